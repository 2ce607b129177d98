"""Taps against what happens at the table: a hand is played by touch, and the taps may not outrun it.

An act is what somebody does at the table and the page must know: a player's action, a street turned up in one
movement (three cards of a flop are one act, up cards of stud one for each player), a hand tabled or mucked,
chips pushed to a winner, the button moved on. Cards dealt face down are acts too, and are not counted, for
nobody enters them. Every touch of the page counts, each card of a flop and each figure of an amount, up to
the deal of the next hand. Whose hand is tabled has every card of it named: four or five taps for one act, so
that short hands with many cards have the highest figures.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state

BLINDS = {"blinds": [100, 200], "chip": 25}
LIMIT = {"betting": "limit", "small_bet": 200, "big_bet": 400, "chip": 25}
STUD = {**LIMIT, "ante": 25, "bring_in": 75}
CHECKED = ["1 check", "2 check", "3 check"]

# settings, players, the lines of the hand, the most taps an act
HANDS: dict[str, tuple[dict[str, Any], int, list[str], float]] = {
    "hold'em": ({"game": "holdem", "betting": "no-limit", **BLINDS}, 9, [
        "3 raise 600", *(f"{seat} fold" for seat in (4, 5, 6, 7, 8, 9, 1)), "2 call", "deal board Ah7d2c",
        "2 check", "3 bet 650", "2 fold"], 1.0),
    "three all-ins with two side pots": ({"game": "holdem", "betting": "no-limit", **BLINDS}, 9, [
        "3 raise 1000", *(f"{seat} fold" for seat in (4, 5, 6, 7, 8)), "9 raise 2000", "1 raise 3000",
        "2 call", "1 show AsAh", "2 show KsKh", "9 show QsQh", "3 show JsJh", "deal board 2c3d4h9c8d"], 1.2),
    "stud/8": ({"game": "stud-8", **STUD}, 7, [
        *(f"deal {seat} up {card}" for seat, card in enumerate("2c 9d Ks 7h 5s Jd 8c".split(), 1)),
        "1 bring-in", "2 fold", "3 complete", "4 fold", "5 call", "6 fold", "7 call", "1 fold",
        "deal 3 up 4s", "deal 5 up 6d", "deal 7 up Td", "3 bet 200", "5 call", "7 call",
        "deal 3 up Qs", "deal 5 up Ac", "deal 7 up 3h", "5 check", "7 check", "3 check",
        "deal 3 up 2s", "deal 5 up Kc", "deal 7 up 9h", "5 bet 400", "7 fold", "3 call",
        "5 check", "3 bet 400", "5 call", "3 show AhAd3s", "5 show 2d3d4d"], 1.05),
    "razz, the door cards": ({"game": "razz", **STUD}, 6, [
        f"deal {seat} up {card}" for seat, card in enumerate("2c 9d Ks 7h 5s Jd".split(), 1)], 1.0),
    "badugi": ({"game": "badugi", **BLINDS, **LIMIT}, 3, [
        "3 raise 400", "1 call", "2 call", "1 draw 2", "2 draw 3", "3 draw 1", *CHECKED, "1 draw 1",
        "2 draw 2", "3 pat", "1 check", "2 check", "3 bet 400", "1 call", "2 fold", "1 draw 1", "3 pat",
        "1 check", "3 bet 400", "1 call", "3 show As2h3c4d", "1 muck"], 1.0),
    "pot-limit Omaha": ({"game": "omaha", "betting": "pot-limit", **BLINDS}, 6, [
        "3 raise 700", "4 fold", "5 raise 2400", "6 fold", "1 fold", "2 fold", "3 call", "deal board Ah7d2c",
        "3 check", "5 check", "deal board 9s", "3 check", "5 check", "deal board Tc", "3 check", "5 check",
        "3 show AsAdKhQc", "5 muck"], 1.0),
    "Dramaha, three tabled": ({"game": "dramaha", "betting": "pot-limit", **BLINDS}, 3, [
        "3 raise 700", "1 call", "2 call", "deal board Ah7d2c", "1 check", "2 check", "3 bet 2100", "1 call",
        "2 call", "1 draw 2", "2 draw 5", "3 draw 1", "deal board 9s", *CHECKED, "deal board Tc", "1 check",
        "2 check", "3 bet 8400", "1 call", "2 call", "3 show AsAdKhQc5c", "1 show KsKdJhJc3c",
        "2 show 4s4d6h6c8h"], 1.2),
    "Dramaha, one scoops": ({"game": "dramaha", "betting": "pot-limit", **BLINDS}, 3, [
        "3 raise 700", "1 call", "2 call", "deal board Ah7d2c", "1 check", "2 check", "3 bet 2100", "1 call",
        "2 call", "1 draw 2", "2 draw 5", "3 draw 1", "deal board 9s", *CHECKED, "deal board Tc", "1 check",
        "2 check", "3 bet 8400", "1 call", "2 call", "3 show AsAdAcQcQs", "1 show KsKdJhJc3c",
        "2 show 4s4d3h3d8h"], 1.23),
    "Dramaha, checked down": ({"game": "dramaha", "betting": "pot-limit", **BLINDS}, 3, [
        "3 call", "1 call", "2 check", "deal board Ah7d2c", *CHECKED, "1 draw 2", "2 pat", "3 pat",
        "deal board 9s", *CHECKED, "deal board Tc", *CHECKED, "1 show KsKdJhJc3c", "2 show 4s4d6h6c8h",
        "3 show AsAdKhQc5c"], 1.2),
    "five-card draw": ({"game": "five-card-draw", **BLINDS, **LIMIT}, 6, [
        "3 raise 400", *(f"{seat} fold" for seat in (4, 5)), "6 call", *(f"{seat} fold" for seat in (1, 2)),
        "3 draw 3", "6 draw 1", "3 bet 400", "6 call", "3 show AsAdKhQc5c", "6 muck"], 1.08),
    "everybody folds to the raiser": ({"game": "holdem", "betting": "no-limit", **BLINDS}, 9, [
        "3 raise 600", *(f"{seat} fold" for seat in (4, 5, 6, 7, 8, 9, 1, 2))], 0.51),
    "2-7 triple draw": ({"game": "deuce-to-seven-triple-draw", **BLINDS, **LIMIT}, 6, [
        "3 raise 400", *(f"{seat} fold" for seat in (4, 5, 6, 1)), "2 call", "2 draw 3", "3 draw 2",
        "2 check", "3 bet 200", "2 call", "2 draw 2", "3 draw 1", "2 check", "3 bet 400", "2 call", "2 pat",
        "3 pat", "2 bet 400", "3 call", "2 show 2s3d4h5c7c", "3 muck"], 1.0),
    "PLO/8, three all-ins": ({"game": "omaha-8", "betting": "pot-limit", **BLINDS}, 6, [
        "3 raise 700", "4 fold", "5 raise 2400", "6 fold", "1 raise 3000", "2 fold", "3 raise 9000", "5 call",
        "3 show AsAd2h3c", "5 show KsKdQhQc", "1 show Ah2s6h7h", "deal board 4c5d9h9c8d"], 1.5),
    "Omaha/8, three tabled": ({"game": "omaha-8", **BLINDS, **LIMIT}, 3, [
        "3 call", "1 call", "2 check", "deal board Ah7d2c", *CHECKED, "deal board 9s", *CHECKED,
        "deal board Tc", *CHECKED, "1 show AsAdKhQc", "2 show KsKdJhJc", "3 show 4s4d6h6c"], 1.1),
}

TOUCHES = """globalThis.touches = 0;
addEventListener("touchstart", () => touches += 1, true);"""
STACKS = {"three all-ins with two side pots": {"stacks": {1: 3000, 2: 3000, 3: 1000, 9: 2000}},
          "PLO/8, three all-ins": {"stacks": {1: 3000, 3: 9000, 5: 6000}}}


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_takes_no_more_taps_than_acts(tablet: Tablet, room: Server, name: str) -> None:
    settings, players, lines, most = HANDS[name]
    start = {} if "bring_in" in settings else {"button": players}
    table = at_state(room, settings, players, start | STACKS.get(name, {}), [])
    tablet.page.add_init_script(TOUCHES)
    tablet.open(f"/tables/{table}")
    dealer = Dealer(tablet, room, table)
    dealer.play(lines)
    assert dealer.entered() == lines
    pushed = dealer.push()
    acts = sum(map(movements, lines)) + pushed
    assert tablet.page.evaluate("touches") == dealer.taps, "a touch that was not counted"
    assert dealer.taps <= most * acts, f"{dealer.taps} taps for {acts} acts"


def movements(line: str) -> int:
    """How many acts a line is: flop, turn and river of a hand that is run out are three."""
    return max(1, len(line.split()[-1]) // 2 - 2) if line.startswith("deal board") else 1


def raiser(hand: dict[str, Any]) -> int:
    """Whose bet is to be called; a raise of someone else's is never lower."""
    return int(max(hand["seats"], key=lambda row: row["bet"])["seat"])


