"""The short way of a plain showdown rules as the court does, or leaves the showdown to it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from dealer_assist.cards import ALL_CARDS, deck_cards, parse_cards
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.award import Pot, Showdown, _Court, settle
from dealer_assist.engine.showdown import plain
from dealer_assist.engine.showdown.plain import plain_game, plainly
from dealer_assist.games import game_ids, load_game
from dealer_assist.rules.house import read_house

HOUSE = read_house()
GAMES = [name for name in game_ids() if plain_game(load_game(name)).sides]
BOARD = parse_cards("Kc Qc 2d 3d 6c")


def dealt(game: str, chance: random.Random, seats: int) -> Showdown:
    """A showdown of a few ranks, so that hands tie and pair."""
    page = load_game(game)
    held = counts(page)
    few = chance.sample(sorted({card.rank for card in deck_cards(page.deck, False)}), 9)
    deck = [card for card in deck_cards(page.deck, False) if card.rank in few]
    size = min(held.most, 7)
    cards = chance.sample(deck, min(len(deck), seats * size + held.board))
    hands = {seat: tuple(cards[held.board + (seat - 1) * size:held.board + seat * size])
             for seat in range(1, seats + 1)}
    return Showdown(page, HOUSE, {seat: hand for seat, hand in hands.items() if len(hand) == size}, 2,
                    board=tuple(cards[:held.board]))


def test_most_games_are_plain():
    assert {"holdem", "omaha-8", "badugi", "stud-8", "razz", "deuce-to-seven-triple-draw"} <= set(GAMES)


@pytest.mark.parametrize(("game", "deals"), [
    *((game, 6) for game in GAMES), *(pytest.param(game, 60, marks=pytest.mark.exhaustive) for game in GAMES),
])
def test_the_court_rules_the_same(game: str, deals: int):
    """Awards, pots and notes, whoever ties and whatever the pot is."""
    chance = random.Random(f"{game} {deals}")
    for n in range(deals):
        showdown = dealt(game, chance, 3)
        seats = tuple(showdown.hands)
        pots = [Pot(chance.choice((600, 601, 50)), seats), Pot(240, seats[1:])][:1 + n % 2]
        rulings, notes = _Court(showdown).rulings(pots)
        for why in (False, True):
            ruling = settle(showdown, pots, why=why)
            assert (ruling.pots, ruling.notes) == (rulings, notes)


@pytest.mark.parametrize("game", ["mexican-poker", "archie", "double-board-omaha-8", "sohe"])
def test_a_joker_tiers_boards_and_parts_are_for_the_court(game: str):
    assert plain_game(load_game(game)).sides == ()


def holdem(**hands: str) -> Showdown:
    held = {int(seat[1:]): parse_cards(cards) for seat, cards in hands.items()}
    return Showdown(load_game("holdem"), HOUSE, held, 2, board=BOARD)


@pytest.mark.parametrize(("amount", "chip"), [(301, 1), (325, 25), (0, 1)])
def test_a_tie_that_leaves_an_odd_chip_is_for_the_court(amount: int, chip: int):
    tied = holdem(s1="AsTh", s2="AhTd")._replace(chip=chip)
    assert plainly(tied, [Pot(amount, (1, 2))], why=False) is None
    assert plainly(tied, [Pot(300, (1, 2))], why=False) is not None


def test_a_pot_for_one_seat_or_for_a_seat_outside_the_main_pot_is_for_the_court():
    three = holdem(s1="AsTh", s2="9h9d", s3="8h8d")
    assert plainly(three, [Pot(300, (1, 2, 3)), Pot(100, (2,))], why=False) is None
    assert plainly(three, [Pot(300, (1, 2)), Pot(100, (2, 3))], why=False) is None
    assert plainly(three, [Pot(300, (2,))], why=False) is None
    assert plainly(three, [], why=False) is None


def test_a_second_run_and_the_one_shared_card_of_a_stud_game_are_for_the_court():
    two = holdem(s1="AsTh", s2="9h9d")
    assert plainly(two._replace(board=(), runouts=(BOARD,)), [Pot(300, (1, 2))], why=False) is None
    assert plainly(two._replace(redrawn=(two.hands,)), [Pot(300, (1, 2))], why=False) is None
    hands = {1: parse_cards("As2s3s4s5s7h"), 2: parse_cards("KsKdKhQs8s9s")}
    stud = Showdown(load_game("razz"), HOUSE, hands, community=parse_cards("Td")[0])
    assert plainly(stud, [Pot(300, (1, 2))], why=False) is None


def test_notes_on_several_pots_name_their_pot_and_so_are_for_the_court():
    three = holdem(s1="AsTh", s2="AhTd", s3="9h7d")
    pots = [Pot(300, (1, 2, 3)), Pot(100, (1, 2))]
    assert plainly(three, pots, why=True) is None
    assert plainly(three, pots, why=False) is not None
    assert settle(three, pots, why=True).notes[0].text.startswith("Main pot:")


def test_a_room_of_many_games_is_judged_like_one_of_few():
    """What was worked out of a game is let go when there are too many, and worked out again."""
    page = load_game("holdem")
    first = plain_game(page).sides
    for n in range(plain._KEPT + 1):
        assert plain_game(replace(page, name=f"Hold'em {n}")).sides[0].name == "high"
    assert plain_game(page).sides == first


def test_a_scale_that_decides_alone_judges_as_its_side_does() -> None:
    for name in ("holdem", "badugi", "deuce-to-seven-triple-draw", "razz"):
        page = plain_game(load_game(name))
        assert page.scale is not None, name
        board, own = (ALL_CARDS[40:45], 2) if name == "holdem" else ((), page.sides[0].scale.size)
        hands = [tuple(ALL_CARDS[seat::5][:own]) for seat in range(4)]
        assert page.judged(hands, board) == [page.sides[0].strengths(hands, board)], name
    assert plain_game(load_game("omaha-8")).scale is None
