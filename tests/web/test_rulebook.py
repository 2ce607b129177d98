"""The rules pages: every one renders, says what its data say, and can be read on a tablet in the dark."""

from __future__ import annotations

import html
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, ConsoleMessage, Error, Page
from werkzeug.serving import make_server

from dealer_assist.rules.house import RULES
from dealer_assist.games import game_ids, load_game
from dealer_assist.rulebook.game_card import procedure
from dealer_assist.scales import SCALES
from dealer_assist.scales.numbers import lowball_table
from dealer_assist.web import create_app
from dealer_assist.web.rulebook.procedures import PROCEDURES
from dealer_assist.rulebook.preset_card import card_under

PAGES = (
    "/rules/games/paradise-road-pickem",
    "/rules/games/archie",
    "/rules",
    "/rules?q=sack",
    "/rules/games/chowaha",
    "/rules/procedures",
    "/rules/procedures/dice",
    "/rules/killer-cards?unseen=41&outs=9&kills=2",
    "/rules/lowball?scale=deuce-to-seven&cards=76542",
    "/rules/scales",
    "/rules/scales/high",
    "/words",
)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    """The rules pages need no database, so one application will do."""
    return create_app({"INSTANCE": tmp_path_factory.mktemp("rules")})


@pytest.fixture
def client(app: APIFlask) -> FlaskClient:
    return app.test_client()


def page(client: FlaskClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, (path, answer.status_code)
    return html.unescape(answer.get_data(as_text=True))


def api(client: FlaskClient, path: str, status: int = 200) -> Any:
    answer = client.get(f"/api/v1{path}")
    assert answer.status_code == status, (path, answer.get_data(as_text=True)[:300])
    return answer.get_json()


# -- games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_page_with_every_step(client: FlaskClient, game: str):
    text = page(client, f"/rules/games/{game}")
    loaded = load_game(game)
    for step in procedure(loaded):
        assert step.text in text and step.part in text
    for label, line in card_under(loaded, "barge").lines():
        assert f"<dt>{label}</dt><dd>{line}</dd>" in text
    for note in (*loaded.notes, *loaded.also, loaded.summary):
        assert note in text


def test_a_game_shows_its_house_rules_with_their_values(client: FlaskClient):
    text = page(client, "/rules/games/archie")
    row = re.search(r"<code>archie-high</code>.*?</tr>", text, re.DOTALL)
    assert row and re.findall(r"<td>(.*?)</td>", row[0]) == [
        "a pair of sixes, a pair of nines", "a pair of sixes", "a pair of sixes", "a pair of nines"]
    assert "<code>archie-none</code>" in text and RULES["archie-high"].meaning in text
    assert "<code>bring-in</code>" not in text


def test_the_card_has_the_values_of_the_preset(client: FlaskClient):
    """Sixes at BARGE, nines in cash games; the procedure names both."""
    texts = {
        preset: page(client, f"/rules/games/archie?preset={preset}")
        for preset in ("barge", "cash", "nonsense")
    }
    lines = {preset: re.search("<dt>Qualifier</dt><dd>(.*?)</dd>", text) for preset, text in texts.items()}
    values = {preset: match[1] for preset, match in lines.items() if match}
    assert (
        values["barge"]
        == values["nonsense"]
        == "high: a pair of sixes or better; low: eight or better; nobody: best high"
    )
    assert values["cash"].startswith("high: a pair of nines or better;")
    both = "a pair of sixes or better or a pair of nines or better (house rule: high qualifier of Archie)"
    assert all(both in text for text in texts.values())
    lines_of_cash = api(client, "/games/archie/rules?preset=cash")["card"]["lines"]
    assert {"name": "qualifier", "label": "Qualifier", "text": values["cash"]} in lines_of_cash
    assert api(client, "/games/archie/rules?preset=x", 422)["error"]["field"] == "preset"


def test_an_unknown_game_is_not_found(client: FlaskClient):
    assert client.get("/rules/games/chowawa").status_code == 404
    assert "chowaha" in client.get("/rules/games/chowawa").get_data(as_text=True)


@pytest.mark.parametrize(
    "asked, first",
    [("sack", "scrotum"), ("PLO8", "omaha-8"), ("hold em", "holdem"), ("off-suit lowball", "badugi")],
)
def test_the_search_box_works_without_script(client: FlaskClient, asked: str, first: str):
    links = re.findall(r'<li><a href="/rules/games/([^"]+)"', page(client, f"/rules?q={asked}"))
    assert links[0] == first
    games = api(client, f"/games?q={asked}")["games"]
    assert [game["id"] for game in games] == links


def test_a_search_that_finds_nothing_says_so_and_is_escaped(client: FlaskClient):
    raw = client.get("/rules?q=<script>zz").get_data(as_text=True)
    assert "No game for" in raw and "<script>zz" not in raw
    assert api(client, "/games?q=zzzz") == {"games": []}
    every = api(client, "/games")
    assert len(every["games"]) == len(game_ids())
    assert "deuce to seven" in dict(every["words"]["ways"])["27"]      # for the search of a tablet


def test_a_game_told_by_the_api(client: FlaskClient):
    document = api(client, "/games/sohe/rules")
    assert document["card"]["streets"][1] == {
        "name": "Flop",
        "does": "part Omaha 4 and Hold'em 2, board 3",
        "bet": "small",
    }
    assert [step["text"] for step in document["procedure"]] == [
        step.text for step in procedure(load_game("sohe"))
    ]
    assert "odd-chip-side" in document["house_rules"] and "Simultaneous Omaha/Hold'em" in document["names"]
    assert api(client, "/games/soho/rules", 404)["error"]["code"] == "unknown-game"


# -- procedures ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PROCEDURES)
def test_every_procedure_has_a_page_and_a_document(client: FlaskClient, name: str):
    procedure = PROCEDURES[name]
    text = page(client, f"/rules/procedures/{name}")
    assert all(step in text for step in procedure.steps) and procedure.title in text
    assert set(procedure.rules) <= set(RULES) and set(procedure.games) <= set(game_ids())
    assert all(f"<code>{rule}</code>" in text for rule in procedure.rules)
    assert api(client, f"/procedures/{name}")["steps"] == list(procedure.steps)


def test_the_procedures_that_a_dealer_looks_up_are_there(client: FlaskClient):
    assert {
        "bomb-pot",
        "double-board-bomb-pot",
        "jam-or-fold",
        "dice",
        "short-deck",
        "win-the-button",
        "run-it-twice",
        "sevens-rule",
    } <= {it["id"] for it in api(client, "/procedures")["procedures"]}
    dice = page(client, "/rules/procedures/dice")
    assert (
        "invalid roll" in dice and "far side of the dealer's box" in dice and "The dealer alone calls" in dice
    )
    assert api(client, "/procedures/nothing", 404)["error"]["code"] == "not-found"
    assert client.get("/rules/procedures/nothing").status_code == 404


# -- killer cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("word", [
    "Big bet", "Board", "Community card", "Hole cards", "HORSE", "Qualifier", "Run it twice", "Scoop"])
