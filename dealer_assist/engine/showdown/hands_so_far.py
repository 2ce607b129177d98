"""What tabled hands make while the showdown goes on, and who wins each side so far.

The judge speaks when every hand is shown; this says the same of the hands that lie open already, on the
cards that lie there already, so that a straight unseen is seen before a chip is pushed. For a screen
alone: nothing in the play of a hand asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dealer_assist.cards import UNKNOWN, join
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.finish import on_table
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.showdown.pots import layers
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.engine.showdown.sides import PlayedSide, PlayedTier, effective, leaves
from dealer_assist.engine.showdown.winners import flat, won
from dealer_assist.games.model import ANY

Json = dict[str, Any]
Seats = Sequence[int]


def naming(hand: HandState) -> Json:
    """The tabled hands by name, and who leads.

    Shape: `tabled` by seat, a row a board and side: `board` from 1, `side`, `name` and `cards`, null where
    the hand makes nothing that counts there, and `place` among the tabled hands, 1 the best.
    `leading`, a row a pot, board and side that somebody wins so
    far: `pot` from 0, `board`, `side`, `seats`. Both are empty until a hand is shown.
    """
    if True not in hand.showdown.shown:     # at most moments of a hand
        return {"tabled": {}, "leading": []}
    shown = [i for i, open_ in enumerate(hand.showdown.shown) if open_ and not hand.folded[i]]
    if not shown:
        return {"tabled": {}, "leading": []}
    if hand.showdown.ruling is not None and hand.showdown.ruling.tables:
        seats = sorted(hand.order[i] for i in shown)
        return hands_document(
            hand.showdown.ruling.tables, [pot.seats for pot in hand.showdown.ruling.pots], seats
        )
    return so_far(hand, shown)


def so_far(hand: HandState, shown: Seats) -> Json:
    """The same of the hands of these indices, before the judge has spoken."""
    lying = on_table(hand, shown)
    if lying.redrawn:   # the run that lies there now
        lying = lying._replace(hands=lying.redrawn[-1], redrawn=())
    known = {seat: tuple(card for card in cards if card != UNKNOWN) for seat, cards in lying.hands.items()}
    community = None if lying.community == UNKNOWN else lying.community
    boards = tuple(tuple(None if card == UNKNOWN else card for card in board) for board in lying.boards)
    lying = lying._replace(hands=known, community=community, board=boards[0],
                           runouts=boards if len(boards) > 1 else ())
    tables = [table for board in boards if (table := _table(lying, board))]
    pots = [sorted(hand.order[i] for i in layer.live) for layer in layers(hand)]
    return hands_document(tables, pots, sorted(known))


def hands_document(tables: Sequence[Tabled], pots: Sequence[Seats], seats: Seats) -> Json:
    """Names and leaders of the hands of `seats` on these boards; `pots` are the seats that can win each."""
    rows: dict[str, list[Json]] = {str(seat): [] for seat in seats}
    leading: list[Json] = []
    for n, table in enumerate(tables):
        sides = list(leaves(table.sides))
        before = n * max(side.board for side in sides) or n     # boards of a run-out count on
        unqualified = _lead(leading, table, sides, pots, seats, before)
        for side in sides:
            places = _places(table, side, seats) if _lies(table, side) else {}
            for seat in places:
                row = _row(table, before + (side.board or 1), side, seat, unqualified.get(seat) != side.name)
                rows[str(seat)].append(row | {"place": places[seat]})
    return {"tabled": rows, "leading": sorted(leading, key=lambda row: int(row["pot"]))}


def _lead(leading: list[Json], table: Tabled, sides: Sequence[PlayedSide], pots: Sequence[Seats],
          seats: Seats, before: int) -> dict[int, str]:
    """Add who wins what of each pot on a board; the seats that do so unqualified, with the side."""
    unqualified: dict[int, str] = {}
    for n, live in enumerate(pots):
        pot = tuple(seat for seat in live if seat in seats)
        if not pot:
            continue
        sides_won = [(one.side, one.winners, one.qualified) for one in flat(won(
            table, table.sides, pot, lambda side: _lies(table, side)))]
        # a pot that one seat alone can win needs no hand that qualifies
        for side, best, counted in sides_won or ([(sides[0], pot, True)] if len(live) == 1 else []):
            leading.append({"pot": n, "board": before + (side.board or 1), "side": side.name,
                            "seats": list(best)})
            unqualified |= {} if counted else dict.fromkeys(pot, side.name)
    return unqualified


def _table(lying: Showdown, board: Sequence[Any]) -> Tabled | None:
    """The hands on a board that may lack cards; None while dice or cards are to decide how it is read."""
    game, _ = effective(lying.game, board, lying.choice)
    dealt = counts(game)
    whole = len(board) >= dealt.board and None not in board
    if len(lying.dice) < dealt.dice or game.removes and not whole or game.becomes and game is lying.game:
        return None
    missing = dealt.board - len(board)
    return Tabled(lying, (*board, *([None] * missing)))


def _lies(table: Tabled, side: PlayedSide) -> bool:
    """Is there anything on the table to play this side with?"""
    return all(table.groups(played.tier) for played in side.tiers if played.tier.board and table.board)


def _places(table: Tabled, side: PlayedSide, seats: Seats) -> dict[int, int | None]:
    """Every seat's place on a side, 1 the best, alike in a tie; None for a hand that does not count."""
    tiers = list(enumerate(side.tiers))
    best = {seat: next(((-n, counted) for n, tier in tiers if (counted := table.counts(tier, seat))), None)
            for seat in seats}
    order = sorted({key for key in best.values() if key}, reverse=True)
    return {seat: order.index(key) + 1 if key else None for seat, key in best.items()}


def _row(table: Tabled, board: int, side: PlayedSide, seat: int, qualified: bool) -> Json:
    hand = table.hand_on(side, seat, qualified)
    row: Json = {"board": board, "side": side.name}
    if hand is not None:
        return row | {"name": hand.name, "cards": join(hand.cards)}
    return row | {"name": _few(table, side.tiers[-1], seat), "cards": None}


def _few(table: Tabled, played: PlayedTier, seat: int) -> str | None:
    """Fewer cards than a hand has, before the rest of the board: pairs count (`stud-first-act`)."""
    tier, scale = played.tier, played.scale
    if tier.hole != ANY or scale.suits != "better":
        return None
    shared = [card for group in table.groups(tier) for card in group] if tier.board and table.board else []
    cards = (*table.own(tier, seat), *shared)
    strength = scale.showing(cards, table.joker(seat)) if len(cards) < scale.size else 0
    return scale.name(strength) if strength else None
