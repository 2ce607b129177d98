"""A mixed table: its hands follow the list, the button waits in stud, the record tells where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.store.venue import Desk, Refused

SEATS = ("Ann", "Bob", "Cy", "Dee", "Eve")
DOORS = ("2c", "9d", "Th", "Ks", "As")
STAKES = {"limit": {"small_bet": 100}, "big-bet": {"blinds": [25, 50]}}


@pytest.fixture
def five(desk: Desk) -> Desk:
    """Seats 1 to 5 at a table of one game."""
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat, name in enumerate(SEATS, start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    return desk


def mixed(desk: Desk, games: Any, **change: Any) -> Any:
    """Set the table's mix; answers it as the table tells it."""
    listed = {"list": games} if isinstance(games, str) else {"games": games}
    return desk.patch("/tables/1", mix={**listed, "change": change, "stakes": STAKES})["mix"]


def deal(desk: Desk, **stated: Any) -> Any:
    """Begin the next hand; door cards are given where it is stud. Answers the hand."""
    mix = desk.get("/tables/1")["mix"]
    game = stated.get("game") or (mix["now"]["game"] if mix["now"] else "")
    if game.startswith(("stud", "razz")):
        seats = desk.get("/tables/1")["positions"]["dealt_in"]
        stated["up"] = {str(seat): DOORS[seat - 1] for seat in seats}
    return desk.start(**stated)


def fold_out(desk: Desk, hand: Any) -> Any:
    """Everybody folds to the last."""
    if hand["legal"].get("bring_in"):
        hand = desk.play(hand, f"{hand['to_act']} bring-in")
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    return hand


def play(desk: Desk, count: int, **stated: Any) -> list[str]:
    """Play hands out; answers their games."""
    return [fold_out(desk, deal(desk, **stated))["game"] for _ in range(count)]


def posted_by(hand: Any) -> dict[int, int]:
    return {seat["seat"]: seat["bet"] for seat in hand["seats"] if seat["bet"]}


def where(desk: Desk) -> tuple[int, int, int]:
    posted = desk.get("/tables/1")["positions"]
    return posted["button"], posted["small"], posted["big"]


@pytest.mark.both_databases
def test_horse_is_played_two_hands_each_and_the_button_waits_in_stud(five: Desk):
    """`mixed-button`: moved once after the last button hand, then held."""
    mixed(five, "horse", way="hands", hands=2)
    buttons = []
    for game in ("holdem", "omaha-8", "razz", "stud", "stud-8", "holdem"):
        for _ in range(2):
            buttons.append(where(five)[0])
            hand = deal(five)
            assert (hand["game"], hand["betting"]) == (game, "limit")
            fold_out(five, hand)
    assert buttons == [1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 1]


def test_each_game_is_posted_as_it_is_played(five: Desk):
    mixed(five, "8-game", way="hands", hands=1)
    setups = {}
    for _ in range(8):
        hand = deal(five)
        setups[hand["game"], hand["betting"]] = hand["setup"]
        fold_out(five, hand)
    assert setups["deuce-to-seven-triple-draw", "limit"]["blinds"] == [50, 100]
    razz = setups["razz", "limit"]
    assert (razz["blinds"], razz["ante"], razz["bring_in"], razz["small_bet"]) == ([], 15, 30, 100)
    assert setups["holdem", "no-limit"]["blinds"] == setups["omaha", "pot-limit"]["blinds"] == [25, 50]


def test_the_table_tells_where_the_mix_stands(five: Desk):
    mixed(five, "horse", way="hands", hands=6)
    play(five, 14)
    answer = five.get("/tables/1")["mix"]
    assert answer["text"] == "HORSE: Razz, hand 3 of 6, next Stud"
    assert (answer["now"]["game"], answer["now"]["hand"], answer["next"]["name"]) == ("razz", 3, "Stud")
    assert (answer["left"], answer["chooses"], answer["changes"]) == (4, None, False)
    hand = deal(five)
    assert hand["mix"]["text"] == answer["text"]
    assert five.get("/tables/1")["mix"]["now"]["hand"] == 3       # while it is played
    assert five.get(f"/hands/{hand['hand']}/log")["rows"][0]["payload"]["mix"]["hand"] == 3


