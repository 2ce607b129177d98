"""Who may raise, the cap of a round, and what a wager counts for.

The arithmetic is that of the betting structure (`rules/betting`); its letters s, F, W and n are the fields
`size`, `full`, `high` and `bets` of the hand.  Source: rulebook 1.1.1 to 1.1.3; house rules 1 and 2.
"""

from __future__ import annotations

from dealer_assist.engine.betting.spot import SpotInHand
from dealer_assist.rules.betting.structure import Count
from dealer_assist.texts import Message, say
from dealer_assist.engine.state.hand import HandState


def cap_of(hand: HandState) -> int | None:
    """Counted bets a round may have, None where there is no cap (`raise-cap`, `heads-up-cap`)."""
    structure = hand.setup.structure
    return structure.cap(SpotInHand(hand, hand.round.actor)) if structure.capped else None


def lift_cap(hand: HandState) -> None:
    """Let the cap fall away between two players, in a house that has it so (`Terms.lifts_cap`)."""
    if hand.round.lifted:
        return
    rule = hand.terms.house["heads-up-cap"]
    if rule == "lift-last-two":
        # two of the whole event; two at a table of a larger one are still capped
        hand.round.lifted = hand.setup.players_left == 2
    elif contenders(hand) == 2:
        cap = cap_of(hand)
        if rule == "lift-before-cap":
            # 200, 400, then one folds: no end between two. At 800 the round was capped already, and stays so
            hand.round.lifted = cap is None or hand.round.bets < cap
        else:
            hand.round.lifted = hand.round.started_two


def contenders(hand: HandState) -> int:
    """Who makes it "two players": with chips behind, or all unfolded (`heads-up-count`)."""
    if hand.setup.house["heads-up-count"] == "unfolded":
        return hand.folded.count(False)
    return hand.with_chips()


def least(hand: HandState) -> int | None:
    """The least total of the next wager of the player to act, before the stack cuts it."""
    return hand.setup.structure.least(SpotInHand(hand, hand.round.actor))


def set_levels(hand: HandState, levels: Count) -> None:
    """Take over what a structure makes of a wager."""
    now = hand.round
    now.high, now.full, now.step, now.bets, now.full_wagers = levels


def may_raise(hand: HandState, i: int) -> bool:
    """Has the player the right to raise: not yet acted, or facing a full wager since (judged per player)."""
    now = hand.round
    # 1.1.1: "except in limit California Lowball"
    if now.checked[i] and hand.terms.no_check_raise:
        return False
    if not now.acted[i]:
        return True
    return hand.setup.structure.reopened(SpotInHand(hand, i), now.seen_full[i])


def note_check(hand: HandState, i: int) -> None:
    """Remember a check: it may bar a raise, and a seven that is checked wins no later chips (App. B)."""
    hand.round.checked[i] = True
    _offend(hand, i)


def note_call(hand: HandState, i: int) -> None:
    """Just calling an all-in that is less than a full bet is a check (house rules 6, `sevens-short-call`)."""
    # App. B: "The same holds in no-limit lowball", there measured on the minimum bet for the game.
    bet = hand.round.size if hand.setup.structure.capped else hand.amounts.least_bet
    # before the draw nobody has a seven to bet
    if not hand.street_no or hand.round.high >= bet:
        return
    if hand.setup.house["sevens-short-call"] == "under-half" and 2 * hand.round.high >= bet:
        return
    hand.round.checked[i] = True
    _offend(hand, i)


def _offend(hand: HandState, i: int) -> None:
    # the first offence counts: what was in before it is all that can be won
    if hand.terms.sevens and hand.street_no and hand.showdown.offences[i] is None:
        hand.showdown.offences[i] = tuple(hand.chips.total)


def why_no_raise(hand: HandState, i: int) -> Message:
    """The reason a raise is not open to the player, for the refusal and the disabled key."""
    cap = cap_of(hand)
    if hand.chips.stack[i] <= hand.round.high - hand.round.bet[i]:
        return say("closed.no-chips")
    others = [j for j in range(hand.count) if j != i and hand.chips.stack[j] and not hand.folded[j]]
    if not others:
        return say("closed.all-in")
    if all(hand.round.bet[j] + hand.chips.stack[j] <= hand.round.high for j in others):
        return say("closed.nobody-has-more")
    if cap is not None and hand.round.bets >= cap:
        return say("closed.capped", bets=cap, chips=hand.round.high)
    if hand.round.checked[i] and hand.terms.no_check_raise:
        return say("closed.check-raise")
    if hand.round.acted[i] and not may_raise(hand, i):
        return say("closed.not-reopened", chips=hand.round.high - hand.round.bet[i])
    if hand.setup.structure.wagers(SpotInHand(hand, i)).all_in:
        return say("closed.short-stack")
    first = least(hand)
    if first is not None and hand.setup.structure.completes(SpotInHand(hand, i)):
        return say("closed.complete-first", chips=first)
    return say("closed.amounts" if hand.round.high else "closed.no-bet")
