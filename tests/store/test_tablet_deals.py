"""A tablet that is given its table's past deals every hand as the record does: a night of everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dealer_assist.contract import tablet
from tests.store.venue import Desk, Refused

FIVE = ("Ann", "Bob", "Cy", "Dee", "Eve")
HORSE = {"list": "horse", "change": {"way": "hands", "hands": 2}, "stakes": {"limit": {"small_bet": 100}}}
CHOICE = {"games": ["holdem", "omaha-8", "badugi"],
          "change": {"way": "choice", "who": "button", "for": "hand"},
          "stakes": {"limit": {"small_bet": 100}, "big-bet": {"blinds": [25, 50]}}}
ALIKE = ("to_act", "pot", "street", "stacks", "legal", "prompt", "waiting_for", "seats")


def asked(ask: str, **document: Any) -> Any:
    return json.loads(tablet.answer(json.dumps({"ask": ask, **document})))


class OwnTablet:
    """A tablet that was given the past once, and goes on from there by itself."""

    gone = 0.0      # seconds since then

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.past = desk.get("/tables/1/past")
        self.hand = desk.get(f"/hands/{desk.get('/tables/1')['hand']['id']}")

    def _document(self) -> dict[str, Any]:
        table = self.desk.get("/tables/1")
        return {"setup": self.hand["setup"], "files": self.hand["files"], "lines": self.hand["lines"],
                "number": self.hand["number"], "void": self.hand["status"] == "void",
                "table": table, "seats": table["seats"],
                "past": self.past | {"gone": self.gone}}

    def ends(self, hand: Any) -> Any:
        """The hand of the record, played to its end: what is told of the next one is the same."""
        self.hand = hand
        coming, mine = self.desk.get("/tables/1"), asked("ahead", **self._document())
        assert mine["positions"] == coming["positions"]
        for name in ("now", "next", "left", "chooses", "recent", "text"):
            assert coming["mix"] is None or mine["mix"][name] == coming["mix"][name], name
        assert mine["bomb_pots"] == coming.get("bomb_pots")
        return hand

    def deals(self, **stated: Any) -> Any:
        """The next hand: the record's and the tablet's own are one."""
        mine = asked("next", **self._document(), stated=stated)
        assert "error" not in mine, mine
        hand = self.desk.start(**stated)
        assert mine["setup"] == hand["setup"]
        assert mine["positions"] == hand["positions"]
        assert (mine["mix"] or {}) == (hand["mix"] or {})
        assert {name: mine["state"][name] for name in ALIKE} == {name: hand[name] for name in ALIKE}
        self.past["hands"] = mine["hands"]
        return hand

    def night(self, *stated: dict[str, Any]) -> list[Any]:
        """Hands one after the other, everybody folding to the last."""
        return [self.ends(fold_out(self.desk, self.deals(**one))) for one in stated]


def fold_out(desk: Desk, hand: Any) -> Any:
    while hand["status"] == "open":
        now = hand["waiting_for"]
        if now["kind"] == "deal" and not now["optional"]:
            seats = [row["seat"] for row in hand["seats"] if "??" in row["up"]]
            hand = desk.play(hand, f"deal {seats[0]} up {DOORS[seats[0]]}")
        elif hand["legal"].get("bring_in"):
            hand = desk.play(hand, f"{hand['to_act']} bring-in")
        else:
            hand = desk.play(hand, f"{hand['to_act']} fold")
    return hand


DOORS = dict(enumerate(("2c", "9d", "Th", "Ks", "As"), start=1))
PLAIN: dict[str, Any] = {}


@pytest.fixture(name="begun")
def a_table_after_a_hand(desk: Desk) -> Desk:
    """Five at no-limit hold'em 25/50; one hand is over."""
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[25, 50], small_bet=None,
              preset="cash", tournament=False)
    for seat, name in enumerate(FIVE, start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    fold_out(desk, desk.start())
    return desk


def test_the_button_moves_on(begun: Desk):
    OwnTablet(begun).night(*[PLAIN] * 6)


def test_a_seat_goes_out_comes_back_and_owes_its_blinds(begun: Desk):
    """`blinds-missed`: what is posted by a player who comes back is what the record has."""
    own = OwnTablet(begun)
    own.night(PLAIN)
    begun.put("/tables/1/seats/3", player="Cy", stack=begun.stacks()[3], present=False)
    own.night(*[PLAIN] * 6)
    begun.put("/tables/1/seats/3", player="Cy", stack=begun.stacks()[3], present=True)
    [back, *_] = own.night(*[PLAIN] * 3)
    assert back["setup"].get("posts") or "3" not in back["setup"]["seats"]


def test_somebody_new_sits_down_and_another_leaves(begun: Desk):
    own = OwnTablet(begun)
    begun.put("/tables/1/seats/7", player="Fay", stack=5000)
    begun.delete("/tables/1/seats/2")
    own.night(*[PLAIN] * 7)


def test_who_was_seated_while_nobody_told_the_dealer_is_in_the_next_hand(begun: Desk):
    """Fay sits down and Bob is back when a hand among the others lies on the felt already."""
    own = OwnTablet(begun)
    begun.put("/tables/1/seats/2", player="Bob", stack=begun.stacks()[2], present=False)
    own.night(PLAIN)
    begun.put("/tables/1/seats/2", player="Bob", stack=begun.stacks()[2], present=True)
    begun.put("/tables/1/seats/6", player="Fay", stack=5000)
    dealt, *later = own.night({"at_table": [1, 3, 4, 5]}, *[PLAIN] * 6)
    assert sorted(dealt["setup"]["seats"]) == ["1", "3", "4", "5"]
    assert {"2", "6"} <= {seat for hand in later for seat in hand["setup"]["seats"]}
    with pytest.raises(Refused) as caught:
        begun.start(at_table=[4])
    assert caught.value.code == "too-few-players"


def test_a_bomb_pot_a_straddle_and_a_game_for_one_hand(begun: Desk):
    own = OwnTablet(begun)
    bomb = {"bomb_pot": True, "ante": 100, "blinds": [], "big_blind_ante": 0}
    own.night({**bomb, "game": "double-board-omaha", "betting": "pot-limit"})
    seats = begun.get("/tables/1")["positions"]["straddles"]
    own.night({"straddle": seats[0]} if seats else PLAIN, {"house": {"run-it": 3}}, PLAIN)


def test_a_hand_that_was_made_void_is_dealt_again(begun: Desk):
    own = OwnTablet(begun)
    own.night(PLAIN)
    hand = own.deals()
    own.hand = begun.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])
    again, _ = own.night(PLAIN, PLAIN)
    assert again["positions"] == hand["positions"]


