"""What is tapped while nobody answers: kept, shown as unsent, sent in order, once, and to no other state."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.contract.view import view
from dealer_assist.engine.state.stage import Stage
from dealer_assist.games import game_ids
from tests.strategies import random_line
from tests.web.dealt import dealt, forgive_the_network, lines
from tests.web.server import ROOT, Server
from tests.web.tablet import LANDSCAPE, Tablet, another_tablet, one_tablet, room_server  # noqa: F401

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
NEEDED = ("seats", "legal", "to_act", "high", "betting", "pot", "street", "waiting_for", "reasons")


def test_folds_checks_and_calls_go_on_without_a_connection(room: Server, tablet: Tablet) -> None:
    """They are marked, counted, taken back while unsent, and arrive in order; the rest says why it waits."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    expect(badge(tablet)).to_have_text("Connected")
    tablet.page.context.set_offline(True)
    expect(badge(tablet)).to_contain_text("Offline")
    tablet.closed("wager", "Raises wait for the connection.")
    tablet.tap("fold")
    expect(badge(tablet)).to_contain_text("Unsent 1")
    tablet.says("Seat 3 folds: not confirmed yet")
    tablet.asks("Seat 4: 200 to call")
    tablet.tap("call")
    tablet.asks("Seat 1: 100 to call")
    tablet.tap("fold")
    expect(badge(tablet)).to_contain_text("Unsent 3")
    tablet.tap("undo")
    tablet.says("taken out: Seat 1 folds")
    expect(badge(tablet)).to_contain_text("Unsent 2")
    tablet.tap("call")
    tablet.tap("check")
    tablet.asks("Waiting for the connection")
    assert lines(room, hand["hand"]) == []
    tablet.page.context.set_offline(False)
    tablet.asks("Burn and deal the flop")
    expect(badge(tablet)).to_have_text("Connected")
    assert lines(room, hand["hand"]) == ["3 fold", "4 call", "1 call", "2 check"]
    forgive_the_network(tablet)


def test_a_reload_without_a_connection_opens_the_table_and_what_is_unsent(
    room: Server, tablet: Tablet, second_tablet: Tablet,
) -> None:
    """Then another tablet acts: nothing of it is entered, both are shown, and the dealer chooses."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.page.wait_for_function(CONTROLLED)
    tablet.enter("call")
    tablet.page.context.set_offline(True)
    expect(badge(tablet)).to_contain_text("Offline")
    tablet.tap("fold")
    tablet.tap("call")
    tablet.asks("Seat 2 to act: check")
    tablet.page.reload()
    tablet.asks("Seat 2 to act: check")
    expect(badge(tablet)).to_contain_text("Unsent 2")
    tablet.stacks(_3="4,800", _1="4,800")
    second_tablet.open(f"/tables/{hand['table']}")
    second_tablet.amount("6 00")
    second_tablet.enter("wager")
    tablet.page.context.set_offline(False)
    sheet = tablet.page.locator("#over")
    expect(sheet).to_contain_text("This was not entered")
    expect(sheet).to_contain_text("Seat 4 folds")
    expect(sheet).to_contain_text("And after it: Seat 1 calls.")
    expect(sheet).to_contain_text("Last: Seat 4 raises to 600")
    expect(badge(tablet)).to_have_text("Not entered 2: look")
    tablet.page.keyboard.press("Escape")
    tablet.tap("fold")  # nothing goes past what was refused
    expect(sheet).to_contain_text("This was not entered")
    tablet.tap("refused-drop")
    tablet.says("Dropped, not entered: Seat 4 folds; Seat 1 calls.")
    tablet.asks("Seat 1 to act: 500 to call")
    expect(badge(tablet)).to_have_text("Connected")
    assert lines(room, hand["hand"]) == ["3 call", "4 raise 600"]
    tablet.enter("fold")
    forgive_the_network(tablet)


def test_an_answer_that_is_lost_is_asked_for_again_and_counts_once(room: Server, tablet: Tablet) -> None:
    """It may have arrived, so it cannot be taken back; sent again by itself it has the same key."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    expect(badge(tablet)).to_have_text("Connected")

    def lose(route: Any) -> None:
        route.fetch()
        route.abort()

    tablet.page.route("**/actions", lose, times=1)
    tablet.enter("call")
    tablet.asks("Seat 4 to act")
    assert lines(room, hand["hand"]) == ["3 call"]
    forgive_the_network(tablet)