def test_undo_of_a_finished_hand_and_a_void_one_are_not_counted(five: Desk):
    mixed(five, "horse", way="hands", hands=2)
    play(five, 1)
    hand = fold_out(five, deal(five))
    assert five.get("/tables/1")["mix"]["now"]["game"] == "omaha-8"
    hand = five.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert five.get("/tables/1")["mix"]["now"]["game"] == "holdem"
    five.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])
    assert five.get("/tables/1")["mix"]["text"] == "HORSE: Texas Hold'em, hand 2 of 2, next Omaha/8"
    assert play(five, 2) == ["holdem", "omaha-8"]


def test_the_big_blind_to_come_leaves_in_stud_and_nobody_escapes_a_blind(five: Desk):
    """Held at button 1, small 2, big 3. Seat 3 busts in Razz: seat 4 is big blind, seat 2 still owes his."""
    mixed(five, ["holdem", "razz"], way="hands", hands=1)
    fold_out(five, deal(five, button=5))
    fold_out(five, deal(five))
    five.delete("/tables/1/seats/3")
    assert where(five) == (1, 2, 4)
    assert posted_by(deal(five)) == {2: 25, 4: 50}


def test_the_small_blind_or_the_button_to_come_leaves_in_stud(five: Desk):
    mixed(five, ["holdem", "razz"], way="hands", hands=1)
    fold_out(five, deal(five, button=5))
    five.delete("/tables/1/seats/2")
    fold_out(five, deal(five))
    hand = deal(five)
    assert (hand["button"], posted_by(hand)) == (1, {3: 50})      # a dead small blind
    fold_out(five, hand)
    assert where(five) == (2, 3, 4)                                # and then a dead button


def test_who_sits_down_during_stud_before_the_held_big_blind_does_not_get_it(five: Desk):
    """Contract, section 6: positions stay, "the big blind after it is the first player at or after the held
    seat": held at button 1, small 2, big 4, it is not the newcomer's in seat 3."""
    five.delete("/tables/1/seats/3")
    mixed(five, ["holdem", "razz", "razz"], way="hands", hands=1)
    fold_out(five, deal(five, button=5))
    fold_out(five, deal(five))
    five.put("/tables/1/seats/3", player="Zoe", stack=10_000)
    fold_out(five, deal(five))
    assert where(five) == (1, 2, 4)
    hand = deal(five)
    assert posted_by(hand) == {2: 25, 4: 50} and "3" in hand["stacks"]


def test_a_seat_that_is_taken_again_during_stud_has_the_big_blind_it_held(five: Desk):
    """Seat 3 is empty for one hand of Razz: positions stay, and who sits there then posts."""
    mixed(five, ["holdem", "razz", "razz"], way="hands", hands=1)
    fold_out(five, deal(five, button=5))
    fold_out(five, deal(five))
    five.delete("/tables/1/seats/3")
    fold_out(five, deal(five))
    five.put("/tables/1/seats/3", player="Zoe", stack=10_000)
    assert posted_by(deal(five)) == {2: 25, 3: 50}


def test_a_player_away_during_stud_only_owes_no_blind_for_it(five: Desk):
    five.patch("/tables/1", preset="cash", tournament=False)
    mixed(five, ["holdem", "razz"], way="hands", hands=1)
    fold_out(five, deal(five, button=5))
    five.put("/tables/1/seats/2", player="Bob", stack=9_900, present=False)
    fold_out(five, deal(five))
    five.put("/tables/1/seats/2", player="Bob", stack=9_900)
    assert posted_by(deal(five)) == {2: 25, 3: 50}


def test_a_mix_that_begins_with_stud_holds_the_button_where_it_was_put(five: Desk):
    mixed(five, "triple-stud", way="hands", hands=1)
    fold_out(five, deal(five, button=4))
    play(five, 2)
    assert where(five) == (4, 5, 1)
    five.patch("/tables/1", mix=None)
    assert posted_by(five.start()) == {5: 50, 1: 100}


