"""Seven-card stud: who opens, door cards, and the stub that runs short (house rules 5)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import ALL_CARDS
from dealer_assist.cards import UNKNOWN, parse_cards
from dealer_assist.engine.agenda import next_steps
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.prompts import prompt, waiting
from dealer_assist.contract.options import read_hand
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal

DOORS = ("2c", "3d", "4d", "5d", "6d", "7d", "8d", "9d")
FOURTH = ("Kh", "Qh", "Jh", "Th", "9h", "8h", "7h", "6h")
FIFTH = ("Ks", "Qs", "Js", "Ts", "9s", "8s", "7s", "6s")
SIXTH = ("3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc")


def stud(players: int, lines: list[str], **house: object) -> Hand:
    setup = read_setup(
        {
            "game": "stud",
            "betting": "limit",
            "ante": 10,
            "bring_in": 20,
            "small_bet": 50,
            "big_bet": 100,
            "seats": {str(seat): 1000 for seat in range(1, players + 1)},
            "up": {str(seat): DOORS[seat - 1] for seat in range(1, players + 1)},
            "house": house,
        }
    )
    return play(setup, [parse_action(line) for line in lines], field="actions")


def to_seventh(players: int, *, folds_on: str = "", **house: object) -> Hand:
    """Everybody calls and checks to the last card; one player folds on one street, after its card."""
    hand = stud(players, ["1 bring-in"], **house)
    while hand.street == "third":
        hand = hand.after(parse_action(f"{hand.to_act} call"))
    for name, cards in (("fourth", FOURTH), ("fifth", FIFTH), ("sixth", SIXTH)):
        for i in sorted(hand.live()):
            hand = hand.after(parse_action(f"deal {hand.order[i]} up {cards[hand.order[i] - 1]}"))
        if name == folds_on:
            hand = hand.after(parse_action(f"{hand.to_act} bet {50 if name == 'fourth' else 100}"))
            hand = hand.after(parse_action(f"{hand.to_act} fold"))
            while hand.street == name:
                hand = hand.after(parse_action(f"{hand.to_act} call"))
        while hand.street == name:
            hand = hand.after(parse_action(f"{hand.to_act} check"))
    return hand


def test_seven_players_all_there_get_their_last_card_from_stub_and_burns():
    """Stub 7, with the burns 10, needed 9: shuffle the ten, burn, deal seven."""
    hand = to_seventh(7)
    assert hand.table.community is None
    assert hand.notes[0][0].startswith(
        "The stub has 7, 7 players need 9: take in 3 burn cards. Shuffle the 10 cards. Burn one card."
    )
    assert (hand.deck.stub, hand.street) == (2, "seventh")


def test_eight_players_one_folded_on_fourth_share_a_card_from_the_stub():
    """Stub 3, with the burns 6, needed 9: burn from the stub, the next is the community card."""
    hand = to_seventh(8, folds_on="fourth")
    assert hand.table.community is not None
    assert hand.deck.stub == 1
    assert hand.notes[0][0].startswith(
        "The stub has 3, 7 players need 9. Burn one card from the stub. Turn the"
    )


def test_eight_players_one_folded_on_fifth_share_a_card_after_shuffling_the_burns():
    """Stub 2, with the burns 5: shuffle the five, burn, community card."""
    hand = to_seventh(8, folds_on="fifth")
    assert hand.table.community is not None
    assert hand.notes[0][0].startswith(
        "The stub has 2, 7 players need 9: take in 3 burn cards. Shuffle the 5"
    )
    assert hand.deck.stub == 3


def test_the_room_may_go_straight_to_the_community_card():
    hand = to_seventh(7, **{"stud-short-stub": "community"})
    assert hand.table.community is not None


def test_the_community_card_is_asked_for_and_each_player_shows_six():
    hand = to_seventh(8, folds_on="fourth")
    now = waiting(hand)
    assert (now.kind, now.to, now.count) == ("deal", "community", 1)
    hand = hand.after(parse_action("deal community Jc"))
    while hand.to_act and hand.stage is Stage.BETTING:
        hand = hand.after(parse_action(f"{hand.to_act} check"))
    assert waiting(hand).count == 6


def test_an_up_card_named_late_is_its_players_own_while_the_card_for_all_is_awaited():
    """Eight are all-in on third street, so nobody had to name an up card before the hands are tabled."""
    lines = ["1 bring-in", *(f"{seat} all-in" for seat in range(2, 9)), "1 call", "deal 3 down AsAd"]
    setup = read_setup({
        "game": "stud", "betting": "limit", "ante": 10, "bring_in": 20, "small_bet": 50, "big_bet": 100,
        "seats": {str(seat): 60 for seat in range(1, 9)},
        "up": {str(seat): DOORS[seat - 1] for seat in range(1, 9)}})
    hand = play(setup, [parse_action(line) for line in lines])
    assert hand.table.community == UNKNOWN
    hand = hand.after(parse_action("deal 3 up Kh"))
    assert (hand.cards.up[2][:2], hand.table.community) == (list(parse_cards("4dKh")), UNKNOWN)
    assert hand.after(parse_action("deal community Jc")).table.community == parse_cards("Jc")[0]


@pytest.mark.parametrize(("value", "seat"), [("as-sixth", 6), ("with-community", 3)])
def test_who_starts_when_the_last_card_is_shared(value, seat):
    """`community-first-act`: three eights started on sixth; the shared card gives seat 3 three jacks."""
    hand = to_seventh(8, folds_on="fourth", **{"community-first-act": value})
    assert hand.after(parse_action("deal community Jd")).to_act == seat


@pytest.mark.parametrize(
    ("game", "doors", "opener"),
    [
        ("stud", "2d 2c Kh", 2),
        ("stud-8", "3c 2h 2s", 2),
        ("razz", "Ks Kh As", 1),
        ("razz", "Qs Kd Ac", 2),
        ("deuce-to-seven-razz", "Ks Ad Ac", 2),
        ("five-card-stud", "Ac 2s 2h", 3),
        ("stud-high-low", "Kd Kc As", 1),
    ],
)
def test_who_brings_it_in(game, doors, opener):
    setup = read_setup(
        {
            "game": game,
            "betting": "limit",
            "ante": 10,
            "bring_in": 20,
            "small_bet": 50,
            "big_bet": 100,
            "seats": {"1": 500, "2": 500, "3": 500},
            "up": {str(seat): card for seat, card in enumerate(doors.split(), 1)},
        }
    )
    assert play(setup).to_act == opener


def test_nobody_can_act_before_the_door_cards_are_known():
    setup = read_setup(
        {
            "game": "stud",
            "betting": "limit",
            "ante": 10,
            "bring_in": 20,
            "small_bet": 50,
            "seats": {"1": 500, "2": 500},
        }
    )
    hand = play(setup)
    assert (hand.to_act, waiting(hand).kind) == (None, "deal")
    with pytest.raises(Refusal) as refusal:
        hand.after(parse_action("1 bring-in"))
    assert "door" in refusal.value.message or "up card" in refusal.value.message


def test_a_door_card_nobody_entered_does_not_stop_the_player_who_was_seen_to_open():
    """Hand 51 of a recorded final table: one door card is unknown, the low card brings it in."""
    setup = read_setup(
        {
            "game": "stud",
            "betting": "limit",
            "ante": 10,
            "bring_in": 20,
            "small_bet": 50,
            "seats": {"1": 500, "2": 500, "3": 500},
        }
    )
    lines = ["deal 2 up 2c", "deal 3 up Kd"]
    hand = play(setup, map(parse_action, [*lines, "2 bring-in"]))
    assert hand.to_act == 3
    with pytest.raises(Refusal):
        play(setup, map(parse_action, [*lines, "3 bring-in"]))


@pytest.mark.parametrize(
    ("house", "shared"), [({}, True), ({"stud-short-stub": "burns-then-community"}, False)]
)
def test_mississippi_shares_one_card_before_any_burn_comes_back(house, shared):
    """2.38: "a single community card is dealt instead"; a room may say otherwise. Seven leave eight."""
    setup = read_setup({"game": "mississippi-stud", "betting": "no-limit", "button": 7, "blinds": [5, 10],
                        "seats": {str(seat): 10 for seat in range(1, 8)}, "house": house})
    hand = play(setup)
    for seat in (3, 4, 5, 6, 7, 1):
        hand = hand.after(parse_action(f"{seat} all-in"))
    assert (hand.table.community is not None) == shared
    assert hand.deck.stub == (8 - 2 if shared else 10 - 8)
    kept = read_setup({"game": "mississippi-stud", "betting": "no-limit", "button": 7, "blinds": [5, 10],
                       "seats": {str(seat): 10 for seat in range(1, 8)}, "house": setup.house.as_dealt()})
    assert (play(kept, hand.actions).table.community is not None) == shared     # as a record keeps it


def test_the_shared_card_of_a_run_out_is_turned_and_one_that_lies_there_entered():
    """R50: `next` burns for it and deals it, and so says the sentence; after the betting it was dealt."""
    streets = zip(FOURTH, FIFTH, SIXTH, strict=True)
    boards = [f"deal {seat} up {''.join(cards)}" for seat, cards in enumerate(streets, 1)]
    money = {"ante": 10, "bring_in": 20, "small_bet": 50, "big_bet": 100, "tournament": True}
    doors = {str(seat): card for seat, card in enumerate(DOORS, 1)}
    table = {"game": "stud", "seats": dict.fromkeys(doors, 10), "up": doors,
             "house": {"all-in-show": "at-showdown"}}
    hand = read_hand({**table, **money, "actions": boards})
    assert prompt(hand) == "Burn and turn one community card: it plays for everybody"
    assert [step.do for step in next_steps(hand)] == ["shuffle", "burn", "deal", "show"]
    hand = to_seventh(8, folds_on="fourth")
    while hand.street == "seventh":
        hand = hand.after(parse_action(f"{hand.to_act} check"))
    spare = iter([card for card in ALL_CARDS if all(card not in up for up in hand.cards.up)])
    for _ in hand.live():
        assert [step.do for step in next_steps(hand)] == ["show"]
        hand = hand.after(parse_action(f"{hand.to_act} show {next(spare)}{next(spare)}"))
    assert prompt(hand) == "Enter the community card"
