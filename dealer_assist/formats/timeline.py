"""A finished hand as other programs tell it: rounds, their board and open cards, and who put in how much.

Our own lines say totals *to*; formats differ in what their numbers mean, so both are here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.betting import posting
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.play import Hand, apply, seated, start
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.betting.apply_action import all_in
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow, Refusal

BETS = ("fold", "check", "call", "bet", "raise", "complete", "bring-in", "all-in")


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that a player did.

    Shape: `kind` a post ("ante", "small", "big", "straddle", …), fold, check, call, bet, raise, complete,
    bring-in, draw, show or muck. Units: `added` chips by this alone, `to` what he then has in of the round;
    `count` cards drawn.
    """

    kind: str
    seat: int
    added: int = 0
    to: int = 0
    all_in: bool = False
    count: int = 0
    cards: tuple[Card, ...] = ()


@dataclass(slots=True)
class Round:
    """A street that was reached: its board cards (`??` if not named), open cards by seat, what happened."""

    street: str
    board: tuple[Card, ...] = ()
    up: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    happenings: list[Happening] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Story:
    """The whole hand: posts, rounds, what was tabled or mucked, and the hand at its end."""

    hand: Hand
    posts: tuple[Happening, ...]
    rounds: tuple[Round, ...]
    shown: tuple[Happening, ...]

    @property
    def paid(self) -> int:
        """Every chip that was put in."""
        put = sum(post.added for post in self.posts) + self.hand.setup.carried
        return put + sum(one.added for round_ in self.rounds for one in round_.happenings)


def tell_story(setup: Setup, actions: Iterable[Action]) -> Story:
    """Play the hand and write down what happened.

    Errors: `hand-not-over`, `chips-do-not-add-up` with the difference, every refusal of an action.
    """
    hand = start(setup)
    by_street: dict[int, list[Happening]] = {}
    shown: list[Happening] = []
    for action in actions:
        street, found = hand.street_no, _found(hand, action)
        if found is None:
            apply(hand, action)
            continue
        i = hand.seat_index[found.seat]
        put, bet, stack = _put_in(hand, i), hand.round.bet[i], hand.chips.stack[i]
        apply(hand, action)
        if found.kind in BETS:
            added = _put_in(hand, i) - put
            found = replace(found, added=added, to=bet + added, all_in=0 < added == stack)
        (shown if found.kind in ("show", "muck") else by_street.setdefault(street, [])).append(found)
    if not hand.over:
        raise NotNow("hand-not-over", "This hand is not over; play it to its end, then write it down.")
    story = Story(hand, tuple(_posts(setup)), tuple(_rounds(hand, by_street)), tuple(shown))
    _check(story)
    return story


def _check(story: Story) -> None:
    """Trackers reject a pot that does not add up, and a wrong file is worse than none."""
    hand = story.hand
    out = sum(hand.awards.values()) + sum(hand.chips.returned.values()) + hand.chips.rake
    carried = hand.pot - hand.chips.rake - sum(hand.awards.values())
    if story.paid != out + carried:
        raise Refusal(
            "chips-do-not-add-up", f"{story.paid:,} chips went in and {out + carried:,} came out, a "
            f"difference of {abs(story.paid - out - carried):,}. Nothing was written; have it looked at.")


def _posts(setup: Setup) -> Iterable[Happening]:
    hand = seated(setup)
    for i, kind, paid in posting.payments(hand):
        if paid:
            yield Happening(kind, hand.order[i], paid, hand.round.bet[i], not hand.chips.stack[i])


def _found(hand: Hand, action: Action) -> Happening | None:
    """What the action is, before it is taken; its chips are counted after."""
    seat, verb = action.seat, action.verb
    if seat is None:
        return None
    named = action.cards or tuple(card for part in action.parts for card in part)
    if verb in BETS:
        return Happening(_kind(hand, verb, hand.seat_index[seat]), seat)
    if verb == "dead":
        return Happening("fold", seat)  # no format knows another word for a hand that is given up
    if verb in ("draw", "pat"):
        return Happening("draw", seat, count=action.amount or 0, cards=named)
    if verb == "discard":
        return Happening("discard", seat, count=action.amount or len(named), cards=named)
    return Happening(verb, seat, cards=named) if verb in ("show", "muck") else None


def _kind(hand: Hand, verb: str, i: int) -> str:
    """An all-in is said as what it is."""
    if verb != "all-in":
        return verb
    word, to = all_in(hand, legal(hand), i)
    if word != "jam":
        return word
    return "call" if to <= hand.round.high else "raise" if hand.round.high else "bet"


def _put_in(hand: Hand, i: int) -> int:
    """Every chip that this player has put in, also what went back to him."""
    return hand.chips.total[i] + hand.chips.returned.get(hand.order[i], 0)


def _rounds(hand: Hand, by_street: dict[int, list[Happening]]) -> Iterable[Round]:
    """Every street that was dealt, with its own cards off the finished table."""
    last = max([*by_street, 0])
    if (hand.table.board or hand.table.community is not None) and len(hand.live()) > 1:
        last = len(hand.streets) - 1
    cell, opened = 0, dict.fromkeys(range(hand.count), 0)
    for number, street in enumerate(hand.streets[:last + 1]):
        found = Round(street.name, happenings=by_street.get(number, []))
        for step in street.steps:
            if step.word == "board":
                found.board += tuple(hand.table.board[cell:cell + step.low])
                cell += step.low
            elif step.word == "up":
                for i in range(hand.count):
                    cards = tuple(hand.cards.up[i][opened[i]:opened[i] + step.low])
                    opened[i] += step.low
                    if cards and set(cards) != {UNKNOWN}:
                        found.up[hand.order[i]] = found.up.get(hand.order[i], ()) + cards
        yield found


@dataclass(frozen=True, slots=True)
class About:
    """What a file says of a hand besides the hand.

    Shape: `names` by seat, `started` in ISO 8601 (UTC); `level` 0 for none.
    """

    number: int
    table: str
    names: dict[int, str]
    started: str
    site: str = "dealer-assist"
    currency: str = ""
    tournament: bool = True
    seats: int = 10

    def name(self, seat: int) -> str:
        """The player's name, or his seat."""
        return self.names.get(seat) or f"Seat {seat}"


@dataclass(frozen=True, slots=True)
class Written:
    """A file's text, and what it cannot say: each once, in a sentence."""

    text: str
    notes: tuple[str, ...] = ()
