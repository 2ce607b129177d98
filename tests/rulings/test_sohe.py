"""2.53 Sohe; ruling R11."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """The hand is parted between the first betting and the flop; the flop is entered first."""
    assert rounds("sohe") == [
        "preflop: 6 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


PARTED = "1 part 2c3d/AhKsQd9c, 2 part 5c5d/TsTc9h9d, 3 part JcJd/5h6s8d8s"


def test_a_hand():
    """Aces and kings for Omaha, three jacks for Hold'em."""
    end = played(
        "sohe",
        f"{OPEN}, {PARTED}, deal board AsKhJh, {SMALL}, deal board 4c, {BIG}, deal board 4d,"
        f"{CHECKED}, 1 show 2c3d/AhKsQd9c, 3 show JcJd/5h6s8d8s",
    )
    assert end.winners() == {"omaha": [1], "holdem": [3]} and end.awards == {1: 450, 3: 450}


def test_hands_are_parted_before_the_flop():
    """ "Each player still in the hand after the pre-flop betting separates their six cards"."""
    assert refused("sohe", "3 part JcJd/5h6s8d8s") == "no-part"
    assert state("sohe", OPEN)["prompt"].startswith(
        "Every player parts the hand: 4 for Omaha and 2 for Hold'em"
    )
    assert refused("sohe", f"{OPEN}, 4 part JcJd/5h6s8d8s") == "hand-folded"


def test_two_and_four():
    for parts in ("JcJd5h/6s8d8s", "JcJd/5h6s8d", "Jc/5h6s8d8s9d"):
        assert refused("sohe", f"{OPEN}, 1 part {parts}") == "bad-parts"


END = f"{OPEN}, deal board AsKhJh, {SMALL}, deal board 4c, {BIG}, deal board 4d, {CHECKED}"


def test_a_shown_hand_says_its_parts():
    assert refused("sohe", f"{END}, 1 show 2c3dAhKsQd9c") == "bad-parts"
    assert refused("sohe", f"{END}, 1 show 2c/3dAhKsQd9c") == "bad-parts"


def test_a_parted_hand_stays_parted():
    """What was separated before the flop is not put together otherwise at the end."""
    flop = f"{OPEN}, {PARTED}, deal board AsKhJh"
    end = f"{flop}, {SMALL}, deal board 4c, {BIG}, deal board 4d, {CHECKED}"
    assert refused("sohe", f"{end}, 1 show AhKs/2c3dQd9c") == "bad-parts"
    assert refused("sohe", f"{flop}, {SMALL}, 1 part AhKs/2c3dQd9c") == "bad-parts"
    assert state("sohe", f"{end}, 1 show 3d2c/QdAhKs9c")["to_act"] == 3


def test_sohe_plays_each_part_its_own_way():
    """2.53: omaha two and three, hold'em any five; omaha stands first."""
    ruling = showdown("sohe", {1: "2c3d/AhKsQd9c", 2: "JcJd/5h6s8d8s"}, 101, board="AsKhJh4c4d")
    assert ruling.winners() == {"omaha": [1], "holdem": [2]}
    assert ruling.awards == {1: 51, 2: 50}
    assert ruling.ranks(1, "omaha") == "AAKKJ" and ruling.ranks(2, "holdem") == "JJJ44"


def test_one_part_lends_the_other_nothing():
    ruling = showdown("sohe", {1: "AcAd/2h2s3d6c", 2: "7c7d/KdQdTs9s"}, board="AsAhJh8c5d")
    assert ruling.ranks(1, "holdem") == "AAAAJ" and ruling.ranks(1, "omaha") == "AA22J"


def test_a_seat_may_scoop_sohe():
    assert showdown("sohe", {1: "AcAd/KhKs2d9c", 2: "7c7d/5h6s8d8s"}, board="AsKdJh4c4d").awards == {1: 100}


def test_a_tie_is_told_in_the_names_of_the_two_games():
    """R11: Omaha takes the first odd chip, so Hold'em's goes to who has had none (R6)."""
    parted = {1: "2c3c/4c5c6c7c", 2: "2d3d/4d5d6d7d"}
    ruling = showdown("sohe", parted, 402, button=2, board="AsKsQsJhTh")
    assert (ruling.awards, ruling.notes[1]) == ({1: 201, 2: 201}, "Seats 1 and 2 tie for Hold'em.")
