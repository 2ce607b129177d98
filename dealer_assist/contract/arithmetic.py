"""Sums that cost players chips when done under pressure, without a hand: pot-limit, pots, odd chips, deals.

Each function takes a document and answers one, by the same rules as a hand that is followed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Any

from dealer_assist.rules.bounds import MOST_SETTING
from dealer_assist.rules.house import HOUSE_KEYS, House, read_house
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.betting.pot_limit import PotLimit
from dealer_assist.engine.showdown.odd_chips import Claims
from dealer_assist.engine.showdown.pots import cut
from dealer_assist.contract.reading import (
    is_tournament,
    known_keys,
    list_of,
    optional_whole,
    seat_number,
    table_of,
    whole,
)
from dealer_assist.engine.showdown.split import PotPart, by_seat, parts, split
from dealer_assist.errors import Unreadable
from dealer_assist.rules.rule import PRESET
from dealer_assist.texts import listed, say
from dealer_assist.tournament.money import deals

LIMITS = {name: one for name, one in STRUCTURES.items() if isinstance(one, PotLimit)}


def pot_limit(document: Mapping[str, Any]) -> dict[str, Any]:
    """The most a player may bet or raise to.

    Shape in: `pot` everything in the middle, the bets of this round with it; `bet` the wager to match; `in`
    what the player has in of this round; `stack` what they have behind (null: enough); `chip`, `betting`.
    Shape out: `call`, `most` the total *to*, `adds`, `all_in`, `how` the sum in words.
    Errors: `bad-number`, `bad-betting`.  Source: 1.1.3, house rules 3.
    """
    known_keys(document, ("pot", "bet", "in", "stack", "chip", "betting", *HOUSE_KEYS))
    pot, bet, mine = (whole(document.get(key, 0), key) for key in ("pot", "bet", "in"))
    stack, chip = optional_whole(document, "stack"), whole(document.get("chip", 1), "chip", 1)
    betting = document.get("betting", PotLimit.name)
    if betting not in LIMITS:
        raise Unreadable("bad-betting", known=listed(tuple(LIMITS), "or"), field="betting")
    if mine > bet:
        raise Unreadable("bad-number.nothing-to-match", chips=mine, bet=bet, field="in")
    # 1.1.3: `pot` is everything in the middle, the wager to match with it; without it the sum would be short
    if pot < bet + mine:
        raise Unreadable("bad-number.pot-holds", chips=bet + mine, field="pot")
    structure = LIMITS[betting]
    pot_sum = structure.sum_of(_house(document), chip, _unit(_house(document), chip), pot, bet, mine)
    total = None if stack is None else stack + mine
    most = pot_sum.top if total is None else min(pot_sum.top, total)
    return {
        "call": pot_sum.call if stack is None else min(pot_sum.call, stack), "most": most,
        "adds": most - mine, "all_in": total is not None and most == total,
        "how": structure.in_words(pot_sum, bet, total),
    }


def side_pots(document: Mapping[str, Any]) -> dict[str, Any]:
    """The pots that chips of several sizes make.

    Shape in: `in` what each seat put in over the hand; `folded` the seats without cards; `dead` chips that
    are nobody's (antes of players who left). Shape out: `returned` by seat, what no one matched; `pots`, the
    main pot first, each with `amount`, `seats`, and `each`, what one seat has in it; `told` a sentence a pot.
    Errors: `bad-number`, `bad-seat`, `too-few-players`.  Source: house rules 8, `uncalled`, `side-pots`.
    """
    known_keys(document, ("in", "folded", "dead"))
    put = {seat_number(seat, f"in.{seat}"): whole(chips, f"in.{seat}")
           for seat, chips in table_of(document, "in").items()}
    folded = {seat_number(seat, "folded") for seat in list_of(document, "folded")}
    live = sorted(seat for seat in put if seat not in folded)
    if not live:
        raise Unreadable("too-few-players", field="folded")
    returned = _uncalled(put, live)
    for seat, chips in returned.items():
        put[seat] -= chips
    pots = _cut(put, live, whole(document.get("dead", 0), "dead"))
    return {"returned": {str(seat): chips for seat, chips in returned.items()}, "pots": pots,
            "told": [*_returns(returned), *_sentences(pots)]}


def _uncalled(put: Mapping[int, int], live: Sequence[int]) -> dict[int, int]:
    """What the biggest wager holds that nobody, folded or not, matched."""
    most = max(live, key=lambda seat: put[seat])
    # 150 of a folded hand match too; of 500, 900, 2,000 and 1,600 the 2,000 has 400 back
    others = max((chips for seat, chips in put.items() if seat != most), default=0)
    return {most: put[most] - others} if put[most] > others else {}


def _cut(put: Mapping[int, int], live: Sequence[int], dead: int) -> list[dict[str, Any]]:
    """Layers up to each all-in, as a hand's own pots are cut."""
    # a folded stack tops no pot: its chips lie in the pots of those who stayed
    tops = sorted({put[seat] for seat in live})
    layers = cut(
        tuple(put.values()), tops, dead, lambda top: tuple(seat for seat in live if put[seat] >= top)
    )
    return [{"amount": layer.amount, "seats": list(layer.live),
             "each": min(put[seat] for seat in layer.live) - layer.low} for layer in layers]


