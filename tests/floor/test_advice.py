"""The floor's rulings from the hand alone: §2, §3, §5 and §6 of the house rules through `advise`."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.contract.advice import advise
from dealer_assist.floor.advice import KINDS
from dealer_assist.contract.options import options
from dealer_assist.errors import Refusal
from tests.house.ask import lines, stacks

Document = dict[str, Any]
FLOP = "3 call, 1 call, 2 check"


def document(actions: str = "", *, seats: int | dict[int, int] = 3, **setup: Any) -> Document:
    """100/200 no-limit hold'em, the button on the last seat unless told."""
    setting: Document = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200],
                         "seats": stacks(seats), "actions": lines(actions), **setup}
    if setting["blinds"]:
        setting.setdefault("button", max(int(seat) for seat in setting["seats"]))
    return setting


def ruled(asked: Document, **happened: Any) -> Document:
    """The advice; `happened` with underscores in the place of hyphens of its kind."""
    answer = advise(asked | {"happened": happened})
    if answer["advice"]["line"] is not None and answer["advice"]["rule"] != "change-draw":
        options(asked | {"actions": [*asked["actions"], answer["advice"]["line"]]})
    assert answer["state"] == options(asked)
    assert set(answer["advice"]) == {
        "line", "give_back", "add", "sentence", "steps", "rule", "procedure", "repeats", "todo"}
    assert [step["text"] for step in answer["advice"]["todo"]] == answer["advice"]["steps"]
    return answer["advice"]


def chips(asked: Document, put: Any, word: str | None = None) -> tuple[str | None, int, int]:
    """The line, what goes back, what is owed."""
    advice = ruled(asked, kind="chips", chips=put, said=word)
    return advice["line"], advice["give_back"], advice["add"]


