"""The pages of a room's own games: list, upload, composer; and hands that outlive their file."""

from __future__ import annotations

import errno
import html
import io
import re
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from click.testing import CliRunner
from flask.testing import FlaskClient
from playwright.sync_api import Page, expect

from dealer_assist import paths
from dealer_assist.cli import main
from dealer_assist.cards import DECKS
from dealer_assist.games import game_ids, load_game, vocabulary
from dealer_assist.games.loader import library
from dealer_assist.games.loader.custom import as_kept
from dealer_assist.games.loader.library import RULEBOOK
from dealer_assist.rules.betting import BETTINGS
from dealer_assist.texts import Message
from dealer_assist.web import create_app
from dealer_assist.web.own_games import files
from dealer_assist.web.own_games.draft import KEPT, draft_of
from dealer_assist.web.own_games.pages import deal
from dealer_assist.web.own_games.toml_text import toml_of
from dealer_assist.web.own_games.words import word_text
from tests.store.venue import Desk
from tests.web.server import serving

LANDSCAPE, PORTRAIT = {"width": 1180, "height": 820}, {"width": 820, "height": 1180}
SIX = """name = "House Omaha"
section = "house"
summary = "Omaha with six."
extends = "omaha"
max_seats = 7

[streets.preflop]
steps = ["hole 6"]
"""


@pytest.fixture
def venue(tmp_path: Path) -> APIFlask:
    files.put_examples(tmp_path)
    return create_app({"INSTANCE": tmp_path})


@pytest.fixture
def client(venue: APIFlask) -> FlaskClient:
    return venue.test_client()


