"""What a tablet deals by its own clock is what the record makes of it when it is told late."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database, utc
from dealer_assist.store.events import checking, standing
from dealer_assist.store.ledger.verify import verify
from tests.store.test_events import Director
from tests.store.test_tablet_deals import ALIKE, a_table_after_a_hand, asked, fold_out  # noqa: F401
from tests.store.venue import Desk, Refused

NOON = datetime.fromisoformat("2126-01-01T12:00:00Z")
MINUTE = 60
BY_MINUTES = {"list": "horse", "change": {"way": "level", "minutes": 30},
              "stakes": {"limit": {"small_bet": 100}}}


class Clock:
    """The server's; a tablet's goes on as it does."""

    gone = 0.0

    def __call__(self) -> str:
        return utc.stamp(NOON + timedelta(seconds=self.gone))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Every time of the record is this clock's."""
    now = Clock()
    monkeypatch.setattr("dealer_assist.store.db.utc.now", now)
    return now


class Away:
    """A tablet that lost its connection: it deals, and remembers when; `told` sends all of it."""

    def __init__(self, desk: Desk, clock: Clock) -> None:
        self.desk, self.clock, self.began = desk, clock, clock.gone
        self.past = desk.get("/tables/1/past")
        self.table = desk.get("/tables/1")
        self.hand = desk.get(f"/hands/{self.table['hand']['id']}")
        self.dealt: list[tuple[float, Any]] = []

    def deals(self) -> Any:
        """The next hand, folded to the last; a refusal changes nothing."""
        hand = self.hand
        answer = asked("next", setup=hand["setup"], files=hand["files"], lines=hand["lines"],
                       number=self.past["hands"][-1]["number"], void=False, table=self.table,
                       seats=[row | {"stack": hand["stacks"].get(str(row["seat"]), row["stack"])}
                              for row in self.table["seats"]],
                       past=self.past | {"gone": self.clock.gone - self.began})
        if "error" in answer:
            return answer["error"]
        self.dealt.append((self.clock.gone, answer))
        self.table |= answer["table"]
        self.past |= answer["past"] | {"hands": answer["hands"]}
        lines = folds(answer["state"])
        after = asked("after", setup=answer["setup"], files={}, lines=[], add=lines)["state"]
        self.hand = {"setup": answer["setup"], "files": {}, "lines": lines, "stacks": after["stacks"]}
        return answer

    def told(self) -> list[dict[str, Any]]:
        """Everything, in order; the hands as the record has them."""
        hands = []
        for at, mine in self.dealt:
            hand = self.desk.start(ago=self.clock.gone - at)
            assert mine["setup"] == hand["setup"]
            assert mine["positions"] == hand["positions"]
            assert (mine["mix"] or {}) == (hand["mix"] or {})
            assert {name: mine["state"][name] for name in ALIKE} == {name: hand[name] for name in ALIKE}
            hands.append(fold_out(self.desk, hand))
        return hands


def folds(state: Any) -> list[str]:
    """Everybody folds in turn, up to the one who wins."""
    order = [row["seat"] for row in state["seats"] if not row["folded"]]
    first = order.index(state["to_act"])
    return [f"{seat} fold" for seat in (order[first:] + order[:first])[:-1]]


@pytest.fixture
def event(app: APIFlask, desk: Desk, clock: Clock) -> Director:
    """Six at one table, the clock runs; one hand is over. Ten minutes a level, a break of five after two."""
    stakes = ([50, 100], [100, 200], [150, 300])
    levels = [{"minutes": 10, "big-bet": {"blinds": blinds}} for blinds in stakes]
    director = Director(app, levels=[*levels[:2], {"break": 5}, levels[2]])
    director.begin(6)
    fold_out(desk, desk.start())
    return director


def test_the_level_of_an_event_goes_up_by_the_tablets_clock(event: Director, desk: Desk, clock: Clock):
    """Dealt at 100/200 and 150/300, told half an hour later: the record has both, with their levels."""
    away = Away(desk, clock)
    assert away.deals()["setup"]["blinds"] == [50, 100]
    clock.gone += 11 * MINUTE
    assert away.deals()["setup"]["blinds"] == [100, 200]
    assert away.deals()["setup"]["blinds"] == [100, 200]
    clock.gone += 10 * MINUTE
    waits = away.deals()
    assert waits["code"] == "event-waits" and "Break" in waits["message"]
    clock.gone += 5 * MINUTE
    assert away.deals()["setup"]["blinds"] == [150, 300]
    clock.gone += 60 * MINUTE
    away.told()
    assert [hand["level"] for hand in event.state.hands] == [1, 1, 2, 2, 3]
    assert event.differences() == []
    with event.app.app_context(), database.reading() as session:
        assert checking.verify(session, standing.find(session, event.id))["ok"]
        assert verify(session)["differences"] == []


def test_what_the_director_did_meanwhile_stops_what_comes_after(event: Director, desk: Desk, clock: Clock):
    """The clock was stopped: what was dealt before counts, what was dealt since waits for the dealer."""
    away = Away(desk, clock)
    away.deals()
    clock.gone += MINUTE
    event.act("clock", tick="pause")
    clock.gone += MINUTE
    away.deals()
    desk.start(ago=2 * MINUTE)
    fold_out(desk, desk.get(f"/hands/{desk.get('/tables/1')['hand']['id']}"))
    with pytest.raises(Refused) as refused:
        desk.start(ago=1)
    assert refused.value.code == "event-waits"


