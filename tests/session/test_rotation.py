"""Which game now, which hand of how many, which next, from the hands played (house rules, section 9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.rules.button import Positions, first_positions, next_positions
from dealer_assist.rules.house import read_house
from dealer_assist.contract.mix import read_mix
from dealer_assist.session.mixes import Mix
from dealer_assist.session.rotation import ComingHand, DealtHand, MixStanding, standing

FIVE = (1, 2, 3, 4, 5)
HOUSE = read_house("barge")


def mix(games: object = "horse", **change: object) -> Mix:
    """A mix of a list, or of games."""
    return read_mix({"list" if isinstance(games, str) else "games": games, "change": change})


class Night:
    """A table that plays a mix: each deal is added to the record, as a room would."""

    def __init__(self, played: Mix, button: int = 1, seats: tuple[int, ...] = FIVE) -> None:
        self.mix, self.seats, self.level = played, seats, 1
        self.where: Positions = first_positions(button, seats)
        self.record: list[DealtHand] = []
        self.to: int | None = None

    def coming(self) -> MixStanding:
        return standing(self.mix, self.record, ComingHand(self.where.button, self.seats, self.level, self.to))

    def deal(self, void: bool = False, chosen: int | None = None) -> str:
        """Play the next hand; answers its game."""
        now = self.coming()
        place = now.place if now.place is not None else chosen
        assert place is not None
        self.record.append(DealtHand(
            now.turn, place, self.where.button, self.seats, void=void, level=self.level, chooser=now.chooser))
        self.to = None
        if self.mix.games[place].button and not void:
            self.where = next_positions(self.where, self.seats, HOUSE)
        return self.mix.games[place].game

    def leaves(self, seat: int) -> None:
        self.seats = tuple(one for one in self.seats if one != seat)


def test_every_six_hands_the_game_changes():
    night = Night(mix("horse", way="hands", hands=6))
    assert [night.deal() for _ in range(31)] == [
        *["holdem"] * 6, *["omaha-8"] * 6, *["razz"] * 6, *["stud"] * 6, *["stud-8"] * 6, "holdem"]


def test_the_standing_says_which_hand_of_how_many_and_what_comes():
    night = Night(mix("horse", way="hands", hands=6))
    for _ in range(14):
        night.deal()
    now = night.coming()
    assert (now.place, now.hand, now.of, now.left, now.next) == (2, 3, 6, 4, 3)


def test_a_void_hand_does_not_count():
    night = Night(mix("horse", way="hands", hands=2))
    night.deal()
    night.deal(void=True)
    assert night.coming().hand == 2
    assert [night.deal(), night.deal()] == ["holdem", "omaha-8"]


def test_the_first_hand_of_a_game_made_void_is_dealt_again_in_that_game():
    night = Night(mix("horse", way="hands", hands=1))
    night.deal()
    night.deal(void=True)
    assert night.deal() == "omaha-8" and night.coming().place == 2


def test_a_finished_hand_taken_back_is_the_same_hand_of_its_game_again():
    """The last hand of Hold'em is reopened and made void: Hold'em is played once more."""
    night = Night(mix("horse", way="hands", hands=2))
    night.deal(), night.deal()
    assert night.coming().place == 1
    night.record.pop()
    assert (night.coming().place, night.coming().hand) == (0, 2)


def test_an_orbit_is_a_full_round_of_the_button():
    night = Night(mix("horse", way="orbit"), button=3)
    assert [night.deal() for _ in range(6)] == ["holdem"] * 5 + ["omaha-8"]
    assert night.record[5].button == 3


def test_an_orbit_of_stud_is_a_hand_for_every_player_while_the_button_waits():
    night = Night(mix(["razz", "holdem"], way="orbit"))
    assert [night.deal() for _ in range(6)] == ["razz"] * 5 + ["holdem"]
    assert {hand.button for hand in night.record} == {1}


def test_a_player_who_leaves_shortens_the_orbit():
    night = Night(mix("horse", way="orbit"))
    night.deal()
    night.leaves(4)
    assert [night.deal() for _ in range(5)].count("holdem") == 4   # the dead button on seat 4 is one of them
    night = Night(mix(["stud", "razz"], way="orbit"))
    night.deal()
    night.leaves(4)
    assert [night.deal() for _ in range(4)] == ["stud"] * 3 + ["razz"]


def test_the_orbit_ends_although_the_player_it_began_with_has_left():
    night = Night(mix("horse", way="orbit"))
    night.deal()
    night.leaves(1)
    assert [night.deal() for _ in range(5)] == ["holdem"] * 4 + ["omaha-8"]


def test_a_heads_up_orbit_has_two_hands():
    night = Night(mix("horse", way="orbit"), seats=(3, 8), button=3)
    assert [night.deal() for _ in range(5)] == ["holdem", "holdem", "omaha-8", "omaha-8", "razz"]


def test_a_dead_button_is_a_hand_of_the_orbit():
    """Big blind 3 busts in the first hand: the button is on 1, 2, then dead on 3, on 4, on 5."""
    night = Night(mix("horse", way="orbit"))
    night.deal()
    night.leaves(3)
    assert [night.deal() for _ in range(5)] == ["holdem"] * 4 + ["omaha-8"]
    assert [hand.button for hand in night.record] == [1, 2, 3, 4, 5, 1]


def test_a_button_put_back_by_hand_does_not_end_the_orbit():
    game = mix("horse", way="orbit")
    record = [DealtHand(1, 0, 4, FIVE), DealtHand(1, 0, 3, FIVE, placed=True)]
    now = standing(game, record, ComingHand(4, FIVE))
    assert (now.place, now.hand) == (0, 3)


def test_where_the_winner_takes_the_button_an_orbit_is_a_hand_for_every_player():
    game = mix("horse", way="orbit")
    record = [DealtHand(1, 0, seat, FIVE) for seat in (4, 4, 2, 4)]
    assert standing(game, record, ComingHand(4, FIVE, follows=False)).hand == 5
    record.append(DealtHand(1, 0, 4, FIVE))
    assert standing(game, record, ComingHand(1, FIVE, follows=False)).place == 1


def test_a_level_brings_its_game_at_every_table_alike():
    game = mix("horse", way="level", first=3)
    for level, place in ((3, 0), (4, 1), (7, 4), (8, 0)):
        assert standing(game, [], ComingHand(1, FIVE, level)).place == place
    night = Night(game)
    night.level = 3
    assert [night.deal(), night.deal()] == ["holdem", "holdem"]
    night.level = 5
    assert night.deal() == "razz"
    night.level = 4
    assert night.deal() == "omaha-8"     # the level was one too high, and was put back


def test_a_new_level_counts_from_the_next_hand():
    """`level-applies`: the level of a hand is that of its riffle."""
    night = Night(mix("horse", way="level"))
    night.deal()
    night.level = 2
    assert night.record[0].level == 1 and night.coming().place == 1


def test_the_button_chooses_for_a_hand():
    night = Night(mix("8-game", way="choice"), button=3)
    assert (night.coming().place, night.coming().chooser) == (None, 3)
    night.deal(chosen=6)
    assert night.coming().chooser == 4


def test_the_choice_goes_on_while_the_button_waits_in_stud():
    night = Night(mix("8-game", way="choice"), button=3)
    night.deal(chosen=4)
    assert (night.where.button, night.coming().chooser) == (3, 4)


def test_who_chose_a_void_hand_chooses_again():
    night = Night(mix("8-game", way="choice", who="turn"), button=3)
    night.deal(chosen=4)
    night.deal(chosen=4, void=True)
    assert (night.coming().place, night.coming().chooser) == (None, 4)


def test_a_choice_for_an_orbit_holds_for_it_and_the_next_player_chooses_then():
    night = Night(mix("8-game", way="choice", **{"for": "orbit"}), button=3)
    night.deal(chosen=6)
    assert [night.deal() for _ in range(4)] == ["holdem"] * 4
    assert (night.coming().place, night.coming().chooser) == (None, 4)


def test_the_dealer_goes_on_to_a_game_of_the_list():
    night = Night(mix("horse", way="hands", hands=6))
    night.deal()
    night.to = 3
    assert night.deal() == "stud"
    assert (night.coming().place, night.coming().hand) == (3, 2)


def test_a_hand_out_of_the_rotation_does_not_count():
    night = Night(mix("horse", way="hands", hands=2))
    night.deal()
    night.record.append(DealtHand(1, None, 2, FIVE))
    assert (night.coming().place, night.coming().hand) == (0, 2)


WAYS = st.sampled_from([
    {"way": "hands", "hands": 1}, {"way": "hands", "hands": 3}, {"way": "orbit"}, {"way": "level"}])
MOVES = st.lists(st.sampled_from(["deal", "deal", "deal", "void", "leave", "come", "level"]), max_size=60)


@pytest.mark.exhaustive
@given(WAYS, st.sampled_from(["horse", "8-game", "triple-stud"]), st.integers(1, 9), MOVES)
def test_the_games_come_in_their_order_whatever_happens(way: dict, name: str, button: int, moves: list[str]):
    """Each hand is of the game before or of the next, a turn at least one hand long, and `of` is kept."""
    night = Night(read_mix({"list": name, "change": way}), button, (1, 3, 4, 6, 9))
    away: list[int] = []
    for move in moves:
        if move == "leave" and len(night.seats) > 2:
            away.append(night.seats[0])
            night.leaves(night.seats[0])
        elif move == "come" and away:
            night.seats = tuple(sorted((*night.seats, away.pop())))
        elif move == "level":
            night.level += 1
        elif move in ("deal", "void"):
            now = night.coming()
            _in_order(night, now)
            night.deal(void=move == "void")


def _in_order(night: Night, now: MixStanding) -> None:
    count = len(night.mix.games)
    if night.record:
        last = night.record[-1]
        turned = now.turn - last.turn
        assert turned in (0, 1)
        steps = now.level - last.level if night.mix.change.way == "level" else turned
        assert now.place == (last.place + steps) % count
        played = sum(hand.turn == now.turn and not hand.void for hand in night.record)
        assert now.hand == played + 1
    assert now.next == (now.place + 1) % count
    if night.mix.change.way == "hands":
        assert 1 <= now.hand <= night.mix.change.hands == now.of
    if night.mix.change.way == "orbit":
        assert now.left is not None and 1 <= now.left <= len(night.seats) + 1


@pytest.mark.exhaustive
@given(st.integers(2, 9), st.integers(1, 9), st.sampled_from(["horse", "8-game"]))
def test_an_orbit_of_a_full_table_has_a_hand_for_every_player(players: int, button: int, name: str):
    seats = tuple(range(1, players + 1))
    night = Night(mix(name, way="orbit"), min(button, players), seats)
    for place in range(len(night.mix.games)):
        assert night.coming().of == players
        for hand in range(1, players + 1):
            now = night.coming()
            assert (now.place, now.hand, now.left) == (place, hand, players - hand + 1)
            night.deal()
