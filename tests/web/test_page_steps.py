"""Steps that only some games have, entered by touch: dice, parted hands, a game picked, boards run twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_hands import show_all
from tests.web.test_page_sizes import at_state

BLINDS = {"blinds": [100, 200]}


def test_a_parted_hand_is_shown_in_its_parts(tablet: Tablet, room: Server) -> None:
    """Sohe (2.53): three kings take the omaha half of 400, three threes the hold'em half."""
    table = at_state(room, {"game": "sohe", **BLINDS}, 2, {"button": 2}, ["2 call", "1 check"])
    tablet.open(f"/tables/{table}")
    tablet.cards("Kh 8s 3d")
    tablet.asks("Seat 1 to act")  # the parting is entered when hands are shown
    tablet.enter("check", "check")
    for card in ("7c", "2h"):
        tablet.cards(card)
        tablet.enter("check", "check")
    show_all(tablet, {1: "Ks Kd 4c 4d Ac Qc", 2: "8h 8d As Qs 3h 3c"})
    assert tablet.awards() == {"1": "200", "2": "200"}


def test_a_die_is_one_tap_or_put_off(tablet: Tablet, room: Server) -> None:
    """Binglaha (2.10): the betting goes on without the roll, which stays one tap away."""
    lines = ["2 call", "1 check", "1 check", "2 check"]
    table = at_state(room, {"game": "binglaha", **BLINDS}, 2, {"button": 2}, lines)
    tablet.open(f"/tables/{table}")
    tablet.asks("The button rolls one die")
    expect(tablet.seat(1)).to_contain_text("acts first")
    tablet.tap("not-now")
    tablet.asks("Seat 1 to act")
    tablet.tap("back-to")
    tablet.enter("die-2")
    expect(tablet.page.locator(".dice")).to_have_text("Dice 2")


def test_the_game_is_picked_by_a_key(tablet: Tablet, room: Server) -> None:
    """Paradise Road Pick'em (2.44): five keys, one a game."""
    table = at_state(room, {"game": "paradise-road-pickem", **BLINDS}, 3, {"button": 3}, [])
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 3 chooses the game")
    expect(tablet.page.locator(".counts .key")).to_have_count(5)
    expect(tablet.key("choose-omaha-8")).to_have_text("Omaha High/Low Eight-or-Better")
    tablet.enter("choose-omaha-8")
    tablet.asks("Seat 3 to act")


def test_the_board_is_run_twice(tablet: Tablet, room: Server) -> None:
    """Aces win the first board, kings the second: 250,000 each of half a million."""
    house = {"run-it": 2, "rake": "none"}
    cash = {"game": "holdem", **BLINDS, "preset": "cash", "tournament": False, "house": house}
    table = at_state(room, cash, 2, {"button": 2}, ["2 all-in", "1 call"])
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator("#prompt")).not_to_be_empty()
    if "shows" in tablet.page.locator("#prompt").inner_text():
        for cards in ("Ah Ad", "Kh Kd"):
            tablet.cards(cards)
    tablet.enter("run-2")
    tablet.asks("board 1 of 2")
    tablet.cards("2c 3c 4d 9s Jh")
    tablet.asks("board 2 of 2")
    tablet.cards("Ks 5d 6s 8c Tc")
    if "shows" in tablet.page.locator("#prompt").inner_text():
        show_all(tablet, {1: "Ah Ad", 2: "Kh Kd"})
    assert tablet.awards() == {"1": "250,000", "2": "250,000"}
    expect(tablet.page.locator(".board")).to_have_count(2)
    expect(tablet.page.locator(".why")).to_contain_text("board 2")


