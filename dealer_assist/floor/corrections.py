"""What the floor does with chips or words that came wrongly: advice, never applied in silence.

Each function takes what the player faced and what they did, and says which action it is to be
entered as, what goes back or is still owed, and the rule. Entering it is a person's tap.
Source: house rules, sections 2, 3 and 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dealer_assist.rules.house import House
from dealer_assist.texts import Message, capital, joined, say
from dealer_assist.rules.verbs import WAGERS


@dataclass(frozen=True, slots=True)
class Facing:
    """What a player faces when it is their turn.

    Shape: `call` chips they must add, 0 for none; `least`, `most` the totals they may bet or raise to,
    None if they may not; `put_in` what they have in this round; `stack` what they have behind it; `verb`
    what more chips are: bet, raise or complete. `meet` is what just matching is: call or bring-in;
    `full` the least raise of a stack that is deep enough; `amounts` the only totals there are, empty
    for any; `unit` wagers are multiples of; `all_in` the whole stack may go in.
    """

    seat: int
    call: int
    least: int | None
    most: int | None
    put_in: int
    stack: int
    verb: str
    meet: str = "call"
    full: int | None = None
    amounts: tuple[int, ...] = ()
    unit: int = 1
    all_in: bool = True

    @property
    def high(self) -> int:
        """The wager they face, as a total."""
        return self.put_in + self.call

    def line(self, to: int) -> str:
        """The wager as an action line; a completion that has one amount only names none."""
        single = self.verb == "complete" and self.least == self.most
        return f"{self.seat} {self.verb}" if single else f"{self.seat} {self.verb} {to}"

    def legal(self, to: int) -> int:
        """The legal total next to `to`: brought up to the least, cut down to the most.

        Where only a few totals are bets, half of the way to the greater one makes it that.
        """
        assert self.least is not None and self.most is not None, self
        if self.amounts:
            steps = zip(self.amounts, self.amounts[1:], strict=False)
            return max([self.amounts[0], *(high for low, high in steps if 2 * to >= low + high)])
        if to >= self.most:
            return self.most
        return max(to - to % self.unit, self.least)


@dataclass(frozen=True, slots=True)
class Advice:
    """A ruling to be offered.

    Shape: `action_line` as the contract writes actions, None if none is to be entered; `give_back`
    chips that return to the player, `add` chips they still owes; `rule` the house rule it rests on.
    """

    action_line: str | None
    give_back: int
    sentence: str
    rule: str
    add: int = 0


def chips_in(
    spot: Facing, chips: Sequence[int], house: House, spoken: str | None = None, *,
    heads_up: bool = False, first_bet: bool = False,
) -> Advice:
    """Chips put in without a word, or with a word that they do not fit.

    Shape: `chips` the value of each chip; `spoken` None or a word of SPOKEN; `heads_up`, `first_bet`
    two are left, or they face the first bet of the round. An all-in stands as it is, unless the chips
    are a call by themselves: one chip, or none too many, also when they are their last.
    Source: house rules, section 2, `under-raise`, `oversized-chip`, `multi-chip`, `undercall`; for the
    last chips TDA 2024, rules 44 and 45.
    """
    total = sum(chips)
    if spoken in ("call", "check"):
        return _call(spot, total, say("ruling.made-to-fit", word=_word(spoken)), "under-raise")
    # "an all-in stands as it is" (`under-raise`), below half of a raise too
    if spoken == "all-in" or total >= spot.stack and (spoken or _is_more(spot, chips, house)):
        return _all_in(spot, total)
    if spoken is not None:
        return _wager(spot, total, say("ruling.at-least", word=_word(spoken)), "under-raise")
    if spot.verb == "bet" and not spot.call:
        return _wager(spot, total, say("ruling.first-to-bet"), "oversized-chip")
    if total < spot.call:
        return undercall(spot, total, house, heads_up=heads_up, first_bet=first_bet)
    return _silent(spot, chips, house)


def _is_more(spot: Facing, chips: Sequence[int], house: House) -> bool:
    """Are these chips more than a call by what lies on the table?"""
    return sum(chips) <= spot.call or not (_one_chip(spot, chips, house) or _all_needed(spot, chips, house))


def _one_chip(spot: Facing, chips: Sequence[int], house: House) -> bool:
    first_in = spot.verb == "bet" and not spot.call
    return len(chips) == 1 and chips[0] > spot.call and house["oversized-chip"] == "call" and not first_in


def _all_needed(spot: Facing, chips: Sequence[int], house: House) -> bool:
    total = sum(chips)
    # facing 900, 500 and 500: both are needed; facing 400, 500 and 200: the 200 is more than a call
    needed = len(chips) > 1 and total - min(chips) < spot.call < total
    return needed and house["multi-chip"] == "all-needed-is-call"


def _all_in(spot: Facing, total: int) -> Advice:
    """The whole stack; where the betting has a lower maximum, as much of it as may be put in."""
    if not spot.all_in:
        return _wager(spot, total, say("ruling.stack-too-much"), "under-raise",
                      spot.put_in + spot.stack)
    add = max(spot.stack - total, 0)
    more = say("ruling.to-add", chips=add) if add else ""
    return Advice(f"{spot.seat} all-in", 0, joined((say("ruling.all-in", seat=spot.seat), more)),
                  "under-raise", add)


def _silent(spot: Facing, chips: Sequence[int], house: House) -> Advice:
    """Nothing said, over a bet or a blind."""
    total = sum(chips)
    if _one_chip(spot, chips, house):
        return _call(spot, total, say("ruling.one-chip"), "oversized-chip")
    if _all_needed(spot, chips, house):
        return _call(spot, total, say("ruling.all-needed"), "multi-chip")
    return _over_the_call(spot, total, house)


def _over_the_call(spot: Facing, total: int, house: House) -> Advice:
    """Between a call and the least raise: half of the raise decides, or the house's own word."""
    over = total - spot.call
    if over == 0 or spot.least is None or spot.put_in + total >= spot.least:
        return _wager(spot, total, say("ruling.legal"), "under-raise") if over and spot.least \
            else _call(spot, total, say("ruling.no-raise" if over else "ruling.exact"), "reopen")
    # 100/200, over a bet of 500: 300 more is half of 500 and makes it 1,000, 200 more goes back
    raise_by = (spot.full or spot.least) - spot.high
    way = house.word("under-raise")
    if way == "always-raise" or (way == "half" and 2 * over >= raise_by):
        why = say("ruling.half" if way == "half" else "ruling.always-raise", over=over, raise_by=raise_by)
        return _wager(spot, total, why, "under-raise")
    why = say("ruling.under-half" if way == "half" else "ruling.always-call", over=over, raise_by=raise_by)
    return _call(spot, total, why, "under-raise")


