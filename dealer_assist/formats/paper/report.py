"""A hand as it goes on paper: set-up, streets, actions, awards with their reasons.

The printed page and the PDF read the same sheet. Its texts are English that can still be spoken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, cast

from dealer_assist.contract.board_rows import board_rows
from dealer_assist.rules.amounts import STAKES
from dealer_assist.formats import times
from dealer_assist.formats.paper.words import by_rule, cards, chips, line_words, player, street
from dealer_assist.formats.source import Source
from dealer_assist.texts import capital, figure, in_money, joined, named, say

Json = Mapping[str, Any]


IN_MONEY = ("may", "reasons")       # what the review has written so already


@dataclass(frozen=True, slots=True)
class PaperEntry:
    """An entry in force: what was done, what was open, the pot after it, by whom and when."""

    seq: int
    text: str
    may: str
    pot: str
    by: str
    was: str


@dataclass(slots=True)
class PaperStreet:
    """A street: its name, the board as it lay at its end, its entries."""

    name: str
    board: tuple[str, ...] = ()
    entries: list[PaperEntry] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A player: stack before and after, cards that were seen, what came of it."""

    seat: int
    name: str
    before: str
    after: str
    won: str
    cards: tuple[str, ...]
    hand: str


@dataclass(frozen=True, slots=True)
class PaperShare:
    """A side of a pot: who of whom won how much, and with what."""

    pot: str
    among: str
    side: str
    amount: str
    awards: str
    why: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole hand."""

    title: str
    facts: tuple[tuple[str, str], ...]
    seats: tuple[SeatLine, ...]
    streets: tuple[PaperStreet, ...]
    shares: tuple[PaperShare, ...]
    returned: tuple[str, ...]
    reasons: tuple[tuple[str, str], ...]
    remarks: tuple[str, ...]        # rulings and events of the log first
    boards: tuple[tuple[str, ...], ...]
    head: str
    worth: tuple[tuple[str, str, str, str], ...] = ()    # street, player, share of the pots, how it is known
    zone: str = ""      # of every time on it that names no other
    day: str = ""       # whose zone that is
    corrected: tuple[str, ...] = ()     # why it was corrected, what it was, who owes whom


def sheet(review: Json) -> Sheet:
    """The sheet of a hand, of the document that its review is drawn from."""
    steps = review["steps"]
    last, names = steps[-1]["felt"], review["names"]
    over = review["status"] == "over" and not review["refused"]
    # what a file is dated is another day than that on which it was entered
    day = steps[-1]["at"] if review["source"] else review["started"]
    page = Sheet(
        title=title(review), facts=tuple(_facts(review, last)),
        seats=tuple(_seats(review, last)), streets=tuple(_streets(steps, names, day)),
        shares=tuple(_shares(last, names)) if over else (),
        returned=tuple(_returned(last.get("returned"), names)),
        reasons=tuple((note["text"], by_rule(note["rule"])) for note in last.get("notes", ()) if over),
        remarks=(*_notes(review["rows"]), *_remarks(review["remarks"])),
        boards=tuple(tuple("??" if card is None else card for card in row)
                     for row in board_rows(last, turned=False)), head=review["head"],
        zone=times.zone(day), day=day,
        worth=tuple(_worth(review.get("worth", ()), names)),
        corrected=tuple(_corrected(review["corrected"], names)) if "corrected" in review else ())
    money = money_of(review)
    return page if money is None else cast(Sheet, _in_money(page, money))


def money_of(review: Json) -> Callable[[int], str] | None:
    """How the hand's own file writes chips; None where it has nothing but chips, or there is none."""
    file = review["source"]
    if file is None or file["scale"] == 1 and not file["symbol"]:
        return None
    return Source({"currency_symbol": file["symbol"]}, file["scale"]).money


def _in_money(value: Any, money: Callable[[int], str]) -> Any:
    """The sheet with its amounts as the hand's own file writes them: $0.25, not 25."""
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{one.name: _in_money(getattr(value, one.name), money) for one in fields(value)
                                 if one.name not in IN_MONEY})
    if isinstance(value, tuple | list):
        return type(value)(_in_money(one, money) for one in value)
    return in_money(value, money)


