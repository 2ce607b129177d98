"""A showdown as a JSON document in, the ruling as a JSON document out (contract, section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dealer_assist.cards import join
from dealer_assist.engine.showdown.award import PotRuling, Ruling, Share, settle
from dealer_assist.contract.plain_case import PlainCase, read_plain
from dealer_assist.contract.showdown_document import read_showdown
from dealer_assist.engine.showdown.sides import PlayedSide, leaves

Json = dict[str, Any]


def judge(document: object) -> Json:
    """Who wins what.

    Shape: the contract's document in; out `awards`, `pots` with their shares, what each seat has in
    `hands`, board by board, and `notes`.
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
    hands: dict[str, Json] = {str(seat): {} for seat in case.frame.seats}
    for side, written, strengths in zip(case.frame.sides, case.shown, ruling.judged, strict=True):
        for row, (cards, _), strength in zip(hands.values(), written, strengths, strict=True):
            row[side.name] = {"cards": cards, "name": side.scale.name(strength)} if strength else None
    return {
        "awards": _by_seat(ruling.awards),
        "pots": [_pot(pot) for pot in ruling.pots],
        "notes": [note.document() for note in ruling.notes],
        "hands": hands,
    }


def hands_document(ruling: Ruling, runs: int | None = None) -> Json:
    """What every tabled hand makes, side by side: cards and name, or null.

    A side of each board is `high` on the first and `high-2` on the second, whether the game has two or one
    was run again; `runs`: only so many of them. A side that a die took away is null for everybody.
    """
    hands: dict[str, Json] = {}
    before = 0      # boards of the runs that came before
    for run, table in enumerate(ruling.tables[:runs], 1):
        rows = {seat: hands.setdefault(str(seat), {}) for seat in table.showdown.all_known()}
        unqualified, sides = _unqualified(ruling, run), list(leaves(table.sides))
        for name, side in _by_name(sides, before).items():
            for seat, row in rows.items():
                # R22: where nobody qualifies the best high hand takes it, and is told all the same
                hand = table.hand_on(side, seat, not unqualified or unqualified.get(seat) != side.name)
                row[name] = hand and {"cards": join(hand.cards), "name": hand.scale.name(hand.strength)}
        # R34: on a roll of 4 to 6 Binglaha has no low, whatever anybody holds
        for leaf in [leaf for side in table.off for leaf in side.leaves]:
            for row in rows.values():
                row[leaf.name if run == 1 else f"{leaf.name}-{run}"] = None
        before += max(side.board or 1 for side in sides)
    return hands


def _by_name(sides: Iterable[PlayedSide], before: int) -> dict[str, PlayedSide]:
    """The sides of one dealing by name; `before` boards were dealt before it."""
    names: dict[str, PlayedSide] = {}
    for side in sides:
        again = before or side.name in names
        names[f"{side.name}-{before + (side.board or 1)}" if again else side.name] = side
    return names


def _unqualified(ruling: Ruling, run: int) -> dict[int, str]:
    """The side of a run that a seat took, or could have, with a hand that does not qualify (R5)."""
    return {
        seat: share.side for pot in ruling.pots for share in pot.shares
        if not share.qualified and share.runout in (None, run) for seat in pot.seats
    }


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

