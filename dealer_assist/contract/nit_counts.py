"""Nit cards at a table that nobody answers: its players hand them in and pay for them as the record will say.

A card is handed in wherever a pot is won, but who sits here wins none elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dealer_assist.engine.play import Hand
from dealer_assist.errors import NotNow
from dealer_assist.texts import say
from dealer_assist.tournament.forms.nit import CardsOfLevels, cards_document, nit_ante, read_cards
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run.dealing import awarded
from dealer_assist.tournament.structure.checks import bet_of
from dealer_assist.tournament.structure.model import Structure

Json = dict[str, Any]
Seats = Sequence[Mapping[str, Any]]


def nit_of(state: Running, number: int) -> Json | None:
    """What a table is told: the cards of its players, the level of the `hand` it plays; None for no cards.

    Shape: `alone` no other table plays, `closed` nobody can enter any more: then the last card matters.
    """
    if not state.structure.nit:
        return None
    playing = next((hand for hand, table in state.playing.items() if table == number), None)
    return {"cards": cards_document(state.nit.cards, [*state.tables[number].players.values()]),
            "hand": state.nit.hands.get(playing) if playing is not None else None,
            "alone": len(state.tables) == 1, "closed": not state.desk_open}


def won(counts: Json, hand: Mapping[str, Any], last: Hand) -> Json:
    """The counts after a hand, `hand` as the past has it: who won a pot has handed the card in."""
    nit = counts.get("nit")     # what a tablet was told by the version before has none
    if not nit:
        return counts
    cards, names = read_cards(nit["cards"]), hand["players"]
    cards.won([names[str(seat)] for seat in awarded(last) if names.get(str(seat))], nit["hand"])
    return _with(counts, cards)


def gone_on(counts: Json, sheet: Structure, level: int, seats: Seats) -> Json:
    """The counts when a hand is dealt at a `level`: those that have begun since have cards of their own.

    Errors: NotNow `ask-the-server` where only other tables know whether a level was played.
    """
    nit = counts.get("nit")
    if not nit:
        return counts
    cards, house = read_cards(nit["cards"]), sheet.rules()
    here = [row["player"] for row in seats if row["player"] and row["stack"]]
    for begun in range(cards.level + 1, level + 1):
        if cards.level and not cards.dealt and not nit["alone"]:
            raise NotNow("ask-the-server", say("event.not-heard", why=say("event.nit-cards")))
        cards.hand_out(begun, nit_ante(bet_of(sheet.level(begun)), house), here)
    return _with(counts, cards)


def last_card(counts: Json, here: set[str]) -> str | None:
    """Who holds the last card at the final table, and is out by it."""
    nit = counts.get("nit")
    if not nit or not nit["alone"] or not nit["closed"] or len(here) < 2:
        return None
    holding = sorted({*nit["cards"]["holding"]} & here)
    return holding[0] if len(holding) == 1 else None


def owed(counts: Json, seats: Seats) -> Json:
    """What is owed to the pot of the hand that begins, by seat."""
    nit = counts.get("nit")
    due = read_cards(nit["cards"]).due() if nit else {}
    here = {row["seat"]: due[row["player"]] for row in seats if row["player"] in due}
    return {"owed": here} if here else {}


def paid(counts: Json, players: Iterable[str]) -> Json:
    """The counts with the hand that begins: what its players owed lies in its pot."""
    nit = counts.get("nit")
    if not nit:
        return counts
    cards = read_cards(nit["cards"])
    cards.deal(players)
    return counts | {"nit": _with(counts, cards)["nit"] | {"hand": cards.level}}


def _with(counts: Json, cards: CardsOfLevels) -> Json:
    names = {*cards.holding, *cards.charges, *(name for one in cards.before.values() for name in one.holding)}
    return counts | {"nit": counts["nit"] | {"cards": cards_document(cards, names)}}