def _word(spoken: str) -> Message:
    return say(f"word.{spoken}")


def _wagered(spot: Facing, to: int) -> Message:
    """`raise to 600`."""
    return say(f"wager.{spot.verb}", to=to)


def _ruled(spot: Facing, why: str, what: Message, back: int, add: int) -> str:
    """The reason, and what the action is; `back` chips go back or `add` chips are owed."""
    key = "ruling.ruled-back" if back else "ruling.ruled-add" if add else "ruling.ruled"
    return joined((why, say(key, seat=spot.seat, what=what, chips=back or add)))


def _call(spot: Facing, total: int, why: str, rule: str) -> Advice:
    back, add = max(total - spot.call, 0), max(spot.call - total, 0)
    line = f"{spot.seat} {spot.meet}" if spot.call else f"{spot.seat} check"
    what = say(f"ruling.{spot.meet}", chips=spot.call) if spot.call else say("ruling.check")
    return Advice(line, back, _ruled(spot, why, what, back, add), rule, add)


def _wager(spot: Facing, total: int, why: str, rule: str, aim: int | None = None) -> Advice:
    """A bet or raise to `aim`, or to what the chips make, brought up to the least or down to the most."""
    if spot.least is None or spot.most is None:
        return _call(spot, total, say("ruling.no-raise"), "reopen")
    to = spot.legal(spot.put_in + total if aim is None else aim)
    more = to - spot.put_in - total
    back, add = max(-more, 0), max(more, 0)
    return Advice(spot.line(to), back, _ruled(spot, why, _wagered(spot, to), back, add), rule, add)


def undercall(spot: Facing, total: int, house: House, *, heads_up: bool, first_bet: bool) -> Advice:
    """Too few chips for a call and nothing said: to be made up heads-up, or against the first bet.

    Source: house rules, section 2, `undercall`.
    """
    if house["undercall"] == "full-call" and (heads_up or first_bet):
        return _call(spot, total, say("ruling.make-up"), "undercall")
    return Advice(None, 0, say("ruling.floor-rules", seat=spot.seat, chips=total, call=spot.call),
                  "undercall", spot.call - total)


def undercall_ways(spot: Facing, total: int) -> tuple[Advice, ...]:
    """What the floor chooses from where too few chips are left to it: a call, or a fold that leaves them."""
    left = say("ruling.short-fold", seat=spot.seat, chips=total)
    return _call(spot, total, say("ruling.short-call"), "undercall"), Advice(None, 0, left, "undercall")


