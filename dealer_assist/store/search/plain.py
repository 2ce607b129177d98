"""Plain words of a search, as people say them: "over 5k", "lost with quads", "AK against QQ"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from dealer_assist.cards import RANKS
from dealer_assist.store.search.showdown import KINDS, PLURALS, pair_of
from dealer_assist.store.search.summary import MARKS, STREETS

WON, LOST = "won", "lost"       # marks of a player or a seat, not of a hand
AGAINST = "against"             # what follows is of another seat
SAID = {
    "all-in": "allin", "all in": "allin", "all ins": "allin", "all-ins": "allin", "split pot": "split",
    "split pots": "split", "splits": "split", "chopped": "split", "chop": "split", "odd chip": "odd",
    "odd chips": "odd", "voided": "void", "repair": "repaired", "undo": "undone", "run twice": "twice",
    "run it twice": "twice", "side pot": "side", "side pots": "side", "ruled": "ruling", "rulings": "ruling",
    "floor call": "call", "floor calls": "call", "floor": "call", "calls": "call", "comment": "remark",
    "comments": "remark", "remarks": "remark", "events": "event", "irregularities": "event", "wins": WON,
    "winner": WON, "won by": WON, "finished": "over", "misdeals": "misdeal", "showdowns": "showdown",
    "bust": "busted", "busts": "busted", "knocked out": "busted", "eliminated": "busted", "loses": LOST,
    "loser": LOST, "beaten": LOST, "voids": "void", "imports": "imported",
}
HANDS = {
    "quads": "four of a kind", "poker": "four of a kind", "boat": "full house", "full": "full house",
    "trips": "three of a kind", "set": "three of a kind", "sets": "three of a kind", "two pairs": "two pair",
    "royal flush": "straight flush", "flushes": "flush", "straights": "straight", "pairs": "pair",
    "badugis": "badugi", "full houses": "full house", **{kind: kind for kind in KINDS},
}
GREATEST = ("biggest", "largest", "greatest", "biggest pot", "biggest pots", "largest pots", "by pot")
MORE = r"(?:over|above|more than|bigger than|from|at least)"
LESS = r"(?:under|below|less than|smaller than|up to|at most)"
EVEN = ("from", "at least", "up to", "at most")
SUM = r"[$€£]?(\d[\d,.]*[km]?)"
HOURS = ("twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
PLAYERS = {"heads-up": 2, "heads up": 2, "hu": 2, "two-handed": 2, "three-handed": 3, "four-handed": 4,
           "five-handed": 5, "six-handed": 6, "full ring": 9}
# said on the way to something, never by themselves
STOP = frozenset("a an the with in of at by on to for and hand hands pot pots show me all".split())
CARD = r"(?:10|[2-9tjqka])[shdc♠♥♦♣]"
SUITS = str.maketrans("♠♥♦♣", "shdc")


class Token(NamedTuple):
    """One thing asked for: `key` one of `KEYS` and its value, or "mark" and a mark; `no`: without it."""

    key: str
    value: str
    no: bool = False

    def text(self) -> str:
        """As it is written in a query."""
        value = f'"{self.value}"' if re.search(r"\s", self.value) or not self.value else self.value
        return ("-" if self.no else "") + (value if self.key == "mark" else f"{self.key}:{value}")


def meaning(said: str) -> Token | None:
    """What words mean that are the same in every room; None for a name or a word of the record."""
    low = said.lower().strip(",;?!")
    meant = SAID.get(low, low)
    if meant in MARKS or meant in (WON, LOST):
        return Token("mark", meant)
    if low in ("against", "vs", "vs.", "versus"):
        return Token("mark", AGAINST)
    if low in STREETS:
        return Token("street", low)
    return next((found for read in READERS if (found := read(low, said)) is not None), None)


def without(said: str) -> Token | None:
    """ "without showdown", "no floor call"."""
    first, _, rest = said.lower().partition(" ")
    meant = SAID.get(rest, rest)
    return Token("mark", meant, True) if first in ("without", "no", "not") and meant in MARKS else None


def _number(low: str, _said: str) -> Token | None:
    found = re.fullmatch(r"(?:hand )?(?:#|no\.? ?|number )?(\d{1,9})", low)
    return Token("hand", found[1]) if found and not re.fullmatch(r"20\d\d", low) else None


def _pot(low: str, _said: str) -> Token | None:
    if found := re.fullmatch(rf"({MORE}|{LESS}) {SUM}", low):
        sign = ">" if re.fullmatch(MORE, found[1]) else "<"
        return Token("pot", f"{sign}{'=' if found[1] in EVEN else ''}{found[2]}")
    return Token("pot", low) if re.match(r"[<>]=?\d\S*$", low) else None


def _seat(low: str, _said: str) -> Token | None:
    found = re.fullmatch(r"seat ?(\d+)", low)
    return Token("seat", found[1]) if found else None


def _sort(low: str, _said: str) -> Token | None:
    return Token("sort", "pot") if low in GREATEST else None


def _players(low: str, _said: str) -> Token | None:
    if low in PLAYERS:
        return Token("players", str(PLAYERS[low]))
    found = re.fullmatch(r"(\d{1,2})[ -]?(?:players|handed|way|ways|max)", low)
    return Token("players", found[1]) if found else None


def _hand_token(low: str, _said: str) -> Token | None:
    """quads, a set of kings, kings full, pair of aces."""
    if low in HANDS:
        return Token("made", HANDS[low])
    kind, of, rank = low.partition(" of ")
    if of and kind in HANDS and rank in PLURALS:
        return Token("made", f"{HANDS[kind]}, {rank}")
    rank, _, full = low.partition(" ")
    return Token("made", f"full house, {rank}") if full == "full" and rank in PLURALS else None


def _cards(low: str, said: str) -> Token | None:
    """K♠K♦, KsKd; AK, QQ, AKs as ranks, in capitals: a small `at` is a word."""
    if re.fullmatch(rf"(?:{CARD})+", low) and len(low) > 2 or "♠" in low:
        return Token("cards", low.translate(SUITS).replace("10", "t"))
    if re.fullmatch(r"(?:10|[2-9TJQKA]){2}[so]?", said) and not said.isdecimal():
        return Token("cards", said.replace("10", "T")[:2])
    return None


def _clock(low: str, _said: str) -> Token | None:
    """about nine, around 21:15, 9pm."""
    hours = "|".join(HOURS)
    found = re.fullmatch(
        rf"(?:(about|around|at|circa) )?(\d{{1,2}}|{hours})(:\d\d)? ?(am|pm|o'clock|h)?", low)
    if found is None or not (found[1] or found[3] or found[4]):
        return None
    hour = HOURS.index(found[2]) if found[2] in HOURS else int(found[2])
    half = found[4] or ""
    if hour > 24:
        return None
    return Token("time", f"{hour}{found[3] or ''}{half if half in ('am', 'pm') else ''}")


READERS: tuple[Callable[[str, str], Token | None], ...] = (
    _clock, _number, _seat, _pot, _sort, _players, _hand_token, _cards)


def cards_of(value: str) -> list[str]:
    """The words of a value of `cards:`: exact cards, or two ranks.  Empty where it is neither."""
    low = value.lower().translate(SUITS).replace("10", "t").replace(" ", "")
    if re.fullmatch(rf"(?:{CARD})+", low):
        return re.findall("..", low)
    plain = value.strip().upper().replace("10", "T")
    return [pair_of(plain[0], plain[1])] if len(plain) == 2 and set(plain) <= set(RANKS) else []
