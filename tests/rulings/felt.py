"""A showdown in one line, a hand in a few, for tests that read as rulings."""

from __future__ import annotations

import re

import pytest

from dealer_assist.contract import options
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.contract.judge import judge
from dealer_assist.contract.options import read_hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal


class Ruled:
    """What the judge said, with seats as numbers."""

    def __init__(self, ruling):
        self.awards = {int(seat): chips for seat, chips in ruling["awards"].items()}
        self.pots = ruling["pots"]
        self.hands = {int(seat): hand for seat, hand in ruling["hands"].items()}
        self.notes = [note["text"] for note in ruling["notes"]]
        self.rules = {note["rule"] for note in ruling["notes"]}
        self.stacks = {int(seat): chips for seat, chips in ruling.get("stacks", {}).items()}

    def winners(self, pot=0):
        """Side to winners, in the order the shares stand."""
        return {share["side"]: share["winners"] for share in self.pots[pot]["shares"]}

    def amounts(self, pot=0):
        """Side to chips."""
        return {share["side"]: share["amount"] for share in self.pots[pot]["shares"]}

    def cards(self, seat, side):
        """The cards of a hand as a set of texts."""
        text = self.hands[seat][side]["cards"]
        return {text[i : i + 2] for i in range(0, len(text), 2)}

    def ranks(self, seat, side):
        """The ranks of a hand, as they are told."""
        return self.hands[seat][side]["cards"][::2]

    def name(self, seat, side):
        return self.hands[seat][side]["name"]


def showdown(game, hands, *pots, button=1, **more):
    """Judge a showdown; a pot is an amount, or an amount and its seats. Default one pot of 100."""
    document = {
        "game": game,
        "button": button,
        **more,
        "hands": {str(seat): cards for seat, cards in hands.items()},
        "pots": [
            {"amount": pot} if isinstance(pot, int) else {"amount": pot[0], "seats": pot[1]}
            for pot in pots or (100,)
        ],
    }
    return Ruled(judge(document))


def beats(game, better, worse, side, **more):
    """Does the first hand win the side alone, whatever seats they sit in?"""
    there = showdown(game, {1: better, 2: worse}, **more).winners()[side] == [1]
    back = showdown(game, {1: worse, 2: better}, **more).winners()[side] == [2]
    return there and back


def ties(game, one, other, side, **more):
    """Do the two hands share the side?"""
    return showdown(game, {1: one, 2: other}, **more).winners()[side] == [1, 2]


# -- a hand on the felt: limit 100/200, four seats, the button on seat 4 -------------------------

BLINDS = {"blinds": [50, 100], "button": 4}
ANTES = {"blinds": [], "ante": 10, "bring_in": 25, "button": None}
PACK = "4c 9d Jh 2s 7c Kd 3h 8s Tc 5d 6h Qs Ad 4s 7h"  # boards that nobody cares about

# Betting that many hands here share; the figure is the pot after it.
OPEN = "3 call, 4 fold, 1 call, 2 check"  # 300
SMALL = "1 check, 2 check, 3 bet 100, 1 call, 2 fold"  # 500
BIG = "1 check, 3 bet 200, 1 call"  # 900
CHECKED = "1 check, 3 check"


def start(game, actions="", seats=4, **setup):
    """The hand after `actions`, lines parted by commas or line ends; 5,000 chips a seat."""
    document = {
        "game": game,
        "betting": "limit",
        "small_bet": 100,
        "big_bet": 200,
        "seats": {str(seat): 5000 for seat in range(1, seats + 1)} if isinstance(seats, int) else seats,
        **BLINDS,
        **setup,
        "actions": [line.strip() for line in re.split(r"[,\n]", actions) if line.strip()],
    }
    return read_hand(document)


def state(game, actions="", **setup):
    """What `options` answers after `actions`, with `waiting` beside it."""
    hand = start(game, actions, **setup)
    return options.state(hand) | {"waiting": waiting(hand)}


def played(game, actions, **setup):
    """A hand played to its end."""
    end = state(game, actions, **setup)
    assert "awards" in end, f"the hand is not over: {end['prompt']}"
    return Ruled(end)


def refused(game, actions, **setup):
    """The code with which the last action is refused; all before it are accepted."""
    start(game, re.split(r",(?=[^,]*$)", actions)[0] if "," in actions else "", **setup)
    with pytest.raises(Refusal) as refusal:
        start(game, actions, **setup)
    return refusal.value.code


def rounds(game, turned="", board=PACK, dice=(1, 1), picks="", **setup):
    """A hand in which all check or call, in lines `street: what is dealt and done; the bet; who acts`.

    `turned` are the up cards as they are asked for, `picks` the game to choose.
    """
    hand, pack, up, dice = start(game, **setup), iter(board.split()), iter(turned.split()), iter(dice)
    lines, held, done, seats, opening = [], 0, [], [], ""
    while hand.stage not in (Stage.SHOWDOWN, Stage.OVER):
        street, now = hand.street, waiting(hand)
        if (count := max(map(len, hand.cards.down))) > held:
            done.append(f"{count - held} down")
        held = count
        if now.kind in ("act", "part"):
            opening = opening if seats else _opening(options.state(hand)["legal"])
            seats.append(str(hand.to_act))
            done += ["part"] * (now.kind == "part")
            action = f"{hand.to_act} {_passive(options.state(hand)['legal'])}"
        else:
            done.append(_asked(now))
            action = _comply(now, pack, up, dice, picks)
        hand = hand.after(parse_action(action))
        held = min(held, max(map(len, hand.cards.down)))
        if seats and (hand.street != street or hand.stage is Stage.SHOWDOWN):
            lines.append(f"{street}: {', '.join(dict.fromkeys(done))}; {opening}; {' '.join(seats)}")
            done, seats = [], []
    return lines


def _opening(legal):
    """The amounts in front of the first player."""
    lines = [f"bring in {legal['bring_in']}"] if legal.get("bring_in") else []
    if legal["complete"]:
        lines.append(f"complete {legal['complete']}")
    for verb in ("bet", "raise"):
        if legal[verb]:
            amounts = legal[verb].get("amounts") or sorted({legal[verb]["min"], legal[verb]["max"]})
            lines.append(f"{verb} {' or '.join(map(str, amounts))}")
    return ", ".join(lines)


def _passive(legal):
    if legal.get("bring_in"):
        return "bring-in"
    if legal["check"]:
        return "check"
    return "call" if legal["call"] is not None else f"bet {legal['bet']['min']}"


def _asked(now):
    if now.kind == "deal":
        return f"{now.count} {'on the board' if now.to == 'board' else now.to}"
    if now.kind in ("draw", "discard"):
        return f"{now.kind} {now.low}" + (f" to {now.high}" if now.high != now.low else "")
    return f"roll {now.count}" if now.kind == "roll" else now.kind


def _comply(now, pack, up, dice, picks):
    if now.kind == "deal" and now.to == "up":
        return f"deal {now.seat} up {' '.join(next(up) for _ in range(now.count))}"
    if now.kind == "deal":
        return f"deal {now.to} {' '.join(next(pack) for _ in range(now.count))}"
    if now.kind == "roll":
        return "roll " + " ".join(str(next(dice)) for _ in range(now.count))
    if now.kind == "door":
        return f"{now.seat} door {next(up)}"
    if now.kind == "discard":
        return f"{now.seat} discard {now.low}"
    return f"{now.seat} choose {picks}" if now.kind == "choose" else f"{now.seat} pat"