def test_hand_for_hand_the_other_tables_say_when_it_is_dealt(event: Director, desk: Desk, clock: Clock):
    """It deals the one hand of its round, as the record has it, and waits."""
    event.act("hand-for-hand", on=True)
    away = Away(desk, clock)
    assert "setup" in away.deals()
    waits = away.deals()
    assert waits["code"] == "ask-the-server"
    assert waits["message"].startswith("Hand for hand: this table has dealt")
    assert len(away.told()) == 1


def dead(answer: Any) -> dict[int, int]:
    """What lies dead in the pot of a hand, by seat."""
    posts = answer["setup"].get("posts", [])
    return {post["seat"]: post["amount"] for post in posts if post["kind"] == "dead"}


@pytest.fixture
def with_nit_cards(app: APIFlask, desk: Desk, clock: Clock) -> Director:
    """Six at one table with nit cards; one hand is over. Ten minutes a level."""
    stakes = ([50, 100], [100, 200], [150, 300], [200, 400])
    director = Director(app, nit=True, levels=[{"minutes": 10, "big-bet": {"blinds": one}} for one in stakes])
    director.begin(6)
    fold_out(desk, desk.start())
    return director


def sound(event: Director) -> None:
    """Chips and seats are as the event has them, and the record holds."""
    assert event.differences() == []
    with event.app.app_context(), database.reading() as session:
        assert checking.verify(session, standing.find(session, event.id))["ok"]
        assert verify(session)["differences"] == []


def test_nit_cards_cost_by_when_the_hands_were_dealt(with_nit_cards: Director, desk: Desk, clock: Clock):
    """House rules 9, `nit-ante`: five big blinds of the new level for a card that was held, once; told
    an hour late it is what the tablet dealt, and not what the clock says then.
    """
    away = Away(desk, clock)
    assert dead(away.deals()) == {}
    clock.gone += 11 * MINUTE
    second = away.deals()
    # two hands of the first level had two winners, who had handed theirs in
    assert set(dead(second).values()) == {5 * 200} and len(dead(second)) == 4
    assert dead(away.deals()) == {}
    clock.gone += 10 * MINUTE
    third = away.deals()
    assert set(dead(third).values()) == {5 * 300} and len(dead(third)) == 4
    clock.gone += 60 * MINUTE
    away.told()
    sound(with_nit_cards)
    desk.start()


def test_a_hand_that_ends_in_the_next_level_hands_in_the_card_of_its_own(
    with_nit_cards: Director, desk: Desk, clock: Clock,
):
    """Cut off in the middle of a hand, and told of it when the level had gone up: on both sides the same."""
    hand = desk.start()
    clock.gone += 11 * MINUTE
    assert with_nit_cards.state.nit.holding
    away = Away(desk, clock)
    away.hand |= {"lines": folds(hand)}
    after = asked("after", setup=hand["setup"], files={}, lines=[], add=away.hand["lines"])["state"]
    away.hand |= {"stacks": after["stacks"]}
    mine = away.deals()
    winner = next(row["seat"] for row in after["seats"] if not row["folded"])
    assert len(dead(mine)) == 4 and winner not in dead(mine)
    clock.gone += 30 * MINUTE
    fold_out(desk, hand)
    away.told()
    sound(with_nit_cards)


def test_the_last_card_at_the_final_table_is_told_without_a_connection(
    with_nit_cards: Director, desk: Desk, clock: Clock,
):
    away, dealt = Away(desk, clock), 0
    while "setup" in (answer := away.deals()):
        dealt += 1
    assert answer["code"] == "ask-the-server" and "holds the last card" in answer["message"]
    assert dealt == 4       # of six each who won has handed in; the fifth winner leaves one
    away.told()
    with pytest.raises(Refused) as refused:
        desk.start()
    assert refused.value.code == "event-waits"
    sound(with_nit_cards)


def test_levels_of_a_mix_by_minutes_are_those_of_the_time_of_the_deal(begun: Desk, clock: Clock):
    begun.patch("/tables/1", mix=BY_MINUTES)
    fold_out(begun, begun.start())
    away = Away(begun, clock)
    assert away.deals()["setup"]["game"] == "holdem"
    clock.gone += 31 * MINUTE
    assert away.deals()["setup"]["game"] == "omaha-8"
    clock.gone += 200 * MINUTE
    assert [hand["game"] for hand in away.told()] == ["holdem", "omaha-8"]


def test_no_hand_is_told_to_be_older_than_the_one_before_it(begun: Desk, clock: Clock):
    """A level that has gone by does not come back."""
    begun.patch("/tables/1", mix=BY_MINUTES)
    clock.gone += 31 * MINUTE
    assert fold_out(begun, begun.start())["game"] == "omaha-8"
    clock.gone += 31 * MINUTE
    assert begun.start(ago=70 * MINUTE)["game"] == "omaha-8"


def test_a_level_counts_from_when_it_was_said(begun: Desk, clock: Clock):
    begun.patch("/tables/1", mix=BY_MINUTES)
    clock.gone += 20 * MINUTE
    assert begun.patch("/tables/1", level=3, ago=15 * MINUTE)["mix"]["level"] == 3
    clock.gone += 16 * MINUTE
    assert begun.get("/tables/1")["mix"]["level"] == 4
