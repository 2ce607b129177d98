"""Variations are laid over any game they fit; a pair that does not go together is refused in a sentence."""

from __future__ import annotations

import random

import pytest

from dealer_assist.contract.playable import check_playable
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Unreadable
from dealer_assist.games import game_ids, load_game
from dealer_assist.games.loader.library import SHIPPED, GameLibrary
from dealer_assist.games.loader.mistakes import GameFileError
from dealer_assist.games.loader.library import RULEBOOK
from dealer_assist.trial.play import trial

FEW = ("holdem", "omaha-8", "stud", "badugi", "california-lowball")   # the others are left to the whole run
MINE = 'name = "Mine"\nsection = "house"\nsummary = "M."\n'


@pytest.mark.parametrize("game", ["holdem", "omaha-8", "big-o", "short-deck-holdem", "lazy-pineapple-8"])
def test_crayfish_on_any_game_with_a_five_card_board(game: str, own_game):
    """2.14: "any game that uses a five-card board"."""
    mine = own_game("mine", MINE + f'extends = ["{game}", "crayfish"]\n')
    assert mine.removes == "rolled" and mine.holds("board") == 5
    assert mine.sides == load_game(game).sides


@pytest.mark.parametrize(("game", "street"), [
    ("stud", "flop"), ("badugi", "flop"), ("double-board-omaha", "flop"), ("courchevel", "flop"),
    ("dramaha", "turn"),
])
def test_crayfish_is_refused_where_the_board_is_dealt_otherwise(game: str, street: str, room):
    room.write("mine", MINE + f'extends = ["{game}", "crayfish"]\n')
    assert room.mistakes("mine") == [
        f'mine.toml, extends: "crayfish" does not go with a game that deals its {street} otherwise, or has '
        "none. Take one of the two out."]


@pytest.mark.parametrize("game", ["short-deck-holdem", "short-deck-omaha"])
def test_trips_over_straights_in_short_deck(game: str, own_game):
    """2.52."""
    mine = own_game("mine", MINE + f'extends = ["{game}", "trips-over-straights"]\n')
    assert mine.sides[0].tiers[0].scale == "short-deck-high-trips"
    assert mine.sides[0].tiers[0].hole == load_game(game).sides[0].tiers[0].hole


def test_trips_over_straights_is_refused_with_the_whole_deck(room):
    room.write("mine", MINE + 'extends = ["holdem", "trips-over-straights"]\n')
    assert room.mistakes("mine") == [
        'mine.toml, sides.high.scale: "short-deck-high-trips" ranks the cards of a stripped deck, and '
        'this one is "standard". Take another scale, or the deck it is for.']


@pytest.mark.parametrize(("game", "over", "brings"), [
    ("mississippi-stud", "ante-and-low-card", "low card"),
    ("mississippi-stud-8", "ante-and-low-card", "low card"),
    ("mississippi-razz", "ante-and-high-card", "high card"),
])
def test_mississippi_with_an_ante_and_a_bring_in(game: str, over: str, brings: str, own_game):
    """2.38: "sometimes played with an ante and bring-in"."""
    mine = own_game("mine", MINE + f'extends = ["{game}", "{over}"]\n')
    assert (mine.forced, mine.bring_in, mine.streets[0].opens) == ("antes", brings, "bring-in")
    assert trial(mine, random.Random(game), 10, lambda name: mine).failure is None


def test_the_bring_in_of_mississippi_is_refused_over_stud(room):
    room.write("mine", MINE + 'extends = ["stud", "ante-and-low-card"]\n')
    assert room.mistakes("mine") == [
        'mine.toml, extends: "ante-and-low-card" does not go with a game that deals its fifth otherwise, or '
        "has none. Take one of the two out."]


def test_both_at_once(own_game):
    mine = own_game("mine", MINE + 'extends = ["short-deck-omaha", "crayfish", "trips-over-straights"]\n')
    assert (mine.removes, mine.sides[0].tiers[0].scale) == ("rolled", "short-deck-high-trips")


def test_only_a_variation_says_what_it_fits(room):
    room.write("mine", MINE + 'extends = "holdem"\n[fits]\nflop = ["board 3"]\n')
    assert room.mistakes("mine") == ["mine.toml, fits: only a variation says what it fits. Leave it out."]


def test_the_variations_there_are():
    assert RULEBOOK.variations() == (
        "ante-and-high-card", "ante-and-low-card", "bomb-pot", "crayfish", "jam-or-fold", "mississippi",
        "super", "trips-over-straights")


# -- bomb pot (1.4) and jam-or-fold (1.6), every game with either and with both -----------------------

NO_BLINDS = ("mine.toml, bomb_pot: everybody antes in it anyway: it is not played from blinds. "
             "Leave the bomb pot out.")
