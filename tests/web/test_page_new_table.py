"""A new table in three questions: by touch, on a tablet and on a phone, with nothing lost on the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from dealer_assist.games import game_ids, load_game
from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, Tablet, one_tablet, room_server  # noqa: F401

PHONE = {"width": 390, "height": 844}
TOUCHED = "main :is(.key, .tab, input:not([type=radio], [type=checkbox], [type=hidden]), select)"


@pytest.mark.parametrize("size", [LANDSCAPE, PHONE], ids=["tablet", "phone"])
def test_seven_taps_and_a_word_to_the_first_hand(tablet: Tablet, room: Server, size: dict[str, int]) -> None:
    """Razz, 400/800, six players with 20,000: ante and bring-in follow, the door cards are asked."""
    tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
    tablet.open("/")
    tablet.page.get_by_role("link", name="New table").tap()
    tablet.tap("game-razz")
    tablet.tap("next")
    tablet.tap("stakes-400-800")
    tablet.tap("next")
    tablet.tap("seats-6")
    tablet.page.fill("[name=all]", "20k")
    tablet.tap("deal")
    tablet.asks("third street")
    table = newest(room)
    assert (table["game"], table["ante"], table["bring_in"], table["small_bet"], table["big_bet"]) == (
        "razz", 100, 200, 400, 800)
    assert [seat["stack"] for seat in table["seats"]] == [20_000] * 6 and table["chip"] == 100


# every pair of every rack is tapped as a finger would, and what the fields then say is read
EVERY_STAKE = """() => [...document.querySelectorAll("#racks .racks .key")].flatMap((_, n) => {
  const press = (key) => document.querySelector(`#racks [data-key="${key}"]`).click();
  press(`rack-${n + 1}`);
  return [...document.querySelectorAll("#racks .pairs .key")].map(({ dataset }) => {
    press(dataset.key);
    const written = (name) => [...document.getElementsByName(name)].filter((one) => one.checkVisibility())
      .map((one) => Number(one.value.replaceAll(/\\D/g, "")))[0] ?? null;
    return ["chip", "ante", "bring_in", "small_bet", "big_bet"].map((name) => name === "chip"
      ? Number(document.querySelector('#chip-keys [aria-pressed="true"]').textContent.replaceAll(/\\D/g, ""))
      : written(name));
  });
})"""
WITHOUT_BLINDS = [game.id for game in map(load_game, game_ids()) if game.forced != "blinds"]


def test_stud_is_offered_stakes_that_its_chips_can_part(tablet: Tablet) -> None:
    """Every game without blinds in every rack: ante, bring-in, small and big bet, each more than the last."""
    tablet.open("/tables/new")
    for game in WITHOUT_BLINDS:
        tablet.page.fill("#find", load_game(game).name)
        tablet.tap(f"game-{game}")
        tablet.tap("next")
        offered = tablet.page.evaluate(EVERY_STAKE)
        assert len(offered) >= 12
        for chip, *stakes in offered:
            asked = [chips for chips in stakes if chips is not None]
            assert asked == sorted(set(asked)) and not any(chips % chip for chips in asked), (game, asked)
        tablet.tap("back")


def test_ante_and_bring_in_follow_a_bet_that_is_written(tablet: Tablet) -> None:
    """Until somebody writes them too."""
    tablet.open("/tables/new")
    tablet.page.fill("#find", "stud/8")
    tablet.tap("game-stud-8")
    tablet.tap("next")
    field = tablet.page.locator
    names = ("ante", "bring_in", "small_bet", "big_bet")
    assert [field(f"[name={name}]").input_value() for name in names] == ["100", "200", "300", "600"]
    tablet.page.fill("[name=small_bet]", "1k")
    expect(field("[name=ante]")).to_have_value("100")
    expect(field("[name=bring_in]")).to_have_value("300")
    tablet.page.fill("[name=bring_in]", "200")
    tablet.page.fill("[name=small_bet]", "2k")
    expect(field("[name=ante]")).to_have_value("300")
    expect(field("[name=bring_in]")).to_have_value("200")


def test_a_list_without_a_game_goes_no_further(tablet: Tablet, room: Server) -> None:
    """It was set up as hold'em, which nobody had said; an empty search refuses no name."""
    tablet.open("/tables/new")
    tablet.tap("mix-own")
    expect(tablet.page.locator("#summary")).to_have_text("Our own list")
    expect(tablet.page.locator("#mix-game-list")).not_to_contain_text("No game is called that")
    tablet.tap("next")
    expect(refusal(tablet)).to_contain_text("pick its games")
    expect(tablet.page.locator("#mix-find")).to_be_visible()
    tablet.page.fill("#mix-find", "razz")
    tablet.tap("mix-add-razz")
    tablet.tap("next")
    expect(tablet.key("stakes-400-800")).to_be_visible()


