"""The engine in the tablet's browser says what the server says; a night goes on without a network."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from dealer_assist.contract.view import view
from dealer_assist.engine.play import play
from dealer_assist.games import game_ids
from tests.strategies import random_line
from tests.web.dealt import dealt
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401
from tests.web.test_page_sizes import at_state

HOLDEM = ({"game": "holdem", "blinds": [100, 200], "chip": 25}, 3, {"button": 3})
STUD = ({"game": "stud-8", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}, 2, {})
BADUGI = ({"game": "badugi", "blinds": [50, 100]}, 2, {"button": 2})
DRAMAHA = ({"game": "dramaha", "betting": "limit", "blinds": [50, 100]}, 2, {"button": 2})

# the table, what is tapped before the network goes, what after it up to the push list, and what is paid
HANDS: dict[str, tuple[Any, str, str, dict[str, str]]] = {
    "hold'em": (
        HOLDEM, "call",
        "pot wager fold call card-Ah card-Kd card-7c check check card-2s check min wager call card-9d "
        "check check card-As card-Ks muck", {"1": "2,200"}),
    "stud/8": (
        STUD, "card-Ks card-2c",
        "bring-in complete call card-Kd card-3c wager call card-9d card-4c wager call card-2s card-5d wager "
        "call wager call card-Ah card-Ad card-3h card-Qc card-Jd card-8h", {"1": "405", "2": "405"}),
    "badugi": (
        BADUGI, "call",
        "check draw-2 draw-1 check check draw-1 draw-0 check check draw-0 draw-0 check check "
        "card-As card-2h card-3d card-4c muck", {"1": "200"}),
    "Dramaha": (
        DRAMAHA, "call",
        "check card-Ah card-Kd card-7c check check draw-2 draw-0 card-2s check check card-9d check check "
        "card-As card-Ks card-Qd card-Jh card-3c muck", {"1": "200"}),
}


@pytest.mark.parametrize("game", HANDS)
def test_a_hand_goes_on_to_its_last_chip_without_a_network(
    game: str, keeping_tablet: Tablet, room: Server,
) -> None:
    """Cut off after the first action, reloaded, played to the push list: then all of it is in the record."""
    tablet = keeping_tablet
    (settings, players, start), first, then, paid = HANDS[game]
    table = at_state(room, settings, players, start, [])
    tablet.engine(on=False)     # nobody waits for this page's own
    tablet.open(f"/tables/{table}")
    tablet.enter(*first.split())
    tablet.engine(on=True)
    tablet.offline(True)
    tablet.page.reload()
    tablet.judges()
    for name in then.split():
        tablet.tap(name)
    expect(tablet.page.locator("[data-award]")).to_have_count(len(paid))
    assert tablet.awards() == paid
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    assert hand["seq"] == len(first.split())
    tablet.offline(False)
    tablet.delivered()
    shown = room.ask("GET", f"/hands/{hand['id']}")[1]
    assert shown["over"] and {seat: f"{chips:,}" for seat, chips in shown["awards"].items() if chips} == paid
    tablet.forgive_the_network()


def test_a_night_of_sixty_hands_without_a_connection(keeping_tablet: Tablet, room: Server) -> None:
    """Heads-up, the button folds: button, blinds and stacks move on, and the record has every hand."""
    tablet, hands = keeping_tablet, 60
    table = dealt(room, 2)["table"]
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.ahead()
    tablet.offline(True)
    for _ in range(hands):
        tablet.tap("fold")
        tablet.tap("next")
    expect(tablet.page.locator("#where")).to_contain_text(f"Hand {hands + 1}")
    expect(tablet.page.locator("#link")).to_contain_text(f"Unsent {2 * hands}")
    tablet.offline(False)
    tablet.delivered()
    stands = room.ask("GET", f"/tables/{table}")[1]
    assert stands["hand"]["number"] == hands + 1
    assert [seat["stack"] for seat in stands["seats"]] == [5000, 5000]      # as many small blinds each way
    tablet.enter("fold")
    tablet.forgive_the_network()


def test_a_server_that_says_otherwise_is_heard_and_the_dealer_told(
    keeping_tablet: Tablet, room: Server,
) -> None:
    """The server is the judge: its word is shown, and what was tapped meanwhile waits for the dealer."""
    def otherwise(route: Route) -> None:
        answer: dict[str, Any] = route.fetch().json()
        route.fulfill(body=json.dumps(answer | {"pot": answer["pot"] + 25}), content_type="application/json")

    tablet = keeping_tablet
    tablet.open(f"/tables/{dealt(room)['table']}")
    tablet.judges()
    tablet.page.route("**/actions", otherwise)
    tablet.enter("call")
    tablet.says("The server says something else than this tablet did")
    tablet.asks("Seat 4 to act")


ASK = """async ([where, questions]) => {
  const worker = new Worker(where.script, { type: "module" });
  const heard = () => new Promise((resolve, reject) => {
    worker.onmessage = ({ data: { came, failed, answer } }) =>
      came || (failed ? reject(failed) : resolve(answer));
  });
  const begun = heard();
  worker.postMessage({ begin: where, first: "no question at all" });
  await begun;
  const answers = [];
  for (const [n, text] of questions.entries()) {
    const answer = heard();
    worker.postMessage({ id: n + 1, text });
    answers.push(await answer);
  }
  return JSON.stringify(answers);
}"""


def test_the_browsers_engine_says_what_the_server_says_of_every_game(
    tablet: Tablet, room: Server,
) -> None:
    """A random hand of each, played to its end in both: the same view, key by key."""
    tablet.open(f"/tables/{dealt(room)['table']}")
    where = json.loads(tablet.page.locator("#page").text_content() or "")["engine"]
    hands = [random_line(game, 3) for game in game_ids()]
    questions = [json.dumps({"ask": "after", "setup": line.document, "lines": [],
                             "add": [action.line() for action in line.actions]}) for line in hands]
    answers = json.loads(tablet.page.evaluate(ASK, [where, questions]))
    for line, answer in zip(hands, answers, strict=True):
        state = view(play(line.setup, line.actions))
        assert answer["state"] == json.loads(json.dumps(state)), line
