"""What a director asks for, checked and decided: each function answers the act that is to be written down.

Nothing changes here. Errors are refusals with what to do instead. Source: house rules, 9; contract, 6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from dealer_assist.cards.card import ALL_CARDS, Card
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.tournament.clock import LEFT, PAUSE, RESUME, START, TO_ROW
from dealer_assist.tournament.record import footing, racing, under_way
from dealer_assist.tournament.record.acts import written_moves
from dealer_assist.tournament.record.names import as_known, named
from dealer_assist.tournament.record.offers import offers
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run import results
from dealer_assist.tournament.run.event import ADD_ON, ENTRY, LATE, RE_ENTRY
from dealer_assist.tournament.seats import breaking
from dealer_assist.tournament.seats.tables import Move, Player, SeatedTable, moved
from dealer_assist.tournament.structure.model import Level

Act = dict[str, Any]
MOST_PLAYERS = 10_000


def enter(state: Running, players: Sequence[Player]) -> Act:
    """Players buy in: before the draw they wait for it, afterwards a seat is drawn for each.

    Shape: while all seats are drawn anew they wait too.
    Errors: `desk-closed`, `no-name`, `already-in`, `no-re-entry`, `too-many-players`.
    """
    if not state.desk_open:
        raise NotNow("desk-closed.too-early")
    if len(state.entries) + len(players) > MOST_PLAYERS:
        raise NotNow("too-many-players", most=MOST_PLAYERS, field="players")
    players = as_known(players, state.players)
    kinds = {_kind(state, player) for player in players}
    if len(kinds) > 1:
        raise Unreadable("no-name.once", field="players")
    act: Act = {"act": "enter", "players": list(players), "kind": kinds.pop()}
    at_once = state.tables and not state.unseated and not state.redrawn    # who waits already comes before
    return act | (_late(state, players) if at_once else {})


def _kind(state: Running, player: Player) -> str:
    if not player or len(player) > 80:
        raise Unreadable("no-name.player", field="players")
    if player in state.stacks:
        raise NotNow("already-in", player=player, field="players")
    entries = [entry for entry in state.entries if entry.player == player and entry.kind != ADD_ON]
    if not entries:
        return LATE if state.tables else ENTRY
    if len(entries) > state.structure.re_entries:
        raise NotNow("no-re-entry", player=player, count=len(entries), field="players")
    return RE_ENTRY


def _late(state: Running, players: Sequence[Player]) -> Act:
    """A seat for each among the shortest tables; a new table where the room is full and has one more.

    Shape: who finds no seat waits for one, as an alternate.
    """
    draw, room = copy(state.draw), list(state.vacant)
    opens: dict[str, list[int]] = {}
    moves: list[Move] = []
    for player in players:
        move = breaking.late_seat(room, player, draw, state.limits)
        if move is None and state.most_tables is not None and len(room) >= state.most_tables:
            break
        if move is None:
            number = max(state.open_tables, *(table.number for table in room)) + 1
            room.append(SeatedTable(number, state.structure.seats,
                              blocked=state.limits.blocked.get(number, frozenset())))
            move = breaking.late_seat(room[-1:], player, draw, state.limits)
            assert move is not None
            opens[str(number)] = [state.structure.seats, move.to_seat]
        room = list(moved(room, [move]))
        moves.append(move)
    return {"moves": written_moves(moves), "opens": opens, "drawn": draw.taken}


def draw_seats(state: Running) -> Act:
    """Everybody who has no seat draws one, as far as there are seats: alternates wait for the others.

    Errors: `nobody-waits`, `no-seat-open`, `moving`.
    """
    under_way.refuse_in_redraw(state)
    waiting = state.unseated
    if len(waiting) < (1 if state.tables else 2):
        raise NotNow("nobody-waits")
    if state.tables:
        drawn = _late(state, waiting)
        if not drawn["moves"]:
            raise NotNow("no-seat-open")
        return {"act": "draw"} | drawn
    draw, seats = copy(state.draw), state.structure.seats
    tables, moves = breaking.seat_all(sorted(waiting[:capacity(state)]), seats, draw, limits=state.limits)
    return {"act": "draw", "moves": written_moves(moves), "drawn": draw.taken,
            "opens": {str(table.number): [table.size, table.button] for table in tables}}


def capacity(state: Running) -> int | None:
    """How many the room seats at first, None for any number."""
    most, seats = state.most_tables, state.structure.seats
    return None if most is None else sum(len(state.limits.seats(n, seats)) for n in range(1, most + 1))


def add_on(state: Running, players: Sequence[Player], level: int) -> Act:
    """Add-ons, one a player.  Errors: `no-add-on`, `no-name`, `not-in`, `had-add-on`."""
    offer = state.structure.add_on
    if offer is None or not state.desk_open or level < offer.after:
        raise NotNow("no-add-on")
    named(players)
    had = {entry.player for entry in state.entries if entry.kind == ADD_ON}
    for player in players:
        present(state, player)
        if player in had:
            raise NotNow("had-add-on", player=player, field="players")
        had.add(player)
    return {"act": ADD_ON, "players": list(players)}


def present(state: Running, player: Player) -> None:
    """Refuse what is asked for somebody who is not in.  Errors: `not-in`."""
    if player not in state.stacks:
        raise NotNow("not-in" if player else "not-in.nobody", player=player, field="player")


def clock(state: Running, tick: str, now: int, amount: int = 0) -> Act:
    """Start, pause, go on; to another row of the sheet; set what is left of this one.

    Units: `amount` the row, from 0, or milliseconds.  Errors: `clock-stands`, `clock-runs`, `no-row`,
    `no-seats`.
    """
    shown = state.clock(now)
    if tick in (START, RESUME) and (shown.running or state.over):
        raise NotNow("clock-runs")
    if tick == PAUSE and not shown.running:
        raise NotNow("clock-stands")
    if tick == START and not state.tables:
        raise NotNow("no-seats")
    if tick in (START, RESUME) and state.together and isinstance(shown.here, Level):
        raise NotNow("clock-stands.hand-for-hand")
    if tick == TO_ROW and not 0 <= amount < len(state.structure.rows):
        raise NotNow("no-row", field="amount")
    if tick not in (START, RESUME, PAUSE, TO_ROW, LEFT) or amount < 0:
        raise Unreadable("bad-tick", field="tick")
    return {"act": "clock", "tick": tick, "amount": amount}


def out(state: Running, player: Player) -> Act:
    """The director removes somebody; the chips leave play.  Errors: `not-in`, `hand-open`."""
    present(state, player)
    if player in state.unseated:
        raise NotNow("no-seat", player=player, field="player")
    table, _ = state.seat_of(player)
    not_playing(state, table)
    return {"act": "out", "player": player, "chips": state.stacks[player]}


def not_playing(state: Running, table: int) -> None:
    """Refuse what cannot be done during a hand.  Errors: `hand-open`."""
    if table in state.playing.values():
        raise NotNow("hand-open.at-table", table=table)


def close(state: Running) -> Act:
    """Registration closes and the pay table goes up.  Errors: `desk-closed`, `nobody-waits`."""
    if not state.desk_open:
        raise NotNow("desk-closed.already")
    if not state.entries:
        raise NotNow("nobody-in")
    return {"act": "close", "prizes": list(results.pay_table_of(state))}


def pay(state: Running, prizes: Sequence[int]) -> Act:
    """Another pay table, to the unit.  Errors: `desk-open`, `wrong-sum`, `bad-prizes`."""
    total = results.pool_of(state).total
    if state.desk_open:
        raise NotNow("desk-open.pool")
    if sum(prizes) != total:
        raise Unreadable("wrong-sum.prizes", sum=sum(prizes), total=total, field="prizes")
    if list(prizes) != sorted(prizes, reverse=True) or min(prizes) < 0 or len(prizes) > len(state.players):
        raise Unreadable("bad-prizes", field="prizes")
    return {"act": "pay", "prizes": list(prizes)}


def till(state: Running, counted: int) -> Act:
    """The till is counted at the end of a shift: what lies there, and what was sold since the last count."""
    return {"act": "till", "counted": counted, "should": state.in_the_till}


def hand_for_hand(state: Running, on: bool) -> Act:
    """Begin or end hand for hand.  Errors: `same`, `not-started`."""
    if on == state.together:
        raise NotNow("same")
    if not state.record:
        raise NotNow("not-started")
    if not on and state.done:
        raise NotNow("round-open")
    return {"act": "hand-for-hand", "on": on}


def last_hands(state: Running, count: int | None) -> Act:
    """Each table deals so many more; None takes the limit off.  Errors: `bad-number`."""
    if count is not None and not 0 <= count <= 20:
        raise Unreadable("bad-number.draw", field="count")
    return {"act": "last-hands", "count": count}


def colour_up(state: Running, dealt: Mapping[int, Mapping[int, Sequence[Card]]] | None = None,
              table: int | None = None) -> Act:
    """Race off the smallest chip in play, with the cards dealt at each table.

    Shape: `table` the one that races now, None for all; the chip has left play when no table has an odd one.
    `dealt` the cards by table and seat, one for each odd chip; for a table that is left out they come from a
    deck that the event's seed shuffles.
    Errors: `no-chip`, `hand-open`, `race-cards`, `no-table`.
    """
    chips = [chip for chip in state.structure.chips if chip > state.coloured_up]
    if len(chips) < 2:
        raise NotNow("no-chip")
    draw, cards, dealt = copy(state.draw), {}, dealt or {}
    room = [one for one in state.room if table in (None, one.number)]
    if table is not None and not room:
        raise Unreadable("no-table", table=table, field="table")
    if other := next((number for number in dealt if number not in [one.number for one in room]), None):
        raise Unreadable("no-table", table=other, field="cards")
    for one in room:
        not_playing(state, one.number)
        odd = racing.odd_at(state, one, chips)
        if one.number in dealt:
            racing.check(one.number, odd, dealt[one.number])
            deck = iter([card for seat in odd for card in dealt[one.number][seat]])
        else:
            deck = iter(draw.shuffled(ALL_CARDS))
        cards[str(one.number)] = {str(seat): [str(next(deck)) for _ in range(count)]
                                  for seat, count in odd.items()}
    return {"act": "colour-up", "chip": chips[0], "new": chips[1], "cards": cards, "drawn": draw.taken,
            **({"table": table} if table is not None else {})}


def penalty(state: Running, player: Player, count: int) -> Act:
    """So many hands or rounds.  Errors: `not-in`, `no-seat`, `bad-number`."""
    present(state, player)
    if player in state.unseated:    # rounds are counted at a table
        raise NotNow("no-seat.penalty", player=player, field="player")
    if not 1 <= count <= 100:
        raise Unreadable("bad-number.penalty", field="count")
    return {"act": "penalty", "player": player, "count": count}


def absent(state: Running, player: Player, here: bool) -> Act:
    """Nobody is at the stack, or somebody has come to it.  Errors: `not-in`."""
    present(state, player)
    return {"act": "absent", "player": player, "here": here}


def announce(text: str) -> Act:
    """A sentence for every clock.  Errors: `no-text`."""
    if not 0 < len(text) <= 200:
        raise Unreadable("no-text", field="text")
    return {"act": "announce", "text": text}


def deal(state: Running, way: str, amounts: Mapping[Player, int] | None = None) -> Act:
    """What those who are left get instead of the prizes: by chips, by ICM, or as they agreed.

    Errors: `desk-open`, `bad-deal`, `wrong-sum`.
    """
    if state.desk_open:
        raise NotNow("desk-open.prizes")
    sampled = {}
    if amounts is None:
        offer = offers(state, way)
        amounts = dict(zip(state.stacks, offer.amounts, strict=True))
        if offer.samples:
            sampled = {"samples": offer.samples, "error": round(offer.error, 2)}
    left = state.prizes[:state.left]
    if set(amounts) != set(state.stacks) or min(amounts.values(), default=-1) < 0:
        raise Unreadable("bad-deal.each", field="amounts")
    if sum(amounts.values()) != sum(left):
        raise Unreadable("wrong-sum.deal", sum=sum(amounts.values()), left=sum(left), field="amounts")
    return {"act": "deal", "way": way, "amounts": dict(amounts), **sampled}


def finish(state: Running) -> Act:
    """The event is over.  Errors: `still-playing`, `desk-open`, `hand-open`, `wrong-sum`."""
    if state.desk_open:
        raise NotNow("desk-open.prizes")
    if state.playing or state.over:
        raise NotNow("hand-open.or-over")
    if not state.decided and set(state.deal) != set(state.stacks):
        raise NotNow("still-playing", left=state.left)
    footing.check_pays_pool(state)
    return {"act": "finish"}
