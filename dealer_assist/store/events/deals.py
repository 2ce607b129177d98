"""What a deal would pay those who are left, by chips and by ICM, for pages and the API."""

from __future__ import annotations

from typing import Any

from dealer_assist.contract.arithmetic import over_first_text, sampled_text
from dealer_assist.texts import joined
from dealer_assist.tournament.money.deals import MOST
from dealer_assist.tournament.record.offers import offers
from dealer_assist.tournament.record.state import Running

Document = dict[str, Any]


def document(state: Running) -> Document:
    """Both ways, by player, the largest stack first.

    Shape: `players` with `stack`, `chips` and `icm` each, `icm` None above a hundred players; `error` in
    units and `samples`, 0 where ICM is exact; `told` says so, and where by
    chips somebody gets more than the first prize. Nobody, as long as the prizes are not known or nothing is
    left to share.
    """
    if state.desk_open or state.over or not state.prizes or state.left < 2:
        return {"players": [], "error": 0, "samples": 0, "told": ""}
    chips = offers(state, "chips")
    icm = offers(state, "icm") if state.left <= MOST else None
    players = [{"player": player, "stack": stack, "chips": chips.amounts[n],
                "icm": icm.amounts[n] if icm else None}
               for n, (player, stack) in enumerate(state.stacks.items())]
    sentences = [sampled_text(icm)] if icm and icm.samples else []
    return {
        "players": sorted(players, key=lambda one: -int(str(one["stack"]))),
        "error": round(icm.error, 2) if icm else 0, "samples": icm.samples if icm else 0,
        "told": joined([*sentences, *over_first_text(chips, state.prizes)], " "),
    }