def test_a_roll_that_does_not_count_is_kept_with_its_reason(tablet: Tablet, room: Server) -> None:
    """1.5: slid dice are rolled again, and the record says why."""
    lines = ["2 call", "1 check", "deal board Ac7d2s", "1 check", "2 check"]
    table = at_state(room, {"game": "binglaha", **BLINDS}, 2, {"button": 2}, lines)
    tablet.open(f"/tables/{table}")
    tablet.tap("no-roll")
    tablet.enter("reroll-slid")
    tablet.asks("The button rolls one die")
    tablet.enter("die-5")
    expect(tablet.page.locator(".dice")).to_have_text("Dice 5")


def test_the_flop_that_comes_before_a_draw_can_be_entered(tablet: Tablet, room: Server) -> None:
    """Triple Draw Dramaha (2.60): the flop lies on the table while the players draw."""
    table = at_state(room, {"game": "triple-draw-dramaha", **BLINDS}, 2, {"button": 2}, ["2 call", "1 check"])
    tablet.open(f"/tables/{table}")
    tablet.tap("board")
    tablet.cards("Kh 8s 3d")
    tablet.asks("Seat 1 to draw")
    tablet.enter("draw-2", "draw-0")
    tablet.asks("Seat 1 to act")


def test_who_has_to_bet_is_offered_no_check(tablet: Tablet, room: Server) -> None:
    """Mexican Poker (2.37): the high card makes a bet (R53)."""
    stakes = {"game": "mexican-poker", "ante": 25, "small_bet": 100, "big_bet": 200}
    tablet.open(f"/tables/{at_state(room, stakes, 2, {'button': 2}, ['deal 1 up Ks', 'deal 2 up 5h'])}")
    tablet.asks("Seat 1 to act: bet 100")


def test_a_down_card_is_opened_or_kept_down(tablet: Tablet, room: Server) -> None:
    """Mexican Poker (2.37): each decides in turn, and gets the next card by what is open."""
    stakes = {"game": "mexican-poker", "ante": 25, "small_bet": 100, "big_bet": 200}
    lines = ["deal 1 up Ks", "deal 2 up 5h", "1 bet 100", "2 call"]
    table = at_state(room, stakes, 2, {"button": 2}, lines)
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 1: open the down card")
    tablet.cards("Kd")
    tablet.asks("Seat 2: open the down card")
    tablet.enter("keeps-down")
    tablet.asks("seat 2")
    tablet.cards("5c")
    tablet.asks("Seat 1 to act")


def test_a_card_on_sale_is_bought_and_the_hand_goes_on_to_the_push(tablet: Tablet, room: Server) -> None:
    """Progressive Badugi with a Buy: a door card that is too high, a sale, the last bets, the push."""
    table = at_state(room, {"game": "progressive-badugi-buy", **BLINDS}, 2, {"button": 2}, [])
    tablet.open(f"/tables/{table}")
    tablet.cards("Ks")
    tablet.asks("seat 1")
    tablet.cards("5h")
    tablet.cards("9c")
    tablet.enter("call", "check", "check", "check", "check", "check")
    tablet.asks("put it on sale")
    tablet.cards("Ac")
    tablet.asks("Seat 1: buy the ace of clubs")
    expect(tablet.key("unknown")).to_have_text("Buysthrows one unseen")
    tablet.enter("keeps-down")
    tablet.says("leaves the card on sale")
    tablet.asks("Seat 2: buy the ace of clubs")
    expect(tablet.key("own-9c")).to_have_text("Throws the nine of clubs")
    tablet.enter("own-9c")
    tablet.cards("3c")
    tablet.enter("keeps-down")
    tablet.enter("keeps-down")
    tablet.enter("check", "check")
    tablet.asks("Seat 1 shows")
    tablet.cards("6s 7d 8c")
    tablet.asks("Seat 2 shows")
    tablet.cards("2s 3h 4d")
    tablet.asks("Push")


