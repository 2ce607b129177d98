"""2.49 Rio Bravo; ruling R20."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """A third hole card after the river betting, and a fifth round."""
    assert rounds("rio-bravo") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
        "bravo: 1 down; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The third heart in the hand makes the flush; the fifth round brings 900 to 1,300."""
    end = played(
        "rio-bravo",
        f"{OPEN}, deal board QhJh7c, {SMALL}, deal board 7s, {BIG}, deal board 2d,"
        f"{CHECKED}, {BIG}, 3 show KcKd3s, 1 show Ah9h5h",
    )
    assert end.awards == {1: 1300}
    assert end.stacks == {1: 5700, 2: 4900, 3: 4400, 4: 5000}


def test_only_live_players_get_the_third_card():
    before = f"{OPEN}, deal board QhJh7c, {SMALL}, deal board 7s, {BIG}, deal board 2d, {CHECKED}"
    assert refused("rio-bravo", f"{before}, deal 2 5h") == "hand-folded"
    assert refused("rio-bravo", f"{before}, {BIG}, 3 show KcKd") == "card-count"


def test_rio_bravo_may_play_all_three():
    """2.49, R20: any five of the eight."""
    ruling = showdown("rio-bravo", {1: "Ah9h5h", 2: "KcKd3s"}, board="QhJh7c7s2d")
    assert ruling.cards(1, "high") == {"Ah", "9h", "5h", "Qh", "Jh"} and ruling.awards == {1: 100}


def test_three_cards_are_held_at_showdown():
    hands = {1: "AhKh2c", 2: "QsQd3c"}
    assert showdown("rio-bravo", hands, board="7c7s2d9d4s").awards


ALL_IN = "3 all-in, 4 fold, 1 fold, 2 call"
NO_LIMIT = {"betting": "no-limit", "small_bet": None, "big_bet": None}


def test_all_in_before_the_flop():
    """The third card comes when the board is complete: hands are entered then, and turned up first."""
    prompt = state("rio-bravo", ALL_IN, **NO_LIMIT)["prompt"]
    assert prompt.startswith("All-in: turn up every hand. Deal the rest of the board: 5 cards and 3 burns")
    board = f"{ALL_IN}, deal board QhJh7c7s2d"
    assert state("rio-bravo", board, **NO_LIMIT)["legal"]["show"] == 3
    end = played("rio-bravo", f"{board}, 2 show KcKd3s, 3 show Ah9h5h", **NO_LIMIT)
    assert end.awards == {3: 10_050}
