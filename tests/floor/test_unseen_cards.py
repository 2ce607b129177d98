"""Random hands of every game, played again with other cards face down: nothing that is told differs."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest

from dealer_assist.cards import UNKNOWN, Card, parse_card
from dealer_assist.cards.card import join
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import Refusal
from dealer_assist.floor.redaction import CARD, felt, open_cards, open_document, open_line
from dealer_assist.games import game_ids
from tests.formats.test_phh_round_trip import random_hand

MOMENTS = 4     # of a hand


def played(setup: Setup, lines: list[str]) -> Hand:
    return play(setup, [parse_action(line) for line in lines])


def named_in(lines: list[str]) -> set[Card]:
    actions = [parse_action(line) for line in lines]
    return {card for action in actions for cards in (action.cards or (), *action.parts)
            for card in cards} - {UNKNOWN}


def with_others(lines: list[str], others: Mapping[Card, str]) -> list[str]:
    """The lines with other cards in the places of some."""
    def other(card: re.Match[str]) -> str:
        return others.get(parse_card(card[0]), card[0])

    whole = re.compile(rf"(?<![\w#])(?:{CARD}|\?\?|[ /])+(?!\w)")
    return [whole.sub(lambda cards: re.sub(CARD, other, cards[0]), line) for line in lines]


def other_cards(setup: Setup, lines: list[str], seen: frozenset[Card], chance: random.Random) -> list[str]:
    """The same hand, with cards that were not named in the places of those that nobody has seen."""
    hidden = sorted(named_in(lines) - seen)
    left = [card for card in setup.deck() if card not in named_in(lines)]
    chance.shuffle(left)
    return with_others(lines, {card: join([other]) for card, other in zip(hidden, left, strict=False)})


def told(hand: Hand, lines: list[str]) -> list[Any]:
    """What is told of it to who may see no card that lies down."""
    seen = open_cards(lines, hand)
    return [open_document(dict(view(hand)), seen), felt(view(hand)), open_document(lines, seen)]


@pytest.mark.parametrize("game", game_ids())
def test_what_is_told_of_a_hand_turns_on_no_card_that_nobody_has_seen(game: str):
    chance = random.Random(f"unseen {game}")
    document, lines = random_hand(game, chance)
    setup = read_setup(document)
    for count in sorted({len(lines), *(chance.randint(1, len(lines)) for _ in range(MOMENTS))}):
        until = lines[:count]
        hand = played(setup, until)
        others = other_cards(setup, until, open_cards(until, hand), chance)
        try:
            again = played(setup, others)
        except Refusal as refusal:      # a draw that shuffled its discards in deals one of them again
            assert refusal.code == "duplicate-card"
            continue
        assert told(hand, until) == told(again, others), until


@pytest.mark.parametrize("game", game_ids())
def test_a_hand_as_it_lies_open_goes_on_as_the_hand_itself(game: str):
    """It is what entries are judged on for who may not see the cards."""
    document, lines = random_hand(game, random.Random(f"open {game}"))
    setup = read_setup(document)
    for count in sorted({len(lines), len(lines) // 2, len(lines) // 3}):
        until = lines[:count]
        hand = played(setup, until)
        seen = open_cards(until, hand)
        lies_open = played(setup, [open_line(line, seen) for line in until])
        assert (lies_open.stage, lies_open.to_act, lies_open.stacks, lies_open.over) == (
            hand.stage, hand.to_act, hand.stacks, hand.over), until