class Dealer:
    """Somebody who knows the tablet: each line by the fewest keys that enter it."""

    def __init__(self, tablet: Tablet, room: Server, table: int) -> None:
        self.tablet, self.room, self.table, self.taps = tablet, room, table, 0

    def hand(self) -> dict[str, Any]:
        """The hand as the record has it."""
        number = self.room.ask("GET", f"/tables/{self.table}")[1]["hand"]["id"]
        return dict(self.room.ask("GET", f"/hands/{number}")[1])

    def entered(self) -> list[str]:
        """The lines in force."""
        return [entry["line"] for entry in self.hand()["undoable"]]

    def play(self, lines: list[str]) -> None:
        """Every line, those that the felt enters together in one tap."""
        left = lines
        while left:
            left = left[self._next(left):]

    def push(self) -> int:
        """The pots are ticked off and the next hand is dealt; answers how many acts that is."""
        hand = self.hand()
        if not hand["over"]:
            return 0
        pushed = {(n, seat) for n, pot in enumerate(hand["pots"]) for share in pot["shares"] or ()
                  for seat in share["awards"]}
        self._keys(*["push-all"] * (len(hand["pots"]) > 1), "next")
        return len(pushed) + 1

    def _next(self, lines: list[str]) -> int:
        hand = self.hand()
        words = lines[0].split()
        if words[0] == "deal" or words[1] == "show":
            cards = words[-1]
            self._keys(*(f"card-{cards[n:n + 2]}" for n in range(0, len(cards), 2)))
            return 1
        seat, verb = int(words[0]), words[1]
        run = list(takewhile(lambda line: line.split()[1:] == [verb], lines))
        ahead = [step for step in (hand.get("ahead") or {}).get(verb, ())]
        together = min(len(run), len(ahead))
        if together > 1 and [int(line.split()[0]) for line in run[:together]] == [
                step["seat"] for step in ahead[:together]]:
            if together == len(ahead) and verb != "fold":
                self._keys("all-pat" if verb == "pat" else "all")
                return together
            to = ahead[together - 1]["next"] or verb == "fold" and raiser(hand)
            if to and (verb == "pat" or (verb == "check") == bool(hand["legal"]["check"])):
                self._keys(f"seat-{to}")
                return together
        self._keys(*self._wager(hand, seat, verb, words))
        return 1

    def _wager(self, hand: dict[str, Any], seat: int, verb: str, words: list[str]) -> list[str]:
        if verb in ("draw", "pat"):
            return [f"draw-{words[2] if verb == 'draw' else 0}"]
        if verb not in ("bet", "raise"):
            return [verb]
        to, may = int(words[2]), hand["legal"][verb]
        row = next(one for one in hand["seats"] if one["seat"] == seat)
        if to == may["min"]:
            return ["wager"]
        if to == row["stack"] + row["bet"]:
            return ["all-in"]
        if to == may["max"] and hand["plays"]["pot"]:
            return ["pot"]
        if to == (hand["pot"] // 2) // hand["unit"] * hand["unit"]:
            return ["half", "wager"]
        figures = str(to).replace("00", " 00 ").split()
        return [*(f"digit-{figure}" for figure in figures), "wager"]

    def _keys(self, *names: str) -> None:
        """The last of them enters."""
        self.taps += len(names)
        for name in names[:-1]:
            self.tablet.tap(name)
        for name in names[-1:]:
            self.tablet.enter(name)