def _returns(returned: Mapping[int, int]) -> Iterable[str]:
    return [say("sums.returned", chips=chips, seat=seat) for seat, chips in returned.items()]


def _sentences(pots: Sequence[Mapping[str, Any]]) -> list[str]:
    sentences: list[str] = []
    for n, pot in enumerate(pots):
        key = "sums.pot" if len(pots) == 1 else "sums.main" if n == 0 else "sums.side"
        seats = ", ".join(str(seat) for seat in pot["seats"])
        sentences.append(say(key, n=len(pot["seats"]), number=n, chips=pot["amount"], seats=seats,
                             each=pot["each"]))
    return sentences


def odd_chip(document: Mapping[str, Any]) -> dict[str, Any]:
    """Who gets which chips of a pot that is parted, where the winners are known.

    Shape in: `amount`, `chip`, `button`, `sides`: the winners of each side, the side that takes the odd chip
    first (one side, or two halves). Shape out: `awards` by seat, `sides` with `amount` and `awards`, `told`.
    Errors: `bad-number`, `bad-seat`, `bad-form`.  Source: 1.2.3, R3 to R8; `odd-chip-most`.
    """
    known_keys(document, ("amount", "chip", "button", "sides", *HOUSE_KEYS))
    amount, chip = whole(document.get("amount"), "amount", 1), whole(document.get("chip", 1), "chip", 1)
    button = seat_number(document.get("button"), "button")
    sides = _sides(document)
    claims = Claims(_house(document))
    # 1,050 in 100s: 10 units and 50 over, 550 and 500 (R4)
    halves = parts(amount, len(sides), chip)
    shares = [_share(tied, part, button, chip, claims) for tied, part in zip(sides, halves, strict=True)]
    awards: dict[int, int] = {}
    for share in shares:
        for seat, part in share.items():
            awards[seat] = awards.get(seat, 0) + part.amount
    return {
        "awards": {str(seat): chips for seat, chips in sorted(awards.items())},
        "sides": [
            {"amount": half.amount,
             "awards": {str(seat): part.amount for seat, part in sorted(share.items())}}
            for half, share in zip(halves, shares, strict=True)
        ],
        "told": _odd(halves, shares, button),
    }


def _sides(document: Mapping[str, Any]) -> list[list[int]]:
    sides = list_of(document, "sides")
    if not 1 <= len(sides) <= 2 or not all(isinstance(one, list) and one for one in sides):
        raise Unreadable("bad-form.sides", field="sides")
    return [sorted({seat_number(seat, f"sides.{n}") for seat in one}) for n, one in enumerate(sides)]


