"""`next` against a second reading of the contract: every game, all-in on any street, cards passed over.

Bomb pots, run-outs, dead buttons, hands turned up one by one and reshuffles come by chance. `NEXT_HANDS` sets
how many hands a game; the seed is the game's own name. Paradise Road, Mexican Poker, Wonky Donkey and the
Buy, whose cards decide what comes next, have tests of their own (`contract/test_next`).
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from dealer_assist.cards import deck_cards
from dealer_assist.contract.options import state
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import apply, start
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.state.stage import SHOWDOWN
from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from tests.engine.next_oracle import DECIDES, PAGES, NextOracle, Unit

pytestmark = pytest.mark.exhaustive

HANDS = int(os.environ.get("NEXT_HANDS", "25"))
CASH = {"draw-delivery": "all-announce-first", "reshuffle-pool": "all-but-own", "last-card": "dealt"}
MOST_STUD = {"super-stud": 5, "super-stud-8": 5, "super-razz": 5}       # more, and the stub is too short


def money(game: str, betting: str, dice: random.Random) -> dict[str, Any]:
    page = load_game(game)
    if page.forced == "antes":
        bring_in = {"bring_in": 20} if page.bring_in else {}
        return {"blinds": [], "ante": 5, "small_bet": 50, "big_bet": 100, **bring_in}
    bomb = betting != "jam-or-fold" and not PAGES[game].startswith("d") and dice.random() < 0.2
    forced = {"blinds": [], "ante": 50, "bomb_pot": True} if bomb else {"blinds": [50, 100]}
    return {**forced, "small_bet": 100, "big_bet": 200}


def table(game: str, dice: random.Random) -> dict[str, Any]:
    page, cash = load_game(game), dice.random() < 0.5
    most = min(page.max_seats, MOST_STUD.get(game, 6 if PAGES[game].startswith("d") else 10))
    seats = sorted(dice.sample(range(1, 11), dice.randint(2, most)))
    betting = dice.choice(page.bettings)
    button = {"button": dice.choice([*seats, dice.randint(1, 10)])} if page.button else {}
    return {
        "game": game, "betting": betting, **button,
        "tournament": not cash, "preset": "cash" if cash else "barge",
        "seats": {str(seat): dice.choice([60, 120, 300, 900, 5000, 20_000]) for seat in seats},
        "house": {**CASH, "run-it": dice.choice([2, 3])} if cash else {}, **money(game, betting, dice),
    }


def plain(step: dict[str, Any]) -> dict[str, Any]:
    """A step by what the second reading knows of it."""
    known = ("do", "seat") if step["do"] in DECIDES else tuple(step.keys() - {"street"})
    return {key: step[key] for key in known}


class Table:
    """Deals and decides by chance, and holds what `next` says against the second reading."""

    def __init__(self, game: str, dice: random.Random) -> None:
        self.game, self.dice, self.document = game, dice, table(game, dice)
        self.hand, self.oracle = start(read_setup(self.document)), NextOracle(self.document)
        self.lines, self.street, self.kept = list[str](), 0, set[int]()
        self.passes = dice.choice([0, 0, 0.3, 0.9])     # how often a card is passed over
        self.known = not self.passes                    # else nobody sees what lies face down
        page = load_game(game)
        self.deck = [str(card) for card in deck_cards(page.deck, page.joker is not None)]
        dice.shuffle(self.deck)
        self.held = {int(seat): list[str]() for seat in self.document["seats"]}
        self.asked_to_run = self.mixed = False
        if self.document.get("bomb_pot") or self.hand.betting_over:
            self.round_over()

    def play(self) -> None:
        while "awards" not in (now := state(self.hand)) and not self.oracle.beyond:
            self.check(now)
            if any(unit.do == "shuffle" for unit in self.oracle.queue):
                self.mixed, self.known = True, False    # this deck cannot tell what comes out of the muck
            if not self.move(now):
                return

    def enter(self, line: str) -> None:
        self.lines.append(line)
        apply(self.hand, parse_action(line))

    # -- what is compared

    def check(self, now: dict[str, Any]) -> None:
        said, expected = [plain(step) for step in now["next"]], self.oracle.steps()
        context = (self.document, self.lines, said, expected)
        if self.oracle.decides:
            assert said == expected, context
            return
        assert said[:-1] == expected, context
        last, ends = said[-1], self.oracle.run_out or self.hand.stage is SHOWDOWN
        assert last["do"] in (("show", "push") if ends else ("act", "bring-in")), context
        if ends:
            closed = [seat for seat in self.oracle.live if seat not in self.oracle.shown]
            assert last["seat"] in closed if closed else last["do"] == "push", context
        else:
            blinds_open = not self.street and self.document["blinds"]
            waits = not blinds_open and any(unit.face == "up" for unit in self.oracle.queue)
            assert (last["seat"] is None) == waits, context

    # -- what is entered

    def move(self, now: dict[str, Any]) -> bool:
        """Something that may be entered now; False where only cards decide that this table does not know."""
        oracle, decides = self.oracle, self.oracle.decides
        if self.run_again() or self.turn_one_up():
            return True
        before = oracle.queue[:oracle.queue.index(decides)] if decides else oracle.queue
        cards = [unit for unit in before if unit.do in ("deal", "board", "roll")]
        needed = oracle.stud and any(unit.face == "up" for unit in cards)
        if cards and (needed or oracle.run_out and not decides or self.dice.random() >= self.passes):
            self.serve(cards)
        elif decides and (decides.do == "draw" or not self.may_pass_over() or self.dice.random() < 0.6):
            return self.decide(decides, now)
        elif oracle.run_out or self.hand.stage is SHOWDOWN:
            return self.show(now)
        else:
            self.bet(now)
        return True

    def may_pass_over(self) -> bool:
        """Is a bet due that is taken though nobody says what becomes of their cards?"""
        return not self.oracle.stud and not self.oracle.run_out

    def run_again(self) -> bool:
        """Run what is left twice or three times, where only boards are left and the room allows it."""
        asked, self.asked_to_run = self.asked_to_run, self.oracle.run_out
        rest = {unit.do for unit in self.oracle.queue} - {"turn-up", "burn"}
        one = not any(unit.board for unit in self.oracle.queue)
        if asked or not self.oracle.run_out or self.mixed or rest != {"board"} or not one:
            return False
        try:
            self.enter(f"run {(times := self.dice.choice([2, 2, 3]))}")
        except Refusal:
            return bool(self.lines.pop()) and False
        self.oracle.run(times)
        return True

    def turn_one_up(self) -> bool:
        turns = bool(self.oracle.queue) and self.oracle.queue[0].do == "turn-up"
        seats = [seat for seat in self.oracle.live if seat not in self.oracle.shown and self.whole(seat)]
        if not turns or not seats or self.dice.random() < 0.5:
            return False
        self.tabled(self.dice.choice(seats))
        return True

    def whole(self, seat: int) -> bool:
        """Is every card that a player has by now known?"""
        served = sum(unit.cards for unit in self.oracle.queue if unit.do == "deal" and unit.seat == seat)
        thrown = any(unit.do in DECIDES for unit in self.oracle.queue)
        enough = len(self.held[seat]) == self.oracle.held[seat] - served > 0
        return self.known and not thrown and enough and self.game not in ("sohe", "scrotum")

    def tabled(self, seat: int) -> None:
        self.enter(f"{seat} show {''.join(self.held[seat])}")
        self.oracle.shown.add(seat)

    def show(self, now: dict[str, Any]) -> bool:
        last = now["next"][-1]
        if last["do"] != "show" or not self.whole(last["seat"]):
            return False
        self.tabled(last["seat"])
        return True

    def serve(self, cards: list[Unit]) -> None:
        """The next of what is dealt, or one of those behind it."""
        unit = cards[0] if not self.passes or self.dice.random() < 0.7 else self.dice.choice(cards[:4])
        first = next(it for it in cards if it.do == unit.do and (it.seat == unit.seat or it.face == "up"))
        ahead = cards[:cards.index(first) + 1]
        unit = next((it for it in ahead if it.face == "up"), first)     # who is dealt these may decide
        if unit.do == "roll":
            self.enter("roll " + " ".join(str(self.dice.randint(1, 6)) for _ in range(unit.cards)))
        elif unit.do == "board" and unit.cards > 1 and self.dice.random() < 0.15:
            some = self.dice.randint(1, unit.cards - 1)
            self.enter(f"deal board {''.join(self.named(some, seen=True))}")
            self.oracle.some_done(unit, some)
            return
        elif unit.do == "board":
            self.enter(f"deal board {''.join(self.named(unit.cards, seen=True))}")
        else:
            self.to_player(unit)
        self.oracle.done(unit)

    def to_player(self, unit: Unit) -> None:
        assert unit.seat
        named = self.named(unit.cards, unit.face == "up")
        self.held[unit.seat] += named
        self.enter(f"deal {unit.seat} {'up ' if unit.face == 'up' else ''}{''.join(named)}")

    def named(self, count: int, seen: bool = False) -> list[str]:
        named = (self.known or seen) and not self.mixed
        return [self.deck.pop() if named else "??" for _ in range(count)]

    def thrown(self, seat: int, count: int) -> str:
        """So many of what a player holds, named where they are."""
        if not self.known or len(self.held[seat]) < count:
            return ""
        cards, self.held[seat] = self.held[seat][:count], self.held[seat][count:]
        return "".join(cards)

    def decide(self, unit: Unit, now: dict[str, Any]) -> bool:
        seat = unit.seat
        assert seat
        if unit.do == "draw":
            self.draw(unit, now["legal"]["draw"])
        elif unit.do == "discard":
            count = next(n for street in self.oracle.page for word, n in street if word == "x")
            self.enter(f"{seat} discard {self.thrown(seat, count) or count}")
            self.oracle.threw(unit, count)
        elif unit.do == "keep":
            self.known = False      # who has thrown how many of which cards is nobody's to know
            self.enter(f"{seat} discard {self.dice.randint(0, 4)}")
            self.oracle.done(unit)
        elif not self.known or len(self.held[seat]) < 6:
            return False
        else:
            self.enter(f"{seat} part {''.join(self.held[seat][:2])}/{''.join(self.held[seat][2:])}")
            self.oracle.done(unit)
        return True

    def draw(self, unit: Unit, may: dict[str, int]) -> None:
        assert unit.seat
        count = max(may["min"], min(may["max"], self.dice.choice([0, 1, 2, 3, 4, 5, 5])))
        self.enter(f"{unit.seat} " + (f"draw {count} {self.thrown(unit.seat, count)}" if count else "pat"))
        self.oracle.drew(unit, count)

    # -- the betting

    def bet(self, now: dict[str, Any]) -> None:
        seat, legal, street = now["to_act"], now["legal"], self.hand.street_no
        line = self.dice.choice(self.moves(legal))
        if self.oracle.decides:
            self.known = False      # passed over: what was thrown is not known
        self.enter(f"{seat} {line}")
        self.oracle.acted(seat, line == "fold")
        if self.game == "scrotum" and not street and line != "fold" and seat not in self.kept:
            self.oracle.keep([seat])
            self.kept.add(seat)
        if not self.hand.over and (self.hand.street_no != self.street or self.hand.betting_over):
            self.round_over()

    def moves(self, legal: dict[str, Any]) -> list[str]:
        words = ["check"] * 4 if legal["check"] else ["call"] * 5 if legal["call"] else []
        words += ["all-in"] * bool(legal["all_in"]) + ["bring-in"] * 3 * bool(legal.get("bring_in"))
        words += [f"{verb} {legal[verb]['min']}" for verb in ("bet", "raise") if legal[verb]]
        words += ["complete"] * bool(legal["complete"])
        return words + ["fold"] * bool(legal["fold"])

    def round_over(self) -> None:
        if self.game == "scrotum" and not self.street:      # a blind who never acted keeps now
            self.oracle.keep([seat for seat in self.oracle.left
                              if seat in self.oracle.live and seat not in self.kept])
        self.street += 1
        if not self.hand.betting_over:
            self.oracle.open_street(self.street)
        elif not self.oracle.run_out:
            all_in = any(not self.hand.chips.stack[i] for i in self.hand.live())
            face_up = self.hand.setup.house["all-in-show"] == "face-up-at-once"
            self.oracle.all_in(self.street, all_in and face_up)


@pytest.mark.parametrize("game", PAGES)
def test_the_two_readings_of_next_agree(game: str):
    dice = random.Random(game)
    for _ in range(HANDS):
        Table(game, dice).play()
