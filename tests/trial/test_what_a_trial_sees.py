"""A trial is worth what it notices: each of its looks at a hand, given one that is wrong in just that."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand, apply
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.rules.betting.structure import Range
from dealer_assist.trial import play as trials
from dealer_assist.trial import table as tables
from dealer_assist.trial.felt import Fault, Felt
from dealer_assist.trial.moves import Mover
from dealer_assist.trial.table import play_out
from tests.house.ask import played

CHIPS = 3 * 20_000
SHOWN = ("3 call, 1 call, 2 check, deal board KcQc2d, 1 check, 2 check, 3 check, deal board 9h, 1 check, "
         "2 check, 3 check, deal board 5s, 1 check, 2 check, 3 check, 1 show AsAd, 2 show KdKh, 3 muck")


def wrong_stack(hand: Hand) -> None:
    hand.chips.stack[0] -= 25


def wrong_bet(hand: Hand) -> None:
    hand.round.bet[2] = -1


@pytest.mark.parametrize(("break_it", "actions", "words"), [
    (wrong_bet, "3 raise 600", "less than no chips"),
    (wrong_stack, "3 raise 600", "stacks 59,0"),
    (wrong_stack, SHOWN, "at the end 59,975 and rake 0 are not 60,000"),
])
def test_a_chip_that_is_gone(break_it: Callable[[Hand], None], actions: str, words: str):
    hand = played(actions)
    trials.check_chips(hand, CHIPS)
    break_it(hand)
    with pytest.raises(Fault, match=words):
        trials.check_chips(hand, CHIPS)


def test_chips_finer_than_there_are():
    """R4: only what the pot itself holds beyond a chip may be finer, and these stacks are whole."""
    hand = played(SHOWN, chip=25)
    trials.check_chips(hand, CHIPS)
    hand.chips.stack[0] += 5
    hand.chips.stack[1] -= 5
    with pytest.raises(Fault, match="finer than 25"):
        trials.check_chips(hand, CHIPS)


def test_pots_that_do_not_add_up(monkeypatch):
    hand, pots = played("3 raise 600, 1 call"), trials.pots
    trials.check_pots(hand)
    monkeypatch.setattr(trials, "pots", lambda shown: pots(shown)[1:])
    with pytest.raises(Fault, match="pots do not add up"):
        trials.check_pots(hand)


def asked(hand: Hand, **other: Any) -> Waiting:
    return waiting(hand)._replace(**other)


def test_a_prompt_without_words_or_of_nobody():
    hand = played("3 raise 600")
    trials.check_waiting(hand, waiting(hand))
    with pytest.raises(Fault, match="no prompt"):
        trials.check_waiting(hand, asked(hand, text=" "))
    hand.folded[hand.seat_index[1]] = True
    with pytest.raises(Fault, match="seat 1 has folded and is asked to act"):
        trials.check_waiting(hand, waiting(hand))


def test_a_prompt_for_another_player_than_the_hand_waits_for():
    hand = played("3 call, 1 call, 2 check", game="badugi", betting="limit")
    trials.check_waiting(hand, waiting(hand))
    with pytest.raises(Fault, match="draw of seat 2 is awaited, but to act is 1"):
        trials.check_waiting(hand, asked(hand, seat=2))
    with pytest.raises(Fault, match="can be left out, and nobody acts"):
        trials.check_waiting(hand, asked(hand, optional=True))


@pytest.mark.parametrize(("other", "words"), [
    ({"call": 20_001}, "is to call 20,001 out of 20,000"),
    ({"raise_": Range(1000, 20_001)}, "may wager 1,000 to 20,001"),
    ({"raise_": Range(600, 19_000)}, "may raise to 600, which is no raise"),
    ({"bet": Range(1000, 2000)}, "exclude each other"),
    ({"call": None, "raise_": None, "all_in": False}, "can only fold"),
])
def test_what_cannot_be_legal(other: dict[str, Any], words: str):
    hand = played("3 raise 600", seats={1: 20_100, 2: 20_000, 3: 20_000})
    hand.chips.stack[hand.round.actor], hand.round.bet[hand.round.actor] = 20_000, 0
    may = legal(hand)
    trials.check_legal(hand, may)
    with pytest.raises(Fault, match=words):
        trials.check_legal(hand, may._replace(**other))


def test_who_has_no_chips_is_not_to_act():
    hand = played("3 raise 600")
    may = legal(hand)
    hand.chips.stack[hand.round.actor] = 0
    with pytest.raises(Fault, match="has no chips and is to act"):
        trials.check_legal(hand, may)


@pytest.mark.parametrize(("other", "words"), [
    ({"prompt": ""}, "no prompt"),
    ({"pots": [{"amount": 1, "seats": [1]}]}, "pots on the page"),
    ({"board": ["Kc"], "seen": ["Kc", "Kc"]}, "seen twice"),
])
def test_a_page_that_says_otherwise(monkeypatch, other: dict[str, Any], words: str):
    hand, view = played("3 raise 600"), trials.view
    trials.check_page(hand)
    monkeypatch.setattr(trials, "view", lambda shown: {**view(shown), **other})
    with pytest.raises(Fault, match=words):
        trials.check_page(hand)


def failing(refusal: Exception) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise refusal
    return fail


@pytest.mark.parametrize(("error", "words"), [
    (Fault("a chip too many"), "a chip too many"),
    (ZeroDivisionError("by none"), "ZeroDivisionError: by none"),
    (NotNow("no-run.complete"),
     "refused: The board is complete; there is nothing left to run. [no-run]"),
])
def test_a_hand_that_fails_comes_back_with_its_document(monkeypatch, error: Exception, words: str):
    monkeypatch.setattr(trials, "apply", failing(error))
    outcome = trials.trial("holdem", random.Random(2), 5)
    failure = outcome.failure
    assert failure is not None and (outcome.hands, failure.hand, failure.text) == (1, 1, words)
    assert failure.document["game"] == "holdem" and len(failure.document["actions"]) == 1


@pytest.mark.parametrize(("pool", "fails"), [("earlier-rounds", False), ("all-but-own", True)])
def test_only_a_room_that_shuffles_too_little_may_run_out_of_cards(monkeypatch, pool: str, fails: bool):
    """House rules 6, `reshuffle-pool`: what was thrown in this draw stays out."""
    document = trials.setup_document
    room = {"house": {"reshuffle-pool": pool}}
    monkeypatch.setattr(trials, "setup_document", lambda *it: {**document(*it), **room})
    monkeypatch.setattr(trials, "apply", failing(NotNow("deck-out.call-floor")))
    assert (trials.trial("badugi", random.Random(2), 1).failure is not None) is fails


@pytest.mark.parametrize(("name", "value", "words"), [
    ("MOST_ACTIONS", 1, "not over after 1 actions"),
    ("state", lambda hand: object(), "end otherwise"),
    ("parse_action", lambda line: played("3 fold").actions[0], "reads back as '3 fold'"),
])
def test_a_hand_without_an_end_or_with_two(monkeypatch, name: str, value: object, words: str):
    monkeypatch.setattr(trials, "REPLAYED", 1.0)
    monkeypatch.setattr(trials, name, value)
    failure = trials.trial("badugi", random.Random(4), 1).failure
    assert failure is not None and words in failure.text


def test_the_dealer_of_a_trial_counts_the_cards():
    """The stub, the board's cells, the shuffle: each as the agenda says it."""
    hand = played("")
    hand.deck.stub -= 1
    with pytest.raises(Fault, match="the stub is 46 cards, the hand counts 45"):
        Felt(hand, random.Random(1))
    felt = Felt(played(""), random.Random(1))
    felt.boards[1].append(parse_cards("2c")[0])
    with pytest.raises(Fault, match="board card 3 is dealt as number 4"):
        felt.follow(played("3 call, 1 call, 2 check"))
    felt.deck.clear()
    with pytest.raises(Fault, match="the deck is used up"):
        felt.follow(played("3 call, 1 call, 2 check"))