def test_every_word_of_the_glossary_is_explained(client: FlaskClient, word: str):
    """The rulebook's glossary, term by term."""
    steps = PROCEDURES["glossary"].steps
    assert sum(step.startswith(f"{word}: ") for step in steps) == 1 and len(steps) == 8
    assert f"{word}: " in page(client, "/rules/procedures/glossary")


@pytest.mark.parametrize(("word", "hand", "scale", "number"), [
    ("perfect seven", "7432A", "ace-to-five", 7), ("smooth seven", "7543A", "ace-to-five", 10),
    ("roughest", "76543", "ace-to-five", 21), ("perfect eight", "85432", "deuce-to-seven", 5),
    ("smooth eight-seven", "87432", "deuce-to-seven", 10),
])
def test_smooth_rough_and_perfect_are_lows_of_the_table(word: str, hand: str, scale: str, number: int):
    """Appendix A: "the smoothest seven is called a perfect seven", and where these stand among the lows."""
    sentence = next(step for step in PROCEDURES["words-for-lows"].steps if word in step)
    assert "-".join(hand) in sentence
    assert lowball_table(scale)[number - 1] == hand


def test_killer_cards_are_worked_out(client: FlaskClient):
    """Appendix D: nine outs and two kills, 34.55 in hold'em and 37.32 in Omaha."""
    assert "<b>34.55 %</b>" in page(client, "/rules/killer-cards?unseen=45&outs=9&kills=2")
    assert "<b>37.32 %</b>" in page(client, "/rules/killer-cards?unseen=41&outs=9&kills=2")
    assert api(client, "/killer-cards?unseen=45&outs=9&kills=2")["percent"] == "34.55"
    tables = api(client, "/killer-cards")["tables"]
    assert [(table["unseen"], len(table["rows"]), len(table["rows"][0])) for table in tables] == [
        (45, 21, 11),
        (41, 21, 11),
    ]


@pytest.mark.parametrize(
    "question, field",
    [
        ("unseen=45&outs=40&kills=10", "outs"),
        ("unseen=45&outs=nine&kills=1", "outs"),
        ("outs=9&kills=1", "unseen"),
        ("unseen=45&outs=9", "kills"),
        ("unseen=45&outs=-1&kills=1", "outs"),
        ("unseen=45&outs=²&kills=1", "outs"),
    ],
)
def test_what_does_not_fit_is_refused(client: FlaskClient, question: str, field: str):
    assert api(client, f"/killer-cards?{question}", 422)["error"]["field"] == field


