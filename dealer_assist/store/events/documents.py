"""Documents of an event, as pages and the API give them out: the desk, the clock, what a table is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.contract.arithmetic import deal_text
from dealer_assist.rules.amounts import FORCED
from dealer_assist.rules.betting import LIMIT_STAKES
from dealer_assist.session.positions import blinds_posted
from dealer_assist.store.db.models import Table
from dealer_assist.store.events import colours, held, lines, seats, standing, tables
from dealer_assist.store.events.models import Event
from dealer_assist.store.db import utc
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.people import rota
from dealer_assist.store.search.index import fold_long
from dealer_assist.texts import figure, joined, say
from dealer_assist.tournament.record import moves, seating, waiting
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run import results
from dealer_assist.tournament.run.event import ADD_ON, FLIGHT
from dealer_assist.tournament.structure.model import Break, Level, Row, Structure

Document = dict[str, Any]


def stakes_text(sheet: Structure, row: Row) -> str:
    """What is posted and bet at a level of a sheet, kind of betting by kind; a break by its name."""
    if isinstance(row, Break):
        return say("events.break")
    own = {entry.game: _posted(sheet, row, entry.stakes) for entry in row.mix.games if entry.stakes}
    shared = {kind: _posted(sheet, row, stakes, kind) for kind, stakes in row.mix.stakes.items()}
    kinds = row.mix.stakes if len(row.mix.games) > 1 and len(row.mix.stakes) > 1 else ()
    parts = [joined([say(f"events.kind-{kind}") if kind in kinds else "", _amounts(stakes)])
             for kind, stakes in {**shared, **own}.items()]
    return joined(parts, " · ")


def _posted(sheet: Structure, level: Level, stakes: Mapping[str, Any], kind: str = "") -> Document:
    """The same with the blinds that are posted (house rules `ante`: short-deck, `small-blind-size`)."""
    # an ante beside the bets of limit is for the games without blinds
    ante = None if kind == LIMIT_STAKES else stakes.get("ante")
    blinds = blinds_posted(stakes.get("blinds") or (), stakes.get("small_bet"),
                           sheet.smallest_chip(level.number), sheet.rules(), ante)
    return {**stakes, "blinds": blinds}


def _amounts(stakes: Mapping[str, Any]) -> str:
    parts = []
    if stakes.get("blinds"):
        parts.append(joined(map(figure, stakes["blinds"]), "/"))
    if small := stakes.get("small_bet"):
        parts.append(joined((figure(small), figure(stakes.get("big_bet") or 2 * small)), "/"))
    parts += [say(f"stakes.{name}", chips=stakes[name]) for name in FORCED if stakes.get(name)]
    return joined(parts, ", ")


def clock_document(session: Session, event: Event) -> Document:
    """All that a clock on the wall needs to go on alone.

    Units: milliseconds; `now` is the server's time.  Shape: `rows` of the sheet, `row` and `left` at `now`;
    when it is over, as they were then. `day_after` has the bags of a day that is `bagged`, None for none yet.
    """
    now = lines.milliseconds(utc.now())
    state = standing.state_at(session, event, now)
    shown = state.clock(state.ended if state.over else now)
    after = standing.day_after(session, event.id) if state.bags else None
    return {
        "event": event.id, "name": event.name, "now": now, "row": shown.row, "left": shown.left,
        "running": shown.running and not state.over, "started": bool(state.record), "over": state.over,
        "bagged": bool(state.bags), "day_after": after and {"event": after.id, "name": after.name},
        "rows": [_row(state.structure, row) for row in state.structure.rows],
        "players": state.left, "entries": state.bought_in,
        "chips": sum(state.stacks.values()),
        "average": sum(state.stacks.values()) // state.left if state.left else 0,
        "prizes": list(state.prizes), "together": state.together,
        "hands_left": None if state.hands_left is None else max(state.hands_left.values(), default=0),
        "said": state.announced[-1][1] if state.announced else "", "seq": _newest(session, event),
    }


def lobby_document(session: Session, event: Event) -> Document:
    """The clock, and what hangs in the lobby: seats by name, prizes, who is out with what.

    Shape: who is in a bag has the seat that the day after has drawn, None before that.
    """
    state, clock = standing.state_of(session, event), clock_document(session, event)
    after = clock["day_after"] and standing.find(session, clock["day_after"]["event"])
    drawn = {one["player"]: one for one in _players(standing.state_of(session, after))} if after else {}
    players = sorted((one for one in _players(state) if one["stack"] is not None),
                     key=lambda one: fold_long(str(one["player"])))
    return clock | {
        "seats": [{"player": one["player"], "stack": one["stack"],
                   **{name: drawn.get(one["player"], one)[name] for name in ("table", "seat")}}
                  for one in players],
        "out": [{"player": one["player"], "place": one["place"], "prize": one["prize"]}
                for one in busts(state) if one.get("place")]}


def _row(sheet: Structure, row: Row) -> Document:
    return {"minutes": row.minutes, "level": row.number if isinstance(row, Level) else None,
            "text": stakes_text(sheet, row), "colour_up": row.colour_up if isinstance(row, Break) else None}


def _newest(session: Session, event: Event) -> int:
    """A number that goes up with whatever changes the event: acts, and hands of its tables."""
    acts = standing.newest_act(session, event.id)
    rooms = [one.table_id for one in tables.open_tables(session, event.id)]
    hands = session.scalar(select(func.max(LedgerRow.seq)).where(LedgerRow.table_id.in_(rooms))) or 0
    return max(acts, hands)


def event_document(session: Session, event: Event) -> Document:
    """The event as its director sees it."""
    now = lines.milliseconds(utc.now())
    state = standing.state_at(session, event, now)
    held_at, names = held.waiting(session, event), _names(session, state)
    return {
        "id": event.id, "name": event.name, "festival": event.festival, "archived": event.archived,
        "opened": event.opened, "sealed": state.draw.sealed,
        "seed": event.seed if state.over or state.seed_given else None, "seed_given": state.seed_given,
        "clock": clock_document(session, event), "desk_open": state.desk_open, "together": state.together,
        "players": _players(state),
        "tables": [_table(state, number, now, names) | {"waits": waits, "held": number in held_at}
                   for number, waits in waiting.why_each(state, now).items()],
        "waiting": state.unseated, "drawable": seating.drawable(state),
        "busts": busts(state), "money": money(state),
        "chips": {"given": state.chips_given, "raced": state.raced, "counted": state.counted,
                  "redeemed": state.redeemed, "removed": state.removed,
                  "in_play": sum(state.stacks.values()), "difference": state.difference},
        "differences": list(seats.differences(session, event, state)), "proposal": _proposal(state),
        "coloured_up": state.coloured_up, "over": state.over, "limits": _limits(state),
        "nit_last": state.nit.last_holder(),
        "decided": state.decided, "penalty": str(state.house["penalty"]),
        "bagged": bool(state.bags), "flights": sorted(state.flights),
    }


def _limits(state: Running) -> Document:
    """Seats kept empty, seats that fit, players apart; who sits against one of them; the most tables."""
    limits = state.limits
    return {
        "blocked": [{"table": table, "seat": seat} for table in sorted(limits.blocked)
                    for seat in sorted(limits.blocked[table])],
        "needs": [{"player": player, "seats": sorted(seats)}
                  for player, seats in sorted(limits.needs.items())],
        "apart": sorted(sorted(pair) for pair in limits.apart),
        "misplaced": state.misplaced, "tables": state.most_tables,
    }


def _players(state: Running) -> list[Document]:
    """Who entered; `bounty` is what is on the head, None while it lies in an envelope that nobody has won.

    Shape: `won` is what bounties have paid so far.  Units: money.
    """
    mystery = state.envelopes_open and not state.over
    seated = {player: (table.number, seat) for table in state.room for seat, player in table.players.items()}
    entries: dict[str, int] = {}
    for entry in state.entries:
        entries[entry.player] = entries.get(entry.player, 0) + (entry.kind != ADD_ON)
    return [{
        "player": player, "entries": entries[player], "stack": state.stacks.get(player),
        "table": seated.get(player, (None, None))[0], "seat": seated.get(player, (None, None))[1],
        "absent": player in state.absent,
        "penalty": state.penalties[player].left if player in state.penalties else 0,
        "bounty": None if mystery and player in state.stacks else state.heads.on.get(player, 0),
        "won": state.heads.won.get(player, 0), "lammers": state.lammers.get(player, 0),
        "card": player in state.nit.holding and player in state.stacks,
    } for player in state.players]


def _names(session: Session, state: Running) -> dict[int, str]:
    wanted = select(Table.id, Table.name).where(Table.id.in_(state.rooms.values()))
    return {number: name for number, name in session.execute(wanted)}


def _table(state: Running, number: int, now: int, names: Mapping[int, str]) -> Document:
    table, room = state.tables[number], state.rooms[number]
    return {
        "number": number, "room": room, "name": names[room],
        "button": table.last.button if table.last else table.button, "size": table.size,
        "playing": number in state.playing.values(), "done": state.together and number in state.done,
        "hands": state.table_hands.get(number, 0),
        "seats": [{"seat": seat, "player": player, "stack": state.stacks[player]}
                  for seat, player in table.players.items()],
        "lammers_due": bool(state.lammers_due(number, state.clock(now).level)),
        "go": [_move(move) for move in state.leaving(number)],
        "come": [_move(one.move) | {"gone": one.gone} for one in state.going if one.move.to_table == number],
    }


def _move(move: Any) -> Document:
    return {name: getattr(move, name) for name in (
        "player", "from_table", "from_seat", "to_table", "to_seat", "reason", "why")}


def busts(state: Running) -> list[Document]:
    """Who is out, the last first, with place and prize as they stand."""
    known = results.results(state)
    places = {player: result.place.first for player, result in known.items()}
    # who went out in one hand stands by place
    order = sorted(reversed(state.busts), key=lambda bust: (
        -bust.out.n, 0 if bust.again else places.get(bust.out.player, 0)))
    return [{"player": bust.out.player, "n": bust.out.n, "table": bust.out.table, "seat": bust.out.seat,
             "chips": bust.out.chips, "removed": bust.out.removed, "again": bust.again,
             "bounties": bust.bounties,
             "bagged": bust.out.still_in and bool(state.bags),
             **({} if bust.again or bust.out.player not in known else _result(known[bust.out.player]))}
            for bust in order]


def _result(result: results.Result) -> Document:
    return {"place": result.place.text, "prize": result.prize}


def money(state: Running) -> Document:
    """What came in at the desk, and what it is for."""
    pool = results.pool_of(state)
    return {
        "paid": sum(entry.paid for entry in state.entries), "fees": sum(entry.fee for entry in state.entries),
        # a flight pays its own staff
        "staff": state.structure.staff * sum(one.kind not in (ADD_ON, FLIGHT) for one in state.entries),
        "pool": pool.total, "added": pool.added, "prizes": list(state.prizes), "deal": dict(state.deal),
        "deal_sampled": deal_text(*state.deal_sampled) if state.deal and state.deal_sampled else "",
        "bounties": state.heads.total, "bounties_won": dict(state.heads.won),
        "bounties_paid": [{"n": one.n, "player": one.player, "out": one.out, "money": one.money}
                          for one in reversed(state.bounties)],
        "entries": [{"entry": one.entry, "player": one.player, "kind": one.kind, "paid": one.paid,
                     "fee": one.fee, "chips": one.chips} for one in state.entries],
    }


def _proposal(state: Running) -> Document | None:
    act = moves.proposal(state)
    if act is None:
        return None
    return {"moves": [dict(zip(("player", "from_table", "from_seat", "to_table", "to_seat", "reason", "why"),
                               row, strict=False)) for row in act["moves"]],
            "closes": act.get("closes", []), "redraws": sorted(map(int, act.get("redraws", ())))}


def at_table(session: Session, table: int) -> Document | None:
    """What a table of an event is told; `dealt`: its first hand was. None for a table of its own."""
    one = tables.playing_at(session, table)
    if one is None:
        return None
    event = standing.find(session, one.event_id)
    now = lines.milliseconds(utc.now())
    state = standing.state_at(session, event, now)
    if one.number not in state.tables:
        return None
    shown, leaving = state.clock(now), waiting.leaving(state, one.number)
    return {
        "event": event.id, "name": event.name, "number": one.number,
        "waits": waiting.why(state, one.number, now), "dealt": latest_hand(session, table) is not None,
        "level": shown.level, "left": shown.left, "running": shown.running, "players": state.left,
        "go": [{"seat": move.from_seat, "player": move.player, "free": moves.seat_is_free(state, move),
                "text": leaving[move.player]} for move in state.leaving(one.number)],
        "come": [{"seat": going.move.to_seat, "player": going.move.player, "gone": going.gone, "text": say(
            "event.come" if going.gone else "event.will-come", player=going.move.player,
            table=going.move.from_table, seat=going.move.to_seat)}
            for going in state.going if going.move.to_table == one.number],
        "dead": list(_dead(state, one.number)),
        "lines": [*colours.raced(state, one.number), *rota.at_table(session, table)],
    }


def _dead(state: Running, number: int) -> list[str]:
    """Hands that are dealt and killed at a table."""
    texts: list[str] = []
    for seat, player in state.tables[number].players.items():
        if player in state.penalties:
            texts.append(say("event.penalty", seat=seat, n=state.penalties[player].left))
        elif player in state.absent:
            texts.append(say("event.absent", seat=seat))
    return texts
