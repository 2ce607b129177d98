"""Rulings on chips and words that came wrongly (house rules, sections 2 and 3)."""

from __future__ import annotations

from dataclasses import replace

from dealer_assist.floor import corrections
from dealer_assist.engine import action_facts
from dealer_assist.engine.betting import raising
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.betting.legal import legal, to_call
from dealer_assist.floor.incident import Case, Advised, moves
from dealer_assist.floor.corrections import Facing
from dealer_assist.engine.state.stage import Stage
from dealer_assist.engine.play import Hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.errors import NotNow
from dealer_assist.texts import joined, say
from dealer_assist.rules.verbs import TURNS


def spot(case: Case) -> Facing:
    """What the player to act faces.  Errors: `not-betting`."""
    case.betting()
    return facing(case.hand)


def facing(hand: Hand) -> Facing:
    """What the player to act faces, read from a hand in a betting round."""
    may, i = legal(hand), hand.round.actor
    # over a bring-in, or less than half a bet, chips on top complete (contract, section 4)
    verb = "bet" if may.bet else "complete" if may.complete and not may.raise_ else "raise"
    wager = may.bet or may.raise_ or may.complete
    least, most = (wager.least, wager.most) if wager else (None, None)
    return Facing(
        may.seat, call=may.bring_in if may.bring_in is not None else to_call(hand, i), least=least, most=most,
        put_in=hand.round.bet[i], stack=hand.chips.stack[i], verb=verb,
        meet="call" if may.bring_in is None else "bring-in", full=raising.least(hand),
        amounts=wager.amounts if wager else (), unit=hand.amounts.unit, all_in=_fits(hand, may))


def _fits(hand: Hand, may: Legal) -> bool:
    """May the whole stack go in, or is it above what may be wagered?"""
    # jam-or-fold has no maximum to be above
    if hand.setup.structure.whole_stack:
        return may.all_in
    i = hand.round.actor
    most = max((wager.most for wager in (may.bet, may.raise_, may.complete) if wager), default=0)
    bet = hand.round.bet[i]
    # pot-limit: of 3,000 behind where 2,400 is the most, "all-in" puts in no more than the pot
    return may.all_in and hand.chips.stack[i] + bet <= max(most, bet + to_call(hand, i))


def chips(case: Case) -> Advised:
    """Chips put in, with a word or without one."""
    faced = spot(case)
    word = case.happened.word
    # "raise" and not a chip yet is a minimum raise all the same (`under-raise`)
    put = case.chips("chips", faced.stack, none=word is not None)
    advice = corrections.chips_in(faced, put, case.house, word, heads_up=case.heads_up,
                                  first_bet=action_facts.facing_first_bet(case.hand, case.done))
    return case.offer(advice, faced.seat)


def undercall(case: Case) -> Advised:
    """Too few chips for a call, nothing said."""
    faced = spot(case)
    put = sum(case.chips("chips", faced.stack))
    if put >= faced.call:
        key = "no-undercall.covered" if faced.call else "no-undercall.nothing-to-call"
        raise NotNow(key, call=faced.call, chips=put, field="happened.chips")
    advice = corrections.undercall(faced, put, case.house, heads_up=case.heads_up,
                                   first_bet=action_facts.facing_first_bet(case.hand, case.done))
    return case.offer(advice, faced.seat)


def undercall_ways(case: Case) -> tuple[Advised, ...]:
    """What the floor may rule on too few chips where the house leaves it to the floor."""
    faced = spot(case)
    ways = corrections.undercall_ways(faced, sum(case.chips("chips", faced.stack)))
    return tuple(case.offer(one, faced.seat, () if one.action_line else (one.sentence,)) for one in ways)


def string_bet(case: Case) -> Advised:
    """Chips in two motions with no amount said."""
    faced = spot(case)
    first = case.chips("first", faced.stack)
    then = case.chips("then", faced.stack - sum(first))
    advice = corrections.string_bet(faced, first, then, case.house, heads_up=case.heads_up,
                                    first_bet=action_facts.facing_first_bet(case.hand, case.done))
    return case.offer(advice, faced.seat)


