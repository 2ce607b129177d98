"""Cards as people say them: K♠K♦, AK, "ace king suited", "pocket aces", "ace of spades".

What comes out is the value of `cards:`: exact cards, two ranks, or `pairs` for any two of one rank.
"""

from __future__ import annotations

import re

from dealer_assist.cards import RANKS
from dealer_assist.cards.card import SUIT_SIGNS
from dealer_assist.store.search.showdown import OFFSUIT, PLURALS, SUITED, pair_of
from dealer_assist.store.search.vocabulary import longest, vocabulary

CARD = r"(?:10|[2-9tjqka])[shdc♠♥♦♣]"
SUITS = str.maketrans({sign: letter for letter, sign in SUIT_SIGNS.items()})
SIGNS = "".join(SUIT_SIGNS.values())
# a card alone has its case: "as" is a word, and "9h" nine o'clock
ONE_CARD = rf"[TJQKA][shdc]|(?:10|[2-9TJQKA])[{SIGNS}]"
PAIRS = "pairs"


def spoken_cards(low: str, words: str) -> str | None:
    """K♠K♦, KsKd, Kh; ace king; AK, QQ, AKs as ranks, in capitals: a small `at` is a word."""
    if exact := _exact(low, words):
        return exact
    if two := re.fullmatch(r"([2-9])-([2-9])", low):
        return pair_of(*two.groups()) if two[1] > two[2] else None
    if re.fullmatch(r"(?:10|[2-9TJQKA]){2}[so]?", words) and not words.isdecimal():
        return words.replace("10", "T")
    if low in vocabulary().pairs:
        return PAIRS
    return _of_suits(low, words) or _two_ranks(low) or _one_card(low) or _pocket(low)


def _exact(low: str, words: str) -> str | None:
    letters = low.replace(" ", "") if any(sign in low for sign in SIGNS) else low
    known = re.fullmatch(rf"(?:{CARD})+", letters)
    if not known or len(letters) == 2 and not re.fullmatch(ONE_CARD, words.strip(",;?!")):
        return None
    return letters.translate(SUITS).replace("10", "t")


def _of_suits(low: str, words: str) -> str | None:
    """AK suited, 76 offsuit, ace king suited: two ranks of one suit or of two."""
    for word in longest(vocabulary().suits):
        if low.endswith(f" {word}"):
            front = words[:-len(word) - 1]
            ranks = cards_of(front) or cards_of(spoken_cards(low[:-len(word) - 1], front) or "")
            two = ranks and re.fullmatch("[A-Z2-9]{2}", ranks[0])
            return ranks[0] + vocabulary().suits[word] if two else None
    return None


def _two_ranks(low: str) -> str | None:
    ones = vocabulary().ones
    first, _, last = low.replace("-", " ").partition(" ")
    return pair_of(ones[first], ones[last]) if first in ones and last in ones else None


def _one_card(low: str) -> str | None:
    """Ace of spades, as de picas, Pik Ass."""
    words = vocabulary()
    parts = [word for word in low.replace("-", " ").split() if word not in words.of]
    if len(parts) != 2 or not any(word in words.of_suit for word in parts):
        return None
    rank, suit = parts if parts[1] in words.of_suit else parts[::-1]
    letter = words.ones.get(rank, rank.upper().replace("10", "T"))
    return f"{letter}{words.of_suit[suit]}".lower() if len(letter) == 1 and letter in RANKS else None


def _pocket(low: str) -> str | None:
    for word in longest(vocabulary().pocket):
        if word in low and (pair := spoken_pair(low.removeprefix(f"{word} ").removesuffix(f" {word}"))):
            return pair
    return None


def spoken_pair(low: str) -> str | None:
    """ "kings" alone are two in the hand."""
    plural = vocabulary().ranks.get(low)
    return RANKS[PLURALS.index(plural)] * 2 if plural else None


def small_ranks(low: str) -> str | None:
    """ak, qq, a5s as they are typed on a phone: looked for where nobody has such a name."""
    known = re.fullmatch(r"([2-9tjqka]{2})([so]?)", low)
    return cards_of(low)[0] if known and not known[1].isdecimal() else None


def cards_of(value: str) -> list[str]:
    """The words of a value of `cards:`: exact cards, or two ranks.  Empty where it is neither."""
    low = value.lower().translate(SUITS).replace("10", "t").replace(" ", "")
    if re.fullmatch(rf"(?:{CARD})+", low):
        return re.findall("..", low)
    plain = value.strip().upper().replace("10", "T")
    suited = plain[2:].lower()
    known = len(plain) in (2, 3) and {*plain[:2]} <= {*RANKS} and suited in ("", SUITED, OFFSUIT)
    return [pair_of(plain[0], plain[1]) + suited] if known else []
