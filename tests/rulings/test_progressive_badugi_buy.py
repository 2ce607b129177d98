"""Progressive Badugi with a Buy, from the badugi texts ("each player has one open card and two opportunities
to buy a card at the end")."""

import pytest

from dealer_assist.contract.judge import judge
from dealer_assist.contract.options import state as answer
from tests.rulings.felt import played, refused, rounds, start, state

GAME = "progressive-badugi-buy"
DOORS = "deal 1 up 5h, deal 2 up 9c, deal 3 up 2d, deal 4 up 7s"
CALLED = "3 call, 4 fold, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check"
TO_THE_SALE = f"{DOORS}, {CALLED}"


def test_the_deal_and_the_rounds():
    """One card face up; three times one face down and a round of betting; two buys; a final round."""
    assert rounds("progressive-badugi-buy", board="Ac", turned="5h 9c 2d 7s") == [
        "second: 1 down, 1 up; raise 200; 3 4 1 2",
        "third: 1 down; bet 100; 1 2 3 4",
        "fourth: 1 down; bet 200; 1 2 3 4",
        "sale: 1 community, buy; bet 200; 1 2 3 4",
    ]


def test_a_door_card_that_is_ten_or_higher_is_burned_and_another_dealt():
    """ "The dealer deals one card face up to each player, burning any card that is 10 or higher." """
    hand = start(GAME, "deal 1 up Th")
    assert answer(hand)["next"][0] == {"do": "deal", "to": [1], "cards": 1, "face": "up"}
    assert hand.deck.stub == 52 - 8 - 1 and len(hand.deck.burns) == 1
    assert start(GAME, "deal 1 up Th, deal 1 up Kd, deal 1 up 9h").cards.up[0][0].words() == "nine of hearts"
    assert refused(GAME, "deal 1 up Th, deal 2 up Th") == "duplicate-card"


def test_the_dealer_hears_why_the_same_player_is_dealt_another_door_card():
    """The question would else be the one that was just answered."""
    asked = answer(start(GAME, "deal 1 up Th"))["prompt"]
    assert asked.startswith("Burn the ten of hearts, too high: enter the next up card of seat 1")
    assert "enter the up card of seat 2" in answer(start(GAME, "deal 1 up Th, deal 1 up 5h"))["prompt"]


@pytest.mark.parametrize(("limit", "door", "burned"), [
    (9, "9h", 0), (9, "Th", 1), (8, "9h", 1), (10, "Th", 0), (10, "Jh", 1), ("jack", "Jh", 0),
    ("three-cards", "Kh", 0),
])
def test_what_is_burned_goes_with_the_limit(limit, door, burned):
    """ "Assuming that the qualifying limit is 9 or lower": no card that can qualify is burned."""
    hand = start(GAME, f"deal 1 up {door}", house={"progressive-badugi": limit})
    assert len(hand.deck.burns) == burned


def test_the_card_is_turned_up_before_it_is_bought():
    """ "Players must see the card on sale before deciding whether to buy it." """
    seen = state(GAME, TO_THE_SALE)
    assert [step["do"] for step in seen["next"]] == ["burn", "deal", "buy"]
    assert seen["next"][1] == {"do": "deal", "to": "community", "cards": 1, "face": "up", "street": "sale"}
    assert seen["next"][2] == {"do": "buy", "seat": 1}
    assert "for 100" in seen["prompt"]
    asked = state(GAME, f"{TO_THE_SALE}, deal community Ac")
    assert asked["prompt"] == "Seat 1: buy the ace of clubs for 100 and throw a card for it, or leave it?"
    assert asked["to_act"] == 1


SALE = (f"{TO_THE_SALE}, deal community Ac, 1 pat, 2 buy 9c, deal community 3c, 3 pat, "
        "1 buy Kd, deal community 8h, 2 buy, deal community Td, 3 pat")


def test_who_has_how_many_opportunities():
    """ "Each player has two opportunities": around once, and then again; what nobody takes stays on sale."""
    turns = [state(GAME, f"{TO_THE_SALE}, deal community Ac{actions}")["to_act"] for actions in (
        "", ", 1 pat", ", 1 pat, 2 pat", ", 1 pat, 2 pat, 3 pat", ", 1 pat, 2 pat, 3 pat, 1 pat, 2 pat")]
    assert turns == [1, 2, 3, 1, 3]
    assert refused(GAME, f"{TO_THE_SALE}, deal community Ac, 2 pat") == "out-of-turn"
    assert state(GAME, SALE)["street"] == "sale" and state(GAME, SALE)["to_act"] == 1


