"""What the table does now and nobody has entered: cards dealt, burns, dice, discards, in order.

The steps of a street put their work here when they are taken; an entered line takes it away, and with it
everything that comes before, since hands move in order. `engine/agenda` reads it as the contract's `next`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.state import due as state
from dealer_assist.engine.state.due import DOWN, TO_BOARD, TO_COMMUNITY, TO_SEATS, UP, Due, Owed, new
from dealer_assist.engine.state.hand import HandState
from dealer_assist.games.vocabulary import DEALT, DECIDES, FREE_TO_DECIDE


def burn(hand: HandState) -> None:
    """A burn is due, after all that is due already."""
    hand.due += (state.burn(hand.due_before),)
    hand.due_before += 1


def shuffle(hand: HandState, cards: int, without: tuple[int, ...]) -> None:
    """A shuffle of so many cards is due, the discards of some players left out."""
    _put_down(hand, new("shuffle", hand.due_before, cards=cards, without=without))


def to_seats(hand: HandState, owed: Owed, face: str, street: str = "", each: bool = False) -> None:
    """Cards for players are due, in serving order."""
    _put_down(hand, new("deal", hand.due_before, None, TO_SEATS, owed, (), 0, (), face, street, 0, 1, each))


def to_board(hand: HandState, cells: tuple[int, ...], street: str = "", board: int = 0, run: int = 1) -> None:
    """Cards for these cells of the board are due."""
    hand.due += (state.to_board(hand.due_before, cells, street, board, run),)
    hand.due_before += 1


def to_community(hand: HandState) -> None:
    """One card for all is due."""
    _put_down(hand, new("deal", hand.due_before, to=TO_COMMUNITY, cards=1, face=UP, street=street_of(hand)))


def roll(hand: HandState, by: int | None, dice: int) -> None:
    """So many dice are to be rolled."""
    _put_down(hand, new("roll", hand.due_before, by, cards=dice))


def another_card(hand: HandState, i: int, face: str) -> None:
    """One more card for a player is due at once, before all that is due already."""
    hand.due = (new("deal", hand.due_before, to=TO_SEATS, owed=((i, 1),), face=face), *hand.due)
    hand.due_before += 1


def _put_down(hand: HandState, due: Due) -> None:
    hand.due += (due,)
    hand.due_before += 1


def clear(hand: HandState) -> None:
    """Somebody has acted: whatever was due before that is done, entered or not."""
    hand.due = ()


def ask(hand: HandState, do: str, players: Iterable[int], cards: int = 0) -> None:
    """Each of these players decides something about their own cards, in this order."""
    for i in players:
        _put_down(hand, new(do, hand.due_before, i, cards=cards))


def street_of(hand: HandState) -> str:
    """The street's name where this step deals its first cards, else nothing."""
    street = hand.streets[hand.street_no]
    for step in street.steps[: hand.step_no]:
        if step.word in DEALT:
            return ""
    return street.name


def turn_up(hand: HandState, step_no: int) -> None:
    """Every hand is turned up once somebody is all-in and nobody has a decision left (R64); hand for hand
    the floor releases it first.

    Shape: the steps of this street from `step_no` on are still to come.
    """
    shows = not hand.turned_up and hand.setup.house["all-in-show"] == "face-up-at-once"
    holds = hand.setup.held and not hand.held
    if not hand.betting_over or not (shows or holds):
        return
    # R64: somebody must be all-in; hands that just checked down are no all-in
    if all(hand.chips.stack[i] for i in hand.live()) or _decisions_left(hand, step_no):
        return
    if holds:
        hand.held = True
        _put_down(hand, new("release", hand.due_before))
    if shows:
        hand.turned_up = True
        _put_down(hand, new("turn-up", hand.due_before))


def _decisions_left(hand: HandState, step_no: int) -> bool:
    if hand.street_no >= len(hand.streets):
        return False
    steps = [*hand.streets[hand.street_no].steps[step_no:]]
    steps += [step for street in hand.streets[hand.street_no + 1 :] for step in street.steps]
    # R64 asks whether a decision is left: a card for sale is none where everybody is all-in
    words = DECIDES if any(hand.chips.stack[i] for i in hand.live()) else FREE_TO_DECIDE
    return any(step.word in words for step in steps)


def asked(hand: HandState, do: str, i: int) -> int:
    """How many cards a player is asked for next, 0 where nothing is."""
    return next((it.cards for it in hand.due if it.do == do and it.seat == i), 0)


def finish(hand: HandState, do: str, i: int | None = None) -> None:
    """Such a thing was entered; what stands before it is done too."""
    for n, due in enumerate(hand.due):
        if due.do == do and due.seat == i:
            hand.due = hand.due[n + 1 :]
            return


