"""The deck: burns, what is left of it, and the muck that is shuffled when draws used it up (section 6)."""

from __future__ import annotations

from dealer_assist.engine.dealing import shortages
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.state.hand import Hand
from dealer_assist.errors import NotNow
from dealer_assist.texts import joined


def burn(hand: Hand, drawer: int | None = None) -> None:
    """One burn a street, before its first card, from the second street on."""
    if hand.street_no and not hand.deck.burned:
        take(hand, 1, drawer)
        hand.deck.burned = True
        hand.deck.burns.append(hand.street_no)


def take(hand: Hand, count: int, drawer: int | None = None) -> None:
    """Cards leave the deck; what is thrown away is shuffled when draws have used it up."""
    for _ in range(count):
        if hand.deck.stub < 1 and any(hand.cards.draws):
            reshuffle(hand, drawer)
        hand.deck.stub -= 1


def serve_from_muck(hand: Hand, owed: list[tuple[int, int]], total: int) -> None:
    """The deck has run out: the procedure says what is shuffled, and from which card on."""
    house, left = hand.setup.house, hand.deck.stub
    seats = [(hand.order[i], count) for i, count in owed]
    told = shortages.deck_runs_out(left, seats, _pile(hand), house)
    old = left if house["last-card"] == "dealt" else max(left - 1, 0)
    if told.pool < total - old and house["reshuffle-pool"] == "earlier-rounds":
        # Earlier discards do not serve everybody: this draw's come in too, but never a drawer's own.
        house = house.but("reshuffle-pool", "all-but-own")
        told = shortages.deck_runs_out(left, seats, _pile(hand), house)
    if told.pool < total - old:
        raise NotNow(
            "deck-out",
            "The deck and the muck are both used up; nobody can draw more. Take fewer cards, or stand pat.",
        )
    hand.deck.recycled += told.pool - (left - old)
    hand.deck.stub = told.pool - (total - old)
    _shuffled(hand, told, house.word("reshuffle-pool"))


def reshuffle(hand: Hand, drawer: int | None) -> None:
    """The deck is used up before a burn or a board card: the muck comes back, less the drawer's own."""
    seat = None if drawer is None else hand.order[drawer]
    told = shortages.muck_comes_back(_pile(hand), hand.setup.house, seat)
    if not told.pool:
        raise NotNow("deck-out", "The deck and the muck are used up; call the floor, this hand cannot go on.")
    hand.deck.recycled += told.pool
    hand.deck.stub += told.pool
    _shuffled(hand, told, hand.setup.house.word("reshuffle-pool"))


def _shuffled(hand: Hand, told: Procedure, pool: str) -> None:
    hand.deck.pool, hand.deck.reshuffled, hand.deck.shuffled_by = told.pool, hand.deck.draw_no, pool
    tell(hand, told)


def _pile(hand: Hand) -> shortages.Pile:
    """What lies in the muck, counted: folded hands, earlier discards less what was shuffled in before."""
    now = hand.deck.draw_no
    folded = sum(len(hand.cards.down[j]) + len(hand.cards.up[j]) for j in range(hand.count) if hand.folded[j])
    earlier = folded + sum(sum(draws[:now]) for draws in hand.cards.draws) - hand.deck.recycled
    discards = {hand.order[j]: draws[now] for j, draws in enumerate(hand.cards.draws) if len(draws) > now}
    return shortages.Pile(earlier, discards, len(hand.deck.burns))


def tell(hand: Hand, procedure: Procedure) -> None:
    """Something rare: the dealer is told the steps, and the record keeps them."""
    hand.procedure = procedure
    hand.notes += ((joined(procedure.steps), f"house rule {procedure.rule}"),)


def thrown_away(hand: Hand) -> int:
    """Cards thrown and not shuffled in since: those that lie nowhere else."""
    held = sum(map(len, hand.cards.down)) + sum(map(len, hand.cards.up))
    shared = len(hand.table.board) + (hand.table.community is not None)
    return len(hand.deck.whole) - hand.deck.stub - len(hand.deck.burns) - held - shared