def title(review: Json) -> str:
    """What the hand is called."""
    return say("reviewing.title", number=review["number"], table=review["table"]["name"])


def _worth(streets: Sequence[Json], names: Mapping[str, str]) -> Iterator[tuple[str, str, str, str]]:
    """What each live hand was worth, street by street."""
    for row in streets:
        for seat, one in row["seats"].items():
            how = say("paper.exact", n=row["ways"]) if row["exact"] else (
                say("paper.drawn", n=row["ways"], error=_percent(one["error"])))
            outs = say("paper.outs", cards=cards(one["outs"])) if one["outs"] else ""
            yield (street(row["street"]), player(seat, names), joined((_percent(one["share"]), "%")),
                   joined((how, outs), "; "))


def _percent(share: float) -> str:
    return figure(round(100 * share, 1), least=1)


def _corrected(amended: Json, names: Mapping[str, str]) -> Iterator[str]:
    """What is to be read before a hand that was put right."""
    facts = {"by": amended["by"], "day": times.moment(amended["at"]), "reason": amended["reason"]}
    yield (say("paper.corrected-by-rule", rule=amended["rule"], **facts) if amended["rule"]
           else say("paper.corrected", **facts))
    paid = [(seat, amount) for seat, amount in amended["paid"].items() if amount]
    yield say("paper.was-paid", paid=_paid(paid, names) or say("paper.nobody"))
    yield from (one["told"] for one in amended.get("dealt", ()))
    yield from (joined((one["told"], "."), "") for one in amended["transfers"])
    yield say("reviewing.carried") if amended["carried"] else say("reviewing.not-carried")


def _paid(awards: Iterable[tuple[str, int]], names: Mapping[str, str]) -> str:
    return joined((joined((player(seat, names), chips(amount))) for seat, amount in awards), ", ")


def _facts(review: Json, last: Json) -> Iterator[tuple[str, str]]:
    setup = review["setup"]
    yield say("paper.game"), say("paper.plays", game=last["game_name"],
                                 betting=named("betting", review["betting"]))
    stakes = [say(f"stakes.{key}", chips=_amount(setup[key])) for key in STAKES if setup.get(key)]
    yield say("paper.stakes"), joined(stakes, ", ") or say("paper.stakes-none")
    if setup.get("button"):
        yield say("paper.button"), say("paper.button-seat", seat=setup["button"])
    yield from _when(review)
    kind = "tournament" if setup.get("tournament") else "cash"
    yield say("paper.house"), say(f"paper.house-{kind}", preset=setup.get("preset", ""))


def _when(review: Json) -> Iterator[tuple[str, str]]:
    """When it was dealt and finished; of a hand that came from a file, what that tells and nothing else."""
    file = review["source"]
    if file is not None:
        yield from ((say(f"reviewing.fact-{name}"), text) for name, text in file["facts"])
    else:
        yield say("paper.dealt"), times.moment(review["started"])
    if not review["finished"]:
        yield say("paper.status"), say("paper.still-open")
    elif review["status"] == "void" or file is None:
        ended = "paper.void" if review["status"] == "void" else "paper.finished"
        yield say(ended), times.moment(review["finished"])


def _amount(value: Any) -> str:
    return joined(map(chips, value), "/") if isinstance(value, list) else chips(value)


def _seats(review: Json, last: Json) -> Iterator[SeatLine]:
    names = review["names"]
    for row in last["seats"]:
        before, after = review["stacks"][str(row["seat"])]
        moved = "" if after is None else _moved(after - before)
        seen = (*(card for card in row["down"] if row["shown"]), *row["up"])
        hands = last["hands"].get(str(row["seat"]), {})
        hand_names = joined(dict.fromkeys(one["name"] for one in hands.values() if one), "; ")
        gone = "mucked" if row["mucked"] else "folded" if row["folded"] else ""
        came = hand_names or (say(f"paper.{gone}") if gone else "")
        yield SeatLine(row["seat"], names.get(str(row["seat"]), ""), chips(before),
                       "" if after is None else chips(after), moved, seen, came)


