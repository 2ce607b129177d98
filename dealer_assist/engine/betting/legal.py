"""What the player to act may do: the one source for keys, prompts and checks (1.1; house rules 1 to 5)."""

from __future__ import annotations

from dealer_assist.engine.betting import raising
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.moves import Legal
from dealer_assist.texts import Message, figure, listed, say
from dealer_assist.engine.betting.spot import SpotInHand
from dealer_assist.rules.betting.structure import NO_WAGERS, Range, Wagers
from dealer_assist.rules.seats import MOST_SEATS


# by how many play, then by who acted: all in the order in which they are asked
TURN = [[(*range(i + 1, count), *range(i + 1)) for i in range(count)] for count in range(MOST_SEATS + 1)]
_new = tuple.__new__    # a NamedTuple in half the time of calling its class


def to_call(hand: HandState, i: int) -> int:
    """What player `i` owes: never more than an opponent who still has cards has, or could, put in."""
    return owes(hand.round.high, hand.round.bet, hand.chips.stack, hand.folded, i)


def owes(high: int, bets: list[int], stacks: list[int], folded: list[bool], i: int) -> int:
    """The same from the figures of a round."""
    owed = high - bets[i]
    if owed <= 0:
        return 0
    reach = 0
    for j, out in enumerate(folded):
        if not out and j != i:
            most = bets[j] + stacks[j]
            # somebody has met the wager, or could: it is owed in full
            if most >= high:
                break
            reach = max(reach, most)
    else:
        # nobody else has that much: the button owes 20 to a big blind who is all-in for 70, not 50
        owed = max(0, reach - bets[i])
    return min(owed, stacks[i])


def answerable(hand: HandState, i: int) -> bool:
    """Is there an opponent who could put in more than the wager that stands? Else a raise means nothing."""
    return answers(hand.round.high, hand.round.bet, hand.chips.stack, hand.folded, i)


def answers(high: int, bets: list[int], stacks: list[int], folded: list[bool], i: int) -> bool:
    """The same from the figures of a round."""
    if not high and 0 not in stacks:
        return folded.count(False) > 1
    for j, out in enumerate(folded):
        if not out and stacks[j] and bets[j] + stacks[j] > high and j != i:
            return True
    return False


def legal(hand: HandState) -> Legal:
    """Everything the player to act may do; the one source for pages, prompts and checks."""
    if hand.may is None:
        hand.may = _legal(hand)
    return hand.may


def _legal(hand: HandState) -> Legal:
    spot = SpotInHand(hand, hand.round.actor)
    more = wagers(hand, spot)
    if hand.round.bring_due:
        return _bring_in(hand, spot.i, more)
    now, structure = hand.round, hand.setup.structure
    owed, opens, over = now.owed, not now.must_open, raises(hand)
    check, call = structure.plain(spot, owed)
    # who has too few chips to raise may still call
    if more.to is not None and no_limp(hand):
        call = None
    all_in = bool(owed) and (hand.chips.stack[spot.i] <= owed or structure.whole_stack) or more.any
    bet, raise_ = (None, more.to) if over else (more.to, None)
    may: Legal = _new(Legal, (
        hand.order[spot.i], opens, check and opens, call, bet, more.complete, raise_, all_in, None))
    return may


def wagers(hand: HandState, spot: SpotInHand) -> Wagers:
    """Which wagers are open to the player to act, where `spot` is: all that the check of one needs."""
    now, i, stacks = hand.round, spot.i, hand.chips.stack
    if now.bring_due:
        return _to_open_for(hand, spot)
    if stacks[i] > now.owed and answers(now.high, now.bet, stacks, hand.folded, i) \
            and (not now.acted[i] or raising.may_raise(hand, i)):
        return hand.setup.structure.wagers(spot)
    return NO_WAGERS


def _to_open_for(hand: HandState, spot: SpotInHand) -> Wagers:
    """What may be opened for in place of the bring-in (house rules 5, `bring-in-option`)."""
    setup, i = hand.setup, spot.i
    if setup.house["bring-in-option"] != "bring-in-or-complete":
        return NO_WAGERS
    if hand.chips.stack[i] <= setup.bring_in or not answerable(hand, i):
        return NO_WAGERS
    more = setup.structure.opens(spot)
    small = more.to is not None and more.to.most <= setup.bring_in
    return NO_WAGERS if small else more     # such a pot opens nobody more than the bring-in does


def raises(hand: HandState) -> bool:
    """Is a wager of the player to act a raise, over one that stands?"""
    return hand.round.high > 0 and not hand.round.bring_due


def _bring_in(hand: HandState, i: int, more: Wagers) -> Legal:
    """The opener brings it in, or opens for more (house rules 5, `bring-in-option`)."""
    stack = hand.chips.stack[i]
    bring = min(hand.setup.bring_in, stack)
    return Legal(
        seat=hand.order[i],
        fold=not hand.round.bring_forced,
        check=False,
        call=None,
        bet=more.to,
        complete=more.complete,
        raise_=None,
        all_in=stack <= bring or more.any,
        bring_in=bring,
    )


def no_limp(hand: HandState) -> bool:
    """No-limit single draw: the first player in must raise (house rule `limp-single-draw`)."""
    now = hand.round
    # "once raised, calling is normal", also over an all-in for less than a raise
    return hand.terms.no_limp and not hand.street_no and not now.full_wagers and now.high == now.full


def choices(may: Legal) -> Message:
    """What is open to the player, as the end of a sentence."""
    words = moves(may, "moves.call", "moves.raise-to")
    if may.fold and not may.check:
        words.append(say("moves.fold"))
    if may.all_in and not (may.bet or may.raise_ or may.complete):
        words.append(say("moves.all-in"))
    return say("moves.open", seat=may.seat, moves=listed(words, "or"))


def moves(may: Legal, call: str, raise_: str) -> list[Message]:
    """Everything but folding and going all-in, with its amounts; `call` and `raise_`: keys of those two."""
    words = [] if may.bring_in is None else [say("moves.bring-in", chips=may.bring_in)]
    if may.check:
        words.append(say("moves.check"))
    if may.call is not None:
        words.append(say(call, chips=may.call))
    same = may.bet is not None and may.bring_in is not None and may.bet.least <= may.bring_in
    bet = "moves.opens" if same else "moves.bet"    # the least is the bring-in, which was named
    wagers = (("moves.complete", may.complete), (bet, may.bet), (raise_, may.raise_))
    return words + [_wager(key, allowed) for key, allowed in wagers if allowed is not None]


def _wager(key: str, allowed: Range) -> Message:
    if allowed.amounts or allowed.least == allowed.most:
        return say(key, chips=span(allowed))
    return say(f"{key}-range", least=allowed.least, most=allowed.most)


def span(allowed: Range) -> str:
    """The amounts of a wager: one, two, or from the least to the most."""
    if not allowed.amounts and allowed.least < allowed.most:
        return say("moves.span", least=allowed.least, most=allowed.most)
    return listed([figure(amount) for amount in allowed.amounts or (allowed.least,)], "or")