def out_of_turn(case: Case) -> Advised:
    """Somebody acted before their turn; what it is worth now, or when the turn comes to them."""
    case.betting()
    hand, seat = case.hand, case.seat()
    action = case.happened.line
    assert action is not None
    after = _when(case, seat)
    then = action_facts.before(hand, after)
    _check_out_of_turn(case, then, seat, after)
    # an all-in that lifts nothing is a call: it changes nothing for who acted out of turn
    since = [("raise" if deed.lifts else "call" if deed.verb == "all-in" else deed.verb)
             for deed in action_facts.of_round(hand, case.done) if deed.number >= after]
    put = _put_in(then, hand.seat_index[seat], action)
    advice = corrections.out_of_turn(action.line(), since, case.house, put)
    if hand.to_act == seat:
        return case.offer(advice, seat)
    # ruled on at once it cannot be known yet whether the action to them will have changed
    first = say("advice.acts-first", seat=hand.to_act)
    if advice.action_line is None:
        return Advised(None, advice.give_back, 0, joined((advice.sentence, first)),
                    (*moves(seat, advice), first), advice.rule)
    return _early(action, put, advice.sentence, first, advice.rule)


def _early(action: Action, put: int, sentence: str, first: str, rule: str) -> Advised:
    """The turn has not come yet: what is to be done until then."""
    steps: list[str] = [first]
    # final though it is, a hand takes its actions in turn: it is entered when theirs comes
    if action.verb == "fold":
        steps.append(say("advice.enter-in-turn", line=action.line(), seat=action.seat))
        return Advised(None, 0, 0, joined((sentence, first)), tuple(steps), rule)
    if put:
        steps.append(say("advice.leave-in-front", chips=put, seat=action.seat))
    steps += [say("advice.if-unchanged", seat=action.seat, line=action.line()),
              say("advice.if-changed-back" if put else "advice.if-changed", seat=action.seat, chips=put)]
    stands = say("advice.stands-unless", seat=action.seat, word=say(f"word.{action.verb}"))
    return Advised(None, 0, 0, joined((first, stands)), tuple(steps), rule)


def _when(case: Case, seat: int) -> int:
    """After how many actions it was: now, or if the turn has come to them, one action ago."""
    if case.happened.after is not None:
        return case.happened.after
    others = [deed.number for deed in action_facts.of_round(case.hand, case.done)]
    if case.hand.to_act != seat or not others:
        return len(case.hand.actions)
    return others[-1]


def _check_out_of_turn(case: Case, then: Hand, seat: int, after: int) -> None:
    if then.stage is not Stage.BETTING or then.street_no != case.hand.street_no:
        raise NotNow("other-street", after=after, field="happened.after")
    acted = any(deed.seat == seat and deed.number >= after for deed in case.done)
    if then.to_act == seat or acted:
        raise NotNow(
            "in-turn.acted-since" if acted else "in-turn.was-to-act", seat=seat, now=waiting(then).text,
            field="happened.seat",
        )
    if not then.chips.stack[then.seat_index[seat]]:
        raise NotNow("all-in", seat=seat, field="happened.seat")


def _put_in(then: Hand, i: int, action: Action) -> int:
    """The chips that go with an action."""
    stack, bet = then.chips.stack[i], then.round.bet[i]
    if action.verb in ("fold", "check"):
        return 0
    if action.verb == "all-in":
        return stack
    if action.verb == "call":
        return to_call(then, i)
    to = action.amount if action.amount is not None else raising.least(then) or 0
    return min(max(to - bet, 0), stack)