def board_entered(hand: HandState, cells: Collection[int], run: int) -> None:
    """These cells of the board were named, when it was run for the first time, or the second …"""
    for n in range(len(hand.due) - 1, -1, -1):
        due = hand.due[n]
        if due.run != run:
            continue
        if due.cells == cells:
            hand.due = hand.due[n + 1 :]
            return
        left = due.without_cells(cells)
        if len(left.cells) < len(due.cells):
            rest = hand.due[n + 1 :]
            hand.due = (left, *rest) if left.cells else rest
            return


def board_cells(hand: HandState) -> tuple[int, ...]:
    """The cells of the board that are to be dealt now, in order, of the dealing that is entered."""
    run = len(hand.table.runouts) + 1
    cells: tuple[int, ...] = ()
    for due in hand.due:
        if due.cells and due.run == run:
            cells += due.cells
    return cells


def is_next(hand: HandState, i: int, face: str, count: int) -> bool:
    """Is this player the next who is dealt cards with this face, so many, and are no others so due?"""
    dealt = [due.owed for due in hand.due if due.face == face and due.owed]
    return len(dealt) == 1 and dealt[0][0] == (i, count)


def seat_entered(hand: HandState, i: int, face: str, count: int) -> None:
    """So many cards of a player were named, those that are due first."""
    dues = hand.due
    if not dues:
        return
    first, at = dues[0], 1
    if not first.owed and len(dues) > 1:
        first, at = dues[1], 2      # the burn before them is done
    if (owed := first.owed) and owed[0] == (i, count) and first.face == face:
        later = dues[at:]           # in serving order, as cards are entered at most tables
        hand.due = (first.after_first(), *later) if len(owed) > 1 else later
        return
    last = None
    for n, due in enumerate(dues):
        if not count:
            break
        if due.to != TO_SEATS or due.face != face:
            continue
        for at, (j, mine) in enumerate(due.owed):
            if j == i and mine:
                last, rest = n, due.owed[at + 1 :]
                left: Owed = ((i, mine - count), *rest) if count < mine else rest
                hand.due = _with(hand.due, n, due.owing(left))
                count = max(0, count - mine)
                break
    _done_up_to(hand, last)


def whole_hand_entered(hand: HandState, i: int) -> None:
    """A hand was tabled with every card that it gets: none of them is dealt any more."""
    if not hand.due:
        return
    left = [it.owing(tuple([pair for pair in it.owed if pair[0] != i])) if it.owed else it for it in hand.due]
    hand.due = tuple(_with_their_cards(left))


def own_cards_shown(hand: HandState, i: int) -> None:
    """A hand lies open: its player has nothing left to decide about it."""
    # a die is no card of one's own: who lies open still rolls it on the button
    if hand.due:
        hand.due = tuple([it for it in hand.due if it.seat != i or it.do == "roll"])


def _with_their_cards(dues: list[Due]) -> list[Due]:
    """What is still open, without the burns and shuffles that nothing is dealt after."""
    needed: list[Due] = []
    cards = burned = False      # is a card dealt of this round, is the next step its burn?
    for it in reversed(dues):
        if it.open and (it.do not in ("burn", "shuffle") or cards or burned and it.do == "shuffle"):
            needed.append(it)
        burned = cards and it.do == "burn"      # the stub may end before it: the shuffle comes first
        cards = it.do == "deal" and it.open or cards and it.do != "burn"
    return needed[::-1]


def number_boards(hand: HandState) -> None:
    """The board is run more than once: what is dealt now is the first."""
    hand.due = tuple([it.on_board(it.board or 1) if it.to == TO_BOARD else it for it in hand.due])


def community_entered(hand: HandState) -> None:
    """The shared card of a stud game was named."""
    at = next((n for n, due in enumerate(hand.due) if due.to == TO_COMMUNITY), None)
    if at is not None:
        hand.due = hand.due[at + 1 :]


def owed(hand: HandState, i: int, face: str) -> int:
    """How many of a player's cards are still to be dealt at the table."""
    if not hand.due:
        return 0
    return sum([cards for due in hand.due if due.face == face for j, cards in due.owed if j == i])


def lies_there(hand: HandState, i: int, face: str) -> bool:
    """Is it a card of before, which says nothing of who opens one: dealt in a run-out, or never named?"""
    if owed(hand, i, UP) or owed(hand, i, DOWN):
        return True
    return face != UP and UNKNOWN in hand.cards.down[i]


def drop_player(hand: HandState, i: int) -> None:
    """A hand is dead: it is dealt nothing more and decides nothing."""
    whole_hand_entered(hand, i)
    own_cards_shown(hand, i)


def _with(dues: tuple[Due, ...], n: int, due: Due) -> tuple[Due, ...]:
    return (*dues[:n], due, *dues[n + 1 :])


def _done_up_to(hand: HandState, last: int | None) -> None:
    if last is not None:
        hand.due = hand.due[last:] if hand.due[last].open else hand.due[last + 1 :]