def test_a_question_that_nobody_can_answer_is_a_fault():
    hand = played("3 raise 600")
    mover = Mover(Felt(hand, random.Random(1)), random.Random(1))
    with pytest.raises(Fault, match="nobody knows what 'sing' asks for"):
        for _ in range(40):     # now and then a mover does something nobody has asked for
            mover.next(hand, asked(hand, kind="sing"))


def test_a_hand_the_deck_cannot_serve_is_dealt_again(monkeypatch):
    """A misdeal is dealt again; any other refusal is the engine's own mistake, and comes out."""
    setup, refusals = played("").setup, [NotNow("deck-out.call-floor"), NotNow("no-run.complete")]

    def once(hand: Hand, action: Any) -> None:
        if refusals:
            raise refusals.pop(0)
        apply(hand, action)

    monkeypatch.setattr(tables, "apply", once)
    with pytest.raises(Refusal, match="nothing left to run"):
        play_out(setup, random.Random(3))
    refusals[:] = [NotNow("deck-out.call-floor")]
    assert play_out(setup, random.Random(3)).over


def test_a_shuffle_is_of_as_many_cards_as_the_agenda_says():
    """R49: nothing was mucked on this felt, so only what is left of the stub and the burn come together."""
    calls = "3 call, 4 call, 5 call, 6 call, 1 call, 2 check, "
    draws = ", ".join(f"{seat} draw 5" for seat in range(1, 7))
    hand = played(calls + draws, game="deuce-to-seven-triple-draw", betting="limit", seats=6)
    with pytest.raises(Fault, match="1 cards are shuffled, the agenda says 21"):
        Felt(hand, random.Random(1))


@pytest.mark.parametrize(("setup", "kind", "verb"), [
    ({"game": "sohe", "betting": "limit"}, "part", "part"), ({}, "release", "release"),
])
def test_what_is_asked_seldom_is_answered_too(setup: dict[str, Any], kind: str, verb: str):
    """2.53 parts the hand before the flop; hand for hand the floor releases what is all-in (§9)."""
    hand = played("3 call, 1 call, 2 check", **setup)
    mover = Mover(Felt(hand, random.Random(1)), random.Random(1))
    assert verb in {mover.next(hand, asked(hand, kind=kind, optional=False)).verb for _ in range(5)}


class Seldom(random.Random):
    """A chance that takes what comes up once in thirty times."""

    def random(self) -> float:
        return 0.03


def test_an_all_in_hand_that_the_floor_holds_stays_face_down():
    """House rules 9, `hand-for-hand-clock`: "all-in hands stay face down until released"."""
    acts = "3 all-in, 1 call, 2 call"
    hands = {held: played(acts, seats={1: 500, 2: 500, 3: 500}, held=held) for held in (True, False)}
    verbs = {held: Mover(Felt(hand, Seldom(1)), Seldom(1)).next(hand, waiting(hand)).verb
             for held, hand in hands.items()}
    assert verbs == {True: "release", False: "deal"}