def test_the_outbox_outlives_a_server_that_is_killed(tmp_path: Path, browser: Browser) -> None:
    """What was acknowledged is there, what was not arrives, in order, each once; nobody touches it."""
    server = Server(tmp_path)
    port = server.host.rpartition(":")[2]
    hand = dealt(server)
    context = browser.new_context(viewport=LANDSCAPE, has_touch=True)  # type: ignore[arg-type]
    tablet = Tablet(context.new_page(), server.host)
    tablet.open(f"/tables/{hand['table']}")
    expect(badge(tablet)).to_have_text("Connected")
    tablet.enter("call")
    server.kill()
    expect(badge(tablet)).to_contain_text("Offline")
    tablet.tap("call")
    tablet.tap("fold")
    expect(badge(tablet)).to_contain_text("Unsent 2")
    server.process = started_again(tmp_path, port)
    try:
        expect(badge(tablet)).to_have_text("Connected", timeout=60_000)
        tablet.asks("Seat 2 to act: check")
        assert lines(server, hand["hand"]) == ["3 call", "4 call", "1 fold"]
        tablet.enter("check")
    finally:
        context.close()
        server.kill()
    forgive_the_network(tablet)
    assert not [text for text in tablet.wrong if "fetching the script" not in text]  # of the service worker


def started_again(instance: Path, port: str) -> subprocess.Popen[str]:
    """The server over the same instance, on the same port."""
    process = subprocess.Popen(
        [sys.executable, "-m", "dealer_assist", "serve", "--port", port], cwd=ROOT, text=True,
        env=os.environ | {"DEALER_ASSIST_INSTANCE": str(instance)}, stdout=subprocess.PIPE,
        start_new_session=True)
    assert process.stdout is not None
    assert "http://" in process.stdout.readline()
    return process


def badge(tablet: Tablet) -> Any:
    return tablet.page.locator("#link")


# -- the predictor -------------------------------------------------------------------------------


@pytest.fixture(name="cases", scope="module")
def plain_actions_of_random_hands() -> list[dict[str, Any]]:
    """Every fold, check and call of six random hands of every game, and what the engine says then."""
    found: list[dict[str, Any]] = []
    for game in game_ids():
        for seed in range(6):
            line = random_line(game, seed)
            hand = start(line.setup)
            for action in line.actions:
                before = view(hand) if hand.to_act and action.verb in ("fold", "check", "call") else None
                round_no = hand.round.number
                apply(hand, action)
                if before:
                    found.append({"game": game, "doc": reduced(before), "line": action.line(),
                                  "after": said(hand, round_no)})
    return found


def reduced(document: dict[str, Any]) -> dict[str, Any]:
    return {name: document[name] for name in NEEDED} | {"seq": 0, "undoable": []}


def said(hand: Hand, round_no: int) -> dict[str, Any]:
    """What the predictor would have to say: nobody when the round is over."""
    if hand.round.number != round_no or hand.stage is not Stage.BETTING:
        return {"to_act": None}
    document = view(hand)
    legal = document["legal"]
    return {
        "to_act": document["to_act"], "to_call": document["to_call"], "pot": document["pot"],
        "may": [legal["fold"], legal["check"], legal["call"]],
        "seats": [[row["seat"], row["stack"], row["bet"], row["folded"]] for row in document["seats"]],
    }


PREDICT = """async ([text, path]) => {
  const { predict } = await import(path);
  return JSON.stringify(JSON.parse(text).map(({ doc, line }) => {
    const made = predict(doc, [line]);
    if (!made) return null;
    if (made.round) return { to_act: null };
    return { to_act: made.to_act, to_call: made.to_call, pot: made.pot,
      may: [made.legal.fold, made.legal.check, made.legal.call],
      seats: made.seats.map((row) => [row.seat, row.stack, row.bet, row.folded]) };
  }));
}"""


def test_the_predictor_says_what_the_engine_says(
    room: Server, tablet: Tablet, cases: list[dict[str, Any]],
) -> None:
    """Of every game: who is next, what he owes, what he may do, every stack; or that it does not know."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    script = tablet.page.locator('script[src$="js/table.js"]').get_attribute("src") or ""
    sent = [{"doc": case["doc"], "line": case["line"]} for case in cases]
    module = script.replace("whole/js/table.js", "js/predict.js")
    text = tablet.page.evaluate(PREDICT, [json.dumps(sent), module])
    found = json.loads(text)
    known = 0
    for case, predicted in zip(cases, found, strict=True):
        if predicted is None:
            assert unknowable(case), case
            continue
        known += 1
        assert predicted == case["after"], case
    assert known > 1000, f"{known} of {len(cases)}"


def unknowable(case: dict[str, Any]) -> bool:
    """The bring-in, jam-or-fold, no limping, or somebody whose last word was no bet: the engine's to say."""
    legal = case["doc"]["legal"]
    owes = not legal["check"] and legal["call"] is None
    bets = ("", "fold", "check", "call", "bet", "raise", "complete", "bring-in", "all-in", "posts")
    other = any(row["last"].split(" ")[0] not in bets for row in case["doc"]["seats"])
    return "bring_in" in legal or case["doc"]["betting"] == "jam-or-fold" or owes or other
