"""What each word of a game file is in a sentence: plain tables, one row a word.

`procedure.py` and `telling.py` put the sentences in order. A word of `words.py` without a row here is
found by the tests, so that a room's own game is told as well as those of the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dealer_assist.cards import RANKS
from dealer_assist.cards.card import RANK_WORDS
from dealer_assist.games.model import When
from dealer_assist.scales import SCALES
from dealer_assist.texts import say

_NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


class ScaleSaid(NamedTuple):
    """A scale as a showdown says it: the best … wins, and what makes it the best."""

    best: str
    order: str


def scale(word: str) -> ScaleSaid:
    """What the texts say of a scale.  Errors: KeyError for a scale that has no texts yet."""
    best = "-".join(SCALES[word].best_hand)
    return ScaleSaid(say(f"scale-best.{word}"), say(f"scale-order.{word}", best=best))


FORCED = {
    "blinds": "The two players left of the button post the small blind and the big blind; "
    "heads-up the button posts the small one.",
    "antes": "Everybody posts the ante.",
}
BOMB_POT = "Everybody posts the ante of the bomb pot, and nobody a blind."
DECKS = {
    "standard": "the whole deck",
    "short": "sixes to aces; twos, threes, fours and fives are taken out",
    "mexican": "eights, nines and tens are taken out",
}
JOKERS = {
    "bug high": "One joker is in the deck: it is an ace, or completes a straight or a flush.",
    "bug low": "One joker is in the deck: it is the lowest rank that its holder does not have.",
    "mexican": "One joker is in the deck: dealt face up it is an ace, or completes a straight or a flush; "
    "dealt face down it is wild, also when it has been turned up.",
    "wild": "One joker is in the deck, and it is wild.",
}
BRING_INS = {
    "low card": "The lowest door card brings it in, the two of clubs the lowest: by rank, then by suit.",
    "high card": "The highest door card brings it in, the king of spades the highest: "
    "by rank with the ace low, then by suit.",
    "high card ace high": "The highest door card brings it in, the ace of spades the highest: "
    "by rank, then by suit.",
}
BETS = {
    "small": "at the small bet",
    "big": "at the big bet",
    "either": "at the small or the big bet, whichever the first bettor picks; "
    "a raise is at least the size of the last bet",
    "none": "there is no betting",
}
OPENS = {
    "blinds": "The player left of the big blind acts first",
    "button": "The first player left of the button who is still in acts first",
    "bring-in": "That player acts first, for the bring-in or for the whole small bet",
    "best board": "The best board showing acts first",
    "high card": "The high card showing opens with a bet; of equal cards the first from the button",
}
HABITS = {
    "sevens": "The Sevens Rule: after the draw a seven or better that nobody has bet into must be bet, "
    "or it wins no more than was in the pot before.",
    "no check-raise": "Whoever has checked may not raise in that round.",
    "no limp": "The first player in must raise; nobody may just call the big blind first in.",
    "open pair double": "With an open pair showing on fourth street the first bet may be the big bet, and a "
    "raise over a big bet is never small; at a cash table, or where house rule open-pair-double says yes.",
    "one card for all": "When too few cards are left to give everybody a last one, one community card is "
    "turned up in the middle for all instead (house rule stud-short-stub).",
    "high doors burned": "A door card too high for any hand that can win is burned, and the player is dealt "
    "another in its place.",
}
REMOVES = {
    "rolled": "Count the board from left to right: the card of that number is turned face down and out of "
    "play. A six, or a card that is down already, changes nothing.",
    "lowest river": "Take away every row with the lowest river card, the deuce lowest and the ace highest. "
    "If all river cards are of one rank, none is taken.",
}
CONDITIONS = {
    "roll": "on a roll of {span}",
    "flop red": "if {span} of the first three board cards are red",
    "flop black": "if {span} of the first three board cards are black",
    "chosen": "if {game} is chosen",
}
HOLES = {
    "any": "any of their own cards and the board",
    "all": "every card of their own, and the rest from the board",
}
_LOWS = {letter: f"{word} or better" for letter, word in zip(RANKS, RANK_WORDS, strict=True)}
QUALIFIERS = {letter: _LOWS[letter] for letter in "56789TJQK"} | {
    "pair": "a pair or better",
    "pair of sixes": "a pair of sixes or better",
    "pair of nines": "a pair of nines or better",
    "flush": "a flush or better",
    "no pair": "no pair",
    "rolled": "the sum rolled, or better",
    "three cards": "three cards or better",
}
SIDE_NAMES = {"holdem": "Hold'em", "omaha": "Omaha"}
_STREETS = {
    "preflop": "Before the flop",
    "predraw": "Before the draw",
    "die": "The die",
    "second": "Second street",
    "third": "Third street",
    "fourth": "Fourth street",
    "fifth": "Fifth street",
    "sixth": "Sixth street",
    "seventh": "Seventh street",
}


def number(n: int) -> str:
    """`three`; figures above twelve."""
    return _NUMBERS[n] if n < len(_NUMBERS) else str(n)


def count(n: int, thing: str) -> str:
    """`one card`, `three cards`."""
    return f"{number(n)} {thing}" + ("" if n == 1 else "s")


def a_rank(letter: str) -> str:
    """`an eight`, `a jack`."""
    word = RANK_WORDS[RANKS.index(letter)]
    return f"a{'n' if word[0] in 'ae' else ''} {word}"


def span(low: int, high: int) -> str:
    """`none to five`, `four`."""
    least = "none" if low == 0 else number(low)
    return number(low) if low == high else f"{least} to {number(high)}"


def either(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def street(name: str) -> str:
    """A street as its heading says it; any name a room gives one reads well enough."""
    return _STREETS.get(name, name.replace("-", " ").capitalize())


def side(name: str) -> str:
    """A side in the middle of a sentence."""
    return SIDE_NAMES.get(name, name.replace("-", " "))


def condition(when: When, game: str = "") -> str:
    """`on a roll of 1 to 3`, `if two or three of the first three board cards are red`."""
    if when.word == "roll":
        rolls = str(when.low) if when.low == when.high else f"{when.low} to {when.high}"
        return CONDITIONS["roll"].format(span=rolls)
    if when.word in ("red", "black"):
        return CONDITIONS[f"flop {when.word}"].format(
            span="two or three" if when.low == 2 else number(when.low)
        )
    return CONDITIONS[when.word].format(game=game)


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
