"""Draws: whose turn, how many, and the deck that runs out (house rules 6)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import Hand, play
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal

EIGHT = {str(seat): 10_000 for seat in range(1, 9)}


def badugi(lines: str, **house: object) -> Hand:
    setup = read_setup(
        {
            "game": "badugi",
            "betting": "limit",
            "seats": EIGHT,
            "button": 8,
            "blinds": [50, 100],
            "house": house,
        }
    )
    return play(setup, [parse_action(line.strip()) for line in lines.split(",")], field="actions")


ALL_IN_FOR_A_BET = ", ".join(f"{seat} call" for seat in (3, 4, 5, 6, 7, 8, 1)) + ", 2 check"
FIRST_DRAW = ", ".join(
    f"{seat} draw {n}" for seat, n in zip(range(1, 9), (2, 2, 2, 2, 2, 2, 1, 1), strict=True)
)
THREE_FOLD = "1 bet 100, 2 call, 3 call, 4 fold, 5 fold, 6 fold, 7 call, 8 call"
# Eight dealt in: 20 left; burn, 14 drawn: 5 left; three fold; burn, A draws 3, B draws 2, C draws 1.
SECOND_DRAW = "1 draw 3, 2 draw 2, 3 draw 1, 7 pat, 8 pat"
RUN_OUT = ", ".join((ALL_IN_FOR_A_BET, FIRST_DRAW, THREE_FOLD, SECOND_DRAW))


def test_the_stub_is_counted_without_a_card_being_known():
    assert badugi(ALL_IN_FOR_A_BET).deck.stub == 20
    assert badugi(f"{ALL_IN_FOR_A_BET}, {FIRST_DRAW}").deck.stub == 5


@pytest.mark.parametrize(
    ("house", "shuffled"),
    [
        ({}, 31),
        ({"last-card": "only-if-it-finishes"}, 32),
        ({"last-card": "never"}, 32),
        ({"last-card": "only-if-it-finishes", "reshuffle-pool": "earlier-rounds"}, 29),
        ({"reshuffle-pool": "all"}, 34),
        ({"reshuffle-burns": "out"}, 29),
    ],
)
def test_the_deck_runs_out_in_the_second_draw(house, shuffled):
    """One left for B. `dealt`: B gets it, the second comes from 12 + 14 + A's 3 + 2 burns = 31 (R49).

    C, who is still owed, does not get the own one back: it stays out, like B's two.
    """
    hand = badugi(RUN_OUT, **house)
    assert hand.deck.pool == shuffled
    assert f"Shuffle {shuffled} cards" in hand.notes[0][0]


def test_no_reshuffle_while_the_deck_serves():
    hand = badugi(
        ", ".join((ALL_IN_FOR_A_BET, FIRST_DRAW, THREE_FOLD, "1 draw 1, 2 draw 1, 3 pat, 7 pat, 8 pat"))
    )
    assert (hand.deck.stub, hand.deck.pool, hand.notes) == (2, 0, ())


def named(lines: str, **house: object) -> Hand:
    first = "1 draw 2 AhKh, 2 draw 2 AdKd, 3 draw 2, 4 draw 2, 5 draw 2, 6 draw 2, 7 draw 1, 8 draw 1"
    second = "1 draw 3, 2 draw 2 QdJd, 3 draw 1 Qc, 7 pat, 8 pat"
    return badugi(", ".join((ALL_IN_FOR_A_BET, first, THREE_FOLD, second, lines)), **house)


def test_a_player_never_gets_back_what_he_threw_in_this_draw():
    with pytest.raises(Refusal) as refusal:
        named("deal 2 2s, deal 2 Qd")
    assert refusal.value.code == "own-discard"
    assert "seat 2" in refusal.value.message.lower()


def test_after_the_shuffle_an_own_discard_of_an_earlier_draw_may_come_back():
    hand = named("deal 2 Kd")
    assert "Kd" in map(str, hand.cards.down[hand.seat_index[2]])


def test_nobody_is_dealt_a_card_that_was_left_out_of_the_shuffle():
    """R49: seat 3 is still owed a card, so the Qc that seat 3 threw lies outside."""
    for line, code in (("deal 2 Qc", "duplicate-card"), ("deal 3 Qc", "own-discard")):
        with pytest.raises(Refusal) as refusal:
            named(line)
        assert (refusal.value.code, refusal.value.rule) == (code, "R49")


def test_only_earlier_discards_where_the_room_shuffles_those():
    with pytest.raises(Refusal) as refusal:
        named("deal 2 Qc", **{"reshuffle-pool": "earlier-rounds"})
    assert refusal.value.code == "duplicate-card"
    assert named("deal 2 Kd", **{"reshuffle-pool": "earlier-rounds"})


def test_a_thrown_card_cannot_come_back_before_the_shuffle():
    first = "1 draw 2 AhKh, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat"
    with pytest.raises(Refusal) as refusal:
        badugi(f"{ALL_IN_FOR_A_BET}, {first}, deal 1 Ah")
    assert refusal.value.code == "duplicate-card"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("2 draw 1", "out-of-turn"),
        ("1 draw 5", "draw-limit"),
        ("1 draw 2 Ah", "card-count"),
        ("1 draw", "bad-action"),
        ("1 bet 100", "not-betting"),
        ("1 draw 2 AhAh", "duplicate-card"),
    ],
)
def test_a_draw_that_cannot_be(line, code):
    with pytest.raises(Refusal) as refusal:
        badugi(f"{ALL_IN_FOR_A_BET}, {line}")
    assert refusal.value.code == code


def test_known_cards_are_kept_when_the_discards_are_named_and_forgotten_when_not():
    known = f"deal 1 Ah2c3d4d, {ALL_IN_FOR_A_BET}"
    kept = badugi(f"{known}, 1 draw 1 4d").cards.down[0]
    assert [str(card) for card in kept] == ["Ah", "2c", "3d"]
    assert [str(card) for card in badugi(f"{known}, 1 draw 1").cards.down[0]] == ["??"] * 3


def test_the_fifth_card_after_everybody_else_reaches_the_shuffle_later():
    """`fifth-card`: the order of dealing decides who is served from the old deck."""
    setup = {
        "game": "deuce-to-seven-triple-draw",
        "betting": "limit",
        "button": 6,
        "blinds": [50, 100],
        "seats": {str(seat): 10_000 for seat in range(1, 7)},
    }
    lines = [f"{seat} call" for seat in (3, 4, 5, 6, 1)] + ["2 check"]
    lines += ["1 draw 5", "2 draw 5", "3 draw 5", "4 draw 5", "5 draw 2", "6 pat"]
    straight = play(read_setup(setup), map(parse_action, lines))
    after = play(read_setup({**setup, "house": {"fifth-card": "after-others"}}), map(parse_action, lines))
    assert "seat 5" in straight.notes[0][0]  # 20 to four, one of the 21 left for seat 5
    assert "seat 4" in after.notes[0][0]  # 18 first, then the fifth cards: three are left


def test_when_earlier_discards_do_not_serve_everybody_this_draws_come_in_too():
    """Eight draw three in the only draw: nothing was thrown before it, so the others' discards are dealt."""
    setup = {
        "game": "five-card-draw",
        "betting": "limit",
        "seats": EIGHT,
        "button": 8,
        "blinds": [50, 100],
        "preset": "cash",
        "tournament": False,
        "house": {"draw-delivery": "all-announce-first"},
    }
    lines = (
        [f"{seat} call" for seat in (3, 4, 5, 6, 7, 8, 1)]
        + ["2 check"]
        + [f"{seat} draw 3" for seat in range(1, 9)]
    )
    hand = play(read_setup(setup), map(parse_action, lines))
    assert hand.deck.stub >= 0
    assert "every discard but seat 4's own" in hand.notes[0][0]