def _moved(by: int) -> str:
    return say("paper.gained" if by > 0 else "paper.lost", chips=abs(by)) if by else "0"


def _streets(steps: Sequence[Json], names: Mapping[str, str], day: str) -> Iterator[PaperStreet]:
    current: PaperStreet | None = None
    for before, step in zip(steps, steps[1:], strict=False):
        name = street(step["street"])
        if current is None or current.name != name:
            if current is not None:
                yield current
            current = PaperStreet(name)
        current.board = tuple(card for card in step["felt"]["board"] if card)
        current.entries.append(_entry(before, step, names, day))
    if current is not None:
        yield current


def _entry(before: Json, step: Json, names: Mapping[str, str], day: str) -> PaperEntry:
    may = before["may"] if before["may"] and step["line"].startswith(f"{before['may']['seat']} ") else None
    declines = step["felt"].get("declines", "")
    did = line_words(step["line"], names, declines)
    if step["reason"]:
        did = say("paper.with-reason", did=did, reason=step["reason"])
    by = " · ".join(part for part in (times.clock(step["at"], day), step["who"]) if part)
    return PaperEntry(
        step["seq"], did, capital(may["text"]) if may else "",
        chips(step["felt"]["pot"]), by, line_words(step["was"], names, declines) if step["was"] else "")


def _shares(last: Json, names: Mapping[str, str]) -> Iterator[PaperShare]:
    """Pot by pot, side by side: who won what."""
    pots = last["pots"]
    for number, pot in enumerate(pots):
        called = (say("paper.pot") if len(pots) == 1 else say("showdown.main") if not number
                  else say("showdown.side-n", n=number))
        among = ", ".join(str(seat) for seat in pot["seats"])
        for share in pot.get("shares", ()):
            boards = (say("paper.on-board", board=share[key])
                      for key in ("runout", "board") if share.get(key))
            side = capital(named("side", share["side"])) if share["side"] else ""
            won = _paid(share["awards"].items(), names) or say("paper.stays")
            yield PaperShare(called, among, joined((side, *boards), ", "), chips(share["amount"]), won,
                             _why(last, share))


def _why(last: Json, share: Json) -> str:
    """What the winners have for this side, on its board."""
    hands = last["hands"]
    if not hands and sum(not (row["folded"] or row["mucked"]) for row in last["seats"]) < 2:
        return say("paper.only-live")
    held = [hands.get(str(seat), {}) for seat in share["winners"]]
    winning = [one.get(f"{share['side']}-{_board_of(last, share)}", one.get(share["side"])) for one in held]
    return joined(dict.fromkeys(one["name"] for one in winning if one), "; ")


def _board_of(last: Json, share: Json) -> int:
    """Which board a share was won on, those of every run counted on."""
    boards = max(one.get("board") or 1 for pot in last["pots"] for one in pot.get("shares", ()))
    return ((share.get("runout") or 1) - 1) * boards + (share.get("board") or 1)


def _returned(back: Mapping[str, int] | None, names: Mapping[str, str]) -> Iterator[str]:
    """Uncalled bets."""
    for seat, amount in (back or {}).items():
        if amount:
            yield say("replay.returned", chips=amount, who=player(seat, names))


def _notes(rows: Sequence[Json]) -> Iterator[str]:
    for row in rows:
        if row["says"]:
            yield _remark(row, row["says"])


def _remarks(remarks: Sequence[Json]) -> Iterator[str]:
    for one in remarks:
        yield _remark(one, say("paper.settled", text=one["text"]) if one["done"] else one["text"])


def _remark(row: Json, text: str) -> str:
    who = row["who"] or say("paper.not-signed-in")
    return say("paper.remark", seq=row["seq"], who=who, day=times.moment(row["at"]), text=text)
