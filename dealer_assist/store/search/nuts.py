"""Who tabled the nuts: with this board no two cards that others could hold make a better hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from dealer_assist.cards import Card
from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.showdown.evaluate import Tabled
from dealer_assist.engine.showdown.sides import PlayedTier, leaves
from dealer_assist.games.model import ANY
from dealer_assist.scales.select import strengths_using
from dealer_assist.store.search.board import one_board

NUTS = "nuts"
OF_TWO = (ANY, (2,))        # as many cards of one's own make any hand there is


def nuts(hand: Played) -> Iterator[tuple[str, int]]:
    """The bits of the seats whose tabled hand nobody could have beaten, a tie of it too."""
    table = one_board(hand)
    if table is None or table.game.joker is not None:
        return
    played = next(leaves(table.sides)).tiers[0]
    if not played.tier.board or played.scale.low or played.tier.hole not in OF_TWO:
        return
    seats = [seat for i, seat in enumerate(hand.order)
             if hand.showdown.shown[i] and table.showdown.known(seat)]
    strengths = {seat: table.strength(played, seat) for seat in seats}
    best = max(strengths.values(), default=0)
    for seat in (one for one, strength in strengths.items() if strength == best > 0):
        # who holds the ace of hearts fears no flush to it
        seen = {*table.board, *table.showdown.hands[seat]}
        if not _beaten(played, best, [card for card in hand.setup.deck() if card not in seen], table):
            yield NUTS, 1 << seat


def _beaten(played: PlayedTier, best: int, left: Sequence[Card], table: Tabled) -> bool:
    """Do two of these cards make more with the board?"""
    return any(max(strengths_using(played.scale, pairs, board, played.tier.hole), default=0) > best
               for board in table.groups(played.tier) for pairs in _tries(board, left))


def _tries(board: Sequence[Card], left: Sequence[Card]) -> Iterator[list[tuple[Card, ...]]]:
    """All twos, before them the few that beat most hands: pairs of the board's ranks, two of its suit."""
    ranks, suits = {card.rank for card in board}, [card.suit for card in board]
    of_ranks = combinations([card for card in left if card.rank in ranks], 2)
    yield [two for two in of_ranks if two[0].rank == two[1].rank]
    suit = max(suits, key=suits.count)
    yield [*combinations([card for card in left if card.suit == suit], 2)]
    yield [*combinations(left, 2)]