def test_a_mix_with_stud_is_offered_bets_that_its_chips_can_part(tablet: Tablet) -> None:
    """HORSE in the usual chips: at 200/400 ante and bring-in were both 100."""
    tablet.open("/tables/new")
    tablet.page.fill("#find", "horse")
    tablet.tap("mix-horse")
    tablet.tap("next")
    expect(tablet.key("stakes-400-800")).to_have_attribute("aria-pressed", "true")
    expect(tablet.key("stakes-200-400")).to_have_count(0)
    expect(tablet.page.locator("#chip-derived")).to_have_text("The stakes need chips of 100.")


def test_every_game_and_mix_answers_to_any_of_its_names(tablet: Tablet) -> None:
    """The list holds them all; an alias finds the game, and amounts that do not bear on it are gone."""
    tablet.open("/tables/new")
    offered = tablet.page.locator("#game option").evaluate_all("all => all.map(one => one.value)")
    assert set(game_ids()) <= set(offered) and len(set(offered)) == len(offered)
    for words, key in (("paduki", "game-badugi"), ("horse", "mix-horse"), ("stud/8", "game-stud-8")):
        tablet.page.fill("#find", words)
        expect(tablet.page.locator("#game-list .key").first).to_have_attribute("data-key", key)
        tablet.key(key).tap()
        expect(tablet.key(key)).to_have_attribute("aria-pressed", "true")
    tablet.tap("next")
    expect(tablet.page.locator("[name=bring_in]")).to_be_visible()
    expect(tablet.page.locator("[name=big_blind]")).to_be_hidden()
    tablet.page.fill("[name=bring_in]", "75")
    expect(tablet.page.locator("#chip-derived")).to_have_text("The stakes need chips of 25.")
    tablet.tap("back")
    tablet.page.fill("#find", "no such game")
    expect(tablet.page.locator("#game-list")).to_have_text(
        "No game is called that. A bomb pot or a straddle is tapped between two hands of any game.")


def test_the_chips_of_the_room_bring_stakes_and_the_smallest_chip_is_one_tap(
    tablet: Tablet, room: Server,
) -> None:
    tablet.open("/tables/new")
    tablet.tap("next")
    expect(tablet.key("rack-4")).to_have_attribute("aria-pressed", "true")
    tablet.tap("rack-1")
    tablet.tap("stakes-2-5")
    expect(tablet.key("smallest-1")).to_have_attribute("aria-pressed", "true")
    tablet.tap("stakes-5-10")
    expect(tablet.key("smallest-5")).to_have_attribute("aria-pressed", "true")
    tablet.tap("smallest-1")
    expect(tablet.page.locator("[name=preset]").first).to_be_hidden()
    tablet.choose("tournament", "no")
    tablet.page.locator(".rest summary").tap()
    tablet.choose("preset", "cash")
    expect(tablet.page.locator(".rest summary")).to_have_text("More: buy-ins and house rules Cash room")
    tablet.tap("next")
    expect(tablet.page.locator("[name=all]")).to_have_value("500")
    tablet.tap("seats-2")
    tablet.tap("deal")
    tablet.asks("Seat")
    table = newest(room)
    assert (table["blinds"], table["chip"]) == ([5, 10], 1)
    assert (table["preset"], table["tournament"]) == ("cash", False)


