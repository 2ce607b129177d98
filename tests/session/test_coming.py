"""How the next hand is dealt: button, who posts, kill, bomb pot, straddle, mix (house rules, 4 and 9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from dealer_assist.contract.mix import read_mix
from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.rules.button import Positions, first_positions
from dealer_assist.session import positions
from dealer_assist.session.bomb_pots import BombPots
from dealer_assist.session.coming import Coming, TableNow, coming, with_bomb_pot
from dealer_assist.session.mix_line import of_next_hand
from dealer_assist.session.past import KnownPast, PastHand
from dealer_assist.session.rotation import DealtHand
from dealer_assist.session.next_game import check_chosen, level_after, turning

SEATS = (1, 2, 3, 4)
SETTINGS: dict[str, Any] = {
    "game": "holdem", "betting": "no-limit", "blinds": [50, 100], "ante": 0, "big_blind_ante": 0,
    "bring_in": None, "small_bet": None, "big_bet": None, "chip": 25, "preset": "barge", "tournament": False,
    "house": {},
}
LIMIT = {**SETTINGS, "betting": "limit", "small_bet": 100, "big_bet": 200}


def table(house: dict[str, Any] | None = None, **settings: Any) -> TableNow:
    return TableNow({**SETTINGS, **settings, "house": house or {}}, dict.fromkeys(SEATS, 5000))


def hand(number: int, button: int | None = 1, **facts: Any) -> PastHand:
    """A hand that is over, its button on `button`."""
    where = positions.stored(first_positions(button or 1, SEATS))
    return PastHand(**{"number": number, "over": True, "void": False, "button": button, "positions": where,
                       "players": {seat: f"P{seat}" for seat in SEATS}, **facts})


def past(*hands: PastHand) -> KnownPast:
    return KnownPast(hands, {seat: f"P{seat}" for seat in SEATS})


def dealt(now: TableNow, before: KnownPast, **stated: Any) -> Coming:
    planned = coming(now, before, stated, who="Ann")
    assert planned is not None
    return planned


def refused(now: TableNow, before: KnownPast, **stated: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        coming(now, before, stated)
    return refusal.value


def test_the_first_hand_has_its_button_in_the_first_seat_or_where_it_is_put():
    assert dealt(table(), past()).where.button == 1
    assert dealt(table(), past(), button=3).where.button == 3


def test_nobody_is_dealt_in_alone():
    assert coming(replace(table(), stacks={1: 5000}), past()) is None


def test_the_button_moves_on_and_a_void_hand_is_dealt_again():
    assert dealt(table(), past(hand(1, 2))).where.button == 3
    assert dealt(table(), past(hand(1, 2), hand(2, 3, void=True))).where.button == 3


def test_the_winner_has_the_button_where_the_room_plays_so():
    """Section 9, `win-button`: the winner of the main pot."""
    now = table({"button": "win"})
    assert dealt(now, past(hand(1, 2, main=(4,)))).where.button == 4
    assert dealt(now, past(hand(1, 2, over=False, main=(4,)))).where.button != 4


@pytest.mark.parametrize(("value", "killer", "post"), [("full", 3, 200), ("half", 3, 150), ("none", None, 0)])
def test_two_pots_in_a_row_earn_a_kill(value: str, killer: int | None, post: int):
    """Section 4, `kill`: full posts 2 x BB, half 1.5; the killed pot has no straddle."""
    won = past(hand(1, 1, winners=(3,), capped=True), hand(2, 2, winners=(3,), capped=True))
    now = replace(table(), settings={**LIMIT, "house": {"kill": value, "straddle": "any"}})
    planned = dealt(now, won)
    assert (planned.killer, planned.kill) == (killer, post)
    assert planned.document()["kill"] == (None if killer is None else {"seat": killer, "amount": post})
    if killer is not None:
        assert "killed pot" in refused(now, won, straddle=2).message
        assert not planned.straddles
        assert dealt(now, won, killer=4).killer == 4 and dealt(now, won, killer=9).killer is None


def test_a_hand_that_is_not_over_or_has_no_cap_earns_none():
    now = replace(table(), settings={**LIMIT, "house": {"kill": "full"}})
    for last in (hand(2, 2, winners=(3,), capped=True, over=False), hand(2, 2, winners=(3,), capped=False)):
        assert dealt(now, past(hand(1, 1, winners=(3,), capped=True), last)).killer is None


def test_a_void_hand_neither_earns_a_kill_nor_loses_one():
    """A void hand is dealt again, and says nothing of who won before it."""
    now = replace(table(), settings={**LIMIT, "house": {"kill": "full"}})
    won = [hand(number, number, winners=(3,), capped=True) for number in (1, 2)]
    void = hand(3, 3, over=False, void=True)
    assert dealt(now, past(*won, void)).killer == 3
    assert dealt(now, past(won[0], void, hand(4, 3, winners=(3,), capped=True))).killer == 3
    assert dealt(now, past(won[0], void)).killer is None


def test_every_hand_or_each_new_dealers_first_is_a_bomb_pot():
    """Section 4, `bomb-pot`; never in a game without blinds."""
    assert dealt(table({"bomb-pot": "every"}), past()).bomb_pot
    changes = table({"bomb-pot": "dealer-change"})
    assert dealt(changes, past(hand(1, who="Bob"))).bomb_pot
    assert not dealt(changes, past(hand(1, who="Ann"))).bomb_pot
    assert not dealt(changes, past()).bomb_pot and not coming(changes, past(hand(1, who="Bob"))).bomb_pot
    assert not dealt(table({"bomb-pot": "every"}, game="stud", ante=10, bring_in=25), past()).bomb_pot


def test_after_a_bomb_pot_the_button_moves_or_stays():
    """`bomb-pot-button`."""
    for value, button in (("moves", 3), ("stays", 2)):
        house = {"bomb-pot": "every", "bomb-pot-button": value}
        assert dealt(table(house), past(hand(1, 2))).where.button == button


def test_who_may_straddle_is_told_and_a_straddle_is_posted():
    now = table({"straddle": "utg"})
    assert dealt(now, past(), button=4).straddles == (3,)
    posts = dealt(now, past(), button=4, straddle=3).posts or ()
    assert [(post.seat, post.kind, post.amount) for post in posts] == [
        (1, "small", 50), (2, "big", 100), (3, "straddle", 200)]
    assert refused(now, past(), button=4, straddle=4).field == "straddle"
    assert refused(now, past(), straddle=9).code == "empty-seat"
    assert not dealt(table(), past()).straddles


def test_a_straddle_is_offered_before_the_game_of_a_dealers_choice_is_chosen():
    """By the blinds of the mix; of a game without blinds it is refused when it is chosen."""
    mix = {"games": [{"game": "omaha", "betting": "pot-limit"}, {"game": "razz", "betting": "limit"}],
           "change": {"way": "choice"},
           "stakes": {"big-bet": {"blinds": [100, 200]}, "limit": {"small_bet": 200}}}
    now = replace(table({"straddle": "utg"}, blinds=[]), mix=read_mix(mix))
    assert dealt(now, past(), button=4).straddles == (3,)
    chosen = {"button": 4, "straddle": 3, "game": "omaha", "betting": "pot-limit"}
    assert [post.amount for post in dealt(now, past(), **chosen).posts or ()] == [100, 200, 400]
    chosen |= {"game": "razz", "betting": "limit"}
    assert refused(now, past(), **chosen).code == "straddle-not-allowed"


def test_a_bomb_pot_and_a_game_without_blinds_have_no_straddle():
    bomb = table({"straddle": "any", "bomb-pot": "every"})
    assert refused(bomb, past(), straddle=3).code == "straddle-not-allowed"
    stud = table({"straddle": "any"}, game="stud", ante=10, bring_in=25, blinds=[])
    assert refused(stud, past(), straddle=3).code == "straddle-not-allowed"


def test_a_newcomer_to_a_cash_game_posts_or_waits():
    """Section 4, `new-player`: post-big, or wait for the big blind."""
    cash = table(preset="cash")
    new = replace(past(hand(1, 1, players={1: "P1", 2: "P2", 3: "P3"})), seated=past().seated)
    posts = dealt(cash, new, arrivals=[{"seat": 4, "how": "post"}]).posts
    assert posts is None or all(post.amount for post in posts)
    waits = dealt(cash, replace(new, hands=(hand(1, 2, players={1: "P1", 2: "P2", 3: "P3"}),)),
                  arrivals=[{"seat": 4, "how": "wait"}])
    assert set(waits.stacks) | {seat for seat, _ in waits.waiting} == set(SEATS)
    assert refused(cash, new, arrivals=[{"seat": 9, "how": "post"}]).field == "arrivals.0.seat"
    assert refused(cash, new, arrivals=[{"seat": 4, "how": "post"}] * 2).code == "duplicate-seat"


def test_who_was_away_owes_the_blinds_that_passed():
    """`missed-blinds`: the big blind live, the small blind dead in the pot."""
    cash = table(preset="cash")
    away = {1: "P1", 2: "P2", 4: "P4"}
    hands = [hand(1, 4)]
    for number, button in ((2, 1), (3, 2), (4, 4), (5, 1)):
        hands.append(hand(number, button, players=away))
    back = dealt(cash, past(*hands), arrivals=[{"seat": 3, "how": "post"}])
    kinds = {post.kind for post in back.posts or () if post.seat == 3}
    assert 3 in back.stacks and kinds or 3 in dict(back.waiting)


def test_a_straddle_takes_in_the_missed_big_blind_and_not_the_dead_small_one():
    """`missed-blinds`: "big blind live, missed small blind dead in the pot", also under a straddle."""
    away = {1: "P1", 2: "P2", 4: "P4"}
    moved = (Positions(4, 1, 2), {**away, 3: "P3"}), (Positions(1, 2, 4), away), (Positions(2, 4, 1), away)
    hands = [replace(hand(n, where.button, players=players), positions=positions.stored(where))
             for n, (where, players) in enumerate(moved, start=1)]
    cash = table({"straddle": "utg"}, preset="cash")
    posts = dealt(cash, past(*hands), arrivals=[{"seat": 3, "how": "post"}], straddle=3).posts or ()
    assert [(post.seat, post.kind, post.amount) for post in posts] == [
        (1, "small", 50), (2, "big", 100), (3, "dead", 50), (3, "straddle", 200)]


def test_two_new_players_just_begin():
    now = replace(table(preset="cash"), stacks={2: 5000, 3: 5000})
    new = KnownPast((hand(1, 1, players={1: "P1", 4: "P4"}),), {2: "P2", 3: "P3"})
    assert sorted(dealt(now, new).stacks) == [2, 3]


# -- a plan of bomb pots, and a mix ------------------------------------------------------------------

PLAN = BombPots(every=2, ante=50)


def planned(
    before: KnownPast, now: TableNow | None = None, after: int = 0, **stated: Any,
) -> Mapping[str, Any]:
    return with_bomb_pot(PLAN, after, before, stated, "Ann", lambda: now or table())


def test_a_planned_bomb_pot_is_stated_for_the_hand_in_which_it_is_due():
    due = past(hand(1), hand(2))
    assert planned(due)["bomb_pot"] is True
    assert planned(past()) == {}
    assert with_bomb_pot(None, 0, due, {}, "Ann", table) == {}
    assert planned(due, bomb_pot=False) == {"bomb_pot": False}
    assert planned(due, game="stud") == {"game": "stud"}
    assert planned(due, after=2) == {}     # counted from hand 2 on


STAKES = {"limit": {"small_bet": 100}}
HORSE = read_mix({"list": "horse", "change": {"way": "hands", "hands": 2}, "stakes": STAKES})


def test_a_planned_bomb_pot_waits_for_a_game_with_blinds():
    """HORSE comes to razz, or the table was set to stud: the deal goes on, and the bomb pot is still due."""
    now = replace(table(), mix=HORSE)
    omaha, razz = (DealtHand(n, place, n, SEATS) for n, place in ((1, 1), (2, 2)))
    before = past(hand(1, turn=omaha), hand(2, turn=omaha))
    assert dealt(now, before).turned.settings["game"] == "razz"
    assert planned(before, now) == {}
    assert planned(before, replace(now, settings=table(game="stud").settings, mix=None)) == {}
    later = past(hand(1, turn=omaha), *(hand(n, turn=replace(razz, place=4)) for n in (2, 3)))
    assert planned(later, now)["bomb_pot"] is True      # back at hold'em


def test_a_mix_says_what_the_next_hand_is():
    now = replace(table(), mix=HORSE)
    turn = DealtHand(1, 0, 1, SEATS)
    planned = dealt(now, past(hand(1, turn=turn)))
    assert planned.turned is not None and planned.turned.settings["game"] == "holdem"
    mix = planned.turned.document(changes=False)
    assert (mix["game"], mix["hand"], mix["of"], mix["next"]) == ("Texas Hold'em", 2, 2, "Omaha/8")
    assert planned.turned.columns() == {"turn": planned.turned.turn, "place": 0, "level": 1, "chooser": None}
    after = dealt(now, past(hand(1, turn=turn), hand(2, turn=turn)))
    assert after.turned is not None and after.turned.settings["game"] == "omaha-8"


def test_the_table_goes_on_to_a_game_or_plays_another_for_one_hand():
    now = replace(table(), mix=HORSE)
    razz = dealt(now, past(), turn_to=3).turned
    assert razz is not None and razz.settings["game"] == "razz"
    out = dealt(now, past(), game="badugi", betting="limit").turned
    assert out is not None and out.out and out.game == "Badugi" and out.document(changes=True)["hand"] is None
    same = dealt(now, past(), game="holdem").turned
    assert same is not None and not same.out
    assert refused(now, past(), turn_to=9).code == "bad-turn"
    assert refused(table(), past(), turn_to=2).code == "no-mix"


def test_in_a_dealers_choice_somebody_chooses_from_the_list():
    choice = read_mix({"list": "horse", "change": {"way": "choice"}, "stakes": STAKES})
    now = replace(table(), mix=choice)
    waits = dealt(now, past()).turned
    assert waits is not None and waits.game is None
    with pytest.raises(Refusal) as refusal:
        check_chosen(waits)
    assert refusal.value.code == "choose-game"
    check_chosen(None)
    line = of_next_hand(waits, {1: "Ann", 2: "Bob"}, 4, [2, 1, 2], changes=True)
    assert line["chooses"]["name"] in ("Ann", "Bob", None) and line["recent"] == [2, 1]
    chosen = dealt(now, past(), game="razz").turned
    assert chosen is not None and chosen.place == 2 and not chosen.out
    assert refused(now, past(), game="badugi").code == "not-in-mix"


def test_the_line_of_a_mix_tells_the_game_the_hand_and_what_comes():
    def at(seated: int = 4, **stated: Any) -> dict[str, Any]:
        turned = turning(HORSE, 1, {**SETTINGS, "small_bet": 100}, past(), 1, SEATS, stated)
        return of_next_hand(turned, {}, seated, [], changes=True)

    line, out = at(), at(game="badugi")
    assert line["text"] == "HORSE: Texas Hold'em, hand 1 of 2, next Omaha/8"
    assert line["next"]["game"] == "omaha-8"
    assert "Razz" in at(9, turn_to=2)["text"] and "9" in at(9, turn_to=2)["text"]  # R57: told before it comes
    assert out["now"]["hand"] is None and out["text"] != line["text"]


def test_a_mix_by_levels_goes_up_with_the_time():
    levels = read_mix({"list": "horse", "change": {"way": "level", "minutes": 20},
                       "stakes": STAKES})
    assert [level_after(3, minutes * 60.0, levels) for minutes in (0, 19, 20, 65)] == [3, 3, 4, 6]
    assert level_after(3, 9999, HORSE) == 3
    turned = turning(levels, 2, {**SETTINGS, "small_bet": 100}, past(), 1, SEATS, {})
    assert "level 2" in of_next_hand(turned, {}, 4, [], changes=False)["text"].lower()


def test_a_first_hand_that_was_void_is_dealt_again_where_it_was():
    assert dealt(table(), past(hand(1, 2, void=True))).where.button == 2


def test_a_game_that_is_a_bomb_pot_is_dealt_as_one():
    """1.4: the page says so, whatever the house does with other games."""
    bomb = replace(load_game("holdem"), bomb_pot=True)
    now = replace(table(blinds=[], ante=200), load=lambda _: bomb)
    assert dealt(now, past(hand(1, 2))).bomb_pot


# -- games without a button hold it ------------------------------------------------------------------

def test_a_stud_game_holds_the_button_and_the_next_game_takes_it_up():
    """Contract, section 6: the big blind after it is the first player at or after the held seat."""
    before = past(hand(1), hand(2, button=None, positions=positions.stored(first_positions(3, SEATS))))
    stud = table(game="stud", betting="limit", ante=10, bring_in=25, small_bet=50, blinds=[])
    assert dealt(stud, before).where == positions.recalled(before.held() or {})
    assert dealt(table(), before).where.button == 3


def test_a_new_pair_of_players_just_begins():
    """All others wait: nobody is there to wait for."""
    now = replace(table({"new-player": "post-big"}, preset="cash"), stacks={3: 5000, 4: 5000})
    before = past(hand(1, players={1: "P1", 2: "P2"}), hand(2, players={1: "P1", 2: "P2"}))
    arriving = [{"seat": 3, "how": "wait"}, {"seat": 4, "how": "wait"}]
    assert dealt(now, before, arrivals=arriving).where == first_positions(3, (3, 4))
