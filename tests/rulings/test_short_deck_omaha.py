"""2.51 Short Deck Omaha; ruling R18."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    assert rounds("short-deck-omaha", board="9d Jh 7c Kd Tc") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The flush beats kings full of queens."""
    end = played(
        "short-deck-omaha",
        f"{OPEN}, deal board KhQhQs, {SMALL}, deal board 6h, {BIG},"
        f"deal board 8d, {CHECKED}, 1 show Ah9h7dTc, 3 show KcKd8sJc",
    )
    assert end.awards == {1: 900}


def test_jam_or_fold():
    """The note of the page: "must either go all-in or fold"."""
    legal = state("short-deck-omaha", betting="jam-or-fold", small_bet=None, big_bet=None)["legal"]
    assert legal == {
        "fold": True,
        "check": False,
        "call": None,
        "bet": None,
        "complete": None,
        "raise": None,
        "all_in": True,
    }


def test_exactly_two_cards_play():
    """One heart on four hearts is no flush; the lowest straight is 9876A."""
    ruling = showdown("short-deck-omaha", {1: "Ah6cKcKd", 2: "TdTc7s7d"}, board="9h8h7hJhQs")
    assert ruling.name(1, "high").startswith("Straight, Nine high")


def test_a_flush_beats_a_full_house():
    ruling = showdown("short-deck-omaha", {1: "Ah9h7dTc", 2: "KcKd8sJc"}, board="KhQhQs6h8d")
    assert ruling.awards == {1: 100}
