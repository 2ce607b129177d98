"""A betting round: its size, who opens, who is next, when it is over (rulebook 1.1; house rules 1 to 5).

Letters as in the house rules: W `high`, F `full`, n `bets`, s `size`. What may be done is in `legal`, what
an action does in `wagers`.
"""

from __future__ import annotations


from dealer_assist.engine.betting import raising, opening
from dealer_assist.engine.dealing import player_steps
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.betting.legal import answers, owes
from dealer_assist.engine.betting.apply_action import bring_in, put, take
from dealer_assist.engine.state.stage import STEPPING, BETTING, DEALING
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.betting.spot import Spot
from dealer_assist.errors import NotNow
from dealer_assist.engine.state.terms import bet_of
from dealer_assist.engine.state.hand import Hand


def begin_round(hand: Hand) -> bool:
    """Open the round of this street; False when there is nothing to bet or nobody to bet it."""
    street = hand.streets[hand.street_no]
    kind = bet_of(street, hand.setup)
    if kind == "none" or hand.setup.bomb_pot and hand.street_no == 0:
        return False
    if hand.street_no:
        new_round(hand)
    now = hand.round
    now.size, now.kind = hand.amounts.first_bet[kind][0], kind
    now.doubled = hand.street_no == 1 and opening.open_pair(hand)
    if not hand.street_no and not hand.setup.structure.counts_forced(Spot(hand, 0)):
        now.full = now.bets = 0
    _opener(hand, street.opens)
    if hand.terms.lifts_cap:
        now.started_two = raising.contenders(hand) == 2
        raising.lift_cap(hand)
    now.actor = (now.opener - 1) % hand.count
    if not _next_actor(hand):
        now.bring_due = False
        close_round(hand)
        return False
    hand.stage = BETTING
    return True


def new_round(hand: Hand) -> None:
    """Clear what belongs to one round only."""
    count, now = hand.count, hand.round
    now.bet = [0] * count
    now.acted, now.checked = [False] * count, [False] * count
    now.seen_full = [0] * count
    now.high = now.full = now.bets = now.full_wagers = 0
    now.step = hand.amounts.least_bet
    now.lifted, now.aggressor, now.brought = False, None, None
    now.last = [_FOLD if folded else () for folded in hand.folded]


def _opener(hand: Hand, opens: str) -> None:
    """Who is first: the posts have said it before the first round, the cards in stud, else the button."""
    if opens == "bring-in" and hand.setup.bring_in:
        hand.round.opener = opening.bring_in_index(hand)
        hand.round.bring_due = hand.round.bring_forced = True
        if not hand.chips.stack[hand.round.opener]:
            hand.round.bring_forced = False  # all-in for the ante alone: the next player pays it, or folds
        hand.round.step = hand.setup.bring_in
        if hand.terms.jam:
            _bring_in_by_itself(hand)
    elif opens in ("best board", "high card", "bring-in"):
        hand.round.opener = opening.best_board_index(hand, opens)
        hand.round.must_open = opens == "high card"
    elif hand.street_no:
        hand.round.opener = 0


def _bring_in_by_itself(hand: Hand) -> None:
    """"A bring-in is posted by itself, like a blind" (R53): jam-or-fold governs what a player does."""
    i = hand.round.opener
    if hand.round.bring_forced:
        bring_in(hand, i)
    hand.round.bring_due = hand.round.bring_forced = False
    hand.round.opener = (i + 1) % hand.count


def _next_actor(hand: Hand) -> bool:
    """Move to the next player with something to decide; False when the round is over."""
    now, folded, stacks, acted = hand.round, hand.folded, hand.chips.stack, hand.round.acted
    high, bets, i, last = now.high, now.bet, now.actor, hand.count - 1
    for _ in folded:
        i = i + 1 if i < last else 0
        if folded[i] or not stacks[i]:
            continue
        owed = owes(high, bets, stacks, folded, i) if bets[i] < high else 0
        if owed or now.bring_due or not acted[i] and answers(high, bets, stacks, folded, i):
            if now.bring_due and not owed and not answers(high, bets, stacks, folded, i):
                return False
            now.actor, now.owed = i, owed
            return True
    return False