def text_of(answer: Any) -> str:
    """What a person reads on a page."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


CHOICES = {
    "forced": vocabulary.FORCED, "bring_in": vocabulary.BRING_INS, "scale": vocabulary.SCALE_WORDS,
    "joker": vocabulary.JOKERS, "bet": vocabulary.BETS, "opens": vocabulary.OPENS, "deck": tuple(DECKS),
    "qualifier": vocabulary.QUALIFIERS, "betting": BETTINGS, "variation": RULEBOOK.variations(),
    "hole": vocabulary.HOLES, "nobody": (vocabulary.NEXT_DEAL,),
}


@pytest.mark.parametrize("field", CHOICES)
def test_every_word_of_a_file_has_its_own_in_the_composer(field: str) -> None:
    for word in CHOICES[field]:
        assert isinstance(word_text(field, word), Message), word


def test_a_name_that_somebody_gave_stays_as_it_is() -> None:
    """Also one that is a word of the form."""
    assert [word_text("nobody", name) for name in ("high", "board", "name")] == ["high", "board", "name"]


def test_a_german_director_reads_german_in_the_composer(client: FlaskClient) -> None:
    """Choices say what happens; what the file takes is their value."""
    page = client.get("/games/own/compose?game=razz", headers={"Accept-Language": "de"}).text
    options = dict(re.findall(r'<option value="([^"]+)"[^>]*>([^<]+)</option>', page))
    assert (options["low card"], options["best board"], options["ace-to-five"]) == (
        "die niedrigste Karte", "die beste offene Hand", "Ass bis Fünf")
    assert options["draw"] == "jeder wirft A bis B Karten ab und bekommt ebenso viele: draw A-B"
    assert options["8"] == "Acht oder besser" and options["no-limit"] == "No-Limit"
    for english in ("low card", "best board", "bring-in", "bug low", "any", "all", "pair of sixes", "rolled"):
        assert f">{english}<" not in page


def send(client: FlaskClient, name: str, text: str, **more: str) -> Any:
    return client.post("/games/own", data={"file": (io.BytesIO(text.encode()), name), **more})


def fields(page: str) -> dict[str, str]:
    """The form of a page as a browser would send it."""
    inputs = dict(re.findall(r'<input name="([^"]+)" value="([^"]*)"', page))
    for name, inside in re.findall(r'<select name="([^"]+)"[^>]*>(.*?)</select>', page, re.DOTALL):
        chosen = re.search(r'value="([^"]*)" selected', inside) or re.search(r'value="([^"]*)"', inside)
        inputs[name] = chosen[1] if chosen else ""
    inputs["notes"] = "".join(re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL))
    return {name: html.unescape(value) for name, value in inputs.items()}


def write(client: FlaskClient, sent: dict[str, str], do: str = "show", **more: str) -> Any:
    return client.post("/games/own/compose", data={**sent, "do": do, **more})


# -- the first start, the list and the upload ---------------------------------------------------------


def test_a_new_instance_begins_with_the_examples_and_an_old_one_keeps_what_it_has(tmp_path: Path):
    files.put_examples(tmp_path / "new")
    assert sorted(path.name for path in (tmp_path / "new" / "games").iterdir()) == list(paths.EXAMPLES)
    (tmp_path / "new" / "games" / "trapdoor.toml").unlink()
    files.put_examples(tmp_path / "new")
    assert not (tmp_path / "new" / "games" / "trapdoor.toml").exists()


def test_examples_that_a_full_disk_does_not_take_leave_no_half_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    def full(source: Path, target: Path) -> None:
        target.touch()
        raise OSError(errno.ENOSPC, "No space left on device", str(source), None, str(target))

    with monkeypatch.context() as patched:
        patched.setattr(files.shutil, "copyfile", full)
        patched.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path))
        answer = CliRunner().invoke(main, ["serve", "--port", "0"])
    assert (answer.exit_code, answer.output.startswith("Error: Cannot write ")) == (1, True), answer.output
    assert list(tmp_path.iterdir()) == []
    files.put_examples(tmp_path)
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == list(paths.EXAMPLES)


def test_the_list_shows_games_and_files_with_mistakes(client: FlaskClient, venue: APIFlask):
    folder = files.folder(venue.instance_path)
    (folder / "oops.toml").write_text(SIX.replace("omaha", "omahaa").replace("hole 6", "hol 6"))
    read = text_of(client.get("/games/own"))
    assert "Lantern Row" in read and "Trapdoor" in read
    assert 'oops.toml, extends: no game "omahaa". Did you mean "omaha"?' in read
    assert 'oops.toml, streets.preflop: no step "hol 6". Did you mean "hole 6"?' in read
    assert client.get("/api/v1/games").status_code == 200
    assert client.get("/rules").status_code == client.get("/words").status_code == 200


def test_a_file_that_is_sent_is_a_game_at_once(client: FlaskClient):
    answer = send(client, "House Omaha.toml", SIX)
    assert (answer.status_code, answer.location) == (303, "/games/own?saved=house-omaha")
    assert "house-omaha" in game_ids()
    assert client.get("/api/v1/games/house-omaha").get_json()["max_seats"] == 7
    assert "House Omaha" in text_of(client.get("/rules/games/house-omaha"))
    assert client.get("/games/own/house-omaha.toml").text == SIX


def test_a_file_with_mistakes_is_not_taken_and_all_of_them_are_listed(client: FlaskClient, venue: APIFlask):
    answer = send(client, "six.toml", SIX.replace("max_seats", "max_seat").replace("hole 6", "hole 60"))
    assert answer.status_code == 422
    assert 'no key "max_seat". Did you mean "max_seats"?' in text_of(answer)
    assert '"hole 60" does not say how' in text_of(answer)
    assert not (files.folder(venue.instance_path) / "six.toml").exists()


@pytest.mark.parametrize(("name", "text", "remedy"), [
    ("six.txt", SIX, "ends in .toml"),
    ("###.toml", SIX, "no letter that can stay"),
    ("holdem.toml", SIX, "belongs to the rulebook"),
    ("six.toml", SIX + "# " + "x" * 70_000, "larger than 65,536 bytes"),
    ("six.toml", "\x00", "not TOML"),
])
def test_an_upload_that_is_no_game_says_what_to_do(client: FlaskClient, name: str, text: str, remedy: str):
    answer = send(client, name, text)
    assert answer.status_code == 422
    assert remedy in text_of(answer)


def test_a_form_without_a_file_says_so(client: FlaskClient):
    assert "Choose a file" in text_of(client.post("/games/own", data={}))


def test_an_upload_cannot_leave_the_folder(client: FlaskClient, venue: APIFlask, tmp_path: Path):
    assert send(client, "../../escape.toml", SIX).status_code == 303
    assert [path.name for path in tmp_path.rglob("*escape*")] == ["escape.toml"]
    assert (files.folder(venue.instance_path) / "escape.toml").exists()


def test_a_game_is_replaced_only_when_that_is_asked(client: FlaskClient):
    send(client, "six.toml", SIX)
    again = SIX.replace("max_seats = 7", "max_seats = 5")
    assert "Tick the box" in text_of(send(client, "six.toml", again))
    assert load_game("six").max_seats == 7
    assert send(client, "six.toml", again, replace="1").status_code == 303
    assert load_game("six").max_seats == 5


def test_a_page_of_another_site_cannot_send_a_game(client: FlaskClient):
    answer = client.post("/games/own/compose", data={"do": "save"}, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


# -- the composer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", library.RULEBOOK.ids())
def test_every_game_of_the_rulebook_goes_through_the_form_unchanged(venue: APIFlask, name: str):
    """On top of itself nothing is stated but the head; without a parent every word is."""
    game = load_game(name)
    draft = draft_of(game, name)
    alone = toml_of(draft, draft)
    assert not re.search(r"^\[", alone, re.MULTILINE)
    games = venue.extensions["own-games"]
    assert games.with_file("mine", alone).load("mine").streets == game.streets
    if KEPT in repr(draft) or game.becomes or game.boards:
        return  # these words are not in the form
    whole = games.with_file("mine", toml_of(draft_of(game), None)).load("mine")
    assert (whole.streets, whole.sides, whole.deck, whole.joker, whole.button, whole.nobody) == (
        game.streets, game.sides, game.deck, game.joker, game.button, game.nobody)


def test_a_game_is_composed_from_a_parent_and_states_the_difference(client: FlaskClient):
    sent = fields(client.get("/games/own/compose?parent=omaha-8").text)
    sent |= {"name": "Delta Nine", "summary": "Omaha with a last street.", "max_seats": "8"}
    sent["side-1-qualifier"] = "9"
    sent = fields(write(client, sent, "add-street-4").text)
    sent |= {"street-4-name": "delta", "street-4-step-0-word": "board", "street-4-step-0-how": "1",
             "street-4-bet": "big"}
    answer = write(client, sent, bettings="limit")
    read = text_of(answer)
    assert answer.status_code == 200
    assert "Trial: 10 random hands dealt" in read and "every showdown judged" in read
    assert "Burn a card, then deal one shared card face up." in read
    saved = write(client, sent, "save", bettings="limit")
    assert saved.location == "/games/own?saved=delta-nine"
    assert client.get("/games/own/delta-nine.toml").text == """name      = "Delta Nine"
