"""Who takes which part of the pot, in sentences: sides, tiers, qualifiers, odd chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dealer_assist.rulebook import board_picture, phrases
from dealer_assist.games.model import ALL, ANY, Choice, Game, Side, Tier
from dealer_assist.games.vocabulary import GIVES, NEXT_DEAL
from dealer_assist.scales import SCALES



def dealt_to_each(game: Game) -> int:
    """How many cards of their own a player is dealt over all streets, draws apart."""
    return sum(game.holds(word) for word in GIVES)


def own_cards(game: Game) -> int:
    """The cards of their own that a player holds at the showdown, the most of them where it varies."""
    return dealt_to_each(game) - game.holds("discard")


def _part_size(game: Game, name: str | None) -> int:
    sizes = {part: size for street in game.streets for step in street.steps for part, size in step.parts}
    return sizes.get(name or "", own_cards(game))


def made_of(game: Game, tier: Tier) -> str:
    """Which cards play: `exactly two of their own cards and three from the board`."""
    own, size = _part_size(game, tier.of), SCALES[tier.scale].size
    whose = f"{phrases.side(tier.of)} cards" if tier.of else "own cards"
    if not tier.board or not game.holds("board"):
        if size == 4:
            return f"one to four of their {phrases.count(own, 'card')}"
        return (
            f"the {phrases.count(own, 'card')} of their own"
            if own == size
            else (f"the best {phrases.number(size)} of their {phrases.count(own, 'card')}")
        )
    if size == 4:
        return f"one to four of their {phrases.count(own, 'own card')}"
    if tier.hole == ALL:
        return "every card they hold, and as many from the board as make five"
    if tier.hole == ANY:
        return f"any five of their {phrases.number(own)} {whose} and the board"
    if tier.hole == tuple(range(len(tier.hole))):
        most = phrases.number(len(tier.hole) - 1)
        return f"at most {most} of their {phrases.number(own)} {whose} and the rest from the board"
    return phrases.either([_exactly(n, own, whose) for n in tier.hole if isinstance(n, int)], "or")


def _exactly(n: int, own: int, whose: str) -> str:
    if n == 0:
        return f"none of their {whose} and five from the board"
    if n == 5:
        return f"all five of their {whose} and none from the board"
    some = "both" if n == own == 2 else f"exactly {phrases.number(n)}"
    held = "" if n == own else f"{phrases.number(own)} "
    return f"{some} of their {held}{whose} and {phrases.number(5 - n)} from the board"


def qualifier(tier: Tier) -> str:
    """`eight or better`; empty without one."""
    if tier.qualifier is None:
        return ""
    if isinstance(tier.qualifier, Choice):
        options = [
            f"{phrases.QUALIFIERS.get(word, word)} (house rule {tier.qualifier.rule}: {value})"
            for value, word in tier.qualifier.values.items()
        ]
        return phrases.either(options, "or")
    said = phrases.QUALIFIERS.get(tier.qualifier, tier.qualifier)
    return f"a four-card badugi, {said}" if SCALES[tier.scale].size == 4 else said


def _qualifier_sentence(what: str, tier: Tier) -> str:
    said = qualifier(tier)
    if tier.qualifier == "rolled":
        return f"The low must be {said}: a sum of 11 is a jack, of 12 a queen; on 4 or less there is no low."
    counts = SCALES[tier.scale].size == 5 and tier.qualifier in set("56789TJQK")
    ranks = f": five different ranks, none above {phrases.a_rank(str(tier.qualifier))}" if counts else ""
    return phrases.sentence(f"to win the {what} a hand must be {said}{ranks}")


def _tier(game: Game, tier: Tier) -> str:
    on = f", on board {tier.line}," if tier.line else ""
    return f"the best {phrases.scale(tier.scale).best}{on} made of {made_of(game, tier)}"


_PARTS = {1: "pot", 2: "half", 3: "third", 4: "quarter", 6: "sixth", 8: "eighth"}


class _Piece(NamedTuple):
    """A side among the others: how many such pieces the pot has, and its name with those it lies within."""

    side: Side
    of: int
    name: str

    @property
    def share(self) -> str:
        """`half`, `quarter`."""
        return _PARTS.get(self.of, "part")


def _pieces(sides: tuple[Side, ...], of: int = 1, within: str = "") -> Iterator[_Piece]:
    """The sides that hands win, with what they get of the pot (R54); a side's only side is the side."""
    for side in sides:
        name = f"{within} {phrases.side(side.name)}".strip()
        if len(side.sides) == 1:
            yield _Piece(side.sides[0], of * len(sides), name)
        elif side.sides:
            yield from _pieces(side.sides, of * len(sides), name)
        else:
            yield _Piece(side, of * len(sides), name)


