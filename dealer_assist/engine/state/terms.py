"""What game, betting and house rules come to for a hand, as plain attributes.

They are asked at every action, so they are looked up once.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.engine.state.setup import Setup
from dealer_assist.games import Choice, Game, Street
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.house import House

SHOWING = ("bring-in", "best board", "high card")  # who opens is read off the up cards


@dataclass(frozen=True, slots=True)
class Terms:
    """The same for all hands of a game, a betting and a house.

    Shape: `lifts_cap` a round is capped, and the house lifts that between two (`heads-up-cap`); `jam` the
    whole stack is the only wager; `no_limp` the first player in must raise (`limp-single-draw`); `sevens`
    the Sevens Rule is in force (App. B); `by_colours` the flop decides which game it is (2.62);
    `first_side` the name of the side that takes the odd chip.
    """

    game: Game
    betting: str
    house: House
    lifts_cap: bool
    jam: bool
    no_limp: bool
    sevens: bool
    by_colours: bool
    first_side: str


_KEPT = 64
_known: dict[tuple[int, str, int], Terms] = {}  # by identity: game and house are frozen, to hash one is slow


def terms_of(game: Game, betting: str, house: House) -> Terms:
    """The terms, worked out when they are first asked for."""
    key = id(game), betting, id(house)
    terms = _known.get(key)
    if terms is None or terms.game is not game or terms.house is not house:
        if len(_known) >= _KEPT:
            _known.clear()
        terms = _known[key] = Terms(
            game, betting, house, _lifts_cap(betting, house), STRUCTURES[betting].whole_stack,
            _no_limp(game, betting, house), _sevens(game, betting, house),
            any(it.when.word in ("red", "black") for it in game.becomes), game.leaves[0].name)
    return terms


def _lifts_cap(betting: str, house: House) -> bool:
    return STRUCTURES[betting].capped and house["heads-up-cap"] != "keep"


def _no_limp(game: Game, betting: str, house: House) -> bool:
    rule = house["limp-single-draw"]
    return not STRUCTURES[betting].capped and game.habit("no limp", betting) and rule in ("by-game", "no")


def _sevens(game: Game, betting: str, house: House) -> bool:
    value = house["sevens"]
    known = any("sevens" in habits for habits in game.habits.values())
    return value == "on" and known or value == "by-game" and game.habit("sevens", betting)


def bet_of(street: Street, setup: Setup) -> str:
    """The bet of a street: small, big, either or none, as the page has it or the house picks it."""
    kind = street.bet
    return kind.values[setup.house.word(kind.rule)] if isinstance(kind, Choice) else kind
