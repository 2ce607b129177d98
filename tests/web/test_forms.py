"""What the forms of a table understand: amounts as people write them, and what follows from them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

import dealer_assist
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.rules.chips import ChipSet, read_chip_sets, smallest, usual_chip_sets
from dealer_assist.session.stakes import usual_amounts
from dealer_assist.texts import say
from dealer_assist.web.events.forms import ActForm
from dealer_assist.web.house.form import house_form
from dealer_assist.web.own_games.draft import ComposeForm
from dealer_assist.web.setup import mix_form
from dealer_assist.web.setup.forms import (
    SEVERAL, NewTableForm, SeatsForm, SettingsForm, SeveralForm, read_seats, read_settings,
)
from dealer_assist.web.setup.pages import field_of
from dealer_assist.web.shell.forms import PageForm
from dealer_assist.web.shell.numbers import chips, count, spread

PACKAGE = Path(dealer_assist.__file__).parent


def test_what_a_page_sends_is_read_by_its_form_and_nowhere_else() -> None:
    """The one place is `PageForm`, which Flask-WTF asks."""
    reading = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")
               if re.search(r"request\.(form|values)\b", path.read_text(encoding="utf-8"))}
    assert reading == {"web/shell/forms.py"}


@pytest.mark.parametrize(("page", "form"), [
    ("/tables/new", NewTableForm), ("/tables/several", SeveralForm),
    ("/tables/1/seats", SeatsForm), ("/tables/1/settings", SettingsForm),
    ("/tables/1/house", house_form), ("/games/own/compose?parent=dramaha", ComposeForm),
])
def test_a_form_knows_every_field_of_its_page(app: Flask, page: str, form: Callable[[], PageForm]) -> None:
    client = app.test_client()
    client.post("/tables", data={"name": "T", "game": "holdem", "small_blind": "1", "big_blind": "2",
                                 "player_1": "Ann", "stack_1": "500"})
    text = client.get(page).text
    sent = text[text.index('<form method="post"'):]
    names = set(re.findall(r'<(?:input|select|textarea|button)[^>]*\bname="([^"]+)"', sent))
    with app.test_request_context(page, method="POST"):
        beside = {"q", "only", "csrf_token", "once"}
        assert len(names) > 5 and names - {field.name for field in form()} <= beside


def test_an_act_of_an_event_has_the_fields_of_its_pages(app: Flask) -> None:
    templates = (PACKAGE.parent / "templates" / "events").glob("*.html")
    names = {name for path in templates for name in re.findall(
        r'<(?:input|select|textarea|button)[^>]*\bname="([a-z]+)"', path.read_text(encoding="utf-8"))}
    with app.test_request_context("/", method="POST", data={"act": "deal", "amount.Ann": "5", "other": "1"}):
        form = ActForm()
        assert names <= {field.name for field in form} | {"name", "festival", "template", "archived"}
        assert form.sent() == {"act": "deal", "amount.Ann": "5"}


@pytest.mark.parametrize(("written", "amount"), [
    ("10000", 10_000), ("10,000", 10_000), ("10 000", 10_000), ("10.000", 10_000), ("1.500.000", 1_500_000),
    ("10k", 10_000), ("1.5k", 1500), ("2,25K", 2250), ("1.5m", 1_500_000), ("", None), ("  ", None),
])
def test_amounts_are_read_as_people_write_them(written: str, amount: int | None) -> None:
    assert chips({"stack": written}, "stack") == amount


@pytest.mark.parametrize(("language", "written"), [
    ("en", "1,250,000"), ("de", "1.250.000"), ("es", "1.250.000"),
])
def test_stacks_have_their_thousands_apart_and_are_read_so(app: Flask, language: str, written: str) -> None:
    client, spoken = app.test_client(), {"Accept-Language": language}
    client.post("/tables", data={"name": "T", "game": "holdem", "small_blind": "1", "big_blind": "2",
                                 "player_1": "Ann", "stack_1": "1250k"})
    text = client.get("/tables/1/seats", headers=spoken).text
    shown = re.search(r'name="stack_1" value="([^"]+)"', text)
    assert shown and shown[1] == written
    again = {"player_1": "Ann", "stack_1": shown[1], "then": "stay"}
    client.post("/tables/1/seats", headers=spoken, data=again)
    assert client.get("/api/v1/tables/1").get_json()["seats"][0]["stack"] == 1_250_000


@pytest.mark.parametrize(("written", "pairs"), [
    ("2-10", [[2, 10]]), ("2 – 10", [[2, 10]]), ("2-6,2-12", [[2, 6], [2, 12]]),
    ("1.000-2.000", [[1000, 2000]]),
    ("1,000-2,000, 1,000-4,000", [[1000, 2000], [1000, 4000]]), ("1k-2,5k", [[1000, 2500]]), (" ", None),
])
def test_a_spread_has_amounts_as_people_write_them(written: str, pairs: Any) -> None:
    """A page in German writes 1.000, and refused it in this one field."""
    assert spread({"spread": written}, "spread") == pairs


@pytest.mark.parametrize("written", ["2", "2-", "2 bis 10", "1.0000-2", "1.234k-2k", "2-6, 2-12, 2-20"])
def test_what_is_no_spread_is_refused(written: str) -> None:
    with pytest.raises(Unreadable, match="is no spread"):
        spread({"spread": written}, "spread")


@pytest.mark.parametrize("written", ["ten", "1.5", "10kk", "1.2345k", "-5", "k", "1.50.000"])
def test_what_is_no_whole_number_of_chips_is_refused_with_its_field(written: str) -> None:
    with pytest.raises(Unreadable) as refused:
        chips({"stack_3": written}, "stack_3")
    assert refused.value.field == "stack_3"


def test_what_is_too_large_is_told_as_that_with_the_most_there_is() -> None:
    with pytest.raises(Refusal, match="is too large: 1,000,000,000,000,000 chips are the most"):
        chips({"stack_3": "9000000000000000"}, "stack_3")


@pytest.mark.parametrize(("written", "sentence"), [
    ("many", "Hands of each game: 'many' is no whole number. Write one, as in 2."),
    ("9000000000", "Hands of each game: '9000000000' is too large; 2,147,483,647 is the most."),
])
def test_what_is_counted_is_told_by_the_name_of_its_field(written: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        count({"mix_hands": written}, "mix_hands", say("mixform.hands"))
    assert (refused.value.message, refused.value.field) == (sentence, "mix_hands")


@pytest.mark.parametrize(("page", "sent", "sentence"), [
    ("/tables/several", {"count": "few"}, "How many tables: &#39;few&#39; is no whole number."),
    ("/tables/several", {"count": "500"}, "“How many tables” must lie between 1 and 100."),
    ("/tables/several", {"first": "0"}, "“Numbered from” must lie between 1 and 9,999."),
    ("/rota", {"act": "string", "minutes": "soon"},
     "Push every, in minutes: &#39;soon&#39; is no whole number."),
])
def test_no_page_calls_a_count_chips_or_a_field_by_its_code(
    app: Flask, page: str, sent: dict[str, str], sentence: str,
) -> None:
    answer = app.test_client().post(page, data={**SEVERAL, **sent})
    assert answer.status_code == 422 and sentence in answer.text


@pytest.mark.parametrize(("stakes", "chip"), [
    ((100, 200), 100), ((25, 50), 25), ((15, 30, 60), 5), ((25, 100, 200), 25), ((1, 2), 1), ((2, 5), 1),
    ((), 1), ((500, 1000, None, 0), 500), ((300, 600), 100),
])
def test_the_smallest_chip_is_the_largest_in_which_everything_can_be_posted(
    stakes: tuple[int | None, ...], chip: int,
) -> None:
    assert smallest(stakes) == chip


def test_stud_with_quarters_is_played_with_quarters_until_somebody_writes_another_chip() -> None:
    """525 with an ante of 25 is parted 275 and 250, not 263 and 262 (1.2.3)."""
    form = {"game": "stud-8", "ante": "25", "bring_in": "50", "small_bet": "100", "big_bet": "200"}
    assert read_settings(form)["chip"] == 25
    assert read_settings(form | {"chip": "5"})["chip"] == 5


def test_everybody_with_a_name_starts_with_the_same() -> None:
    seats = read_seats({"all": "10k", "player_1": "Ann", "player_2": "Bob", "stack_2": "500"})
    assert seats[1] == ("Ann", 10_000, True) and seats[2] == ("Bob", 500, True) and seats[3] is None


@pytest.mark.parametrize(("written", "spread", "chip"), [
    ("2-10", [[2, 10]], 1), ("2-6, 2-12", [[2, 6], [2, 12]], 1), ("50-250", [[50, 250]], 25),
])
def test_a_mix_has_a_field_for_the_spread_of_its_spread_limit_games(
    written: str, spread: object, chip: int,
) -> None:
    form = {"game": "holdem", "mix": "own", "mix_games": "holdem spread-limit, stud spread-limit",
            "mix_limit_small_bet": "50", "mix_limit_big_bet": "100", "mix_limit_spread": written}
    settings = read_settings(form)
    assert settings["mix"]["stakes"]["limit"].get("spread") == spread and settings["chip"] == chip
    again = mix_form.filled({**settings["mix"], "games": [
        {"game": "holdem", "betting": "spread-limit"}, {"game": "stud", "betting": "spread-limit"}]})
    assert again.get("mix_limit_spread", "") == written


def test_what_is_no_spread_is_refused_with_its_field() -> None:
    with pytest.raises(Unreadable) as refused:
        read_settings({"game": "holdem", "mix": "own", "mix_games": "holdem spread-limit",
                       "mix_limit_spread": "two to ten"})
    assert (refused.value.code, refused.value.field) == ("bad-spread", "mix_limit_spread")


@pytest.mark.parametrize(("written", "code", "field"), [
    ({"mix": "own"}, "empty-mix", "mix.games"),
    ({"mix": "horse"}, "no-stakes", "mix.stakes.limit.small_bet"),
    ({"mix": "own", "mix_games": "omaha pot-limit"}, "no-stakes", "mix.stakes.big-bet.blinds"),
    ({"mix": "own", "mix_games": "holdem spread-limit", "mix_limit_small_bet": "50"}, "no-stakes",
     "mix.stakes.limit.spread")])
def test_what_a_mix_needs_is_asked_where_it_is_chosen(written: dict[str, str], code: str, field: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_settings({"game": "holdem", **written})
    assert (refused.value.code, refused.value.field) == (code, field)


def test_a_pair_of_stakes_brings_everything_that_a_game_may_need() -> None:
    """300/600 limit: blinds of half and whole, about a sixth ante and a third bring-in, in whole chips."""
    assert usual_amounts(300, 600, 25, limit=True) == {
        "small_bet": 300, "big_bet": 600, "small_blind": 150, "big_blind": 300, "ante": 50, "bring_in": 100}
    assert usual_amounts(1, 3, 1, limit=False) == {
        "small_blind": 1, "big_blind": 3, "ante": 1, "bring_in": 2}


@pytest.mark.parametrize("one", usual_chip_sets(), ids=lambda one: str(one.chips[0]))
def test_all_that_follows_from_the_usual_stakes_can_be_posted_in_their_chips(one: ChipSet) -> None:
    for pair, limit in [*((pair, False) for pair in one.blinds), *((pair, True) for pair in one.limits)]:
        assert all(chips % one.chips[0] == 0 for chips in usual_amounts(*pair, one.chips[0], limit).values())


@pytest.mark.parametrize("one", usual_chip_sets(), ids=lambda one: str(one.chips[0]))
def test_an_ante_is_less_than_the_bring_in_and_that_less_than_the_bet(one: ChipSet) -> None:
    """Wherever the bet is three of the smallest chips, in every game without blinds."""
    for low, high in one.limits:
        stakes = usual_amounts(low, high, one.chips[0], limit=True)
        apart = 0 < stakes["ante"] < stakes["bring_in"] < low < high
        assert apart or low < 3 * one.chips[0]
    for pair in one.blinds:
        stakes = usual_amounts(*pair, one.chips[0], limit=False)
        assert stakes["ante"] < stakes["bring_in"] < pair[1] or pair[1] < 3 * one.chips[0]


@pytest.mark.parametrize("text", [
    "[[sets]]\nchips = []", "[[sets]]\nblinds = []", "[[sets]]\nchips = [5]\nblinds = [[1, 2]]", "[[sets",
    "[[sets]]\nchips = [1]\nlimits = [[4, 2]]", '[[sets]]\nchips = ["five"]', "sets = 3",
    "[[sets]]\nchips = [1]\nblinds = [[1]]",
])
def test_chips_that_cannot_be_read_are_refused_with_their_file(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_chip_sets(text, "chips.toml")
    assert refused.value.code == "bad-chip-set" and "chips.toml" in refused.value.message


def test_the_rooms_own_chips_come_first_and_a_broken_file_hides_nothing(app: Flask) -> None:
    file = Path(app.instance_path) / "chips.toml"
    file.write_text("[[sets]]\nchips = [2, 20]\nblinds = [[2, 4]]\n")
    page = app.test_client().get("/tables/new").text
    assert page.index('"chips": [2, 20]') < page.index('"chips": [1, 5, 25, 100, 500]')
    file.write_text("[[sets]]\nchips = 2\n")
    page = app.test_client().get("/tables/new").text
    assert '"chips": [2, 20]' not in page and '"chips": [1, 5, 25, 100, 500]' in page


@pytest.mark.parametrize(("stated", "code", "field"), [
    ({"game": "razz", "small_bet": "100"}, "no-bring-in", "bring_in"),
    ({"game": "holdem"}, "no-forced-money", "big_blind"),
    ({"game": "holdem", "betting": "spread-limit", "big_blind": "2"}, "no-spread", "spread"),
])
def test_what_a_game_needs_is_refused_at_its_field(stated: dict[str, str], code: str, field: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_settings(stated)
    assert (refused.value.code, field_of(refused.value)) == (code, field)


def test_twenty_tables_are_set_up_by_one_form_or_none_of_them(app: Flask) -> None:
    client = app.test_client()
    form = {"name": "NLH", "first": "1", "count": "20", "game": "holdem", "small_blind": "1",
            "big_blind": "3", "preset": "cash", "tournament": "no"}
    assert client.post("/tables/several", data=form).headers["Location"] == "/"
    tables = client.get("/api/v1/tables").get_json()["tables"]
    assert [one["name"] for one in tables] == [f"NLH {n}" for n in range(1, 21)]
    assert all((one["blinds"], one["tournament"], one["seats"]) == ([1, 3], False, []) for one in tables)
    again = client.post("/tables/several", data=form | {"first": "20", "count": "3"})
    assert again.status_code == 422
    assert "There is a table of this name: NLH 20. Choose another name" in again.text
    for field, value in (("count", ""), ("count", "101"), ("first", "0"), ("big_blind", "x")):
        wrong = client.post("/tables/several", data=form | {"name": "PLO", field: value})
        assert wrong.status_code == 422 and f'data-for="{field}"' in wrong.text
    assert len(client.get("/api/v1/tables").get_json()["tables"]) == 20
