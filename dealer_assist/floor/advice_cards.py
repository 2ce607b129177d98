"""Rulings on cards that fell or were counted wrongly (house rules, sections 5 and 6)."""

from __future__ import annotations

from dataclasses import replace

from dealer_assist.floor import corrections, draw_corrections
from dealer_assist.engine.dealing import draws as drawing, misdeals, shortages
from dealer_assist.engine import action_facts
from dealer_assist.floor.incident import Case, Advised, give_back, as_ruling
from dealer_assist.engine.state.stage import Stage
from dealer_assist.engine.play import Hand
from dealer_assist.engine.dealing.misdeals import Miscount
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.prompts import waiting
from dealer_assist.errors import NotNow
from dealer_assist.texts import joined, say


def change_draw(case: Case) -> Advised:
    """A player wants another number of cards than they asked for."""
    hand, seat = case.hand, case.seat()
    cards = case.happened.cards or 0
    asked, later = _announced(case, seat)
    advice = draw_corrections.change_draw(seat, cards, case.house, next_announced=later,
                                          dealt=_draw_dealt(hand, later))
    if advice.action_line is None:
        return Advised(None, 0, 0, advice.sentence, (say("advice.gets-asked", seat=seat),), advice.rule)
    _check_draw(action_facts.before(hand, asked), seat, cards)
    old = hand.actions[asked].line()
    before = joined((advice.sentence, say("advice.said-before", line=old)))
    return _retried(case, asked, replace(advice, sentence=before), old)


def _draw_dealt(hand: Hand, later: bool) -> bool:
    """Are cards of the draw dealt; `later`: has somebody announced since?

    Once all have announced they are still to come for as long as `next` has them (contract, section 4).
    """
    # all announce first (`draw-delivery`): nobody has a card while one has still to speak
    if hand.stage is Stage.DRAWING and _draw_no(hand) == hand.deck.draw_no:
        return later and _each_in_turn(hand)
    owed = {i for it in hand.due if it.each for i, _ in it.owed}
    drew = {i for i in hand.live() if hand.cards.draws[i] and hand.cards.draws[i][-1]}
    return not drew or owed != drew


def _each_in_turn(hand: Hand) -> bool:
    return hand.setup.house["draw-delivery"] == "each-in-turn"


def _retried(case: Case, asked: int, advice: corrections.Advice, old: str) -> Advised:
    """The new announcement, tried in place of the old one."""
    back = (say("advice.take-back", line=old),)
    advised = Advised(advice.action_line, 0, 0, advice.sentence, back, advice.rule)
    then = replace(case, hand=action_facts.before(case.hand, asked)).tried(advised)
    later = [action.line() for action in case.hand.actions[asked + 1:]]
    return replace(then, steps=(*then.steps, *(say("advice.enter-again", line=line) for line in later)))


def _announced(case: Case, seat: int) -> tuple[int, bool]:
    """Which action was their last draw, and whether somebody announced after them."""
    hand = case.hand
    # pat is an announcement too: who stood pat may still change to a draw
    draws = [(n, action.seat) for n, action in enumerate(hand.actions) if action.verb in ("draw", "pat")]
    own = [n for n, who in draws if who == seat]
    waits = hand.stage is Stage.DRAWING and hand.seat_index[seat] in hand.queue
    if not own or waits:
        raise NotNow("no-draw-yet.to-change", seat=seat, now=waiting(hand).text, field="happened.seat")
    return own[-1], any(n > own[-1] for n, _ in draws)


def _check_draw(hand: Hand, seat: int, cards: int) -> None:
    step = hand.streets[hand.street_no].steps[hand.step_no]
    low, high = drawing.bounds(hand, step, hand.seat_index[seat])
    if not low <= cards <= high:
        raise NotNow(
            "draw-limit.from-to", low=low, high=high, count=cards, field="happened.cards",
            rule="house rule draw-limit"
        )


def _draw_no(hand: Hand) -> int:
    """The draw that is on, or the last one; -1 before the first."""
    # between two draws the number is of the one to come, and nobody has called in it yet
    on = hand.stage is Stage.DRAWING and any(len(draws) > hand.deck.draw_no for draws in hand.cards.draws)
    return hand.deck.draw_no if on else hand.deck.draw_no - 1


def exposed_draw(case: Case) -> Advised:
    """A drawn card was turned up."""
    hand, seat = case.hand, case.seat()
    served = _served(case)
    if seat not in [who for who, _ in served]:
        raise NotNow("no-draw-yet.dealt-none", seat=seat, now=waiting(hand).text, field="happened.seat")
    order = [who for who, _ in shortages.serving_order(served, case.house)]
    owed = {hand.order[i] for it in hand.due for i, _ in it.owed}   # whoever was entered since is served
    # `draw-exposed`: replaced "after the others are served", so who has cards already is not waited for
    later = [who for who in order[order.index(seat) + 1:] if who in owed]
    others = [*later, *(hand.order[i] for i in _yet_to_draw(hand))]
    unserved = list(dict.fromkeys(who for who in others if who != seat))
    return as_ruling(misdeals.exposed_on_the_draw(seat, unserved, case.house))


