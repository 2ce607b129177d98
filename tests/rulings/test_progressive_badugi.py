"""Progressive Badugi, from the living edition of the rulebook."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """As badugi."""
    assert rounds("progressive-badugi") == [
        "predraw: 4 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 4; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 4; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 4; bet 200; 1 2 3 4",
    ]


DRAWN = f"{OPEN}, 1 draw 3, 2 draw 3, 3 pat, {SMALL}, 1 draw 3, 3 pat, {BIG}, 1 draw 2, 3 pat, {CHECKED}"


def test_a_hand():
    end = played("progressive-badugi", f"{DRAWN}, 1 show 9h8d7c6s, 3 show Th2d3c4s")
    assert end.awards == {1: 900}


def test_a_pot_that_waits():
    """Ten-high and a three-card hand: 900 lie there for the next deal."""
    end = state("progressive-badugi", f"{DRAWN}, 1 show Th8d7c6s, 3 show 3h2d2cAs")
    assert (end["awards"], end["carried"]) == ({}, 900)
    assert end["stacks"] == {"1": 4600, "2": 4900, "3": 4600, "4": 5000}


def test_the_next_deal_plays_for_it():
    end = played("progressive-badugi", f"{DRAWN}, 1 show 9h8d7c6s, 3 show Th2d3c4s", carried=900)
    assert end.awards == {1: 1800}


def test_progressive_badugi_needs_a_nine():
    """ "Airborn" with no card higher than a nine; otherwise the pot remains."""
    assert showdown("progressive-badugi", {1: "9h8d7c6s", 2: "Th2d3c4s"}).awards == {1: 100}
    waiting = showdown("progressive-badugi", {1: "Th8d7c6s", 2: "3h2d2cAs"})
    assert waiting.awards == {} and waiting.pots[0]["shares"] == []
    assert any("next hand" in note for note in waiting.notes)


def test_nobody_needs_a_nine_for_a_pot_nobody_else_can_win():
    """To win a *showdown* a hand must qualify; chips without an opponent are no showdown."""
    ruling = showdown("progressive-badugi", {1: "Th8d7c6s", 2: "3h2d2cAs"}, 100, (40, [1]))
    assert ruling.awards == {1: 40}