def _share(tied: list[int], part: PotPart, button: int, chip: int, claims: Claims) -> dict[int, PotPart]:
    """One side among those who tie; who had an odd chip of this pot stands behind."""
    if len(tied) == 1:
        paid = {tied[0]: part}
    # it comes out even: nobody has had an odd chip of this pot by it (R6)
    elif part.amount % (chip * len(tied)) == 0:
        paid = dict.fromkeys(tied, PotPart(part.amount // len(tied), False))
    else:
        order = by_seat(tied, button)
        paid = split(part.amount, order, chip, claims.had(tuple(tied)), to_first=claims.heaped)
    claims.settled(tuple(tied), [seat for seat, one in paid.items() if one.odd])
    return paid


def _odd(halves: Sequence[PotPart], shares: Sequence[Mapping[int, PotPart]], button: int) -> list[str]:
    sentences: list[str] = []
    if len(halves) == 2:
        key = "sums.uneven" if halves[0].odd else "sums.even"
        sentences.append(say(key, first=halves[0].amount, second=halves[1].amount))
    for n, share in enumerate(shares, 1):
        odd = [seat for seat, part in share.items() if part.odd]
        if len(share) > 1 and odd:
            seats = ", ".join(str(seat) for seat in odd)
            key = "sums.odd-of-side" if len(halves) == 2 else "sums.odd"
            sentences.append(say(key, n=len(odd), side=n, seats=seats, button=button))
    return sentences or [say("sums.no-odd")]


def deal(document: Mapping[str, Any]) -> dict[str, Any]:
    """What each player gets in a deal at the final table, by the independent chip model and by chips.

    Shape in: `stacks` the chips of each player, `prizes` those that are left, first place first and no more
    than players. Shape out: `icm` and `chips`, whole units in the order of the stacks that add up to `total`,
    all prizes; `told` a sentence a way. Above fifteen players ICM is sampled: `error` in units, twice the
    standard error of the worst figure, and of how many `samples`; both are 0 where it is exact.
    Errors: `bad-number`, `bad-form`, `bad-deal`.  Source: `tournament/money/deals.py`.
    """
    known_keys(document, ("stacks", "prizes"))
    stacks, prizes = (_money(document, key) for key in ("stacks", "prizes"))
    deals.check(stacks, prizes)
    if len(prizes) > len(stacks):
        # nobody is there to play for the last of them, so a deal would not give all of the prizes out
        raise Unreadable("bad-deal.places", players=len(stacks), places=len(prizes), field="prizes")
    by_places, by_chips = deals.icm_of(tuple(stacks), tuple(prizes), "deal"), deals.chip_chop(stacks, prizes)
    sampled = [sampled_text(by_places)] if by_places.samples else []
    return {
        "icm": list(by_places.amounts), "chips": list(by_chips.amounts),
        "total": sum(prizes), "error": round(by_places.error, 2), "samples": by_places.samples,
        "told": [say("sums.deal-icm"), *sampled, say("sums.deal-chips"),
                 *over_first_text(by_chips, prizes)],
    }


def sampled_text(deal: deals.Deal) -> str:
    """Of how many finishes a model above fifteen players was sampled, and how far off it may be."""
    return deal_text(deal.samples, deal.error)


def over_first_text(chopped: deals.Deal, prizes: Sequence[int]) -> list[str]:
    """That nobody else would agree to it: by chips the first gets more than the first prize."""
    most = deals.over_first(chopped, prizes)
    return [say("sums.deal-over-first", most=most, first=prizes[0])] if most else []


def deal_text(samples: int, error: float) -> str:
    """The same of a deal that was written down."""
    return say("sums.deal-sampled", samples=samples, error=ceil(error))


def _money(document: Mapping[str, Any], key: str) -> list[int]:
    return [whole(one, f"{key}.{n}", most=MOST_SETTING) for n, one in enumerate(list_of(document, key))]


def _house(document: Mapping[str, Any]) -> House:
    preset = document.get("preset", PRESET)
    return read_house(preset, table_of(document, "house"), is_tournament(document))


def _unit(house: House, chip: int) -> int:
    # of a sum without a table the blinds' chip is not known
    return chip if house["betting-unit"] == "smallest-chip-in-play" else 1
