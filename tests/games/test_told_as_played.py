"""One order of steps: the program of a page, what is told of it, and what the table is asked for."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from dealer_assist.cards import deck_cards
from dealer_assist.contract.options import options
from dealer_assist.engine.agenda import program
from dealer_assist.games import game_ids, load_game
from dealer_assist.games.vocabulary import BURNED_FOR
from dealer_assist.rulebook.procedure import procedure

SEATS = 3
MONEY: dict[str, dict[str, Any]] = {
    "blinds": {"blinds": [50, 100]}, "antes": {"blinds": [], "ante": 5, "bring_in": 10},
}
ANSWERS = {"draw": "draw 1", "expose": "pat", "buy": "pat", "keep": "discard 1", "bring-in": "bring-in"}


class Table:
    """A hand in which everybody stays in, draws one and opens nothing; only up cards are named."""

    def __init__(self, game: str, choice: str = "") -> None:
        page = load_game(game)
        self.choice, self.burns, self.order = choice, Counter[str](), list[str]()
        self.deck = [str(card) for card in deck_cards(page.deck, False)]
        money = dict(MONEY[page.forced])
        if page.bring_in is None:
            money.pop("bring_in", None)
        self.document = {
            "game": game, "betting": "limit", "small_bet": 100, "big_bet": 200, "button": SEATS,
            "seats": {str(seat): 50_000 for seat in range(1, SEATS + 1)}, "actions": list[str](), **money,
        }

    def play(self) -> Counter[str]:
        """How often each street was burned; what is due before a decision is over once that is taken."""
        while True:
            state = options(self.document)
            *due, last = state["next"]
            self.order += [step["do"] for step in state["next"]]
            unseen = [step for step in due if step.get("face") == "up" and isinstance(step["to"], list)]
            if unseen:
                self.document["actions"].append(f"deal {unseen[0]['to'][0]} up {self._cards(unseen[0])}")
            elif last["do"] in ("show", "push"):
                return self.burns
            elif last["do"] == "act" and last["seat"] is None:
                self.document["actions"].append(f"deal board {self._cards(due[-1])}")
            else:
                self.document["actions"] += self._decided(state, last)
            self.burns[state["street"]] += sum(step["do"] == "burn" for step in due)

    def _cards(self, step: dict[str, Any]) -> str:
        return "".join(self.deck.pop() for _ in range(step["cards"]))

    def _decided(self, state: dict[str, Any], last: dict[str, Any]) -> list[str]:
        seat, legal = last["seat"], state["legal"]
        if last["do"] in ANSWERS:
            return [f"{seat} {ANSWERS[last['do']]}"]
        if last["do"] == "discard":
            return [f"{seat} discard {self._thrown()}"]
        if last["do"] == "part":
            return [f"{seat} part {self._cards({'cards': 4})}/{self._cards({'cards': 2})}"]
        if last["do"] == "choose":
            return [f"{seat} choose {self.choice}"]
        if last["do"] == "door":
            return [f"{seat} door {self.deck.pop()}"]
        if legal["check"]:
            return [f"{seat} check"]
        return [f"{seat} call"] if legal["call"] else [f"{seat} bet {legal['bet']['min']}"]

    def _thrown(self) -> int:
        page = load_game(self.document["game"])
        steps = [step for it in (*page.streets, *page.becomes) for step in it.steps]
        return next(step.low for step in steps if step.word == "discard")


def steps_of(game: str) -> Counter[str]:
    """How often each street of the rules page says to burn."""
    burns = Counter[str]()
    for step in procedure(load_game(game)):
        if not step.game:
            burns[step.part.lower()] += step.text.lower().count("burn a card")
    return burns


def planned(game: str) -> list[str]:
    """What the program of the page says is done, one after the other; nothing twice in a row."""
    order: list[str] = []
    for _, step, burns, _ in program(load_game(game).streets):
        burn = ["burn"] * burns
        if step.word in ("draw", "buy"):    # all say how many, then they are served
            order += [step.word, *burn, "deal"] if step.word == "draw" else [*burn, "deal", step.word]
        else:
            order += burn
            order += ["deal"] if step.word in BURNED_FOR else [] if step.word == "remove" else [step.word]
    return order


def once(steps: list[str], left_out: tuple[str, ...]) -> list[str]:
    kept = [step for step in steps if step not in left_out]
    return [step for step, _ in groupby(kept)]


ROUNDS_OF_BETTING = ("act", "bring-in", "show", "push", "turn-up")


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", [game for game in game_ids() if not load_game(game).becomes])
def test_the_table_is_asked_in_the_order_of_the_page(game: str):
    """Contract 4: `next` is "computed in one place"; a keep comes with an action, not as a step."""
    table = Table(game)
    table.play()
    asked = once(table.order, (*ROUNDS_OF_BETTING, "keep"))
    assert asked == once(planned(game), ()), game


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", game_ids())
def test_a_street_is_burned_on_the_page_as_it_is_at_the_table(game: str):
    """R50; a page that goes on as another game is told under that game's name."""
    choices = [it.game for it in load_game(game).becomes if it.when.word == "chosen"]
    at_the_table = Table(game, choices[0] if choices else "").play()
    page = steps_of(game)
    assert sum(at_the_table.values()) == sum(page.values()), (at_the_table, page)
    assert sum(at_the_table.values()) > 0
