"""Action lines, `SEAT VERB [ARGUMENT]`, a dealer's `deal …`, `roll …` and `run N` (contract, section 4)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from dealer_assist.cards import Card, join, parse_cards
from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.games.vocabulary import CARD_LINES
from dealer_assist.rules import verbs
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.rules.verbs import AMOUNT, COUNTED, DEALER, PLAIN

CARDS = (*verbs.CARDS, *CARD_LINES)
SEAT_VERBS = (*PLAIN, *AMOUNT, *COUNTED, *CARDS, "choose")
REROLLS = ("slid", "short", "cocked", "off-table", "early", "other")  # why a roll does not count (1.5)


@dataclass(frozen=True, slots=True)
class Action:
    """One thing somebody did.

    Shape: `seat` is None for the dealer's `deal board`, `roll` and `run`, and for the floor's `release`.
    `amount` is a total *to* for bet and raise, what lies behind for stack, a count for draw and discard, the
    number for run.
    `cards` are those named, None when none were. `to` of a deal is "board", "community", "down" or "up".
    `parts` are the parts of a `part`, `dice` the pips of a roll, `word` the game of a `choose`.
    `recorded`: it stands in a record, and is taken as the engine of its time took it.
    """

    verb: str
    seat: int | None = None
    amount: int | None = None
    cards: tuple[Card, ...] | None = None
    to: str = ""
    word: str = ""
    dice: tuple[int, ...] = ()
    parts: tuple[tuple[Card, ...], ...] = ()
    recorded: bool = field(default=False, repr=False, compare=False)
    _line: str = field(default="", init=False, repr=False, compare=False)  # written once, read at each page

    def line(self) -> str:
        """The action as the contract writes it; `parse_action` reads it back."""
        if not self._line:
            object.__setattr__(self, "_line", self._written())
        return self._line

    def _written(self) -> str:
        if self.verb == "deal":
            place = f"{self.seat} up" if self.to == "up" else str(self.seat or self.to)
            return f"deal {place} {join(self.cards or ())}"
        words = [str(self.seat)] if self.seat is not None else []
        words.append(self.verb)
        if self.amount is not None:
            words.append(str(self.amount))
        if self.parts:
            words.append("/".join(join(part) for part in self.parts))
        elif self.cards:
            words.append(join(self.cards))
        words += [str(pip) for pip in self.dice]
        return " ".join(words + ([self.word] if self.word else []))


def parse_action(line: object, field: str | None = None) -> Action:
    """Read one action line.

    Errors: `bad-action` (no such form, with the nearest verb), `bad-card`, `bad-amount`.
    """
    if not isinstance(line, str) or len(line) > 200 or not line.isascii():
        raise Unreadable("bad-action.short-line", field=field)
    try:
        return _read(line)
    except Unreadable as refusal:
        refusal.field = field
        raise


@lru_cache(maxsize=4096)    # at a table the same lines are entered again and again, and an action is a value
def _read(line: str) -> Action:
    words = line.split()
    if len(words) >= 2 and words[0].isdecimal() and len(words[0]) < 4:
        return _seat_action(int(words[0]), words[1].lower(), words[2:], line)
    if words and words[0].lower() in DEALER:
        return _dealer_action(words[0].lower(), words[1:], line)
    raise _unknown(line, words)


def recorded_action(line: object, field: str | None = None) -> Action:
    """Read a line of a record, which was judged when it was entered.

    Earlier editions took `run N` until the board was complete; only of a run is anything else said today.
    Errors: as of `parse_action`.
    """
    action = parse_action(line, field)
    return replace(action, recorded=True) if action.verb == "run" else action


def _seat_action(seat: int, verb: str, rest: list[str], line: str) -> Action:
    if verb in PLAIN and not rest:
        return Action(verb, seat)
    # `complete` may name its total: in spread-limit it is a range, in limit one figure
    if verb in (*AMOUNT, *COUNTED, "complete") and len(rest) == 1:
        return Action(verb, seat, amount=_number(rest[0]))
    if verb == "choose" and len(rest) == 1:
        return Action(verb, seat, word=rest[0].lower())
    if verb in ("part", "show") and "/" in line:
        parts = "".join(rest).split("/")
        return Action(verb, seat, parts=tuple(parse_cards(part) for part in parts))
    if verb in CARDS:
        return _card_action(seat, verb, rest, line)
    raise _unknown(line, [str(seat), verb, *rest])


def _card_action(seat: int, verb: str, rest: list[str], line: str) -> Action:
    """`draw N [cards]`, `discard CARDS|N`, `show [CARDS]`; of other steps `expose [CARD]`, `door [CARD]`."""
    amount = None
    if rest and rest[0].isdecimal():
        amount, rest = _number(rest[0]), rest[1:]
    cards = parse_cards("".join(rest)) if rest else None
    if verb == "draw" and amount is None:
        if cards is None:
            raise Unreadable("bad-action.draws-how-many", seat=seat)
        amount = len(cards)
    if verb == "discard":
        amount = len(cards) if cards and amount is None else amount
        if amount is None:
            raise Unreadable("bad-action.discards-what", seat=seat)
    elif verb in ("show", *CARD_LINES) and amount is not None:
        raise _unknown(line, line.split())
    if amount is not None and cards is not None and len(cards) != amount:
        raise Unreadable("card-count.throws", seat=seat, thrown=amount, count=len(cards))
    return Action(verb, seat, amount=amount, cards=cards)


def _dealer_action(verb: str, rest: list[str], line: str) -> Action:
    if verb == "roll" and rest and all(pip.isdecimal() and len(pip) < 3 for pip in rest):
        return Action("roll", dice=tuple(int(pip) for pip in rest))
    if verb == "reroll" and len(rest) == 1 and rest[0].lower() in REROLLS:
        return Action("reroll", word=rest[0].lower())
    if verb == "release" and not rest:
        return Action("release")
    if verb == "run" and len(rest) == 1 and rest[0].isdecimal():
        return Action("run", amount=_number(rest[0]))
    if verb == "deal" and len(rest) >= 2:
        place, cards = rest[0].lower(), rest[1:]
        if place in ("board", "community"):
            return Action("deal", to=place, cards=parse_cards("".join(cards)))
        if place.isdecimal() and len(place) < 4:
            face = cards[0].lower() if cards[0].lower() in ("up", "down") and len(cards) > 1 else ""
            dealt = parse_cards("".join(cards[1:] if face else cards))
            return Action("deal", int(place), to=face or "down", cards=dealt)
    raise _unknown(line, [verb, *rest])


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 16 or int(text) > MOST_CHIPS:
        raise Unreadable("bad-amount", word=quotable(text, 20), most=MOST_CHIPS)
    return int(text)


def _unknown(line: str, words: list[str]) -> Unreadable:
    word = (
        words[1].lower() if len(words) > 1 and words[0].isdecimal() else (words[0].lower() if words else "")
    )
    near = nearest(word, [*SEAT_VERBS, *DEALER])
    return Unreadable(
        "bad-action.no-action", line=quotable(line, 60), near=near if near != word else None
    )