def test_an_orbit_changes_the_game_when_the_button_is_round(five: Desk):
    mixed(five, ["holdem", "razz"], way="orbit")
    assert play(five, 11) == ["holdem"] * 5 + ["razz"] * 5 + ["holdem"]


def test_the_next_level_brings_the_next_game_with_the_next_hand(five: Desk):
    """`level-applies`: next-hand."""
    mixed(five, "horse", way="level")
    hand = deal(five)
    answer = five.patch("/tables/1", level=2)["mix"]
    assert (answer["level"], answer["now"]["game"]) == (2, "holdem")
    fold_out(five, hand)
    assert five.get("/tables/1")["mix"]["text"] == "HORSE: Omaha/8, level 2, next Razz"
    assert play(five, 2) == ["omaha-8", "omaha-8"]


def test_minutes_make_levels_by_themselves(five: Desk, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("dealer_assist.store.db.utc.now", lambda: "2026-01-01T20:00:00.000000Z")
    mixed(five, "horse", way="level", minutes=30)
    assert play(five, 1) == ["holdem"]
    monkeypatch.setattr("dealer_assist.store.db.utc.now", lambda: "2026-01-01T21:01:00.000000Z")
    assert five.get("/tables/1")["mix"]["level"] == 3
    assert play(five, 1) == ["razz"]


def test_in_a_dealers_choice_somebody_has_to_choose(five: Desk):
    mix = mixed(five, "8-game", way="choice", who="turn")
    assert (mix["now"], mix["chooses"]) == (None, {"seat": 1, "name": "Ann", "for": "hand"})
    assert mix["text"] == "8-game: seat 1 chooses"
    with pytest.raises(Refused) as refused:
        five.start()
    assert (refused.value.code, refused.value.field) == ("choose-game", "game")
    hand = five.start(game="omaha")
    assert (hand["betting"], hand["setup"]["blinds"]) == ("pot-limit", [25, 50])
    assert hand["mix"]["text"] == "8-game: Omaha, hand 1 of 1, seat 1's choice"
    fold_out(five, hand)
    mix = five.get("/tables/1")["mix"]
    assert (mix["chooses"]["seat"], mix["recent"]) == (2, [7])


def test_a_game_that_the_mix_has_twice_is_chosen_with_its_betting(five: Desk):
    mixed(five, "8-game", way="choice")
    hand = five.start(game="holdem", betting="no-limit")
    assert (hand["betting"], hand["mix"]["game"]) == ("no-limit", "Texas Hold'em, no limit")


def test_a_game_out_of_the_list_cannot_be_chosen(five: Desk):
    mixed(five, "horse", way="choice")
    with pytest.raises(Refused) as refused:
        five.start(game="badugi")
    assert refused.value.code == "not-in-mix" and "Badugi is not among" in str(refused.value)


def test_a_game_for_one_hand_alone_leaves_the_rotation_where_it_was(five: Desk):
    mixed(five, "horse", way="hands", hands=2)
    play(five, 1)
    hand = five.start(game="badugi")
    assert hand["mix"]["text"] == "HORSE: Badugi, this hand alone"
    fold_out(five, hand)
    assert five.get("/tables/1")["mix"]["text"] == "HORSE: Texas Hold'em, hand 2 of 2, next Omaha/8"


def test_the_dealer_goes_on_to_a_game_of_the_list(five: Desk):
    mixed(five, "horse", way="hands", hands=2)
    play(five, 1)
    fold_out(five, deal(five, game="stud", turn_to=4))
    assert five.get("/tables/1")["mix"]["text"] == "HORSE: Stud, hand 2 of 2, next Stud/8"
    with pytest.raises(Refused) as refused:
        five.start(turn_to=6)
    assert (refused.value.code, refused.value.field) == ("bad-turn", "turn_to")


def test_new_stakes_leave_the_rotation_where_it_is_and_new_games_begin_it_anew(five: Desk):
    mixed(five, "horse", way="hands", hands=2)
    play(five, 3)
    mix = five.get("/tables/1")["mix"]
    answer = five.patch("/tables/1", mix=mix | {"stakes": {"limit": {"small_bet": 200}}})["mix"]
    assert (answer["now"]["game"], answer["now"]["hand"], answer["now"]["small_bet"]) == ("omaha-8", 2, 200)
    assert mixed(five, "hose", way="hands", hands=2)["now"]["game"] == "holdem"


def test_the_game_card_is_due_when_the_game_changes(five: Desk):
    mixed(five, "hoe", way="hands", hands=2)
    due = []
    for _ in range(4):
        hand = deal(five)
        due.append(hand["mix"]["changes"])
        fold_out(five, hand)
    assert due == [True, False, True, False]


@pytest.mark.parametrize(("mix", "code", "field"), [
    ("hores", "unknown-mix", "mix.list"),
    ({"games": []}, "empty-mix", "mix.games"),
    ({"games": ["rass"]}, "unknown-game", "mix.games.0.game"),
    ({"list": "horse", "change": "moon"}, "unknown-way", "mix.change.way"),
    ({"list": "horse", "stakes": {"limit": {"small_bet": 100, "bring_in": 200}}}, "bring-in-too-big",
     "mix.games.2"),
    (7, "bad-field", "mix"),
])
def test_a_mix_that_is_wrong_is_refused_and_nothing_changes(five: Desk, mix: Any, code: str, field: str):
    with pytest.raises(Refused) as refused:
        five.patch("/tables/1", mix=mix, name="Other")
    assert refused.value.status == 422
    if code != "bad-field":
        assert (refused.value.code, refused.value.field) == (code, field)
    now = five.get("/tables/1")
    assert (now["mix"], now["name"]) == (None, "Table 1")


def test_a_table_of_one_game_knows_no_levels_and_no_turns(five: Desk):
    with pytest.raises(Refused) as refused:
        five.patch("/tables/1", level=2)
    assert refused.value.code == "no-mix"
    with pytest.raises(Refused) as refused:
        five.start(turn_to=1)
    assert refused.value.code == "no-mix"
    assert five.start()["mix"] is None


def test_a_change_of_dealer_brings_a_bomb_pot(five: Desk):
    """`bomb-pot`: dealer-change; a void hand is dealt again and counts for nothing."""
    five.patch("/tables/1", ante=100, house={"bomb-pot": "dealer-change"})
    fold_out(five, five.start(who="Dee"))
    hand = five.start(who="Dee")
    assert not hand["setup"].get("bomb_pot")
    fold_out(five, hand)
    hand = five.start(who="Sam")
    assert hand["setup"]["bomb_pot"] is True
    five.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])
    hand = five.start(who="Sam")
    assert hand["setup"]["bomb_pot"] is True
    while hand["status"] == "open":
        line = f"{hand['to_act']} fold" if hand["to_act"] else "deal board AhKd7c"
        hand = five.play(hand, line)
    assert not five.start(who="Sam")["setup"].get("bomb_pot")


