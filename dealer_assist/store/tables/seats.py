"""Tables and seats, and the start of a hand from them. Sessions are those of `database.writing()`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from dealer_assist import __version__
from dealer_assist.contract.setup import check_playable, read_setup, read_spread
from dealer_assist.engine.play import play
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.games import Game
from dealer_assist.games.loader.custom import sources
from dealer_assist.rules import button
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.button import Positions
from dealer_assist.rules.house import read_house
from dealer_assist.session import buying, positions as next_positions
from dealer_assist.store.db.models import OPEN, OVER, ROOM, Hand, Place, Player, Seat, Table
from dealer_assist.store.db.refusals import NotFound, Taken
from dealer_assist.store.hands import log, replay
from dealer_assist.store.hands.documents import SETTINGS
from dealer_assist.store.hands.log import By
from dealer_assist.store.hands.write import Closed, derive, latest_hand, lock_table, settle
from dealer_assist.store.ledger import chips, rows as ledger
from dealer_assist.store.tables import bomb_pots, mixing, positions
from dealer_assist.store.tables.positions import Coming

DEFAULTS: Mapping[str, Any] = {
    "game": "holdem", "betting": None, "blinds": [], "ante": 0, "big_blind_ante": 0, "bring_in": None,
    "small_bet": None, "big_bet": None, "spread": None, "chip": 1, "preset": "barge", "house": {},
    "tournament": True,
}
FOR_THE_FLOOR = {"house", "preset", "tournament"}
MIXED = {"mix", "level"}        # settings that are kept with the table's rotation


def add_table(session: Session, name: str, settings: Mapping[str, Any], kind: str = ROOM) -> Table:
    """A new table, nobody seated.  Errors: `unknown-game`, and those of the house rules and of a mix."""
    own = {name: value for name, value in settings.items() if name not in MIXED}
    table = Table(name=name, kind=kind, seats=[], **{**DEFAULTS, **own})
    _check(table)
    session.add(table)
    session.flush()
    mixing.change(session, table, settings.get("mix", ...), settings.get("level"), 0)
    said = {"kind": kind, "settings": _settings(table), **_mix(settings)}
    ledger.add(session, "table", said, table=table.id, balance=chips.Balance().document())
    return table


def change_table(session: Session, number: int, changes: Mapping[str, Any]) -> Table:
    """Change name or settings; they count from the next hand on."""
    table = _room_table(session, number)
    _check_may_change(session, changes)
    was = _settings(table)
    for name in changes.keys() - MIXED:
        value = changes[name]
        setattr(table, name, DEFAULTS[name] if value is None and name in DEFAULTS else value)
    _check(table)
    last = latest_hand(session, number)
    mixing.change(session, table, changes.get("mix", ...), changes.get("level"), last.number if last else 0)
    now = _settings(table)
    different = sorted(name for name in now if now[name] != was[name])
    if different or MIXED & changes.keys():
        ledger.add(session, "settings", {
            "from": {name: was[name] for name in different}, "to": {name: now[name] for name in different},
            **_mix(changes)}, table=number)
    return table


def take_seat(
    session: Session, number: int, seat: int, player: str | None, stack: int, present: bool, *,
    instead: str | None = None, agreed: bool = False, why: str = "",
) -> Table:
    """Seat a player, or change what a seat has.

    Shape: `instead` names who sat there when somebody else takes the seat; `agreed` that the player said yes
    to what the stack really is; `why` goes into the ledger.
    Errors: `hand-open` while the seat plays a hand (only `present` may change then), `already-seated`,
    `seat-taken`; for a dealer `ask-the-floor`, `ask-the-player` (see `session.buying`).
    """
    table = _room_table(session, number)
    taken = next((place for place in table.seats if place.number == seat), None)
    sits = taken.player.name if taken and taken.player else None
    if taken and sits is not None and player not in (sits, None) and sits != instead:
        if not _has_played(session, table, taken):
            raise Taken(seat, sits)
    person = player_named(session, player)
    if taken is None or taken.player is not person:
        _check_no_event(session, number)
    if taken is None or taken.player is not person or taken.stack != stack:
        _check_not_playing(session, table, seat)
        _check_not_elsewhere(table, seat, person)
    had = taken.stack if taken and sits in (player, None) else 0
    if not ledger.writer(session).chief and taken and sits not in (player, None):
        raise buying.AskFloor("seat-change", seat)
    if not ledger.writer(session).chief:
        buying.check(seat, had, stack, buying.most(_settings(table)), agreed)
    chips.seat(session, table, seat, person, stack, present, why=why,
               kind=chips.REALLY if agreed and taken and stack != had else "")
    session.refresh(table, ["seats"])
    return table


def leave_seat(session: Session, number: int, seat: int) -> Table:
    """Take the player and his chips from the seat.  Errors: `hand-open`, NotFound."""
    table = _room_table(session, number)
    taken = next((place for place in table.seats if place.number == seat), None)
    if taken is None:
        raise NotFound("taken seat", seat)
    _check_not_playing(session, table, seat)
    _check_no_event(session, number)
    middle = chips.balance(session, number).middle
    if middle and sum(1 for place in table.seats if place.stack and place is not taken) < 2:
        raise NotNow(
            "carried-pot", f"{middle:,} chips of the last hand lie in the middle, and with this seat the "
            "table closes. Say who gets them first (ruling R58).", rule="R58")
    chips.leave(session, table, taken)
    return table


def award_carried(session: Session, number: int, to: Mapping[int, int], why: str) -> Table:
    """Say who gets a pot that stayed in the middle, where no other hand is dealt for it (ruling R58).

    Shape: chips by seat, all of the pot.  Errors: `hand-open`, `nothing-carried`, `wrong-sum`, `empty-seat`.
    """
    table = _room_table(session, number)
    last, middle = latest_hand(session, number), chips.balance(session, number).middle
    if last is not None and last.status == OPEN:
        raise NotNow("hand-open", f"Hand {last.number} is played for these chips; finish it first.")
    if not middle:
        raise NotNow("nothing-carried", "No chips lie in the middle of this table.")
    if sum(to.values()) != middle:
        raise Unreadable("wrong-sum", f"{middle:,} chips lie in the middle and {sum(to.values()):,} are "
                         "given out. Give all of them.", field="to")
    if strange := sorted(set(to) - {place.number for place in table.seats}):
        raise Unreadable("empty-seat", f"Nobody sits in seat {strange[0]}.", field=f"to.{strange[0]}")
    chips.award(session, table, to, why)
    return table


def start_hand(session: Session, number: int, stated: Mapping[str, Any], by: By) -> int:
    """Begin the next hand: the button moved on, the stacks as they are. Answers the hand's id.

    Shape: `stated` are keys of the set-up that count for this hand before those of the table.
    Errors: `hand-open`, `too-few-players`, `key-used`, and the engine's refusals of a set-up.
    """
    table = _room_table(session, number)
    last = latest_hand(session, number)
    before = _begun_before(session, number, by.key)
    if before is not None:
        return before
    if last is not None and last.status == OPEN:
        raise NotNow(
            "hand-open", f"Hand {last.number} is still open at this table. Play it to the end, or make it "
            "void.")
    # an event stands over its tables, and knows them
    from dealer_assist.store.events.write import before_deal

    stated = before_deal(session, number, stated)
    chips.check(session, table)
    stated = bomb_pots.stated(session, table, last, stated, by.who)
    coming = positions.coming(session, table, last, stated, by.who)
    if coming is None:
        raise NotNow(
            "too-few-players", "Fewer than two players with chips at this table; a hand needs two. "
            "Seat another.", field="seats")
    mixing.check_chosen(coming.turned)
    mixed = coming.turned.settings if coming.turned else {}
    files = sources(stated.get("game") or mixed.get("game") or table.game)
    document, setup, where = _set_up(table, coming, stated, files)
    hand = Hand(
        table_id=number, number=last.number + 1 if last else 1, start_key=by.key,
        setup=log.canonical(document), definition=replay.definition_of(setup.game), engine=__version__,
        game=setup.game.id, button=setup.button if setup.game.button else None,
        positions=next_positions.stored(where) | _by_hand(stated),
        seq=0, head=log.BEGINNING,
        status=OPEN, pot=0, winners=[], started=log.now(),
    )
    session.add(hand)
    session.flush()
    _deal_in(session, table, hand, setup)
    dealt = _dealt(table, hand, document)
    sealed = ledger.add(session, "dealt", dealt, table=number, hand=hand.id, by=by)
    said = {"setup": document, **dealt, "ledger": sealed.hash} | ({"files": files} if files else {})
    if coming.turned is not None:
        said["mix"] = coming.turned.told(mixing.changes_game(last, setup.game.id, setup.betting))
        mixing.keep(session, hand, coming.turned, said["mix"])
    _first_row(session, hand, said, setup, by)
    return hand.id


def _by_hand(stated: Mapping[str, Any]) -> dict[str, bool]:
    """What of the positions the dealer said himself, so that a hand dealt again knows it."""
    return {name: True for name, key in (("placed", "button"), ("posted", "posts")) if stated.get(key)}


def _set_up(
    table: Table, coming: Coming, stated: Mapping[str, Any], files: Mapping[str, str],
) -> tuple[dict[str, Any], Setup, Positions]:
    """The document of the next hand, what it reads as, and where button and blinds are."""
    load = replay.games_of(files)
    own = {name: value for name, value in stated.items() if name not in ("straddle", "arrivals", "turn_to")}
    settings = {name: getattr(table, name) for name in SETTINGS}
    settings |= {**(coming.turned.settings if coming.turned else {}), **own}
    document = {name: value for name, value in settings.items() if value is not None}
    if "spread" not in own and not _has_spread(document, load):
        document.pop("spread", None)  # the table's own, of another game or betting
    document.setdefault("button", coming.where.button)
    document["blinds"] = list(coming.blinds)
    if coming.bomb_pot:
        document["bomb_pot"] = True
    elif coming.posts is not None:
        document.setdefault("posts", [post.document() for post in coming.posts])
    if coming.killer is not None:
        document["killer"] = coming.killer
    if coming.carried:
        document["carried"] = coming.carried
    document["seats"] = {str(seat): coming.stacks[seat] for seat in sorted(coming.stacks)}
    setup = read_setup(document, load)
    check_playable(setup)
    if not setup.game.button:
        del document["button"]
    # written out in full, so that a later change of a default changes no old hand
    document |= {"betting": setup.betting, "house": setup.house.document(), "preset": setup.preset}
    where = coming.where
    if document.get("posts") and stated.get("posts"):
        posted = [button.Post(p.seat, p.kind, p.amount) for p in setup.posts or ()]
        where = next_positions.as_posted(where, posted)
    return document, read_setup(document, load), where


def _has_spread(document: Mapping[str, Any], load: Callable[[str], Game]) -> bool:
    betting = document.get("betting") or load(document["game"]).bettings[0]
    return betting in STRUCTURES and "spread" in STRUCTURES[betting].asks


def _deal_in(session: Session, table: Table, hand: Hand, setup: Setup) -> None:
    taken = {seat.number: seat for seat in table.seats}
    for seat, stack in zip(setup.order, setup.stacks, strict=True):
        player = taken[seat].player
        session.add(Place(
            hand_id=hand.id, seat=seat, player_id=player.id if player else None,
            name=player.name if player else None, before=stack,
        ))
    session.flush()


def _dealt(table: Table, hand: Hand, document: Mapping[str, Any]) -> dict[str, Any]:
    """Who plays the hand with what: the ledger says it, and the hand's first entry says it again."""
    names = {str(seat.number): seat.player.name for seat in table.seats if seat.player}
    about = {name: getattr(hand, name) for name in ("game", "button", "positions", "engine", "definition")}
    return {"table": table.id, "number": hand.number, "started": hand.started, "stacks": document["seats"],
            **about,
            "names": {seat: names[seat] for seat in document["seats"] if seat in names}}


