"""What every scale offers, and what they share: the best set of cards, boards showing, the joker."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations

from dealer_assist.cards import ALL_CARDS, JOKER, Card, join
from dealer_assist.scales.filling import FillingTable
from dealer_assist.scales.made_hand import MadeHand
from dealer_assist.scales.tables import COLUMNS, RANK_KEYS, cards_in, low_rank, rank_deals

JOKER_WORDS = ("bug high", "bug low", "wild")

Cards = Sequence[Card]
Standing = tuple[int, Card | None]  # a strength, and the card the joker stands for (None: a fifth of a rank)


class Scale(ABC):
    """One order of hands. Strengths are positive, greater wins, and compare within one scale only.

    `word` is how a game's page calls it, `size` how many cards a whole hand has, `low` whether the
    lowest cards are the best, `ace_low` where the ace stands, `best_hand` the ranks of the best hand,
    `suits` what a flush does ("nothing", "better", "worse"; "apart" where each
    card wants a suit of its own). `ranked`: a strength tells five ranks,
    and nothing but ranks and perhaps a flush makes it; `ranks` are those in the deck.
    `five_alike`: what a joker must be to make a fifth of a rank (None: it never does).
    """

    word: str
    size: int = 5
    low: bool = False
    ace_low: bool = False
    best_hand: str
    five_alike: str | None = None
    suits: str = "nothing"
    ranked: bool = False
    ranks: Sequence[int] = range(13)

    # -- what a scale must say -------------------------------------------------------------------

    @abstractmethod
    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The best hand among these cards as a strength; 0 when they make none.

        Shape: each card once, none unseen. `joker` says what a joker among them is: "bug high" (R25),
        "bug low" (R26) or "wild" (R27); on low scales each of the words means R26.
        Errors: ValueError for a joker without one of these words, or on a scale that has none.
        """

    def strengths(self, hands: Sequence[Cards], shared: Cards = (), least: int = 1) -> list[int]:
        """The best of each hand with any of the shared cards, all at once; none of them with a joker.

        Shape: as `strength`, in the order of the hands; a strength below `least` may be told as 0.
        """
        return [self.strength((*own, *shared)) for own in hands]

    def of_tallies(self, tallies: Sequence[int], least: int = 1) -> list[int]:
        """The same for hands told by their tallies (`tables.tally`), shared cards among them."""
        return self.strengths([cards_in(tally) for tally in tallies], (), least)

    def strengths_exactly(
        self, hands: Sequence[Cards], board: Cards, count: int, least: int = 1
    ) -> list[int] | None:
        """The same with exactly `count` own cards, the rest from the board; None where it is not quicker."""
        return None

    @abstractmethod
    def naming(self, strength: int) -> str:
        """The words of `name`, put together anew."""

    @abstractmethod
    def threshold(self, qualifier: str) -> int:
        """The least strength that meets a qualifier word. Errors: ValueError with the words known."""

    @abstractmethod
    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The strength of up cards, greater the better on this scale; 0 for none.

        Fewer than five cards are no hand yet: pairs count, straights and flushes do not (house rule
        `stud-first-act`). Five or more are judged in full. Unknown cards must be left out.
        """

    def in_order(self, cards: Cards) -> tuple[Card, ...]:
        """The cards of a hand in the order they are told: most alike first, then from the top."""
        alike = Counter(card.rank for card in cards)
        return tuple(sorted(cards, key=lambda c: (alike[c.rank], self.height(c), c.suit), reverse=True))

    def called_ranks(self, strength: int) -> tuple[int, ...]:
        """The five ranks of a hand as they are told, on scales where the strength tells them (`ranked`)."""
        raise NotImplementedError(self.word)    # pragma: no cover - only scales that are `ranked` are asked

    def height(self, card: Card) -> int:
        """A card's rank on this scale, 0 the lowest; the ace where the scale has it."""
        return low_rank(card.rank) if self.ace_low and card != JOKER else card.rank

    def kind(self, strength: int) -> str:
        """The kind of hand that a strength belongs to, where its name says too much."""
        return self.name(strength)

    def opens(self, cards: Cards) -> tuple[int, int]:
        """What opens among boards of equal strength: the highest of the up cards, and then its suit.

        Source: 2.54, house rule `stud-board-tie`; an ace is high only where the scale has it high.
        """
        return max((self.height(card), card.suit) for card in cards)

    # -- what follows from it --------------------------------------------------------------------

    def name(self, strength: int) -> str:
        """What a dealer says of a hand of this strength."""
        return self._names[strength]

    @cached_property
    def _names(self) -> FillingTable[str]:
        return FillingTable(self.naming)

    def shown(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """As `written_tallies`, each with its name in English alone; empty for a strength of 0."""
        names = [self.name(strength) if strength else "" for strength in strengths]
        return list(zip(self.written_tallies(tallies, strengths), names, strict=True))

    def best(self, cards: Cards, joker: str | None = None) -> MadeHand | None:
        """The best hand among these cards, or None. Of equal sets the one with the highest suits (R9)."""
        strength = self.strength(cards, joker)
        return self.from_cards(cards, strength, joker) if strength else None

    def from_cards(self, cards: Cards, strength: int, joker: str | None = None) -> MadeHand:
        """The same where the strength is known already."""
        if joker is not None and JOKER in cards:
            return self.hand_of(next(self.picks(cards, strength, joker)), strength, joker)
        return MadeHand(strength, self.pick(cards, strength), self)

    def pick(self, cards: Cards, strength: int) -> tuple[Card, ...]:
        """The cards that make `strength`, the best of `cards`, as they are told. No joker among them."""
        return self.in_order(next(self.picks(cards, strength)))

    def written_tallies(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[str]:
        """What `pick` takes of each hand, told by its tally, in the notation; empty for a strength of 0."""
        return [join(self.pick(cards_in(tally), strength)) if strength else ""
                for tally, strength in zip(tallies, strengths, strict=True)]

    def picks(self, cards: Cards, strength: int, joker: str | None = None) -> Iterator[tuple[Card, ...]]:
        """Every set that makes `strength`, the best of `cards`; higher cards and higher suits first."""
        count = self.count(cards, strength)
        if len(cards) == count:
            yield tuple(cards)
            return
        for chosen in combinations(sorted(cards, reverse=True), count):
            if self.strength(chosen, joker) == strength:
                yield chosen

    def count(self, cards: Cards, strength: int) -> int:
        """How many of `cards` a hand of this strength is made of."""
        return self.size

    def hand_of(self, cards: Cards, strength: int, joker: str | None = None) -> MadeHand:
        """The hand of exactly these cards, told and named."""
        if JOKER not in cards:
            return MadeHand(strength, self.pick(cards, strength), self)
        others = tuple(card for card in cards if card != JOKER)
        _, card = self.stand_in(others, joker)
        if card is None:
            return MadeHand(strength, (*self.in_order(others), JOKER), self)
        in_order = self.in_order((*others, card))
        return MadeHand(strength, tuple(JOKER if c == card else c for c in in_order), self)

    # -- the joker -------------------------------------------------------------------------------

    def joker_strength(self, cards: Cards, joker: str | None) -> int:
        """The strength of cards with one joker: with it in the hand, or without."""
        if joker not in JOKER_WORDS:
            raise ValueError(f"a joker among the cards is one of {', '.join(JOKER_WORDS)}, not {joker!r}")
        others = tuple(card for card in cards if card != JOKER)
        # five cards make a hand, and the joker is one of them
        if len(others) < self.size - 1:
            return 0
        strengths = [self.stand_in(four, joker)[0] for four in combinations(others, self.size - 1)]
        return max(*strengths, self.strength(others), 0)

    def stand_in(self, others: tuple[Card, ...], joker: str | None) -> Standing:
        """The best that a joker does beside all the other cards of a hand: strength and card."""
        raise ValueError(f"the {self.word} scale is not played with a joker")

    def absent(self, others: tuple[Card, ...], flush: bool) -> Iterator[Card]:
        """One card, not held, of every rank of the deck; with `flush` of the suit that all `others` share.

        One card a rank is enough: only a fifth card of one suit is more than its rank.
        """
        suits = {card.suit for card in others}
        for rank in self.ranks:
            free = [card for card in ALL_CARDS[rank * 4:rank * 4 + 4] if card not in others]
            free.sort(key=lambda card: (card.suit in suits) != (flush and len(suits) == 1))
            yield from free[:1]

    # -- a table for picking exactly so many from hand and board ---------------------------------

    @cached_property
    def by_ranks(self) -> dict[int, int]:
        """The strength of any five ranks not of one suit, by the sum of their keys (6,175 entries)."""
        keys, hands = zip(*rank_deals(), strict=True)
        return dict(zip(keys, self.strengths(hands), strict=True))

    @cached_property
    def of_pairs(self) -> PairRows:
        """What two cards are worth beside any three, rank for rank and none of one suit."""
        return PairRows(self)

    def best_suited(self, own: int, board: int, used: int, shared: int) -> int:
        """The best flush with exactly `used` ranks of `own` and `shared` of `board`, masks of one suit."""
        return 0


class PairRows(dict[tuple[Card, ...], list[int]]):
    """By two cards, a row of strengths: one for each three ranks, as `tables.COLUMNS` numbers them.

    A row is worked out when it is first asked for; cards of the same ranks share it.
    """

    def __init__(self, scale: Scale) -> None:
        self._scale = scale
        self._rows: dict[int, list[int]] = {}

    def __missing__(self, two: tuple[Card, ...]) -> list[int]:
        key = sum([RANK_KEYS[card] for card in two])
        row = self._rows.get(key)
        if row is None:
            worth = self._scale.by_ranks
            row = self._rows[key] = [worth.get(key + three, 0) for three in COLUMNS]
        self[two] = row
        return row


def unknown_qualifier(scale: str, qualifier: str, known: str) -> ValueError:
    """The error for a word that the scale does not know."""
    return ValueError(f"no qualifier {qualifier!r} on the {scale} scale; it knows {known}")
