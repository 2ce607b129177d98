"""A second opinion on every scale: five cards at a time, tuples that compare, no tables.

Written from the rulebook without a look at `dealer_assist.scales`: a hand is ranks and suits as
letters, its worth a tuple, the best of many cards the maximum over all their combinations.
"""

from collections import Counter
from itertools import combinations

ORDER = "23456789TJQKA"
LOW_ORDER = "A23456789TJQK"

STRAIGHTS = {
    "high": ["5432A", *(ORDER[n:n + 5][::-1] for n in range(9))],
    "short-deck-high": ["9876A", *(ORDER[n:n + 5][::-1] for n in range(4, 9))],
    "mexican-high": ["5432A", "65432", "76543", "J7654", "QJ765", "KQJ76", "AKQJ7"],
    "deuce-to-seven": [ORDER[n:n + 5][::-1] for n in range(9)],
    "ace-to-six": [LOW_ORDER[n:n + 5][::-1] for n in range(9)],
}
STRAIGHTS["short-deck-high-trips"] = STRAIGHTS["short-deck-high"]
STRAIGHTS["quick-quads"] = STRAIGHTS["high"]

BOTTOM_UP = {
    "high": "nothing pair two-pair trips straight flush house quads straight-flush",
    "short-deck-high": "nothing pair two-pair trips straight house flush quads straight-flush",
    "short-deck-high-trips": "nothing pair two-pair straight trips house flush quads straight-flush",
    "mexican-high": "nothing pair two-pair trips straight house flush quads straight-flush",
}
BOTTOM_UP["quick-quads"] = BOTTOM_UP["deuce-to-seven"] = BOTTOM_UP["ace-to-six"] = BOTTOM_UP["high"]


def kind(texts, straights):
    """The category of five cards and the ranks in the order that they are compared."""
    ranks = Counter(text[0] for text in texts)
    shape = sorted(ranks.values(), reverse=True)
    flush = len({text[1] for text in texts}) == 1
    run = next((run for run in straights if set(run) == set(ranks)), None)
    if run:
        return ("straight-flush" if flush else "straight"), straights.index(run)
    if flush:
        return "flush", None
    names = {
        (4, 1): "quads", (3, 2): "house", (3, 1, 1): "trips", (2, 2, 1): "two-pair", (2, 1, 1, 1): "pair",
    }
    return names.get(tuple(shape), "nothing"), None


def grouped(texts, order):
    """The ranks, those held most often first, then from the top."""
    ranks = Counter(text[0] for text in texts)
    return tuple(sorted(((n, order.index(rank)) for rank, n in ranks.items()), reverse=True))


def high(texts, word="high"):
    category, place = kind(texts, STRAIGHTS[word])
    ranks = (place,) if place is not None else tuple(rank for _, rank in grouped(texts, ORDER))
    if word == "quick-quads" and category in ("trips", "house"):
        (_, trips), *others = grouped(texts, ORDER)
        worth = [1 if rank == 12 else rank + 2 for count, rank in others for _ in range(count)]
        if trips <= 8 and not any(n in (11, 12, 13) for n in worth) and sum(worth) == trips + 2:
            category, ranks = "quads", (trips, -1)  # no kicker
    return BOTTOM_UP[word].split().index(category), ranks


def low(texts, word):
    order = ORDER if word == "deuce-to-seven" else LOW_ORDER
    category, place = kind(texts, STRAIGHTS.get(word, []))
    if word == "ace-to-five" and category == "flush":
        category = "nothing"
    ranks = (place,) if place is not None else tuple(rank for _, rank in grouped(texts, order))
    return (-BOTTOM_UP["high"].split().index(category), tuple(-rank for rank in ranks))


def madison(texts):
    return tuple(sorted(-LOW_ORDER.index(text[0]) for text in texts))


def lowest_straight(texts):
    category, place = kind(texts, STRAIGHTS["high"])
    return -place if place is not None else None


def badugi(texts, order):
    """Some cards as a badugi, or None when a rank or a suit is there twice."""
    if len({t[0] for t in texts}) < len(texts) or len({t[1] for t in texts}) < len(texts):
        return None
    return len(texts), tuple(sorted(-order.index(t[0]) for t in texts))


def worth(text):
    return {"A": 1, "T": 10, "J": 0, "Q": 0, "K": 0}.get(text[0]) if text[0] in "ATJQK" else int(text[0])


def twenty_one(texts):
    total = sum(map(worth, texts))
    return (total, len(texts)) if total <= 21 else None


def worths(word, texts):
    """The worth of every hand that could be chosen from these cards."""
    if word in BOTTOM_UP and word not in ("deuce-to-seven", "ace-to-six"):
        yield from (high(five, word) for five in combinations(texts, 5))
    elif word in ("ace-to-five", "deuce-to-seven", "ace-to-six"):
        yield from (low(five, word) for five in combinations(texts, 5))
    elif word in ("badugi", "badugi-ace-high"):
        order = LOW_ORDER if word == "badugi" else ORDER
        yield from (badugi(some, order) for n in (1, 2, 3, 4) for some in combinations(texts, n))
    elif word == "twenty-one":
        yield from (twenty_one(some) for n in (1, 2, 3, 4, 5) for some in combinations(texts, n))
    elif word == "points":
        yield from (sum(map(worth, five)) for five in combinations(texts, 5))
    elif word == "points-low":
        yield from (-sum(map(worth, five)) for five in combinations(texts, 5))
    elif word == "madison":
        yield from (madison(five) for five in combinations(texts, 5))
    elif word == "lowest-straight":
        yield from (lowest_straight(five) for five in combinations(texts, 5))


def best(word, texts):
    """The worth of the best hand among the cards, or None."""
    return max((worth for worth in worths(word, texts) if worth is not None), default=None)


def best_exactly(word, own, board, count):
    """The same with exactly `count` cards of one's own."""
    hands = (
        best(word, mine + shared)
        for mine in combinations(own, count) for shared in combinations(board, 5 - count)
    )
    return max((worth for worth in hands if worth is not None), default=None)