def _first_row(session: Session, hand: Hand, said: dict[str, Any], setup: Setup, by: By) -> None:
    """Entry 0: the set-up, and the files of a game of the room's own, which may be edited later."""
    document = said["setup"]
    made = play(setup)
    state = OVER if made.over else OPEN
    stacks = document["seats"]
    after = replay.chips(made, state, document)
    row = log.next_row(
        hand.id, None, log.START, said, replay.moved((0, stacks), after, made, state), by)
    session.add(row)
    replay.shelf.put(row.hash, made)
    if state != OPEN:
        settle(session, hand, Closed.of(made, OPEN, document), Closed.of(made, state, document), row, state)
    derive(hand, row, made, state, after[1])


def _room_table(session: Session, number: int) -> Table:
    """The table, locked.  Errors: NotFound; `not-a-table` for one that holds imported hands."""
    table = lock_table(session, number)
    if table.kind != ROOM:
        raise NotNow("not-a-table", f"{table.name} holds hands of a file; nothing is dealt there.")
    return table


def _begun_before(session: Session, table: int, key: str | None) -> int | None:
    if key is None:
        return None
    return session.scalar(select(Hand.id).where(Hand.table_id == table, Hand.start_key == key))


def player_named(session: Session, name: str | None) -> Player | None:
    """The person by that name, known from now on; None for nobody."""
    if name is None:
        return None
    named = select(Player).where(Player.name == name)
    known = session.scalar(named)
    if known is not None:
        return known
    try:
        with session.begin_nested():
            session.add(Player(name=name))
    except IntegrityError:
        pass  # seated at another table in this very moment
    return session.scalars(named).one()


