"""What nobody did: hands that were checked down, and the players to whom everybody folded."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.state.events import Called, Checked, Folded, Wagered
from dealer_assist.store.search.course import Course

DOWN, FOLDED_TO = "checked down", "folded to"


def passed(hand: Played, happened: Course) -> Iterator[tuple[str, int]]:
    """Who checked to the end, and who was the first that had not folded, each with its bit."""
    first = happened[0][0]
    later = [event for street, events in happened if street != first for event in events]
    checked = {event.seat for event in later if isinstance(event, Checked)}
    if any(hand.showdown.shown) and not any(isinstance(event, Wagered) for event in later):
        yield from ((DOWN, 1 << hand.order[i]) for i in hand.live() if hand.order[i] in checked)
    yield from ((FOLDED_TO, 1 << seat) for seat in _folded_to(hand, happened))


def _folded_to(hand: Played, happened: Course) -> Iterator[int]:
    """All that stood before a choice with nobody in, and somebody out: the last to have it may only win."""
    first = happened[0][0]
    acts = [event for street, events in happened[1:] if street == first for event in events
            if isinstance(event, Folded | Called | Wagered | Checked)]
    for n, event in enumerate(acts):
        if n:
            yield event.seat
        if not isinstance(event, Folded):
            return
    if acts and hand.over:
        yield from hand.awards
