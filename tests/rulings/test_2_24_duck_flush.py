"""2.24 Duck Flush; ruling R29."""

from tests.rulings.tables import showdown


def test_two_flushes():
    """The page: the ace-high flush wins."""
    ruling = showdown("duck-flush", {1: "AhQhJhTh2h", 2: "KcJc8c5c3c"})
    assert ruling.awards == {1: 100} and list(ruling.winners()) == ["high"]


def test_no_flush_then_the_best_low():
    """The page: A's 8-5 low wins, C's straight does not qualify."""
    ruling = showdown("duck-flush", {1: "8h5d4c3s2d", 2: "8c6d5s4h3c", 3: "7h6c5h4s3d"})
    assert ruling.awards == {1: 100} and list(ruling.winners()) == ["high"]
    assert any("flush" in note for note in ruling.notes) and "2.24" in ruling.rules


def test_a_full_house_qualifies_and_trips_do_not():
    assert showdown("duck-flush", {1: "8h8d8c3s3d", 2: "7c5d4s3h2c"}).awards == {1: 100}
    assert showdown("duck-flush", {1: "8h8d8cAsKd", 2: "KcQdTs9h7c"}).awards == {2: 100}


def test_tiers_are_judged_pot_by_pot():
    """R5: the flush wins the main pot, the side pot knows of none."""
    hands = {1: "AhQhJhTh2h", 2: "9c7d5s4h3c", 3: "8c6d5d4s2s"}
    ruling = showdown("duck-flush", hands, 300, (100, [2, 3]))
    assert ruling.awards == {1: 300, 3: 100}


def test_two_full_houses_are_told_high():
    assert showdown("duck-flush", {1: "8h8d8c3s3d", 2: "9h9d9c2s2d"}).awards == {2: 100}