@pytest.mark.parametrize(("game", "field", "written", "stakes"), [
    ("holdem", "small_blind", "1-3", {"small_blind": "1", "big_blind": "3"}),
    ("holdem", "big_blind", "25/50", {"small_blind": "25", "big_blind": "50"}),
    ("stud-8", "small_bet", "1k / 2k", {"small_bet": "1k", "big_bet": "2k"}),
    ("holdem", "small_blind", "ten-20", {"small_blind": "ten-20", "big_blind": "200"}),
])
def test_a_pair_of_stakes_is_written_where_one_of_them_belongs(
    tablet: Tablet, game: str, field: str, written: str, stakes: dict[str, str],
) -> None:
    tablet.open("/tables/new")
    tablet.tap(f"game-{game}")
    tablet.tap("next")
    tablet.page.fill(f"[name={field}]", written)
    tablet.page.locator("[name=ante]").focus()
    for name, value in stakes.items():
        expect(tablet.page.locator(f"[name={name}]")).to_have_value(value)


def test_a_mix_without_a_spread_game_asks_for_no_spread(tablet: Tablet) -> None:
    tablet.open("/tables/new")
    tablet.tap("mix-horse")
    tablet.tap("next")
    expect(tablet.page.locator("[name=mix_limit_small_bet]")).to_be_visible()
    expect(tablet.page.locator("[name=mix_limit_spread]")).to_be_hidden()
    tablet.tap("step-1")
    tablet.page.locator("#mix-games select").first.select_option("spread-limit")
    tablet.tap("next")
    expect(tablet.page.locator("[name=mix_limit_spread]")).to_be_visible()


def test_nothing_written_is_lost_by_going_back_or_by_a_reload(tablet: Tablet) -> None:
    tablet.open("/tables/new")
    tablet.tap("game-omaha")
    tablet.choose("betting", "limit")
    tablet.tap("next")
    tablet.page.fill("[name=small_bet]", "150")
    tablet.page.fill("[name=ante]", "25")
    tablet.tap("next")
    tablet.page.fill("[name=player_3]", "Cy")
    tablet.page.fill("[name=stack_3]", "7.5k")
    tablet.page.fill("[name=all]", "9000")

    def still() -> None:
        expect(tablet.key("game-omaha")).to_have_attribute("aria-pressed", "true")
        expect(tablet.page.locator("[name=betting][value=limit]")).to_be_checked()
        for name, value in {"small_bet": "150", "ante": "25", "player_3": "Cy", "stack_3": "7.5k",
                            "all": "9000"}.items():
            expect(tablet.page.locator(f"[name={name}]")).to_have_value(value)
        expect(tablet.page.locator("[name=in_3]")).to_be_checked()

    tablet.page.reload()
    expect(tablet.page.get_by_role("heading", name="Who sits?")).to_be_visible()
    still()
    tablet.tap("back")
    expect(tablet.page.get_by_role("heading", name="Which stakes?")).to_be_visible()
    tablet.page.go_back()
    expect(tablet.page.get_by_role("heading", name="Which game?")).to_be_visible()
    still()
    tablet.open("/")
    tablet.open("/tables/new")
    still()


