"""Why chips went where they did: one sentence a dealer can say aloud, and the rule it rests on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dealer_assist.cards import Card
from dealer_assist.cards.card import RANK_WORDS
from dealer_assist.games.model import Game, When

TIES = "1.2.3"
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_QUALIFIERS = {
    "8": "an eight or better", "T": "a ten or better", "J": "a jack or better", "Q": "a queen or better",
    "K": "a king or better", "no pair": "a hand without a pair", "none": "a low",
}


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence, and its rule: a section of the rulebook ("1.2.3") or a ruling ("R6")."""

    text: str
    rule: str

    def document(self) -> dict[str, str]:
        """As the contract writes it."""
        return {"text": self.text, "rule": self.rule}


def seats(numbers: Iterable[int]) -> str:
    """`seat 2`, or `seats 2, 3 and 5`."""
    said = [str(number) for number in numbers]
    return f"seat {said[0]}" if len(said) == 1 else f"seats {', '.join(said[:-1])} and {said[-1]}"


def qualifier(word: str) -> str:
    """A qualifier as it is said: `an eight or better`."""
    said = _NUMBERS[int(word)] if word.isdigit() and int(word) < len(_NUMBERS) else word
    return _QUALIFIERS.get(word, f"a {said} or better")


def _cards(cards: Sequence[Card]) -> str:
    said = [f"the {card.words()}" for card in cards]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}"


def _and(amounts: Iterable[int]) -> str:
    said = [f"{amount:,}" for amount in amounts]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}"


# -- the table ---------------------------------------------------------------------------------------


def became(game: Game, when: When, to: Game, red: int) -> Note:
    """The hand went on as another game."""
    if when.word == "chosen":
        return Note(f"{to.name} was chosen, and the hand is judged by it.", game.section)
    count = red if when.word == "red" else 3 - red
    said = f"{_NUMBERS[count].capitalize()} of the three flop cards are {when.word}"
    return Note(f"{said}: the hand is judged as {to.name}.", game.section)


def side_off(game: Game, die: int, side: str, left: Sequence[str]) -> Note:
    """A die took a side away."""
    return Note(f"The die shows {die}: there is no {side}, {' and '.join(left)} takes the whole pot.",
                game.section)


def side_on(game: Game, die: int, side: str) -> Note:
    """A die lets a side be played."""
    return Note(f"The die shows {die}: {side} is played too.", game.section)


def rolled(game: Game, dice: Sequence[int], word: str) -> Note:
    """Dice that set the qualifier."""
    sums = f"The dice show {' and '.join(str(die) for die in dice)}, {sum(dice)} together"
    if word == "none":
        return Note(f"{sums}: no low is possible.", game.section)
    return Note(f"{sums}: the low must be {qualifier(word)}.", game.section)


def lines_rolled(game: Game, die: int, when: When | None) -> Note:
    """A die chose how the board is read (R37)."""
    if when is None:
        return Note(f"The die shows {die}: the board is played as it lies.", game.section)
    return Note(f"The die shows {die}: the board is turned, as for every {when.low} to {when.high}.",
                game.section)


def turned_down(game: Game, cards: Sequence[Card]) -> Note:
    """Board cards that the dice turned down (R35)."""
    out = "it is" if len(cards) == 1 else "they are"
    return Note(f"The dice turn {_cards(cards)} face down: {out} out of play.", game.section)


def rows_gone(game: Game, lines: Sequence[int], rank: int) -> Note:
    """Rows that left with the lowest river card (R38)."""
    rows, verb = ("Row", "has") if len(lines) == 1 else ("Rows", "have")
    numbers = " and ".join(str(line) for line in lines)
    gone = "is" if len(lines) == 1 else "are"
    return Note(
        f"{rows} {numbers} {verb} the lowest river card, a {RANK_WORDS[rank]}, and {gone} out of play.",
        game.section)


def rows_all_stay(game: Game, rank: int) -> Note:
    """All rivers alike: nothing is removed (R38)."""
    return Note(f"Every river card is a {RANK_WORDS[rank]}: no row is removed.", game.section)


# -- one pot -----------------------------------------------------------------------------------------


def runouts(label: str, amounts: Sequence[int]) -> Note:
    """A pot that was run more than once."""
    more = sum(amount > amounts[-1] for amount in amounts)
    odd = ("", ", the odd chip to the first")[more] if more < 2 else f", an odd chip each to the first {more}"
    return Note(f"{label}The pot is parted between {len(amounts)} boards: {_and(amounts)}{odd}.", "R12")


