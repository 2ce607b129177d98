"""A showdown in one line, for tests that read as rulings."""

from __future__ import annotations

from dealer_assist.engine.judge import judge


class Ruled:
    """What the judge said, with seats as numbers."""

    def __init__(self, ruling):
        self.awards = {int(seat): chips for seat, chips in ruling["awards"].items()}
        self.pots = ruling["pots"]
        self.hands = {int(seat): hand for seat, hand in ruling["hands"].items()}
        self.notes = [note["text"] for note in ruling["notes"]]
        self.rules = {note["rule"] for note in ruling["notes"]}

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