section   = "house"
summary   = "Omaha with a last street."
extends   = "omaha-8"
bettings  = ["limit"]
max_seats = 8

[streets.delta]
after = "river"
steps = ["board 1"]
bet   = "big"

[sides.low]
qualifier = "9"
"""


def test_rows_are_added_and_taken_out_by_buttons(client: FlaskClient):
    sent = fields(client.get("/games/own/compose?parent=omaha-8").text)
    names = ["street-0-name", "street-1-name", "street-2-name", "street-3-name"]
    assert [sent[name] for name in names] == ["preflop", "flop", "turn", "river"]
    sent = fields(write(client, sent, "drop-street-2").text)
    assert [sent[name] for name in names[:3]] == ["preflop", "flop", "river"] and names[3] not in sent
    sent = fields(write(client, sent, "add-side-0").text)
    assert [sent[f"side-{n}-name"] for n in range(3)] == ["", "high", "low"]
    sent |= {"side-0-name": "points", "side-0-scale": "badugi", "name": "Three Way", "summary": "Ours."}
    toml = html.unescape(write(client, sent, bettings="limit").text)
    assert '[streets]\nturn = "none"' in toml
    assert '[sides.points]\nbefore = "high"\nscale  = "badugi"' in toml


def test_a_parent_fills_the_form(client: FlaskClient):
    sent = fields(client.get("/games/own/compose").text)
    assert sent["street-1-step-0-word"] == "draw"
    sent = fields(write(client, sent | {"parent": "stud", "name": "Mine"}, "begin").text)
    assert (sent["name"], sent["forced"], sent["bring_in"]) == ("Mine", "antes", "low card")
    assert (sent["street-0-step-1-word"], sent["street-0-step-1-how"]) == ("up", "1")


def test_a_variation_is_laid_over_the_parent(client: FlaskClient):
    """2.14: Crayfish on Omaha/8; the file says the two and nothing of their streets."""
    sent = {"parent": "omaha-8", "variations": "crayfish", "name": "Low Crayfish",
            "summary": "Omaha/8 as Crayfish."}
    page = write(client, sent, "begin").text
    assert 'value="crayfish" checked' in page and 'value="trips-over-straights">' in page
    form = fields(page) | {"variations": "crayfish"}
    assert (form["street-1-step-0-how"], form["street-2-step-0-word"]) == ("5", "roll")
    saved = write(client, form, "save", bettings=["limit", "pot-limit"])
    assert saved.location == "/games/own?saved=low-crayfish"
    assert client.get("/games/own/low-crayfish.toml").text == """name    = "Low Crayfish"
