"""A finished hand as other programs tell it: rounds, their board and open cards, and who put in how much.

Our own lines say totals *to*; formats differ in what their numbers mean, so both are here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.play import Hand, start, tell
from dealer_assist.engine.beginning import beginning
from dealer_assist.engine.state import events
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.events import BySeat, Discarded, Drew, HandEvent, Posted, Shown, Staked
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.formats.kept import Kept
from dealer_assist.formats.source import Source
from dealer_assist.rules.button import POSTS


@dataclass(frozen=True, slots=True)
class StoryAct:
    """One thing that a player did.

    Shape: `kind` a post ("ante", "small", "big", "straddle", …), fold, check, call, bet, raise, complete,
    bring-in, draw, show or muck. Units: `added` chips by this alone, `to` what they have then in of the
    round; `count` cards drawn.
    """

    kind: str
    seat: int
    added: int = 0
    to: int = 0
    all_in: bool = False
    count: int = 0
    cards: tuple[Card, ...] = ()


@dataclass(slots=True)
class StoryRound:
    """A street that was reached: its board cards (`??` if not named), open cards by seat, what happened."""

    street: str
    board: tuple[Card, ...] = ()
    up: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    happenings: list[StoryAct] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Story:
    """The whole hand: posts, rounds, what was tabled or mucked, and the hand at its end."""

    hand: Hand
    posts: tuple[StoryAct, ...]
    rounds: tuple[StoryRound, ...]
    shown: tuple[StoryAct, ...]

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
    by_street: dict[int, list[StoryAct]] = {}
    shown: list[StoryAct] = []
    for action in actions:
        street = hand.street_no
        for event in tell(hand, action):
            if (happening := _happening(event)) is not None:
                row = shown if happening.kind in ("show", "muck") else by_street.setdefault(street, [])
                row.append(happening)
    if not hand.over:
        raise NotNow("hand-not-over.timeline")
    begun = [one for event in beginning(setup) if (one := _happening(event))]
    posts = tuple(one for one in begun if one.kind != "bring-in")
    # a bring-in that takes the last chips is made with the antes: files have it among the street's acts
    forced = [one for one in begun if one.kind == "bring-in"]
    if forced:
        by_street[0] = [*forced, *by_street.get(0, [])]
    story = Story(hand, posts, tuple(_rounds(hand, by_street)), tuple(shown))
    _check(story)
    return story


def _check(story: Story) -> None:
    """Trackers reject a pot that does not add up, and a wrong file is worse than none."""
    hand = story.hand
    out = sum(hand.awards.values()) + sum(hand.chips.returned.values()) + hand.chips.rake
    if story.paid != out + hand.carried:
        raise Refusal(
            "chips-do-not-add-up.timeline", paid=story.paid, out=out + hand.carried,
            difference=abs(story.paid - out - hand.carried))


def rakes(hand: Hand) -> tuple[int, ...]:
    """What the house took out of each pot; of pots that were parted again, all out of the first."""
    pots = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    if len(hand.chips.raked) == len(pots):
        return hand.chips.raked
    return tuple(hand.chips.rake if not number else 0 for number, _ in enumerate(pots))


_KINDS: dict[type[HandEvent], str] = {
    events.Folded: "fold", events.Checked: "check", events.Called: "call", events.Bet: "bet",
    events.Raised: "raise", events.Completed: "complete", events.BroughtIn: "bring-in",
    events.Drew: "draw", events.Discarded: "discard", events.Shown: "show", events.Mucked: "muck",
    events.RuledDead: "fold",   # no format knows another word for a hand that is given up
}


def _happening(event: HandEvent) -> StoryAct | None:
    """What a player did, as files say it; None for the rest."""
    kind = _KINDS.get(type(event), "")
    if isinstance(event, Posted):  # the price of a card is dead money, as no format has a word for it
        kind = event.kind if event.kind in (*POSTS, "ante") else "dead"
    if not kind or not isinstance(event, BySeat):
        return None
    if isinstance(event, Staked):
        return StoryAct(kind, event.seat, event.added, event.to, event.all_in)
    if isinstance(event, Drew | Discarded):
        return StoryAct(kind, event.seat, count=event.count, cards=event.cards)
    return StoryAct(kind, event.seat, cards=event.cards if isinstance(event, Shown) else ())


def _rounds(hand: Hand, by_street: dict[int, list[StoryAct]]) -> Iterable[StoryRound]:
    """Every street that was dealt, with its own cards off the finished table."""
    last = max([*by_street, 0])
    if (hand.table.board or hand.table.community is not None) and len(hand.live()) > 1:
        last = len(hand.streets) - 1
    cell, opened = 0, dict.fromkeys(range(hand.count), 0)
    for number, street in enumerate(hand.streets[:last + 1]):
        story_round = StoryRound(street.name, happenings=by_street.get(number, []))
        for step in street.steps:
            if step.word == "board":
                story_round.board += tuple(hand.table.board[cell:cell + step.low])
                cell += step.low
            elif step.word == "up":
                for i in range(hand.count):
                    cards = tuple(hand.cards.up[i][opened[i]:opened[i] + step.low])
                    opened[i] += step.low
                    if cards and set(cards) != {UNKNOWN}:
                        story_round.up[hand.order[i]] = story_round.up.get(hand.order[i], ()) + cards
        yield story_round


@dataclass(frozen=True, slots=True)
class About:
    """What a file says of a hand besides the hand.

    Shape: `names` by seat; `started` in ISO 8601 (UTC), empty where nobody knows; `number` the hand's own,
    as it came; `source` what a file told of a hand that was not dealt here; `corrected` what a
    hand was before it was put right, with by whom and why; `kept` what the form has no words for; `event` the
    room's event that it was dealt in, its number and its name.
    """

    number: int | str
    table: str
    names: dict[int, str]
    started: str
    site: str = "dealer-assist"
    tournament: bool = True
    corrected: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 10
    source: Source = Source()
    kept: Kept | None = None
    event: tuple[int, str] | None = None

    def name(self, seat: int) -> str:
        """The player's name, or their seat."""
        return self.names.get(seat) or f"Seat {seat}"

    def chips(self, units: int) -> str:
        """An amount as hand texts have it: 300, $0.50, €12."""
        whole = units % self.source.scale == 0
        places = 0 if whole else len(str(self.source.scale)) - 1
        return f"{self.source.symbol}{Decimal(units) / self.source.scale:.{places}f}"


@dataclass(frozen=True, slots=True)
class Written:
    """A file's text, and what it cannot say: each once, in a sentence."""

    text: str
    notes: tuple[str, ...] = ()
