"""The summary at the end of a hand text: the pots, the boards, and what became of each seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.state.hand import HandState
from dealer_assist.formats.street_titles import FOLDED
from dealer_assist.formats.timeline import About, Story, rakes

NTH_BOARD = ("FIRST", "SECOND", "THIRD")
NTH = ("1st", "2nd", "3rd", "4th")


def summary(story: Story, about: About) -> Iterator[str]:
    """The lines of the summary."""
    hand = story.hand
    yield "*** SUMMARY ***"
    pots = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    total = sum(pot.amount for pot in pots) + hand.chips.rake
    parts = "".join(
        f" {pot_name(number, len(pots)).capitalize()} {about.chips(pot.amount + rake)}."
        for number, (pot, rake) in enumerate(zip(pots, rakes(hand), strict=True))) if len(pots) > 1 else ""
    yield f"Total pot {about.chips(total)}{parts} | Rake {about.chips(hand.chips.rake)}"
    for nth, board in zip(NTH_BOARD, boards_run(story), strict=False):
        yield f"{nth} Board [{cards_text(board)}]"
    if hand.table.board and UNKNOWN not in hand.table.board and not hand.table.runouts:
        yield f"Board [{cards_text(hand.table.board)}]"
    for seat in sorted(hand.order):
        yield f"Seat {seat}: {about.name(seat)}{_fate(story, seat, about)}"


def _fate(story: Story, seat: int, about: About) -> str:
    hand = story.hand
    i = hand.seat_index[seat]
    button = " (button)" if hand.setup.game.button and hand.setup.button == seat else ""
    won = hand.awards.get(seat, 0)
    if hand.showdown.shown[i]:
        cards = cards_text(card for card in down_cards(hand, i) if card != UNKNOWN)
        return f"{button} showed [{cards}] and " + (f"won ({about.chips(won)})" if won else "lost")
    if won:
        return f"{button} collected ({about.chips(won)})"
    return f"{button} {_fold(story, seat)}" if hand.folded[i] else f"{button} mucked"


def _fold(story: Story, seat: int) -> str:
    """Where a hand was folded, as the servers say it; at the showdown it is mucked."""
    places = [n for n, round_ in enumerate(story.rounds) for one in round_.happenings
              if one.seat == seat and one.kind == "fold"]
    if not places:
        return "mucked" if story.hand.showdown.mucked[story.hand.seat_index[seat]] else "folded"
    number, game = places[0], story.hand.game
    street = story.rounds[number].street
    paid = any(one.seat == seat and one.added for one in (*story.posts, *story.rounds[0].happenings))
    if street in FOLDED:
        return f"folded on the {FOLDED[street]}" + ("" if number or paid else " (didn't bet)")
    if not game.holds("board"):
        draw = f"after the {NTH[min(number, len(NTH)) - 1]} Draw"
        return f"folded {draw}" if number else "folded before the Draw"
    return f"folded on the {street.replace('-', ' ').title()}" if number else (
        "folded before Flop" + ("" if paid else " (didn't bet)"))


def boards_run(story: Story) -> list[Sequence[Card]]:
    """Every board that was run, where it was more than one: those before, and the last."""
    table = story.hand.table
    return [*table.runouts, table.board] if table.runouts else []


def cards_text(cards: Iterable[Card]) -> str:
    """Cards with blanks between them."""
    return " ".join(str(card) for card in cards)


def down_cards(hand: HandState, i: int) -> Sequence[Card]:
    """The cards face down of a tabled hand; of the first run where the draw was run more than once."""
    return hand.cards.runs[0][i] if hand.cards.runs else hand.cards.down[i]


def pot_name(number: int, count: int) -> str:
    """What the servers call a pot of `count`."""
    if count == 1:
        return "pot"
    return "main pot" if number == 0 else "side pot" if count == 2 else f"side pot-{number}"
