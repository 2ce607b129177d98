"""A betting round: its size, who opens, who is next, when it is over (rulebook 1.1; house rules 1 to 5).

Letters as in the house rules: W `high`, F `full`, n `bets`, s `size`. What may be done is in `legal`, what
an action does in `wagers`.
"""

from __future__ import annotations


from dealer_assist.engine.betting import raising, opening
from dealer_assist.engine.dealing import player_steps
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.betting.legal import TURN, answers, owes
from dealer_assist.engine.betting.apply_action import FOLDED, NO_AMOUNT, TAKE, bring_in
from dealer_assist.engine.state.stage import STEPPING, BETTING, DEALING
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.betting.spot import SpotInHand
from dealer_assist.errors import NotNow
from dealer_assist.engine.state.terms import SHOWING, bet_of
from dealer_assist.engine.state.hand import HandState
from dealer_assist.texts import say


def begin_round(hand: HandState, opens: int | None = None) -> bool:
    """Open the round of this street; False when there is nothing to bet or nobody to bet it.

    Shape: `opens` is the player who opens by cards that not everybody has entered, None where that is known.
    """
    number, now = hand.street_no, hand.round
    street = hand.streets[number]
    kind = street.bet if type(street.bet) is str else bet_of(street, hand.setup)
    if kind == "none" or not number and hand.setup.bomb_pot:
        return False
    # the first round began with the forced chips
    if number:
        new_round(hand)
    now.size, now.kind, now.brings = hand.amounts.first_bet[kind][0], kind, street.with_action
    now.doubled = number == 1 and hand.terms.open_pair and opening.open_pair(hand)
    # a blind of 1 under a spread of 2 to 10 is no bet yet: the next player still makes the first
    if not number and not hand.setup.structure.counts_forced(SpotInHand(hand, 0)):
        now.full = now.bets = 0
    _opener(hand, street.opens, opens)
    if hand.terms.lifts_cap:
        now.started_two = raising.contenders(hand) == 2
        raising.lift_cap(hand)
    now.actor = now.lead = (now.opener or hand.count) - 1
    if not _next_actor(hand):
        now.bring_due = False
        close_round(hand)
        return False
    hand.stage = BETTING
    return True


def new_round(hand: HandState) -> None:
    """Clear what belongs to one round only."""
    count, now = hand.count, hand.round
    now.bet, now.seen_full = [0] * count, [0] * count
    now.acted, now.checked = [False] * count, [False] * count
    now.high = now.full = now.bets = now.full_wagers = 0
    now.step = hand.amounts.least_bet
    now.lifted, now.aggressor, now.brought = False, None, None
    now.last = [()] * count


def _opener(hand: HandState, opens: str, seen: int | None) -> None:
    """Who is first: the posts have said it before the first round, the cards in stud, else the button."""
    if opens not in SHOWING:
        if hand.street_no:
            hand.round.opener = 0
    elif opens == "bring-in" and hand.setup.bring_in:
        hand.round.opener = opening.bring_in_index(hand) if seen is None else seen
        hand.round.bring_due = hand.round.bring_forced = True
        if not hand.chips.stack[hand.round.opener]:
            hand.round.bring_forced = False  # all-in for the ante alone: the next player pays it, or folds
        # 2.35: the least raise is "the size of the bring-in"
        hand.round.step = hand.setup.bring_in
        if hand.terms.jam:
            _bring_in_by_itself(hand)
    else:
        hand.round.opener = opening.best_board_index(hand, opens) if seen is None else seen
        hand.round.must_open = opens == "high card"


def _bring_in_by_itself(hand: HandState) -> None:
    """"A bring-in is posted by itself, like a blind" (R53): jam-or-fold governs what a player does."""
    i = hand.round.opener
    if hand.round.bring_forced:
        bring_in(hand, i)
    hand.round.bring_due = hand.round.bring_forced = False
    hand.round.opener = (i + 1) % hand.count


def _next_actor(hand: HandState) -> bool:
    """Move to the next player with something to decide; False when the round is over."""
    now, folded, stacks = hand.round, hand.folded, hand.chips.stack
    high, bets, owed = now.high, now.bet, 0
    for i in TURN[hand.count][now.actor]:
        if folded[i] or not (stack := stacks[i]):
            continue
        if (lacks := high - bets[i]) > 0:
            if bets[now.lead] == high and not folded[now.lead]:     # the wager to meet has chips behind it
                now.actor, now.owed = i, lacks if lacks < stack else stack
                return True
            owed = owes(high, bets, stacks, folded, i)
        if owed or now.bring_due or not now.acted[i] and answers(high, bets, stacks, folded, i):
            # all others are all-in for their antes: there is nobody to bring it in against
            if now.bring_due and not owed and not answers(high, bets, stacks, folded, i):
                return False
            now.actor, now.owed = i, owed
            return True
    return False