def wrong_amount(case: Case) -> Advised:
    """A bet or raise to an amount that is not open, noticed at once or later."""
    faced = spot(case)
    to, since = _total(case, faced), case.since()
    # no raise is open to them (`reopen`, a cap): whatever was put in is a call
    if faced.least is None or faced.most is None:
        advice = corrections.chips_in(faced, (to - faced.put_in,), case.house, "raise")
        return case.offer(advice, faced.seat)
    # above the pot (1.1.3) a rule of its own says until when the excess goes back (`pot-overbet`)
    if to > faced.most and case.hand.setup.structure.pot_counts:
        return overbet(case)
    advice = corrections.wrong_amount(faced, to, case.house, next_card=_next_card(since),
                                      acted_since=_acted(since))
    # no line is of two kinds: too late to put right, or right all along, which is entered as it was made
    if advice.action_line is None and faced.legal(to) == to:
        return case.offer(replace(advice, action_line=faced.line(to)), faced.seat)
    return _put_right(case, faced, advice, to, since)


def overbet(case: Case) -> Advised:
    """More than the pot."""
    faced = spot(case)
    _pots_only(case)
    to, since = _total(case, faced), case.since()
    if faced.most is None or to <= faced.most:
        return wrong_amount(case)
    advice = corrections.pot_overbet(faced, to, case.house, next_card=_next_card(since))
    return _put_right(case, faced, advice, to, since)


def underbet(case: Case) -> Advised:
    """"Pot" was announced, and the count fell short."""
    faced = spot(case)
    _pots_only(case)
    to, since = _total(case, faced), case.since()
    if faced.most is None or faced.least is None or to > faced.most:
        return wrong_amount(case)
    advice = corrections.pot_underbet(faced, to, acted_since=_acted(since))
    if advice.action_line is not None:
        return _put_right(case, faced, advice, to, since)
    if faced.legal(to) != to:
        return wrong_amount(case)
    return case.offer(replace(advice, action_line=faced.line(to)), faced.seat)


def _put_right(
    case: Case, faced: Facing, advice: corrections.Advice, to: int, since: tuple[Action, ...],
) -> Advised:
    """The wager made right, for those who acted on it too; or standing as it is."""
    if advice.action_line is None:
        # it stands though it never was open, so no line of it would be taken: the floor enters the nearest
        return Advised(None, 0, 0, advice.sentence, (
            say("advice.play-on", to=to), say("advice.floor-legal")), advice.rule)
    key = "advice.caller-adds" if advice.add else "advice.caller-takes"
    steps = [say(key, seat=action.seat, chips=advice.add or advice.give_back)
             for action in since if action.verb == "call"]
    # a raise over the wrong amount was made to another figure: its player says it anew
    later = [action for action in since if action.verb in ("call", "fold")]
    again = [say("advice.then-enter", line=action.line()) for action in later]
    advised = case.offer(advice, faced.seat, steps)
    return replace(advised, steps=(*advised.steps, *again)) if advised.line else advised


def _total(case: Case, faced: Facing) -> int:
    """The total the wager was made to."""
    to = case.happened.to or 0
    if to > faced.put_in + faced.stack:
        raise NotNow(
            "not-enough-chips.in-all", seat=faced.seat, had=faced.put_in + faced.stack, to=to,
            field="happened.to"
        )
    # no more than the call is no wager: `undercall` rules on it
    if to <= faced.high and faced.call:
        raise NotNow("no-wager", to=to, high=faced.high, field="happened.to")
    return to


def _pots_only(case: Case) -> None:
    if not case.hand.setup.structure.pot_counts:
        raise NotNow("no-pot-limit", betting=case.hand.setup.structure.called, field="happened.kind")


def _next_card(since: tuple[Action, ...]) -> bool:
    """Is the next card out, or has the showdown begun?"""
    # whatever is not said in turn is a card or a showdown
    return any(action.verb not in TURNS for action in since)


def _acted(since: tuple[Action, ...]) -> int:
    return sum(action.verb in TURNS for action in since)
