"""The deck: burns, what is left of it, and the muck that is shuffled when draws used it up (section 6)."""

from __future__ import annotations

from collections.abc import Sequence, Set

from dealer_assist.engine.dealing import due, shortages
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.state.hand import HandState
from dealer_assist.errors import NotNow
from dealer_assist.texts import joined


def burn(hand: HandState) -> None:
    """One burn before each round of dealing that follows a betting round (R50)."""
    deck = hand.deck
    if hand.street_no and not deck.burned:
        if deck.stub < 1:
            deck_used_up(hand)
        deck.stub -= 1
        deck.burned = True
        deck.burns.append(hand.street_no)
        due.burn(hand)


def shuffle(hand: HandState, cards: int, without: tuple[int, ...] = ()) -> None:
    """A new stub: what lay in the old one, and what was taken in (house rules 5, 6)."""
    due.shuffle(hand, cards, without)
    hand.deck.pool = cards


def reshuffle_plan(
    hand: HandState, owed: list[tuple[int, int]], burn: int, later: Sequence[tuple[int, int]] = ()
) -> shortages.Reshuffle | None:
    """What is shuffled so that all are served, `burn` cards first; None where the deck does.

    Shape: `owed` (player, cards) in serving order, `later` who is owed after them.  Errors: `deck-out`.
    """
    seats = [(hand.order[i], count) for i, count in owed]
    waits = [hand.order[i] for i, _ in later]
    plan = shortages.deck_runs_out(hand.deck.stub, seats, _pile(hand), hand.setup.house, burn, waits)
    if plan is not None and plan.pool < burn + sum(count for _, count in plan.waiting):
        raise NotNow("deck-out.nobody-draws")
    return plan


def take_in_muck(hand: HandState, plan: shortages.Reshuffle, later: Set[int] = frozenset()) -> None:
    """The muck is the stub now, without the discards that stay out (R49); `later` is served from it too."""
    deck = hand.deck
    without = tuple(hand.seat_index[seat] for seat in plan.without)
    if deck.reshuffled != deck.draw_no:     # the first shuffle of this draw
        deck.taken = deck.served_after = frozenset()
    deck.recycled += plan.pool - plan.rest
    deck.stub, deck.reshuffled = plan.pool, deck.draw_no
    deck.kept_out = frozenset(without)
    deck.served_after |= {hand.seat_index[seat] for seat, _ in plan.waiting} | later
    deck.taken |= {i for i, draws in enumerate(hand.cards.draws) if len(draws) > deck.draw_no} - {*without}
    shuffle(hand, plan.pool, without)


def deck_used_up(hand: HandState) -> None:
    """The deck is used up before a burn or a board card: the muck comes back.  Errors: `deck-out`."""
    plan = shortages.deck_runs_out(hand.deck.stub, [], _pile(hand), hand.setup.house, 1)
    if plan is None or not plan.pool:
        raise NotNow("deck-out.call-floor")
    take_in_muck(hand, plan)
    tell(hand, shortages.used_up(plan.pool, hand.setup.house))


def _pile(hand: HandState) -> shortages.Pile:
    """What lies in the muck, counted: folded hands, earlier discards less what was shuffled in before."""
    now, taken = hand.deck.draw_no, hand.deck.taken if hand.deck.reshuffled == hand.deck.draw_no else ()
    folded = sum(len(hand.cards.down[j]) + len(hand.cards.up[j]) for j in range(hand.count) if hand.folded[j])
    # what was shuffled in before is in the stub or in hands again, also from this very draw
    thrown = sum(sum(draws[: now + (j in taken)]) for j, draws in enumerate(hand.cards.draws))
    earlier = folded + thrown + hand.cards.thrown - hand.deck.recycled
    discards = {hand.order[j]: draws[now] for j, draws in enumerate(hand.cards.draws)
                if len(draws) > now and j not in taken}
    return shortages.Pile(earlier, discards, len(hand.deck.burns))


# the rules under which `tell` notes
_TELLING_RULES = ("house rule reshuffle-pool", "house rule stud-short-stub")


def tell(hand: HandState, procedure: Procedure) -> None:
    """Something rare: the dealer is told the steps, and the record keeps them."""
    hand.procedure = procedure
    hand.notes += ((joined(procedure.steps), f"house rule {procedure.rule}"),)


def notes_now(hand: HandState) -> list[tuple[str, str]]:
    """The notes that bear on the hand as it stands, with their rules.

    Shape: how to deal from a short stub is told while it is to be done, and not again in a later round.
    """
    if not hand.notes:
        return []
    to_do = joined(hand.procedure.steps) if hand.procedure and hand.due else ""
    return [(text, rule) for text, rule in hand.notes if rule not in _TELLING_RULES or text == to_do]


def thrown_away(hand: HandState) -> int:
    """Cards thrown and not shuffled in since: those that lie nowhere else."""
    held = sum(map(len, hand.cards.down)) + sum(map(len, hand.cards.up))
    shared = len(hand.table.board) + (hand.table.community is not None)
    return len(hand.deck.whole) - hand.deck.stub - len(hand.deck.burns) - held - shared
