"""Every game played by taps from the deal to the push list, with each key free in five sizes of screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from dealer_assist.games import game_ids, load_game
from tests.web.server import Server, serving
from tests.web.tablet import Tablet, one_tablet  # noqa: F401
from tests.web.test_page_boards import TWO_WORLDS
from tests.web.test_page_shell import SIZES
from tests.web.test_page_sizes import at_state

EVERY = sorted(game_ids())
# a discard, a flop of six, a pot that may stay, a card that is bought, parts
SOME = ["crazy-pineapple-8", "murder", "progressive-badugi", "progressive-badugi-buy", "sohe"]
MOST_TAPS = 220
# what is on the screen: another set of keys is another thing to look at
LOOK = """() => [document.body.dataset.kind, ...[...document.querySelectorAll("#panel [data-key]")]
  .map((one) => one.dataset.key).filter((key) => !/^(card|slot)-/.test(key))].join(" ")"""
# in this order: who checks, calls and opens; what may be left out is left out where nothing else is asked
TAPPED = ["card-go", "bring-in", "check", "call", "wager-0", "fold", "die-1", "all-done", "draw-0",
          "keeps-down"]
FIRST = ["choose-", "draw-", "discard-", "own-"]
OPEN = """names => names.find((name) =>
  document.querySelector(`[data-key="${name}"]:not(:disabled)`)?.getClientRects().length)"""
BEGINS = """names => names.map((name) => document.querySelector(`[data-key^="${name}"]:not(:disabled)`))
  .find(Boolean)?.dataset.key"""
CARDS = """() => [document.querySelectorAll(".slots .card.empty").length,
  [...document.querySelectorAll("#keys [data-card]:not(:disabled, .on)")].map((one) => one.dataset.key)]"""
# keys whose middle is something else's; a list of awards is scrolled, and nothing else on any screen
COVERED = """() => [...(document.querySelector("#over[open]") || document).querySelectorAll("button, a.key")]
.filter((one) => {
  if (one.closest(".awards")) one.scrollIntoView({ block: "nearest" });
  const r = one.getBoundingClientRect();
  if (!r.width || getComputedStyle(one).visibility !== "visible") return false;
  const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  scrollTo(0, 0);
  return !at || !one.contains(at);
}).map((one) => one.dataset.key || one.outerHTML.slice(0, 80))"""
STATE = """() => [document.body.dataset.seq, document.querySelector("#prompt").textContent,
  document.querySelectorAll("#tools .slot").length, document.querySelector("#tools").textContent,
  document.querySelector("#over").open].join(" ")"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(name="room", scope="module")
def room_with_a_game_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    venue = tmp_path_factory.mktemp("venue")
    (venue / "games").mkdir()
    (venue / "games" / "two-worlds.toml").write_text(TWO_WORLDS, encoding="utf-8")
    with serving(venue) as server:
        yield server


def play(tablet: Tablet, opened: int) -> None:
    """Tap until the hand is over; every new set of keys is looked at in every size."""
    tablet.open(f"/tables/{opened}")
    play_on(tablet, set())
    if not tablet.page.locator("[data-award]").count():
        tablet.enter("undo")  # while the pot stays for the next deal nobody may get up for another table


def play_on(tablet: Tablet, looked: set[str]) -> None:
    """This hand to its push list; `looked` are the sets of keys that need no second look."""
    expect(tablet.page.locator("#prompt")).not_to_be_empty()
    for _ in range(MOST_TAPS):
        look = str(tablet.page.evaluate(LOOK))
        if look not in looked:
            looked.add(look)
            keys_are_free(tablet, look)
        if tablet.page.evaluate("document.body.dataset.kind") == "over":
            break
        step(tablet)
    expect(tablet.page.locator("#keys .awards")).to_be_visible()  # one that nobody wins has no award
    assert tablet.page.locator(".broken").count() == 0


def next_hand(tablet: Tablet, chosen: str) -> None:
    """The pots are pushed, the next hand is dealt; whoever chooses its game taps the key of that name."""
    if tablet.key("push-all").count():
        tablet.tap("push-all")
    then(tablet, lambda: tablet.tap("next"))
    if chosen:
        then(tablet, lambda: tablet.tap(chosen))


def keys_are_free(tablet: Tablet, look: str) -> None:
    for width, height in SIZES:
        tablet.page.set_viewport_size({"width": width, "height": height})
        tablet.comes_to(COVERED, [])
        assert tablet.page.evaluate(WIDE) <= 0, (look, width, height)
    tablet.page.set_viewport_size({"width": 1180, "height": 820})


