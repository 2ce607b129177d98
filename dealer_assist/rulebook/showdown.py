"""Who takes which part of the pot, in sentences: sides, tiers, qualifiers, odd chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dealer_assist.rulebook import board_picture, phrases
from dealer_assist.games.model import ALL, ANY, Choice, Game, Side, Tier
from dealer_assist.games.vocabulary import GIVES, NEXT_DEAL
from dealer_assist.scales import SCALES
from dealer_assist.texts import capital, joined, say


def dealt_to_each(game: Game) -> int:
    """How many cards of their own a player is dealt over all streets, draws apart."""
    return sum(game.holds(word) for word in GIVES)


def own_cards(game: Game) -> int:
    """The cards of their own that a player holds at the showdown, the most of them where it varies."""
    return dealt_to_each(game) - game.holds("discard")


def _part_size(game: Game, name: str | None) -> int:
    sizes = {part: size for street in game.streets for step in street.steps for part, size in step.parts}
    return sizes.get(name or "", own_cards(game))


def cards_that_play(game: Game, tier: Tier) -> str:
    """Which cards play: `exactly two of their own cards and three from the board`."""
    own, size = _part_size(game, tier.of), SCALES[tier.scale].size
    held = phrases.number(own)
    whose = say("manual.cards-of", side=phrases.side(tier.of)) if tier.of else say("manual.cards-own")
    if not tier.board or not game.holds("board"):
        if size == 4:
            return say("manual.of-one-to-four", held=held)
        if own == size:
            return say("manual.of-all-own", held=held)
        return say("manual.of-best", size=phrases.number(size), held=held)
    if size == 4:
        return say("manual.of-one-to-four-own", held=held)
    if tier.hole == ALL:
        return say("manual.of-every-card")
    if tier.hole == ANY:
        return say("manual.of-any-five", held=held, whose=whose)
    if tier.hole == tuple(range(len(tier.hole))):
        return say("manual.of-at-most", most=phrases.number(len(tier.hole) - 1), held=held, whose=whose)
    return phrases.either([_exactly(n, own, whose) for n in tier.hole if isinstance(n, int)], "or")


def _exactly(n: int, own: int, whose: str) -> str:
    if n in (0, 5):
        return say("manual.of-none" if n == 0 else "manual.of-all-five", whose=whose)
    figures = {"whose": whose, "rest": phrases.number(5 - n)}
    if n == own == 2:
        return say("manual.of-both", **figures)
    if n == own:
        return say("manual.of-exactly-these", count=phrases.number(n), **figures)
    return say("manual.of-exactly", count=phrases.number(n), held=phrases.number(own), **figures)


def qualifier(tier: Tier) -> str:
    """`eight or better`; empty without one."""
    if tier.qualifier is None:
        return ""
    if isinstance(tier.qualifier, Choice):
        ways = [phrases.qualifier(word) for word in tier.qualifier.values.values()]
        return phrases.by_house_rule(ways, tier.qualifier.rule)
    least = phrases.qualifier(tier.qualifier)
    return say("manual.four-card-badugi", least=least) if SCALES[tier.scale].size == 4 else least


def _qualifier_sentence(what: str, tier: Tier) -> str:
    if tier.qualifier == "rolled":
        return say("manual.low-rolled")
    if SCALES[tier.scale].size == 5 and tier.qualifier in set(phrases.RANKED):
        above = say(f"manual.a-rank-{tier.qualifier}")
        return say("manual.to-win-ranks", what=what, least=qualifier(tier), above=above)
    return say("manual.to-win", what=what, least=qualifier(tier))


def _tier(game: Game, tier: Tier) -> str:
    key = "manual.best-on-line" if tier.line else "manual.best-of"
    return say(key, best=phrases.scale(tier.scale).best, line=tier.line or 0,
               cards=cards_that_play(game, tier))


_PARTS = {1: "pot", 2: "half", 3: "third", 4: "quarter", 6: "sixth", 8: "eighth"}


class _Piece(NamedTuple):
    """A side among the others: how many such pieces the pot has, and its name with those it lies within."""

    side: Side
    of: int
    name: str

    @property
    def share(self) -> str:
        """`half`, `quarter`."""
        return say(f"manual.share-{_PARTS.get(self.of, 'part')}")

    @property
    def what(self) -> str:
        """`pot`, `high half`."""
        return self.share if self.of == 1 else say("manual.named-share", side=self.name, share=self.share)


def _pieces(sides: tuple[Side, ...], of: int = 1, within: str = "") -> Iterator[_Piece]:
    """The sides that hands win, with what they get of the pot (R54); a side's only side is the side."""
    for side in sides:
        name = joined([within, phrases.side(side.name)])
        # a board with one side is that side: double-board Omaha has two halves and no quarters
        if len(side.sides) == 1:
            yield _Piece(side.sides[0], of * len(sides), name)
        elif side.sides:
            yield from _pieces(side.sides, of * len(sides), name)
        else:
            yield _Piece(side, of * len(sides), name)


