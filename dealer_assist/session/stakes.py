"""What a game of a mix is played for: what the room said, and what follows from it where it said nothing.

A limit of 300/600 alone gives blinds of 150/300 to the games with a button and an ante of 50 and a
bring-in of 100 to stud; every one of them can be stated instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.errors import Unreadable
from dealer_assist.games import Game
from dealer_assist.rules.amounts import NOTHING
from dealer_assist.rules.betting import BIG_BET_STAKES, LIMIT_STAKES, STRUCTURES
from dealer_assist.session.mixes import MixGame, Mix


def stakes_of(mix: Mix, entry: MixGame, game: Game, table: Mapping[str, Any]) -> dict[str, Any]:
    """The betting and every amount of a set-up (contract, section 4) for one game of the mix.

    Shape: `game` is the one that `entry` names; `table` the table's own `blinds`, `small_bet`, `chip`, which
    count where the mix says nothing. In limit an ante is for the games without blinds.
    Errors: `no-stakes` when neither says what a bet is.
    """
    structure = STRUCTURES[entry.betting]
    limit, own = structure.capped, {**mix.stakes.get(structure.stakes, {}), **entry.stakes}
    chip = int(table.get("chip") or 1)
    if "spread" in structure.asks:
        own |= _spread(own)
    amounts = _limit(mix, own, table, chip) if limit else _big_bet(mix, own, table, chip)
    if game.forced == "blinds":
        # 1.1.1: limit has antes "almost never … in flop or draw variations": that of stud is not theirs
        ante = 0 if limit and "ante" not in entry.stakes else own.get("ante", 0)
        amounts |= {"ante": ante, "big_blind_ante": 0 if limit else own.get("big_blind_ante", 0)}
    else:
        amounts |= _antes(game, own, amounts, chip)
    if not structure.fixed:
        amounts |= {"small_bet": None, "big_bet": None, **({"spread": own["spread"]} if limit else {})}
    return {"betting": entry.betting, **NOTHING, **amounts}


def _spread(own: Mapping[str, Any]) -> dict[str, Any]:
    """The least bet is what blinds and antes follow, as they follow the small bet of limit.

    Errors: `no-stakes`.
    """
    spread = own.get("spread")
    if not spread:
        raise Unreadable("no-stakes.spread", field="mix.stakes.limit.spread")
    least = spread[0][0] if isinstance(spread[0], list | tuple) else spread[0]
    return {"small_bet": least, "big_bet": None}


def usual_amounts(low: int, high: int, chip: int, limit: bool) -> dict[str, int]:
    """Every amount that a game may need, from the two that rooms call a table by: its blinds, or its bets.

    Shape: 1/2 in no-limit, 300/600 in limit; `chip` the smallest there is. Which of them a game asks for, its
    definition says.  Units: chips.
    """
    bet = low if limit else high
    blinds = _halved(bet, chip) if limit else [low, high]
    bets = {"small_bet": low, "big_bet": high} if limit else {}
    ante = tidy(bet // 6, chip)
    return {"small_blind": blinds[0], "big_blind": blinds[1], **bets,
            "ante": ante, "bring_in": _bring_in(bet, ante, chip)}


def _bring_in(bet: int, ante: int, chip: int) -> int:
    """A third of the bet, and a chip more than the ante, where the bet still is more than that."""
    third = tidy(bet // 3, chip)
    return above if (above := max(third, ante + chip)) < bet else min(third, bet)


def _halved(big: int, chip: int) -> list[int]:
    # 15 in ones: 7 (`small-blind-size`); a blind of one chip has a small blind of one, not of none
    return [max(big // 2 // chip * chip, min(chip, big)), big]


def tidy(chips: int, chip: int) -> int:
    """An amount that can be paid at a glance: two figures, rounded down to 5, 50, 500, and to whole chips."""
    digits = len(str(chips))
    step = 5 * 10 ** (digits - 2) if digits > 1 else 1
    return max(chips // step * step // chip * chip, chip)


def _limit(mix: Mix, own: Mapping[str, Any], table: Mapping[str, Any], chip: int) -> dict[str, Any]:
    # a table known as 1/2 no-limit plays its limit games 4/8
    small = own.get("small_bet") or _last(own) or 2 * _last(mix.stakes.get(BIG_BET_STAKES, {})) \
        or table.get("small_bet") or _last(table)
    if not small:
        raise Unreadable("no-stakes.limit", field="mix.stakes.limit.small_bet")
    return {
        "small_bet": small, "big_bet": own.get("big_bet") or 2 * small,
        "blinds": own.get("blinds") or _halved(small, chip),
    }


def _big_bet(mix: Mix, own: Mapping[str, Any], table: Mapping[str, Any], chip: int) -> dict[str, Any]:
    limits = mix.stakes.get(LIMIT_STAKES, {})
    half = (limits.get("small_bet") or _last(limits)) // 2
    # and one known as 300/600 limit plays no-limit with blinds of 75/150: pots of about one size
    big = _last(own) or half // chip * chip or _last(table) or table.get("small_bet")
    if not big:
        raise Unreadable("no-stakes.blinds", field="mix.stakes.big-bet.blinds")
    return {"blinds": own.get("blinds") or _halved(big, chip)}


def _antes(game: Game, own: Mapping[str, Any], amounts: Mapping[str, Any], chip: int) -> dict[str, Any]:
    """Ante and bring-in of a game without blinds: a sixth and a third of the small bet (the big blind)."""
    bet = amounts.get("small_bet") or amounts["blinds"][-1]
    ante = own.get("ante") or tidy(bet // 6, chip)
    antes: dict[str, Any] = {"blinds": [], "ante": ante}
    if game.bring_in is not None:
        antes["bring_in"] = own.get("bring_in") or _bring_in(bet, ante, chip)
    return antes


def _last(stakes: Mapping[str, Any]) -> int:
    """The big blind that they state, 0 for none."""
    return int((stakes.get("blinds") or [0])[-1])
