"""What a showdown is found by: cards that were tabled, and what they made; no other card leads to a hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from dealer_assist.cards import RANKS, UNKNOWN
from dealer_assist.contract.judge import hands_document
from dealer_assist.engine.play import Hand as Played
from dealer_assist.store.search.index import HOLDS, MAKES
from dealer_assist.texts import say

# the ranks in the English names of hands, of which the words of lines are made
PLURALS = tuple(str(say(f"ranks.{rank}")) for rank in RANKS)
ONES = tuple(str(say(f"top.{rank}")) for rank in RANKS)
# what people call some hands besides their kinds
WHEEL, STEEL_WHEEL, BROADWAY, FIRST_LOW = "wheel", "steel wheel", "broadway", "number one low"
CALLED = (WHEEL, STEEL_WHEEL, BROADWAY, FIRST_LOW)
ALIKE = {"pair": 2, "three of a kind": 3, "four of a kind": 4}     # kinds of one rank
MOST_HOLE = 6           # of a greater hand no pair of ranks leads to it: nearly all would
SUITED, OFFSUIT = "s", "o"
ROYAL = "royal flush"
KINDS = (ROYAL, "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind",
         "two pair", "pair", "high card")


def showdown_words(hand: Played) -> Iterator[tuple[str, int]]:
    """Words of the tabled hands, each with the bit of its seat."""
    ruling = hand.showdown.ruling
    if ruling is None or not any(hand.showdown.shown):
        return
    named = hands_document(ruling)
    for i, seat in enumerate(hand.order):
        if hand.showdown.shown[i]:
            bit = 1 << seat
            yield from ((f"{HOLDS}:{word}", bit) for word in held_words(hand, i))
            for side in named.get(str(seat), {}).values():
                if side:
                    yield from ((f"{MAKES}:{word}", bit) for word in name_words(side["name"]))


def held_words(hand: Played, i: int) -> Iterator[str]:
    """Each card, and each pair of ranks among the hole cards, the higher first: `kd`, `AK`; of two `AKs`."""
    down = [str(card) for card in hand.cards.down[i] if card != UNKNOWN]
    yield from (card.lower() for card in down)
    yield from (str(card).lower() for card in hand.cards.up[i] if card != UNKNOWN)
    if len(down) <= MOST_HOLE:
        yield from sorted({pair_of(one[0], other[0]) for one, other in combinations(down, 2)})
    if len(down) == 2 and not hand.cards.up[i]:
        one, other = down
        yield pair_of(one[0], other[0]) + (SUITED if one[1] == other[1] else OFFSUIT)


def pair_of(one: str, other: str) -> str:
    """Two ranks as a player says them: AK, never KA."""
    first, last = sorted((one.upper(), other.upper()), key=RANKS.find, reverse=True)
    return first + last


def name_words(name: str) -> Iterator[str]:
    """The kind of a hand and the ranks it is of: "Full House, Kings over Twos" has four; `kings full`."""
    low = name.casefold()
    kind = next((kind for kind in KINDS if low.startswith(kind) and not low.endswith("low")), None)
    if kind is None:
        kind = re.sub(r" low.*| badugi.*", lambda end: end[0].split(",")[0], low).split(",")[0]
        yield kind.split()[-1]
    yield kind
    yield from _called(low)
    if kind == ROYAL:
        yield "straight flush"
    if kind == "full house" and (of := re.search(r"(\w+) over", low)):
        yield f"{of[1]} full"
    if " low" not in low and kind not in (ROYAL, "flush", "straight", "high card"):
        ranks = low.split(" kicker")[0]
        plurals = [plural for plural in PLURALS if plural in re.findall(r"[a-z]+", ranks)]
        yield from plurals
        if kind in ALIKE:       # of two boards one may be of aces and the other a pair
            yield from (f"{kind}, {plural}" for plural in plurals)


def _called(low: str) -> Iterator[str]:
    """What people call it besides: an ace-high flush, the wheel, aces up, an eight low, a seven badugi."""
    if high := re.match(r"(straight flush|straight|flush|high card), (\w+)[ -]", low):
        kind, top = high.groups()
        yield f"{top} high" if kind == "high card" else f"{top} high {kind}"
        if top == "five" and kind != "flush" and kind != "high card":
            yield from (WHEEL, STEEL_WHEEL) if kind == "straight flush" else (WHEEL,)
        if (kind, top) == ("straight", "ace"):
            yield BROADWAY
    elif two := re.match(r"two pair, (\w+)", low):
        yield f"{two[1]} up"
    elif badugi := re.match(r"(\w+)-high badugi", low):
        yield f"{badugi[1]} badugi"
    elif plain := re.match(r"(\w+)-(\w+) low(, number one$)?", low):
        yield f"{plain[1]} low"
        if plain[3]:
            yield FIRST_LOW
        if plain[1] == "five" or plain[3] and plain[1] == "seven":     # the wheel of deuce-to-seven
            yield WHEEL
