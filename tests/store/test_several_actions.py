"""Several actions entered at once: all of them or none, one key; and entries in a chain."""

from __future__ import annotations

import pytest

from tests.store.venue import Desk, Refused

pytestmark = pytest.mark.both_databases

FOLDS = ["1 fold", "2 fold"]  # button 1, blinds 2 and 3: seat 3 takes the small blind


def several(desk: Desk, hand: dict, *lines: str, **body: object) -> dict:
    return desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=list(lines), **body)


def refused(desk: Desk, hand: dict, *lines: str, **body: object) -> Refused:
    with pytest.raises(Refused) as caught:
        several(desk, hand, *lines, **body)
    return caught.value


def test_a_round_of_folds_is_entered_at_once(seated: Desk):
    """The hand is over and paid as if they had been entered one by one."""
    hand = several(seated, seated.start(), *FOLDS)
    assert (hand["status"], hand["awards"], hand["seq"]) == ("over", {"3": 100}, 2)
    assert [entry["line"] for entry in hand["undoable"]] == FOLDS
    assert seated.stacks() == {1: 10_000, 2: 9_950, 3: 10_050}


def test_all_or_none(seated: Desk):
    """The second line is not legal: the first was not entered either, and the refusal names the second."""
    hand = seated.start()
    problem = refused(seated, hand, "1 call", "3 check")
    assert (problem.status, problem.field) == (422, "lines.1")
    assert seated.get(f"/hands/{hand['hand']}")["seq"] == hand["seq"]


def test_an_answer_that_was_lost_is_given_again(seated: Desk):
    """The same key twice: entered once."""
    hand = seated.start()
    first = several(seated, hand, *FOLDS, key="k1")
    assert several(seated, hand, *FOLDS, key="k1")["seq"] == first["seq"] == 2


def test_an_entry_names_the_one_that_it_follows(seated: Desk):
    """Two taps in a row, the second sent before the first was answered: it counts where it belongs."""
    hand = seated.start()
    first = several(seated, hand, "1 call", key="k1")
    second = several(seated, {**hand, "seq": first["seq"]}, "2 call", key="k2", follows="k1")
    assert second["to_act"] == 3


def test_an_entry_that_follows_another_state_is_refused(seated: Desk):
    """Somebody else was quicker: what was queued never lands on his state."""
    hand = seated.start()
    several(seated, hand, "1 call", key="other")
    problem = refused(seated, {**hand, "seq": hand["seq"] + 1}, "2 call", key="k2", follows="k1")
    assert (problem.status, problem.code) == (409, "stale-seq")
    assert seated.get(f"/hands/{hand['hand']}")["seq"] == hand["seq"] + 1


def test_one_line_or_several_but_not_both(seated: Desk):
    hand = seated.start()
    assert refused(seated, hand, "1 call", line="1 call").status == 422
    with pytest.raises(Refused) as nothing:
        seated.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"])
    assert nothing.value.status == 422
