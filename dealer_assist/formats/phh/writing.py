"""Poker Hand History out: a hand played at our table, as other programs read it.

One of the eleven codes stands only where game and betting are exactly the code's; every other hand is
written under our own id and marked, so that a program that does not know the game says so. Both carry
`_setup`, from which we read the hand back to the last house rule.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from dealer_assist import __version__
from dealer_assist.engine.state.actions import Action, recorded_action
from dealer_assist.engine.betting.posting import posts_of
from dealer_assist.engine.play import Hand
from dealer_assist.rules.amounts import FORCED
from dealer_assist.rules.house import YIELDING, read_house
from dealer_assist.engine.state.setup import Setup
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal, quotable
from dealer_assist.formats.phh.codes import CODE_OF, EXTENSION, META, as_it_came
from dealer_assist.formats.phh.forced import by_player
from dealer_assist.formats.phh.readers import parts_alike, taken_unseen
from dealer_assist.formats.phh.encode import has_code, tell
from dealer_assist.contract.toml_lines import lines_of, text_of
from dealer_assist.games import Game, load_game
from dealer_assist.texts import figure, joined, say

MONEY = ("antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks",
         "finishing_stacks", "_rake", "_carried")
_CBR = re.compile(r"^(p\d+ cbr )(\d+)")


def write_phh(
    setup_document: Mapping[str, Any], action_lines: Iterable[str], finishing_stacks: Mapping[Any, int],
    meta: Mapping[str, Any] | None = None, load: Callable[[str], Game] = load_game, scale: int = 1,
    unknown: Sequence[int] = (),
) -> str:
    """A finished hand as the text of a `.phh` file.

    Shape: the contract's set-up document and action lines; `finishing_stacks` by seat (int or string
    keys, as stored); `meta` takes the format's optional fields (`META`), `players` by seat, and our own
    with an underscore; `load` finds the game as the hand was played; `unknown` are the seats whose stacks
    nobody knows.
    Units: whole chips; of a hand that was played in cents, `scale` of them are one of the file's.
    Errors: `chips-do-not-add-up` with the difference, `hand-not-over`, `bad-meta`, and every `Refusal`
    of the set-up and the actions.
    """
    # that the floor held an all-in hand, and released it, moved no card and no chip
    asked = {key: value for key, value in setup_document.items() if key not in ("actions", "held")}
    setup = read_setup(asked, load)
    lines = [line for line in action_lines if line != "release"]
    actions = [recorded_action(line, f"actions.{n}") for n, line in enumerate(lines)]
    code, codes, hand = _code_and_lines(setup, actions)
    coded = code is not None
    finishing = _finishing(setup, finishing_stacks)
    _check_chips(hand, finishing)
    table: dict[str, Any] = {"variant": code or setup.game.id}
    if not coded:
        table.update(_extension=EXTENSION, _betting=setup.betting)
    table.update(_money(setup))
    table["seats"] = list(setup.order)
    table["starting_stacks"] = list(setup.stacks)
    table["finishing_stacks"] = finishing
    table.update(_meta(meta or {}, setup))
    for key, chips in (("_rake", hand.chips.rake), ("_carried", hand.carried)):
        if chips:
            table[key] = chips
    table.update(_engine=f"{EXTENSION} {__version__}", _setup=_setup(setup, coded))
    if scale > 1:
        codes = _in_money(table, codes, scale)
    for place, seat in enumerate(setup.order):
        if seat in unknown:
            table["starting_stacks"][place] = table["finishing_stacks"][place] = float("inf")
    rows = [*lines_of(table), "actions = [", *(f"  {text_of(line)}," for line in codes), "]"]
    return "".join(f"{row}\n" for row in rows)


def phh_notes(
    setup_document: Mapping[str, Any], action_lines: Iterable[str],
    load: Callable[[str], Game] = load_game, money: Callable[[int], str] = figure,
) -> tuple[str, ...]:
    """Why the file of this hand is in the extension form, which other programs do not play.

    Units: `money` says what the file's amounts are.
    Errors: every `Refusal` of the set-up and the actions.
    """
    setup = read_setup({key: value for key, value in setup_document.items() if key != "actions"}, load)
    actions = [recorded_action(line, f"actions.{n}") for n, line in enumerate(action_lines)]
    code, _, hand = _code_and_lines(setup, actions)
    if code is not None:
        return ()
    if _code(setup, actions) is not None and (hand.chips.rake or taken_unseen(hand)):
        rake = (say("notes.phh-rake", chips=money(hand.chips.rake)),) if hand.chips.rake else ()
        return (*rake, say("notes.phh-unseen")) if taken_unseen(hand) else rake
    return (say("notes.phh-own", game=setup.game.name, betting=setup.structure.called),)


def _code_and_lines(setup: Setup, actions: Sequence[Action]) -> tuple[str | None, list[str], Hand]:
    """The code, None where the hand is in the extension form; its action strings; the hand at its end."""
    code = _code(setup, actions)
    codes, hand, as_coded = tell(setup, actions, coded=code is not None)
    if code is None or as_coded and parts_alike(hand):
        return code, codes, hand
    return None, *tell(setup, actions, coded=False)[:2]


def _code(setup: Setup, actions: Sequence[Action]) -> str | None:
    """The format's own code, where game, betting and everything that was done are exactly the code's."""
    code = CODE_OF.get((setup.game.id, setup.betting))
    return code if code is not None and _is_plain(setup) and has_code(setup, actions) else None


def _in_money(table: dict[str, Any], codes: Iterable[str], scale: int) -> list[str]:
    """Units become the file's own money, in the table and in the actions; `_setup` stays in units."""
    for key in MONEY:
        if isinstance(table.get(key), list):
            table[key] = [as_it_came(units, scale) for units in table[key]]
        elif key in table:
            table[key] = as_it_came(table[key], scale)
    table["_scale"] = scale
    return [_CBR.sub(lambda wager: f"{wager[1]}{as_it_came(int(wager[2]), scale)}", line) for line in codes]