def string_bet(
    spot: Facing, first: Sequence[int], later: Sequence[int], house: House, *,
    heads_up: bool = False, first_bet: bool = False,
) -> Advice:
    """Chips in a second motion with no amount said: the first motion counts, the rest goes back.

    Shape: as of `chips_in`; what the first motion lacks comes out of the second one.
    Source: house rules, section 2, `string-bet`.
    """
    if house["string-bet"] == "off":
        return chips_in(spot, [*first, *later], house, heads_up=heads_up, first_bet=first_bet)
    advice = chips_in(spot, first, house, heads_up=heads_up, first_bet=first_bet)
    late = sum(later)
    # the first motion made it a raise to 400 with 300: the 100 it lacks is taken from the second
    used = min(advice.add, late) if advice.action_line else 0
    rest = say("ruling.second-none")
    if late > used:
        rest = say("ruling.second-left" if used else "ruling.second-back", chips=late - used)
    return replace(advice, give_back=advice.give_back + late - used, add=advice.add - used,
                   rule="string-bet", sentence=joined((advice.sentence, rest)))


def out_of_turn(line: str, since: Sequence[str], house: House, chips: int = 0) -> Advice:
    """Someone acted before their turn, and the turn has now come to them.

    Shape: `line` what they did, as an action line; `since` the verbs of those they passed over, in
    order; `chips` what they put in. A check, call or fold changes nothing; a bet or raise frees them.
    Source: house rules, section 2, `out-of-turn`.
    """
    seat, verb = line.split()[:2]
    # a call or a fold in between leaves what they faced as it was
    changed = any(word in (*WAGERS, "all-in") for word in since)
    if verb == "fold":
        return Advice(line, 0, say("ruling.fold-final", seat=seat), "out-of-turn")
    if house["out-of-turn"] == "binding-if-unchanged" and not changed:
        return Advice(line, 0, say("ruling.unchanged", seat=seat, word=_word(verb)), "out-of-turn")
    why = say("ruling.changed" if changed else "ruling.never-binding")
    key = "ruling.free-back" if chips else "ruling.free"
    return Advice(None, chips, say(key, why=why, seat=seat, chips=chips), "out-of-turn")


def wrong_amount(spot: Facing, to: int, house: House, *, next_card: bool, acted_since: int) -> Advice:
    """A bet or raise to an amount outside the range, noticed late: put right for everyone, or not.

    Shape: `to` the total it was made; `next_card` the next card is out or the showdown has begun;
    `acted_since` how many have acted on it.  Source: house rules, section 2, `wrong-amount-until`.
    """
    assert spot.least is not None and spot.most is not None, spot
    right = spot.legal(to)
    until = house.word("wrong-amount-until")
    late = next_card or until == "never" or (until == "two-actions" and acted_since >= 2)
    if late or right == to:
        key = "ruling.wager-legal" if right == to else "ruling.too-late"
        return Advice(None, 0, _on_wager(key, spot, to), "wrong-amount-until")
    return Advice(spot.line(right), max(to - right, 0), _on_wager("ruling.make-it", spot, to, right=right),
                  "wrong-amount-until", max(right - to, 0))


def _on_wager(key: str, spot: Facing, to: int, **more: int) -> str:
    """A sentence about the wager that was made."""
    return capital(say(key, wager=_wagered(spot, to), **more))


def pot_overbet(spot: Facing, to: int, house: House, *, next_card: bool) -> Advice:
    """More than the pot: the excess returns; by `stands-after-street` only until the next card.

    Source: house rules, section 3, `pot-overbet`.
    """
    assert spot.most is not None and to > spot.most, spot
    if next_card and house["pot-overbet"] == "stands-after-street":
        return Advice(None, 0, say("ruling.card-out", wager=_wagered(spot, to)), "pot-overbet")
    return Advice(spot.line(spot.most), to - spot.most,
                  say("ruling.over-pot", pot=spot.most, chips=to - spot.most, seat=spot.seat),
                  "pot-overbet")


def pot_underbet(spot: Facing, to: int, *, acted_since: int) -> Advice:
    """"Pot" was announced and the count came out short: raised only until two players have acted.

    Source: house rules, section 3, `pot-overbet`.
    """
    assert spot.most is not None, spot
    if acted_since >= 2 or to >= spot.most:
        return Advice(None, 0, _on_wager("ruling.stands", spot, to), "pot-overbet")
    return Advice(spot.line(spot.most), 0,
                  say("ruling.under-pot", pot=spot.most, chips=spot.most - to),
                  "pot-overbet", spot.most - to)
