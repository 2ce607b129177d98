"""The most a wager may be in pot-limit and half-pot-limit, and its sum (1.1.3; house rules 3)."""

from __future__ import annotations

from dataclasses import dataclass
from dealer_assist.texts import Said, say
from dealer_assist.engine.state.hand import Hand
from dealer_assist.rules.house import House


@dataclass(frozen=True, slots=True)
class PotSum:
    """The sum a dealer counts: `call` + `pot` = `after`, on top of `base` makes `top`.

    `part` is what the raise may be of `after`: all of it, or half.
    """

    call: int
    pot: int
    after: int
    base: int
    part: int
    top: int


def pot_sum(hand: Hand, i: int) -> PotSum:
    """The maximum total *to* for player `i`: the call, plus the pot as it stands after that call.

    Source: rulebook 1.1.3; `pot-reading`, `pot-short-blind`, `pot-ante`, `pot-round`, `half-pot-round`.
    """
    setup, (pot, high) = hand.setup, _counted(hand)
    return sum_of(setup.house, setup.betting, setup.chip, betting_unit(hand), pot, high, hand.round.bet[i])


def sum_of(house: House, betting: str, chip: int, unit: int, pot: int, high: int, mine: int) -> PotSum:
    """The sum from its figures: `pot` in the middle with all bets, `high` the wager, `mine` what he has in.

    Shape: `unit` is what bets are multiples of.  Source: rulebook 1.1.3, house rules 3.
    """
    call = high - mine
    after = pot + call
    part = _rounded(house, chip, after)
    if betting == "half-pot-limit":
        part = _half(house, chip, part)
    base = 0 if house["pot-reading"] == "raise-to-pot" and high else high
    top = base + part
    return PotSum(call, pot, after, base, part, top - top % unit)


def betting_unit(hand: Hand) -> int:
    """Bets are multiples of it; an all-in is not (`betting-unit`)."""
    rule = hand.setup.house["betting-unit"]
    if rule == "smallest-chip-in-play":
        return hand.setup.chip
    blinds = [blind for blind in hand.setup.blinds if blind]
    return min(blinds) if rule == "smallest-blind-chip" and blinds else 1


def _counted(hand: Hand) -> tuple[int, int]:
    """The pot and the wager as pot-limit counts them: in the first round blinds and antes differ."""
    setup, house = hand.setup, hand.setup.house
    pot, high = hand.pot, hand.round.high
    if hand.street_no:
        return pot, high
    if house["pot-ante"] == "skip":
        pot -= hand.chips.ante_each + hand.chips.ante_single
    elif house["pot-ante"] == "skip-single-payer":
        pot -= hand.chips.ante_single
    rule = house["pot-short-blind"]
    if rule == "actual" or not setup.big_blind or setup.bomb_pot:
        return pot, high
    big = setup.big_blind
    small = big if rule == "small-as-big" and setup.small_blind else setup.small_blind
    pot += _missing(hand, hand.chips.small_blind, small) + _missing(hand, hand.chips.big_blind, big)
    return pot, max(high, big)


def _missing(hand: Hand, i: int | None, blind: int) -> int:
    """What is lacking of a dead, missing or all-in blind."""
    return blind if i is None else max(0, blind - hand.round.bet[i])


def _rounded(house: House, chip: int, pot: int) -> int:
    unit = house.number("pot-round-unit", chip)
    if house["pot-round"] == "up":
        return -(-pot // unit) * unit
    return pot - pot % unit if house["pot-round"] == "down" else pot


def _half(house: House, chip: int, pot: int) -> int:
    """Half of the pot in smallest chips, an odd one down or up."""
    chips = pot // chip
    half = chips // 2 if house["half-pot-round"] == "down" else -(-chips // 2)
    return half * chip


def explain(hand: Hand, i: int) -> Said:
    """The sum in a dealer's words; its figures add up to the maximum before the stack cuts it."""
    return told(pot_sum(hand, i), hand.round.high, hand.round.bet[i] + hand.chips.stack[i])


def told(s: PotSum, high: int, total: int | None) -> Said:
    """The sum in words: over a wager of `high`, by a player with `total` chips (None: enough)."""
    text = _sum(s, high)
    if s.top != s.base + s.part:
        text = say("limits.whole-chips", sum=text, chips=s.top)
    return text if total is None or total >= s.top else say("limits.stack", sum=text, chips=total)


def _sum(s: PotSum, high: int) -> Said:
    if not high:
        key = "limits.bet" if s.part == s.after else "limits.bet-half"
        return say(key, pot=s.pot, half=s.part, top=s.top)
    if s.base == 0:
        return say("limits.pot-is-total", call=s.call, pot=s.pot, after=s.after)
    key = "limits.raise" if s.part == s.after else "limits.raise-half"
    return say(key, call=s.call, pot=s.pot, after=s.after, part=s.part, base=s.base, to=s.base + s.part)
