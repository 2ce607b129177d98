"""2.41 Omaha (High Only)."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    assert rounds("omaha") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    end = played(
        "omaha",
        f"{OPEN}, deal board AhKd7c, {SMALL}, deal board 2s, {BIG}, deal board 9d, {CHECKED},"
        "1 show AsAc3h4h, 3 show KsKcQsQd",
    )
    assert end.awards == {1: 900} and end.ranks(1, "high") == "AAAK9"


def test_four_cards_are_tabled():
    before = f"{OPEN}, deal board AhKd7c, {SMALL}, deal board 2s, {BIG}, deal board 9d, {CHECKED}"
    assert refused("omaha", f"{before}, 1 show AsAc") == "card-count"


def test_pot_limit_is_the_call_and_the_pot_after_it():
    """1.1.3: first in at 100/200 to 700; a pot raise of a pot bet of 1,500 is 6,000 to go."""
    pot = {
        "betting": "pot-limit",
        "blinds": [100, 200],
        "seats": 3,
        "button": 3,
        "small_bet": None,
        "big_bet": None,
    }
    pot["seats"] = {"1": 20_000, "2": 20_000, "3": 20_000}
    first = state("omaha", **pot)["legal"]["raise"]
    assert (first["min"], first["max"]) == (400, 700)
    later = state("omaha", "3 raise 700, 1 fold, 2 call, deal board AhKd7c, 2 bet 1500", **pot)
    assert (later["pot"], later["legal"]["raise"]["max"]) == (3000, 6000)


def test_exactly_two_cards_of_the_hand_play():
    """One heart of one's own on four hearts is no flush; three queens of one's own are a pair."""
    ruling = showdown("omaha", {1: "AhQsQdQc", 2: "JsJdTcTd"}, board="2h5h9hKh8c")
    assert ruling.name(1, "high").startswith("Pair of Queens")


def test_the_better_of_two_omaha_hands():
    assert beats("omaha", "AhKhQdQc", "AsKcJdJc", "high", board="Qs9h4h2c3h")