def refused(asked: Document, happened: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        advise(asked | {"happened": happened})
    assert refusal.value.message and (refusal.value.field or "").startswith("happened")
    return refusal.value


def limped(actions: str, *behind: int, **setup: Any) -> Document:
    """The flop of a limped pot at 50/100; `behind` is what each seat has left when it starts."""
    limps = [f"{seat} call" for seat in range(3, len(behind) + 1)]
    return document(", ".join([*limps, "1 call", "2 check", actions]), blinds=[50, 100],
                    seats={seat: left + 100 for seat, left in enumerate(behind, 1)}, **setup)


# -- section 2: the example rows --------------------------------------------------------------------


@pytest.mark.parametrize(("value", "line"), [("last-raise", "4 raise 400"), ("double-bet", "4 raise 500")])
def test_raise_said_over_a_raise_to_250_is_the_least_raise(value, line):
    """50/100, raise to 250: next to 400 at least; `double-bet`: 500."""
    asked = document("3 raise 250", seats=4, blinds=[50, 100], house={"min-raise": value})
    assert chips(asked, [100, 100, 100], "raise") == (line, 0, int(line.split()[-1]) - 300)


@pytest.mark.parametrize(("value", "line"), [("add", "4 raise 260"), ("complete", "4 raise 200")])
def test_raise_said_over_a_short_all_in(value, line):
    """50/100 before the flop, all-in 160: next to 260 at least; `complete`: 200."""
    asked = document("3 all-in", seats={1: 9000, 2: 9000, 3: 160, 4: 9000}, blinds=[50, 100],
                     house={"min-raise-over-short": value})
    assert chips(asked, [100, 75], "raise")[0] == line


@pytest.mark.parametrize(("value", "line"), [("add", "4 raise 160"), ("complete", "4 raise 100")])
def test_a_short_opening_all_in_of_60(value, line):
    """Next to 160, `complete` to 100; who checked and owes 60 may not raise, whatever he says."""
    house = {"min-raise-over-short": value}
    held = (9000, 9000, 60, 9000)
    assert chips(limped("1 check, 2 check, 3 all-in", *held, house=house), [75], "raise")[0] == line
    checker = limped("1 check, 2 check, 3 all-in, 4 call", *held, house=house)
    assert chips(checker, [100, 100], "raise") == ("1 call", 140, 0)
    assert chips(checker, [100, 100]) == ("1 call", 140, 0)


def test_a_bet_of_300_and_an_all_in_of_420():
    """Next raise to 720."""
    asked = limped("1 bet 300, 2 all-in", 9000, 420, 9000)
    assert chips(asked, [500], "raise") == ("3 raise 720", 0, 220)


CHAIN = "1 bet 400, 2 all-in, 3 call, 4 all-in, 5 call"
CHAIN_HELD = (9000, 550, 9000, 820, 9000)


@pytest.mark.parametrize(("then", "put", "line", "back", "add"), [
    ("", [500], "1 raise 1220", 0, 320),                     # A owes 420 and may raise
    (", 1 call", [500, 100], "3 call", 330, 0),              # C owes 270: call or fold
    (", 1 raise 1220", [500, 500], "3 raise 1620", 0, 70),   # C owes 670 and may raise
])
def test_short_all_ins_add_up_player_by_player(then, put, line, back, add):
    """A 400, B all-in 550, C calls, D all-in 820, E calls. C has 550 in."""
    assert chips(limped(CHAIN + then, *CHAIN_HELD), put, "raise") == (line, back, add)


@pytest.mark.parametrize(("bet", "put", "answer"), [
    (500, [500, 100, 100, 100], ("2 raise 1000", 0, 200)),   # 300 is at least half of 500
    (500, [500, 100, 100], ("2 call", 200, 0)),
    (400, [500, 200], ("2 raise 800", 0, 100)),              # without the 200 it still covers
    (900, [500, 500], ("2 call", 100, 0)),                   # both are needed
    (500, [1000], ("2 call", 500, 0)), (500, 700, ("2 call", 200, 0)), (500, 800, ("2 raise 1000", 0, 200)),
    (500, [500], ("2 call", 0, 0)), (500, [1000, 100], ("2 raise 1100", 0, 0)),
])
def test_silent_chips_over_a_bet(bet, put, answer):
    assert chips(document(f"{FLOP}, 1 bet {bet}"), put) == answer


def test_silent_chips_name_the_rule_that_decides():
    over = document(f"{FLOP}, 1 bet 500")
    put = ([1000], [300, 300], [500, 100, 100], [100])
    rules = [ruled(over, kind="chips", chips=chips)["rule"] for chips in put]
    assert rules == ["oversized-chip", "multi-chip", "under-raise", "undercall"]


def test_the_first_in_may_not_just_call_in_no_limit_single_draw():
    """50/100, `limp-single-draw: no`: fold or raise to 200 and up; once raised, calling is normal."""
    setup = {"game": "deuce-to-seven-lowball", "seats": 4, "blinds": [50, 100]}
    advice = ruled(document(**setup), kind="chips", chips=[100], said="call")
    assert advice["line"] is None and "200" in advice["sentence"]
    assert chips(document(**setup), [100, 75])[0] == "3 raise 200"
    assert chips(document("3 raise 200", **setup), [100, 100]) == ("4 call", 0, 0)


JAM: Document = {"betting": "jam-or-fold", "blinds": [50, 100], "seats": {1: 5000, 2: 3100, 3: 1000}}


def test_jam_or_fold_leaves_two_moves():
    """3,000 behind, jam of 1,000 in front: fold or 3,000; `match`: also the 900 that are missing."""
    asked = document("3 all-in, 1 fold", **JAM)
    assert chips(asked, [1000, 1000, 1000]) == ("2 all-in", 0, 0)
    assert chips(asked, [500, 400])[0] is None
    assert chips(asked | {"house": {"jam-or-fold": "match"}}, [500, 400])[0] == "2 call"


# -- section 2: words, last chips, motions, turns ---------------------------------------------------


@pytest.mark.parametrize(("put", "expected", "answer"), [
    ([500, 300], None, ("2 all-in", 0, 0)), ([500, 300], "raise", ("2 all-in", 0, 0)),
    ([500, 300], "call", ("2 call", 300, 0)),       # the word comes first
    ([800], None, ("2 call", 300, 0)),              # his last chip is one chip
    ([], "all-in", ("2 all-in", 0, 800)), ([500, 200], None, ("2 call", 200, 0)),
    ([500, 275], None, ("2 all-in", 0, 25)),        # 275 is half of 500: a minimum raise he does not have
])
def test_800_behind_a_bet_of_500(put, expected, answer):
    asked = document(f"{FLOP}, 1 bet 500", seats={1: 9000, 2: 1000, 3: 9000})
    line, back, add = chips(asked, put, expected)
    assert (line.replace("raise 800", "all-in"), back, add) == answer


def test_no_more_is_put_in_than_lies_behind():
    asked = document(f"{FLOP}, 1 bet 500", seats={1: 9000, 2: 1000, 3: 9000})
    assert refused(asked, {"kind": "chips", "chips": [1000]}).code == "not-enough-chips"


def test_a_whole_stack_over_the_pot_is_cut_down_to_the_pot():
    asked = document(game="omaha", betting="pot-limit", seats={1: 9000, 2: 9000, 3: 900})
    assert chips(asked, [500, 400]) == ("3 raise 700", 200, 0)
    assert chips(asked, [], "all-in")[0] == "3 raise 700"


def test_the_big_blind_who_adds_a_chip_checks():
    asked = document("3 call, 1 call")
    assert chips(asked, [1000]) == ("2 check", 1000, 0)
    assert chips(asked, [100, 50, 50]) == ("2 raise 400", 0, 0)


def test_the_first_to_bet_bets_all_of_it():
    assert chips(document(FLOP), [500]) == ("1 bet 500", 0, 0)
    assert chips(document(FLOP), [100]) == ("1 bet 200", 0, 100)


def test_limit_knows_one_amount():
    setup = {"betting": "limit", "small_bet": 200, "big_bet": 400}
    assert chips(document(f"{FLOP}, 1 bet 200", **setup), [500, 500]) == ("2 raise 400", 600, 0)
    capped = document(f"{FLOP}, 1 bet 200, 2 raise 400, 3 raise 600, 1 raise 800", **setup)
    assert chips(capped, [500, 500], "raise") == ("2 call", 600, 0)


STUD: Document = {"game": "stud", "betting": "limit", "blinds": [], "ante": 20, "bring_in": 100,
                  "small_bet": 300, "big_bet": 600, "up": {"1": "2c", "2": "9d", "3": "Kh"}}


@pytest.mark.parametrize(("put", "line"), [([100], "1 bring-in"), ([500], "1 bring-in"),
                                           ([100, 50], "1 bring-in"), ([100, 100], "1 complete")])
def test_the_bring_in_is_met_like_a_call(put, line):
    """Bring-in 100, small bet 300: from half of the missing 200 up it is a completion."""
    assert chips(document(**STUD), put)[0] == line
    behind = line.replace("1 bring-in", "2 call").replace("1", "2")
    assert chips(document("1 bring-in", **STUD), put)[0] == behind


def test_an_open_pair_leaves_two_amounts():
    """300/600, `open-pair-double`: 400 is nearer to 300, 500 to 600."""
    setup = STUD | {"house": {"open-pair-double": "yes"}}
    asked = document("1 bring-in, 2 call, 3 call, deal 1 up 7d, deal 2 up 9h, deal 3 up 4h", **setup)
    assert options(asked)["legal"]["bet"]["amounts"] == [300, 600]
    assert chips(asked, [200, 200]) == ("2 bet 300", 100, 0)
    assert chips(asked, [300, 200]) == ("2 bet 600", 0, 100)


@pytest.mark.parametrize(("actions", "put", "line"), [
    (f"{FLOP}, 1 bet 500", 300, "2 call"),                       # the first bet of the round
    (f"{FLOP}, 1 bet 500, 2 raise 1000", 300, None),
    (f"{FLOP}, 1 bet 500, 2 raise 1000, 3 fold", 300, "1 call"),  # heads-up
    ("", 100, "3 call"), ("3 raise 600", 100, None), ("3 raise 600, 1 fold", 100, "2 call"),
])
def test_too_few_chips(actions, put, line):
    """Made up heads-up or against the first bet, which before the flop is the big blind."""
    asked = document(actions)
    advice = ruled(asked, kind="undercall", chips=put)
    owes = options(asked)["legal"]["call"]
    assert (advice["line"], advice["add"], advice["rule"]) == (line, owes - put, "undercall")
    assert chips(asked, put) == (line, 0, owes - put)
    assert ruled(asked | {"house": {"undercall": "floor"}}, kind="undercall", chips=put)["line"] is None


def test_a_short_all_in_over_the_bet_ends_its_being_the_first():
    asked = document("3 call, 4 call, 1 call, 2 check, 1 bet 300, 2 all-in",
                     seats={1: 9000, 2: 620, 3: 9000, 4: 9000})
    assert ruled(asked, kind="undercall", chips=[100])["line"] is None


def test_over_a_bring_in_the_completion_is_the_first_bet():
    for value, line in (("no", "3 call"), ("yes", None)):
        asked = document("1 bring-in, 2 complete", **STUD, house={"completion-is-raise": value})
        assert ruled(asked, kind="undercall", chips=[100])["line"] == line


def test_enough_chips_are_no_undercall():
    assert refused(document(), {"kind": "undercall", "chips": [500]}).code == "no-undercall"


@pytest.mark.parametrize(("first", "then", "line", "back", "add"), [
    ([500], [500, 200], "2 call", 700, 0), (500, 700, "2 call", 700, 0),
    ([500, 300], [200], "2 raise 1000", 0, 0),       # the raise of the first motion lacks the 200
    ([500, 300], [500], "2 raise 1000", 300, 0), ([300], [100], "2 call", 0, 100),
    ([300], [500], "2 call", 300, 0),
])
def test_the_second_motion_goes_back(first, then, line, back, add):
    """Facing 500; what the first motion lacks is taken from the second."""
    advice = ruled(document(f"{FLOP}, 1 bet 500"), kind="string-bet", first=first, then=then)
    assert (advice["line"], advice["give_back"], advice["add"]) == (line, back, add)
    assert advice["rule"] == "string-bet"


def test_a_room_may_take_both_motions():
    asked = document(f"{FLOP}, 1 bet 500", house={"string-bet": "off"})
    assert ruled(asked, kind="string-bet", first=[500], then=[500, 200])["line"] == "2 raise 1200"


@pytest.mark.parametrize(("between", "line", "stands", "back"), [
    ("2 fold", "call", True, 0), ("2 call", "call", True, 0), ("2 raise 1500", "call", False, 500),
    ("2 fold", "raise 1200", True, 0), ("2 raise 1500", "raise 1200", False, 1200),
    ("2 raise 1500", "fold", True, 0), ("2 call", "all-in", True, 0),
])
def test_out_of_turn_once_the_turn_has_come(between, line, stands, back):
    """Seat 3 acted before seat 2, over a bet of 500; a fold is always final."""
    advice = ruled(document(f"{FLOP}, 1 bet 500, {between}"), kind="out-of-turn", seat=3, line=line)
    assert (advice["line"], advice["give_back"]) == (f"3 {line}" if stands else None, back)


def test_out_of_turn_while_the_turn_has_not_come():
    """The skipped player acts first; nothing is entered yet."""
    asked = document(f"{FLOP}, 1 bet 500")
    advice = ruled(asked, kind="out-of-turn", seat=3, line="3 call")
    assert (advice["line"], advice["give_back"]) == (None, 0)
    assert advice["steps"][:2] == ["Seat 2 acts first.", "Leave the 500 in front of seat 3."]
    fold = ruled(asked, kind="out-of-turn", seat=3, line="3 fold")
    assert fold["line"] is None and "final" in fold["sentence"]
    never = asked | {"house": {"out-of-turn": "never-binding"}}
    free = ruled(never, kind="out-of-turn", seat=3, line="call")
    assert (free["line"], free["give_back"]) == (None, 500)


def test_out_of_turn_two_actions_ago():
    """Seat 4 folds nothing away: seat 1 bet after him, seat 2 only called."""
    asked = document("3 call, 4 call, 1 call, 2 check, 1 bet 500, 2 call, 3 call", seats=4)
    assert ruled(asked, kind="out-of-turn", seat=4, line="check", after=4)["line"] is None
    assert ruled(asked, kind="out-of-turn", seat=4, line="call", after=5)["line"] == "4 call"


def test_an_all_in_that_only_calls_changes_nothing():
    asked = document(f"{FLOP}, 1 bet 500, 2 all-in", seats={1: 9000, 2: 600, 3: 9000})
    assert ruled(asked, kind="out-of-turn", seat=3, line="call")["line"] == "3 call"


@pytest.mark.parametrize(("happened", "code"), [
    ({"seat": 2, "line": "call", "after": 4}, "in-turn"),
    ({"seat": 1, "line": "call", "after": 3}, "in-turn"),
    ({"seat": 3, "line": "call", "after": 2}, "other-street"), ({"seat": 7, "line": "call"}, "empty-seat"),
    ({"seat": 3, "line": "2 call"}, "bad-action"), ({"seat": 3, "line": "draw 2"}, "bad-action"),
    ({"seat": 3, "line": "kall"}, "bad-action"), ({"seat": 3, "line": None}, "missing-key"),
    ({"seat": 3, "line": ["call"]}, "bad-action"), ({"seat": 3, "line": "call", "after": 99}, "bad-number"),
    ({"seat": True, "line": "call"}, "bad-seat"), ({"seat": 3, "line": "call", "after": "1"}, "bad-number"),
])
def test_what_is_no_action_out_of_turn(happened, code):
    asked = document(f"{FLOP}, 1 bet 500")
    assert refused(asked, {"kind": "out-of-turn", **happened}).code == code


@pytest.mark.parametrize(("value", "since", "line"), [
    ("street", ["3 call", "1 fold"], "2 raise 1000"), ("street", ["3 call", "deal board 2c"], None),
    ("street", ["3 show AsAd"], None), ("two-actions", ["3 call"], "2 raise 1000"),
    ("two-actions", ["3 call", "1 call"], None), ("never", [], None),
])
def test_how_long_a_wrong_amount_is_put_right(value, since, line):
    """A raise to 900 where 1,000 was the least."""
    asked = document(f"{FLOP}, 1 bet 500", house={"wrong-amount-until": value})
    advice = ruled(asked, kind="wrong-amount", to=900, since=since)
    assert (advice["line"], advice["add"]) == (line, 100 if line else 0)
    if line and "3 call" in since:
        assert "Seat 3, who called, adds 100." in advice["steps"]


def test_a_wrong_amount_in_limit_is_cut_down():
    asked = document(f"{FLOP}, 1 bet 200", betting="limit", small_bet=200, big_bet=400)
    advice = ruled(asked, kind="wrong-amount", to=500, since=["3 call"])
    assert (advice["line"], advice["give_back"]) == ("2 raise 400", 100)
    assert "Seat 3, who called, takes 100 back." in advice["steps"]


def test_a_right_amount_is_entered_as_it_is():
    advice = ruled(document(f"{FLOP}, 1 bet 500"), kind="wrong-amount", to=1100)
    assert (advice["line"], advice["give_back"], advice["add"]) == ("2 raise 1100", 0, 0)


def test_a_wager_of_who_may_not_raise_is_a_call():
    asked = limped("1 check, 2 check, 3 all-in, 4 call", 9000, 9000, 60, 9000)
    advice = ruled(asked, kind="wrong-amount", to=200)
    assert (advice["line"], advice["give_back"]) == ("1 call", 140)


@pytest.mark.parametrize(("to", "code"), [
    (500, "no-wager"), (30_000, "not-enough-chips"), (0, "bad-number"), ("900", "bad-number"),
    (900.5, "bad-number"), (None, "missing-key"),
])
def test_what_is_no_wrong_amount(to, code):
    assert refused(document(f"{FLOP}, 1 bet 500"), {"kind": "wrong-amount", "to": to}).code == code


# -- section 3: the example rows --------------------------------------------------------------------

POT: Document = {"game": "omaha", "betting": "pot-limit"}
FIFTY: Document = {**POT, "blinds": [50, 100]}
FIVE: Document = {**POT, "blinds": [5, 10], "seats": 4}
HALF: Document = {**FIFTY, "betting": "half-pot-limit", "seats": 4}
DEAD_SMALL: Document = {**FIFTY, "seats": {2: 9000, 3: 9000, 4: 9000, 5: 9000}, "button": 5,
                        "posts": [{"seat": 2, "kind": "big", "amount": 100}]}
SHORT_BIG: Document = {**FIFTY, "seats": {1: 9000, 2: 50, 3: 9000, 4: 9000}}
STRADDLE: Document = {**FIFTY, "blinds": [50, 100, 200], "seats": 5}
LOW: Document = {"game": "london-lowball", "betting": "pot-limit", "blinds": []}
SEVEN: Document = {**LOW, "seats": 7, "ante": 20, "bring_in": 40}
EIGHT: Document = {**LOW, "seats": 8, "ante": 100, "bring_in": 150}
UP = dict(zip("12345678", ("Ks", "9h", "8d", "7c", "6h", "5d", "4c", "3h"), strict=True))
SHORT_FLOP: Document = {**POT, "seats": {1: 9000, 2: 460, 3: 9000}}
NINE_LIMP = ", ".join([*(f"{seat} call" for seat in range(3, 10)), "1 fold", "2 check"])


@pytest.mark.parametrize(("setup", "actions", "most"), [
    (POT, "", 700), ({**POT, "seats": 4}, "3 raise 700", 2400), (POT, "3 fold", 600),
    (POT, f"{FLOP}, 1 bet 200, 2 call", 1400), (POT, "3 raise 700, 1 fold, 2 call, 2 bet 1500", 6000),
    (DEAD_SMALL, "", 350), (SHORT_BIG, "", 350), (DEAD_SMALL, "3 raise 300", 1050),
    (SHORT_BIG, "3 raise 300", 1050), ({**DEAD_SMALL, "house": {"pot-short-blind": "actual"}}, "", 300),
    ({**SHORT_BIG, "house": {"pot-short-blind": "actual"}}, "3 raise 300", 1000),
    ({**FIVE, "chip": 5, "house": {"pot-short-blind": "small-as-big"}}, "", 40), (STRADDLE, "", 750),
    ({**FIFTY, "seats": 6, "big_blind_ante": 100}, "", 450),
    ({**FIFTY, "seats": 6, "big_blind_ante": 100, "house": {"pot-ante": "skip-single-payer"}}, "", 350),
    ({**POT, "seats": 6, "ante": 25}, "", 850),
    ({**POT, "seats": 6, "ante": 25, "house": {"pot-ante": "skip"}}, "", 700),
    (SEVEN, "1 bring-in", 260), (SEVEN, "1 bring-in, 2 raise 260", 960),
    (EIGHT, "1 bring-in", 1250), (EIGHT, "1 bring-in, 2 raise 650", 2900),
    (SHORT_FLOP, f"{FLOP}, 1 bet 200, 2 all-in", 1580), (HALF, "", 225), ({**HALF, "chip": 50}, "", 200),
    (HALF, "3 raise 225", 525),
    ({**HALF, "seats": 3, "house": {"min-bet": 200}}, FLOP, 200),
    ({**FIVE, "house": {"pot-reading": "raise-to-pot"}}, "", 25),
    ({**FIVE, "house": {"pot-reading": "raise-to-pot"}}, "3 raise 25", 65),
    (FIVE, "", 35), (FIVE, "3 raise 25", 90),
    ({**FIVE, "seats": 9, "house": {"pot-round": "up", "pot-round-unit": 25}}, NINE_LIMP, 100),
    ({**FIVE, "seats": 9}, NINE_LIMP, 85),
])
def test_more_than_the_pot_goes_back(setup, actions, most):
    """Every example of the pot: 50 chips more go back, and the pot is what is entered."""
    if "bring_in" in setup:
        setup = {**setup, "up": {seat: UP[seat] for seat in list(UP)[:setup["seats"]]}}
    asked = document(actions, **setup)
    for kind in ("overbet", "wrong-amount"):
        advice = ruled(asked, kind=kind, to=most + 50)
        assert (int(advice["line"].split()[-1]), advice["give_back"], advice["add"]) == (most, 50, 0)
    assert chips(asked, most + 50, "raise")[0] == advice["line"]


def test_a_short_all_in_reopens_nothing_in_pot_limit():
    """Flop pot 600, bet 200, all-in 260: next 460 at least; the bettor, owing 60, may not raise."""
    asked = document(f"{FLOP}, 1 bet 200, 2 all-in", **SHORT_FLOP)
    assert ruled(asked, kind="overbet", to=400)["line"] == "3 raise 460"
    bettor = document(f"{FLOP}, 1 bet 200, 2 all-in, 3 call", **SHORT_FLOP)
    assert ruled(bettor, kind="overbet", to=1000)["line"] == "1 call"


@pytest.mark.parametrize(("value", "since", "line"), [
    ("give-back", [], "3 raise 700"), ("give-back", ["1 call", "2 fold", "deal board AhKd2c"], "3 raise 700"),
    ("stands-after-street", ["1 call", "2 fold"], "3 raise 700"),
    ("stands-after-street", ["1 call", "2 fold", "deal board AhKd2c"], None),
])
def test_an_overbet_may_stand_once_the_next_card_is_dealt(value, since, line):
    advice = ruled(document(**POT, house={"pot-overbet": value}), kind="overbet", to=800, since=since)
    assert (advice["line"], advice["give_back"]) == (line, 100 if line else 0)
    assert ("Seat 1, who called, takes 100 back." in advice["steps"]) == bool(line and since)


@pytest.mark.parametrize(("since", "line", "add"), [
    ([], "3 raise 700", 100), (["1 call"], "3 raise 700", 100), (["1 call", "2 call"], "3 raise 600", 0),
])
def test_an_announced_pot_that_fell_short(since, line, add):
    """Raised only until two players have acted; then the 600 stands and is entered."""
    advice = ruled(document(**POT), kind="underbet", to=600, since=since)
    assert (advice["line"], advice["add"], advice["rule"]) == (line, add, "pot-overbet")


def test_an_announced_pot_that_was_counted_too_high_is_an_overbet():
    assert ruled(document(**POT), kind="underbet", to=800)["give_back"] == 100


@pytest.mark.parametrize("kind", ["overbet", "underbet"])
def test_the_pot_is_no_limit_in_no_limit(kind):
    assert refused(document(), {"kind": kind, "to": 800}).code == "no-pot-limit"


# -- sections 5 and 6: cards ------------------------------------------------------------------------

DRAW: Document = {"game": "five-card-draw", "betting": "limit", "seats": 4}
BEFORE = "3 call, 4 call, 1 call, 2 check"


@pytest.mark.parametrize(("actions", "value", "line"), [
    ("1 draw 3", "until-next-announces", "1 draw 2"), ("1 draw 3, 2 draw 1", "until-next-announces", None),
    ("1 draw 3, 2 draw 1", "until-dealt", "1 draw 2"),
    ("1 draw 3, 2 draw 1, 3 pat, 4 pat", "until-dealt", "1 draw 2"),
    ("1 draw 3, 2 draw 1, 3 pat, 4 pat, deal 1 2c3c4c", "until-dealt", None),
    ("1 draw 3, 2 draw 1, 3 pat, 4 pat, 1 check", "until-dealt", None),
])
def test_how_long_the_number_asked_for_may_change(actions, value, line):
    asked = document(f"{BEFORE}, {actions}", **DRAW, house={"change-draw": value})
    advice = ruled(asked, kind="change-draw", seat=1, cards=2)
    assert (advice["line"], advice["rule"]) == (line, "change-draw")
    if line:
        assert advice["steps"][0] == 'Take "1 draw 3" back.'


def test_where_each_is_served_in_turn_the_next_announcement_is_too_late():
    house = {"change-draw": "until-dealt", "draw-delivery": "each-in-turn"}
    asked = document(f"{BEFORE}, 1 draw 3, 2 draw 1", **DRAW, house=house)
    assert ruled(asked, kind="change-draw", seat=1, cards=2)["line"] is None


@pytest.mark.parametrize(("actions", "seat", "cards", "code"), [
    ("", 1, 2, "no-draw-yet"), ("1 draw 3", 2, 2, "no-draw-yet"), ("1 draw 3", 1, 6, "draw-limit"),
    ("1 draw 3", 1, 99, "bad-number"), ("1 draw 3", 9, 2, "empty-seat"),
])
def test_what_is_no_change_of_a_draw(actions, seat, cards, code):
    asked = document(f"{BEFORE}, {actions}", **DRAW)
    assert refused(asked, {"kind": "change-draw", "seat": seat, "cards": cards}).code == code


def test_a_drawn_card_that_was_turned_up_is_replaced_after_the_others():
    asked = document(f"{BEFORE}, 1 draw 3, 2 draw 1, 3 pat, 4 draw 2", **DRAW)
    assert ruled(asked, kind="exposed-draw", seat=1)["steps"][1] == "Serve seats 2, 4 first."
    assert ruled(asked, kind="exposed-draw", seat=4)["steps"][1] == "Everybody else is served."
    assert refused(asked, {"kind": "exposed-draw", "seat": 3}).code == "no-draw-yet"
    kept = ruled(asked | {"house": {"draw-exposed": "keep"}}, kind="exposed-draw", seat=1)
    assert kept["steps"] == ["Seat 1 keeps the card."]
    later = document(f"{BEFORE}, 1 draw 3, 2 draw 1, 3 pat, 4 draw 2, 1 check", **DRAW)
    assert ruled(later, kind="exposed-draw", seat=1)["steps"][1] == "Everybody else is served."


def test_a_hand_of_one_card_is_told_as_one():
    six = document("3 call, 4 call", seats=6)
    advice = ruled(six, kind="wrong-card-count", seat=1, cards=1)
    assert advice["steps"][0] == "Seat 1 holds 1 card, 2 are right, and there has been action."


def test_the_fifth_card_waits_for_the_others_too():
    """`fifth-card: after-others`: seat 1 is served four, then seat 2, and then his fifth."""
    asked = document(f"{BEFORE}, 1 draw 5, 2 draw 1, 3 pat, 4 draw 5", **DRAW,
                     house={"fifth-card": "after-others"})
    assert ruled(asked, kind="exposed-draw", seat=4)["steps"][1] == "Serve seats 1 first."


def test_where_each_is_served_in_turn_the_rest_still_draws():
    asked = document(f"{BEFORE}, 1 draw 3, 2 draw 1", **DRAW, house={"draw-delivery": "each-in-turn"})
    assert ruled(asked, kind="exposed-draw", seat=2)["steps"][1] == "Serve seats 3, 4 first."


def test_nobody_is_served_while_all_announce():
    asked = document(f"{BEFORE}, 1 draw 3, 2 draw 1", **DRAW)
    assert refused(asked, {"kind": "exposed-draw", "seat": 1}).code == "no-draw-yet"


def seventh(**setup: Any) -> Document:
    """Stud, the last card just dealt: seat 3 has the best board throughout."""
    ups = ("7d 8d Ad", "7h 8h Ah", "6s 9c As")
    streets = [f"deal {seat} up {ups[n].split()[seat - 1]}" for n in range(3) for seat in (1, 2, 3)]
    played = ["1 bring-in", "2 call", "3 call"]
    for n in range(3):
        played += [*streets[3 * n:3 * n + 3], "3 check", "1 check", "2 check"]
    return document(**STUD | setup) | {"actions": played}


def test_an_exposed_last_card_is_replaced_while_betting_is_possible():
    assert ruled(seventh(), kind="exposed-last-card", seat=2)["steps"][1] == (
        "Take the exposed card from seat 2 and burn it.")
    kept = ruled(seventh(house={"last-card-exposed": "keep"}), kind="exposed-last-card", seat=2)
    assert kept["steps"] == ["Seat 2 keeps the card."]


def test_an_exposed_last_card_is_kept_by_all_in_players():
    asked = seventh(seats={1: 120, 2: 120, 3: 9000})
    asked["actions"] = ["1 bring-in", "2 call", "3 call"]
    assert ruled(asked, kind="exposed-last-card", seat=2)["steps"] == ["Seat 2 keeps the card."]


@pytest.mark.parametrize("asked", [document(), document("1 bring-in", **STUD)])
def test_no_last_card_was_dealt_yet(asked):
    assert refused(asked, {"kind": "exposed-last-card", "seat": 2}).code == "no-last-card"


@pytest.mark.parametrize(("actions", "seat", "cards", "name", "line"), [
    ("", 1, 3, "Misdeal", None), ("3 call", 1, 3, "Misdeal", None), ("3 fold, 4 fold", 1, 3, "Misdeal", None),
    ("3 call, 4 fold", 1, 3, "Dead hand", None), ("3 fold, 4 call", 2, 1, "Dead hand", None),
    ("3 call, 4 call", 5, 1, "Complete", None), ("3 call, 4 call", 5, 3, "Dead hand", "5 fold"),
    ("3 call, 4 call, 5 call", 5, 1, "Dead hand", None),
])
def test_a_wrong_number_of_cards(actions, seat, cards, name, line):
    """Before two have acted with chips, or three in all, a misdeal; the button gets what he lacks."""
    advice = ruled(document(actions, seats=5), kind="wrong-card-count", seat=seat, cards=cards)
    assert (advice["sentence"].split(":")[0], advice["line"]) == (name, line)


def test_a_short_hand_before_the_draw_draws_up():
    asked = document("3 call, 4 call", **DRAW)
    assert ruled(asked, kind="wrong-card-count", seat=1, cards=4)["sentence"].startswith("Draw up")
    assert ruled(asked, kind="wrong-card-count", seat=1, cards=6)["sentence"].startswith("Dead hand")
    after = document(f"{BEFORE}, 1 draw 1, 2 pat, 3 pat, 4 pat", **DRAW)
    assert ruled(after, kind="wrong-card-count", seat=1, cards=4)["sentence"].startswith("Dead hand")


@pytest.mark.parametrize(("actions", "cards", "line", "again"), [
    ("1 draw 2, 2 draw 3", 3, "2 draw 2", []), ("1 draw 2, 2 draw 3", 1, "2 draw 4", []),
    ("1 draw 2, 2 draw 3, 3 draw 1", 3, "2 draw 2", ["3 draw 1"]),
    ("1 draw 2, 2 draw 3, 3 pat, 4 draw 1", 3, "2 draw 2", ["3 pat", "4 draw 1"]),
    ("1 draw 2, 2 pat, 3 pat, 4 draw 1", 4, "2 draw 1", ["3 pat", "4 draw 1"]),
    ("1 pat, 2 draw 1", 5, "2 pat", []),
    ("1 pat, 2 pat", 4, "2 draw 1", []),
])
def test_a_throw_that_does_not_fit_the_number_called(actions, cards, line, again):
    """R56: nothing is dealt yet, so the number is put right, whoever has called since; no hand dies."""
    asked = document(f"{BEFORE}, {actions}", **DRAW)
    advice = ruled(asked, kind="wrong-card-count", seat=2, cards=cards)
    assert (advice["line"], advice["rule"]) == (line, "change-draw")
    old = next(action for action in asked["actions"] if action.startswith(("2 draw", "2 pat")))
    assert advice["steps"] == [f'Take "{old}" back.', f'Enter "{line}".',
                               *(f'Enter "{action}" again.' for action in again)]
    at = asked["actions"].index(old)
    options(asked | {"actions": [*asked["actions"][:at], line, *again]})


def test_the_sentence_names_the_throw_and_the_number_called():
    asked = document(f"{BEFORE}, 1 draw 2, 2 draw 3", **DRAW)
    assert ruled(asked, kind="wrong-card-count", seat=2, cards=3)["sentence"] == (
        "Seat 2 called 3 and threw 2. Nothing is dealt yet: put the number called right, draw 2.")
    assert ruled(asked, kind="wrong-card-count", seat=2, cards=5)["sentence"].endswith("right, pat.")


def test_the_second_draw_is_put_right_like_the_first():
    setup = {"game": "deuce-to-seven-triple-draw", "betting": "limit", "seats": 2}
    first = "2 call, 1 check, 1 draw 2, 2 draw 2, 1 check, 2 check, 1 draw 1"
    advice = ruled(document(first, **setup), kind="wrong-card-count", seat=1, cards=3)
    assert advice["line"] == "1 draw 2"
    # Seat 2 has called nothing in this draw: what it holds is no throw.
    advice = ruled(document(first, **setup), kind="wrong-card-count", seat=2, cards=4)
    assert advice["rule"] == "wrong-card-count"


def test_a_discard_without_a_draw_is_no_number_called():
    asked = document("3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 discard 1",
                     game="crazy-pineapple-8", betting="limit")
    assert ruled(asked, kind="wrong-card-count", seat=1, cards=3)["rule"] == "wrong-card-count"


@pytest.mark.parametrize(("actions", "cards", "delivery"), [
    ("1 draw 2, 2 draw 3, 3 pat, 4 pat, deal 1 2c3c", 4, "all-announce-first"),
    ("1 draw 2, 2 draw 3, 3 pat, 4 pat, 1 check", 4, "all-announce-first"),
    ("1 pat, 2 pat, 3 pat, 4 pat", 4, "all-announce-first"),
    ("1 draw 2, 2 draw 3", 6, "all-announce-first"),
    ("1 draw 2, 2 draw 3, 3 pat", 4, "each-in-turn"),
])
def test_after_the_deal_it_is_a_wrong_card_count(actions, cards, delivery):
    """R56; more cards than a hand has are no throw either."""
    asked = document(f"{BEFORE}, {actions}", **DRAW, house={"draw-delivery": delivery})
    advice = ruled(asked, kind="wrong-card-count", seat=2, cards=cards)
    assert (advice["sentence"].split(":")[0], advice["rule"]) == ("Dead hand", "wrong-card-count")


def test_where_each_is_served_in_turn_the_last_throw_is_put_right():
    asked = document(f"{BEFORE}, 1 draw 2, 2 draw 3", **DRAW, house={"draw-delivery": "each-in-turn"})
    assert ruled(asked, kind="wrong-card-count", seat=2, cards=3)["line"] == "2 draw 2"


def test_a_throw_over_the_limit_of_the_draw():
    asked = document(f"{BEFORE}, 1 draw 3", **DRAW, house={"draw-limit": 3})
    refusal = refused(asked, {"kind": "wrong-card-count", "seat": 1, "cards": 1})
    assert refusal.code == "draw-limit"


def test_a_short_hand_that_draws_up_names_what_it_lacks_as_unseen():
    """It draws three and throws two: the record takes the missing card as ??."""
    advice = ruled(document("3 call, 4 call", **DRAW), kind="wrong-card-count", seat=2, cards=4)
    assert advice["steps"][1] == (
        "Name the cards thrown, if at all, with ?? for each that was missing: AsKs??.")
    after = options(document(f"{BEFORE}, 1 pat, 2 draw 3 AsKs??", **DRAW))
    assert after["to_act"] == 3


@pytest.mark.parametrize(("seat", "cards", "code"), [(1, 2, "right-count"), (1, -1, "bad-number"),
                                                     (1, True, "bad-number"), (9, 3, "empty-seat")])
def test_what_is_no_wrong_number(seat, cards, code):
    assert refused(document(), {"kind": "wrong-card-count", "seat": seat, "cards": cards}).code == code


def test_who_has_folded_is_ruled_on_no_more():
    happened = {"kind": "wrong-card-count", "seat": 3, "cards": 3}
    assert refused(document("3 fold"), happened).code == "hand-folded"


def test_a_misdeal_gives_back_what_was_put_in_by_choice():
    advice = ruled(document("3 raise 600", seats=4), kind="misdeal")
    assert (advice["line"], advice["give_back"]) == (None, 600)
    assert "Give 600 back to seat 3." in advice["steps"]


def test_a_misdeal_of_stud_names_no_button_and_no_blinds():
    steps = " ".join(ruled(document(**STUD), kind="misdeal")["steps"])
    assert "same antes" in steps and "button" not in steps and "blind" not in steps
    assert "the same button" in " ".join(ruled(document(), kind="misdeal")["steps"])


@pytest.mark.parametrize(("actions", "acted", "with_chips", "substantial"), [
    ("", 0, 0, False), ("3 call", 1, 1, False), ("3 fold, 4 fold", 2, 0, False),
    ("3 fold, 4 call", 2, 1, True), ("3 fold, 4 fold, 5 fold", 3, 0, True),
])
def test_substantial_action(actions, acted, with_chips, substantial):
    """Two acted, one of them with chips, or three in all; blinds and a bring-in are forced and count not."""
    facts = advise(document(actions, seats=5) | {"happened": {"kind": "misdeal"}})["facts"]
    assert (facts["acted"], facts["with_chips"]) == (acted, with_chips)
    assert facts["substantial_action"] is substantial
    advice = ruled(document(actions, seats=5), kind="misdeal")
    assert advice["sentence"].startswith("Play on" if substantial else "Misdeal")


def test_a_bring_in_is_no_action():
    facts = advise(document("1 bring-in, 2 call", **STUD) | {"happened": {"kind": "misdeal"}})["facts"]
    assert (facts["acted"], facts["substantial_action"]) == (1, False)


# -- what strangers send ----------------------------------------------------------------------------


@pytest.mark.parametrize(("happened", "code", "near"), [
    (None, "no-happening", ""), ([], "no-happening", ""), ("chips", "no-happening", ""),
    ({}, "unknown-kind", ""), ({"kind": "string bet"}, "unknown-kind", "string-bet"),
    ({"kind": "mis-deal"}, "unknown-kind", "misdeal"), ({"kind": ["chips"]}, "unknown-kind", "a list"),
    ({"kind": None}, "unknown-kind", "lacks its kind"),
    ({"kind": "chips"}, "missing-key", "chips"), ({"kind": "chips", "chip": [5]}, "unknown-key", "chips"),
    ({"kind": "misdeal", "seat": 3}, "unknown-key", ""), ({"kind": "chips", "chips": []}, "no-chips", ""),
    ({"kind": "chips", "chips": 0}, "no-chips", ""), ({"kind": "chips", "chips": [0]}, "bad-number", ""),
    ({"kind": "chips", "chips": [-5]}, "bad-number", ""),
    ({"kind": "chips", "chips": "500"}, "bad-number", ""),
    ({"kind": "chips", "chips": [1.5]}, "bad-number", ""),
    ({"kind": "chips", "chips": [True]}, "bad-number", ""),
    ({"kind": "chips", "chips": {"a": 1}}, "bad-number", ""),
    ({"kind": "chips", "chips": [1] * 501}, "too-many-chips", ""),
    ({"kind": "chips", "chips": [10**30]}, "bad-number", ""),
    ({"kind": "chips", "chips": [100], "said": "rase"}, "unknown-word", "raise"),
    ({"kind": "chips", "chips": [100], "said": 7}, "unknown-word", ""),
    ({"kind": "wrong-amount", "to": 900, "since": "1 call"}, "bad-form", ""),
    ({"kind": "wrong-amount", "to": 900, "since": ["1 kall"]}, "bad-action", "call"),
    ({"kind": "wrong-amount", "to": 900, "since": ["9 call"]}, "empty-seat", ""),
    ({"kind": "wrong-amount", "to": 900, "since": ["1 call"] * 101}, "bad-form", ""),
])
def test_a_happening_that_cannot_be_read(happened, code, near):
    refusal = refused(document(), happened)
    assert refusal.code == code
    assert near in refusal.message


def test_chips_are_multiples_of_the_smallest_in_play():
    refusal = refused(document(chip=25), {"kind": "chips", "chips": [100, 30]})
    assert (refusal.code, refusal.field) == ("bad-chip", "happened.chips.1")


@pytest.mark.parametrize("bad", [[], "x", None, 7])
def test_no_object_is_no_document(bad):
    with pytest.raises(Refusal) as refusal:
        advise(bad)
    assert refusal.value.code == "bad-form"


def test_a_hand_that_breaks_a_rule_is_refused_as_by_options():
    with pytest.raises(Refusal) as refusal:
        advise(document("3 check") | {"happened": {"kind": "misdeal"}})
    assert (refusal.value.code, refusal.value.field) == ("no-check", "actions.0")


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_nothing_is_ruled_on_a_hand_that_is_over(kind):
    filled = {"chips": [5], "first": 5, "then": 5, "seat": 2, "line": "call", "to": 900, "cards": 3}
    happened = {"kind": kind} | {key: filled[key] for key in KINDS[kind].must}
    assert refused(document("3 fold, 1 fold"), happened).code == "hand-over"


@pytest.mark.parametrize("kind", ["chips", "undercall", "string-bet", "out-of-turn", "wrong-amount"])
def test_chips_are_ruled_on_in_a_betting_round_only(kind):
    filled = {"chips": [5], "first": 5, "then": 5, "seat": 2, "line": "call", "to": 900}
    happened = {"kind": kind} | {key: filled[key] for key in KINDS[kind].must}
    assert refused(document(BEFORE, **DRAW), happened).code == "not-betting"


CHIPS = st.lists(st.sampled_from([25, 100, 500, 1000]), min_size=1, max_size=6)


@pytest.mark.exhaustive
@settings(max_examples=60)
@given(put=CHIPS, word=st.sampled_from([None, "call", "raise", "bet"]),
       betting=st.sampled_from(["limit", "pot-limit", "half-pot-limit", "no-limit", "jam-or-fold"]),
       actions=st.sampled_from(["", "3 all-in", FLOP, f"{FLOP}, 1 all-in"]),
       stack=st.sampled_from([450, 1100, 9000]))
def test_every_line_that_is_offered_can_be_entered_and_every_chip_is_accounted_for(
        put, word, betting, actions, stack):
    """What was put in, less what goes back, plus what is added, is what leaves the stack."""
    asked = document(actions, betting=betting, seats={1: 2000, 2: stack, 3: stack})
    try:
        before = options(asked)
    except Refusal:
        return      # not every line of play fits every betting
    if not before["legal"]["fold"] or sum(put) > before["stacks"][str(before["to_act"])]:
        return      # nobody to act, or more chips than he has
    advice = ruled(asked, kind="chips", chips=put, said=word)
    if advice["line"] is None:
        return
    seat = str(before["to_act"])
    after = options(asked | {"actions": [*asked["actions"], advice["line"]]})
    back = after.get("returned", {}).get(seat, 0) - before.get("returned", {}).get(seat, 0)
    moved = before["stacks"][seat] - after["stacks"][seat] + back
    assert moved == sum(put) - advice["give_back"] + advice["add"]


def test_the_steps_of_a_ruling_are_data_too():
    """§2: an under-raise is made the least raise; the page enters the line and need not read a sentence."""
    advice = ruled(document(), kind="chips", chips=300, said="raise")
    assert advice["line"] == "3 raise 400" and advice["add"] == 100
    assert advice["todo"] == [
        {"do": "add", "seat": 3, "chips": 100, "text": "Seat 3 adds 100."},
        {"do": "enter", "line": "3 raise 400", "text": 'Enter "3 raise 400".'},
    ]
    assert (advice["procedure"], advice["repeats"]) == (None, 0)


def test_a_procedure_says_which_steps_its_sentence_repeats():
    advice = ruled(document(seats=4), kind="misdeal")
    assert advice["procedure"] == "Misdeal"
    assert advice["sentence"] == f"Misdeal: {' '.join(advice['steps'][:advice['repeats']])}"


def test_who_checked_out_of_turn_has_no_chips_to_leave_in_front():
    advice = ruled(document(FLOP), kind="out-of-turn", seat=3, line="3 check")
    assert (advice["line"], advice["steps"][0]) == (None, "Seat 1 acts first.")
    assert not any("Leave" in step for step in advice["steps"])


def test_who_is_all_in_does_not_act_out_of_turn():
    asked = document("3 all-in, 1 call", seats={1: 9000, 2: 9000, 3: 600})
    assert refused(asked, {"kind": "out-of-turn", "seat": 3, "line": "call", "after": 2}).code == "all-in"


def test_an_announced_pot_that_is_no_legal_amount_is_a_wrong_amount():
    """Two have acted, so the wager stands; less than the least raise it is put right as one."""
    wrong = {"to": 250, "since": ["1 call", "2 call"]}
    advice = ruled(document(**POT), kind="underbet", **wrong)
    assert advice == ruled(document(**POT), kind="wrong-amount", **wrong)
