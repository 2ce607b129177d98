"""What a tablet asks its own engine: the hand after some lines, and the hand that is dealt next.

The same functions run in a browser's Python, so that a tap is judged where it is made; the server says the
same of every entry when it arrives there, and is the judge where the two differ.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dealer_assist.contract import event_counts, event_table
from dealer_assist.contract.given_back import given_back
from dealer_assist.contract.next_hand import by_hand, game_of, next_hand
from dealer_assist.contract.reading import list_of
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.table_past import KnownTable, ended, hand_document, of_setup, read_known
from dealer_assist.contract.view import view
from dealer_assist.engine.state.actions import parse_action, recorded_action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.games import Game, game_ids, load_game
from dealer_assist.games.loader.custom import as_kept
from dealer_assist.rulebook.preset_card import card_document
from dealer_assist.session.coming import Coming, coming, with_bomb_pot
from dealer_assist.session.mix_line import of_next_hand, sentence
from dealer_assist.session.past import PastHand
from dealer_assist.session.positions import stored
from dealer_assist.session.rotation import DealtHand
from dealer_assist.session.next_game import check_chosen
from dealer_assist.texts import speak

Json = dict[str, Any]
MOST_HANDS = 200    # of the past that a tablet goes on with
KEPT = 32       # hands as they stood, so that an action plays one line and not all of them


def answer(text: str) -> str:
    """One question of a tablet, as JSON: `ask` is `after`, `next`, `ahead` or `card`.

    Shape: `language` is what it is spoken in.
    Errors: a refusal is answered, as `{"error": …}`; nothing has changed then.
    """
    asked: Json = json.loads(text)
    try:
        document = {"after": after, "next": following, "ahead": ahead, "card": game_card}[asked["ask"]](asked)
    except Refusal as refusal:
        document = refusal.document()
    return json.dumps(speak(document, asked.get("language", "en")))


def after(asked: Mapping[str, Any]) -> Json:
    """The hand of `setup` after its `lines` and those of `add`; `void` where it is made void then.

    Shape: `state`, the view; `rows`, one a line of `add`: the line as it is written, the street it was
    entered on, the pot after it, which is paid when the hand is over. `files` are those of a game of the
    room's own.
    Errors: the refusal of the first line that is not allowed, with its field.
    """
    setup, files = _text(asked["setup"]), _text(asked.get("files") or {})
    hand, rows = _standing(setup, files, tuple(asked["lines"])).copy(), []
    add = list_of(asked, "add")
    for n, line in enumerate(add):
        field = "line" if len(add) == 1 else f"lines.{n}"
        action, street = parse_action(line, field), hand.street
        apply(hand, action, field)
        rows.append({"line": action.line(), "street": street, "pot": 0 if hand.over else hand.pot})
    shown = view(hand)
    return {"state": shown | given_back(shown, hand) if asked.get("void") else shown, "rows": rows}


def following(asked: Mapping[str, Any]) -> Json:
    """The hand after this one: button, mix, bomb pots, kills and newcomers as the record would have them.

    Shape: as `_standing_now` reads it, and `stated`, what is said of this hand alone, with `at_table`
    where it was dealt among those seats (see `TableNow.among`). Answers `setup`, `files` of a game of the
    room's own, `positions`, `mix` as it is kept with the hand, the `state` of the new hand, and `hands`: the
    past with the last hand as it ended and the new one.
    `table` and `past` are what the event's clock has changed of them.
    Errors: NotNow `event-waits` and `ask-the-server` at an event's table (see `event_table.gone_on`);
    `too-few-players`, `choose-game`, and those of the set-up.
    """
    known, last = _standing_now(asked, deals=True)
    own = dict(asked.get("stated") or {})
    now, past, event = known.now.among(own.pop("at_table", None)), known.past, known.event
    own = own if event is None else event_counts.brought(event["counts"], own, list(known.seats))
    stated = with_bomb_pot(known.bombs, known.bombs_after, past, own, known.who, lambda: now)
    comes = coming(now, past, stated, known.who)
    if comes is None:
        raise NotNow("too-few-players.at-table", field="seats")
    check_chosen(comes.turned)
    files = _files_of(game_of(now, comes, stated), asked)
    document, setup, where = next_hand(now, comes, stated, as_kept(files) if files else load_game)
    positions = stored(where) | by_hand(stated)
    mix = comes.turned.document(_changes(last, setup)) if comes.turned else None
    players = [name for seat in setup.order if (name := past.seated.get(seat))]
    dealt = {"event": event | {"counts": event_counts.after_deal(event["counts"], players)}} if event else {}
    return {"setup": document, "files": files, "positions": positions, "mix": mix and _line(mix),
            "table": known.by_clock[0], "past": known.by_clock[1] | dealt, "seats": known.seats,
            "parts": shown_parts(setup.game),
            "state": view(start(setup)), "hands": [
                *map(hand_document, past.hands[-MOST_HANDS:]), _row(known, comes, setup, positions)]}


def ahead(asked: Mapping[str, Any]) -> Json:
    """What a table's document says of the hand to come, after a hand that was played here.

    Shape: as `_standing_now` reads it. Answers `positions`, the changing parts of `mix` and `bomb_pots`, and
    what an event's clock has changed of the table.
    """
    known, last = _standing_now(asked)
    stated = with_bomb_pot(known.bombs, known.bombs_after, known.past, {}, None, lambda: known.now)
    comes = coming(known.now, known.past, stated)
    mix: Any = {**asked["table"], **known.by_clock[0]}.get("mix")
    if comes is not None and comes.turned is not None:
        names, turned = known.past.seated, comes.turned
        recent = [turn.place for hand in reversed(known.past.hands)
                  if hand.number >= known.past.since and (turn := hand.turn) and turn.place is not None]
        seated = sum(name is not None and bool(known.now.stacks.get(seat)) for seat, name in names.items())
        changes = bool(turned.settings) and _differs(
            last, turned.settings["game"], turned.settings["betting"])
        mix = mix | of_next_hand(turned, names, seated, recent, changes)
    plan = asked["table"].get("bomb_pots")
    if plan and known.bombs:
        plan = plan | {"left": known.bombs.left(known.past.since_bomb_pot(known.bombs_after))}
    return {**known.by_clock[0], "seats": known.seats, "positions": comes and comes.document(), "mix": mix,
            "bomb_pots": plan}


def game_card(asked: Mapping[str, Any]) -> Json:
    """The ten-second card of a `game` under a `preset`, for its `betting`; `files` of a room's own game."""
    files = asked.get("files") or {}
    game = (as_kept(files) if files else load_game)(asked["game"])
    return {"card": card_document(game, asked["preset"], asked.get("betting"))}


