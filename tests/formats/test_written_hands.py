"""Hands for other programs: numbers mean what the format says, and add up; what cannot be said is noted."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal
from dealer_assist.formats.buy_in import tournament_in
from dealer_assist.formats.pokerstars import write_text
from dealer_assist.formats.timeline import About, Written, tell_story
from dealer_assist.formats.ohh import lacks, write_ohh
from dealer_assist.games import game_ids
from dealer_assist.texts import say
from tests.formats.test_phh_round_trip import random_hand
from tests.house.ask import played

ABOUT = About(12, "Table 3", {1: "Ann", 2: "Bob", 3: "Cé"}, "2026-11-20T18:30:05.000000Z")
SIDE_POT: dict[str, Any] = {
    "game": "holdem", "betting": "no-limit", "seats": {"1": 400, "2": 5000, "3": 5000}, "button": 3,
    "blinds": [50, 100],
}
SIDE_POT_LINES = [
    "3 raise 300", "1 all-in", "2 call", "3 call", "deal board AhKd2c", "2 check", "3 bet 500", "2 call",
    "deal board 3s", "2 check", "3 bet 1000", "2 fold", "deal board 9h", "3 show AsQs", "1 show KsKc",
]


def written(write: Any, document: dict[str, Any], lines: list[str]) -> Written:
    file: Written = write(read_setup(document), [parse_action(line) for line in lines], ABOUT)
    return file


def test_open_hand_history_says_what_each_action_added():
    file = written(write_ohh, SIDE_POT, SIDE_POT_LINES)
    hand = json.loads(file.text)["ohh"]
    assert (hand["game_type"], hand["bet_limit"]["bet_type"], hand["dealer_seat"]) == ("Holdem", "NL", 3)
    keys = ("player_id", "action", "amount", "is_allin")
    first = [tuple(one[key] for key in keys) for one in hand["rounds"][0]["actions"]]
    assert first == [(1, "Post SB", 50, False), (2, "Post BB", 100, False), (3, "Raise", 300, False),
                     (1, "Raise", 350, True), (2, "Call", 300, False), (3, "Call", 100, False)]
    assert [round_["cards"] for round_ in hand["rounds"]] == [[], ["Ah", "Kd", "2c"], ["3s"], ["9h"], []]
    assert hand["pots"] == [
        {"number": 0, "amount": 1200, "rake": 0, "jackpot": 0,
         "player_wins": [{"player_id": 1, "win_amount": 1200}]},
        {"number": 1, "amount": 1000, "rake": 0, "jackpot": 0,
         "player_wins": [{"player_id": 3, "win_amount": 1000}]}]
    assert [note for note in file.notes if "uncalled" in note]


def test_open_hand_history_has_what_the_format_asks_of_every_hand():
    """`tournament_info` in every hand of a tournament; blinds where there are some; no empty day, no hero."""
    about = replace(ABOUT, event=(7, "Friday Deep"))
    hand = json.loads(write_ohh(read_setup(SIDE_POT), [parse_action(line) for line in SIDE_POT_LINES],
                                about).text)["ohh"]
    assert (hand["tournament"], hand["tournament_info"]["tournament_number"],
            hand["tournament_info"]["name"]) == (True, "7", "Friday Deep")
    own = json.loads(written(write_ohh, SIDE_POT, SIDE_POT_LINES).text)["ohh"]
    assert own["tournament_info"]["tournament_number"] == "" and "hero_player_id" not in own
    assert ("Observed" in own["flags"], own["small_blind_amount"], own["big_blind_amount"]) == (True, 50, 100)
    cash = json.loads(write_ohh(read_setup(SIDE_POT), [parse_action(line) for line in SIDE_POT_LINES],
                                replace(ABOUT, tournament=False, started="")).text)["ohh"]
    assert cash["tournament"] is False and not {"tournament_info", "start_date_utc"} & {*cash}


def test_open_hand_history_of_stud_has_no_blinds_and_says_so():
    stud = {"game": "stud", "betting": "limit", "ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200,
            "seats": {"1": 5000, "2": 5000}}
    file = written(write_ohh, stud, ["deal 1 up 2c", "deal 2 up Kd", "1 bring-in", "2 fold"])
    hand = json.loads(file.text)["ohh"]
    assert (hand["small_blind_amount"], hand["big_blind_amount"], hand["ante_amount"]) == (0, 0, 25)
    assert str(say("notes.ohh-bets")) in map(str, file.notes)


def test_hand_text_names_the_event_of_the_room():
    lines = [parse_action(line) for line in SIDE_POT_LINES]
    text = write_text(read_setup(SIDE_POT), lines, replace(ABOUT, event=(7, "Friday Deep"))).text
    assert text.startswith("PokerStars Hand #12:  Tournament #7, Hold'em No Limit (50/100) - 2026/11/20")
    assert tournament_in(text.splitlines()) == {"name": "Friday Deep"}


def test_hand_text_reads_as_trackers_expect():
    text = written(write_text, SIDE_POT, SIDE_POT_LINES).text
    for line in (
        "PokerStars Hand #12:  Hold'em No Limit (50/100) - 2026/11/20 18:30:05 UTC",
        "Table 'Table 3' 10-max Seat #3 is the button", "Seat 3: Cé (5000 in chips)",
        "Ann: posts small blind 50", "Cé: raises 200 to 300", "Ann: raises 100 to 400 and is all-in",
        "Bob: calls 300", "*** TURN *** [Ah Kd 2c] [3s]", "Uncalled bet (1000) returned to Cé",
        "Ann: shows [Ks Kc] (Three of a Kind, Kings, Ace-Nine kickers)", "Cé collected 1000 from side pot",
        "Ann collected 1200 from main pot", "Total pot 2200 Main pot 1200. Side pot 1000. | Rake 0",
        "Board [Ah Kd 2c 3s 9h]",
    ):
        assert line in text.splitlines(), text


def test_a_hand_that_is_thrown_in_at_the_showdown_is_mucked_and_not_folded():
    lines = ["3 call", "1 fold", "2 check", "deal board AhKd2c", "2 check", "3 check", "deal board 3s",
             "2 check", "3 bet 200", "2 call", "deal board 9h", "2 check", "3 check", "2 show AsQs", "3 muck"]
    text = written(write_text, SIDE_POT, lines).text.splitlines()
    assert "Seat 3: Cé (button) mucked" in text and "Cé: mucks hand" in text
    assert "Seat 1: Ann folded before Flop" in text


def test_a_game_readers_do_not_know_is_under_our_own_word():
    document = {"game": "badeucy", "betting": "limit", "seats": {"1": 500, "2": 500}, "button": 1,
                "blinds": [10, 20], "small_bet": 20, "big_bet": 40}
    file = written(write_text, document, ["1 fold"])
    assert file.text.startswith("dealer-assist Hand #12:  Badeucy Limit")
    assert file.notes and "do not know" in file.notes[0]
    with pytest.raises(Refusal) as refused:
        written(write_ohh, document, ["1 fold"])
    assert refused.value.code == "cannot-say"


def test_a_hand_that_is_not_over_is_not_written():
    for write in (write_ohh, write_text):
        with pytest.raises(Refusal) as refused:
            written(write, SIDE_POT, SIDE_POT_LINES[:5])
        assert refused.value.code == "hand-not-over"


@pytest.mark.parametrize("game", game_ids())
def test_random_hands_add_up_in_every_format(game: str):
    chance = random.Random(f"written {game}")
    for _ in range(3):
        document, lines = random_hand(game, chance)
        actions = [parse_action(line) for line in lines]
        story = tell_story(read_setup(document), actions)
        hand = story.hand
        assert story.paid == hand.pot + sum(hand.chips.returned.values())
        text = write_text(read_setup(document), actions, ABOUT).text
        collected = sum(int(chips) for chips in re.findall(r" collected (\d+) from", text))
        assert collected == sum(hand.awards.values())
        if not lacks(read_setup(document)):
            check_ohh(json.loads(write_ohh(read_setup(document), actions, ABOUT).text)["ohh"], hand)


def check_ohh(ohh: dict[str, Any], hand: Any) -> None:
    added = sum(one["amount"] for round_ in ohh["rounds"] for one in round_["actions"])
    assert added == sum(pot["amount"] for pot in ohh["pots"]) + sum(hand.chips.returned.values())
    won = sum(win["win_amount"] for pot in ohh["pots"] for win in pot["player_wins"])
    assert won + hand.chips.rake == sum(pot["amount"] for pot in ohh["pots"])
    assert "??" not in json.dumps(ohh)
    for round_ in ohh["rounds"]:
        numbers = [one["action_number"] for one in round_["actions"]]
        assert numbers == list(range(1, len(numbers) + 1))


def test_hand_text_has_lows_and_badugis_by_their_ranks_and_the_first_run_of_a_draw():
    """Formats, section 4: `(Lo: 8,7,6,5,2)`, `(Badugi: 8,4,3,A)`; a draw run twice has no words there."""
    setup = {"seats": {1: 1000, 2: 1000}, "button": 2, "tournament": False, "preset": "cash",
             "house": {"rake": "none"}}
    low = played("2 call, 1 all-in, 2 call, 1 draw 2, 2 draw 1, run 2, 1 show 2s3s4s5d7h, 2 show 2c3c4c5h8h, "
                 "1 show 2s3s4s9d9h, 2 show 2c3c4c5hTh", game="deuce-to-seven-lowball", **setup)
    written = write_text(low.setup, low.actions, About(1, "T", {}, "2026-01-01T00:00:00"))
    shows = [line for line in written.text.splitlines() if "shows" in line]
    assert [line.partition("(")[2] for line in shows] == ["Lo: 7,5,4,3,2)", "Lo: 8,5,4,3,2)"]
    assert any("run more than once" in note for note in written.notes)
    stood = "1 pat, 2 pat, 1 check, 2 check, " * 3
    badugi = played(f"2 call, 1 check, {stood} 1 show As2d3c4h, 2 show KsQd2c2h",
                    game="badugi", betting="limit", **setup)
    text = write_text(badugi.setup, badugi.actions, About(1, "T", {}, "2026-01-01T00:00:00")).text
    assert "(Badugi: 4,3,2,A)" in text and "(3-card: K,Q,2)" in text
