"""A table and the hands before the next one as a document, so that a tablet can deal on without the record.

    {"table": …, "hands": [{"number": 7, "over": true, …}], "since": 3, "level_gone": 0, "bombs_after": 0}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from dealer_assist.contract.mix import read_mix
from dealer_assist.contract.next_hand import SETTINGS
from dealer_assist.engine.play import Hand
from dealer_assist.engine.state.setup import Setup
from dealer_assist.games import load_game
from dealer_assist.session.bomb_pots import BombPots
from dealer_assist.session.coming import TableNow
from dealer_assist.session.mixes import Load
from dealer_assist.session.past import KnownPast, PastHand
from dealer_assist.session.rotation import DealtHand
from dealer_assist.session.next_game import level_after

Json = dict[str, Any]
PLAN = ("ante", "game", "betting", "every", "dealer_change", "vote")


@dataclass(frozen=True, slots=True)
class KnownTable:
    """What a tablet knows of its table between two hands.

    Shape: `by_clock` is what its event's clock has changed of the table and of its past since then; `event`
    what the event told it, as it is after the last hand, and `seats` as they are then.
    """

    now: TableNow
    past: KnownPast
    bombs: BombPots | None
    bombs_after: int
    who: str | None
    by_clock: tuple[Json, Json] = ({}, {})
    event: Json | None = None
    seats: tuple[Json, ...] = ()


def hand_document(hand: PastHand) -> Json:
    """A hand of the past; `read_hand` takes it back."""
    document = asdict(hand)
    document["players"] = {str(seat): name for seat, name in hand.players.items()}
    return document


def read_hand(document: Mapping[str, Any]) -> PastHand:
    """A hand that `hand_document` told of."""
    turn = document.get("turn")
    seats = {name: tuple(document[name]) for name in ("winners", "main")}
    players = {int(seat): name for seat, name in document["players"].items()}
    return PastHand(**{
        **document, **seats, "players": players,
        "turn": DealtHand(**{**turn, "seats": tuple(turn["seats"])}) if turn else None})


def of_setup(setup: Setup) -> dict[str, Any]:
    """What a kill asks of the game of a hand."""
    return {"high_low": len(setup.game.sides) > 1, "capped": setup.structure.capped, "big_bet": setup.big_bet,
            "bomb_pot": setup.bomb_pot}


def ended(hand: Hand) -> Json:
    """How a hand that was played here came out."""
    # a share of nothing is no pot won: it would earn a kill
    paid = {seat: chips for seat, chips in hand.awards.items() if chips}
    main = hand.main_pot_winners if paid else []
    return {"over": hand.over, "winners": sorted(paid), "pot": sum(paid.values()), "main": main}


def read_known(
    table: Mapping[str, Any], past: Mapping[str, Any], seats: list[Json], load: Load = load_game,
) -> KnownTable:
    """A table's document and its past, as a tablet has them.

    Shape: `seats` as they are now, with stack and presence; `past["gone"]` the seconds since it was told.
    Errors: those of `read_mix`.
    """
    mix = read_mix(table["mix"], load) if table.get("mix") else None
    level = level_after(past["level"], past["level_gone"] + past["gone"], mix) if mix else 1
    plan = table.get("bomb_pots")
    stacks = {row["seat"]: row["stack"] for row in seats if row["present"] and row["stack"]}
    now = TableNow({name: table.get(name) for name in SETTINGS}, stacks, mix, level, past["carried"], load)
    hands = tuple(read_hand(hand) for hand in past["hands"])
    known = KnownPast(hands, {row["seat"]: row.get("player") for row in seats}, past["since"])
    # one that this tablet has just set, and the server not yet told of, names no more than was chosen
    bombs = BombPots(**{name: plan[name] for name in PLAN if name in plan}) if plan else None
    return KnownTable(now, known, bombs, past["bombs_after"], past["who"])