def act(hand: HandState, action: Action, i: int) -> None:
    """Take a fold, check, call, bet, raise, completion, bring-in or all-in.

    Errors: `out-of-turn`, `hand-folded`, and one code for each thing that is not legal, with the range.
    """
    now = hand.round
    if i != now.actor or hand.stage is not BETTING:
        _check_turn(hand, i)
    hand.due = ()  # what was due before this action is done
    did = now.last[i] = TAKE[action.verb](hand, i, NO_AMOUNT if action.amount is None else action.amount)
    now.acted[i], now.seen_full[i], now.must_open = True, now.full_wagers, False
    if now.brings is not None:
        player_steps.with_action(hand, i)
    if hand.terms.lifts_cap:
        raising.lift_cap(hand)
    if did is FOLDED and hand.folded.count(False) == 1:
        close_round(hand)
        hand.stage = STEPPING
    elif not _next_actor(hand):
        _end_street(hand)


def on_from(hand: HandState, i: int) -> None:
    """The first after player `i` with something to decide acts; with nobody left the round is over."""
    hand.round.actor = i % hand.count
    if not _next_actor(hand):
        _end_street(hand)


def _end_street(hand: HandState) -> None:
    close_round(hand)
    hand.street_no, hand.step_no = hand.street_no + 1, 0
    hand.stage, hand.procedure = STEPPING, None


def _check_turn(hand: HandState, i: int) -> None:
    """Refuse who is not to act.

    A card nobody entered was seen at the table: who opens says so, and no known card says no. An opener whose
    own cards nobody knows any more (`deal 2 up ??`, as recorded hands have them) is taken at that word.
    """
    seat = hand.order[i]
    if hand.folded[i]:
        raise NotNow("hand-folded.no-actions", seat=seat, now=WHAT_NOW, rule="1.1")
    if hand.stage is DEALING:
        _open_unseen(hand, i)
    if hand.stage is not BETTING:
        raise NotNow("not-betting", now=WHAT_NOW, rule="1.1")
    if i != hand.round.actor:
        raise NotNow(
            "out-of-turn.acts", actor=hand.order[hand.round.actor], seat=seat, now=WHAT_NOW, rule="1.1"
        )


def _open_unseen(hand: HandState, i: int) -> None:
    """Begin the round that cards wait for, where who acts says who opens it."""
    opener = _says_who_opens(hand, i)
    if opening.seen_to_open(hand, opener) or opening.never_seen(hand, opener):
        hand.step_no = len(hand.streets[hand.street_no].steps)
        begin_round(hand, opener)
        hand.may = hand.asked = None


def _says_who_opens(hand: HandState, i: int) -> int:
    """Who must have opened, if player `i` acts first: a bring-in posted by itself is to their right (R53)."""
    by_itself = hand.terms.jam and hand.setup.bring_in and hand.streets[hand.street_no].opens == "bring-in"
    return (i - 1) % hand.count if by_itself else i


def close_round(hand: HandState) -> None:
    """End a round: what nobody matched goes back at once (house rules 8, `uncalled`)."""
    if hand.round.brings is not None:
        player_steps.all_with_action(hand)
    return_uncalled(hand)
    hand.round.number += 1
    end_betting(hand)


def end_betting(hand: HandState) -> None:
    """No more bets where fewer than two still in have chips, or the last round is over."""
    if hand.betting_over or hand.street_no < len(hand.streets) - 1 and hand.with_chips() > 1:
        return
    return_uncalled(hand)
    hand.table.board_in = len(hand.table.board)
    hand.betting_over = True


def return_uncalled(hand: HandState) -> None:
    """A bet, or a part of an ante, that nobody matched goes back before pots and rake (house rules 8)."""
    totals = hand.chips.total
    most = max(totals)
    if totals.count(most) > 1:
        return
    top = totals.index(most)
    over = most - _next_to(hand, top)
    # `kill-tabled-winner`: a hand that was killed gets back a raise that nobody called, and no blind
    if over <= 0 or hand.folded[top] and top != hand.round.aggressor:
        return
    give_back(hand, top, over)
    hand.round.bet[top] = max(hand.round.bet[top] - over, 0)
    if hand.folded[top]:
        note = say("dead.uncalled", seat=hand.order[top], chips=over)
        hand.notes += ((note, "house rule kill-tabled-winner"),)


def _next_to(hand: HandState, top: int) -> int:
    """The most another has in; a short deck button's bet meets the others' without an ante beside it."""
    totals, button = hand.chips.total, hand.count - 1
    most = max([chips for i, chips in enumerate(totals) if i != top])
    # folded before others who are all-in for less, they have met nothing that anybody can still win
    met = not hand.folded[button] or hand.folded.count(False) == 1
    if hand.setup.button_blind and met and top != button and hand.chips.stack[button]:
        return max(most, totals[button] + hand.setup.ante)
    return most


def give_back(hand: HandState, i: int, chips: int) -> None:
    """Chips return to a stack; they are `returned`, no award."""
    held, seat = hand.chips, hand.order[i]
    held.stack[i] += chips
    held.total[i] -= chips
    held.returned[seat] = held.returned.get(seat, 0) + chips
