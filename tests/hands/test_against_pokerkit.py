"""Random hands played beside pokerkit: whose turn it is, what a call costs, who ends with what.

Where the two part by rule, the hand stays on what both allow: the half-bet rule and the cap of limit,
per-player re-opening, short blinds. Split pots stay out, since pokerkit parts a side pot in which nobody has
a low. Amounts are multiples of 840, so that no pot leaves an odd chip; equal boards go by position.
`POKERKIT_HANDS` sets how many hands a game.
"""

from __future__ import annotations

import os
import random
import warnings
from typing import Any

import pytest

from dealer_assist.cards import deck_cards
from dealer_assist.contract.options import options

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pk = pytest.importorskip("pokerkit")

pytestmark = [pytest.mark.exhaustive, pytest.mark.filterwarnings("ignore::UserWarning")]

HANDS = int(os.environ.get("POKERKIT_HANDS", "20"))
UNIT = 840
BLINDS, LIMITS, ANTE, BRING_IN = [UNIT, 2 * UNIT], (2 * UNIT, 4 * UNIT), UNIT, UNIT
BY_ITSELF = ("ANTE_POSTING", "BET_COLLECTION", "BLIND_OR_STRADDLE_POSTING", "CARD_BURNING", "HAND_KILLING",
             "CHIPS_PUSHING", "CHIPS_PULLING")
GAMES = {
    "holdem": ("NoLimitTexasHoldem", "no-limit"), "omaha": ("PotLimitOmahaHoldem", "pot-limit"),
    "stud": ("FixedLimitSevenCardStud", "limit"), "razz": ("FixedLimitRazz", "limit"),
    "badugi": ("FixedLimitBadugi", "limit"),
    "deuce-to-seven-triple-draw": ("FixedLimitDeuceToSevenLowballTripleDraw", "limit"),
    "deuce-to-seven-lowball": ("NoLimitDeuceToSevenLowballSingleDraw", "no-limit"),
}
STUD = ("stud", "razz")


class Pair:
    """One hand at two tables: the product's as a document, pokerkit's as its state."""

    def __init__(self, game: str, dice: random.Random) -> None:
        self.dice, self.stud = dice, game in STUD
        name, betting = GAMES[game]
        players = dice.randint(2, 6)
        stacks = [UNIT * dice.choice([4, 7, 20, 60, 200]) for _ in range(players)]
        house = {"limp-single-draw": "yes", "stud-board-tie": "position", "heads-up-cap": "keep"}
        self.document: dict[str, Any] = {
            "game": game, "betting": betting, "tournament": True, "preset": "tda", "house": house,
            "seats": {str(seat): stack for seat, stack in enumerate(stacks, 1)}, "actions": list[str](),
        }
        automations = tuple(getattr(pk.Automation, word) for word in BY_ITSELF)
        create = getattr(pk, name).create_state
        if self.stud:
            self.document |= {"blinds": [], "ante": ANTE, "bring_in": BRING_IN}
            self.state = create(automations, True, ANTE, BRING_IN, *LIMITS, stacks, players)
        else:
            self.document |= {"blinds": BLINDS, "button": players}
            sizes = LIMITS if betting == "limit" else (BLINDS[1],)
            self.state = create(automations, True, 0, tuple(BLINDS), *sizes, stacks, players)
        if betting == "limit":
            self.document |= {"small_bet": LIMITS[0], "big_bet": LIMITS[1]}
        self.deck = [str(card) for card in deck_cards("standard", False)]
        dice.shuffle(self.deck)
        self.held: list[list[str]] = [[] for _ in range(players)]
        self.shows: list[int] = []

    def enter(self, line: str) -> None:
        self.document["actions"].append(line)

    def play(self) -> None:
        while self.state.status:
            if self.state.can_deal_hole():
                self.deal_hole()
            elif self.state.can_deal_board():
                count = self.state.board_dealing_count
                cards = "".join(self.deck.pop() for _ in range(count))
                self.state.deal_board(cards)
                self.enter(f"deal board {cards}")
            elif self.state.can_stand_pat_or_discard():
                self.draw()
            elif self.state.can_post_bring_in():
                self.turn(options(self.document))
                self.enter(f"{self.state.actor_index + 1} bring-in")
                self.state.post_bring_in()
            elif self.state.actor_index is not None:
                self.bet()
            else:
                self.shows.append(self.state.showdown_index)
                self.state.show_or_muck_hole_cards(True)
        self.end()

    def deal_hole(self) -> None:
        i, card = self.state.hole_dealee_index, self.deck.pop()
        up = "up " if self.stud and self.state.hole_dealing_statuses[i][0] else ""
        self.state.deal_hole(card)
        self.held[i].append(card)
        self.enter(f"deal {i + 1} {up}{card}")

    def draw(self) -> None:
        i = self.state.stand_patter_or_discarder_index
        count = self.dice.choice([0, 0, 1, 1, 2]) if len(self.deck) > 15 else 0
        cards = self.dice.sample(self.held[i], count)
        self.held[i] = [card for card in self.held[i] if card not in cards]
        self.state.stand_pat_or_discard("".join(cards))
        self.enter(f"{i + 1} draw {count} {''.join(cards)}" if cards else f"{i + 1} pat")

    def turn(self, state: dict[str, Any]) -> None:
        assert state["to_act"] == self.state.actor_index + 1, self.document

    def bet(self) -> None:
        """An action that both tables allow; who owes nothing and can raise nobody is not asked here."""
        state, other = options(self.document), self.state
        seat, owed = other.actor_index + 1, other.checking_or_calling_amount
        if not owed and not other.can_complete_bet_or_raise_to() and state["next"][-1]["do"] != "act":
            other.check_or_call()
            return
        self.turn(state)
        legal = state["legal"]
        assert (legal["call"] or 0) == owed, self.document
        wager = self.wager(legal)
        if wager is not None and self.dice.random() < 0.35:
            verb, to = wager
            other.complete_bet_or_raise_to(to)
            self.enter(f"{seat} {verb} {to}")
        elif owed and self.dice.random() < 0.15:
            other.fold()
            self.enter(f"{seat} fold")
        else:
            other.check_or_call()
            self.enter(f"{seat} {'call' if owed else 'check'}")

    def wager(self, legal: dict[str, Any]) -> tuple[str, int] | None:
        """A bet or raise of whole units that is in the range of both."""
        if not self.state.can_complete_bet_or_raise_to():
            return None
        low = self.state.min_completion_betting_or_raising_to_amount
        high = self.state.max_completion_betting_or_raising_to_amount
        if legal["complete"]:
            return ("complete", low) if low == legal["complete"] else None
        verb = "bet" if legal["bet"] else "raise"
        if not legal[verb]:
            return None
        least, most = max(low, legal[verb]["min"]), min(high, legal[verb]["max"])
        amounts = range(-(-least // UNIT) * UNIT, most + 1, UNIT)
        if not amounts:
            return None
        return verb, self.dice.choice([amounts[0], amounts[-1], self.dice.choice(amounts)])

    def end(self) -> None:
        state = options(self.document)
        while "awards" not in state:
            i = self.shows.pop(0)
            self.enter(f"{i + 1} show {''.join(self.held[i])}")
            state = options(self.document)
        stacks = [state["stacks"][str(i + 1)] for i in range(len(self.held))]
        assert stacks == list(self.state.stacks), self.document


@pytest.mark.parametrize("game", GAMES)
def test_the_two_tables_end_alike(game: str):
    dice = random.Random(game)
    for _ in range(HANDS):
        Pair(game, dice).play()