def unqualified(label: str, game: Game, side: str, word: str | None, takers: Sequence[str]) -> Note:
    """Nobody in this pot makes a side; the others take it all."""
    made = f"{qualifier(word)} for {side}" if word else f"a {side}"
    return Note(f"{label}Nobody makes {made}: {' and '.join(takers)} takes it all.", game.section)


def nobody(label: str, game: Game, side: str) -> Note:
    """No side has a winner: the page names who takes it (R22)."""
    return Note(f"{label}No hand qualifies either way: the best {side} hand takes the pot.", game.section)


def everybody(label: str, game: Game, tied: Sequence[int]) -> Note:
    """The same where the house splits it among all."""
    return Note(f"{label}No hand qualifies either way: {seats(tied)} split the pot.", game.section)


def carried(label: str, game: Game, amount: int) -> Note:
    """No side has a winner and the page names nobody."""
    return Note(f"{label}No hand qualifies: the {amount:,} stay in the middle for the next hand.",
                game.section)


def holding(label: str, game: Game, those: Sequence[int], ranks: str) -> Note:
    """A tier that asks for a card among the player's."""
    words = [RANK_WORDS["23456789TJQKA".index(rank)] for rank in ranks]
    said = f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]
    return Note(f"{label}Only a hand with a {said} counts, and {seats(those)} "
                f"{'has' if len(those) == 1 else 'have'} one.", game.section)


def tier_met(label: str, game: Game, those: Sequence[int], word: str) -> Note:
    """The first tier counts because somebody makes it."""
    verb = "makes" if len(those) == 1 else "make"
    return Note(f"{label}{seats(those).capitalize()} {verb} {qualifier(word)}: "
                "no other hand counts.", game.section)


def tier_missed(label: str, game: Game, scale: str, word: str | None, ranks: str) -> Note:
    """Nobody makes the first tier."""
    if ranks:
        said = "has a " + " or ".join(RANK_WORDS["23456789TJQKA".index(rank)] for rank in ranks)
        return Note(f"{label}Nobody {said}: the best hand without one wins.", game.section)
    made = qualifier(word) if word else "the first kind of hand"
    return Note(f"{label}Nobody makes {made}: the best {scale} hand wins.", game.section)


def odd_half(label: str, side: str, more: int, less: int) -> Note:
    """The odd chip between two sides."""
    return Note(f"{label}{side.capitalize()} takes the odd chip of the split: {more:,} and {less:,}.", TIES)


def odd_half_by_seat(label: str, side: str, more: int, less: int) -> Note:
    """The same between two lows, by position."""
    return Note(f"{label}{side.capitalize()} takes the odd chip, its hand being first from the button: "
                f"{more:,} and {less:,}.", TIES)


def tie(label: str, tied: Sequence[int], side: str) -> Note:
    """A tie that parts evenly."""
    return Note(f"{label}{seats(tied).capitalize()} tie for {side} and share it equally.", TIES)


def tie_for(label: str, tied: Sequence[int], side: str) -> Note:
    """A tie whose odd chip needs a note of its own."""
    return Note(f"{label}{seats(tied).capitalize()} tie for {side}.", TIES)


def odd_chips(label: str, tied: Sequence[int], side: str, got: Sequence[int], how: str) -> Note:
    """A tie with odd chips: who got them, and why he."""
    chip = "the odd chip goes" if len(got) == 1 else "an odd chip each goes"
    return Note(f"{label}{seats(tied).capitalize()} tie for {side}; {chip} to {seats(got)}, {how}.", TIES)


def passed_over(label: str, had: Sequence[int], got: Sequence[int]) -> Note:
    """Somebody has had his odd chip of this pot."""
    has = "has" if len(had) == 1 else "have"
    return Note(f"{label}{seats(had).capitalize()} {has} had an odd chip of this pot already, "
                f"so this one goes to {seats(got)}.", "R6")


def finer(label: str, rest: int, chip: int, seat: str) -> Note:
    """What is finer than the smallest chip."""
    return Note(f"{label}{rest:,} cannot be parted in chips of {chip:,} and goes with the odd chip, "
                f"to {seat}.", "R4")