def _is_plain(setup: Setup) -> bool:
    """Nothing the format's readers do not know: bomb pot, kill, cap, joker, a dead button heads-up."""
    owed = list(zip(setup.stacks, _antes(setup), _blinds(setup), strict=True))
    # elsewhere an ante is paid before the blind, whose it is
    short = len({ante for _, ante, _ in owed}) > 1 and any(
        ante and stack < ante + abs(blind) for stack, ante, blind in owed)
    dead_button = len(setup.order) == 2 and setup.game.button and setup.order[-1] != setup.button
    return not (
        setup.bomb_pot or setup.killer is not None or setup.cap or dead_button or setup.joker
        or setup.carried or short or _brings_otherwise(setup))


def _brings_otherwise(setup: Setup) -> bool:
    """Does the room let another card bring it in than the page of the game?"""
    word = setup.house.word("bring-in").replace("-", " ")
    return setup.game.bring_in is not None and word not in ("by game", setup.game.bring_in)


def _finishing(setup: Setup, stacks: Mapping[Any, int]) -> list[int]:
    by_seat = {int(seat): stack for seat, stack in stacks.items()}
    if set(by_seat) != set(setup.order):
        raise Refusal(
            "bad-stacks", seats=joined(map(str, sorted(setup.order)), ", "), field="finishing_stacks")
    return [by_seat[seat] for seat in setup.order]


def _check_chips(hand: Hand, finishing: Sequence[int]) -> None:
    """A wrong file is worse than none."""
    if not hand.over:
        raise Refusal("hand-not-over.write")
    before = sum(hand.setup.stacks) + hand.setup.carried
    after = sum(finishing) + hand.chips.rake + hand.carried
    if before != after:
        raise Refusal(
            f"chips-do-not-add-up.{'more' if after > before else 'less'}", after=after, before=before,
            rake=hand.chips.rake, difference=abs(after - before), field="finishing_stacks")


