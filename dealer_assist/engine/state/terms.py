"""What game, betting and house rules come to for a hand, as plain attributes.

They are asked at every action, so they are looked up once.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.engine.showdown.layouts import boards_apart
from dealer_assist.engine.state.setup import Setup
from dealer_assist.games import Choice, Game, Street
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.house import House

SHOWING = ("bring-in", "best board", "high card")  # who opens is read off the up cards


@dataclass(frozen=True, slots=True)
class Terms:
    """The same for all hands of a game, a betting and a house.

    Shape: `lifts_cap` a round is capped, and the house lifts that between two (`heads-up-cap`); `jam` the
    whole stack is the only wager; `no_limp` the first player in must raise (`limp-single-draw`);
    `no_check_raise` who has checked may not raise (`check-raise`); `open_pair` a pair on fourth street
    doubles the bet (2.54, `open-pair-double`); `sevens` the Sevens Rule is in force (App. B); `by_colours`
    the flop decides which game it is (2.62); `rivers` equal rivers end the hand before its last bets (2.40);
    `burns_doors` high door cards are burned; `boards` the cells of each board where there are several;
    `rakes` the house takes something; `first_side` the name of the side that takes the odd chip.
    """

    game: Game
    betting: str
    house: House
    lifts_cap: bool
    jam: bool
    no_limp: bool
    no_check_raise: bool
    open_pair: bool
    sevens: bool
    by_colours: bool
    rivers: bool
    burns_doors: bool
    boards: tuple[tuple[int, ...], ...]
    rakes: bool
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
        terms = _known[key] = _worked_out(game, betting, house)
    return terms


def _worked_out(game: Game, betting: str, house: House) -> Terms:
    return Terms(
        game, betting, house,
        lifts_cap=_lifts_cap(betting, house),
        jam=STRUCTURES[betting].whole_stack,
        no_limp=_no_limp(game, betting, house),
        no_check_raise=_no_check_raise(game, betting, house),
        open_pair=_open_pair(game, betting, house),
        sevens=_sevens(game, betting, house),
        by_colours=any(it.when.word in ("red", "black") for it in game.becomes),
        rivers=game.removes == "lowest river" and house["rivers-alike"] == "dealer-wins",
        burns_doors=game.habit("high doors burned", betting),
        boards=boards_apart(game),
        rakes=house.rake is not None or house.drop is not None,
        first_side=game.leaves[0].name,
    )


def _lifts_cap(betting: str, house: House) -> bool:
    return STRUCTURES[betting].capped and house["heads-up-cap"] != "keep"


def _no_limp(game: Game, betting: str, house: House) -> bool:
    rule = house["limp-single-draw"]
    # App. A speaks of no-limit alone: in limit 2-7 a call is a call
    return not STRUCTURES[betting].capped and game.habit("no limp", betting) and rule in ("by-game", "no")


def _no_check_raise(game: Game, betting: str, house: House) -> bool:
    value = house["check-raise"]
    # 2.11: barred in limit, allowed in the no-limit game
    return value == "no" or value == "by-game" and game.habit("no check-raise", betting)


def _open_pair(game: Game, betting: str, house: House) -> bool:
    # where the bet is a range anyway there is nothing to double
    doubles = STRUCTURES[betting].fixed and house["open-pair-double"] == "yes"
    return doubles and game.habit("open pair double", betting)


def _sevens(game: Game, betting: str, house: House) -> bool:
    value = house["sevens"]
    # App. B: "the same thing holds in no-limit lowball" where a room has the rule on; no other game knows it
    known = any("sevens" in habits for habits in game.habits.values())
    return value == "on" and known or value == "by-game" and game.habit("sevens", betting)


def bet_of(street: Street, setup: Setup) -> str:
    """The bet of a street: small, big, either or none, as the page has it or the house picks it."""
    kind = street.bet
    return kind.values[setup.house.word(kind.rule)] if isinstance(kind, Choice) else kind
