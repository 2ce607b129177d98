"""A showdown as a JSON document in, the ruling as a JSON document out (contract, section 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.cards import join
from dealer_assist.engine.showdown.award import PotRuling, Ruling, Share, in_all, settle
from dealer_assist.contract.plain_case import PlainCase, read_plain
from dealer_assist.contract.showdown_document import read_showdown
from dealer_assist.engine.showdown.evaluate import Tabled
from dealer_assist.engine.showdown.sides import PlayedSide, leaves

Json = dict[str, Any]


def judge(document: object) -> Json:
    """Who wins what.

    Shape: the contract's document in; out `awards`, `pots` with their shares, what each seat has in
    `hands` (on the first board where there are several) and `notes`.
    Units: the smallest unit of account.
    Errors: a `Refusal` with code, field and what to do, whatever JSON comes in; nothing else.
    """
    case = read_plain(document) if isinstance(document, dict) else None
    return judge_carefully(document) if case is None else _plain_document(case)


def judge_carefully(document: object) -> Json:
    """The same for every showdown there is, and with the refusal of whatever is none."""
    showdown, pots = read_showdown(document)
    ruling = settle(showdown, pots, why=True)
    return {**ruling_document(ruling), "hands": hands_document(ruling)}


def ruling_document(ruling: Ruling) -> Json:
    """`awards`, `pots` and `notes` in the contract's form."""
    return {
        "awards": _by_seat(ruling.awards),
        "pots": [_pot(pot) for pot in ruling.pots],
        "notes": [note.document() for note in ruling.notes],
    }


def _plain_document(case: PlainCase) -> Json:
    ruling = case.ruling
    hands: dict[str, Json] = {str(seat): {} for seat in case.seats}
    for side, written, strengths in zip(case.sides, case.shown, ruling.judged, strict=True):
        for row, (cards, _), strength in zip(hands.values(), written, strengths, strict=True):
            row[side.name] = {"cards": cards, "name": side.scale.name(strength)} if strength else None
    return {
        "awards": _by_seat(in_all(ruling.pots)),
        "pots": [_pot(pot) for pot in ruling.pots],
        "notes": [note.document() for note in ruling.notes],
        "hands": hands,
    }


def hands_document(ruling: Ruling) -> Json:
    """What every tabled hand makes, side by side: cards and name, or null.

    A side that a die took away is null for everybody.
    """
    if not ruling.tables:
        return {}
    table = ruling.tables[0]
    unqualified = {
        seat: share.side for pot in ruling.pots for share in pot.shares if not share.qualified
        for seat in pot.seats
    }
    seats = table.showdown.all_known()
    hands: dict[str, Json] = {str(seat): {} for seat in seats}
    for name, side in _sides(table).items():
        for seat, row in zip(seats, hands.values(), strict=True):
            hand = table.hand_on(side, seat, not unqualified or unqualified.get(seat) != side.name)
            row[name] = hand and {"cards": join(hand.cards), "name": hand.scale.name(hand.strength)}
    for leaf in [leaf for side in table.off for leaf in side.leaves]:
        for row in hands.values():
            row[leaf.name] = None
    return hands


def _sides(table: Tabled) -> dict[str, PlayedSide]:
    """The sides by name; a side that each board has is `high` on the first and `high-2` on the second."""
    sides: dict[str, PlayedSide] = {}
    for side in leaves(table.sides):
        sides[f"{side.name}-{side.board}" if side.name in sides else side.name] = side
    return sides


def _pot(pot: PotRuling) -> Json:
    return {"amount": pot.amount, "seats": list(pot.seats), "shares": [_share(share) for share in pot.shares]}


def _share(share: Share) -> Json:
    row: Json = {} if share.runout is None else {"runout": share.runout}
    if share.board is not None:
        row["board"] = share.board
    row["side"], row["amount"], row["winners"] = share.side, share.amount, list(share.winners)
    row["awards"] = _by_seat(share.awards)
    return row


def _by_seat(awards: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): awards[seat] for seat in sorted(awards)}

