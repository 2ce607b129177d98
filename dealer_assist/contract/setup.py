"""The document of a set-up, read and checked (contract, section 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dealer_assist.cards import JOKER, UNKNOWN, Card, parse_cards
from dealer_assist.rules.betting import BETTINGS, STRUCTURES
from dealer_assist.rules.betting.structure import Money, Spread
from dealer_assist.rules.house import read_house
from dealer_assist.contract.reading import (
    flag,
    is_tournament,
    known_keys,
    list_of,
    optional_whole,
    seat_number,
    table_of,
    whole,
)
from dealer_assist.rules.button import POSTS, Post
from dealer_assist.rules.amounts import SPREAD, STAKES
from dealer_assist.rules.rule import PRESET
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import Unreadable, abridged, nearest, quotable
from dealer_assist.games import Game, load_game
from dealer_assist.session.positions import blinds_posted

MOST_POSTS = len(POSTS) * MOST_SEATS     # one of a kind a seat
KEYS = (
    "game",
    "betting",
    "seats",
    "button",
    *STAKES,
    SPREAD,
    "tournament",
    "preset",
    "house",
    "posts",
    "up",
    "bomb_pot",
    "chip",
    "killer",
    "players_left",
    "carried",
    "held",
    "actions",
)


def read_setup(document: Mapping[str, Any], load: Callable[[str], Game] = load_game) -> Setup:
    """Read and check a set-up; `actions` are left to the caller.

    Shape: `load` finds a game by its id, for games that do not come with the product.
    Errors: an `Unreadable` with the field and what to write, for the first mistake found.
    """
    if not isinstance(document, dict):
        raise Unreadable("bad-form.set-up", field=None)
    known_keys(document, KEYS)
    game = _game(document, load)
    betting = _word(document, "betting", BETTINGS, game.bettings[0])
    tournament = is_tournament(document)
    preset = document.get("preset")
    house = read_house(preset if preset is not None else PRESET, table_of(document, "house"), tournament)
    stacks = _stacks(document)
    button = _button(document, game)
    # a held button of a mix is passed on to stud, which deals from seat one all the same
    order = clockwise(sorted(stacks), button if game.button else None)
    blinds = _blinds(document, game)
    money = _money(document, betting, blinds)
    # `small-blind-size`: a small bet of 15 is posted 7 behind, whatever the blinds are listed as
    blinds = blinds_posted(blinds, optional_whole(document, "small_bet"), money.chip, house, money.ante)
    killer = document.get("killer")
    posts = _posts(document, stacks, blinds)
    setup = Setup(
        game=game,
        betting=betting,
        order=order,
        stacks=tuple(stacks[seat] for seat in order),
        button=button,
        blinds=blinds,
        ante=money.ante,
        big_blind_ante=optional_whole(document, "big_blind_ante") or 0,
        bring_in=money.bring_in,
        small_bet=money.small_bet,
        big_bet=money.big_bet,
        spread=money.spread,
        tournament=tournament,
        house=house,
        posts=None if posts is None else tuple(post for post in posts if post.seat in stacks),
        up=_up(document, stacks),
        bomb_pot=flag(document, "bomb_pot") or game.bomb_pot,
        chip=money.chip,
        killer=None if killer is None else _sitting(killer, stacks, "killer"),
        players_left=optional_whole(document, "players_left", 2) or len(stacks),
        carried=(optional_whole(document, "carried") or 0) + _of_the_absent(posts, stacks),
        preset=house.preset,
        held=flag(document, "held"),
    )
    _check_money(setup)
    _check_deck(setup)
    return setup


def clockwise(seats: list[int], button: int | None) -> tuple[int, ...]:
    """Seats in order of action: from the left of the button, which is last; seat one first without one."""
    if button is None:
        return tuple(seats)
    return tuple(sorted(seats, key=lambda seat: (seat - button - 1) % (MOST_SEATS + 1)))


def _game(document: Mapping[str, Any], load: Callable[[str], Game]) -> Game:
    name = document.get("game")
    if not isinstance(name, str) or len(name) > 100:
        raise Unreadable("unknown-game.by-id", field="game")
    return load(name)


def _word(document: Mapping[str, Any], key: str, known: tuple[str, ...], default: str) -> str:
    value = document.get(key)
    if value is None:
        return default
    if value not in known:
        near = nearest(abridged(value), known)
        raise Unreadable(
            "unknown-word.one-of", name=key, word=quotable(value), known=", ".join(known), near=near,
            code=f"unknown-{key}", field=key
        )
    return str(value)


def _stacks(document: Mapping[str, Any]) -> dict[int, int]:
    seats = table_of(document, "seats")
    if len(seats) < 2:
        raise Unreadable("too-few-seats", field="seats")
    stacks: dict[int, int] = {}
    for text, stack in seats.items():
        seat = seat_number(text, f"seats.{abridged(text, 20)}")
        if seat in stacks:
            raise Unreadable("duplicate-seat", seat=seat, field=f"seats.{text}")
        stacks[seat] = whole(stack, f"seats.{seat}", 1)
    return stacks


def _button(document: Mapping[str, Any], game: Game) -> int | None:
    value = document.get("button")
    if value is None:
        if game.button:
            raise Unreadable("no-button", game=game.name, most=MOST_SEATS, field="button")
        return None
    return seat_number(value if isinstance(value, int) else "?", "button")


def _sitting(value: object, stacks: Mapping[int, int], field: str) -> int:
    seat = seat_number(value, field)
    if seat not in stacks:
        raise Unreadable("empty-seat", seat=seat, known=", ".join(map(str, sorted(stacks))), field=field)
    return seat


def _blinds(document: Mapping[str, Any], game: Game) -> tuple[int, ...]:
    blinds = tuple(whole(value, f"blinds.{n}") for n, value in enumerate(list_of(document, "blinds")))
    if len(blinds) > MOST_SEATS:
        raise Unreadable("too-many-blinds", field="blinds")
    # zeros say "none": a table's own settings may have them for stud
    if game.forced == "antes" and any(blinds):
        raise Unreadable("no-blinds-here", game=game.name, field="blinds")
    return blinds if any(blinds) else ()


def _money(document: Mapping[str, Any], betting: str, blinds: tuple[int, ...]) -> Money:
    """The amounts the sizes of bets rest on, and what the betting structure makes of them."""
    small, structure = optional_whole(document, "small_bet", 1) or 0, STRUCTURES[betting]
    money = Money(
        blinds,
        ante=optional_whole(document, "ante") or 0,
        bring_in=optional_whole(document, "bring_in") or 0,
        small_bet=small,
        big_bet=optional_whole(document, "big_bet", 1) or 2 * small,
        spread=read_spread(document.get("spread")),
        chip=optional_whole(document, "chip", 1) or 1,
    )
    if money.spread is not None and "spread" not in structure.asks:
        raise Unreadable("no-spread-here", betting=STRUCTURES[betting].called, field="spread")
    return structure.settle(money)


def read_spread(value: object, field: str = "spread") -> Spread | None:
    """A spread as the contract writes it, `[2, 10]` or `[[2, 6], [2, 12]]`; None where none is said.

    Errors: `bad-spread`, `bad-number`.
    """
    if value is None or value == []:
        return None
    items = value if isinstance(value, list | tuple) else ()
    paired = any(isinstance(item, list | tuple) for item in items)
    if paired and len(items) > 2:
        raise Unreadable("bad-spread", field=field)
    parts = {f"{field}.{n}": pair for n, pair in enumerate(items)} if paired else {field: items}
    ends = [_ends(pair, part) for part, pair in parts.items()]
    return ends[0], ends[-1]


def _ends(pair: object, field: str) -> tuple[int, int]:
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        raise Unreadable("bad-spread", field=field)
    return whole(pair[0], f"{field}.0", 1), whole(pair[1], f"{field}.1", 1)


def _posts(
    document: Mapping[str, Any],
    stacks: Mapping[int, int],
    blinds: tuple[int, ...],
) -> tuple[Post, ...] | None:
    if document.get("posts") is None:
        return None
    stated = list_of(document, "posts")
    if len(stated) > MOST_POSTS:
        raise Unreadable("too-many-posts", most=MOST_POSTS, field="posts")
    posts: list[Post] = []
    small, big = (0, 0, *blinds[:2])[-2:]
    straddle = blinds[2] if len(blinds) > 2 else 2 * big    # house rules 4: 2 x BB
    for n, item in enumerate(stated):
        field = f"posts.{n}"
        if not isinstance(item, dict):
            raise Unreadable("bad-form.post", field=field)
        known_keys(item, ("seat", "kind", "amount"), field)
        kind = item.get("kind")
        if kind not in POSTS:
            raise Unreadable("unknown-post", known=", ".join(POSTS), field=f"{field}.kind")
        usual = {"small": small, "straddle": straddle}.get(kind, big)
        chips = item.get("amount")
        amount = usual if chips is None else whole(chips, f"{field}.amount", 0)
        seat = seat_number(item.get("seat"), f"{field}.seat")
        # `absent`, `nit-ante`: an ante is owed by a seat that is dealt no cards too
        posts.append(Post(seat if kind == "dead" else _sitting(seat, stacks, f"{field}.seat"), kind, amount))
    return tuple(posts)


def _of_the_absent(posts: tuple[Post, ...] | None, stacks: Mapping[int, int]) -> int:
    """Dead posts of seats that are not dealt in: an ante of somebody without a hand lies in the main pot."""
    return sum(post.amount for post in posts or () if post.seat not in stacks)


def _up(document: Mapping[str, Any], stacks: Mapping[int, int]) -> dict[int, Card]:
    """Door cards given with the set-up in place of deal lines (contract, section 4)."""
    doors: dict[int, Card] = {}
    for text, value in table_of(document, "up").items():
        field = f"up.{abridged(text, 20)}"
        seat = _sitting(text, stacks, field)
        cards = parse_cards(value, field)
        if len(cards) != 1 or cards[0] == UNKNOWN:
            raise Unreadable("card-count.door-card", seat=seat, field=field)
        if cards[0] in doors.values():
            raise Unreadable("duplicate-card.twice", card=cards[0], field=field)
        doors[seat] = cards[0]
    return doors


def _check_money(setup: Setup) -> None:
    """Refuse money that the game does not know, or lacks."""
    game = setup.game
    if setup.bring_in and game.bring_in is None:
        raise Unreadable("no-bring-in-here", game=game.name, field="bring_in")
    if game.bring_in is not None and not setup.bring_in and not setup.blinds:
        raise Unreadable("no-bring-in.of-game", game=game.name, field="bring_in")
    if setup.bomb_pot and not setup.ante:
        raise Unreadable("no-ante", field="ante")
    # without a chip in the middle nobody has a reason to bet, and nothing to win
    if not (setup.blinds or setup.listed_ante or setup.bring_in or setup.posts):
        raise Unreadable("no-forced-money", field="blinds")


def _check_deck(setup: Setup) -> None:
    """The first deal must come out of the deck, the door cards must be in it."""
    deck = setup.deck()
    for seat, card in setup.up.items():
        # a deck has its joker whether or not the house plays it
        if card not in deck or card == JOKER and setup.joker is None:
            raise Unreadable(
                "not-in-deck.of-game", card=card.words(), game=setup.game.name, field=f"up.{seat}"
            )
    if setup.up and not setup.game.holds("up"):
        raise Unreadable("no-up-cards", game=setup.game.name, field="up")
    first = next((street for street in setup.game.streets), None)
    need = sum(step.low for step in first.steps if step.word in ("hole", "down", "up")) if first else 0
    if need * len(setup.order) > len(deck):
        raise Unreadable(
            "too-many-seats.for-deck", count=len(setup.order), needed=need * len(setup.order), deck=len(deck),
            field="seats"
        )