def step(tablet: Tablet) -> None:
    """One tap of a dealer who checks, calls, and enters what is asked."""
    empty, cards = tablet.page.evaluate(CARDS)
    if empty and cards and not tablet.page.evaluate("Boolean(document.querySelector('#over[open]'))"):
        return enter_cards(tablet, empty, cards)
    name = tablet.page.evaluate(OPEN, TAPPED) or tablet.page.evaluate(BEGINS, FIRST)
    assert name, tablet.page.locator("#panel").inner_text()
    then(tablet, lambda: tablet.tap(name))


def enter_cards(tablet: Tablet, empty: int, cards: list[str]) -> None:
    """The cards that lie apart on the pad, so that ranks and colours are mixed; a key enters some of them."""
    *others, last = cards[::max(1, len(cards) // (empty + 1))][:empty]
    for name in others:
        tablet.tap(name)
    then(tablet, lambda: tablet.tap(last))
    if not tablet.page.evaluate(CARDS)[0] and tablet.page.evaluate(OPEN, ["enter"]):
        then(tablet, lambda: tablet.tap("enter"))


def then(tablet: Tablet, act: Callable[[], Any]) -> None:
    """Do it, and wait until it has changed what is asked or shown."""
    before = tablet.page.evaluate(STATE)
    act()
    tablet.page.wait_for_function(f"was => ({STATE})() !== was", arg=before)
    expect(tablet.page.locator("body.judging, body.sending")).to_have_count(0)


def opening(game: str) -> tuple[dict[str, Any], int, dict[str, Any], list[str]]:
    """Three players at stakes that fit the game."""
    of = load_game(game)
    stakes: dict[str, Any] = {"ante": 25} if of.forced != "blinds" else {"blinds": [100, 200]}
    if of.bring_in is not None:
        stakes["bring_in"] = 75
    stakes |= {"small_bet": 200, "big_bet": 400} if of.bettings[0] == "limit" else {}
    return {"game": game, **stakes}, 3, {"button": 3} if of.button else {}, []


@pytest.mark.parametrize("game", SOME)
def test_a_game_is_played_by_taps_to_the_push_list(tablet: Tablet, room: Server, game: str) -> None:
    play(tablet, at_state(room, *opening(game)))


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in EVERY if game not in SOME])
def test_every_game_is_played_by_taps_to_the_push_list(tablet: Tablet, room: Server, game: str) -> None:
    play(tablet, at_state(room, *opening(game)))


STAKES = {"limit": {"small_bet": 200}, "big-bet": {"blinds": [100, 200]}}
# a list by its name, one of a room's own with a game whose sides no text of the product knows, and a choice:
# the mix, the first game where somebody has chosen it, and the games in their order
MIXES: dict[str, tuple[dict[str, Any], str, list[str]]] = {
    "HOSEN": ({"list": "hosen", "change": {"way": "hands", "hands": 1}}, "", [
        "holdem", "omaha-8", "stud"]),
    "a room's own": ({"name": "Ours", "games": [
        {"game": "badugi", "betting": "limit"}, {"game": "two-worlds", "betting": "pot-limit"},
        {"game": "stud-8", "betting": "limit"}], "change": {"way": "hands", "hands": 1}}, "", [
        "badugi", "two-worlds", "stud-8"]),
    "a dealer's choice": ({"list": "hoe", "change": {"way": "choice"}}, "omaha-8", ["omaha-8", "stud-8"]),
}


@pytest.mark.parametrize("name", [pytest.param("HOSEN", marks=pytest.mark.long), "a room's own",
                                  "a dealer's choice"])
def test_a_mix_is_played_by_taps_over_a_change_of_game(tablet: Tablet, room: Server, name: str) -> None:
    """Hand after hand to the push list, each in another game, with every key free."""
    mix, first, games = MIXES[name]
    table = at_state(room, {"mix": {**mix, "stakes": STAKES}}, 3, {"game": first} if first else {}, [])
    tablet.open(f"/tables/{table}")
    looked: set[str] = set()
    for number, game in enumerate(games, 1):
        tablet.page.wait_for_function("() => document.body.dataset.unsent === '0'")
        hand = room.ask("GET", f"/hands/{room.ask('GET', f'/tables/{table}')[1]['hand']['id']}")[1]
        assert (hand["number"], hand["game"]) == (number, game)
        expect(tablet.key("card-go")).to_be_visible()       # the card of a game comes up by itself
        play_on(tablet, looked)
        if number < len(games):
            next_hand(tablet, "choose-3" if first else "")
