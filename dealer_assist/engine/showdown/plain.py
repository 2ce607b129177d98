"""The plain showdown, which most are: one board, every side decided by one scale, chips that part evenly.

What a game is played for is put together once. Whatever is not plain (a joker, a die, a second tier, an odd
chip, a pot that nobody wins) gets no answer here, and the court of `award` rules on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from dealer_assist.cards import Card
from dealer_assist.engine.showdown import reasons
from dealer_assist.engine.showdown.evaluate import Showdown
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.sides import PlayedSide, settled_sides
from dealer_assist.engine.showdown.split import Contested, PotRuling, Share
from dealer_assist.games.model import ANY, Game
from dealer_assist.scales import Scale
from dealer_assist.scales.select import Use, shown_using, strengths_using
from dealer_assist.scales.tables import tallied

Hands = Sequence[tuple[Card, ...]]
_KEPT = 256
_new = tuple.__new__    # a NamedTuple in half the time of calling its class


class Plainly(NamedTuple):
    """Pots that were paid plainly, and what each of the `seats` has that counts, side by side."""

    pots: tuple[PotRuling, ...]
    notes: tuple[Note, ...]
    seats: tuple[int, ...]
    judged: Sequence[list[int]]


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


_of_game: dict[int, tuple[Game, tuple[PlainSide, ...]]] = {}  # by identity: to hash a game is slow


def plain_sides(game: Game) -> tuple[PlainSide, ...]:
    """The sides of a game that is judged plainly, the one that takes the odd chip first; else none."""
    known = _of_game.get(id(game))
    if known is None:
        if len(_of_game) >= _KEPT:
            _of_game.clear()
        odd = game.joker is not None or game.boards or game.removes or game.becomes
        sides = () if odd else settled_sides(game)
        known = _of_game[id(game)] = (game, _read(sides) if all(map(_is_plain, sides)) else ())
    return known[1]


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
    game, board = showdown.game, showdown.board
    sides = plain_sides(game)
    if not sides or showdown.runouts or showdown.redrawn or showdown.community is not None or showdown.dice:
        return None
    seats = _in_order(tuple(pots[0].seats)) if pots else ()
    if len(seats) < 2:      # nobody is asked for a hand
        return None
    held = showdown.hands
    hands = [held[seat] for seat in seats]
    judged = [side.strengths(hands, board) for side in sides]  # type: ignore[arg-type]  # every card is dealt
    return ruled(game, showdown.chip, sides, seats, judged, pots, why)


@lru_cache(maxsize=1024)    # the same seats contest many pots
def _in_order(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(seats))


def ruled(game: Game, chip: int, sides: tuple[PlainSide, ...], seats: tuple[int, ...],
          judged: Sequence[list[int]], pots: Sequence[Contested], why: bool) -> Plainly | None:
    """The same once the hands of `seats` are judged, side by side."""
    if len(seats) < 2:
        return None
    paid: list[PotRuling] = []
    notes: list[Note] = []
    for pot in pots:
        here, strengths = seats, judged
        if pot.seats != seats and (here := tuple(sorted(pot.seats))) != seats:
            if len(here) < 2 or not set(here) <= set(seats):
                return None
            strengths = [[one[seats.index(seat)] for seat in here] for one in judged]
        shares = _shares(sides, here, strengths, pot.amount, chip)
        if not shares:
            return None
        if why and (len(shares) < len(sides) or max([len(share.winners) for share in shares]) > 1):
            notes += _notes(game, sides, shares)
            if notes and len(pots) > 1:     # each wants the name of its pot
                return None
        paid.append(_new(PotRuling, (pot.amount, here, shares)))
    plain: Plainly = _new(Plainly, (tuple(paid), tuple(notes), seats, judged))
    return plain


def _shares(sides: tuple[PlainSide, ...], seats: tuple[int, ...], judged: Sequence[list[int]], amount: int,
            chip: int) -> tuple[Share, ...]:
    """What each side that somebody makes pays; nothing where the chips do not part evenly."""
    if len(sides) == 1:
        share = _share(sides[0], seats, judged[0], max(judged[0]), amount, chip)
        return (share,) if share else ()
    highest = list(map(max, judged))
    parts = len(highest) - highest.count(0)
    if not parts or parts > 1 and amount % (chip * parts):
        return ()
    shares = []
    for n, best in enumerate(highest):
        if best:
            share = _share(sides[n], seats, judged[n], best, amount // parts, chip)
            if share is None:
                return ()
            shares.append(share)
    return tuple(shares)


def _share(side: PlainSide, seats: tuple[int, ...], strengths: list[int], best: int, part: int,
           chip: int) -> Share | None:
    """A side's part to those whose strength is the best."""
    if not best or not part:
        return None
    if strengths.count(best) == 1:
        winner = seats[strengths.index(best)]
        winners: tuple[int, ...] = (winner,)
        awards = {winner: part}
    else:
        winners = tuple([seat for seat, one in zip(seats, strengths, strict=True) if one == best])
        if part % (chip * len(winners)):
            return None
        awards = dict.fromkeys(winners, part // len(winners))
    share: Share = _new(Share, (side[0], part, winners, awards, None, True, None))
    return share


def _notes(game: Game, sides: tuple[PlainSide, ...], shares: tuple[Share, ...]) -> list[Note]:
    """Sides that nobody makes (R5), then ties."""
    notes = []
    if len(shares) < len(sides):
        takers = [share.side for share in shares]
        notes = [reasons.unqualified("", game, side.name, side.qualifier, takers)
                 for side in sides if side.name not in takers and side.qualifier != "none"]
    return notes + [reasons.tie("", share.winners, share.side) for share in shares if len(share.winners) > 1]