def test_a_page_of_killer_cards_answers_nonsense_in_words(client: FlaskClient):
    assert "Correct the numbers." in page(client, "/rules/killer-cards?outs=40&kills=10")
    assert page(client, "/rules/killer-cards?outs=x&kills=&unseen=7")


# -- lowball numbers, scales, words --------------------------------------------------------------


@pytest.mark.parametrize(
    "scale, cards, number",
    [
        ("deuce-to-seven", "7h6c5d4s2h", 4),
        ("deuce-to-seven", "76542", 4),
        ("ace-to-five", "6 5 4 2 A", 4),
        ("ace-to-six", "6h 5c 4d 2s Ah", 3),
        ("deuce-to-seven", "7h6h5h4h2h", None),
        ("ace-to-five", "5h4h3h2hAh", 1),
        ("deuce-to-seven", "10h 5c 4d 3s 2h", 53),
        ("ace-to-five", "kh kd 5c 4d 3s 2h ac", 1),
        ("ace-to-five", "22543", None),
    ],
)
def test_the_number_of_a_low(client: FlaskClient, scale: str, cards: str, number: int | None):
    assert api(client, f"/lowball-number?scale={scale}&cards={cards}")["number"] == number
    sentence = f"<b>Number {number}</b>" if number else "<b>No number</b>"
    assert sentence in page(client, f"/rules/lowball?scale={scale}&cards={cards}")


def test_ranks_can_be_tapped(client: FlaskClient):
    text = page(client, "/rules/lowball?scale=deuce-to-seven&rank=7&rank=6&rank=5&rank=4&rank=2")
    assert "<b>Number 4</b>" in text and 'class="here">76542' in text


@pytest.mark.parametrize(
    "question, field",
    [
        ("scale=high&cards=76542", "scale"),
        ("scale=ace-to-five&cards=7654", "cards"),
        ("cards=76542", "scale"),
        ("scale=ace-to-five&cards=7h7h5d4s2h", "cards"),
        ("scale=ace-to-five&cards=77777", "cards"),
        ("scale=ace-to-five&cards=JkAs2s3s4s", "cards"),
        ("scale=ace-to-five&cards=7h6c5d4s2x", "cards"),
        ("scale=ace-to-five", "cards"),
        ("scale=ace-to-five&cards=23456789TJQKA", "cards"),
    ],
)
def test_what_is_no_low_is_refused(client: FlaskClient, question: str, field: str):
    assert api(client, f"/lowball-number?{question}", 422)["error"]["field"] == field
    assert client.get(f"/rules/lowball?{question}").status_code == 200


def test_the_three_columns_of_appendix_a(client: FlaskClient):
    columns = api(client, "/lowball-numbers")["scales"]
    assert {word: rows[3] for word, rows in columns.items()} == {
        "ace-to-five": "6542A",
        "deuce-to-seven": "76542",
        "ace-to-six": "6543A",
    }
    text = page(client, "/rules/lowball")
    assert all(f"<td>{hand}</td>" in text for word in columns for hand in lowball_table(word))


@pytest.mark.parametrize("word", SCALES)
def test_every_scale_has_a_page_and_a_document(client: FlaskClient, word: str):
    document = api(client, f"/scales/{word}")
    text = page(client, f"/rules/scales/{word}")
    assert document["kinds"] and all(kind["best"]["name"] in text for kind in document["kinds"])
    assert all(load_game(game).name in text for game in document["games"])


def test_an_unknown_scale_is_not_found(client: FlaskClient):
    assert api(client, "/scales/middle", 404)["error"]["code"] == "not-found"
    assert client.get("/rules/scales/middle").status_code == 404
    assert [it["word"] for it in api(client, "/scales")["scales"]] == list(SCALES)


def test_the_words_page_has_every_word(client: FlaskClient):
    text = page(client, "/words")
    for kind in api(client, "/words")["kinds"]:
        for used in kind["words"]:
            assert f"<code>{used['word']}</code>" in text and used["meaning"] in text


# -- how the pages are made ----------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_pages_have_no_inline_script_or_style_and_lead_everywhere(client: FlaskClient, path: str):
    raw = client.get(path).get_data(as_text=True)
    assert " style=" not in raw and "<style" not in raw and not re.search(r"<script(?![^>]* src=)", raw)
    assert not re.search(r"\son[a-z]+=", raw)
    for target in (
        "/rules",
        "/rules/scales",
        "/rules/lowball",
        "/rules/killer-cards",
        "/rules/procedures",
        "/words",
    ):
        assert f'class="tab" href="{target}"' in raw
    assert raw.count('aria-current="page"') == 1
    assert "None" not in raw.replace("none", "")


