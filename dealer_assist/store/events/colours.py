"""Chips of an event by table: as counted last, and what each table needs when a colour leaves play."""

from __future__ import annotations

from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.formats.paper.words import cards as card_words
from dealer_assist.session.times import MINUTE
from dealer_assist.store.db import utc
from dealer_assist.store.events import lines, standing
from dealer_assist.store.events.models import Event
from dealer_assist.store.tables import counts
from dealer_assist.tournament.forms.colour_up import Exchange, exchange, together
from dealer_assist.tournament.record import racing
from dealer_assist.tournament.record.state import Running
from dealer_assist.texts import say
from dealer_assist.tournament.structure.checks import needed_up_to
from dealer_assist.tournament.structure.model import Break

Document = dict[str, Any]


def by_table(session: Session, event: Event) -> Document:
    """Every table with its chips, the newest count there, and what the next colour-up needs.

    Shape: `old` and `new` chip, None after the last colour-up; `minutes` until its break, None where the
    sheet has none to come; `needed` the last level that cannot do without the old chip, None for none;
    `tables` and their `total`, each with `before`, and of a colour-up `taken`, `least` and `most` to be
    fetched, and `after`, the least and the most chips in play; `odd` the cards that the seats of a table are
    dealt in the next race, `races` the last one, table by table, as far as it was held.
    """
    now = lines.milliseconds(utc.now())
    state = standing.state_at(session, event, now)
    chips = [chip for chip in state.structure.chips if chip > state.coloured_up][:2]
    tables = [_table(session, state, number, chips) for number in sorted(state.tables)]
    plans = [plan for _, plan in tables if plan is not None]
    return {
        "old": chips[0] if len(chips) > 1 else None, "new": chips[1] if len(chips) > 1 else None,
        "minutes": _minutes(state, chips[0], now) if chips else None,
        "needed": needed_up_to(state.structure, chips[1], _level_to_deal(state, now)) if chips[1:] else None,
        "tables": [line for line, _ in tables], "odd": _odd(state), "races": _races(state),
        "total": {"before": sum(line["before"] for line, _ in tables),
                  **(_plan_document(together(plans)) if plans else {})},
    }


def raced(state: Running, number: int) -> list[str]:
    """Who won a chip in the race of a table, told there until it deals again."""
    race = state.races.get(number)
    if race is None or not race.seats or race.hands != state.table_hands.get(number, 0) \
            or number in state.playing.values():
        return []
    return [say("event.raced", old=race.old, new=race.new, n=len(race.won),
                seats=", ".join(map(str, race.won)))]


def _odd(state: Running) -> list[Document]:
    return [{"number": number, "seats": [
        {"seat": seat, "player": state.tables[number].players[seat], "cards": count}
        for seat, count in odd.items()]} for number, odd in racing.races(state).items() if odd]


def _races(state: Running) -> list[Document]:
    newest = max((race.old for race in state.races.values()), default=0)
    return [{"number": number, "old": race.old, "new": race.new, "seats": [
        {"seat": seat, "player": player, "cards": card_words(cards), "won": won}
        for seat, player, cards, won in race.seats]}
        for number, race in sorted(state.races.items()) if race.old == newest and race.seats]


def _table(session: Session, state: Running, number: int,
           chips: list[int]) -> tuple[Document, Exchange | None]:
    room, players = state.rooms[number], state.tables[number].players
    stacks = {seat: state.stacks[player] for seat, player in players.items()}
    newest = counts.newest(session, room)
    fresh = newest is not None and newest["counted"] == {str(seat): stacks[seat] for seat in sorted(stacks)}
    line = {"number": number, "room": room, "before": sum(stacks.values()),
            "count": newest and newest["state"], "fresh": fresh}
    if len(chips) < 2:
        return line, None
    piles = {int(seat): pile.get(str(chips[0]), 0) for seat, pile in newest["colours"].items()} \
        if newest and fresh and set(newest["colours"]) == set(newest["counted"]) else None
    plan = exchange(stacks, chips[0], chips[1], state.house, piles)
    return line | _plan_document(plan), plan


def _plan_document(plan: Exchange) -> Document:
    least, most = plan.gains
    return {"taken": plan.taken, "least": plan.least, "most": plan.most, "by_colour": plan.counted,
            "after": [plan.before + least, plan.before + most]}


def _level_to_deal(state: Running, now: int) -> int:
    """In a break the one that follows: what the level before it needed is over."""
    shown = state.clock(now)
    return shown.level + isinstance(shown.here, Break)


def _minutes(state: Running, chip: int, now: int) -> int | None:
    """Until the break in which a chip leaves play, 0 while it lasts."""
    shown, rows = state.clock(now), state.structure.rows
    for row in range(shown.row, len(rows)):
        here = rows[row]
        if isinstance(here, Break) and here.colour_up == chip:
            between = sum(one.minutes for one in rows[shown.row + 1:row])
            return 0 if row == shown.row else -(-shown.left // MINUTE) + between
    return None
