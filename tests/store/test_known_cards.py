"""What a review tells of cards that lay face down: to whom, and what the hands were worth."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.floor.redaction import RECORD, STRANGER
from dealer_assist.store.db import database
from dealer_assist.store.review import cards_known
from tests.store.venue import Desk, Refused

LINES = (
    "1 call", "2 call", "3 fold", "deal board 2c7dTh", "2 check", "1 check", "deal board 3c", "2 check",
    "1 check", "deal board 8s", "2 check", "1 check", "2 show AsAh", "1 show KsKh",
)


@pytest.fixture
def known(seated: Desk) -> Desk:
    """Seats 1 and 2 table their hands at the end; seat 3 folded one that was dealt face down and is known."""
    seated.play(seated.start(button=1), "deal 3 QcQd", *LINES)
    return seated


def asked(app: APIFlask, looker: Any) -> list[dict[str, list[str]]]:
    with app.app_context(), database.reading() as session:
        steps: list[dict[str, list[str]]] = cards_known.known(session, 1, looker)["steps"]
        return steps


def test_a_hand_tabled_at_the_end_is_known_from_the_deal(app: APIFlask, known: Desk):
    first = asked(app, STRANGER)[0]
    assert first["2"] == ["As", "Ah"]
    assert first["3"] == ["??", "??"], "which was folded face down"


def test_the_floor_knows_a_hand_that_was_folded_face_down(app: APIFlask, known: Desk):
    assert asked(app, RECORD)[1]["3"] == ["Qc", "Qd"]


def test_equity_is_told_at_a_step_of_the_review(known: Desk):
    flop = next(n for n, step in enumerate(known.client.get("/hands/1/review.json").get_json()["steps"])
                if step["felt"]["board"] == ["2c", "7d", "Th"])
    answer = known.get(f"/hands/1/equity?step={flop}")
    assert (answer["exact"], answer["ways"]) == (True, 43 * 42 // 2), "two queens are out, and cannot come"
    assert set(answer["seats"]["1"]["outs"]) == {"Kd", "Kc"}
    assert answer["seats"]["2"]["share"] > 0.9


def test_a_step_that_there_is_not_is_refused(known: Desk):
    with pytest.raises(Refused) as refused:
        known.get("/hands/1/equity?step=400")
    assert (refused.value.code, refused.value.field) == ("bad-value", "step")


def test_the_paper_tells_it_street_by_street(app: APIFlask, known: Desk):
    with app.app_context(), database.reading() as session:
        streets = [row["street"] for row in cards_known.at_streets(session, 1, STRANGER)]
    assert streets == ["flop", "turn", "river"]


def test_a_card_that_was_thrown_cannot_come(app: APIFlask, seated: Desk):
    """Three of seat 1's were: 42 cards are left, not 45. Who may not know them counts them as before."""
    seated.patch("/tables/1", game="badugi", betting="limit", blinds=[50, 100], small_bet=100, big_bet=200)
    seated.delete("/tables/1/seats/3")
    seated.play(
        seated.start(button=2), "deal 1 Ah2d3sKs", "deal 2 4c5d6h9s", "2 call", "1 check", "1 draw 1 Ks",
        "2 pat", "deal 1 Kd", "1 check", "2 check", "1 draw 1 Kd", "2 pat", "deal 1 Qs", "1 check", "2 check",
        "1 draw 1 Qs", "2 pat")
    with app.app_context(), database.reading() as session:
        last = len(cards_known.known(session, 1, RECORD)["steps"]) - 1
        ways = cards_known.worth(session, 1, last, RECORD)
    assert (ways["exact"], ways["ways"], ways["seats"]["1"]["share"]) == (True, 42, round(5 / 42, 6))