HEAD = re.compile(r"<header.*?</header>", re.DOTALL)    # other desks, which ask a database


def test_every_link_of_the_pages_leads_somewhere(client: FlaskClient):
    seen = {
        link
        for path in PAGES
        for link in re.findall(r'href="(/[^"#]*)"', HEAD.sub("", client.get(path).get_data(as_text=True)))
    }
    assert len(seen) > 80
    broken = [link for link in seen if link != "/" and client.get(html.unescape(link)).status_code != 200]
    assert not broken


@pytest.fixture(scope="module")
def address(app: APIFlask) -> Iterator[str]:
    """The application on a port of this machine."""
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()


MEASURE = """() => {
  const light = (text) => {
    const [r, g, b] = text.match(/[\\d.]+/g).slice(0, 3).map((v) => v / 255)
      .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (el) => {
    for (; el; el = el.parentElement) {
      const color = getComputedStyle(el).backgroundColor;
      if (!/, 0\\)$/.test(color)) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  const words = [], targets = [];
  for (const el of document.querySelectorAll('body *')) {
    const own = [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !el.getClientRects().length || el.closest('.pip')) continue;
    const [a, b] = [light(getComputedStyle(el).color), light(ground(el))].sort((x, y) => y - x);
    const size = parseFloat(getComputedStyle(el).fontSize);
    words.push([el.textContent.trim().slice(0, 40), (a + 0.05) / (b + 0.05), size]);
  }
  for (const el of document.querySelectorAll('a, button, summary, input:not([type=hidden]), label.box')) {
    if (!el.getClientRects().length || el.closest('label.box') && el.tagName === 'INPUT') continue;
    const box = el.getBoundingClientRect();
    targets.push([el.outerHTML.slice(0, 80), box.height]);
  }
  return {words, targets, body: parseFloat(getComputedStyle(document.body).fontSize),
          wide: document.documentElement.scrollWidth > document.documentElement.clientWidth};
}"""


@pytest.fixture(scope="module", params=[(1180, 820), (820, 1180)], ids=["landscape", "portrait"])
def screen(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A tablet for all that only look."""
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height})
    yield context.new_page()
    context.close()


@pytest.fixture
def errors(screen: Page) -> Iterator[list[str]]:
    """What the page complained of during the test."""
    messages: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            messages.append(message.text)

    def fail(error: Error) -> None:
        messages.append(str(error))

    screen.on("console", hear)
    screen.on("pageerror", fail)
    yield messages
    screen.remove_listener("console", hear)
    screen.remove_listener("pageerror", fail)


@pytest.mark.parametrize("path", PAGES)
def test_a_tablet_shows_the_pages_large_and_with_contrast(
    screen: Page, errors: list[str], address: str, path: str, request: pytest.FixtureRequest
):
    """Screens, section 2: body 18 px, contrast 7:1, targets 48 px, nothing off to the side, no error."""
    screen.goto(address + path)
    measures = screen.evaluate(MEASURE)
    folder = (
        request.config.getoption("--output")
        if request.config.getoption("--screenshot", "off") == "on"
        else None
    )
    if folder:
        name = re.sub(r"\W+", "-", path).strip("-")
        screen.screenshot(path=Path(folder) / f"rules-{name}-{screen.viewport_size['width']}.png")
    assert not errors
    assert measures["body"] >= 18 and not measures["wide"]
    assert len(measures["words"]) > 5 and min(measures["words"], key=lambda word: word[1])[1] >= 7, min(
        measures["words"], key=lambda word: word[1]
    )
    assert min(word[2] for word in measures["words"]) >= 16
    assert min(measures["targets"], key=lambda target: target[1])[1] >= 48, min(
        measures["targets"], key=lambda target: target[1]
    )


def test_a_game_is_two_taps_from_any_page(new_context: Any, address: str):
    screen = new_context(viewport={"width": 1180, "height": 820}, java_script_enabled=False).new_page()
    screen.goto(address + "/words")
    screen.get_by_role("link", name="Games", exact=True).click()
    screen.get_by_role("searchbox").fill("drawmaha")
    screen.get_by_role("button", name="Find").click()
    screen.get_by_role("link", name="Dramaha Drawmaha").first.click()
    assert screen.get_by_role("heading", level=1).inner_text() == "Dramaha"
    assert "draw 0-5" in screen.get_by_label("Game card").inner_text()


def test_a_page_prints_dark_on_light(new_context: Any, address: str):
    screen = new_context(viewport={"width": 820, "height": 1180}).new_page()
    screen.goto(address + "/rules/games/murder")
    screen.emulate_media(media="print")
    colours = screen.evaluate(
        "() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert not screen.locator(".bar").is_visible()