def test_there_is_no_bomb_pot_in_stud(five: Desk):
    mixed(five, ["razz", "holdem"], way="hands", hands=1)
    five.patch("/tables/1", house={"bomb-pot": "every"})
    assert not deal(five)["setup"].get("bomb_pot")


def test_the_record_of_mixed_hands_verifies(five: Desk):
    mixed(five, "horse", way="hands", hands=1)
    play(five, 3)
    for number in (1, 2, 3):
        assert five.get(f"/hands/{number}/verify")["ok"]


def test_the_table_is_told_before_a_game_comes_that_cannot_serve_it(five: Desk):
    """R57: "in a mix the table is told before the game changes"."""
    for seat, name in enumerate(("Flo", "Gil", "Hal", "Ida"), start=6):
        five.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    mixed(five, ["holdem", "stud"], way="hands", hands=1)
    warning = ("Stud is dealt to 8 at most, and 9 are seated: before it comes, seat one fewer, or change the "
            "mix.")
    assert five.get("/tables/1")["mix"]["text"].endswith(f"next Stud. {warning}")
    hand = deal(five)
    assert five.get("/tables/1")["mix"]["text"].endswith(warning)
    fold_out(five, hand)
    assert five.get("/tables/1")["mix"]["text"].endswith(warning)
    five.delete("/tables/1/seats/9")
    assert warning not in five.get("/tables/1")["mix"]["text"]