def side_sentences(game: Game, piece: _Piece) -> list[str]:
    """What wins a side, how hands are ranked there, and what it takes to qualify."""
    part, name = piece.side, piece.name
    share = "The pot" if piece.of == 1 else f"The {name} {piece.share} of the pot"
    told = [f"{share} goes to {_tier(game, part.tiers[0])}."] if len(part.tiers) == 1 else []
    if not told:
        told = [f"{share} goes to the first of these that anybody still in makes."]
        told += [_ordinal_tier(game, tier, place) for place, tier in enumerate(part.tiers)]
    scales = [phrases.scale(word) for word in dict.fromkeys(tier.scale for tier in part.tiers)]
    told += [f"{phrases.sentence(scale.best)[:-1]}: {scale.order}." for scale in scales]
    if part.when is not None:
        told.append(phrases.sentence(f"this {piece.share} is played only {phrases.condition(part.when)}"))
    if len(part.tiers) == 1 and part.tiers[0].qualifier is not None:
        told.append(_qualifier_sentence("pot" if piece.of == 1 else f"{name} {piece.share}", part.tiers[0]))
    return told


def _ordinal_tier(game: Game, tier: Tier, place: int) -> str:
    least = f", {qualifier(tier)}" if tier.qualifier is not None else ""
    holding = ""
    if tier.holding:
        ranks = phrases.either([phrases.a_rank(rank) for rank in tier.holding], "or")
        holding = f", if {ranks} is among all the cards of that player"
    return f"{'First' if not place else 'Failing that'}: {_tier(game, tier)}{least}{holding}."


def split_sentences(game: Game, button: bool) -> list[str]:
    """Parting the pot, sides that nobody makes, ties and odd chips (1.2.3); `button`: is there one."""
    told = _parting(game)
    if game.nobody == NEXT_DEAL:
        told.append("If nobody qualifies, the pot waits for the next deal to the same players.")
    elif game.nobody:
        first = next(part for part in game.leaves if part.name == game.nobody).tiers[0]
        best = phrases.scale(first.scale).best
        told.append(
            f"If nobody qualifies at all, the best {best} takes the whole pot "
            f"on the {phrases.side(game.nobody)} side, whatever it is."
        )
    return [*told, f"Equal hands share; their odd chips go {odd_chip_tie(button)}."]


def _parting(game: Game) -> list[str]:
    told = []
    if len(game.sides) > 1:
        told.append(f"The pot is split in {_between(game.sides)}.")
    for part in game.sides:
        if len(part.sides) > 1:
            told.append(f"The {phrases.side(part.name)} half is split again in {_between(part.sides)}.")
    if any(part.sides for part in game.sides) and may_be_empty(game):
        told.append("A quarter that nobody qualifies for is not played: the other takes the whole half.")
    elif told and may_be_empty(game):
        told.append("A half that nobody qualifies for is not played: the other takes the whole pot.")
    return told


def _between(sides: tuple[Side, ...]) -> str:
    names = [phrases.side(part.name) for part in sides]
    return (f"{phrases.number(len(names))} between {phrases.either(names)}; "
            f"an odd chip goes to {names[0]}")


def may_be_empty(game: Game) -> bool:
    """Is there a half that nobody may make?"""
    straights = any(tier.scale == "lowest-straight" for part in game.leaves for tier in part.tiers)
    return straights or any(part.tiers[-1].qualifier is not None or part.when for part in game.leaves)


def odd_chip_tie(button: bool) -> str:
    """To whom the odd chip of a tie goes (1.2.3; R7: a button, where there is one)."""
    if button:
        return "to the first of them clockwise from the button"
    return "to the one with the highest card by suit: spades, hearts, diamonds, clubs"


def showdown_sentences(game: Game, button: bool) -> list[str]:
    """The whole showdown of one game; `button`: is the hand dealt with one."""
    told = [text for piece in _pieces(game.sides) for text in side_sentences(game, piece)]
    return list(dict.fromkeys([*board_picture.lines_sentences(game), *told, *split_sentences(game, button)]))
