"""A mix as the room sets it: the lists, what is refused, and what each game is played for."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids, load_game
from dealer_assist.session.lists import listed, mix_ids
from dealer_assist.contract.mix import mix_document, read_mix
from dealer_assist.session.mix_line import named, sentence
from dealer_assist.session.mixes import Mix
from dealer_assist.session.stakes import stakes_of, tidy, usual_amounts

LIMIT_300 = {"limit": {"small_bet": 300}, "big-bet": {"blinds": [75, 150]}}


def amounts(mix: Mix, place: int, **table: Any) -> dict[str, Any]:
    entry = mix.games[place]
    return stakes_of(mix, entry, load_game(entry.game), {"chip": 25, **table})


@pytest.mark.parametrize("name", mix_ids())
def test_every_game_of_every_list_can_be_dealt(name: str):
    mix = read_mix({"list": name, "stakes": LIMIT_300})
    for place in range(len(mix.games)):
        document = {"game": mix.games[place].game, "seats": {"1": 9000, "2": 9000}, "button": 1, "chip": 25}
        setup = read_setup(document | amounts(mix, place))
        assert setup.betting == mix.games[place].betting in (*setup.game.bettings, "limit")


def test_horse_is_horse():
    assert [load_game(game).short for game, _ in listed("horse").games] == [
        "Texas Hold'em", "Omaha/8", "Razz", "Stud", "Stud/8"]


def test_no_game_is_called_by_a_longer_name_than_its_own():
    """Big O was "Five Card Omaha/8" in the line of a mix."""
    assert load_game("big-o").short == "Big O"
    games = [load_game(game) for game in game_ids()]
    assert [game.id for game in games if len(game.short) > len(game.name)] == []
    assert {game.id for game in games if game.id.endswith("-8")} == {
        game.id for game in games if game.short.endswith("/8")}


def test_a_limit_gives_blinds_to_some_and_ante_and_bring_in_to_others():
    mix = read_mix({"list": "horse", "stakes": {"limit": {"small_bet": 300}}})
    assert amounts(mix, 0) == {
        "betting": "limit", "blinds": [150, 300], "ante": 0, "big_blind_ante": 0, "bring_in": None,
        "small_bet": 300, "big_bet": 600}
    assert amounts(mix, 2) == {
        "betting": "limit", "blinds": [], "ante": 50, "big_blind_ante": 0, "bring_in": 100,
        "small_bet": 300, "big_bet": 600}


def test_what_the_room_states_counts():
    stakes = {"limit": {"small_bet": 400, "big_bet": 800, "ante": 75, "bring_in": 125, "blinds": [200, 400]}}
    mix = read_mix({"list": "horse", "stakes": stakes})
    razz = amounts(mix, 2)
    assert (razz["ante"], razz["bring_in"], razz["big_bet"]) == (75, 125, 800)
    assert amounts(mix, 0)["ante"] == 0


def test_the_8_game_has_other_blinds_in_its_big_bet_games():
    mix = read_mix({"list": "8-game", "stakes": LIMIT_300})
    assert amounts(mix, 1)["blinds"] == [150, 300] and amounts(mix, 1)["small_bet"] == 300
    assert amounts(mix, 6)["blinds"] == [75, 150] and amounts(mix, 6)["small_bet"] is None
    assert (amounts(mix, 6)["betting"], amounts(mix, 7)["betting"]) == ("no-limit", "pot-limit")
    assert (mix.named(1), mix.named(6)) == ("Texas Hold'em, limit", "Texas Hold'em, no limit")


def test_one_kind_of_stakes_is_enough():
    limit = read_mix({"list": "8-game", "stakes": {"limit": {"small_bet": 200}}})
    assert amounts(limit, 6)["blinds"] == [50, 100]
    blinds = read_mix({"list": "8-game", "stakes": {"big-bet": {"blinds": [50, 100]}}})
    assert amounts(blinds, 0)["small_bet"] == 200
    assert amounts(read_mix("8-game"), 0, blinds=[100, 200])["small_bet"] == 200


def test_a_game_may_have_stakes_of_its_own():
    mix = read_mix({"games": ["razz", {"game": "stud", "stakes": {"bring_in": 75}}], "stakes": LIMIT_300})
    assert (amounts(mix, 0)["bring_in"], amounts(mix, 1)["bring_in"]) == (100, 75)


@pytest.mark.parametrize(("chips", "chip", "expected"), [
    (100, 1, 100), (33, 1, 30), (66, 25, 50), (133, 1, 100), (266, 1, 250), (8, 1, 8), (0, 1, 1),
    (3, 25, 25)])
def test_amounts_that_follow_can_be_paid_at_a_glance(chips: int, chip: int, expected: int):
    assert tidy(chips, chip) == expected


def test_what_is_kept_reads_as_it_was():
    mix = read_mix({"list": "8-game", "change": {"way": "hands", "hands": 8}, "stakes": LIMIT_300})
    again = read_mix(mix_document(mix) | {"now": None, "text": "said by the table"})
    assert again == mix and again.stakes == mix.stakes
    assert read_mix("dealers-choice").change.way == "choice"


@pytest.mark.parametrize(("document", "code", "field"), [
    ("hores", "unknown-mix", "mix.list"),
    ({"games": []}, "empty-mix", "mix.games"),
    ({"change": {"way": "orbit"}}, "empty-mix", "mix.games"),
    ({"games": ["razz", "rass"]}, "unknown-game", "mix.games.1.game"),
    ({"games": [{"game": "razz", "betting": "spread"}]}, "unknown-betting", "mix.games.0.betting"),
    ({"list": "horse", "change": {"way": "moon"}}, "unknown-way", "mix.change.way"),
    ({"list": "horse", "change": {"way": "hands", "hands": 0}}, "bad-number", "mix.change.hands"),
    ({"list": "horse", "change": {"way": "choice", "who": "floor"}}, "unknown-who", "mix.change.who"),
    ({"list": "horse", "stakes": {"limit": {"ante": "50"}}}, "bad-number", "mix.stakes.limit.ante"),
    ({"list": "horse", "stakes": {"spread": {}}}, "unknown-key", "mix.stakes.spread"),
    ({"list": "horse", "gams": []}, "unknown-key", "mix.gams"),
    ({"list": "horse", "name": "x" * 41}, "bad-name", "mix.name"),
    (7, "bad-form", "mix"),
])
def test_a_mix_that_is_wrong_is_refused_with_the_place(document: Any, code: str, field: str):
    with pytest.raises(Refusal) as refused:
        read_mix(document)
    assert (refused.value.code, refused.value.field) == (code, field)
    assert refused.value.message.endswith((".", "?"))


def test_nobody_said_for_how_much():
    with pytest.raises(Refusal) as refused:
        amounts(read_mix("horse"), 0)
    assert refused.value.code == "no-stakes"


def test_another_name_or_other_stakes_leave_a_round_where_it_stands():
    horse = read_mix({"games": ["holdem", "razz"], "name": "One", "change": "hands"})
    assert horse.same_round(read_mix({"games": ["holdem", "razz"], "name": "Two", "change": "hands"}))
    assert not horse.same_round(read_mix({"games": ["holdem", "stud"], "change": "hands"}))


def test_two_figures_make_every_amount_that_a_game_may_need():
    """1/2 of no-limit, 300/600 of limit: an ante is a sixth of the bet, a bring-in a third."""
    assert usual_amounts(1, 2, 1, False) == {"small_blind": 1, "big_blind": 2, "ante": 1, "bring_in": 1}
    assert usual_amounts(300, 600, 25, True) == {
        "small_blind": 150, "big_blind": 300, "small_bet": 300, "big_bet": 600, "ante": 50, "bring_in": 100}


@pytest.mark.parametrize(("bet", "stated", "chip", "expected"), [
    (400, {}, 100, (100, 200)), (200, {}, 25, (25, 50)), (8, {}, 1, (1, 2)),
    (300, {"ante": 100}, 25, (100, 125)), (200, {}, 100, (100, 100)),
    (200, {"ante": 25, "bring_in": 75}, 25, (25, 75)), (2, {}, 1, (1, 1))])
def test_a_bring_in_is_more_than_the_ante_where_the_chips_allow_it(
    bet: int, stated: dict[str, int], chip: int, expected: tuple[int, int],
):
    mix = read_mix({"games": ["razz"], "stakes": {"limit": {"small_bet": bet, **stated}}})
    stakes = amounts(mix, 0, chip=chip)
    assert (stakes["ante"], stakes["bring_in"]) == expected


def spread_mix(stakes: dict[str, Any]) -> Mix:
    return read_mix({"games": [{"game": "holdem", "betting": "spread-limit"}], "stakes": stakes})


def test_blinds_of_spread_limit_follow_the_least_bet_of_its_first_street():
    for spread in ([4, 20], [[4, 20], [4, 40]]):
        amounts_ = amounts(spread_mix({"limit": {"spread": spread}}), 0, chip=1)
        assert (amounts_["blinds"], amounts_["spread"]) == ([2, 4], spread)


@pytest.mark.parametrize("mix", [
    {"games": [{"game": "holdem", "betting": "spread-limit"}]},
    {"games": [{"game": "holdem", "betting": "no-limit"}]}])
def test_a_mix_that_nobody_named_stakes_for_is_not_dealt(mix: dict[str, Any]):
    with pytest.raises(Refusal) as refusal:
        amounts(read_mix(mix), 0)
    assert refusal.value.code == "no-stakes"


def test_a_mix_says_who_chose_the_game_and_names_no_game_of_no_place():
    known = {"name": "Dealer's choice", "game": "Razz", "hand": 2, "of": 6, "chooser": 4}
    assert sentence(known) != sentence(known | {"chooser": 5}) and "Razz" in sentence(known)
    assert named(read_mix({"name": "Ours", "games": [{"game": "razz", "betting": "limit"}]}), None) is None