@pytest.mark.parametrize(("field", "value", "heading", "sentence"), [
    ("big_blind", "two hundred", "Which stakes?", "is no number of chips. Write whole chips"),
    ("small_blind", "", "", ""),
    ("name", "   ", "Who sits?", "A table needs a name"),
    ("stack_2", "many", "Who sits?", "'many' is no number of chips"),
    ("all", "ten", "Who sits?", "'ten' is no number of chips"),
], ids=["a blind in words", "one blind is enough", "no name", "a stack in words", "a start in words"])
def test_what_is_wrong_stands_beside_its_question(
    tablet: Tablet, room: Server, field: str, value: str, heading: str, sentence: str,
) -> None:
    before = len(room.ask("GET", "/tables")[1]["tables"])
    tablet.open("/tables/new")
    tablet.tap("next")
    if field in ("big_blind", "small_blind"):
        tablet.page.fill(f"[name={field}]", value)
    tablet.tap("next")
    if not heading:
        return expect(tablet.page.get_by_role("heading", name="Who sits?")).to_be_visible()
    if field not in ("big_blind", "small_blind"):
        tablet.tap("seats-3")
        tablet.page.fill(f"[name={field}]", value)
        tablet.tap("deal")
    expect(tablet.page.get_by_role("heading", name=heading)).to_be_visible()
    expect(tablet.page.locator(f"label:has([name={field}]), td:has([name={field}])").locator(".refusal")
           ).to_contain_text(sentence)
    expect(tablet.page.locator(f"[name={field}]")).to_have_attribute("aria-invalid", "true")
    assert len(room.ask("GET", "/tables")[1]["tables"]) == before


def test_what_is_wrong_behind_more_opens_it(tablet: Tablet) -> None:
    tablet.open("/tables/new")
    tablet.tap("next")
    tablet.page.locator(".rest summary").tap()
    tablet.page.fill("[name=min_buy_in]", "a lot")
    tablet.page.locator(".rest summary").tap()
    tablet.tap("next")
    expect(tablet.page.locator("[name=min_buy_in]")).to_be_focused()
    expect(refusal(tablet)).to_contain_text("'a lot' is no number of chips")


def test_what_a_game_needs_is_asked_with_its_stakes_and_who_sits_with_the_seats(tablet: Tablet) -> None:
    """No bring-in in stud; nobody there; nobody chose the first game of a dealer's choice."""
    tablet.open("/tables/new")
    tablet.tap("game-stud-8")
    tablet.tap("next")
    tablet.page.fill("[name=bring_in]", "")
    tablet.tap("next")
    expect(refusal(tablet)).to_have_text("This game opens with a bring-in. Write how much.")
    tablet.page.fill("[name=bring_in]", "100")
    tablet.tap("next")
    tablet.tap("deal")
    expect(refusal(tablet)).to_contain_text("A hand needs two players with chips")
    for seat in range(1, 10):
        tablet.page.locator(f"label:has([name=in_{seat}])").tap()
    tablet.tap("deal")
    expect(refusal(tablet)).to_contain_text("is dealt to 8 at most")
    # not at what they start with
    expect(tablet.page.locator('[data-wrong="seats"] .refusal')).to_have_count(1)
    expect(tablet.page.locator("[aria-invalid]")).to_have_count(0)
    tablet.tap("seats-5")
    tablet.tap("step-1")
    tablet.tap("mix-dealers-choice")
    tablet.tap("step-2")
    expect(tablet.page.locator(".pairs .of")).to_have_text(["Limit games", "No-limit and pot-limit games"])
    tablet.tap("step-3")
    tablet.tap("seats-4")
    tablet.tap("deal")
    expect(refusal(tablet)).to_contain_text("Ask, then tap it")
    search, first = (tablet.box(one) for one in ("#first-find", "[data-key=first-holdem]"))
    assert first["y"] - search["y"] - search["height"] >= 8
    tablet.page.fill("#first-find", "razz")
    tablet.tap("first-razz")
    tablet.tap("deal")
    tablet.tap("card-go")
    tablet.asks("third street")


def test_the_house_rules_are_set_before_the_first_hand(tablet: Tablet, room: Server) -> None:
    """One by one, on their own page, with everything else as it was answered."""
    tablet.open("/tables/new")
    tablet.tap("step-3")
    tablet.tap("seats-5")
    tablet.tap("house")
    tablet.page.locator("#rule-run-it").get_by_text("twice at most").click()
    tablet.page.get_by_role("button", name="Save").first.tap()
    expect(tablet.page.get_by_role("status")).to_contain_text("Saved")
    table = newest(room)
    assert table["house"] == {"run-it": "2"} and len(table["seats"]) == 5


