"""Plain words of a search, as people say them: "over 5k", "lost with quads", "AK against QQ"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from dealer_assist.store.search import when
from dealer_assist.store.search.spoken_cards import spoken_cards, spoken_pair, small_ranks
from dealer_assist.store.search.named import no_worse, strength_called
from dealer_assist.store.search.showdown import KINDS
from dealer_assist.store.search.index import MARKS, fold
from dealer_assist.store.search.vocabulary import AGAINST, DAY, EITHER, FINAL, longest, vocabulary
from dealer_assist.texts.numbers import read_whole

SUM = r"[$€£]?(\d{1,3}(?: \d{3})+|\d[\d,.]*(?: ?[km])?)(?: ?[$€£])?"


class Token(NamedTuple):
    """One thing asked for: `key` one of `KEYS` and its value, or "mark" and a mark; `no`: without it."""

    key: str
    value: str
    no: bool = False

    def text(self) -> str:
        """As it is written in a query."""
        value = f'"{self.value}"' if re.search(r"\s", self.value) or not self.value else self.value
        return ("-" if self.no else "") + (value if self.key == "mark" else f"{self.key}:{value}")


LONG, ALIKE = 6, .87             # letters of a word that may be a slip, and how much is alike
SEVERAL, MOST_WAYS = 3, 6        # so many ways go into a pot that people count
OVER, AGAIN, OR = Token("mark", "over"), Token("mark", AGAINST), Token("mark", EITHER)


def meaning(words: str) -> Token | None:
    """What words mean that are the same in every room; None for a name or a word of the record."""
    low = fold(words).strip(",;?!")
    words_of = vocabulary()
    meant = words_of.marks.get(low)
    if meant is not None:
        return Token("mark", meant)
    if low in words_of.streets:
        return Token("street", words_of.streets[low])
    return next((match for read in READERS if (match := read(low, words)) is not None), None)


def without(words: str) -> Token | None:
    """ "without showdown", "no floor call", "no flop"; "everyone folded"."""
    low, known = fold(words), vocabulary()
    first, _, rest = low.partition(" ")
    if low in known.uncontested:
        return Token("mark", "showdown", True)
    if first not in known.without:
        return None
    meant, street = known.marks.get(rest), known.streets.get(rest)
    return Token("mark", meant, True) if meant in MARKS else Token("street", street, True) if street else None


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
    """over 5k, between 100 and 500, 5k or more; a sum alone or "about" it is a tenth to either side."""
    words = vocabulary()
    low = next((low.removesuffix(f" {one}") for one in words.chips if low.endswith(f" {one}")), low)
    for word in longest(words.sums):
        if low.startswith(f"{word} ") and (chips := _sum(low[len(word) + 1:])):
            return Token("pot", f"{words.sums[word]}{chips}")
    for pattern in words.between if not re.fullmatch(r"\d-\d", low) else ():
        ends = [_sum(end) for end in match.groups()] if (match := re.fullmatch(pattern, low)) else [None]
        if all(ends):
            return Token("pot", "-".join(map(str, ends)))
    for pattern in words.or_more:
        if (match := re.fullmatch(pattern, low)) and (chips := _sum(match[1])):
            return Token("pot", f">={chips}")
    if (exact := _after(low, words.exactly)) and (chips := _sum(exact)):
        return Token("pot", chips)
    if re.match(r"[<>]=? ?\d\S*$", low):
        return Token("pot", low.replace(" ", ""))
    rest = _after(low, words.about | words.pot_of) or low
    chips = _sum(rest) if rest != low or re.search(r"[km]$|[.,]\d{3}$|\d [\d ]", low) else None
    near = read_whole(chips) if chips else None
    return Token("pot", f"{near - near // 10}-{near + near // 10}") if near else None


def _sum(text: str) -> str | None:
    """An amount as it stands in a token; `five thousand`, `20 grand`, `a hundred` in figures."""
    if match := re.fullmatch(SUM, text):
        return match[1].replace(" ", "")
    words = vocabulary()
    for name in longest(words.powers):
        before = text.removesuffix(name).strip()
        if text.endswith(name):
            count = 1 if not before or before in words.one else words.numbers.get(before) or read_whole(
                _sum(before) or "")
            return str(count * words.powers[name]) if count else None
    return None


def _seat(low: str, _words: str) -> Token | None:
    match = re.fullmatch(rf"(?:{'|'.join(map(re.escape, vocabulary().seat))}) ?#?(\d+|(?<= )\w+)", low)
    number = when.spoken_number(match[1]) if match else None
    return Token("seat", str(number)) if number else None


def _sort(low: str, _words: str) -> Token | None:
    words = vocabulary()
    for sort, pattern in words.few:
        if (match := re.fullmatch(pattern, low)) and when.spoken_number(match[1]):
            return Token("sort", sort)
    return Token("sort", words.sorts[low]) if low in words.sorts else None


def _players(low: str, _words: str) -> Token | None:
    if low in vocabulary().players:
        return Token("players", str(vocabulary().players[low]))
    match = re.fullmatch(r"(\d{1,2}|[^\W\d]+)[ -]?(\w+?)", low)
    if match is None or match[2] not in vocabulary().counted:
        return None
    count = int(match[1]) if match[1].isdecimal() else vocabulary().hours.get(match[1])
    return Token("players", str(count)) if count else None


def _hand_token(low: str, _words: str) -> Token | None:
    """quads, a set of kings, an eight low; "flush or better" is `flush+`, "flopped a set" `flopped …`."""
    words = vocabulary()
    for pattern in words.or_better:
        if (match := re.fullmatch(pattern, low)) and (least := _least(match[1])) and no_worse(least):
            return Token("made", f"{least}+")
    for grew, pattern in words.grew:
        if (match := re.fullmatch(pattern, low)) and (value := strength_called(match[1])):
            if value.split(", ")[0] in KINDS:
                return Token("made", f"{grew} {value}")
    value = strength_called(low)
    return Token("made", value) if value else None


def _least(low: str) -> str | None:
    """Jacks or better: a pair of them will do."""
    plural = vocabulary().ranks.get(low)
    return f"pair, {plural}" if plural else strength_called(low)


def _ways(low: str) -> str | None:
    """A three-way all-in is of three who are all-in; six-handed says how many were dealt in."""
    words, last = vocabulary(), re.split("[ -]", low)[-1]
    count = None if last in words.counted - words.ways else _players(low, low)
    return count.value if count and SEVERAL <= int(count.value) <= MOST_WAYS else None


def _all_in(low: str, _words: str) -> Token | None:
    """ "all-in preflop", "all in on the turn", "three-way all-in"."""
    words = vocabulary()
    for phrase in longest(one for one, mark in words.marks.items() if mark == "allin"):
        for rest in (low.removeprefix(f"{phrase} "), low.removesuffix(f" {phrase}")):
            if rest != low and rest in words.streets:
                return Token("allin", words.streets[rest])
            if rest != low and (count := _ways(rest)):
                return Token("allin", count)
    return None


def _deed(low: str, _words: str) -> Token | None:
    """Three-bet, check-raised on the turn, limped, stood pat."""
    words = vocabulary()
    if low in words.deeds:
        return Token("did", words.deeds[low])
    for phrase in longest(words.deeds):
        rest = low.removeprefix(f"{phrase} ")
        if rest != low and rest in words.streets:
            return Token("did", f"{words.deeds[phrase]} {words.streets[rest]}")
    return None


def _in_pot(low: str, _words: str) -> Token | None:
    """A three-way pot, "four saw the flop": so many went on after the first betting."""
    words = vocabulary()
    if low in words.ways_in:
        return Token("ways", str(words.ways_in[low]))
    for pattern in words.in_pot:
        count = when.spoken_number(match[1]) if (match := re.fullmatch(pattern, low)) else None
        if count and count > 1:
            return Token("ways", str(count))
    return None


def _place(low: str, _words: str) -> Token | None:
    """The button, under the gun, the small blind."""
    place = vocabulary().places.get(low)
    return Token("position", place) if place else None


def _betting(low: str, _words: str) -> Token | None:
    betting = vocabulary().bettings.get(low)
    return Token("betting", betting) if betting else None


def _stage(low: str, _words: str) -> Token | None:
    """The final table, day two of an event."""
    words = vocabulary()
    if low in words.final:
        return Token("stage", FINAL)
    for pattern in words.stage_days:
        if (match := re.fullmatch(pattern, low)) and (number := when.spoken_number(match[1])):
            return Token("stage", f"{DAY} {number}")
    return None


def _cards(low: str, words: str) -> Token | None:
    value = spoken_cards(low, words)
    return Token("cards", value) if value else None


def _remark(low: str, words: str) -> Token | None:
    """What people wrote of a hand, where a word of it means something else, or nothing that is told."""
    return Token("text", words) if low in vocabulary().remarks | vocabulary().opinions else None


def last_resort(low: str) -> Token | None:
    """What a word means that is no name of the room: "kings" alone are two in the hand, "ak" two ranks."""
    value = spoken_pair(low) or small_ranks(low)
    return Token("cards", value) if value else None


def slip(low: str) -> Token | None:
    """What a word is a slip of, of those that everybody says: "missdeel", "stradle"."""
    words = vocabulary()
    spoken = {one for known in (words.marks, words.hands, words.deeds, words.sorts) for one in known}
    plain = [one for one in spoken if one.isalpha()] if len(low) >= LONG else []
    close = get_close_matches(low, plain, 1, ALIKE)
    return meaning(close[0]) if close else None


def _clock(low: str, _words: str) -> Token | None:
    """about nine, around 21:15, 9pm, half past nine, yesterday evening."""
    time, day = when.clock(low), None if low.isdecimal() else when.day(low)
    return Token("time", time) if time else Token("date", day) if day else None


READERS: tuple[Callable[[str, str], Token | None], ...] = (
    _remark, _all_in, _in_pot, _deed, _place, _stage, _betting, _hand_token, _sort, _clock, _number, _seat,
    _pot, _players, _cards)


def once(asked: Iterable[Token]) -> list[Token]:
    """Each token once, but that "set against set" is of two seats; "set over set" is the same."""
    tokens = list(asked)
    for n, token in enumerate(tokens[1:-1], 1):
        if token == OVER and {tokens[n - 1].key, tokens[n + 1].key} <= {"made", "cards"}:
            tokens[n] = AGAIN
    seen, read = set[Token](), list[Token]()
    for token in tokens:
        if token == AGAIN:
            seen = {one for one in seen if one.key not in ("made", "cards")}
        if token not in seen or token in (AGAIN, OR):
            read.append(token)
        seen.add(token)
    return read


def without_idle(tokens: Sequence[Token]) -> list[Token]:
    """An "or" stands between two things that are asked for; any other is taken out."""
    return [token for n, token in enumerate(tokens) if token != OR or _between(tokens, n)]


def _between(tokens: Sequence[Token], n: int) -> bool:
    """Does something that is asked for stand on both sides?"""
    return 0 < n < len(tokens) - 1 and not {tokens[n - 1], tokens[n + 1]} & {OR, AGAIN}


def alternatives(asked: Iterable[Token]) -> list[list[Token]]:
    """The tokens of a query, those with an "or" between them together."""
    tokens, groups = without_idle(once(asked)), list[list[Token]]()
    for n, token in enumerate(tokens):
        if n and tokens[n - 1] == OR:
            groups[-1].append(token)
        elif token != OR:
            groups.append([token])
    return groups
