"""Whoever does what `next` says, step by step, deals every hand of every game to its end.

A step that was entered is gone, with what stood before it; what follows it stays as it was. The seed is the
game's own name; `FOLLOWED_HANDS` sets how many a game.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from dealer_assist.cards import deck_cards
from dealer_assist.contract.options import options
from dealer_assist.games import game_ids, load_game

pytestmark = pytest.mark.exhaustive

HANDS = int(os.environ.get("FOLLOWED_HANDS", "6"))
DECISIONS = ("act", "bring-in", "draw", "discard", "keep", "part", "expose", "door", "choose", "buy", "show",
             "push")
ROOMS: dict[str, list[str]] = {
    "draw-delivery": ["all-announce-first", "each-in-turn"],
    "fifth-card": ["straight-through", "after-others"],
    "reshuffle-pool": ["all-but-own", "earlier-rounds", "all"],
    "last-card": ["dealt", "only-if-it-finishes", "never"],
    "all-in-show": ["face-up-at-once", "at-showdown"],
}
CARDS_DECIDE = {"wonky-donkey"}     # what follows the flop is another game's
BURNS_DOORS = {"progressive-badugi-buy"}     # a high door card is dealt once more

Step = dict[str, Any]


def money(game: str, dice: random.Random) -> dict[str, Any]:
    page = load_game(game)
    if page.forced == "antes":
        bring_in = {} if page.bring_in is None else {"bring_in": 20}
        return {"blinds": [], "ante": 5, "small_bet": 50, "big_bet": 100, **bring_in}
    if dice.random() < 0.2 and page.bettings[0] != "jam-or-fold":
        return {"blinds": [], "ante": 50, "bomb_pot": True, "small_bet": 100, "big_bet": 200}
    return {"blinds": [50, 100], "small_bet": 100, "big_bet": 200}


def units(steps: list[Step]) -> list[tuple[Any, ...]]:
    """The steps one by one: a deal seat by seat."""
    acted: list[tuple[Any, ...]] = []
    for step in steps:
        if step["do"] != "deal":
            acted.append(tuple((key, str(value)) for key, value in step.items()))
            continue
        to = step["to"] if isinstance(step["to"], list) else [step["to"]]
        acted += [("deal", one, step["cards"], step["face"], step.get("board")) for one in to]
    return acted


class Dealer:
    """Deals what is due, and lets everybody decide by chance."""

    def __init__(self, game: str, dice: random.Random) -> None:
        page, self.game, self.dice = load_game(game), game, dice
        most = min(page.max_seats, dice.choice([3, 6, 8]))
        seats = sorted(dice.sample(range(1, 11), dice.randint(2, most)))
        self.document: dict[str, Any] = {
            "game": game, "seats": {str(seat): dice.choice([300, 700, 5000, 20_000]) for seat in seats},
            "button": dice.choice(seats), "betting": dice.choice([page.bettings[0], page.bettings[-1]]),
            **money(game, dice), "tournament": True, "actions": list[str](),
            "house": {name: dice.choice(words) for name, words in ROOMS.items() if dice.random() < 0.3},
        }
        self.deck = [str(card) for card in deck_cards(page.deck, page.joker is not None)]
        dice.shuffle(self.deck)
        self.down: dict[int, list[str]] = {seat: [] for seat in seats}
        self.up: dict[int, list[str]] = {seat: [] for seat in seats}
        self.muck: list[tuple[str, int]] = []
        steps = [step for it in (*page.streets, *page.becomes) for step in it.steps]
        self.draws = any(step.word == "draw" for step in steps)
        self.throws = next((step.low for step in steps if step.word == "discard"), 0)

    def play(self) -> dict[str, Any]:
        state = options(self.document)
        while "awards" not in state:
            steps = state["next"]
            assert [step["do"] in DECISIONS for step in steps] == [False] * (len(steps) - 1) + [True]
            due = [step for step in steps if step["do"] in ("deal", "shuffle", "roll")]
            if not due:
                self.enter(self.decided(state, steps[-1]))
            elif not self.serve(due):
                return state
            after = options(self.document)
            if due and "awards" not in after:
                self.check(steps, after["next"])
            state = after
        return state

    def enter(self, line: str) -> None:
        self.document["actions"].append(line)

    def serve(self, due: list[Step]) -> bool:
        """Enter the first of what is due; False where this deck cannot tell what was shuffled."""
        if due[0]["do"] == "shuffle":
            if not self.draws:
                return False
            out = due[0]["without"]
            self.deck += [card for card, seat in self.muck if seat not in out]
            self.muck = [(card, seat) for card, seat in self.muck if seat in out]
            self.dice.shuffle(self.deck)
            due = due[1:]
        step = due[0]
        if step["do"] == "roll":
            self.enter("roll " + " ".join(str(self.dice.randint(1, 6)) for _ in range(step["dice"])))
            return True
        if len(self.deck) < step["cards"]:
            return False
        cards = [self.deck.pop() for _ in range(step["cards"])]
        to = step["to"] if isinstance(step["to"], str) else step["to"][0]
        if isinstance(to, int):
            if self.game in BURNS_DOORS and step["face"] == "up":
                self.up[to].clear()
            (self.up if step["face"] == "up" else self.down)[to] += cards
            to = f"{to} up" if step["face"] == "up" else str(to)
        self.enter(f"deal {to} {''.join(cards)}")
        return True

    def check(self, before: list[Step], after: list[Step]) -> None:
        """What follows the entered step is as it was; a decision whose seat cards decided has one now."""
        was, now = units(before), units(after)
        first = next(n for n, step in enumerate(before) if step["do"] in ("deal", "roll"))
        rest = was[first + 1 :]
        undecided = str(before[-1].get("seat")) == "None"
        if self.game in CARDS_DECIDE and (undecided or before[-1]["do"] == "show"):
            return
        if self.game in BURNS_DOORS and now == was:
            return
        assert now[: len(rest) - undecided] == rest[: len(rest) - undecided], self.document

    def thrown(self, seat: int, count: int) -> str:
        cards = self.dice.sample(self.down[seat], count)
        self.down[seat] = [card for card in self.down[seat] if card not in cards]
        self.muck += [(card, seat) for card in cards]
        return "".join(cards)

    def decided(self, state: dict[str, Any], step: Step) -> str:
        seat, legal = step["seat"], state["legal"]
        if step["do"] in ("act", "bring-in"):
            return f"{seat} {self.wager(seat, legal)}"
        if step["do"] == "draw":
            low, high = legal["draw"]["min"], legal["draw"]["max"]
            count = max(low, min(high, self.dice.choice([0, 0, 1, 1, 2, 3, 5])))
            return f"{seat} draw {count} {self.thrown(seat, count)}" if count else f"{seat} pat"
        own = {"discard": lambda: f"discard {self.thrown(seat, self.throws)}",
               "keep": lambda: f"discard {self.thrown(seat, self.dice.randint(1, 4))}",
               "part": lambda: f"part {''.join(self.down[seat][:2])}/{''.join(self.down[seat][2:])}",
               "door": lambda: f"door {self.opened(seat)}",
               "expose": lambda: self.dice.choice(["pat", f"expose {self.down[seat][0]}"]),
               "choose": lambda: f"choose {self.dice.choice(['holdem', 'omaha-8', 'razz', 'stud'])}",
               "buy": lambda: "pat",
               "show": lambda: f"show {''.join(self.down[seat] + self.up[seat])}"}
        line = own[step["do"]]()
        if line.startswith("expose"):
            self.opened(seat, 0)
        if step["do"] == "show" and self.game == "sohe":
            line = f"show {''.join(self.down[seat][:2])}/{''.join(self.down[seat][2:])}"
        return f"{seat} {line}"

    def opened(self, seat: int, n: int = -1) -> str:
        card = self.down[seat].pop(n)
        self.up[seat].append(card)
        return card

    def wager(self, seat: int, legal: dict[str, Any]) -> str:
        open_ = ["check"] * 3 if legal["check"] else ["call"] * 4 if legal["call"] else []
        open_ += ["all-in"] if legal["all_in"] else []
        open_ += ["bring-in"] * 3 if legal.get("bring_in") else []
        for verb in ("bet", "raise"):
            open_ += [f"{verb} {legal[verb]['min']}"] if legal[verb] else []
        if legal["fold"] and (self.dice.random() < 0.15 or not open_):
            self.muck += [(card, seat) for card in (*self.down[seat], *self.up[seat])]
            return "fold"
        return self.dice.choice(open_)


@pytest.mark.parametrize("game", game_ids())
def test_a_hand_that_is_dealt_as_next_says(game: str):
    dice = random.Random(game)
    for _ in range(HANDS):
        dealer = Dealer(game, dice)
        state = dealer.play()
        if "awards" in state:
            chips = sum(state["stacks"].values()) + state.get("carried", 0)
            assert chips == sum(dealer.document["seats"].values()), dealer.document