@pytest.mark.parametrize(("answer", "sits"), [("known", "Zoe Núñez"), ("written", "Zoë Nuñez")])
def test_a_name_that_may_be_another_spelling_is_asked_about(
    tablet: Tablet, room: Server, answer: str, sits: str,
) -> None:
    """As at the seats of a table: nothing is set up, nothing lost, until somebody says who it is."""
    known = room.ask("POST", "/tables", {"name": "First", "game": "holdem", "blinds": [1, 2]})[1]["id"]
    room.ask("PUT", f"/tables/{known}/seats/1", {"player": "Zoe Núñez", "stack": 100})
    room.let_go(["Zoe Núñez", "Zoë Nuñez", "Al"])
    before = newest(room)["id"]
    tablet.open("/tables/new")
    tablet.tap("step-3")
    tablet.page.fill("[name=player_4]", "Zoë Nuñez")
    tablet.page.fill("[name=player_5]", "Al")
    tablet.tap("set-up")
    expect(refusal(tablet)).to_contain_text("Zoë Nuñez = Zoe Núñez?")
    assert newest(room)["id"] == before
    expect(tablet.page.locator("[name=player_5]")).to_have_value("Al")
    tablet.tap(f"spelling-{answer}")
    tablet.page.wait_for_url("**/tables/*/seats")
    assert [seat["player"] for seat in newest(room)["seats"]] == [sits, "Al"]


@pytest.mark.parametrize("size", [LANDSCAPE, PHONE], ids=["tablet", "phone"])
def test_every_question_has_room_for_a_finger(tablet: Tablet, size: dict[str, int]) -> None:
    """48 px at least, nothing over the edge, the key that goes on always in view."""
    tablet.turn(size)
    tablet.open("/tables/new")
    for step, key in ((1, "next"), (2, "next"), (3, "deal")):
        tablet.tap(f"step-{step}")
        tablet.still()
        small = tablet.page.evaluate(
            "where => [...document.querySelectorAll(where)].filter(one => one.offsetParent"
            " && one.getBoundingClientRect().height < 48).map(one => one.outerHTML.slice(0, 80))", TOUCHED)
        assert small == [], step
        assert tablet.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        box = tablet.box(f'[data-key="{key}"]')
        assert box["y"] + box["height"] <= size["height"], step


def refusal(tablet: Tablet) -> Any:
    return tablet.page.locator(".refusal:visible")


def newest(room: Server) -> dict[str, Any]:
    """The table that was set up last."""
    number = max(one["id"] for one in room.ask("GET", "/tables")[1]["tables"])
    return dict(room.ask("GET", f"/tables/{number}")[1])


def test_a_seat_that_is_emptied_again_is_not_dealt_in(tablet: Tablet) -> None:
    """Somebody without a name played with 10,000; a seat that was ticked for itself stays."""
    tablet.open("/tables/new")
    tablet.tap("game-holdem")
    tablet.tap("next")
    tablet.tap("next")
    inside = [tablet.page.locator(f"[name=in_{seat}]") for seat in (2, 3)]
    inside[0].tap()
    for seat, one in zip((2, 3), inside, strict=True):
        tablet.page.fill(f"[name=player_{seat}]", "Ann")
        tablet.page.fill(f"[name=stack_{seat}]", "500")
        expect(one).to_be_checked()
        tablet.page.reload()
        tablet.page.fill(f"[name=player_{seat}]", "")
        expect(one).to_be_checked()
        tablet.page.fill(f"[name=stack_{seat}]", "")
    expect(inside[0]).to_be_checked()
    expect(inside[1]).not_to_be_checked()