def act(hand: Hand, action: Action, i: int) -> None:
    """Take a fold, check, call, bet, raise, completion, bring-in or all-in.

    Errors: `out-of-turn`, `hand-folded`, and one code for each thing that is not legal, with the range.
    """
    if hand.stage is not BETTING or i != hand.round.actor:
        _check_turn(hand, i)
    hand.due = ()  # what was due before this action is done
    now = hand.round
    verb = action.verb
    if verb not in _PLAIN or not _plain(hand, verb, i):
        verb = take(hand, verb, action.amount or 0, i)
    now.last[i] = _PLAIN.get(verb) or (verb, now.bet[i])
    now.acted[i], now.seen_full[i], now.must_open = True, now.full_wagers, False
    if hand.streets[hand.street_no].with_action is not None:
        player_steps.with_action(hand, i)
    if hand.terms.lifts_cap:
        raising.lift_cap(hand)
    if verb == "fold" and hand.folded.count(False) == 1:
        close_round(hand)
        hand.stage = STEPPING
    elif not _next_actor(hand):
        _end_street(hand)


def on_from(hand: Hand, i: int) -> None:
    """The first after player `i` with something to decide acts; with nobody left the round is over."""
    hand.round.actor = i % hand.count
    if not _next_actor(hand):
        _end_street(hand)


def _end_street(hand: Hand) -> None:
    close_round(hand)
    hand.street_no, hand.step_no, hand.deck.burned = hand.street_no + 1, 0, False
    hand.stage, hand.procedure = STEPPING, None


_FOLD = ("fold",)
_PLAIN = {"fold": _FOLD, "check": ("check",), "call": ("call",)}


def _plain(hand: Hand, verb: str, i: int) -> bool:
    """Fold, check or call where nothing special is in force: most actions are these, and need no range."""
    now, terms = hand.round, hand.terms
    if now.bring_due or now.must_open or terms.jam or terms.no_limp and not hand.street_no:
        return False
    if verb == "fold":
        hand.folded[i] = True
    elif verb == "check" and not now.owed:
        raising.note_check(hand, i)
    elif verb == "call" and now.owed:
        if hand.street_no:
            raising.note_call(hand, i)
        put(hand, i, now.owed)
    else:
        return False
    return True


def _check_turn(hand: Hand, i: int) -> None:
    """Refuse who is not to act.

    A card nobody entered was seen at the table: who opens says so, and no known card says no.
    """
    seat = hand.order[i]
    if hand.folded[i]:
        raise NotNow("hand-folded", f"Seat {seat} has folded and has no more actions; {WHAT_NOW}.")
    if hand.stage is DEALING and opening.seen_to_open(hand, _says_who_opens(hand, i)):
        hand.step_no = len(hand.streets[hand.street_no].steps)
        begin_round(hand)
        hand.may = hand.asked = None
    if hand.stage is not BETTING:
        raise NotNow("not-betting", f"There is nothing to bet on now; {WHAT_NOW}.")
    if i != hand.round.actor:
        raise NotNow(
            "out-of-turn", f"Seat {hand.order[hand.round.actor]} acts now, not seat {seat}; {WHAT_NOW}."
        )


def _says_who_opens(hand: Hand, i: int) -> int:
    """Who must have opened, if player `i` acts first: a bring-in posted by itself is to his right (R53)."""
    by_itself = hand.terms.jam and hand.setup.bring_in and hand.streets[hand.street_no].opens == "bring-in"
    return (i - 1) % hand.count if by_itself else i


def close_round(hand: Hand) -> None:
    """End a round: what nobody matched goes back at once (house rules 8, `uncalled`)."""
    if hand.streets[hand.street_no].with_action is not None:
        player_steps.all_with_action(hand)
    now, folded = hand.round, hand.folded
    most = max(now.bet)
    if most and now.bet.count(most) == 1:
        top = now.bet.index(most)
        if not folded[top]:
            second = sorted(now.bet)[-2]
            give_back(hand, top, most - second)
            now.bet[top] = second
    now.number += 1
    end_betting(hand)


def end_betting(hand: Hand) -> None:
    """No more bets where fewer than two still in have chips, or the last round is over."""
    folded = hand.folded
    behind = [i for i, chips in enumerate(hand.chips.stack) if chips and not folded[i]]
    if len(behind) < 2 or hand.street_no == len(hand.streets) - 1:
        if not hand.betting_over:
            hand.table.board_in = len(hand.table.board)
        hand.betting_over = True


def give_back(hand: Hand, i: int, chips: int) -> None:
    """Chips return to a stack; they are `returned`, no award."""
    hand.chips.stack[i] += chips
    hand.chips.total[i] -= chips
    seat = hand.order[i]
    hand.chips.returned[seat] = hand.chips.returned.get(seat, 0) + chips