def side_sentences(game: Game, piece: _Piece) -> list[str]:
    """What wins a side, how hands are ranked there, and what it takes to qualify."""
    part = piece.side
    share = say("manual.the-pot") if piece.of == 1 else say(
        "manual.the-share", side=piece.name, share=piece.share)
    sentences: list[str] = []
    if len(part.tiers) == 1:
        sentences.append(say("manual.goes-to", share=share, hand=_tier(game, part.tiers[0])))
    else:
        sentences.append(say("manual.goes-to-first", share=share))
        sentences += [_ordinal_tier(game, tier, place) for place, tier in enumerate(part.tiers)]
    scales = [phrases.scale(word) for word in dict.fromkeys(tier.scale for tier in part.tiers)]
    sentences += [say("manual.scale", best=capital(scale.best), order=scale.order) for scale in scales]
    if part.when is not None:
        sentences.append(say("manual.played-only", share=piece.share, when=phrases.condition(part.when)))
    if len(part.tiers) == 1 and part.tiers[0].qualifier is not None:
        sentences.append(_qualifier_sentence(piece.what, part.tiers[0]))
    return sentences


def _ordinal_tier(game: Game, tier: Tier, place: int) -> str:
    words = [_tier(game, tier)]
    if tier.qualifier is not None:
        words.append(qualifier(tier))
    if tier.holding:
        ranks = phrases.either([say(f"manual.a-rank-{rank}") for rank in tier.holding], "or")
        words.append(say("manual.if-among", ranks=ranks))
    return say("manual.failing-that" if place else "manual.first-tier", hand=joined(words, ", "))


def split_sentences(game: Game, button: bool) -> list[str]:
    """Parting the pot, sides that nobody makes, ties and odd chips (1.2.3); `button`: is there one."""
    sentences = _parting(game)
    if game.nobody == NEXT_DEAL:
        sentences.append(say("manual.nobody-waits"))
    elif game.nobody:
        first = next(part for part in game.leaves if part.name == game.nobody).tiers[0]
        best = phrases.scale(first.scale).best
        sentences.append(say("manual.nobody-best", best=best, side=phrases.side(game.nobody)))
    return [*sentences, say("manual.equal-hands", whom=odd_chip_tie(button))]


def _parting(game: Game) -> list[str]:
    sentences: list[str] = []
    if len(game.sides) > 1:
        sentences.append(say("manual.split-in", **_between(game.sides)))
    for part in game.sides:
        if len(part.sides) > 1:
            sentences.append(say("manual.split-again", half=phrases.side(part.name), **_between(part.sides)))
    # R54: a board without a low "gives its whole half to its high hand"
    if any(part.sides for part in game.sides) and may_be_empty(game):
        sentences.append(say("manual.empty-quarter"))
    elif sentences and may_be_empty(game):
        sentences.append(say("manual.empty-half"))
    return sentences


def _between(sides: tuple[Side, ...]) -> dict[str, str]:
    names = [phrases.side(part.name) for part in sides]
    return {"count": phrases.number(len(names)), "sides": phrases.either(names), "first": names[0]}


def may_be_empty(game: Game) -> bool:
    """Is there a half that nobody may make?"""
    # 2.48: a hand without a straight has nothing there, though no qualifier says so
    straights = any(tier.scale == "lowest-straight" for part in game.leaves for tier in part.tiers)
    return straights or any(part.tiers[-1].qualifier is not None or part.when for part in game.leaves)


def odd_chip_tie(button: bool) -> str:
    """To whom the odd chip of a tie goes (1.2.3; R7: a button, where there is one)."""
    return say("manual.tie-button" if button else "manual.tie-suit")


def showdown_sentences(game: Game, button: bool) -> list[str]:
    """The whole showdown of one game; `button`: is the hand dealt with one."""
    sentences = [text for piece in _pieces(game.sides) for text in side_sentences(game, piece)]
    return list(
        dict.fromkeys([*board_picture.lines_sentences(game), *sentences, *split_sentences(game, button)])
    )