def test_a_door_card_is_entered_with_the_action(tablet: Tablet, room: Server) -> None:
    """Paradise Road played as stud (2.44): who calls rolls a card up."""
    lines = ["3 choose razz"]
    table = at_state(room, {"game": "paradise-road-pickem", **BLINDS}, 3, {"button": 3}, lines)
    tablet.open(f"/tables/{table}")
    tablet.enter("call")
    tablet.asks("Seat 3 rolls a door card up")
    tablet.cards("4d")
    tablet.asks("Seat 1 to act")


def test_how_many_cards_are_thrown_with_the_first_action(tablet: Tablet, room: Server) -> None:
    """Scrotum (2.50): kept cards show on the table, thrown ones do not."""
    table = at_state(room, {"game": "scrotum", **BLINDS}, 2, {"button": 2}, [])
    tablet.open(f"/tables/{table}")
    tablet.enter("call")
    tablet.asks("Seat 2 picks the cards to keep")
    tablet.enter("discard-3")
    tablet.asks("Seat 1 to act")
    expect(tablet.seat(2).locator(".card")).to_have_count(2)


def test_up_cards_put_off_are_entered_later_in_the_round(tablet: Tablet, room: Server) -> None:
    """Mississippi stud (2.38): the blinds open, so the betting does not wait for the cards."""
    table = at_state(room, {"game": "mississippi-stud", **BLINDS}, 3, {"button": 3}, [])
    tablet.open(f"/tables/{table}")
    tablet.asks("the up card of seat 1")
    tablet.tap("not-now")
    tablet.enter("call")
    tablet.tap("board")
    tablet.asks("Up cards of seat 1 not entered yet: 1")
    tablet.tap("not-now")
    tablet.asks("Seat 1 to act")
    tablet.tap("board")
    tablet.cards("Kd")
    expect(tablet.seat(1).locator('[data-card="Kd"]')).to_have_count(1)
    tablet.asks("Seat 1 to act")


def test_a_die_and_a_board_put_off_together_are_both_a_tap_away(tablet: Tablet, room: Server) -> None:
    """Binglaha (2.10): the flop was not entered, nor is the roll; the flop is entered before the roll."""
    lines = ["2 call", "1 check", "1 check", "2 check"]
    table = at_state(room, {"game": "binglaha", **BLINDS}, 2, {"button": 2}, lines)
    tablet.open(f"/tables/{table}")
    tablet.tap("board")
    expect(tablet.page.locator(".slots .card")).to_have_count(3)     # the turn is dealt behind the roll
    tablet.cards("Ac 7d 2s")
    tablet.asks("The button rolls one die")
    expect(tablet.key("board")).to_have_count(0)
    tablet.tap("not-now")
    tablet.tap("back-to")
    tablet.enter("die-2")


UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]').dataset.key"


def test_a_bet_is_asked_in_one_way_with_a_row_out_of_play_too(tablet: Tablet, room: Server) -> None:
    """ "check, bet 400" there, "check · bet 400" everywhere else."""
    lines = ["2 call", "1 check", "deal board AhJcTd8h2c6cQh2d8s", "1 check", "2 check", "deal board 3s7h9c",
             "1 check", "2 check", "deal board Kd5sJd"]
    oklahoma = {"game": "oklahoma", "blinds": [100, 200]}
    tablet.open(f"/tables/{at_state(room, oklahoma, 2, {'button': 2}, lines)}")
    tablet.asks("out of play. Seat 1 to act: check · bet 400")


