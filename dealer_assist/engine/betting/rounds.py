"""A betting round: its size, who opens, who is next, when it is over (rulebook 1.1; house rules 1 to 5).

Letters as in the house rules: W `high`, F `full`, n `bets`, s `size`. What may be done is in `legal`, what
an action does in `wagers`.
"""

from __future__ import annotations

from dealer_assist.rules import button
from dealer_assist.engine.betting import raising, opening
from dealer_assist.engine.dealing import player_steps
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.betting.legal import answerable, least_bet, to_call
from dealer_assist.engine.betting.apply_action import take
from dealer_assist.engine.state.stage import Stage
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.errors import NotNow
from dealer_assist.games import Choice
from dealer_assist.engine.state.hand import Hand


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
    hand.round.size = _size(hand, kind)
    hand.round.doubled = opening.open_pair(hand)
    hand.round.kind = kind
    _opener(hand, street.opens)
    hand.round.started_two = raising.contenders(hand) == 2
    raising.lift_cap(hand)
    hand.round.actor = (hand.round.opener - 1) % hand.count
    if not _next_actor(hand):
        hand.round.bring_due = False
        _close(hand)
        return False
    hand.stage = Stage.BETTING
    return True


def new_round(hand: Hand) -> None:
    """Clear what belongs to one round only."""
    count = hand.count
    hand.round.bet = [0] * count
    hand.round.acted, hand.round.checked = [False] * count, [False] * count
    hand.round.seen_full = [0] * count
    hand.round.high = hand.round.full = hand.round.bets = hand.round.full_wagers = 0
    hand.round.step = least_bet(hand)
    hand.round.lifted, hand.round.aggressor, hand.round.brought = False, None, None
    hand.round.last = ["" if last not in ("fold", "all-in") else last for last in hand.round.last]


def _size(hand: Hand, kind: str) -> int:
    """The bet of the round in limit; a kill raises it (house rules 1, 4)."""
    setup = hand.setup
    size = setup.big_bet if kind == "big" else setup.small_bet
    killed = setup.killer is not None or any(post.kind == "kill" for post in setup.posts or ())
    return button.kill_limit(size, setup.house) if killed else size


def _opener(hand: Hand, opens: str) -> None:
    """Who is first: the posts have said it before the first round, the cards in stud, else the button."""
    if opens == "bring-in" and hand.setup.bring_in:
        hand.round.opener = opening.bring_in_index(hand)
        hand.round.bring_due = hand.round.bring_forced = True
        if not hand.chips.stack[hand.round.opener]:
            hand.round.bring_forced = False  # all-in for the ante alone: the next player pays it, or folds
        hand.round.step = hand.setup.bring_in
    elif opens in ("best board", "high card", "bring-in"):
        hand.round.opener = opening.best_board_index(hand, opens)
        hand.round.must_open = opens == "high card"
    elif hand.street_no:
        hand.round.opener = 0


def _next_actor(hand: Hand) -> bool:
    """Move to the next player with something to decide; False when the round is over."""
    i = hand.round.actor
    for _ in range(hand.count):
        i = (i + 1) % hand.count
        if hand.folded[i] or not hand.chips.stack[i]:
            continue
        if hand.round.bring_due or to_call(hand, i) or (not hand.round.acted[i] and answerable(hand, i)):
            if hand.round.bring_due and not answerable(hand, i) and not to_call(hand, i):
                return False
            hand.round.actor = i
            return True
    return False


def act(hand: Hand, action: Action, i: int) -> None:
    """Take a fold, check, call, bet, raise, completion, bring-in or all-in.

    Errors: `out-of-turn`, `hand-folded`, and one code for each thing that is not legal, with the range.
    """
    seat = action.seat
    if hand.folded[i]:
        raise NotNow("hand-folded", f"Seat {seat} has folded and has no more actions; {WHAT_NOW}.")
    if hand.stage is Stage.DEALING and opening.seen_to_open(hand, i):
        # A card nobody entered was seen at the table: who opens says so, and no known card says no.
        hand.step_no = len(hand.streets[hand.street_no].steps)
        begin_round(hand)
        hand.may = None
    if hand.stage is not Stage.BETTING:
        raise NotNow("not-betting", f"There is nothing to bet on now; {WHAT_NOW}.")
    if i != hand.round.actor:
        raise NotNow(
            "out-of-turn", f"Seat {hand.order[hand.round.actor]} acts now, not seat {seat}; {WHAT_NOW}."
        )
    verb = take(hand, action.verb, action.amount or 0, i)
    hand.round.last[i] = verb if verb in ("fold", "check", "call") else f"{verb} {hand.round.bet[i]}"
    if hand.folded[i]:
        hand.round.last[i] = "fold"
    hand.round.acted[i] = True
    hand.round.seen_full[i] = hand.round.full_wagers
    hand.round.must_open = False
    player_steps.with_action(hand, i)
    raising.lift_cap(hand)
    _on(hand)


def _on(hand: Hand) -> None:
    """To the next player, or out of the round."""
    if sum(hand.folded) == hand.count - 1:
        _close(hand)
        hand.stage = Stage.STEPPING
    elif not _next_actor(hand):
        _close(hand)
        hand.street_no, hand.step_no, hand.deck.burned = hand.street_no + 1, 0, False
        hand.stage, hand.procedure = Stage.STEPPING, None


def _close(hand: Hand) -> None:
    """End a round: what nobody matched goes back at once (house rules 8, `uncalled`)."""
    player_steps.all_with_action(hand)
    live = [i for i in range(hand.count) if not hand.folded[i]]
    top = max(live, key=lambda i: hand.round.bet[i])
    second = max((hand.round.bet[j] for j in range(hand.count) if j != top), default=0)
    over = hand.round.bet[top] - second
    if over > 0:
        give_back(hand, top, over)
        hand.round.bet[top] -= over
    hand.round.number += 1
    if sum(1 for i in live if hand.chips.stack[i]) < 2 or hand.street_no == len(hand.streets) - 1:
        if not hand.betting_over:
            hand.table.board_in = len(hand.table.board)
        hand.betting_over = True


def give_back(hand: Hand, i: int, chips: int) -> None:
    """Chips return to a stack; they are `returned`, no award."""
    hand.chips.stack[i] += chips
    hand.chips.total[i] -= chips
    seat = hand.order[i]
    hand.chips.returned[seat] = hand.chips.returned.get(seat, 0) + chips
