"""Where a mix stands: which game now, which hand of how many, which next. Worked out from the hands played.

Nothing is counted up: the answer is a function of the record, so a void hand does not count, and a
finished hand that is taken back is played again as the hand it was. A *turn* is one stay at a game.
Source: house rules, section 9 (`mixed-button`, `level-applies`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from dealer_assist.rules.button import after, before
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.session.mixes import BUTTON, CHOICE, HAND, HANDS, LEVEL, ORBIT, Mix


@dataclass(frozen=True, slots=True)
class DealtHand:
    """A hand of the record.

    Shape: `place` in the mix's list, None for a hand out of the rotation, which belongs to the turn it fell
    in. `button` where it was, or was held in a game without one; `placed`: the dealer put it there by hand.
    `level` in force at its riffle; `chooser` the seat that chose its game.
    """

    turn: int
    place: int | None
    button: int
    seats: tuple[int, ...]
    void: bool = False
    placed: bool = False
    level: int = 1
    chooser: int | None = None


@dataclass(frozen=True, slots=True)
class ComingHand:
    """The hand to be dealt: where the button will be and who is dealt in.

    Shape: `to` a place that the dealer goes on to at once; `placed` as in Dealt; `follows` False in a house
    where the winner takes the button, which then does not go round.
    """

    button: int
    seats: tuple[int, ...]
    level: int = 1
    to: int | None = None
    placed: bool = False
    follows: bool = True


@dataclass(frozen=True, slots=True)
class MixStanding:
    """What is played in the hand to come.

    Shape: `place` None until the game is chosen. `hand` counts from 1 in the turn; `of` how many it will
    have as things are, None where the level or a choice decides; `left` those still to come, this one
    included. `next` the place after this turn, None where it is chosen. `chooser`: who chooses, or has
    chosen. `begins`: the first hand of its turn.
    """

    turn: int
    place: int | None
    hand: int
    of: int | None
    next: int | None
    level: int
    chooser: int | None = None

    @property
    def left(self) -> int | None:
        """Hands of this turn that are still to come, this one included."""
        return None if self.of is None else self.of - self.hand + 1


def standing(mix: Mix, history: Sequence[DealtHand], coming: ComingHand) -> MixStanding:
    """Where the mix stands for the hand to come.

    Shape: `history` the hands since this mix began, oldest first, void ones too; those of the last turn are
    enough. Errors: none; a place that the mix no longer has begins it anew.
    """
    last = next((hand for hand in reversed(history) if hand.place is not None), None)
    if coming.to is not None:
        return _begun(mix, last, coming, coming.to)
    if last is None or last.place is None or last.place >= len(mix.games):
        return _begun(mix, last, coming, _first(mix, coming))
    if mix.change.way == LEVEL and coming.level != last.level:
        # a long hand may outlast a level: two levels on is two games on, or the sheet and the table part ways
        return _begun(mix, last, coming, (last.place + coming.level - last.level) % len(mix.games))
    turn = [hand for hand in history if hand.turn == last.turn]
    left = _left(mix, last.place, turn, coming)
    if left == 0:
        following = None if mix.change.way == CHOICE else (last.place + 1) % len(mix.games)
        return _begun(mix, last, coming, following)
    counted = len(_counted(turn))
    place: int | None = last.place
    chooser = last.chooser
    if mix.change.way == CHOICE and not counted:   # a void hand: the same player says it again
        place, chooser = None, chooser if chooser in coming.seats else before(coming.button, coming.seats)
    return _at(mix, last.turn, place, counted + 1, left, coming, chooser)


def _counted(turn: Sequence[DealtHand]) -> list[DealtHand]:
    """The hands of a turn that count: not void, and not out of the rotation."""
    return [hand for hand in turn if not hand.void and hand.place is not None]


def _first(mix: Mix, coming: ComingHand) -> int | None:
    if mix.change.way == CHOICE:
        return None
    return (coming.level - mix.change.first) % len(mix.games) if mix.change.way == LEVEL else 0


def _begun(mix: Mix, last: DealtHand | None, coming: ComingHand, place: int | None) -> MixStanding:
    """A new turn."""
    number = last.turn + 1 if last else 1
    chooser = _chooser(mix, last, coming) if mix.change.way == CHOICE else None
    return _at(mix, number, place, 1, _left(mix, place, [], coming), coming, chooser)


def _at(
    mix: Mix, turn: int, place: int | None, hand: int, left: int | None, coming: ComingHand,
    chooser: int | None,
) -> MixStanding:
    following = None if mix.change.way == CHOICE or place is None else (place + 1) % len(mix.games)
    of = None if left is None else hand + left - 1
    return MixStanding(turn, place, hand, of, following, coming.level, chooser)


def _chooser(mix: Mix, last: DealtHand | None, coming: ComingHand) -> int:
    """Who chooses next: the button, or the next player after the one who chose last.

    While the button waits in stud the choice goes on to the next player, and so it does when a choice lasts
    an orbit, after which the button is back where it was: nobody chooses twice running.
    """
    if last is None or last.chooser is None:
        return before(coming.button, coming.seats)
    waited = last.button == coming.button and not last.void
    if mix.change.who != BUTTON or mix.change.lasts == ORBIT or waited:
        return after(last.chooser, coming.seats)
    return before(coming.button, coming.seats)


def _left(mix: Mix, place: int | None, turn: Sequence[DealtHand], coming: ComingHand) -> int | None:
    """Hands of the turn that are still to come, 0 when it is over; None where that cannot be said."""
    change = mix.change
    if change.way == LEVEL:
        return None
    if change.way == HANDS:
        # six hands cut to four in the fifth: the turn is over, it does not owe one
        return max(change.hands - len(_counted(turn)), 0)
    if change.way == CHOICE and change.lasts == HAND:
        return 1 - min(len(_counted(turn)), 1)
    moves = coming.follows and (place is None or mix.games[place].button)
    return orbit_left(turn, coming, moves)


def orbit_left(turn: Sequence[DealtHand], coming: ComingHand, moves: bool = True) -> int:
    """Hands until the button has been round, the one to come included; 0 when it has.

    Shape: `turn` the hands of the turn so far, void ones too; `moves`: the button goes round in this game.
    An orbit is over when the button stands at, or has passed, the seat where the turn found it: players who
    leave shorten it, a dead button is a hand of it. Where it does not move (stud, or a house where it goes to
    the winner) the deal goes round instead: a hand for each player, from the one who holds the button.
    """
    # a hand of another game moved the button on as well; where deals are counted it was none of theirs
    hands = [hand for hand in turn if not hand.void] if moves else _counted(turn)
    deals: list[DealtHand | ComingHand] = [*hands, coming]
    first = deals[0]
    place, gone = (first.button if moves else before(first.button, first.seats)), 0
    for later in deals[1:]:
        following = later.button if moves else after(place, later.seats)
        gone += _step(place, following, later.placed) if moves else (following - place) % MOST_SEATS
        place = following
    return _round_from(place, gone, coming.seats)


def _step(place: int, following: int, placed: bool) -> int:
    """How far the button went; where the dealer put it by hand, it did not go."""
    return 0 if placed else (following - place) % MOST_SEATS


def _round_from(place: int, gone: int, seats: Collection[int]) -> int:
    """Hands until the round is full, when `gone` seats of it are behind and the deal is at `place`."""
    count = 0
    # players 1, 4 and 7, begun at 4, now at 7 (3 gone): to 1 makes 7, to 4 makes 10, so two hands
    while gone < MOST_SEATS:
        following = after(place, seats)
        gone += (following - place) % MOST_SEATS or MOST_SEATS
        place, count = following, count + 1
    return count
