"""Branches of a hand: tried from a moment on, named, kept and linked; never the result of anything."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask

from tests.store.test_correcting import FLO, LINES, correct, finished, with_aces
from tests.store.venue import Desk, Refused
from tests.web.staff import Staff


FOLDS = {"after": 6, "lines": ["1 check", "deal board 3h"], "name": "Seat 1 checks the flop"}


def kept(desk: Desk, hand: Any, **other: Any) -> int:
    """A branch in which seat 1 does not bet the flop; its number."""
    return int(desk.make(f"/hands/{hand['hand']}/branches", **{**FOLDS, **other})["kept"])


def steps(desk: Desk, hand: Any, branch: int) -> Any:
    answer = desk.client.get(f"/hands/{hand['hand']}/branches/{branch}/review.json")
    assert answer.status_code == 200, answer.data
    return answer.get_json()


def test_what_is_tried_says_how_the_hand_would_stand_and_what_still_fits(seated: Desk) -> None:
    hand = finished(seated)
    answer = seated.post(f"/hands/{hand['hand']}/branches/try", after=6, lines=["1 check"])
    assert (answer["state"]["pot"], answer["state"]["waiting_for"]["to"]) == (300, "board")
    assert answer["rest"] == [], "seat 2 called a bet that there is not"
    again = seated.post(f"/hands/{hand['hand']}/branches/try", after=15, lines=["2 show 7s7h"])
    assert again["rest"] == ["1 show QdJh"]


@pytest.mark.both_databases
def test_a_branch_is_kept_by_its_name_and_stepped_through(seated: Desk) -> None:
    hand = finished(seated)
    number = kept(seated, hand, after=15, lines=["2 show 7s7h", "1 show QdJh"], name=" Two  sevens ")
    listed = seated.get(f"/hands/{hand['hand']}/branches")["branches"]
    assert [(one["id"], one["name"], one["after"]) for one in listed] == [(number, "Two sevens", 15)]
    review = steps(seated, hand, number)
    assert review["branch"]["name"] == "Two sevens"
    assert review["difference"] == {"1": -1300, "2": 1300}
    assert review["steps"][-1]["felt"]["awards"] == {"2": 1300}
    assert [step.get("amended", False) for step in review["steps"][-3:]] == [False, True, False]
    assert review["entered"][-1]["felt"]["awards"] == {"1": 1300}


def test_a_branch_is_never_the_result(seated: Desk) -> None:
    """Lists, the review, files, search and verify know nothing of it."""
    hand = finished(seated)
    number = hand["hand"]
    pages = (f"/hands/{number}/review.json", f"/hands/{number}/file.phh", f"/hands/{number}/file.txt",
             f"/api/v1/hands/{number}", "/api/v1/hands?q=sevens", "/api/v1/tables/1/hands")
    before = [seated.client.get(page).data for page in pages]
    assert all(seated.client.get(page).status_code == 200 for page in pages)
    kept(seated, hand, after=15, lines=["2 show 7s7h", "1 show QdJh"])
    assert [seated.client.get(page).data for page in pages] == before
    assert seated.stacks() == {1: 10_700, 2: 9_400, 3: 9_900}
    assert seated.get(f"/hands/{number}/verify")["ok"]
    assert seated.get("/ledger")["rows"][0]["kind"] == "branch"


@pytest.mark.both_databases
def test_the_same_request_keeps_one_branch(seated: Desk) -> None:
    hand = finished(seated)
    assert kept(seated, hand, key="one") == kept(seated, hand, key="one") != kept(seated, hand, key="two")


def test_a_branch_of_a_corrected_hand_goes_on_from_what_counts(seated: Desk) -> None:
    hand = finished(seated)
    correct(seated, hand, with_aces())
    review = steps(seated, hand, kept(seated, hand, after=15, lines=["2 show AsKd", "1 show QdJh"]))
    assert review["difference"] == {"1": 1300, "2": -1300}


@pytest.mark.parametrize(("wrong", "code"), [
    ({"name": "  "}, "no-branch-name"), ({"lines": []}, "no-lines"), ({"after": 300}, "bad-value"),
    ({"lines": ["1 raise 1"]}, "no-raise"),
])
def test_what_is_no_branch_is_refused(seated: Desk, wrong: dict[str, Any], code: str) -> None:
    hand = finished(seated)
    with pytest.raises(Refused) as refused:
        kept(seated, hand, **wrong)
    assert refused.value.code == code
    assert seated.get(f"/hands/{hand['hand']}/branches")["branches"] == []


@pytest.mark.both_databases
def test_a_hand_that_is_played_has_no_branch(seated: Desk) -> None:
    hand = seated.play(seated.start(button=1), *LINES[:6])
    with pytest.raises(Refused) as refused:
        kept(seated, hand)
    assert refused.value.code == "hand-open"


def test_only_floor_and_director_are_told_of_a_branch(seated: Desk, app: APIFlask) -> None:
    hand = finished(seated)
    number = kept(seated, hand, after=15, lines=["2 show 7s7h", "1 show QdJh"])
    page = f"/hands/{hand['hand']}/branches/{number}"
    staff = Staff(app)
    viewer, dealer, floor = staff.signed_in("Vic"), staff.dealing("Ann"), staff.signed_in("Flo")
    for path in (page, f"{page}/review.json", f"/api/v1/hands/{hand['hand']}/branches"):
        assert viewer.get(path).status_code in (302, 303, 403), path
        assert dealer.get(path).status_code in (302, 303, 403), path
        assert floor.get(path).status_code == 200, path
    assert "Seat 1 checks" not in viewer.get(f"/hands/{hand['hand']}").get_data(as_text=True)
    assert FLO["who"]


def test_a_branch_of_another_hand_is_not_found(seated: Desk) -> None:
    hand = finished(seated)
    number = kept(seated, hand)
    other = seated.play(seated.start(button=1), "1 fold", "2 fold")
    assert seated.client.get(f"/hands/{other['hand']}/branches/{number}").status_code == 404
