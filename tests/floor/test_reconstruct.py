"""A hand pieced together from what is still known: board, shown cards, stacks at the end, some betting."""

from __future__ import annotations

from dealer_assist.cards import parse_cards
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.floor.reconstruct import Known, Pieced, piece
from tests.house.ask import lines, played

BOARD = parse_cards("AhKd2c5s9d")
CALLS = "3 call, 1 call, 2 check"
CHECKS = "1 check, 2 check, 3 check"
SHOWN = {1: parse_cards("AsAd"), 2: parse_cards("KsQs"), 3: parse_cards("7c6c")}


def pieced(actions: str = "", **known: object) -> Pieced:
    done = tuple(parse_action(line) for line in lines(actions))
    setup = played(seats={1: 1000, 2: 1000, 3: 1000}).setup
    return piece(setup, Known(actions=done, **known))  # type: ignore[arg-type]


def test_known_cards_are_dealt_and_shown_where_they_belong():
    whole = pieced(f"{CALLS}, {CHECKS}, {CHECKS}, {CHECKS}", board=BOARD, shown=SHOWN,
                   final={1: 1400, 2: 800, 3: 800})
    assert whole.hand.over and not whole.wrong and not whole.open


def test_stacks_at_the_end_that_do_not_fit_are_told_by_seat():
    wrong = pieced(f"{CALLS}, {CHECKS}, {CHECKS}, {CHECKS}", board=BOARD, shown=SHOWN,
                   final={1: 1300, 2: 900, 3: 800}).wrong
    assert len(wrong) == 2 and "seat 1" in wrong[0].lower() and "seat 2" in wrong[1].lower()


def test_chips_that_came_from_nowhere_are_told():
    more = pieced(final={1: 1500, 2: 1000, 3: 1000}).wrong
    less = pieced(final={1: 500, 2: 1000, 3: 1000}).wrong
    assert "500" in more[0] and "500" in less[0] and more != less


def test_an_action_that_does_not_fit_is_told_with_the_reason():
    reconstruction = pieced("3 check")
    assert "3 check" in reconstruction.wrong[0] and not reconstruction.open


def test_what_is_still_open_is_told():
    reconstruction = pieced("3 call", final={1: 1000})
    assert reconstruction.open[0].startswith("Seat 1") and "2, 3" in reconstruction.open[1]


def test_too_many_lines_to_be_tried_propose_none():
    """Four streets are missing, and what fits is not looked for any further."""
    reconstruction = pieced("3 call, 1 fold", final={1: 900, 2: 1300, 3: 800})
    assert (reconstruction.ways, reconstruction.lines, reconstruction.wrong) == (0, (), ())


def test_a_raise_is_found_by_what_somebody_is_short_of():
    reconstruction = pieced("3 raise 450", final={1: 900, 2: 800, 3: 1300})
    assert (reconstruction.ways, reconstruction.lines) == (1, ("1 fold", "2 fold"))


def test_several_lines_are_counted_and_none_is_proposed():
    reconstruction = pieced(final={1: 900, 2: 1100, 3: 1000})
    assert reconstruction.ways == 1 or not reconstruction.lines


def test_a_card_that_cannot_be_leaves_the_hand_where_it_is():
    twice = parse_cards("AhAhKd5s9d")
    reconstruction = pieced(f"{CALLS}, {CHECKS}", board=twice, final={1: 1400, 2: 800, 3: 800})
    assert not reconstruction.hand.over


def test_limit_wagers_are_tried_at_their_steps():
    limit = played(betting="limit", small_bet=200, big_bet=400, seats={1: 1000, 2: 1000, 3: 1000}).setup
    raised = Known(tuple(map(parse_action, ("3 raise 400", "1 fold"))), final={1: 900, 2: 800, 3: 1300})
    assert piece(limit, raised).lines == ("2 fold",)


def test_a_line_that_ends_otherwise_is_not_among_those_that_fit():
    """2.37: a bet of 50 or of 100 is passed by two, and nobody wins less than the antes."""
    mexican = played(game="mexican-poker", betting="limit", blinds=[], ante=5, small_bet=50, big_bet=100,
                     button=3, up={"1": "Kc", "2": "5c", "3": "6c"}, seats={1: 1000, 2: 1000, 3: 1000}).setup
    reconstruction = piece(mexican, Known((), final={1: 1010, 2: 995, 3: 995}))
    assert (reconstruction.ways, reconstruction.lines) == (2, ())


def test_where_no_line_ends_in_the_stacks_none_is_proposed():
    """Whoever wins 600 or loses 200 by calls alone cannot end with 17 chips more."""
    reconstruction = pieced(f"{CALLS}, {CHECKS}, {CHECKS}, 1 check, 2 check", board=BOARD, shown=SHOWN,
                            final={1: 1017, 2: 983, 3: 1000})
    assert not reconstruction.lines
