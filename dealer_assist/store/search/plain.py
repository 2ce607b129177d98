"""Plain words of a search, as people say them: "over 5k", "lost with quads", "AK against QQ"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from dealer_assist.cards import RANKS
from dealer_assist.store.search.showdown import pair_of
from dealer_assist.store.search.summary import MARKS, STREETS, fold
from dealer_assist.store.search.vocabulary import vocabulary

SUM = r"[$€£]?(\d{1,3}(?: \d{3})+|\d[\d,.]*[km]?)"
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


def meaning(words: str) -> Token | None:
    """What words mean that are the same in every room; None for a name or a word of the record."""
    low = fold(words).strip(",;?!")
    meant = vocabulary().marks.get(low)
    if meant is not None:
        return Token("mark", meant)
    if low in STREETS:
        return Token("street", low)
    return next((match for read in READERS if (match := read(low, words)) is not None), None)


def without(words: str) -> Token | None:
    """ "without showdown", "no floor call"."""
    first, _, rest = fold(words).partition(" ")
    meant = vocabulary().marks.get(rest)
    return Token("mark", meant, True) if first in vocabulary().without and meant in MARKS else None


def _after(low: str, heads: Iterable[str]) -> str | None:
    """What follows one of these beginnings, the longest first."""
    return next((low[len(head):].strip() for head in sorted(heads, key=len, reverse=True)
                 if low.startswith(f"{head} ")), None)


def _number(low: str, _words: str) -> Token | None:
    bare = re.sub(r"^#|^(?:no\.?)(?=\d)", "", _after(low, vocabulary().number) or low).strip()
    bare = re.sub(r"^#", "", _after(bare, vocabulary().number) or bare)
    known = re.fullmatch(r"\d{1,9}", bare)
    return Token("hand", bare) if known and not re.fullmatch(r"20\d\d", low) else None


def _pot(low: str, _words: str) -> Token | None:
    for word, sign in vocabulary().sums.items():
        if low.startswith(f"{word} ") and (chips := re.fullmatch(SUM, low[len(word) + 1:])):
            return Token("pot", f"{sign}{chips[1].replace(' ', '')}")
    return Token("pot", low) if re.match(r"[<>]=?\d\S*$", low) else None


def _seat(low: str, _words: str) -> Token | None:
    match = re.fullmatch(rf"(?:{'|'.join(map(re.escape, vocabulary().seat))}) ?(\d+)", low)
    return Token("seat", match[1]) if match else None


def _sort(low: str, _words: str) -> Token | None:
    return Token("sort", "pot") if low in vocabulary().greatest else None


def _players(low: str, _words: str) -> Token | None:
    if low in vocabulary().players:
        return Token("players", str(vocabulary().players[low]))
    match = re.fullmatch(r"(\d{1,2})[ -]?(\w+)", low)
    return Token("players", match[1]) if match and match[2] in vocabulary().counted else None


def _hand_token(low: str, _words: str) -> Token | None:
    """quads, a set of kings, kings full, pair of aces, pair aces."""
    words = vocabulary()
    if low in words.hands:
        return Token("made", words.hands[low])
    for of in words.of:
        kind, between, rank = low.partition(f" {of} ")
        if between and kind in words.hands and rank in words.ranks:
            return Token("made", f"{words.hands[kind]}, {words.ranks[rank]}")
    kind, _, rank = low.rpartition(" ")
    if kind in words.hands and rank in words.ranks:
        return Token("made", f"{words.hands[kind]}, {words.ranks[rank]}")
    rank, _, full = low.partition(" ")
    if full != "full" or rank not in words.ranks:
        return None
    return Token("made", f"full house, {words.ranks[rank]}")


def _cards(low: str, words: str) -> Token | None:
    """K♠K♦, KsKd; AK, QQ, AKs as ranks, in capitals: a small `at` is a word."""
    if re.fullmatch(rf"(?:{CARD})+", low) and len(low) > 2 or "♠" in low:
        return Token("cards", low.translate(SUITS).replace("10", "t"))
    if re.fullmatch(r"(?:10|[2-9TJQKA]){2}[so]?", words) and not words.isdecimal():
        return Token("cards", words.replace("10", "T")[:2])
    return None


def _clock(low: str, _words: str) -> Token | None:
    """about nine, around 21:15, 9pm."""
    words = vocabulary()
    about, clock, hours = (r"|".join(map(re.escape, sorted(of, key=len, reverse=True)))
                           for of in (words.about, words.clock, words.hours))
    match = re.fullmatch(rf"(?:({about}) )?(\d{{1,2}}|{hours})(:\d\d)? ?(am|pm|{clock})?", low)
    if match is None or not (match[1] or match[3] or match[4]):
        return None
    hour = words.hours[match[2]] if match[2] in words.hours else int(match[2])
    half = match[4] or ""
    if hour > 24:
        return None
    return Token("time", f"{hour}{match[3] or ''}{half if half in ('am', 'pm') else ''}")


READERS: tuple[Callable[[str, str], Token | None], ...] = (
    _clock, _number, _seat, _pot, _sort, _players, _hand_token, _cards)


def cards_of(value: str) -> list[str]:
    """The words of a value of `cards:`: exact cards, or two ranks.  Empty where it is neither."""
    low = value.lower().translate(SUITS).replace("10", "t").replace(" ", "")
    if re.fullmatch(rf"(?:{CARD})+", low):
        return re.findall("..", low)
    plain = value.strip().upper().replace("10", "T")
    return [pair_of(plain[0], plain[1])] if len(plain) == 2 and set(plain) <= set(RANKS) else []
