"""What an earlier edition took and today's refuses: the record reads it, and nobody enters it anew."""

from __future__ import annotations

import pytest

from dealer_assist.engine.dealing import runs
from dealer_assist.formats.phh.reading import PhhHand, read_phh
from dealer_assist.formats.phh.replay import replay as played_again
from dealer_assist.record import replay
from tests.store.venue import API, Desk, Refused

ALL_IN = ("1 all-in", "2 call", "3 fold", "deal board AhKdQc")
REST = ("deal board 7s7d", "deal board 2c2d3s4s8h")
SHOWN = ("2 show 9c9d", "1 show TcTd")
LATE = (*ALL_IN, "run 2", *REST, *SHOWN)


def forget() -> None:
    """Nothing is known of hands that were played: as after a start of the server."""
    replay.shelf.clear()
    replay._last.__dict__.clear()


@pytest.fixture
def late(seated: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Hand 1 as a room played it when `run N` was taken until the board was complete."""
    seated.patch("/tables/1", house={"run-it": 3}, tournament=False, preset="cash")
    with monkeypatch.context() as earlier:
        earlier.setattr(runs, "_begun", lambda hand: False)
        ended = seated.play(seated.start(button=1), *LATE)
    assert ended["to_act"] is None and ended["awards"]
    forget()
    return seated


@pytest.mark.both_databases
def test_a_run_agreed_late_is_read_as_its_time_took_it(late: Desk):
    assert late.get("/hands/1/verify") == {"hand": 1, "ok": True, "rows": len(LATE) + 1, "differences": []}
    forget()
    assert late.get("/hands/1")["runouts"] == [["Ah", "Kd", "Qc", "7s", "7d"]]
    review = late.client.get("/hands/1/review.json").get_json()
    assert review["refused"] is None
    assert [step["line"] for step in review["steps"]][1:] == list(LATE)


def test_its_other_lines_are_corrected_and_its_file_is_read(late: Desk):
    fixed = [line.replace("2 show 9c9d", "2 show AsAd") for line in LATE]
    assert late.post("/hands/1/corrections/try", lines=fixed)["difference"]["2"] > 0
    forget()
    (hand,) = read_phh(late.client.get(f"{API}/hands/1/phh").data)
    assert isinstance(hand, PhhHand) and played_again(hand).agrees


def test_nobody_agrees_to_it_late_today(late: Desk):
    hand = late.play(late.start(button=1), "1 all-in", "3 call", "deal board AhKdQc")
    with pytest.raises(Refused) as refused:
        late.play(hand, "run 2")
    assert (refused.value.status, refused.value.code) == (422, "no-run")
    fresh = [*ALL_IN, "run 3", *REST, *SHOWN]
    with pytest.raises(Refused) as refused:
        late.post("/hands/1/corrections/try", lines=fresh)
    assert refused.value.field == "lines.4"
