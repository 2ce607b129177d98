"""The plain showdown, which most are: one board, every side decided by one scale, chips that part evenly.

What a game is played for is put together once, and what a pot pays is kept by who wins its sides: the same
players and stakes come again with other cards. Whatever is not plain (a joker, a die, a second tier, an odd
chip, a pot that nobody wins) gets no answer here, and the court of `award` rules on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from dealer_assist.cards import Card
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown import reasons
from dealer_assist.engine.showdown.evaluate import Showdown
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.sides import PlayedSide, settled_sides
from dealer_assist.engine.showdown.split import Contested, PotRuling, Share, in_all
from dealer_assist.games.model import ANY, Game
from dealer_assist.scales import Scale
from dealer_assist.scales.select import Use, shown_using, strengths_using
from dealer_assist.scales.tables import MOST_TALLIED, tallied

Hands = Sequence[tuple[Card, ...]]
Winners = tuple[tuple[int, ...], ...]   # who is best on each side, in the order of the sides; nobody: ()
_KEPT = 256
_new = tuple.__new__    # a NamedTuple in half the time of calling its class


class Plainly(NamedTuple):
    """Pots that were paid plainly, and what each of the `seats` has that counts, side by side."""

    pots: tuple[PotRuling, ...]
    awards: Mapping[int, int]
    notes: tuple[Note, ...]
    seats: tuple[int, ...]
    judged: Sequence[list[int]]


class Paid(NamedTuple):
    """One pot that was paid plainly: its ruling alone, and what each seat gets of it."""

    pots: tuple[PotRuling]
    awards: Mapping[int, int]


class PlainSide(NamedTuple):
    """A side that one scale decides: the `least` strength that counts, which cards play, the word for it."""

    name: str
    scale: Scale
    least: int
    use: Use
    board: bool
    qualifier: str | None

    def strengths(self, hands: Hands, board: tuple[Card, ...]) -> list[int]:
        """What each hand has that counts on this side, in their order; 0 for nothing."""
        least = self.least
        if self.use == ANY or not (self.board and board):
            strengths = self.scale.strengths(hands, board if self.board else (), least)
        else:
            strengths = strengths_using(self.scale, hands, board, self.use, least)
        return strengths if least < 2 else [one if one >= least else 0 for one in strengths]

    def of_tallies(self, tallies: Sequence[int]) -> list[int]:
        """As `strengths`, for hands with their shared cards, of which any may play."""
        judged, least = self.scale.of_tallies(tallies, self.least), self.least
        return judged if least < 2 else [one if one >= least else 0 for one in judged]

    def shown(self, hands: Hands, board: tuple[Card, ...], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """The cards that make each of the `strengths`, `KsKdKcQcQs`, and its English; empty for nothing."""
        if self.use == ANY or not (self.board and board):
            return self.scale.shown(tallied(hands, board if self.board else ()), strengths)
        return shown_using(self.scale, hands, board, self.use, strengths)


class PlainGame:
    """What a game asks of its plain showdowns, put together once.

    Shape: `sides`, the one that takes the odd chip first; none where the game is not judged plainly.
    `tallies`: every side is of any cards, own and shared, so that a hand is one number (`tables.tally`).
    `needs`: own cards that it takes to make a whole hand of it. `scale` where it alone decides, of any cards.
    """

    __slots__ = ("game", "needs", "notes", "paid", "scale", "sides", "tallies")

    def __init__(self, game: Game, sides: tuple[PlainSide, ...]) -> None:
        self.game = game
        self.sides = sides
        dealt = counts(game)
        self.needs = max([side.scale.size for side in self.sides], default=0) - dealt.board
        self.tallies = self.needs <= dealt.least and dealt.most + dealt.board < MOST_TALLIED and all(
            [not dealt.board or side.board and side.use == ANY for side in self.sides])
        lone = len(sides) == 1 and self.tallies and sides[0].board and sides[0].least < 2
        self.scale = sides[0].scale if lone else None
        self.paid: Callable[[tuple[int, ...], int, int, Winners], Paid | None] = (
            lru_cache(maxsize=4 * _KEPT)(self._paid))
        self.notes: Callable[[Winners], tuple[Note, ...]] = lru_cache(maxsize=4 * _KEPT)(self._notes)

    def judged(self, hands: Hands, board: tuple[Card, ...]) -> list[list[int]]:
        """What each hand has that counts, side by side."""
        if self.scale is not None:
            return [self.scale.strengths(hands, board)]
        sides = self.sides
        if len(sides) > 1 and self.tallies and (self.needs <= 0 or min(map(len, hands)) >= self.needs):
            tallies = tallied(hands, board)
            return [side.of_tallies(tallies) for side in sides]
        return [side.strengths(hands, board) for side in sides]

    def _paid(self, seats: tuple[int, ...], amount: int, chip: int, winners: Winners) -> Paid | None:
        """A pot, by the seats that contest it; None where its chips do not part evenly, or nobody wins."""
        parts = sum(map(bool, winners))
        if not parts or not amount or parts > 1 and amount % (chip * parts):
            return None
        part, shares = amount // parts, []
        for side, tied in zip(self.sides, winners, strict=True):
            if len(tied) > 1 and part % (chip * len(tied)):
                return None
            if tied:
                awards = dict.fromkeys(tied, part // len(tied))
                shares.append(Share(side.name, part, tied, awards))
        pots = (PotRuling(amount, seats, tuple(shares)),)
        return Paid(pots, in_all(pots))

    def _notes(self, winners: Winners) -> tuple[Note, ...]:
        """Sides that nobody makes (R5), then ties."""
        named = list(zip(self.sides, winners, strict=True))
        takers = [side.name for side, tied in named if tied]
        unmade = [reasons.unqualified("", self.game, side.name, side.qualifier, takers)
                  for side, tied in named if not tied and side.qualifier != "none"]
        return (*unmade, *[reasons.tie("", tied, side.name) for side, tied in named if len(tied) > 1])


_of_game: dict[int, PlainGame] = {}  # by identity: to hash a game is slow


def plain_game(game: Game) -> PlainGame:
    """What is kept of a game."""
    known = _of_game.get(id(game))
    if known is None:
        if len(_of_game) >= _KEPT:
            _of_game.clear()
        known = _of_game[id(game)] = PlainGame(game, _sides(game))
    return known


def _sides(game: Game) -> tuple[PlainSide, ...]:
    odd = game.joker is not None or game.boards or game.removes or game.becomes
    played = () if odd else settled_sides(game)
    return _read(played) if all(map(_is_plain, played)) else ()


def _is_plain(side: PlayedSide) -> bool:
    tiers = [played.tier for played in side.tiers]
    return len(tiers) == 1 and not (side.board or tiers[0].of or tiers[0].holding or tiers[0].line)


def _read(sides: Sequence[PlayedSide]) -> tuple[PlainSide, ...]:
    return tuple(PlainSide(side.name, played.scale, played.least, played.tier.hole, played.tier.board,
                           played.qualifier)
                 for side in sides for played in side.tiers)


def plainly(showdown: Showdown, pots: Sequence[Contested], why: bool) -> Plainly | None:
    """The pots as `award.settle` pays them, and with `why` the notes; None where the court must rule.

    Shape: the main pot first, which every seat of the others can win too.  Source: 1.2.3, R5.
    """
    game, _, held, _, chip, _, _, board, runouts, community, dice, _, redrawn = showdown
    page = plain_game(game)
    if not page.sides or runouts or redrawn or community is not None or dice or not pots:
        return None
    named = tuple(pots[0].seats)
    if len(named) < 2:      # nobody is asked for a hand
        return None
    seats, of_seats = _seated(named)
    judged = page.judged(of_seats(held), board)     # type: ignore[arg-type]  # every card is dealt
    return ruled(page, chip, seats, judged, pots, why)


@lru_cache(maxsize=1024)    # the same seats contest many pots
def _seated(seats: tuple[int, ...]) -> tuple[tuple[int, ...], Callable[[Mapping[int, Any]], Any]]:
    """Two seats or more in order, and what takes their hands out of all."""
    ordered = tuple(sorted(seats))
    return ordered, itemgetter(*ordered)


def ruled(page: PlainGame, chip: int, seats: tuple[int, ...], judged: Sequence[list[int]],
          pots: Sequence[Contested], why: bool) -> Plainly | None:
    """The same once the hands of `seats` are judged, side by side."""
    if len(seats) < 2:
        return None
    if len(pots) > 1 or pots[0].seats != seats:
        return _one_by_one(page, chip, seats, judged, pots, why)
    lone = len(judged) == 1
    winners = (leaders(seats, judged[0]),) if lone else tuple([leaders(seats, one) for one in judged])
    paid = page.paid(seats, pots[0].amount, chip, winners)
    if paid is None:
        return None
    plain: Plainly = _new(Plainly, (*paid, page.notes(winners) if why else (), seats, judged))
    return plain


def leaders(seats: tuple[int, ...], strengths: list[int]) -> tuple[int, ...]:
    """Whose strength is the best; nobody where nobody has any."""
    best = max(strengths)
    if strengths.count(best) == 1:
        return (seats[strengths.index(best)],)
    return tuple([seat for seat, one in zip(seats, strengths, strict=True) if one == best]) if best else ()


def _one_by_one(page: PlainGame, chip: int, seats: tuple[int, ...], judged: Sequence[list[int]],
                pots: Iterable[Contested], why: bool) -> Plainly | None:
    """As `ruled`, whatever the pots."""
    ruled: list[PotRuling] = []
    notes: list[Note] = []
    for pot in pots:
        here = tuple(sorted(pot.seats))
        if len(here) < 2 or not set(here) <= set(seats):
            return None
        places = [seats.index(seat) for seat in here]
        winners = tuple([leaders(here, [one[place] for place in places]) for one in judged])
        paid = page.paid(here, pot.amount, chip, winners)
        if paid is None:
            return None
        ruled += paid.pots
        notes += page.notes(winners) if why else ()
    if notes and len(ruled) > 1:    # each wants the name of its pot
        return None
    return Plainly(tuple(ruled), in_all(ruled), tuple(notes), seats, judged)
