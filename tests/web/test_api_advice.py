"""`/advise` over HTTP: on a document, and on a hand of the record, which it never changes."""

from __future__ import annotations

import json

import pytest

from dealer_assist.contract.advice import advise
from tests.store.venue import Desk, Refused

DOCUMENT = {
    "game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": 3,
    "seats": {"1": 20000, "2": 20000, "3": 20000},
    "actions": ["3 call", "1 call", "2 check", "1 bet 500"],
    "happened": {"kind": "chips", "chips": [500, 100, 100, 100]},
}
RAISE_SAID = {"kind": "chips", "chips": [100, 25], "said": "raise"}


@pytest.mark.both_databases
def test_a_document_is_answered_as_the_engine_does(desk: Desk):
    assert desk.post("/advise", **DOCUMENT) == advise(DOCUMENT)


def test_json_lines_are_answered_line_by_line(desk: Desk):
    lines = "\n".join(json.dumps(document) for document in (DOCUMENT, {}, DOCUMENT))
    response = desk.client.post("/api/v1/advise", data=lines, content_type="application/x-ndjson")
    answers = [json.loads(line) for line in response.text.splitlines()]
    assert ["error" in answer for answer in answers] == [False, True, False]


def test_a_hand_of_the_record_is_ruled_on_and_stays_as_it_is(seated: Desk):
    hand = seated.start(button=3)
    ruling = seated.post(f"/hands/{hand['hand']}/advise", happened=RAISE_SAID)
    assert ruling["advice"]["line"] == "3 raise 200"
    assert (ruling["advice"]["add"], ruling["state"]["to_act"]) == (75, 3)
    after = seated.get(f"/hands/{hand['hand']}")
    assert (after["seq"], after["hash"]) == (hand["seq"], hand["hash"])
    assert seated.play(after, ruling["advice"]["line"])["to_act"] == 1


def test_an_earlier_entry_may_be_ruled_on(seated: Desk):
    hand = seated.play(seated.start(button=3), "3 raise 300", "1 fold")
    asked = f"/hands/{hand['hand']}/advise"
    assert seated.post(asked, happened=RAISE_SAID)["advice"]["line"] == "2 raise 500"
    assert seated.post(asked, seq=0, happened=RAISE_SAID)["advice"]["line"] == "3 raise 200"


@pytest.mark.parametrize(("body", "code", "field"), [
    ({}, "missing-field", "happened"), ({"happened": {"kind": "chip"}}, "unknown-kind", "happened.kind"),
    ({"happened": RAISE_SAID, "seq": 99}, "bad-seq", "seq"),
    ({"happened": RAISE_SAID, "line": "3 fold"}, "unknown-field", "line"),
    ({"happened": []}, "bad-value", "happened"), ({"happened": RAISE_SAID, "seq": "0"}, "bad-value", "seq"),
])
def test_what_is_asked_wrongly_is_refused(seated: Desk, body: dict, code: str, field: str):
    hand = seated.start()
    with pytest.raises(Refused) as refused:
        seated.post(f"/hands/{hand['hand']}/advise", **body)
    assert (refused.value.status, refused.value.code, refused.value.field) == (422, code, field)


def test_a_void_hand_and_one_that_is_not_there(seated: Desk):
    hand = seated.start()
    seated.post(f"/hands/{hand['hand']}/void", seq=0)
    for number, status, code in ((hand["hand"], 422, "hand-void"), (99, 404, "not-found")):
        with pytest.raises(Refused) as refused:
            seated.post(f"/hands/{number}/advise", happened=RAISE_SAID)
        assert (refused.value.status, refused.value.code) == (status, code)
