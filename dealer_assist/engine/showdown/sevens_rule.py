"""The Sevens Rule (Appendix B; house rules 6): a seven or better not bet wins no later chips."""

from __future__ import annotations

from dealer_assist.engine.betting.rounds import give_back
from dealer_assist.engine.showdown.pots import Layer
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.showdown.reasons import Note, seats
from dealer_assist.engine.showdown.award import Showdown, settle
from dealer_assist.scales import SCALES
from dealer_assist.texts import capital, say
from dealer_assist.engine.state.hand import HandState

RULE = "App. B"


def settle_offence(hand: HandState, showdown: Showdown, cut: list[Layer], listed: list[Pot]) -> None:
    """Settle each pot again that an offender wins or shares; the ruling and the stacks are put right.

    Shape: `cut` and `listed` are the same pots as layers and as seats. Source: house rules 6.
    """
    offenders = _offenders(hand, showdown)
    if not offenders or hand.showdown.ruling is None:
        return
    fair: list[Pot] = []
    notes: list[Note] = []
    totals = tuple(hand.chips.total)
    for layer, pot, ruled in zip(cut, listed, hand.showdown.ruling.pots, strict=True):
        winners = {seat for share in ruled.shares for seat in share.winners}
        guilty = [i for i in offenders if hand.order[i] in winners]
        # house rules 6: "offender not best: nothing changes"
        if not guilty:
            fair.append(pot)
        # R52: to the best hand of those who did not offend
        elif hand.setup.house["sevens-penalty"] == "forfeit":
            fair.append(_forfeit(hand, pot, offenders, notes))
        elif len(winners) == 1:
            fair.append(_no_gain(hand, _later(hand, layer, guilty[0], totals), pot, guilty[0], notes))
        else:
            fair.extend(_tie(hand, _later(hand, layer, guilty[0], totals), pot, guilty[0], winners, notes))
    again = settle(showdown, fair)
    hand.showdown.ruling = again.noted(after=notes)


def _offenders(hand: HandState, showdown: Showdown) -> list[int]:
    """Who checked (or just called a short all-in) with a seven or better, unpaired."""
    scale = SCALES["ace-to-five"]
    least = scale.threshold("7")
    return [
        i
        for i in hand.live()
        if hand.showdown.offences[i] is not None
        and scale.strength(showdown.hands[hand.order[i]], joker=hand.setup.joker) >= least
    ]


def _later(hand: HandState, layer: Layer, offender: int, totals: tuple[int, ...]) -> dict[int, int]:
    """What each player put into this layer after the offence."""
    before = hand.showdown.offences[offender] or ()
    return {
        j: (min(totals[j], layer.high) - min(totals[j], layer.low))
        - (min(before[j], layer.high) - min(before[j], layer.low))
        for j in range(hand.count)
    }


def _forfeit(hand: HandState, pot: Pot, offenders: list[int], notes: list[Note]) -> Pot:
    """The harder rooms: the pot goes to the best hand among those who did not offend.

    Where all who are left offended the rule is silent, and the best hand takes it (R52).
    """
    out = [hand.order[i] for i in offenders if hand.order[i] in pot.seats]
    rest = tuple(seat for seat in pot.seats if seat not in out)
    if not rest:
        return pot
    notes.append(Note(capital(say("sevens.forfeit", seats=seats(out))), RULE))
    return Pot(pot.amount, rest)


def _no_gain(hand: HandState, later: dict[int, int], pot: Pot, offender: int, notes: list[Note]) -> Pot:
    """Best alone: the others take back what they put in after the offence."""
    back = 0
    for j, chips in later.items():
        if j != offender and chips:
            give_back(hand, j, chips)
            back += chips
    if back:
        notes.append(Note(say("sevens.no-gain", seat=hand.order[offender], chips=back), RULE))
    return Pot(pot.amount - back, pot.seats)


def _tie(
    hand: HandState,
    later: dict[int, int],
    pot: Pot,
    offender: int,
    winners: set[int],
    notes: list[Note],
) -> list[Pot]:
    """A tie with who complied: the pot before is shared, the later chips are the other's."""
    others = tuple(seat for seat in sorted(winners) if seat != hand.order[offender])
    own = later[offender]
    if own:
        give_back(hand, offender, own)
    rest = sum(later.values()) - own
    alone = hand.setup.house["sevens-tie"] == "all-to-other"
    if own or rest or alone:
        notes.append(Note(say("sevens.tie", seat=hand.order[offender], own=own, rest=rest), RULE))
    if alone:
        return [Pot(pot.amount - own, others)]
    before = Pot(pot.amount - own - rest, tuple(sorted(winners)))
    return [before, Pot(rest, others)] if rest else [before]
