"""Why chips went where they did: one sentence a dealer can say aloud, and the rule it rests on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dealer_assist.cards import RANKS, Card
from dealer_assist.cards.card import rank_words
from dealer_assist.games.model import Game, When
from dealer_assist.scales.words import number_word
from dealer_assist.texts import Message, capital, figure, joined, listed, named, say

TIES = "1.2.3"


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence, and its rule: a section of the rulebook ("1.2.3") or a ruling ("R6")."""

    text: str
    rule: str

    def document(self) -> dict[str, str]:
        """As the contract writes it."""
        return {"text": self.text, "rule": self.rule}

    def behind(self, label: str) -> Note:
        """The note on the pot or board that `label` names, `Side pot 1:`; on the only one it is empty."""
        return Note(joined((label, self.text)), self.rule) if label else self


def pot_labels(count: int) -> list[str]:
    """What the note on each of so many pots begins with, main pot first; the only one needs no name."""
    if count < 2:
        return [""] * count
    return [say("reasons.main-pot"), *(say("reasons.side-pot", n=n) for n in range(1, count))]


def seats(numbers: Iterable[int]) -> Message:
    """`seat 2`, or `seats 2, 3 and 5`."""
    texts = [str(number) for number in numbers]
    return say("reasons.seats", n=len(texts), seats=listed(texts))


@lru_cache(maxsize=256)
def qualifier(word: str) -> str:
    """A qualifier as it is said: `an eight or better`."""
    known = named("qualifier", word)
    return known if isinstance(known, Message) else say("reasons.or-better", what=word)


@lru_cache(maxsize=256)
def side_name(side: str) -> str:
    """A side of the pot as it is said: `high`; a room's own game may name it as it likes."""
    return named("side", side)


def _sides(names: Iterable[str]) -> str:
    return listed([side_name(name) for name in names])


def _amounts(amounts: Iterable[int]) -> str:
    return listed([figure(amount) for amount in amounts])


# -- the table ---------------------------------------------------------------------------------------


def became(game: Game, when: When, to: Game, red: int) -> Note:
    """The hand went on as another game."""
    if when.word == "chosen":
        return Note(say("reasons.chosen", game=to.name), game.section)
    count = red if when.word == "red" else 3 - red
    colour = "reasons.red" if when.word == "red" else "reasons.black"
    return Note(capital(say(colour, count=number_word(count), game=to.name)), game.section)


def side_off(game: Game, die: int, side: str, left: Sequence[str]) -> Note:
    """A die took a side away."""
    return Note(say("reasons.side-off", die=die, side=side_name(side), left=_sides(left)), game.section)


def side_on(game: Game, die: int, side: str) -> Note:
    """A die lets a side be played."""
    return Note(say("reasons.side-on", die=die, side=side_name(side)), game.section)


def rolled(game: Game, dice: Sequence[int], word: str) -> Note:
    """Dice that set the qualifier."""
    sums = say("reasons.dice", dice=listed([str(die) for die in dice]), sum=sum(dice))
    if word == "none":
        return Note(say("reasons.no-low", dice=sums), game.section)
    return Note(say("reasons.rolled", dice=sums, qualifier=qualifier(word)), game.section)


def lines_rolled(game: Game, die: int, when: When | None) -> Note:
    """A die chose how the board is read (R37)."""
    if when is None:
        return Note(say("reasons.board-lies", die=die), game.section)
    return Note(say("reasons.board-turned", die=die, low=when.low, high=when.high), game.section)


def turned_down(game: Game, cards: Sequence[Card]) -> Note:
    """Board cards that the dice turned down (R35)."""
    out = listed([card.the_words() for card in cards])
    return Note(say("reasons.turned-down", n=len(cards), cards=out), game.section)


def rows_gone(game: Game, lines: Sequence[int], rank: int) -> Note:
    """Rows that left with the lowest river card (R38)."""
    rows = listed([str(line) for line in lines])
    return Note(say("reasons.rows-gone", n=len(lines), rows=rows, rank=rank_words("a", rank)), game.section)


def rows_all_stay(game: Game, rank: int) -> Note:
    """All rivers alike: nothing is removed (R38)."""
    return Note(say("reasons.rows-stay", rank=rank_words("a", rank)), game.section)


# -- one pot -----------------------------------------------------------------------------------------


_RUNS = {"board": "runouts", "draw": "redraws", "run": "reruns"}


def runouts(label: str, amounts: Sequence[int], word: str) -> Note:
    """A pot that was run more than once; `word`: what was, a board, a draw, or a run of several boards."""
    more = sum(amount > amounts[-1] for amount in amounts)
    key = f"reasons.{_RUNS[word]}{('', '-odd')[more] if more < 2 else '-odds'}"
    text = say(key, boards=len(amounts), amounts=_amounts(amounts), first=more)
    return Note(text, "R12").behind(label)


