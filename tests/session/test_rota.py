"""The rota: on the push each dealer goes to the next place of the string, from the last to the first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.errors import Refusal
from dealer_assist.session import rota
from dealer_assist.session.rota import Rota, TableTurn, after, forecast, left_out, turn_at
from dealer_assist.session.times import MINUTE

EAST = {"act": "string", "name": "East", "tables": [3, 4, 7], "breaks": 1, "minutes": 30}


def running(*acts: dict) -> Rota:
    now = after(Rota(), EAST, 0)
    for act in acts:
        now = after(now, act, MINUTE)
    return now


def placed(*names: str) -> list[dict]:
    return [{"act": "place", "name": "East", "at": at, "dealer": name} for at, name in enumerate(names)]


def test_three_tables_and_a_break():
    """Kim, Lee and Max deal, Noa rests: on the push Noa comes to table 3 and Max has the break."""
    now = running(*placed("Kim", "Lee", "Max", "Noa"))
    assert turn_at(now, 7) == TableTurn(7, "East", "Max", "Lee", None, None)
    pushed = after(now, {"act": "push", "name": "East"}, 10 * MINUTE)
    assert pushed.strings[0].dealers == ("Noa", "Kim", "Lee", "Max")
    assert turn_at(pushed, 3) == TableTurn(3, "East", "Noa", "Max", 4, 40 * MINUTE)
    assert turn_at(pushed, 5) is None
    ahead = forecast(pushed.strings[0], 2, 20 * MINUTE)
    assert [(one.pushed, one.dealers[0]) for one in ahead] == [(40 * MINUTE, "Max"), (70 * MINUTE, "Lee")]
    late = forecast(pushed.strings[0], 1, 50 * MINUTE)
    assert late[0].pushed == 50 * MINUTE


def test_who_deals_at_a_table_that_stays_goes_on_there():
    now = running(*placed("Kim", "Lee", "Max", "Noa"), EAST | {"tables": [7, 3], "breaks": 2})
    assert now.strings[0].dealers == ("Max", "Kim", "Noa", None)


@pytest.mark.parametrize(("act", "out"), [
    (EAST | {"tables": [3, 4]}, ("Max",)), (EAST | {"breaks": 0}, ("Noa",)), (EAST | {"breaks": 3}, ()),
    (EAST | {"tables": [4], "breaks": 0}, ("Kim", "Max", "Noa")), ({"act": "push"}, ()),
    ({"act": "place", "name": "East", "at": 0, "dealer": "Max"}, ("Kim",)),
    ({"act": "end", "name": "East"}, ("Kim", "Lee", "Max", "Noa")),
])
def test_whoever_has_no_place_any_more_is_named(act: dict, out: tuple[str, ...]):
    """A string made shorter let dealers go without a word."""
    now = running(*placed("Kim", "Lee", "Max", "Noa"))
    assert left_out(now, after(now, act, MINUTE)) == out


def test_a_dealer_is_in_one_place_of_the_room():
    now = running(*placed("Kim"), EAST | {"name": "West", "tables": [1]},
                  {"act": "place", "name": "West", "at": 1, "dealer": "Kim"})
    assert [one.dealers for one in now.strings] == [(None,) * 4, (None, "Kim")]
    every = after(now, {"act": "push"}, 5)
    assert every.strings[1].dealers == ("Kim", None) and every.strings[0].pushed == 5


@pytest.mark.parametrize(("act", "code"), [
    (EAST | {"name": ""}, "bad-string"), (EAST | {"tables": []}, "bad-string"),
    (EAST | {"tables": [1, 1]}, "bad-string"), (EAST | {"breaks": 60}, "bad-string"),
    (EAST | {"minutes": 0}, "bad-string"), (EAST | {"name": "West"}, "table-in-string"),
    ({"act": "push", "name": "North"}, "no-string"), ({"act": "end"}, "no-string"),
    ({"act": "place", "name": "East", "at": 4, "dealer": "Kim"}, "no-place"), ({"act": "deal"}, "rota-word"),
])
def test_what_cannot_be_is_refused(act: dict, code: str):
    with pytest.raises(Refusal) as refused:
        running(act)
    assert refused.value.code == code and refused.value.message


@pytest.mark.exhaustive
@given(st.lists(st.tuples(st.integers(0, 3), st.sampled_from("ABCDEF")), max_size=12), st.integers(0, 9))
def test_a_push_loses_nobody_and_a_whole_round_comes_back(places, pushes):
    now = running(*({"act": "place", "name": "East", "at": at, "dealer": name} for at, name in places))
    string = now.strings[0]
    there = [name for name in string.dealers if name]
    assert len(there) == len(set(there))
    assert rota.read(rota.document(now)) == now
    for _ in range(pushes):
        now = after(now, {"act": "push"}, 0)
        assert sorted(filter(None, now.strings[0].dealers)) == sorted(there)
        for table in string.tables:
            turn = turn_at(now, table)
            assert turn is not None
            coming = turn_at(after(now, {"act": "push"}, 0), table)
            assert coming is not None and coming.dealer == turn.next_dealer
    for _ in range(-pushes % len(string.dealers)):
        now = after(now, {"act": "push"}, 0)
    assert now.strings[0].dealers == string.dealers


def test_a_string_that_ends_is_gone_and_its_dealers_with_it():
    one = after(Rota(()), {"act": "string", "name": "A", "tables": [1, 2], "breaks": 1, "minutes": 30}, 0)
    assert after(one, {"act": "end", "name": "A"}, 1) == Rota(())


def test_a_rota_is_read_back_from_its_row():
    now = running(*placed("Kim", "Lee"))
    assert rota.read(rota.document(now)) == now
