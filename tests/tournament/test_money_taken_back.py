"""What is taken back leaves no more to pay than came in, and no less: pay tables, deals, ends, envelopes."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.event_acts import wanted
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import Refusal
from dealer_assist.tournament.record import course, days, decide, footing, seating
from dealer_assist.tournament.run import results
from tests.tournament.directed import SEED, Room, refused, small_sheet
from tests.tournament.test_chips_in_play import Night


def undo(room: Room, seq: int) -> list[int]:
    """Take an act back; what fell with it."""
    act = course.undo(room.lines, seq, SEED, read_structure)
    room.act(act)
    return list(act["with"])


def late(room: Room, player: str = "Zoe") -> int:
    """Somebody enters; the number of that act."""
    room.act(decide.enter(room.state, [player]))
    return room.lines[-1].seq


def last(room: Room) -> int:
    return room.lines[-1].seq


def test_a_pay_table_falls_with_an_entry_it_was_made_of():
    """Eleven paid 300 each; without the eleventh 3,000 are there to be paid and not 3,300."""
    room = Room()
    room.begin(10, close=False)
    entered = late(room)
    room.act(decide.close(room.state))
    closed = last(room)
    assert undo(room, entered) == [closed]
    assert room.state.desk_open and room.state.prizes == ()
    room.act(decide.close(room.state))
    assert sum(room.state.prizes) == results.pool_of(room.state).total == 3000


def test_another_pay_table_and_the_deal_made_of_it_fall_too():
    room = Room()
    room.begin(10, close=False)
    entered = late(room)
    room.act(decide.close(room.state))
    room.act(decide.pay(room.state, [3000, 300]))
    for player in sorted(room.state.stacks)[3:]:
        room.act(decide.out(room.state, player))
    room.act(decide.deal(room.state, "chips"))
    room.act(decide.finish(room.state))
    ended = last(room)
    assert undo(room, entered) == [entered + 1, entered + 2, ended - 2, ended - 1, ended]   # Zoe is out
    assert room.state.desk_open and not room.state.over and not room.state.deal


def test_a_deal_falls_with_the_pay_table():
    """It shared 1,200 among four; the other table would have paid it to two of them."""
    room = Room()
    room.begin(4)
    room.act(decide.pay(room.state, [1000, 200]))
    paid = last(room)
    room.act(decide.deal(room.state, "chips"))
    dealt = last(room)
    assert undo(room, paid) == [dealt] and not room.state.deal


def test_an_end_falls_with_the_removal_that_made_it():
    """Three shared 1,200 and it was over; with the fourth in again 1,500 would have been paid."""
    room = Room()
    room.begin(4)
    room.act(decide.out(room.state, "P01"))
    removed = last(room)
    room.act(decide.deal(room.state, "chips"))
    room.act(decide.finish(room.state))
    assert undo(room, removed) == [removed + 1, removed + 2]
    assert not room.state.over and not room.state.deal and room.state.left == 4


def test_a_winner_is_no_winner_when_the_other_comes_back():
    room = Room()
    room.begin(2)
    room.act(decide.out(room.state, "P01"))
    removed = last(room)
    room.act(decide.finish(room.state))
    assert undo(room, removed) == [removed + 1] and not room.state.over


def test_a_closing_is_not_put_back_over_an_entry_that_came_since():
    room = Room()
    room.begin(10)
    closed = next(line.seq for line in room.lines if line.content.get("act") == "close")
    undo(room, closed)
    taken = last(room)
    late(room)
    assert refused(lambda: course.undo(room.lines, taken, SEED, read_structure)) == "undone-since"


def test_a_closing_is_not_put_back_without_an_entry_it_was_made_of():
    room = Room()
    room.begin(10, close=False)
    entered = late(room)
    room.act(decide.close(room.state))
    undo(room, last(room))
    taken = last(room)
    assert undo(room, entered) == []
    assert refused(lambda: course.undo(room.lines, taken, SEED, read_structure)) == "undone-since"


def test_a_closing_that_still_fits_is_put_back():
    room = Room()
    room.begin(10)
    closed = next(line.seq for line in room.lines if line.content.get("act") == "close")
    prizes = room.state.prizes
    undo(room, closed)
    assert undo(room, last(room)) == [] and room.state.prizes == prizes and not room.state.desk_open


def test_an_end_is_not_put_back_before_what_was_done_since():
    """Nothing but words and money over the counter follows an end."""
    room = Room()
    room.begin(2)
    room.act(decide.out(room.state, "P01"))
    room.act(decide.finish(room.state))
    undo(room, last(room))
    taken = last(room)
    room.act(decide.pay(room.state, [600]))
    assert refused(lambda: course.undo(room.lines, taken, SEED, read_structure)) == "undone-since"
    assert not room.state.over


def test_bags_that_were_taken_back_are_put_back():
    """A day that ends in bags pays nobody yet, so there is no sum to come to."""
    room = Room()
    room.begin(4)
    room.act(days.bag(room.state))
    bags = dict(room.state.bags)
    assert undo(room, last(room)) == [] and not room.state.bags
    assert undo(room, last(room)) == [] and dict(room.state.bags) == bags


def test_a_bag_falls_with_the_closing():
    room = Room()
    room.begin(10, close=False)
    entered = late(room)
    room.act(decide.close(room.state))
    closed = last(room)
    room.act(days.bag(room.state))
    assert undo(room, entered) == [closed, closed + 1] and not room.state.bags


def test_envelopes_that_were_won_are_not_sealed_anew():
    """One entry less would be another sum, and other envelopes for those who have theirs already."""
    room = Room(small_sheet(seats=4, bounty={"way": "mystery", "amount": 50, "starts": 2}), "mystery")
    room.act(seating.room(room.state, 2))
    room.begin(8, close=False)
    alternate = late(room)
    room.act(decide.clock(room.state, "row", room.now, 1))
    room.now += 1_000
    while not room.state.heads.won:
        for table in room.state.tables:
            room.hand(table)
    assert room.state.envelopes_open and "Zoe" in room.state.unseated
    assert refused(lambda: course.undo(room.lines, alternate, SEED, read_structure)) == "hands-since"


def test_a_deal_that_is_not_theirs_any_more_is_not_paid():
    """A hand was put right after the deal: somebody else is in, and has a prize of the same places."""
    room = Room()
    room.begin(4)
    room.act(decide.deal(room.state, "chips"))
    room.state.deal.pop("P01")
    room.state.deal["P02"] += 1
    room.state.stacks.pop("P01")
    assert refused(lambda: decide.finish(room.state)) == "wrong-sum"


@pytest.mark.parametrize("change", [{"guarantee": 9000}, {"ticket": 600}])
def test_what_the_pay_table_is_made_of_stays_when_registration_is_closed(change: dict[str, Any]):
    room = Room()
    room.begin(10)
    sheet = document_of(room.state.structure)
    prizes = sheet.get("prizes", {}) | change
    act = wanted({"act": "sheet", "sheet": sheet | {"prizes": prizes}})
    assert refused(lambda: act(room.state, room.now)) == "prizes-up"
    undo(room, next(line.seq for line in room.lines if line.content.get("act") == "close"))
    room.act(dict(act(room.state, room.now)))
    room.act(decide.close(room.state))
    assert footing.sound(room.state) and sum(room.state.prizes) == results.pool_of(room.state).total


def test_an_alternate_who_is_still_without_a_seat_is_in_the_deal():
    room = Room(small_sheet(seats=4))
    room.act(seating.room(room.state, 1))
    room.begin(4, close=False)
    late(room)
    room.act(decide.close(room.state))
    room.act(decide.deal(room.state, "chips"))
    state = room.act(decide.finish(room.state))
    assert sum(result.prize for result in results.results(state).values()) == 5 * 300
    assert results.results(state)["Zoe"].prize == 300


def test_no_bags_come_in_when_the_pay_table_is_up():
    room = Room()
    room.enter(3)
    room.act(decide.close(room.state))
    assert refused(lambda: days.carry(room.state, [days.Flight(1, room.state)], "best")) == "desk-closed"


class MoneyNight(Night):
    """A night whose director sells, closes, pays, deals, ends, and takes any of it back at any time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.acts = [
            self.hand, self.put_right, self.late, self.again, self.add_on, self.removed_too, self.race,
            self.close, self.close, self.pay, self.deal, self.finish, self.back, self.back, self.back]

    def removed_too(self) -> None:
        if self.room.state.left > 1 and self.room.state.tables:
            self.do(decide.out(self.room.state, self.anybody))

    def close(self) -> None:
        self.do(decide.close(self.room.state))

    def pay(self) -> None:
        first = results.pool_of(self.room.state).total * 2 // 3
        self.do(decide.pay(self.room.state, [first, results.pool_of(self.room.state).total - first]))

    def deal(self) -> None:
        self.do(decide.deal(self.room.state, self.chance.choice(("chips", "icm"))))

    def finish(self) -> None:
        self.do(decide.finish(self.room.state))

    def back(self) -> None:
        acts = [line.seq for line in self.room.lines[1:] if line.kind == "act"]
        self.do(course.undo(self.room.lines, self.chance.choice(acts[-12:]), SEED, read_structure))

    def money(self) -> None:
        """Counted from the entries alone."""
        state = self.room.state
        came = sum(entry.paid - entry.fee for entry in state.entries)
        assert state.desk_open or sum(state.prizes) == came
        if state.over:
            assert sum(result.prize for result in results.results(state).values()) == came
        bounty = state.structure.bounty.amount if state.structure.bounty else 0
        assert state.heads.total == bounty * sum(entry.kind != "add-on" for entry in state.entries)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_taken_back_what_came_in_is_paid_out(seed: int):
    night = MoneyNight(seed)
    done = set()
    for _ in range(90):
        act = night.chance.choice(night.acts)
        try:
            if not night.room.state.over or act == night.back:
                act()
                done.add(act.__name__)
        except Refusal:     # a sentence, and nothing moved
            pass
        night.money()
    assert {"close", "back"} <= done
