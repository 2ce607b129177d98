"""A betting round: who acts, what is legal, and what an action does (rulebook 1.1; house rules 1 to 5).

Letters as in the house rules: W `high`, F `full`, n `bets`, s `size`. `legal` is the one source of
what may be done: `act`, the buttons, `options` and the prompt all read it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dealer_assist.engine import button, dealing, ladder, own_cards
from dealer_assist.engine.actions import Action
from dealer_assist.engine.limits import betting_unit, pot_sum
from dealer_assist.errors import NotNow
from dealer_assist.games import Choice

if TYPE_CHECKING:
    from dealer_assist.engine.hand import Hand


class Range(NamedTuple):
    """Totals *to*, least and most; `amounts` where only a few figures between them are bets."""

    least: int
    most: int
    amounts: tuple[int, ...] = ()


class Legal(NamedTuple):
    """What the player to act may do. `call` is what he adds; the rest are totals *to*; None: not now."""

    seat: int
    fold: bool
    check: bool
    call: int | None
    bet: Range | None
    complete: int | None
    raise_: Range | None
    all_in: bool
    bring_in: int | None = None


def begin_round(hand: Hand) -> bool:
    """Open the round of this street; False when there is nothing to bet or nobody to bet it."""
    street = hand.streets[hand.street_no]
    kind = street.bet
    if isinstance(kind, Choice):
        kind = kind.values[hand.setup.house.word(kind.rule)]
    if kind == "none" or hand.setup.bomb_pot and hand.street_no == 0:
        return False
    if hand.street_no:
        new_round(hand)
    hand.size = _size(hand, kind)
    hand.doubled = dealing.open_pair(hand)
    hand.pending_bet = kind
    _opener(hand, street.opens)
    hand.started_two = _can_bet(hand) == 2
    ladder.lift_cap(hand)
    hand.actor = (hand.opener - 1) % hand.count
    if not _next_actor(hand):
        hand.bring_due = False
        _close(hand)
        return False
    hand.phase = "betting"
    return True


def new_round(hand: Hand) -> None:
    """Clear what belongs to one round only."""
    count = hand.count
    hand.bet = [0] * count
    hand.acted, hand.checked = [False] * count, [False] * count
    hand.seen_full = [0] * count
    hand.high = hand.full = hand.bets = hand.full_wagers = 0
    hand.step = least_bet(hand)
    hand.lifted, hand.aggressor, hand.brought = False, None, None
    hand.last = ["" if last not in ("fold", "all-in") else last for last in hand.last]


def _size(hand: Hand, kind: str) -> int:
    """The bet of the round in limit; a kill raises it (house rules 1, 4)."""
    setup = hand.setup
    size = setup.big_bet if kind == "big" else setup.small_bet
    return size if setup.killer is None else button.kill_limit(size, setup.house)


def _opener(hand: Hand, opens: str) -> None:
    """Who is first: the posts have said it before the first round, the cards in stud, else the button."""
    if opens == "bring-in" and hand.setup.bring_in:
        hand.opener, hand.bring_due, hand.bring_forced = dealing.bring_in_index(hand), True, True
        if not hand.stack[hand.opener]:
            hand.bring_forced = False  # all-in for the ante alone: the next player pays it, or folds
        hand.step = hand.setup.bring_in
    elif opens in ("best board", "high card", "bring-in"):
        hand.opener = dealing.best_board_index(hand, opens)
        hand.must_open = opens == "high card"
    elif hand.street_no:
        hand.opener = 0


def _can_bet(hand: Hand) -> int:
    if hand.rules["heads-up-count"] == "unfolded":
        return hand.count - sum(hand.folded)
    return sum(1 for i in range(hand.count) if hand.stack[i] and not hand.folded[i])


def to_call(hand: Hand, i: int) -> int:
    """What player `i` owes: never more than an opponent who still has cards has, or could, put in."""
    high, bets, stacks, folded = hand.high, hand.bet, hand.stack, hand.folded
    owed = high - bets[i]
    if owed <= 0:
        return 0
    reach = 0
    for j, bet in enumerate(bets):
        if j != i and not folded[j]:
            most = bet + stacks[j]
            if most >= high:
                break
            reach = max(reach, most)
    else:
        owed = max(0, reach - bets[i])
    return min(owed, stacks[i])


def _answerable(hand: Hand, i: int) -> bool:
    """Is there an opponent who could put in more than the wager that stands? Else a raise means nothing."""
    for j in range(hand.count):
        if j != i and hand.stack[j] and not hand.folded[j] and hand.bet[j] + hand.stack[j] > hand.high:
            return True
    return False


def _next_actor(hand: Hand) -> bool:
    """Move to the next player with something to decide; False when the round is over."""
    i = hand.actor
    for _ in range(hand.count):
        i = (i + 1) % hand.count
        if hand.folded[i] or not hand.stack[i]:
            continue
        if hand.bring_due or to_call(hand, i) or (not hand.acted[i] and _answerable(hand, i)):
            if hand.bring_due and not _answerable(hand, i) and not to_call(hand, i):
                return False
            hand.actor = i
            return True
    return False


def least_bet(hand: Hand) -> int:
    """The least a round can be opened for in no-limit and pot-limit (`min-bet`)."""
    setup = hand.setup
    stated = setup.house.number("min-bet")
    if stated:
        return stated
    if setup.ante and (setup.bomb_pot or setup.button_blind):
        return setup.ante
    return setup.big_blind or setup.bring_in or setup.small_bet or setup.ante or setup.chip


def legal(hand: Hand) -> Legal:
    """Everything the player to act may do; the one source for pages, prompts and checks."""
    if hand.may is None:
        hand.may = _legal(hand)
    return hand.may


def _legal(hand: Hand) -> Legal:
    i, setup = hand.actor, hand.setup
    if hand.bring_due:
        return _bring_in(hand, i)
    call = to_call(hand, i)
    stack, total = hand.stack[i], hand.stack[i] + hand.bet[i]
    may_raise = stack > call and _answerable(hand, i) and ladder.may_raise(hand, i)
    if setup.betting == "jam-or-fold":
        match = setup.house["jam-or-fold"] == "match" and _jammed(hand)
        return Legal(
            hand.order[i],
            True,
            not call,
            call or None if match else None,
            None,
            None,
            None,
            bool(stack <= call or may_raise or call),
        )
    complete, wager = None, None
    if may_raise and setup.betting == "limit":
        complete, wager = _limit(hand, total)
    elif may_raise:
        wager = _free(hand, i, total)
    fold, check, owed = _plain(hand, call)
    if wager is not None and _no_limp(hand):
        owed = None
    top = wager.most if wager else (complete or 0)
    return Legal(
        seat=hand.order[i],
        fold=fold,
        check=check,
        call=owed,
        bet=wager if not hand.high else None,
        complete=complete,
        raise_=wager if hand.high else None,
        all_in=stack <= call or (top >= total and (wager is not None or complete is not None)),
    )


def _plain(hand: Hand, call: int) -> tuple[bool, bool, int | None]:
    """Fold, check, and what a call costs, where nothing special is in force."""
    return not hand.must_open, not call and not hand.must_open, call or None


def _passive(hand: Hand, i: int) -> tuple[bool, bool, int | None]:
    """Fold, check and call of the player to act. Most actions are these, and they need no range."""
    if hand.may or hand.bring_due or hand.setup.betting == "jam-or-fold" or _no_limp(hand):
        may = legal(hand)
        return may.fold, may.check, may.call
    return _plain(hand, to_call(hand, i))


def _jammed(hand: Hand) -> bool:
    """Has somebody put in his whole stack for the wager that is to be met?"""
    return any(
        not hand.folded[j] and not hand.stack[j] and hand.bet[j] == hand.high for j in range(hand.count)
    )


def _limit(hand: Hand, total: int) -> tuple[int | None, Range | None]:
    """Limit: one figure, or two over an open pair; `complete` where the wager to meet did not count."""
    levels = ladder.levels(hand)
    if not levels:
        return None, None
    levels = tuple(dict.fromkeys(min(level, total) for level in levels))
    if ladder.completes(hand):
        return levels[0], None
    return None, Range(levels[0], levels[-1], levels if len(levels) > 1 else ())


def _free(hand: Hand, i: int, total: int) -> Range | None:
    """No-limit and pot-limit: from the least raise to the pot or the stack."""
    least = ladder.least_raise(hand)
    unit = betting_unit(hand)
    least += -least % unit
    most = total
    if hand.setup.betting != "no-limit":
        most = max(pot_sum(hand, i).top, least)
    if total <= least:
        return Range(total, total)
    if total > most:
        return Range(least, most)
    return Range(least, total)


def _bring_in(hand: Hand, i: int) -> Legal:
    """The opener brings it in, or opens for more (house rules 5, `bring-in-option`)."""
    setup, stack = hand.setup, hand.stack[i]
    bring, total = min(setup.bring_in, stack), stack + hand.bet[i]
    complete, wager = None, None
    if stack > bring and setup.house["bring-in-option"] == "bring-in-or-complete" and _answerable(hand, i):
        if setup.betting == "limit":
            complete = min(hand.size, total)
        else:
            wager = _free(hand, i, total)
    return Legal(
        seat=hand.order[i],
        fold=not hand.bring_forced,
        check=False,
        call=None,
        bet=wager,
        complete=complete,
        raise_=None,
        all_in=stack <= bring or complete == total or wager is not None and wager.most == total,
        bring_in=bring,
    )


def _no_limp(hand: Hand) -> bool:
    """No-limit single draw: the first player in must raise (house rule `limp-single-draw`)."""
    if hand.street_no or hand.full_wagers or hand.setup.betting == "limit":
        return False
    rule = hand.rules["limp-single-draw"]
    asked = hand.game.habit("no limp", hand.setup.betting)
    return asked and rule in ("by-game", "no") and hand.high == hand.full


def act(hand: Hand, action: Action, i: int) -> None:
    """Take a fold, check, call, bet, raise, completion, bring-in or all-in.

    Errors: `out-of-turn`, `hand-folded`, and one code for each thing that is not legal, with the range.
    """
    seat = action.seat
    if hand.folded[i]:
        raise NotNow("hand-folded", f"Seat {seat} has folded and has no more actions; {awaited(hand)}.")
    if hand.phase == "dealing" and dealing.seen_to_open(hand, i):
        # A card nobody entered was seen at the table: who opens says so, and no known card says no.
        hand.step_no = len(hand.streets[hand.street_no].steps)
        begin_round(hand)
        hand.may = None
    if hand.phase != "betting":
        raise NotNow("not-betting", f"There is nothing to bet on now; {awaited(hand)}.")
    if i != hand.actor:
        raise NotNow(
            "out-of-turn", f"Seat {hand.order[hand.actor]} acts now, not seat {seat}; {awaited(hand)}."
        )
    verb, to = action.verb, action.amount or 0
    if verb == "all-in":
        verb, to = _jam(hand, legal(hand), i)
    _VERBS[verb](hand, i, to)
    hand.last[i] = verb if verb in ("fold", "check", "call") else f"{verb} {hand.bet[i]}"
    if hand.folded[i]:
        hand.last[i] = "fold"
    hand.acted[i] = True
    hand.seen_full[i] = hand.full_wagers
    hand.acted_count += 1
    hand.must_open = False
    own_cards.with_action(hand, i)
    ladder.lift_cap(hand)
    _on(hand)


def _on(hand: Hand) -> None:
    """To the next player, or out of the round."""
    if sum(hand.folded) == hand.count - 1:
        _close(hand)
        hand.phase = "stepping"
    elif not _next_actor(hand):
        _close(hand)
        hand.street_no, hand.step_no, hand.burned = hand.street_no + 1, 0, False
        hand.phase, hand.procedure = "stepping", None


def _close(hand: Hand) -> None:
    """End a round: what nobody matched goes back at once (house rules 8, `uncalled`)."""
    own_cards.all_with_action(hand)
    live = [i for i in range(hand.count) if not hand.folded[i]]
    top = max(live, key=lambda i: hand.bet[i])
    second = max((hand.bet[j] for j in range(hand.count) if j != top), default=0)
    over = hand.bet[top] - second
    if over > 0:
        give_back(hand, top, over)
        hand.bet[top] -= over
    hand.round_no += 1
    if sum(1 for i in live if hand.stack[i]) < 2 or hand.street_no == len(hand.streets) - 1:
        if not hand.betting_over:
            hand.board_in = len(hand.board)
        hand.betting_over = True


def give_back(hand: Hand, i: int, chips: int) -> None:
    """Chips return to a stack; they are `returned`, no award."""
    hand.stack[i] += chips
    hand.total[i] -= chips
    seat = hand.order[i]
    hand.returned[seat] = hand.returned.get(seat, 0) + chips


def _jam(hand: Hand, may: Legal, i: int) -> tuple[str, int]:
    """What an all-in is here: a bring-in, a call, a completion, a bet or a raise."""
    total = hand.stack[i] + hand.bet[i]
    if may.bring_in is not None and hand.stack[i] <= may.bring_in:
        return "bring-in", 0
    if not may.all_in:
        raise NotNow(
            "all-in-too-much", f"Seat {may.seat} cannot go all-in for {total:,} here; {_choices(may)}."
        )
    if hand.setup.betting == "jam-or-fold":
        return "jam", total
    if hand.stack[i] <= to_call(hand, i):
        return "call", 0
    if may.complete is not None:
        return "complete", 0
    return ("raise" if may.raise_ else "bet"), total


def _fold(hand: Hand, i: int, to: int) -> None:
    if not _passive(hand, i)[0]:
        may = legal(hand)
        must = "has the bring-in" if may.bring_in is not None else "must open"
        raise NotNow("no-fold", f"Seat {may.seat} {must} and cannot fold; {_choices(may)}.", rule="2.54")
    hand.folded[i] = True


def _check(hand: Hand, i: int, to: int) -> None:
    if not _passive(hand, i)[1]:
        may, owed = legal(hand), to_call(hand, i)
        owes = f"owes {owed:,} and cannot check" if owed and not may.bring_in else "must open"
        raise NotNow("no-check", f"Seat {may.seat} {owes}; {_choices(may)}.")
    ladder.note_check(hand, i)


def _call(hand: Hand, i: int, to: int) -> None:
    cost = _passive(hand, i)[2]
    if cost is None:
        may, owes = legal(hand), to_call(hand, i)
        why = "has nothing to call" if not owes else f"may not just call {owes:,}"
        raise NotNow("no-call", f"Seat {may.seat} {why}; {_choices(may)}.")
    ladder.note_call(hand, i)
    put(hand, i, cost)


def _bet(hand: Hand, i: int, to: int) -> None:
    may = legal(hand)
    if may.bet is None and may.complete == to:
        _complete(hand, i, to)
    elif may.bet is None:
        why = f"there is a bet of {hand.high:,} already" if hand.high else "no bet is possible"
        raise NotNow("no-bet", f"Seat {may.seat} cannot bet: {why}; {_choices(may)}.")
    else:
        _check_range(hand, may, may.bet, "bet", i, to)
        wager(hand, i, to)


def _raise(hand: Hand, i: int, to: int) -> None:
    may = legal(hand)
    if may.raise_ is None and may.complete == to:
        _complete(hand, i, to)
    elif may.raise_ is None:
        raise NotNow(
            "no-raise",
            f"Seat {may.seat} may not raise: {ladder.why_no_raise(hand, i)}; {_choices(may)}.",
            rule="1.1",
        )
    else:
        _check_range(hand, may, may.raise_, "raise", i, to)
        wager(hand, i, to)


def _complete(hand: Hand, i: int, to: int) -> None:
    may = legal(hand)
    if may.complete is None:
        raise NotNow(
            "no-complete", f"Seat {may.seat} has nothing to complete; {_choices(may)}.", rule="1.1.1"
        )
    wager(hand, i, may.complete)


def _bring(hand: Hand, i: int, to: int) -> None:
    """The bring-in counts in full for the others, also when it is short (`bring-in-short`)."""
    may = legal(hand)
    if may.bring_in is None:
        raise NotNow("no-bring-in", f"Seat {may.seat} does not bring it in now; {_choices(may)}.")
    put(hand, i, may.bring_in)
    setup = hand.setup
    hand.high = setup.bring_in if setup.house["bring-in-short"] == "others-pay-full" else may.bring_in
    hand.step, hand.brought, hand.bring_due = hand.high, i, False
    if setup.betting == "limit" and setup.house["completion-is-raise"] == "yes":
        hand.bets = 1


def _jam_all(hand: Hand, i: int, to: int) -> None:
    if to > hand.high:
        wager(hand, i, to)
    else:
        put(hand, i, hand.stack[i])


_VERBS = {
    "fold": _fold,
    "check": _check,
    "call": _call,
    "bet": _bet,
    "raise": _raise,
    "complete": _complete,
    "bring-in": _bring,
    "jam": _jam_all,
}


def _check_range(hand: Hand, may: Legal, allowed: Range, verb: str, i: int, to: int) -> None:
    said = "raised to" if verb == "raise" else "bet"
    if to < allowed.least:
        raise NotNow(
            f"{verb}-too-small",
            f"Seat {may.seat} {said} {to:,}; the least is {allowed.least:,}. {_choices(may).capitalize()}.",
            rule="1.1",
        )
    if to > allowed.most:
        raise NotNow(
            f"{verb}-too-big",
            f"Seat {may.seat} {said} {to:,}; the most is {allowed.most:,}. {_choices(may).capitalize()}.",
            rule="1.1",
        )
    if allowed.amounts and to not in allowed.amounts:
        raise NotNow(
            f"{verb}-not-a-step",
            f"Seat {may.seat} {said} {to:,}; only {span(allowed)} can be wagered here.",
            rule="2.54",
        )
    unit = betting_unit(hand)
    if to % unit and to != hand.stack[i] + hand.bet[i] and hand.setup.betting != "limit":
        raise NotNow(
            "not-whole-chips",
            f"{to:,} cannot be put in with chips of {unit:,}; make it a multiple of {unit:,}.",
        )


def put(hand: Hand, i: int, chips: int) -> None:
    """Move chips from a stack in front of the player."""
    hand.stack[i] -= chips
    hand.bet[i] += chips
    hand.total[i] += chips


def wager(hand: Hand, i: int, to: int) -> None:
    """Bet, raise or complete to a total."""
    put(hand, i, to - hand.bet[i])
    hand.bring_due = False
    hand.aggressor = i
    ladder.count(hand, to)


def _choices(may: Legal) -> str:
    """What is open to the player, as the end of a sentence."""
    words = []
    if may.bring_in is not None:
        words.append(f"bring it in for {may.bring_in:,}")
    if may.check:
        words.append("check")
    if may.call is not None:
        words.append(f"call {may.call:,}")
    if may.complete is not None:
        words.append(f"complete to {may.complete:,}")
    for verb, allowed in (("bet", may.bet), ("raise to", may.raise_)):
        if allowed is not None:
            words.append(f"{verb} {span(allowed)}")
    if may.fold and not may.check:
        words.append("fold")
    if may.all_in and not (may.bet or may.raise_ or may.complete):
        words.append("go all-in")
    return (
        "seat " + str(may.seat) + " may " + (", ".join(words[:-1]) + " or " if words[1:] else "") + words[-1]
    )


def span(allowed: Range) -> str:
    """A range as it is said: one figure, two, or from-to."""
    if allowed.amounts:
        return " or ".join(f"{amount:,}" for amount in allowed.amounts)
    if allowed.least == allowed.most:
        return f"{allowed.least:,}"
    return f"{allowed.least:,} to {allowed.most:,}"


def awaited(hand: Hand) -> str:
    """What the table waits for, as the end of a refusal."""
    from dealer_assist.engine.prompts import waiting  # prompts read this module

    return waiting(hand).refusal