def _standing_now(asked: Mapping[str, Any], deals: bool = False) -> tuple[KnownTable, Hand]:
    """The table after the hand of `setup` and `lines`; `void` where that hand was made void.

    Shape: `table` its document, `seats` with stack and presence as they are now; `past` as the server gave
    it, or as `hands` went on with it; `number` that of the hand in it, which only void ones may follow;
    `files` those of that hand's game; `deals` as for `event_table.gone_on`.
    Errors: NotNow `hand-open` and those of the event; LookupError for a past without that hand.
    """
    last = _standing(_text(asked["setup"]), _text(asked.get("files") or {}), tuple(asked["lines"]))
    void = bool(asked.get("void"))
    if not (last.over or void):
        raise NotNow("hand-open.still", number=asked["number"])
    past = asked["past"]
    at = next(n for n, hand in enumerate(past["hands"]) if hand["number"] == asked["number"])
    came_out = {"over": False, "void": True} if void else {**of_setup(last.setup), **ended(last)}
    hands = [*past["hands"][:at], {**past["hands"][at], **came_out}, *past["hands"][at + 1:]]
    # R58: a void hand leaves in the middle what lay there before it
    carried = last.setup.carried if void else last.carried
    files = past.get("files")
    # the room's own games as they were given: a file changed since would deal otherwise here than there
    load = as_kept(files) if files else load_game
    table, seats, event = asked["table"], asked["seats"], past.get("event")
    by_clock: tuple[Json, Json] = ({}, {})
    if event is not None:
        counts, seats = event_counts.after_hand(event["counts"], past["hands"][at], last, seats, void)
        past = {**past, "event": event | {"counts": counts}}
    if table.get("event"):
        by_clock = event_table.gone_on(table, past, load, seats if deals else None)
    past = {**past, **by_clock[1], "hands": hands, "carried": carried}
    known = read_known({**table, **by_clock[0]}, past, seats, load)
    return replace(known, by_clock=by_clock, event=past.get("event"), seats=seats), last


def shown_parts(game: Game) -> list[tuple[str, int]]:
    """The parts a hand of this game is shown in, with their sizes; empty for most."""
    steps = (step for street in game.streets for step in street.steps)
    return next((list(step.parts) for step in steps if step.parts), [])


def _files_of(game: str, asked: Mapping[str, Any]) -> Json:
    """The room's files of a game; none for one of the rulebook."""
    return {} if game in game_ids() else dict(asked["past"].get("files") or {})


def _differs(last: Hand, game: str, betting: str) -> bool:
    return (last.setup.game.id, last.setup.betting) != (game, betting)


def _changes(last: Hand, setup: Setup) -> bool:
    return _differs(last, setup.game.id, setup.betting)


def _line(mix: Json) -> Json:
    return mix | {"text": sentence(mix)}


def _row(known: KnownTable, comes: Coming, setup: Setup, positions: Json) -> Json:
    """What the past keeps of the hand that begins."""
    turned = comes.turned
    turn = DealtHand(button=positions["button"], seats=setup.order, placed=bool(positions.get("placed")),
                     **turned.columns()) if turned else None
    return hand_document(PastHand(
        known.past.hands[-1].number + 1, False, False, setup.button if setup.game.button else None, positions,
        {seat: known.past.seated.get(seat) for seat in setup.order}, who=known.who,
        bomb_pot=setup.bomb_pot, blinds=bool(setup.blinds), turn=turn))


def _text(document: Mapping[str, Any]) -> str:
    return json.dumps(document, sort_keys=True)


_known: dict[tuple[str, str, tuple[str, ...]], Hand] = {}


def _standing(setup: str, files: str, lines: tuple[str, ...]) -> Hand:
    """The hand after these lines: one more than a known one is one step. Nobody may change what this is."""
    begun = next((n for n in range(len(lines), -1, -1) if (setup, files, lines[:n]) in _known), None)
    if begun is None:
        texts = json.loads(files)
        hand, begun = start(read_setup(json.loads(setup), as_kept(texts) if texts else load_game)), 0
    else:
        hand = _known[setup, files, lines[:begun]]
    for line in lines[begun:]:
        hand = hand.after(recorded_action(line))
    _known[setup, files, lines] = hand
    if len(_known) > KEPT:
        del _known[next(iter(_known))]
    return hand
