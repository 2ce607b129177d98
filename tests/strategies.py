"""What Hypothesis draws from: games, set-ups, hands part-way, and junk to throw at them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from hypothesis import strategies as st

from dealer_assist.cards import ALL_CARDS, JOKER, UNKNOWN
from dealer_assist.engine.state.actions import AMOUNT, CARDS, PLAIN, Action
from dealer_assist.engine.play import Hand, apply, play, start
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.setup import Setup
from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.moves import Mover
from dealer_assist.trial.setups import Document, setup_document
from dealer_assist.errors import Refusal
from dealer_assist.formats.texts.hand import SERVER
from dealer_assist.games import game_ids, load_game
from dealer_assist.games.loader.library import RULEBOOK, SHIPPED, GameLibrary
from dealer_assist.games.loader.mistakes import GameFileError

games = st.sampled_from(game_ids())
seeds = st.integers(0, 2**32 - 1)


@dataclass(frozen=True)
class Line:
    """A random legal hand: its set-up, and every action to its end with the actions themselves."""

    document: Document
    setup: Setup
    actions: tuple[Action, ...]

    def __repr__(self) -> str:
        return repr({**self.document, "actions": [action.line() for action in self.actions]})


def random_line(game: str, seed: int) -> Line:
    """One random legal hand; shorter where the deck has run out for good."""
    chance = random.Random(seed)
    document = setup_document(load_game(game), chance)
    setup = read_setup(document)
    return Line(document, setup, tuple(played(setup, chance)))


def server_hand(game: str, chance: random.Random) -> tuple[Setup, list[Action]]:
    """A random hand as servers deal them: by their rules, blinds and antes alone, no card opened early."""
    while True:
        document = {**setup_document(load_game(game), chance), "preset": "tda", "house": dict(SERVER)}
        document["blinds"] = document["blinds"][:2]
        for more in ("killer", "posts", "straddles", "bomb_pot", "carried", "joker"):
            document.pop(more, None)
        try:
            setup = read_setup(document)
        except Refusal:     # a posting that only another rule lets stand
            continue
        actions = list(played(setup, chance))
        if not any(_odd(setup, one) for one in actions) and play(setup, actions).over:
            return setup, actions


def _odd(setup: Setup, one: Action) -> bool:
    held = sum(step.low for street in setup.game.streets for step in street.steps
               if step.word in ("hole", "down"))
    opened = one.verb == "deal" and one.to == "down" or one.verb == "show" and len(one.cards or ()) < held
    return opened or one.verb in ("dead", "run")


def played(setup: Setup, chance: random.Random) -> Iterator[Action]:
    hand = start(setup)
    felt = Felt(hand, chance)
    mover = Mover(felt, chance)
    while not hand.over:
        action = mover.next(hand, waiting(hand))
        try:
            apply(hand, action)
            felt.follow(hand)
        except Refusal as refusal:
            assert refusal.code == "deck-out", refusal.message
            return
        yield action


lines = st.builds(random_line, games, seeds)


@cache
def varied() -> tuple[GameLibrary, tuple[str, ...]]:
    """Every game with every variation that it fits, and their ids, `holdem-with-crayfish`."""
    pairs = [(game, variation) for game in game_ids() for variation in RULEBOOK.variations()]
    head = 'name = "Varied {0} {1}"\nsection = "house"\nsummary = "V."\nextends = ["{0}", "{1}"]\n'
    texts = {f"{game}-with-{variation}": head.format(game, variation) for game, variation in pairs}
    fitting, fit = GameLibrary((SHIPPED,), texts), []
    for name in texts:
        with suppress(GameFileError):
            fitting.load(name)
            fit.append(name)
    return fitting, tuple(fit)


def varied_line(name: str, seed: int) -> Line:
    """One random legal hand of a game with a variation."""
    chance, library = random.Random(seed), varied()[0]
    document = setup_document(library.load(name), chance)
    setup = read_setup(document, library.load)
    return Line(document, setup, tuple(played(setup, chance)))


@cache
def _paired(game: str, variations: tuple[str, ...]) -> GameLibrary | None:
    """A library whose game `paired` is this one with these variations; None where they do not fit."""
    words = ", ".join(f'"{name}"' for name in (game, *variations))
    text = f'name = "Paired"\nsection = "house"\nsummary = "P."\nextends = [{words}]\n'
    library = GameLibrary((SHIPPED,), {"paired": text})
    try:
        library.load("paired")
    except GameFileError:
        return None
    return library


def pairs_of(game: str) -> tuple[tuple[str, str], ...]:
    """Every two variations that this game can be played with at once."""
    return tuple(pair for pair in permutations(RULEBOOK.variations(), 2) if _paired(game, pair))


def paired_line(game: str, variations: Sequence[str], seed: int) -> Line:
    """One random legal hand of a game with two variations, or with as many of them as fit."""
    chance = random.Random(seed)
    both, one = _paired(game, tuple(variations)), _paired(game, tuple(variations[:1]))
    fit = both or one or RULEBOOK
    document = setup_document(fit.load(game if fit is RULEBOOK else "paired"), chance)
    setup = read_setup(document, fit.load)
    return Line(document, setup, tuple(played(setup, chance)))


two_variations = st.deferred(lambda: st.lists(
    st.sampled_from(RULEBOOK.variations()), min_size=2, max_size=2, unique=True))
paired_lines = st.builds(paired_line, games, two_variations, seeds)
varied_lines = st.builds(varied_line, st.deferred(lambda: st.sampled_from(varied()[1])), seeds)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A hand somewhere between its first action and its last."""
    line = draw(lines)
    hand = start(line.setup)
    for action in line.actions[: draw(st.integers(0, len(line.actions)))]:
        apply(hand, action)
    return hand


cards = st.sampled_from((*ALL_CARDS, JOKER, UNKNOWN))
some_cards = st.none() | st.lists(cards, max_size=7).map(tuple)
seats = st.integers(0, 11)
amounts = st.none() | st.integers(0, 12) | st.integers(0, 10**15)

junk_actions = st.one_of(
    st.builds(Action, st.sampled_from(PLAIN), seats),
    st.builds(Action, st.sampled_from(AMOUNT), seats, amounts),
    st.builds(Action, st.sampled_from(CARDS), seats, amounts, some_cards),
    st.builds(Action, st.just("choose"), seats, word=st.sampled_from((*game_ids(), "", "nothing"))),
    st.builds(Action, st.sampled_from(("part", "show")), seats,
              parts=st.lists(st.lists(cards, max_size=5).map(tuple), max_size=4).map(tuple)),
    st.builds(Action, st.just("roll"), dice=st.lists(st.integers(0, 9), max_size=4).map(tuple)),
    st.builds(Action, st.just("run"), amount=st.integers(0, 9)),
    st.builds(Action, st.just("deal"), seats | st.none(), cards=st.lists(cards, max_size=10).map(tuple),
              to=st.sampled_from(("board", "up", "down", "community"))),
)
junk_lines = st.text(max_size=40) | st.builds(
    "{} {} {}".format, st.integers(-1, 12), st.sampled_from((*PLAIN, *AMOUNT, *CARDS, "choose", "straddle")),
    st.text(alphabet="0123456789 AKQJTshdck?/-", max_size=12))