section = "house"
summary = "Omaha/8 as Crayfish."
extends = ["omaha-8", "crayfish"]
"""
    again = client.get("/games/own/compose?game=low-crayfish").text
    assert 'value="crayfish" checked' in again


@pytest.mark.parametrize("do", ["begin", "show", "save"])
def test_a_variation_that_does_not_go_with_the_parent_is_refused_in_a_sentence(client: FlaskClient, do: str):
    sent = {"parent": "stud", "name": "Mine", "summary": "Ours.", "variations": "crayfish"}
    answer = write(client, sent, do)
    assert answer.status_code == 422
    assert "does not go with a game that deals its flop otherwise" in html.unescape(answer.text)


def test_every_mistake_of_a_composed_game_is_told_at_once(client: FlaskClient):
    sent = fields(client.get("/games/own/compose").text)
    sent |= {"street-0-step-0-how": "many", "max_seats": "40", "side-0-qualifier": "9 or so"}
    answer = write(client, sent)
    read = text_of(answer)
    assert answer.status_code == 422
    for mistake in ("streets.deal: \"hole many\" does not say how", "40 is no number of seats",
                    "no qualifier", "summary: '' is no text", "name: '' is no text"):
        assert mistake in read
    assert "Step by step" not in read and 'steps = ["hole many"]' in read


def test_two_streets_of_one_name_are_told(client: FlaskClient):
    sent = fields(client.get("/games/own/compose").text) | {"street-1-name": "deal"}
    assert 'Two streets are called "deal".' in text_of(write(client, sent, bettings="limit"))


def test_an_own_game_opens_in_the_form_when_the_form_can_say_all_of_it(client: FlaskClient):
    send(client, "die.toml", SIX + '\n[becomes.holdem]\nwhen = "flop red 2+"\n')
    page = client.get("/games/own").text
    changeable = re.findall(r"compose\?game=([\w-]+)", page)
    assert changeable == ["lantern-row", "second-wind", "trapdoor"]
    sent = fields(client.get("/games/own/compose?game=second-wind").text)
    assert (sent["parent"], sent["side-1-when-word"], sent["side-1-when-how"]) == ("holdem", "roll", "4-6")
    sent["max_seats"] = "6"
    kept = write(client, sent, "save", bettings="pot-limit")
    assert "Tick the box" in text_of(kept)
    assert write(client, sent, "save", bettings="pot-limit", replace="1").status_code == 303
    assert load_game("second-wind").max_seats == 6


def test_a_name_of_the_rulebook_cannot_be_taken(client: FlaskClient):
    sent = fields(client.get("/games/own/compose").text) | {"name": "Badugi", "summary": "Ours."}
    answer = write(client, sent, "save", bettings="limit")
    assert answer.status_code == 422 and "belongs to the rulebook" in text_of(answer)


def test_a_trial_stops_when_its_time_is_over(venue: APIFlask):
    games = venue.extensions["own-games"]
    dealt = deal(games.load("trapdoor"), games, seconds=0.0)
    assert dealt.hands == 1 and "slow to judge" in dealt.wrong


@pytest.mark.parametrize("sent", [
    {}, {"do": "add-street-²"}, {"do": "drop-side-999999"}, {"do": "add"},
    {"do": "save", "name": "\x00\x7f\"\\"},
    {"street-0-name": "x", "street-0-step-0-word": "part", "street-0-step-0-how": "a 1, a 2"},
    {"parent": "../../x", "max_seats": "9" * 5000, "side-0-name": "y", "side-0-hole": "²"},
])
def test_whatever_is_sent_to_the_composer_is_answered(client: FlaskClient, sent: dict[str, str]):
    assert client.post("/games/own/compose", data=sent).status_code in (200, 422)


# -- hands and the file they began with ------------------------------------------------------------------


@pytest.fixture
def dealing(app: APIFlask, desk: Desk) -> tuple[Desk, Path]:
    """A hand of an own game, begun; and the game's file."""
    file = files.folder(app.instance_path) / "six.toml"
    file.parent.mkdir()
    file.write_text(SIX)
    desk.make("/tables", name="Table 1", game="six", betting="pot-limit", blinds=[50, 100])
    for seat, name in enumerate(("Ann", "Bob"), start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    desk.start()
    return desk, file


def finish(desk: Desk, hand: Any) -> Any:
    """The hand played to its end from the flop on."""
    return desk.play(
        hand, "2 check", "1 check", "deal board Jc", "2 check", "1 check", "deal board 3s", "2 check",
        "1 check", "2 show KsKh5c4s6s6h", "1 show AsAhQs4d4c4h")


SPOILT = [
    'name = "House Omaha"\nsection = "house"\nsummary = "Now hold\'em."\nextends = "holdem"\n',
    "name = ",
    None,
]


@pytest.mark.parametrize("later", SPOILT, ids=["edited", "broken", "gone"])
def test_a_hand_goes_on_by_the_file_it_began_with(dealing: tuple[Desk, Path], later: str | None):
    """Six cards each and two of them to be used, although the file says something else by now."""
    desk, file = dealing
    hand = desk.play(desk.get("/hands/1"), "1 call", "2 check", "deal board 2c 7d 9h")
    if later is None:
        file.unlink()
    else:
        file.write_text(later)
    from dealer_assist.record import replay

    replay.shelf.clear()  # as after a restart
    assert desk.client.get("/tables/1").status_code == 200
    done = finish(desk, hand)
    assert done["status"] == "over"
    assert done["awards"] == {"1": 200}
    replay.shelf.clear()
    assert desk.get("/hands/1")["awards"] == {"1": 200}
    verified = desk.get("/hands/1/verify")
    assert verified["ok"] and verified["differences"] == []
    assert "finishing_stacks = [9900, 10100]" in phh_of(desk)
    assert desk.get("/tables/1")["hand"]["status"] == "over"


def phh_of(desk: Desk) -> str:
    answer = desk.client.get("/api/v1/hands/1/phh")
    assert answer.status_code == 200, answer.text
    return str(answer.text)


def test_a_table_whose_game_is_gone_says_so_and_takes_another(dealing: tuple[Desk, Path]):
    """Nothing else at the table suffers: chips stay, the lists are shown, the next hand has a game."""
    desk, file = dealing
    finish(desk, desk.play(desk.get("/hands/1"), "1 call", "2 check", "deal board 2c 7d 9h"))
    file.write_text("name = ")
    page = desk.client.get("/tables/1/seats")
    assert page.status_code == 422 and "six.toml: this is not TOML" in text_of(page)
    for path in ("/", "/tables/1", "/tables/1/settings", "/rules", "/words"):
        assert desk.client.get(path).status_code == 200
    assert desk.client.post("/api/v1/tables/1/hands", json={}).get_json()["error"]["code"] == "game-file"
    desk.patch("/tables/1", game="omaha")
    assert desk.start()["game"] == "omaha"


def test_the_next_hand_is_played_by_the_file_as_it_is_then(dealing: tuple[Desk, Path]):
    desk, file = dealing
    finish(desk, desk.play(desk.get("/hands/1"), "1 call", "2 check", "deal board 2c 7d 9h"))
    file.write_text(SIX.replace("hole 6", "hole 5"))
    desk.start()
    rows = [desk.get(f"/hands/{n}/log")["rows"][0]["payload"] for n in (1, 2)]
    assert rows[0]["files"] == {"six": SIX}
    assert as_kept(rows[1]["files"])("six").holds("hole") == 5


def test_the_record_of_a_hand_of_the_rulebook_keeps_no_file(seated: Desk):
    seated.start()
    assert "files" not in seated.get("/hands/1/log")["rows"][0]["payload"]


# -- in a browser --------------------------------------------------------------------------------------------


def compose_by_hand(page: Page, host: str) -> None:
    """A game chosen field by field."""
    page.goto(f"http://{host}/games/own")
    expect(page.locator(".own-list b").first).to_have_text("Lantern Row")  # put there at the first start
    page.get_by_role("link", name="Compose a game").click()
    built_on = page.locator(".game-field input")      # in place of the list, as soon as its script is there
    built_on.fill("omaha/8")
    built_on.press("Enter")
    page.get_by_role("button", name="Fill the form with it").click()
    page.get_by_label("Name", exact=True).first.fill("Delta Nine")
    page.get_by_label("The game in one line").fill("Omaha with a last street, and a low of nine or better.")
    page.locator("#street-3").get_by_role("button", name="Add a street below").click()
    street = page.locator("#street-4")
    street.get_by_label("Name").fill("delta")
    street.get_by_label("Street 5, step 1", exact=True).select_option("board")
    street.get_by_label("Street 5, step 1: how many or which").fill("one")
    street.locator("[name=street-4-bet]").select_option("big")
    page.locator("#side-1").get_by_label("Qualifier").select_option("9")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert")).to_contain_text('"board one" does not say how')
    expect(page.get_by_role("alert")).to_be_in_viewport()


def test_what_was_composed_outlives_going_away_until_it_is_saved_or_thrown_away(page: Page, instance: Path):
    """A row that was added too, and a game that is changed apart from one that is new."""
    with serving(instance) as server:
        path = f"http://{server.host}/games/own/compose"
        compose_by_hand(page, server.host)
        page.get_by_label("The game in one line").fill("Nine or better.")
        page.goto(f"http://{server.host}/games/own")
        page.goto(path)
        expect(page.locator("#kept")).to_contain_text("not saved yet")
        expect(page.locator("[name=summary]")).to_have_value("Nine or better.")
        expect(page.locator("#street-4").get_by_label("Name")).to_have_value("delta")
        page.goto(f"{path}?game=second-wind")
        expect(page.locator("#kept")).to_be_hidden()
        expect(page.locator("[name=name]")).to_have_value("Second Wind")
        page.goto(path)
        page.get_by_role("button", name="Discard it").click()
        expect(page.locator("#kept")).to_be_hidden()
        expect(page.locator("[name=summary]")).to_have_value("")
        compose_by_hand(page, server.host)
        page.locator("#street-4").get_by_label("Street 5, step 1: how many or which").fill("1")
        page.get_by_role("button", name="Show the game").click()
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text("delta-nine is saved")
        page.goto(path)
        expect(page.locator("#kept")).to_be_hidden()
        expect(page.locator("[name=name]")).to_have_value("")


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT], ids=["landscape", "portrait"])
def test_a_game_is_composed_tried_saved_and_dealt_on_a_tablet(
    page: Page, instance: Path, size: Any,
):
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.set_viewport_size(size)
    with serving(instance) as server:
        compose_by_hand(page, server.host)
        page.locator("#street-4").get_by_label("Street 5, step 1: how many or which").fill("1")
        page.get_by_role("button", name="Show the game").click()
        expect(page.get_by_role("status")).to_contain_text("10 random hands dealt")
        expect(page.get_by_text("Delta", exact=True).first).to_be_visible()
        page.wait_for_load_state()  # the page that answers a form may stand there before its style sheet
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        keys = page.locator(
            "form :is(button, input, select):not(.own-first, [type=checkbox], [type=hidden], [hidden])")
        assert min(keys.evaluate_all("all => all.map(it => it.getBoundingClientRect().height)")) >= 48
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text("delta-nine is saved")
        status, table = server.ask("POST", "/tables", {"name": "One", "game": "delta-nine", "blinds": [1, 2]})
        assert (status, table["game"]) == (201, "delta-nine")
        page.goto(f"http://{server.host}/tables/new")
        assert page.locator("#game option[value=delta-nine]").count() == 1
    assert [line for line in wrong if "422" not in line] == []  # the browser's word for a form with mistakes