def _served(case: Case) -> list[tuple[int, int]]:
    """Who was dealt how many in the draw, in order; nobody while all still announce."""
    hand, number = case.hand, _draw_no(case.hand)
    if number < 0 or hand.stage is Stage.DRAWING and not _each_in_turn(hand):
        return []
    return [(hand.order[i], hand.cards.draws[i][number]) for i in hand.live()
            if len(hand.cards.draws[i]) > number and hand.cards.draws[i][number]]


def _yet_to_draw(hand: Hand) -> list[int]:
    return hand.queue if hand.stage is Stage.DRAWING else []


def exposed_last_card(case: Case) -> Advised:
    """A last down card of stud was turned up by the dealer."""
    hand, seat = case.hand, case.seat()
    last = len(hand.streets) - 1
    dealt_down = any(step.word == "down" for step in hand.streets[last].steps)
    if not dealt_down or hand.street_no < last or hand.table.community is not None:
        why = "one-for-all" if hand.table.community is not None else \
            "none-down" if not dealt_down else "not-yet"
        raise NotNow(f"no-last-card.{why}", now=waiting(hand).text, field="happened.kind")
    # "while betting is still possible": with one stack left nobody can bet on the card that was seen
    possible = hand.stage is not Stage.SHOWDOWN and sum(1 for i in hand.live() if hand.chips.stack[i]) > 1
    return as_ruling(misdeals.exposed_last_card(seat, possible, case.house))


def wrong_card_count(case: Case) -> Advised:
    """A hand has too many or too few cards."""
    hand, seat = case.hand, case.seat()
    i = hand.seat_index[seat]
    cards = case.happened.cards or 0
    due = len(hand.cards.down[i]) + len(hand.cards.up[i])
    if cards == due:
        raise NotNow("right-count", count=cards, seat=seat, field="happened.cards")
    # a count that is off by the throw is no misdeal: R56 comes first
    misthrown = _misthrown(case, seat, due - cards)
    if misthrown is not None:
        return misthrown
    procedure = misdeals.wrong_card_count(Miscount(
        seat, cards, due, len(case.done), any(deed.chips for deed in case.done), _before_the_draw(hand),
        seat == hand.setup.button, any(deed.seat == seat for deed in case.done)), hand.setup.game)
    if procedure.name == "misdeal":
        return _again(case, procedure)
    # `wrong-card-count`: "a short hand before the draw … draws up to size" and lives
    if procedure.name == "draw up":
        return as_ruling(procedure, [say("advice.name-missing")])
    return _dead(case, seat, procedure) if procedure.name == "dead hand" else as_ruling(procedure)


def _misthrown(case: Case, seat: int, missing: int) -> Advised | None:
    """Until the cards are dealt a throw that differs from the number called puts that right (R56).

    Shape: `missing` cards fewer than the seat should hold now; None where no throw explains them.
    """
    hand, i = case.hand, case.hand.seat_index[seat]
    number = _draw_no(hand)
    this_draw = hand.cards.draws[i][number:] if number >= 0 else ()
    if not this_draw:
        return None
    (called,), (asked, later) = this_draw, _announced(case, seat)
    # Served in turn, or once all have announced, the engine has dealt what the seat still waits for.
    served = _each_in_turn(hand) or number < hand.deck.draw_no
    thrown = missing + (0 if served else called)
    if thrown < 0 or thrown == called or _draw_dealt(hand, later):
        return None
    _check_draw(action_facts.before(hand, asked), seat, thrown)
    return _retried(case, asked, draw_corrections.fit_throw(seat, called, thrown), hand.actions[asked].line())


def _before_the_draw(hand: Hand) -> bool:
    """Is the first draw still to come, nobody having announced?"""
    # one announcement ends it: the next player draws knowing it
    to_come = any(step.word == "draw" for street in hand.streets[hand.street_no:] for step in street.steps)
    return to_come and not any(hand.cards.draws)


def _dead(case: Case, seat: int, procedure: Procedure) -> Advised:
    """The hand is killed: entered as a fold in turn, else as what it is (R59)."""
    if case.hand.to_act == seat and case.hand.stage is Stage.BETTING:
        return case.tried(as_ruling(procedure, line=f"{seat} fold"))
    return as_ruling(procedure, [say("advice.enter", line=f"{seat} dead")])


def misdeal(case: Case) -> Advised:
    """The hand is to be dealt again: only as long as there was no substantial action."""
    # two acted, one with chips, or three in all (`wrong-card-count`): they have decided on these cards
    if not action_facts.substantial(case.done):
        return _again(case, misdeals.misdeal(case.hand.setup.game))
    chips = any(deed.chips for deed in case.done)
    late = say("advice.too-late-chips" if chips else "advice.too-late", actions=len(case.done))
    return as_ruling(Procedure("play on", (late, say("advice.play-to-end")), "wrong-card-count"))


def _again(case: Case, procedure: Procedure) -> Advised:
    """A misdeal, with the chips that go back to whom."""
    back: dict[int, int] = {}
    for deed in case.done:
        back[deed.seat] = back.get(deed.seat, 0) + deed.chips
    steps = [give_back(seat, chips) for seat, chips in sorted(back.items()) if chips]
    again = say("advice.again" if case.hand.setup.game.button else "advice.again-no-button")
    return as_ruling(procedure, [*steps, again], back=sum(back.values()))
