"""What scripts/screens.py photographs: tables in every state that a dealer meets, and the pages of the room.

A hand is dealt over the API and played to where the scene wants it: by lines, then by players who only check
and call, up to the first time the hand waits for `until`.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.prompts import Waiting, waiting
from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.moves import Mover
from tests.web.server import Server

NAMES = ["Ann", "Bob", "Cyrus", "Dolores", "Ernst", "Maximiliano Fernández", "Gus", "Hanna", "Iris", "Jo"]
BLINDS = {"blinds": [100, 200]}
BETS = {"ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
SIDE_POTS = {1: 20_000, 2: 5000, 3: 2000, 4: 20_000}


class Scene(NamedTuple):
    """A table in a state, and what is tapped there.

    Shape: `hand` is settings, `players` how many, `start` what the deal says besides (`stacks`, `button`),
    `lines` what is entered, `until` the kind of question where it stops; `taps` keys tapped afterwards.
    """

    name: str
    hand: dict[str, Any]
    players: int
    start: dict[str, Any] = {}
    lines: str = ""
    until: str = ""
    taps: str = ""
    look: dict[str, str] = {}
    best: str = ""


HOLDEM = {"game": "holdem", "betting": "no-limit", **BLINDS}
NINE = (
    {"stacks": {2: 8400, 5: 61_250, 7: 1100}, "button": 9},
    "3 fold,4 raise 500,5 call,6 fold,7 all-in,8 fold,9 fold,1 fold,2 raise 2600,4 call,5 call",
)
OMAHA_8 = {"game": "omaha-8", "betting": "pot-limit", **BLINDS}
PUSHED = (
    "3 raise 700,4 raise 2400,1 call,2 call,3 call,deal board Kh8s3d,1 check,2 bet 2600,4 raise 5200,"
    "1 call,deal board 7c,1 check,4 bet 3000,1 call,deal board 2h,1 check,4 check"
)
SHOWN = ",1 show AcKc5d4d,4 show 3h3cAh5c,2 show 8h8dAs4s,3 show KsKdQcJc"
FLOP = "3 fold,4 raise 700,5 fold,6 call,1 fold,2 call,deal board AhKd7c,2 check,4 bet 2200"
TWICE = {"preset": "cash", "tournament": False, "house": {"rake": "none", "run-it": 2}, **BLINDS}

TABLES = [
    Scene("act-no-limit", HOLDEM, 9, NINE[0], NINE[1] + ",deal board AhKd7c", best="table"),
    Scene(
        "act-limit",
        {"game": "holdem", "betting": "limit", "blinds": [50, 100], "small_bet": 100, "big_bet": 200},
        9,
        {"button": 9},
        "3 raise 200",
    ),
    Scene(
        "act-pot-limit", {"game": "omaha", "betting": "pot-limit", **BLINDS}, 6, {"button": 4}, "1 raise 700"
    ),
    Scene("act-amount", HOLDEM, 6, {"button": 6}, "3 raise 700", taps="digit-2 digit-4 digit-00"),
    Scene("act-first", HOLDEM, 3, {"button": 3}),
    Scene(
        "ten-seats",
        {"game": "holdem", "blinds": [500, 1000]},
        10,
        {"button": 1},
        "4 raise 12500,5 call,6 call,7 call,8 call,9 call,10 call,1 call,2 call",
    ),
    Scene(
        "big-stacks",
        {"game": "holdem", "blinds": [250_000, 500_000]},
        10,
        {"button": 1, "stacks": {n: 100_000_000 + 7_654_321 * n for n in range(1, 11)}},
        "4 raise 12500000,5 call,6 all-in,7 fold",
    ),
    Scene("deal-flop", HOLDEM, 9, NINE[0], NINE[1], best="cards"),
    Scene(
        "deal-up", {"game": "stud-8", **BETS}, 8, {}, "deal 1 up Ks,deal 2 up 7h,deal 3 up 2c,deal 4 up Td"
    ),
    Scene("stud-eight", {"game": "stud", **BETS}, 8, {}, "", "round-4"),
    Scene("bring-in", {"game": "razz", **BETS}, 2, {}, "deal 1 up Ks,deal 2 up 7h"),
    Scene(
        "draw",
        {"game": "badugi", "blinds": [50, 100]},
        7,
        {"button": 7},
        "3 fold,4 fold,5 fold,6 fold,7 call,1 call,2 check",
    ),
    Scene(
        "triple-draw",
        {"game": "deuce-to-seven-triple-draw", "blinds": [50, 100]},
        6,
        {"button": 6},
        "",
        "draw-10",
    ),
    Scene("discard", {"game": "crazy-pineapple-8", **BLINDS}, 5, {"button": 5}, "", "discard"),
    Scene("part", {"game": "sohe", **BLINDS}, 4, {"button": 4}, "", "part"),
    Scene("roll", {"game": "binglaha", **BLINDS}, 4, {"button": 4}, "", "roll"),
    Scene("choose", {"game": "paradise-road-pickem", **BLINDS}, 4, {"button": 4}, "", "choose"),
    Scene("door", {"game": "mexican-poker", "ante": 5, "small_bet": 50, "big_bet": 100}, 4, {}, "", "door"),
    Scene("chowaha", {"game": "chowaha", **BLINDS}, 6, {"button": 6}, "", "round-4"),
    Scene("murder", {"game": "murder", **BLINDS}, 6, {"button": 6}, "", "round-4"),
    Scene("oklahoma", {"game": "oklahoma", **BLINDS}, 6, {"button": 6}, "", "round-4"),
    Scene("bidirectional", {"game": "bidirectional-chowaha", **BLINDS}, 6, {"button": 6}, "", "round-4"),
    Scene("two-boards", {"game": "double-board-omaha", **BLINDS}, 9, {"button": 9}, "", "round-4"),
    Scene("dramaha", {"game": "dramaha", **BLINDS}, 6, {"button": 6}, "", "draw-3"),
    Scene("show", OMAHA_8, 4, {"button": 4, "stacks": SIDE_POTS}, PUSHED),
    Scene(
        "gate", OMAHA_8, 4, {"button": 4, "stacks": SIDE_POTS}, PUSHED + ",1 show AcKc5d4d,4 show 3h3cAh5c"
    ),
    Scene("dramaha-show", {"game": "dramaha", **BLINDS}, 6, {"button": 6}, "", "show-3"),
    Scene("push", OMAHA_8, 4, {"button": 4, "stacks": SIDE_POTS}, PUSHED + SHOWN, taps="push-0", best="push"),
    Scene(
        "between",
        OMAHA_8,
        4,
        {"button": 4, "stacks": SIDE_POTS},
        PUSHED + SHOWN,
        taps="push-all",
        best="between",
    ),
    Scene(
        "run-twice",
        {"game": "omaha-8", "betting": "pot-limit", **TWICE},
        3,
        {"button": 3, "stacks": {1: 2000, 2: 5000, 3: 5000}},
        "3 raise 700,1 raise 2000,2 raise 5000,3 call,run 2",
        "push",
    ),
    Scene(
        "push-nine",
        {"game": "holdem", "betting": "no-limit", **BLINDS},
        9,
        {"button": 9, "stacks": {n: 1000 * n for n in range(1, 10)}},
        "3 all-in,4 all-in,5 all-in,6 all-in,7 all-in,8 all-in,9 call,1 all-in,2 all-in",
        "push",
    ),
    Scene("last-folds", HOLDEM, 6, {"button": 6}, "3 raise 700,4 fold,5 fold,6 fold,1 fold,2 fold"),
    Scene("stub-short", {"game": "stud", **BETS}, 8, {}, "", "deal-33"),
    Scene("log", HOLDEM, 9, NINE[0], NINE[1] + ",deal board AhKd7c", taps="log"),
    Scene("log-entry", HOLDEM, 9, NINE[0], NINE[1] + ",deal board AhKd7c", taps="log .says"),
    Scene(
        "change-sheet",
        HOLDEM,
        9,
        NINE[0],
        NINE[1] + ",deal board AhKd7c",
        taps="log .says [data-key^=change-]",
    ),
    Scene("menu", HOLDEM, 6, {"button": 6}, taps="menu"),
    Scene("game-card", {"game": "dramaha", **BLINDS}, 6, {"button": 6}, taps="card", best="game-card"),
    Scene("floor", HOLDEM, 6, {"button": 6}, "3 raise 700", taps="floor"),
    Scene(
        "floor-chips",
        HOLDEM,
        6,
        {"button": 6},
        "3 raise 700",
        taps="floor kind-chips chip-500 chip-500 ruling",
    ),
    Scene("light", HOLDEM, 9, NINE[0], NINE[1] + ",deal board AhKd7c", look={"theme": "light"}),
    Scene("dim", HOLDEM, 9, NINE[0], NINE[1], look={"theme": "dim"}),
    Scene("mirror", HOLDEM, 9, NINE[0], NINE[1] + ",deal board AhKd7c", look={"mirror": "1", "letters": "1"}),
    Scene("spanish", HOLDEM, 9, NINE[0], NINE[1] + ",deal board AhKd7c", look={"lang": "es"}),
    Scene(
        "spanish-push", OMAHA_8, 4, {"button": 4, "stacks": SIDE_POTS}, PUSHED + SHOWN, look={"lang": "es"}
    ),
    Scene(
        "spanish-draw",
        {"game": "badugi", "blinds": [50, 100]},
        7,
        {"button": 7},
        "",
        "draw",
        look={"lang": "es"},
    ),
]

SITE = (  # of the first page of `dealer-assist site`
    Scene("flop", {"game": "omaha", "betting": "pot-limit", **BLINDS}, 6, {"button": 6}, FLOP),
    Scene("push", OMAHA_8, 4, {"button": 4, "stacks": SIDE_POTS}, PUSHED + SHOWN, taps="push-0"),
)
BEST = {
    "wall": "wall",
    "call": "floor-call",
    "review": "review",
}  # of the pages, with their names in the README
PAGES = {  # by name; a page that this version has not is left out
    "tables": "/",
    "new-table": "/tables/new",
    "seats": "/tables/1/seats",
    "settings": "/tables/1/settings",
    "house-table": "/tables/1/house",
    "house-book": "/rules/house",
    "demo": "/demo",
    "rules": "/rules",
    "rules-game": "/rules/games/omaha-8",
    "scales": "/rules/scales",
    "lowball": "/rules/lowball",
    "killers": "/rules/killer-cards",
    "procedures": "/rules/procedures",
    "words": "/words",
    "own-games": "/games/own",
    "compose": "/games/own/compose",
    "tools": "/tools",
    "tool-pot": "/tools/pot-limit",
    "tool-side": "/tools/side-pots",
    "tool-odd": "/tools/odd-chip",
    "tool-deal": "/tools/deal",
    "tool-showdown": "/tools/showdown",
    "sign-in": "/sign-in",
    "people": "/people",
    "displays": "/displays",
    "table-displays": "/tables/1/displays",
    "install": "/install",
    "health": "/health",
    "export": "/export",
    "imports": "/imports",
    "floor-hub": "/floor",
    "wall": "/wall",
    "calls": "/calls",
    "call": "/calls/1",
    "review": "/hands/{over}",
    "find": "/find",
    "correct": "/hands/{over}/correct",
}


class Calm(Mover):
    """Players who check, call, stand up with everything and hide nothing."""

    def _often(self, share: float) -> bool:
        return share >= 0.5

    def next(self, hand: Hand, now: Waiting) -> Action:
        """What the hand waits for, and nothing before it."""
        picked: Action = getattr(self, f"_{now.kind}")(hand, now)
        return picked

    def _bet(self, hand: Hand) -> Action:
        may = legal(hand)
        if may.bring_in is not None:
            return Action("bring-in", may.seat)
        return Action("check" if may.check else "call" if may.call is not None else "all-in", may.seat)


def arrange(server: Server, scene: Scene) -> int:
    """A table in the state of the scene; answers its number."""
    beginning = dict(scene.start)
    stacks = beginning.pop("stacks", {})
    before = len(_done(server, "GET", "/tables")["tables"])
    table = _done(server, "POST", "/tables", {"name": f"Table {before + 1}", **scene.hand})["id"]
    # nobody sits at two tables
    called = f" {chr(64 + (before - 1) % 26 + 1) * (1 + before // 27)}." if before else ""
    for seat in range(1, scene.players + 1):
        sits = {"player": NAMES[seat - 1] + called, "stack": stacks.get(seat, 24_000 + 125 * seat)}
        _done(server, "PUT", f"/tables/{table}/seats/{seat}", sits)
    hand = _done(server, "POST", f"/tables/{table}/hands", beginning)
    for part in scene.lines.split(",") if scene.lines else []:
        hand = _enter(server, hand, [part])
    if scene.until:
        more = list(_played(hand["setup"], scene.lines.split(",") if scene.lines else [], scene.until))
        _enter(server, hand, more)
    return int(table)


def _played(document: dict[str, Any], entered: list[str], until: str) -> list[str]:
    """The lines from what was entered to the wanted question; "draw-3": the third time."""
    chance = random.Random(11)
    hand = start(read_setup(document))
    felt = Felt(hand, chance)
    mover, lines = Calm(felt, chance), []
    kind, _, count = until.partition("-")
    left = int(count or 1)
    for line in entered:
        apply(hand, parse_action(line))
        felt.follow(hand)
    while not hand.over:
        now = waiting(hand)
        there = now.kind == kind if kind != "round" else now.kind == "act" and _round(hand) == left
        left -= there and kind != "round"
        if there and left == 0 or there and kind == "round":
            break
        action = mover.next(hand, now)
        lines.append(action.line())
        apply(hand, action)
        felt.follow(hand)
    return lines


def _round(hand: Hand) -> int:
    return hand.street_no + 1


def _enter(server: Server, hand: dict[str, Any], lines: list[str]) -> dict[str, Any]:
    for line in lines:
        hand = _done(server, "POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})
    return hand


def _done(server: Server, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    status, answer = server.ask(method, path, body)
    if status not in (200, 201):
        raise SystemExit(f"{method} {path} {body}: {answer}")
    return dict(answer)