def test_a_bomb_pot_every_three_hands(begun: Desk):
    begun.put("/tables/1/bomb-pots", ante=100, every=3)
    hands = OwnTablet(begun).night(*[PLAIN] * 7)
    assert [bool(hand["setup"].get("bomb_pot")) for hand in hands] == [False, False, True] * 2 + [False]


def test_a_mix_turns_and_the_button_waits_in_stud(begun: Desk):
    begun.patch("/tables/1", mix=HORSE)
    hands = OwnTablet(begun).night(*[PLAIN] * 12)
    assert [hand["game"] for hand in hands[::2]] == ["holdem", "omaha-8", "razz", "stud", "stud-8", "holdem"]


def test_the_button_chooses_each_game(begun: Desk):
    begun.patch("/tables/1", mix=CHOICE)
    own = OwnTablet(begun)
    for game in ("badugi", "holdem", "omaha-8"):
        assert begun.get("/tables/1")["mix"]["chooses"]
        assert asked("next", **own._document())["error"]["code"] == "choose-game"
        own.night({"game": game})


def test_a_kill_is_earned_by_two_pots_in_a_row(begun: Desk):
    begun.patch("/tables/1", game="holdem", betting="limit", small_bet=100, big_bet=200, blinds=[50, 100],
                house={"kill": "full"})
    own = OwnTablet(begun)
    for _ in range(6):
        hand = own.deals()
        while hand["status"] == "open" and hand["to_act"] != 4:
            hand = begun.play(hand, f"{hand['to_act']} fold")
        own.ends(fold_out(begun, hand))


def to_seat_four(desk: Desk, hand: Any) -> Any:
    """Seat 4 calls, everybody else folds: it wins what lies there."""
    while hand["status"] == "open" and (seat := hand["to_act"]):
        word = "fold" if seat != 4 else "call" if hand["legal"]["call"] else "check"
        hand = desk.play(hand, f"{seat} {word}")
    return hand


@pytest.mark.parametrize("house", [{"kill": "full"}, {"button": "win"}])
def test_what_was_won_before_a_void_hand_is_not_lost_with_it(begun: Desk, house: dict[str, str]):
    """A void hand is dealt again as it was: killed by who won two pots, or from the winner's button.

    The tablet is given the past while that hand is still open, as one that was opened in mid-hand is.
    """
    begun.patch("/tables/1", game="holdem", betting="limit", small_bet=100, big_bet=200, blinds=[50, 100],
                house=house)
    for _ in range(2):
        to_seat_four(begun, begun.start())
    hand = begun.start()
    assert hand["setup"].get("killer") == (4 if "kill" in house else None)
    own = OwnTablet(begun)
    own.ends(begun.post(f"/hands/{hand['hand']}/void", seq=hand["seq"]))
    again = own.deals()
    assert (again["setup"].get("killer"), again["button"]) == (hand["setup"].get("killer"), hand["button"])
    to_seat_four(begun, again)
    assert begun.start()["setup"].get("killer") == (4 if "kill" in house else None)