def _check(table: Table) -> None:
    """Refuse a house rule or a spread that cannot be read now, and not when the next hand begins."""
    read_house(table.preset, table.house, table.tournament)
    read_spread(table.spread)


def _settings(table: Table) -> dict[str, Any]:
    """Name and settings, as the ledger tells what they were."""
    return {name: getattr(table, name) for name in ("name", *SETTINGS)}


def _mix(stated: Mapping[str, Any]) -> dict[str, Any]:
    return {name: stated[name] for name in sorted(MIXED & stated.keys())}


def _check_may_change(session: Session, changes: Mapping[str, Any]) -> None:
    """Rake and house rules are the room's; what is dealt, and for how much, a dealer may say at the table."""
    if not ledger.writer(session).chief and (asked := sorted(changes.keys() & FOR_THE_FLOOR)):
        raise buying.AskFloor(asked[0], None)


def _check_not_playing(session: Session, table: Table, seat: int) -> None:
    last = latest_hand(session, table.id)
    if last is not None and last.status == OPEN and any(place.seat == seat for place in last.places):
        raise NotNow(
            "hand-open", f"Seat {seat} is playing hand {last.number}. Change the seat when the hand is over.")


def _check_no_event(session: Session, table: int) -> None:
    """Seats of an event are changed at its desk alone."""
    from dealer_assist.store.events.seats import refuse_by_hand

    refuse_by_hand(session, table)


def _has_played(session: Session, table: Table, taken: Seat) -> bool:
    """Was this seat dealt in last time as it is? Until then two may be after the same empty one."""
    last = latest_hand(session, table.id)
    return last is not None and any(
        place.seat == taken.number and place.player_id == taken.player_id for place in last.places)


def _check_not_elsewhere(table: Table, seat: int, player: Player | None) -> None:
    other = next((place.number for place in table.seats
                  if player is not None and place.player is player and place.number != seat), None)
    if player is not None and other is not None:
        raise NotNow(
            "already-seated", f"{player.name} sits in seat {other} of this table. Clear that seat first, or "
            "give this player a name of his own.", field="player")