def test_the_price_goes_to_the_pot_and_nobody_has_to_match_it():
    """ "The dealer specifies the price to be paid to the pot … before the start of the game." """
    end = state(GAME, SALE)
    assert end["pot"] == 300 + 3 * 100 and end["stacks"]["2"] == 5000 - 100 - 200
    dear = state(GAME, SALE, house={"buy-price": 30})
    assert dear["pot"] == 390
    assert state(GAME, SALE, house={"buy-price": 30}, chip=25)["pot"] == 300 + 3 * 50


def test_a_hand():
    """Seat 1 has bought a three for a king, and has a badugi with it."""
    end = played(GAME, f"{SALE}, 1 check, 2 bet 200, 3 fold, 1 call, "
                       "2 show AcAd8h7d, 1 show 3c5h6s8d")
    assert end.awards == {1: 1000}
    assert sum(end.stacks.values()) == 20000


def test_the_pot_waits_where_nobody_qualifies():
    end = state(GAME, f"{TO_THE_SALE}, 1 pat, 2 pat, 3 pat, 1 pat, 2 pat, 3 pat, 1 check, 2 check, 3 check, "
                      "1 show 5hTdJsQc, 2 show 9c8cAc2c, 3 show 2d3d4d5d")
    assert (end["awards"], end["carried"]) == ({}, 300)


def test_who_cannot_pay_is_not_asked():
    short = {"1": 5000, "2": 150, "3": 5000}
    play = "3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check, 1 pat"
    assert state(GAME, play, seats=short, button=3)["next"][-1] == {"do": "buy", "seat": 3}
    cheap = state(GAME, play, seats=short, button=3, house={"buy-price": 50})
    assert cheap["next"][-1] == {"do": "buy", "seat": 2}


def test_a_card_is_thrown_for_the_one_bought():
    hand = start(GAME, f"{TO_THE_SALE}, deal community Ac, 1 buy 5h, deal community 3c, 2 buy Ts")
    assert [str(card) for card in hand.cards.up[0]] == ["Ac"] and len(hand.cards.down[0]) == 3
    assert [str(card) for card in hand.cards.up[1]] == ["9c", "3c"] and len(hand.cards.down[1]) == 2
    assert refused(GAME, f"{TO_THE_SALE}, deal community Ac, 1 buy 5h6h") == "card-count"
    assert refused(GAME, f"{TO_THE_SALE}, deal community Ac, 1 buy 9c") == "duplicate-card"
    assert refused(GAME, "3 buy") == "no-buy"


def test_a_dead_hand_leaves_the_sale():
    """R59, with both of its opportunities."""
    after = state(GAME, f"{TO_THE_SALE}, deal community Ac, 1 dead")
    assert after["to_act"] == 2
    alone = state(GAME, f"{TO_THE_SALE}, 1 pat, 2 pat, 3 pat, 1 pat, 2 pat, 3 dead")
    assert alone["to_act"] == 1 and [step["do"] for step in alone["next"]][-1] == "act"
    assert not [step for step in alone["next"] if step.get("to") == "community"]
    last = "2 pat, 3 pat, 2 pat, 3 pat"
    assert state(GAME, f"{TO_THE_SALE}, deal community Ac, 1 dead, {last}")["legal"]["check"]


@pytest.mark.parametrize(("limit", "hand", "qualifies"), [
    (9, "9h8d7c6s", True), (9, "Th8d7c6s", False), (8, "9h8d7c6s", False), (10, "Th8d7c6s", True),
    (7, "7h4d3c2s", True), ("jack", "Jh8d7c6s", True), ("jack", "Qh8d7c6s", False),
    ("three-cards", "2h2d3cAs", True), ("three-cards", "Kh2h2dKd", False),
])
@pytest.mark.parametrize("game", [GAME, "progressive-badugi"])
def test_another_qualifier(game, limit, hand, qualifies):
    """ "A different limit (for example 10) or other … conditions - for example three-card hands." """
    ruling = judge({"game": game, "button": 1, "pots": [{"amount": 100}],
                    "hands": {"1": hand, "2": "KcKsQcQs"}, "house": {"progressive-badugi": limit}})
    assert ruling["awards"] == ({"1": 100} if qualifies else {})
