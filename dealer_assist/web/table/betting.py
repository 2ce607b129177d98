"""The betting keys as the server writes them; `static/table/keys.js` and `fast.js` draw the same.

Nothing is tapped yet when the page is opened, so the amount is the least there is, and no key is marked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from dealer_assist.rules.chips import VALUES
from dealer_assist.texts import Message, figure, joined, say
from dealer_assist.web.table.facedown import bet_after_bet
from dealer_assist.web.table.felt import seat_list
from dealer_assist.web.table.keys import Key

Document = Mapping[str, Any]
CHIP_KEYS = 4
SEATS_IN_FULL = 2
LEAST_SHORT, LEAST_SHORTER, MILLION = 1000, 10_000, 1_000_000


class Wager(NamedTuple):
    """What may be bet or raised: its verb, least and most, or the few amounts there are."""

    verb: str
    least: int
    most: int
    amounts: list[int]

    @property
    def free(self) -> bool:
        """Whether there is an amount to choose."""
        return not self.amounts and self.least < self.most


def wager_of(hand: Document) -> Wager | None:
    """The range that the keypad is for; None where there is none, or one sum completes a bet."""
    for verb in ("raise", "bet", "complete"):
        may = hand["legal"].get(verb)
        if isinstance(may, dict):
            return Wager(verb, may["min"], may["max"], may.get("amounts") or [])
    return None


def screen(hand: Document) -> dict[str, Any]:
    """Fold, check, call and the wager, the fast paths below them, and the keypad where an amount is free."""
    wager = wager_of(hand)
    row = next(one for one in hand["seats"] if one["seat"] == hand["to_act"])
    return {
        "acts": [_fold(hand), _check(hand), _call(hand, row), *_wagers(hand, row, wager)],
        "fast": _fast(hand), "sum": _sum(hand, wager),
        "keypad": _keypad(hand, row, wager) if wager and wager.free else None,
        "typed": wager.least if wager else 0,
    }


def _fold(hand: Document) -> Key:
    reason = "" if hand["legal"].get("fold") else hand["reasons"]["fold"]
    return Key("fold", say("keys.fold"), "fold", reason, bool(reason), "F")


def _check(hand: Document) -> Key:
    reason = "" if hand["legal"].get("check") else hand["reasons"]["check"]
    return Key("check", say("keys.check"), "quiet", reason, bool(reason), "K")


def _call(hand: Document, row: Document) -> Key:
    may = hand["legal"]
    if may.get("bring_in"):
        return Key("bring-in", say("keys.bring_in", chips=may.get("bring_in")), "go", letter="C")
    if not may.get("call"):
        return Key("call", say("keys.call"), "go", hand["reasons"]["call"], closed=True, letter="C")
    small = _everything(row) if may.get("call") >= row["stack"] else ""
    return Key("call", say("keys.call_chips", chips=may.get("call")), "go", small, letter="C")


def _everything(row: Document) -> Message:
    """All that may go in: the stack, or what the cap of the hand leaves of it."""
    return say("keys.cap_small" if row["behind"] else "keys.all_in_small")


def _wagers(hand: Document, row: Document, wager: Wager | None) -> list[Key]:
    may = hand["legal"]
    if wager:
        amounts = wager.amounts or [wager.least]
        return [_wager(hand, row, wager, to, "wager" if len(amounts) == 1 else f"wager-{n}", not n)
                for n, to in enumerate(amounts)]
    if may.get("complete"):
        adds = say("keys.adds", chips=may.get("complete") - row["bet"])
        return [Key("complete", say("keys.complete", chips=may.get("complete")), "raise", adds, letter="R")]
    if may.get("all_in") and row["stack"] > (may.get("call") or 0):
        label = "keys.cap_chips" if row["behind"] else "keys.all_in_chips"
        return [Key("all-in", say(label, chips=row["stack"] + row["bet"]), "raise", letter="A")]
    verb = "raise" if hand["high"] > 0 else "bet"
    return [Key("wager", say(f"keys.{verb}"), "raise", hand["reasons"][verb], closed=True)]


def _wager(hand: Document, row: Document, wager: Wager, to: int, name: str, first: bool) -> Key:
    raised = wager.verb == "raise"
    label = say({"raise": "keys.raise_to", "bet": "keys.bet_chips", "complete": "keys.complete"}[wager.verb],
                chips=to)
    every = to == row["stack"] + row["bet"]
    adds = say("keys.adds", chips=to - row["bet"]) if raised else ""
    odd = not wager.amounts and to % (hand["unit"] or 1) and not every
    small = say("keys.wrong_unit", min=wager.least, max=wager.most, unit=hand["unit"]) if odd else (
        _everything(row) if every else adds)
    return Key(name, label, "raise", small, bool(odd), ("R" if raised else "B") if first else "")


def _fast(hand: Document) -> list[Key]:
    """To a seat, everybody, a wrong amount; the first two change places where a bet comes after a bet."""
    may = hand["legal"]
    closed = say("fast.opens" if may.get("bring_in") else "fast.nobody")
    verb = "check" if may.get("check") else "fold"
    far = len(hand["ahead"][verb]) > 1
    way = Key("path", say(f"fast.{verb}_to"), "preset", "" if far else closed, not far, "T")
    both = [way, _all(hand, "check" if may.get("check") else "call", closed)]
    return [*(both[::-1] if bet_after_bet(hand) else both),
            Key("wrong", say("wrong.key"), "preset", letter="W")]


def _all(hand: Document, verb: str, closed: Message) -> Key:
    run = hand["ahead"][verb]
    small: str = closed
    if len(run) > 1:
        small = say("fast.then", seat=run[-1]["next"]) if run[-1]["next"] else seat_list(
            [step["seat"] for step in run], SEATS_IN_FULL)
    return Key("all", say(f"fast.all_{verb}"), "preset", small, len(run) <= 1, "L")


def _sum(hand: Document, wager: Wager | None) -> dict[str, Any] | None:
    """The maximum as the table hears it, and how it comes about."""
    if not wager or wager.least == wager.most and not hand.get("how"):
        return None
    most = joined(map(figure, wager.amounts), say("keys.or")) if wager.amounts else (
        say("keys.to_go", chips=wager.most) if hand.get("how") else "")
    return {"most": most, "least": hand.get("how_least"), "how": hand.get("how")}


# -- the keypad ------------------------------------------------------------------------------------


def _keypad(hand: Document, row: Document, wager: Wager) -> list[Key | None]:
    """Row by row; None stands for the amount, and a key without a name for a chip that is too large."""
    chips = list(_chips(hand, row))
    chips += [Key("", "")] * (CHIP_KEYS - len(chips))
    presets = _presets(hand, row, wager)
    digit = {text: Key(f"digit-{text}", text, "digit") for text in ("000", "00", *"0123456789")}
    return [
        *map(digit.__getitem__, "789"), Key("back", "⌫", "digit", aria=say("keys.digit_back")),
        chips[0], presets[0],
        *map(digit.__getitem__, "456"), Key("clear", "C", "digit", aria=say("keys.clear")),
        chips[1], presets[1],
        *map(digit.__getitem__, "123"), digit["000"], chips[2], presets[2],
        digit["0"], digit["00"], None, chips[3], presets[3],
    ]


def _presets(hand: Document, row: Document, wager: Wager) -> list[Key]:
    limited = hand["plays"]["pot"]
    half = _within(wager, _pot(hand, row, 2))
    pot = wager.most if limited else _within(wager, _pot(hand, row, 1))
    every = row["stack"] + row["bet"]
    enters = "preset raise"     # said in one word, and its sum stands on the key: one tap enters it
    over = every > wager.most
    return [
        Key("min", say("keys.preset_min"), "preset", _sum_on_key(wager.least), letter="M"),
        Key("half", say("keys.preset_half"), "preset", _sum_on_key(half) if limited else "", letter="H"),
        Key("pot", say("keys.preset_pot"), enters if limited else "preset",
            _sum_on_key(pot) if limited else "", letter="P"),
        Key("all-in", say("keys.preset_all_in"), "preset" if over else enters,
            say("keys.over_max") if over else _sum_on_key(every), over, "A"),
    ]


def _pot(hand: Document, row: Document, part: int) -> int:
    """A bet of the pot or half of it: what there is after the call, on top of the wager."""
    to = int(hand["high"] + (hand["pot"] + hand["high"] - row["bet"]) // part)
    return to - to % (hand["unit"] or 1)


def _within(wager: Wager, to: int) -> int:
    return min(max(to, wager.least), wager.most)


def _chips(hand: Document, row: Document) -> Iterator[Key]:
    """Four chips for a wager, none that is lost beside the stakes."""
    setup, chip = hand["setup"], hand["chip"]
    stake = next((one for one in setup.get("blinds") or () if one), 0) or setup.get("bring_in") or setup.get(
        "small_bet") or setup.get("ante") or chip
    every = [chip, *(value for value in VALUES if value > chip and value % chip == 0)]
    first = max(0, sum(value <= stake / 2 for value in every) - 1)
    stack = row["stack"] + row["bet"]
    for n, value in enumerate(every[first:first + CHIP_KEYS]):
        if n == 0 or value <= stack:
            yield Key(f"chip-{value}", joined(("+", _short(value)), ""), "chip", closed=value > stack,
                      aria=say("keys.chip", chips=value))


def _sum_on_key(chips: int) -> str:
    return figure(chips) if chips < MILLION else _short(chips)


def _short(chips: int) -> str:
    """25,000 on a key is 25K: to the chip, in fewer figures."""
    if chips >= MILLION and chips % 10_000 == 0:
        return joined((figure(chips / MILLION), "M"), "")
    if chips >= LEAST_SHORT and chips % (LEAST_SHORT if chips < LEAST_SHORTER else 100) == 0:
        return joined((figure(chips / LEAST_SHORT), "K"), "")
    return figure(chips)
