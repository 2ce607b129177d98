"""Rulings at the end: who may see a hand, and whose time is up (house rules, sections 7 and 9)."""

from __future__ import annotations

from dealer_assist.engine.betting.legal import to_call
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow
from dealer_assist.floor.incident import Advised, Case
from dealer_assist.texts import say


def ask_to_see(case: Case) -> Advised:
    """A player asks to see the hand of the last to bet or raise (house rules 7, `ask-to-see`)."""
    hand, rule = case.hand, case.house.word("ask-to-see")
    if hand.stage is not Stage.SHOWDOWN:
        raise NotNow("no-showdown.asked", now=waiting(hand).text, field="happened.kind")
    seat = case.dealt_in() if rule == "any" else case.seat()
    bettor = hand.round.aggressor
    asked = None if bettor is None or hand.folded[bettor] else hand.order[bettor]
    if asked == seat:
        raise NotNow("own-hand", seat=seat, field="happened.seat")
    if rule == "floor":
        return _advised("see.floor", seat, asked)
    if rule == "any":
        return _advised("see.any", seat, asked, turns_up=True)
    holds = not hand.showdown.mucked[hand.seat_index[seat]]
    key = "see.nobody-bet" if asked is None else "see.caller" if holds else "see.threw"
    return _advised(key, seat, asked, turns_up=asked is not None and holds)


def _advised(key: str, seat: int, asked: int | None, turns_up: bool = False) -> Advised:
    steps = [say("see.turn-up", seat=asked) if asked else say("see.turn-up-asked")] if turns_up else []
    return Advised(None, 0, 0, say(key, seat=seat, other=asked or 0), tuple(steps), "ask-to-see")


def time_up(case: Case) -> Advised:
    """The player to act has used all the time there is (house rules 9, `shot-clock`): dead, else a check."""
    case.betting()
    hand = case.hand
    seat, seconds = hand.order[hand.round.actor], case.house.number("shot-clock")
    bet = to_call(hand, hand.round.actor) > 0
    sentence = say("time.dead" if bet else "time.check", seat=seat, seconds=seconds)
    return case.tried(Advised(f"{seat} {'fold' if bet else 'check'}", 0, 0, sentence, (), "shot-clock"))
