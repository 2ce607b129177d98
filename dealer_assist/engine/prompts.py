"""What now? One answer in every state, and the sentence the dealer reads (screens: one thing at a time)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine import drawing, own_cards
from dealer_assist.engine.legal import Legal, legal, moves
from dealer_assist.engine.decided import decided

if TYPE_CHECKING:
    from dealer_assist.engine.hand import Hand

SPOKEN = {
    "preflop": "the hole cards",
    "flop": "the flop",
    "turn": "the turn",
    "river": "the river",
    "third": "third street",
    "fourth": "fourth street",
    "fifth": "fifth street",
    "sixth": "sixth street",
    "seventh": "seventh street",
}


@dataclass(frozen=True, slots=True)
class Waiting:
    """The one thing the table waits for.

    Shape: `kind` is act, deal, draw, discard, part, roll, show, push; `seat` who it concerns;
    `count` cards or dice; `to` where cards go (board, up, down, community); `burn` cards burnt
    first; `optional`: play goes on without naming the cards; `low`, `high` bound a draw.
    """

    kind: str
    text: str
    seat: int | None = None
    count: int = 0
    to: str = ""
    burn: int = 0
    optional: bool = False
    low: int = 0
    high: int = 0

    @property
    def refusal(self) -> str:
        """The same as the end of a refusal."""
        return f"now: {self.text[0].lower()}{self.text[1:]}"


def waiting(hand: Hand) -> Waiting:
    """The one answer to "what now?".

    Cards that decide nothing yet are asked for first and marked optional: betting goes on without them.
    A round begins with what dice, flop or river have decided for the table.
    """
    now = _waiting(hand)
    if now.kind in ("act", "deal") and hand.phase == "betting" and not hand.acted_in_round():
        if said := decided(hand):
            return replace(now, text=f"{said} {now.text}")
    return now


def _waiting(hand: Hand) -> Waiting:
    if hand.phase == "over":
        return Waiting("push", _push(hand))
    if hand.phase == "showdown":
        return _showdown(hand)
    if hand.phase == "choosing":
        seat = hand.order[own_cards.chooser(hand)]
        return Waiting("choose", f"Seat {seat} picks the game: {_games(hand)}", seat=seat)
    if hand.rolls_due and hand.phase == "betting":
        return _roll(hand, optional=True)
    if hand.phase == "betting" and not hand.acted_in_round():
        if owing := [i for i in hand.live() if hand.owed[i] > 0]:
            return _discards(hand, owing)
    asked = _cards_asked(hand, hand.phase == "dealing")
    if asked is not None:
        return asked
    if hand.phase == "drawing":
        return _draw(hand)
    own = _own_cards_asked(hand)
    if own is not None:
        return own
    return Waiting("act", act_text(hand, legal(hand)), seat=hand.order[hand.actor])


def _games(hand: Hand) -> str:
    return ", ".join(it.game for it in hand.game.becomes if it.when.word == "chosen")


def _roll(hand: Hand, optional: bool = False) -> Waiting:
    count = hand.rolls_due[0]
    dice = "one die" if count == 1 else f"{count} dice"
    return Waiting("roll", f"The button rolls {dice}: enter the roll", count=count, optional=optional)


def _street(hand: Hand) -> str:
    name = hand.street
    return SPOKEN.get(name, f"the {name.replace('-', ' ')} cards")


def _cards_asked(hand: Hand, needed: bool) -> Waiting | None:
    """Cards of this street that nobody has named: the board, then up cards that decide."""
    start, end = hand.fresh_board
    blank = sum(1 for card in hand.board[start:end] if card == UNKNOWN)
    burn = int(hand.burned)
    first = hand.phase == "betting" and not hand.acted_in_round()
    deal = f"{_before_the_cards(hand)}{'Burn and deal' if burn else 'Deal'} {_street(hand)}"
    if blank and first:
        return Waiting(
            "deal",
            f"{deal}: {_cards(blank)}",
            count=blank,
            to="board",
            burn=burn,
            optional=True,
        )
    if needed and blank:
        return Waiting("deal", f"{deal}: {_cards(blank)}", count=blank, to="board", burn=burn)
    seats = [hand.order[i] for i in hand.live() if UNKNOWN in hand.up[i]]
    if hand.game.forced == "blinds" or hand.choice is None and not hand.game.button:
        seats.sort()  # stud from seat one, with a button too (2.38); else from the dealer's left
    if seats and (needed or first):
        count = hand.up[hand.seat_index[seats[0]]].count(UNKNOWN)
        cards = "the up card" if count == 1 else f"the {count} up cards"
        return Waiting(
            "deal",
            f"{deal}: enter {cards} of seat {seats[0]}",
            seat=seats[0],
            count=count,
            to="up",
            burn=burn,
            optional=not needed,
        )
    if hand.community == UNKNOWN and (needed or hand.phase == "betting" and not hand.acted_in_round()):
        return Waiting(
            "deal",
            "Burn and turn one community card: it plays for everybody",
            count=1,
            to="community",
            burn=1,
            optional=not needed,
        )
    return None


def _before_the_cards(hand: Hand) -> str:
    """What the page has the players do with their own cards before these are dealt (2.53, 2.57)."""
    steps = hand.streets[hand.street_no].steps if hand.street_no < len(hand.streets) else ()
    if hand.phase == "dealing":
        if throw := next((hand.owed[i] for i in hand.live() if hand.owed[i] > 0), 0):
            return f"Every player discards {_cards(throw)}. "
    if not hand.parts and any(step.word == "part" for step in steps):
        return f"Every player parts the hand: {_shape(hand)}. "
    return ""


def _shape(hand: Hand) -> str:
    return " and ".join(f"{size} for {name}" for name, size in own_cards.parts_of(hand))


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _discards(hand: Hand, owing: list[int]) -> Waiting:
    i = min(owing, key=lambda i: hand.order[i])
    low, high = own_cards.bounds(hand, i)
    text = f"Every player discards {_cards(high)}"
    if low != high:
        text = f"Seat {hand.order[i]} keeps his hand: how many thrown away, {low} to {high}"
    return Waiting("discard", text, seat=hand.order[i], low=low, high=high, optional=True)


def _own_cards_asked(hand: Hand) -> Waiting | None:
    """Kept cards, parts and door cards of this street; the table may leave them unnamed."""
    owing = [i for i in hand.live() if hand.owed[i] == own_cards.VARIABLE]
    if owing and not hand.street_no:
        return _discards(hand, owing)
    if hand.to_part and not hand.parts and hand.step_no and not hand.acted_in_round() and hand.street_no < 2:
        return Waiting("part", f"Every player parts the hand: {_shape(hand)}", optional=True)
    doors = [i for i in hand.live() if hand.kept[i] and UNKNOWN in hand.up[i]]
    if doors:
        seat = hand.order[doors[0]]
        text = f"Seat {seat} rolls a door card up: enter it"
        return Waiting("door", text, seat=seat, count=1, to="up", optional=True)
    return None


def _draw(hand: Hand) -> Waiting:
    step = hand.streets[hand.street_no].steps[hand.step_no]
    i = hand.queue[0]
    seat = hand.order[i]
    if step.word == "expose":
        return Waiting("expose", f"Seat {seat}: does he open his down card?", seat=seat, count=1)
    low, high = drawing.bounds(hand, step)
    text = f"Seat {seat} to draw{_once_the_board_lies(hand)}: {low} to {high} cards, or pat"
    return Waiting("draw", text, seat=seat, low=low, high=high)


def _once_the_board_lies(hand: Hand) -> str:
    """Where the page deals the board first, players see it before they draw (2.60)."""
    start, end = hand.fresh_board
    blank = hand.board[start:end].count(UNKNOWN)
    words = [step.word for step in hand.streets[hand.street_no].steps[: hand.step_no]]
    if blank and "board" in words:
        return f", once {_street(hand)} is dealt"
    return ", once the board is dealt" if hand.betting_over and UNKNOWN in hand.board else ""


def _showdown(hand: Hand) -> Waiting:
    """Open hands first where the room has all-in hands face up at once, else the board first."""
    if hand.rolls_due:
        return _roll(hand)
    if owing := [i for i in hand.live() if hand.owed[i] and not hand.shown[i] and not hand.mucked[i]]:
        return _thrown_when_all_in(hand, owing)
    blank = hand.board.count(UNKNOWN)
    to_show = [i for i in hand.showing_seats if not hand.shown[i] and not hand.mucked[i]]
    all_in = any(not hand.stack[i] for i in hand.live())
    at_once = all_in and hand.rules["all-in-show"] == "face-up-at-once" and not _own_card_comes_last(hand)
    if to_show and (at_once or not blank and hand.community != UNKNOWN):
        seat = hand.order[to_show[0]]
        text = (
            f"All-in: turn up every hand. Seat {seat}: enter the cards"
            if at_once and blank
            else f"Seat {seat} shows: enter the cards, or muck"
        )
        return Waiting("show", text, seat=seat, count=len(hand.down[to_show[0]]) + len(hand.up[to_show[0]]))
    if blank:
        run = f" (board {len(hand.runouts) + 1} of {hand.run})" if hand.run > 1 else ""
        return Waiting(
            "deal", f"Deal the rest of the board: {_cards(blank)}{run}", count=blank, to="board", burn=1
        )
    if hand.community == UNKNOWN:
        return Waiting("deal", "Enter the community card", count=1, to="community", burn=1)
    for i in hand.live():
        if not hand.mucked[i] and (UNKNOWN in hand.down[i] or UNKNOWN in hand.up[i]):
            seat = hand.order[i]
            return Waiting(
                "show",
                f"Seat {seat} shows: enter all the cards, or muck",
                seat=seat,
                count=len(hand.down[i]) + len(hand.up[i]),
            )
    seat = hand.order[to_show[0]] if to_show else hand.order[hand.live()[0]]
    return Waiting("show", f"Seat {seat} shows: enter the cards, or muck", seat=seat)


def _thrown_when_all_in(hand: Hand, owing: list[int]) -> Waiting:
    """A hand is shown without what it still has to throw, and that is picked by the board before it."""
    seen = 0
    for street in hand.streets:
        if any(step.word == "discard" for step in street.steps):
            blank = hand.board[:seen].count(UNKNOWN)
            if blank:
                text = f"Deal the board before the discard: {_cards(blank)}"
                return Waiting("deal", text, count=blank, to="board", burn=1)
        seen += sum(step.low for step in street.steps if step.word == "board")
    return replace(_discards(hand, owing), optional=False)


def _own_card_comes_last(hand: Hand) -> bool:
    """Is a hole card dealt when the board is complete (2.49)? Nobody can turn up a whole hand before it."""
    words = [step.word for street in hand.streets for step in street.steps if step.word in ("hole", "board")]
    return "board" in words and words[-1] == "hole"


def _push(hand: Hand) -> str:
    awards = hand.awards
    if not awards:
        return "The pot stays for the next deal"
    return "Push " + ", ".join(f"{chips:,} to seat {seat}" for seat, chips in sorted(awards.items()))


def act_text(hand: Hand, may: Legal) -> str:
    """Who acts, and with which amounts."""
    words = moves(may, "{:,} to call", "raise")
    if hand.setup.betting == "jam-or-fold" and may.all_in:
        words.append(f"all-in {hand.stack[hand.actor]:,} or fold")
    elif may.fold and may.call is None and not may.check and may.bring_in is None:
        words.append("or fold")
    elif may.bring_in is not None and may.fold:
        words.append("or fold")
    return f"Seat {may.seat} to act: " + ", ".join(words)


def prompt(hand: Hand) -> str:
    """The prompt line: what is awaited, and who acts after it when that can be left out."""
    now = waiting(hand)
    if now.optional and hand.phase == "betting":
        return f"{now.text}. {act_text(hand, legal(hand))}"
    return now.text