MUST_BET = ("mine.toml, bettings: the first player must bet, so nobody is asked to go all-in or fold. "
            "Name another betting.")
NOTHING_TO_JAM = ("mine.toml, bomb_pot: it has no action before the flop that could be all-in or fold. Name "
                  "another betting, or leave the bomb pot out.")
LAID_OVER = [(game, over) for game in game_ids() for over in (
    ("bomb-pot",), ("jam-or-fold",), ("bomb-pot", "jam-or-fold"))]


def why_not(game: str, over: tuple[str, ...]) -> list[str]:
    """The sentences with which the pair is refused; none where it fits."""
    reasons = []
    if "jam-or-fold" in over and load_game(game).streets[0].opens == "high card":
        reasons.append(MUST_BET)
    if "bomb-pot" in over and load_game(game).forced != "blinds":
        reasons.append(NO_BLINDS)
    return reasons + [NOTHING_TO_JAM] * (len(over) == 2)


@pytest.mark.parametrize(("game", "over"), [
    pytest.param(*pair, marks=() if pair[0] in FEW else pytest.mark.exhaustive) for pair in LAID_OVER
], ids=str)
def test_a_variation_is_played_to_the_end_or_refused_with_a_sentence(game: str, over: tuple[str, ...]):
    """1.4, 1.6, R53: what fits is played with every chip counted, what does not is refused."""
    parents = ", ".join(f'"{one}"' for one in (game, *over))
    room = GameLibrary((SHIPPED,), {"mine": f"{MINE}extends = [{parents}]\n"})
    if refusal := why_not(game, over):
        with pytest.raises(GameFileError) as error:
            room.load("mine")
        assert sorted(map(str, error.value.mistakes)) == sorted(refusal)
        return
    mine = room.load("mine")
    assert (mine.bomb_pot, mine.bettings == ("jam-or-fold",)) == ("bomb-pot" in over, "jam-or-fold" in over)
    done = trial(mine, random.Random(f"{game} {over}"), 6, room.load)
    assert done.failure is None and done.hands == 6, done.failure


def _asked(game: str, **more: object) -> None:
    definition = load_game(game)
    money = {"blinds": [50, 100]} if definition.forced == "blinds" else {"blinds": []}
    money |= {"ante": 25} | ({"bring_in": 50} if definition.bring_in else {})
    check_playable(read_setup({"game": game, "betting": "no-limit", "seats": {"1": 5000, "2": 5000},
                               "button": 2, **money, **more}))


@pytest.mark.parametrize("game", [
    pytest.param(game, marks=() if game in FEW else pytest.mark.exhaustive) for game in game_ids()])
def test_the_same_pairs_by_the_set_up(game: str):
    """The API and the tables say it with a code and the field."""
    pairs = {
        ("bomb_pot",): "bomb-pot-blinds" if load_game(game).forced != "blinds" else None,
        ("betting",): "jam-or-fold-here" if load_game(game).streets[0].opens == "high card" else None,
        ("bomb_pot", "betting"): "any",
    }
    says = {"bomb_pot": True, "betting": "jam-or-fold"}
    for fields, code in pairs.items():
        if code is None:
            _asked(game, **{field: says[field] for field in fields})
            continue
        with pytest.raises(Unreadable) as refused:
            _asked(game, **{field: says[field] for field in fields})
        assert refused.value.field in fields and refused.value.code in ("bomb-pot-blinds", "jam-or-fold-here")
        assert code in (refused.value.code, "any") and refused.value.message.endswith(".")


@pytest.mark.parametrize(("game", "over", "street"), [
    ("mexican-poker", "super", "third"), ("five-card-stud", "super", "third"),
    ("mississippi-stud", "super", "fourth"), ("holdem", "super", "third"),
    ("super-stud", "mississippi", "third"), ("five-card-stud", "mississippi", "third"),
])
def test_super_and_mississippi_go_with_games_of_seven_cards(game: str, over: str, street: str, room):
    """2.38, 2.57: three cards to start with, then one by one; else the deck runs out or streets are lost."""
    room.write("mine", MINE + f'extends = ["{game}", "{over}"]\n')
    assert room.mistakes("mine") == [
        f'mine.toml, extends: "{over}" does not go with a game that deals its {street} otherwise, or has '
        "none. Take one of the two out."]


@pytest.mark.parametrize("over", ["super", "mississippi"])
@pytest.mark.parametrize("game", ["razzdugi", "deuce-to-seven-razz", "london-lowball"])
def test_any_game_of_seven_cards_is_played_with_either(game: str, over: str, own_game):
    mine = own_game("mine", MINE + f'extends = ["{game}", "{over}"]\n')
    assert trial(mine, random.Random(game), 3, lambda name: mine).failure is None
