"""What each word of a game file is in a sentence: a text a word, `manual-…`, found by its kind.

`procedure.py` and `step_phrases.py` put the sentences in order. A word of the vocabulary without a text is
found by the tests, so that a room's own game is told as well as those of the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dealer_assist.cards import DECKS
from dealer_assist.games import vocabulary as words
from dealer_assist.games.model import When
from dealer_assist.rules.house_rules import RULES
from dealer_assist.scales import SCALES
from dealer_assist.texts import Message, capital, joined, listed, named, say

MOST_IN_WORDS = 12      # figures above it
RANKED = "56789TJQK"    # the qualifiers that are a rank


class ScaleWords(NamedTuple):
    """A scale as a showdown says it: the best … wins, and what makes it the best."""

    best: str
    order: str


def scale(word: str) -> ScaleWords:
    """What the texts say of a scale.  Errors: KeyError for a scale that has no texts yet."""
    best = "-".join(SCALES[word].best_hand)
    return ScaleWords(say(f"scale-best.{word}"), say(f"scale-order.{word}", best=best))


def phrase(kind: str, word: str) -> Message:
    """The text of a word of the files.  Errors: KeyError for a word that has none yet."""
    return say(f"manual.{kind}-{word.replace(' ', '-')}")


def table(kind: str) -> dict[str, str]:
    """Every word of a kind with its text, in the order of the vocabulary."""
    return {word: phrase(kind, word) for word in KINDS[kind]}


KINDS = {
    "forced": words.FORCED, "deck": tuple(DECKS), "joker": words.JOKERS,
    "bring-in": words.BRING_INS, "bet": words.BETS, "opens": words.OPENS, "habit": words.HABITS,
    "removes": words.REMOVES, "hole": words.HOLES,
}


def qualifier(word: str) -> str:
    """`eight or better`; the word itself where no text has it."""
    if word in RANKED:
        return say("manual.or-better", rank=say(f"manual.rank-{word}"))
    return named("manual.qualifier", word)


def number(n: int) -> str:
    """`three`; figures above twelve."""
    return say(f"manual.number-{n}") if n <= MOST_IN_WORDS else str(n)


def count(n: int, thing: str) -> str:
    """`one card`, `three cards`: `thing` names a text that counts."""
    return say(f"manual.count-{thing}", n=n, count=number(n))


def span(low: int, high: int) -> str:
    """`none to five`, `four`."""
    least = say("manual.number-none") if low == 0 else number(low)
    return number(low) if low == high else say("manual.span", low=least, high=number(high))


def either(pieces: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return listed(tuple(pieces), last)


def street(name: str) -> str:
    """A street as its heading says it; any name a room gives one reads well enough."""
    known = named("manual.street", name)
    return known if isinstance(known, Message) else name.replace("-", " ").capitalize()


def side(name: str) -> str:
    """A side in the middle of a sentence."""
    known = named("manual.side", name)
    return known if isinstance(known, Message) else name.replace("-", " ")


def condition(when: When, game: str = "") -> str:
    """`on a roll of 1 to 3`, `if two or three of the first three board cards are red`."""
    if when.word == "roll":
        if when.low == when.high:
            return say("manual.on-roll", roll=str(when.low))
        return say("manual.on-rolls", low=when.low, high=when.high)
    if when.word in ("red", "black"):
        span = say("manual.two-or-three") if when.low == 2 else number(when.low)
        return say(f"manual.if-{when.word}", count=span)
    return say(f"manual.if-{when.word}", game=game)


def betting(word: str) -> str:
    """A betting structure in the middle of a sentence."""
    return named("betting", word)


def by_house_rule(ways: Sequence[str], rule: str) -> str:
    """What a word may be where a house rule picks it: `a or b (house rule: its name)`."""
    return say("manual.by-house-rule", what=either(ways, "or"), rule=RULES[rule].title)


def kind_of_hand(name: str) -> str:
    """A kind of hand that a scale names by a word, `full house`; what says itself stays."""
    return name if isinstance(name, Message) else named("manual.kind", name)


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return capital(text) if text.endswith((".", "!", "?")) else joined([capital(text), "."], "")