def unqualified(label: str, game: Game, side: str, word: str | None, takers: Sequence[str]) -> Note:
    """Nobody in this pot makes a side; the others take it all."""
    return Note(_unqualified(side, word, tuple(takers)), game.section).behind(label)


@lru_cache(maxsize=256)
def _unqualified(side: str, word: str | None, takers: tuple[str, ...]) -> Message:
    what = {"side": side_name(side), "takers": _sides(takers)}
    if word:
        return say("reasons.unqualified", qualifier=qualifier(word), **what)
    return say("reasons.side-not-made", **what)


def nobody(label: str, game: Game, side: str) -> Note:
    """No side has a winner: the page names who takes it (R22)."""
    return Note(say("reasons.nobody", side=side_name(side)), game.section).behind(label)


def everybody(label: str, game: Game, tied: Sequence[int]) -> Note:
    """The same where the house splits it among all."""
    return Note(say("reasons.everybody", seats=seats(tied)), game.section).behind(label)


def carried(label: str, game: Game, amount: int) -> Note:
    """No side has a winner and the page names nobody."""
    return Note(say("reasons.carried", chips=amount), game.section).behind(label)


def dealer_wins(label: str, game: Game, amount: int) -> Note:
    """Every row has left play, and the dealer wins the pot (2.40, house rule `rivers-alike`)."""
    return Note(say("reasons.dealer-wins", chips=amount), game.section).behind(label)


def holding(label: str, game: Game, those: Sequence[int], ranks: str) -> Note:
    """A tier that asks for a card among the player's."""
    text = say("reasons.holding", ranks=_one_of(ranks), seats=seats(those), n=len(those))
    return Note(text, game.section).behind(label)


def tier_met(label: str, game: Game, those: Sequence[int], word: str) -> Note:
    """The first tier counts because somebody makes it."""
    text = say("reasons.tier-met", seats=seats(those), n=len(those), qualifier=qualifier(word))
    return Note(capital(text), game.section).behind(label)


def tier_missed(label: str, game: Game, scale: str, word: str | None, ranks: str) -> Note:
    """Nobody makes the first tier."""
    if ranks:
        text = say("reasons.nobody-holds", ranks=_one_of(ranks))
    else:
        first = qualifier(word) if word else say("reasons.first-kind")
        text = say("reasons.tier-missed", qualifier=first, scale=named("scale", scale))
    return Note(text, game.section).behind(label)


def _one_of(ranks: str) -> str:
    """`a king`, `a jack, queen or king`."""
    first, *more = [RANKS.index(rank) for rank in ranks]
    return listed([rank_words("a", first), *(rank_words("rank", rank) for rank in more)], "or")


def odd_half(label: str, side: str, more: int, less: int) -> Note:
    """The odd chip between two sides."""
    text = say("reasons.odd-half", side=side_name(side), more=more, less=less)
    return Note(capital(text), TIES).behind(label)


def odd_half_by_seat(label: str, side: str, more: int, less: int) -> Note:
    """The same between two lows, by position."""
    text = say("reasons.odd-half-by-seat", side=side_name(side), more=more, less=less)
    return Note(capital(text), TIES).behind(label)


def tie(label: str, tied: Sequence[int], side: str) -> Note:
    """A tie that parts evenly."""
    return _tie(label, _even_tie(tuple(tied), side))


@lru_cache(maxsize=1024)
def _even_tie(tied: tuple[int, ...], side: str) -> Message:
    return say("reasons.tie", seats=seats(tied), side=side_name(side))


def tie_for(label: str, tied: Sequence[int], side: str) -> Note:
    """A tie whose odd chip needs a note of its own."""
    return _tie(label, say("reasons.tie-for", seats=seats(tied), side=side_name(side)))


def odd_chips(label: str, tied: Sequence[int], side: str, got: Sequence[int], how: str) -> Note:
    """A tie with odd chips: who got them, and by which rule."""
    return _tie(label, say(
        "reasons.odd-chips", seats=seats(tied), side=side_name(side), n=len(got), got=seats(got), how=how))


def _tie(label: str, text: Message) -> Note:
    return Note(capital(text), TIES).behind(label)


def passed_over(label: str, had: Sequence[int], got: Sequence[int]) -> Note:
    """Somebody has had their odd chip of this pot."""
    text = say("reasons.passed-over", seats=seats(had), n=len(had), got=seats(got))
    return Note(capital(text), "R6").behind(label)


def finer(label: str, rest: int, chip: int, to: str) -> Note:
    """What is finer than the smallest chip."""
    return Note(say("reasons.finer", rest=rest, chip=chip, to=to), "R4").behind(label)