def test_what_is_dealt_face_down_is_said_before_the_bet(tablet: Tablet, room: Server) -> None:
    """Nothing of it is entered: seventh street looks otherwise than sixth, a draw says who gets how many."""
    stud = {"game": "stud-8", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
    doors = ["deal 1 up Ks", "deal 2 up 2c", "2 bring-in", "1 call"]
    later = [line for pair in ("Kd 3c", "9d 4c", "2s 5d") for line in (
        f"deal 1 up {pair[:2]}", f"deal 2 up {pair[3:]}", "1 check", "2 check")]
    tablet.open(f"/tables/{at_state(room, stud, 2, {}, [*doors, *later[:-2]])}")
    tablet.still()
    everybody = tablet.box('[data-key="all"]')
    tablet.enter("all")
    tablet.asks("Seventh, face down. Seat 1 to act: check · bet 100")
    tablet.says("Now: burn · 1 card face down to seats 1, 2")
    tablet.still()
    there = tablet.page.evaluate(UNDER, [everybody["x"] + 20, everybody["y"] + 20])
    assert there == "path", "a second tap on All check must not check seventh street"
    tablet.enter("check")
    expect(tablet.page.locator("#say")).not_to_contain_text("face down")
    tablet.still()
    assert tablet.box('[data-key="all"]') == everybody
    lines = ["2 call", "1 check", "1 draw 3", "2 draw 1"]
    tablet.open(f"/tables/{at_state(room, {'game': 'badugi', 'blinds': [50, 100]}, 2, {'button': 2}, lines)}")
    tablet.says("Now: burn · 3 cards face down to seat 1 · 1 to seat 2")
    expect(tablet.page.locator("#prompt")).to_have_text("Seat 1 to act: check · bet 100")
    lines = ["2 call", "1 check", "deal board AhKd7c", "1 check", "2 check", "1 draw 2", "2 draw 1"]
    dramaha = {"game": "dramaha", "blinds": [50, 100]}
    tablet.open(f"/tables/{at_state(room, dramaha, 2, {'button': 2}, lines)}")
    tablet.says("Now: burn · 2 cards face down to seat 1 · 1 to seat 2")
    expect(tablet.page.locator("#prompt")).to_have_text("Burn and deal the turn: 1 card")
    tablet.tap("not-now")
    expect(tablet.page.locator("#prompt")).to_contain_text("Seat 1 to act: check")


def test_who_stands_pat_together_is_entered_by_one_tap(tablet: Tablet, room: Server) -> None:
    """By the key, or by a tap on who is to draw next; a single player has the count's key alone."""
    lines = ["4 call", "1 call", "2 call", "3 check"]
    table = at_state(room, {"game": "badugi", **BLINDS}, 4, {"button": 1}, lines)
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 2 to draw")
    tablet.enter("seat-4")
    tablet.says("Seats 2, 3 stood pat")
    tablet.asks("Seat 4 to draw")
    tablet.enter("draw-2")
    tablet.asks("Seat 1 to draw")
    expect(tablet.key("all-pat")).to_have_count(0)
    tablet.enter("undo", "undo")
    tablet.asks("Seat 2 to draw")
    expect(tablet.key("all-pat")).to_contain_text("2–4, 1")
    tablet.enter("all-pat")
    tablet.asks("Seat 2 to act")
    expect(tablet.page.locator("#felt .drew")).to_have_text(["pat"] * 4)


@pytest.mark.parametrize(("game", "lines", "cards", "then"), [
    ("irish", ["deal board AsAhAd", "1 check", "2 check", "3 check"], "Ks",
     "Seat 1 to act: check · bet 50–150"),
    ("regular-pineapple", [], "As Ah Ad", "Seat 1 to act: check · bet 50–150"),
])
def test_the_board_is_asked_for_behind_a_throw_before_it(
    tablet: Tablet, room: Server, game: str, lines: list[str], cards: str, then: str,
) -> None:
    """Once all had discarded the bet was asked for, and the turn only by the key for cards put off."""
    pot = {"game": game, "betting": "pot-limit", "blinds": [25, 50]}
    table = at_state(room, pot, 3, {"button": 3}, ["3 call", "1 call", "2 check", *lines])
    tablet.open(f"/tables/{table}")
    tablet.asks("Every player discards")
    tablet.tap("all-done")
    tablet.asks("Burn and deal: enter")
    expect(tablet.page.locator("#felt .sliver")).to_have_count(6)   # as many as they hold now
    tablet.cards(cards)
    tablet.asks(then)
    expect(tablet.key("board")).to_have_count(0)
