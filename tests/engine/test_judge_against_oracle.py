"""The judge against a second one that tries every choice of cards, on random showdowns of every game.

ORACLE_SHOWDOWNS sets how many a game (60 by default); the seed is the game's own name.
"""

import os
import random

import pytest

from dealer_assist.contract.judge import judge
from dealer_assist.games import game_ids
from tests.engine import oracle

pytestmark = pytest.mark.exhaustive

SHOWDOWNS = int(os.environ.get("ORACLE_SHOWDOWNS", "60"))
DEALT_OTHERWISE = {"paradise-road-pickem", "wonky-donkey"}  # they become games that are dealt here


def deck_for(spec, need, dice):
    """A deck, often cut down to a few ranks so that hands tie."""
    deck = list(oracle.DECKS[spec.get("deck", "standard")])
    if dice.random() < 0.6:
        ranks = sorted({card[0] for card in deck})
        kept = dice.sample(ranks, min(len(ranks), max(need // 4 + 2, 5)))
        deck = [card for card in deck if card[0] in kept]
    dice.shuffle(deck)
    if spec.get("joker") and dice.random() < 0.7:
        deck.insert(dice.randrange(min(need, len(deck))), "Jk")
    return deck


def showdown(name, dice):
    """A document, and the same as the oracle takes it."""
    spec = oracle.GAMES[name]
    most = spec["hole"][1] if isinstance(spec["hole"], tuple) else spec["hole"]
    runouts = dice.choice([1, 1, 1, 2, 3]) if spec["board"] == 5 and not spec.get("dice") else 1
    seats = sorted(dice.sample(range(1, 11), dice.randint(2, 3 if spec["board"] > 5 else 4)))
    deck = deck_for(spec, most * len(seats) + spec["board"] * runouts, dice)
    community = deck.pop() if spec.get("suits") and dice.random() < 0.2 else None
    hands = {}
    for seat in seats:
        held = dice.randint(*spec["hole"]) if isinstance(spec["hole"], tuple) else most - bool(community)
        hands[seat] = [deck.pop() for _ in range(held)]
    flop = [deck.pop() for _ in range(3)] if runouts > 1 and dice.random() < 0.5 else []
    boards = [flop + [deck.pop() for _ in range(spec["board"] - len(flop))] for _ in range(runouts)]
    rolls = [dice.randint(1, 6) for _ in range(spec.get("dice", 0))]
    up = {seat: hand[1:3] for seat, hand in hands.items() if spec.get("deck") == "mexican" and "Jk" in hand}
    parted = {seat: {"holdem": hand[:2], "omaha": hand[2:]} for seat, hand in hands.items()}
    parts = parted if name == "sohe" else None
    chip = dice.choice([1, 1, 5, 25, 100])
    button = dice.randint(1, 10)
    pots, in_pot = [], seats
    while len(in_pot) > 1:
        pots.append((dice.randint(1, 60) * dice.choice([1, chip]) + dice.choice([0, 0, 3]), in_pot))
        in_pot = sorted(dice.sample(in_pot, dice.randint(1, len(in_pot) - 1)))
    document = {
        "game": name, "button": button, "chip": chip, "dice": rolls,
        "pots": [{"amount": amount, "seats": in_it} for amount, in_it in pots],
        "hands": {str(seat): "".join(hand[:2]) + ("/" if parts else "") + "".join(hand[2:])
                  for seat, hand in hands.items()},
        "up": {str(seat): "".join(cards) for seat, cards in up.items()},
    }
    most = dice.choice(["one-per-pot", "one-per-pot", "one-per-split", "all-to-first"])
    document["house"] = {"odd-chip-most": most}
    if community:
        document["community"] = community
    if runouts > 1:
        document["runouts"] = boards
    elif spec["board"]:
        document["board"] = boards[0]
    deals = [oracle.Deal(name, hands, board, rolls, community, up, parts) for board in boards]
    return document, (deals, pots, chip, button, most)


def test_every_game_has_an_oracle():
    assert set(game_ids()) - DEALT_OTHERWISE <= set(oracle.GAMES) | {"redrum"}


@pytest.mark.parametrize("name", sorted(oracle.GAMES))
def test_the_two_judges_agree(name):
    dice = random.Random(name)
    for _ in range(SHOWDOWNS):
        document, expected = showdown(name, dice)
        ruling = judge(document)
        assert ruling["awards"] == oracle.awards(*expected), document
        paid = sum(share["amount"] for pot in ruling["pots"] for share in pot["shares"])
        assert sum(ruling["awards"].values()) == paid, document
        for pot in ruling["pots"]:
            for share in pot["shares"]:
                assert sum(share["awards"].values()) == share["amount"], document
