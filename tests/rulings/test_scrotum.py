"""2.50 Scrotum; ruling R40."""

from tests.rulings.felt import BIG, CHECKED, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """Each throws zero to four with his first action."""
    assert rounds("scrotum") == [
        "preflop: 5 down, discard 0 to 4; raise 200; 3 4 1 2",
        "flop: discard 0 to 4, 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


KEPT = "3 call, 3 discard 2, 4 fold, 1 call, 1 discard 0, 2 check, 2 discard 4"


def test_a_hand():
    """Seat 1 keeps all five, 76432; seat 3 keeps two kings and a queen: two pairs with the board."""
    end = played(
        "scrotum",
        f"{KEPT}, deal board Ac3h5c, {SMALL}, deal board Ad, {BIG}, deal board 9s, {CHECKED},"
        "1 show 7s6d4h3c2s, 3 show KsKcQs",
    )
    assert end.winners() == {"high": [3], "low": [1]} and end.awards == {1: 450, 3: 450}
    assert end.cards(3, "high") == {"Ks", "Kc", "Qs", "Ac", "Ad"}


def test_the_discard_comes_with_the_first_action():
    """ "When a player first indicates their willingness to continue"; who has kept cannot keep again."""
    assert refused("scrotum", "3 discard 2") == "no-discard"
    assert refused("scrotum", "3 call, 4 discard 2") == "no-discard"
    assert refused("scrotum", "3 call, 3 discard 2, 3 discard 1") == "no-discard"
    assert refused("scrotum", "3 fold, 3 discard 2") == "hand-folded"
    raised = "3 call, 3 discard 1, 4 raise 200, 4 discard 1, 1 fold, 2 fold, 3 call"
    assert refused("scrotum", f"{raised}, 3 discard 1") == "no-discard"


def test_at_least_one_card_is_kept():
    assert refused("scrotum", "3 call, 3 discard 5") == "discard-count"
    assert state("scrotum", "3 call, 3 discard 4")["to_act"] == 4


def test_it_is_apparent_how_many_are_kept():
    """Three were kept, so three are shown."""
    end = f"{KEPT}, deal board Ac3h5c, {SMALL}, deal board Ad, {BIG}, deal board 9s, {CHECKED}"
    assert refused("scrotum", f"{end}, 3 show KsKcQsQd") == "card-count"


def test_all_kept_cards_play():
    """2.50: a kept king spoils the flush and the low."""
    ruling = showdown("scrotum", {1: "AhKs", 2: "Qs"}, board="2h3h4h9c9d")
    assert ruling.cards(1, "high") == {"Ah", "Ks", "9c", "9d", "4h"}
    assert ruling.hands[1]["low"] is None


def test_high_and_low_use_the_same_kept_cards_and_maybe_other_board_cards():
    """R40."""
    ruling = showdown("scrotum", {1: "Ah2d", 2: "KsKcQs"}, board="Ac3h4sAd5c")
    assert ruling.cards(1, "low") == {"Ah", "2d", "3h", "4s", "5c"}
    assert ruling.winners() == {"high": [1], "low": [1]}


def test_five_kept_cards_play_without_the_board():
    """R40."""
    ruling = showdown("scrotum", {1: "7s6d4h3c2s", 2: "9h"}, board="AcAd9c9dKs")
    assert ruling.cards(1, "high") == {"7s", "6d", "4h", "3c", "2s"}
    assert ruling.winners() == {"high": [2], "low": [1]}


def test_a_low_needs_no_low_cards_on_the_board():
    """ "no matter what comes on the board a low hand is possible"."""
    assert showdown("scrotum", {1: "8s6d4h3c2s", 2: "KcKd"}, board="KhQsQdJsJd").winners()["low"] == [1]


ALL_IN = "3 all-in, 4 fold, 1 fold, 2 call"
NO_LIMIT = {"betting": "no-limit", "small_bet": None, "big_bet": None}


def test_who_did_not_say_how_many_he_keeps_says_so_before_he_shows():
    """Also all-in in the blinds: two cards for seat 3, five for seat 2."""
    assert state("scrotum", ALL_IN, **NO_LIMIT)["legal"]["discard"] == {"min": 0, "max": 4}
    kept = f"{ALL_IN}, 2 discard 0, 3 discard 3"
    end = played("scrotum", f"{kept}, 2 show 7s6d4h3c2s, 3 show KsKd, deal board KhQs2d9c9d", **NO_LIMIT)
    assert end.winners() == {"high": [3], "low": [2]}


def test_a_card_thrown_away_is_gone():
    kept = "3 call, 3 discard KhKd, 4 fold, 1 fold, 2 check"
    assert refused("scrotum", f"{kept}, deal board Kh3c4d") == "duplicate-card"


BOMB_POT = {"bomb_pot": True, "ante": 100, "blinds": [], **NO_LIMIT}
CHECKED_ROUND = "1 check, 2 check, 3 check, 4 check"


def test_in_a_bomb_pot_cards_are_kept_without_a_first_bet():
    """1.4: there is no betting before the flop, so nobody's action brings the discard with it."""
    end = played(
        "scrotum",
        f"""1 discard 3, 2 discard 4, 3 discard 4, deal board 2c3c4c, {CHECKED_ROUND}
        deal board 5c, {CHECKED_ROUND}, deal board Kd, {CHECKED_ROUND}, 4 discard 0
        1 show AcAd, 2 show Ks, 3 show Kh, 4 show QsJs9h8h7d""",
        **BOMB_POT,
    )
    assert end.awards == {1: 400} and end.ranks(1, "high") == "AAK54"