def _money(setup: Setup) -> dict[str, Any]:
    """The format's money fields, from what each player owes before the cards."""
    dead, live = _antes(setup), _blinds(setup)
    # what one alone puts in is dead, and never goes back because others did not
    fields: dict[str, Any] = {"ante_trimming_status": len(set(dead)) == 1, "antes": by_player(dead)}
    if setup.bring_in:
        fields["bring_in"] = setup.bring_in
    else:
        fields["blinds_or_straddles"] = by_player(live)
    if setup.structure.fixed:
        fields.update(small_bet=setup.small_bet, big_bet=setup.big_bet)
    else:
        fields["min_bet"] = setup.big_blind or setup.bring_in or setup.ante
    return fields


def _antes(setup: Setup) -> list[int]:
    """What is dead of each player's chips; a single ante is the big blind's, or the button's."""
    rule, each, single = setup.house["ante"], setup.each_ante, setup.single_ante
    big = setup.order[-1] if rule == "button" else _big_seat(setup)
    dead = [each + (single if seat == big else 0) for seat in setup.order]
    for post in setup.posts or ():
        if post.kind in ("dead", "missed"):
            live = setup.big_blind if post.kind == "missed" and post.amount >= setup.big_blind else 0
            dead[setup.order.index(post.seat)] += post.amount - live
    return dead


def _blinds(setup: Setup) -> list[int]:
    """What each posts live; one posted to enter is negative, as it does not move the first to act."""
    live = [0] * len(setup.order)
    for seat, kind, amount in _live_posts(setup):
        live[setup.order.index(seat)] += -amount if kind in ("enter", "missed") else amount
    return live


def _live_posts(setup: Setup) -> list[tuple[int, str, int]]:
    big = setup.big_blind
    return [
        (post.seat, post.kind, big if post.kind == "missed" else post.amount) for post in posts_of(setup)
        if post.kind != "dead" and (post.kind != "missed" or post.amount >= setup.big_blind)
    ]


def _big_seat(setup: Setup) -> int | None:
    return next((seat for seat, kind, _ in _live_posts(setup) if kind == "big"), None)


def _meta(meta: Mapping[str, Any], setup: Setup) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in meta.items():
        if key == "players":
            names = {int(seat): str(name) for seat, name in value.items() if name is not None}
            fields[key] = [names.get(seat, f"Seat {seat}") for seat in setup.order]
        elif key not in META and not key.startswith("_"):
            raise Refusal("bad-meta", word=quotable(key, 40), field=key)
        elif value is not None:
            plain = isinstance(value, int | float | datetime.time | dict | list)
            fields[key] = value if plain else str(value)
    return fields


def _bets(setup: Setup) -> dict[str, Any]:
    """The sizes of bets as they were said; a spread says both."""
    if setup.spread is not None:
        return {"spread": [list(pair) for pair in setup.spread]}
    return {"small_bet": setup.small_bet, "big_bet": setup.big_bet}


def _setup(setup: Setup, coded: bool) -> dict[str, Any]:
    """The set-up document less the stacks, with the house rules that are not the preset's own.

    Door cards given with it are among the deals already where the hand is `coded`.
    """
    usual = read_house(setup.preset, None, setup.tournament).document()
    house = {name: value for name, value in setup.house.as_dealt().items()
             if value != usual[name] or name in YIELDING}
    whole: dict[str, Any] = {
        "game": setup.game.id, "betting": setup.betting, "button": setup.button, "blinds": list(setup.blinds),
        **{name: getattr(setup, name) for name in FORCED},
        **_bets(setup), "tournament": setup.tournament,
        "bomb_pot": setup.bomb_pot, "chip": setup.chip, "killer": setup.killer, "carried": setup.carried,
        "players_left": setup.players_left, "preset": setup.preset, "house": house,
        "up": {} if coded else {str(seat): str(card) for seat, card in setup.up.items()},
    }
    document = {key: value for key, value in whole.items() if value or key == "tournament"}
    if setup.posts is not None:
        document["posts"] = [
            {"seat": post.seat, "kind": post.kind, "amount": post.amount} for post in setup.posts]
    return document
