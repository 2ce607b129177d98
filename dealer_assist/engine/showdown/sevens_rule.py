"""The Sevens Rule (Appendix B; house rules 6): a seven or better not bet wins no later chips."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.engine.betting.rounds import give_back
from dealer_assist.engine.showdown.pots import Layer
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.showdown.reasons import Note, pot_labels, seats
from dealer_assist.engine.showdown.award import Showdown, settle
from dealer_assist.scales import SCALES
from dealer_assist.texts import capital, say
from dealer_assist.engine.state.hand import HandState

RULE = "App. B"


def fair_pots(hand: HandState, showdown: Showdown, cut: Sequence[Layer], listed: list[Pot],
              ) -> tuple[list[Pot], list[Note]]:
    """The pots that are left to win once each that an offender wins or shares is put right, and why.

    Shape: `cut` and `listed` are the same pots as layers and as seats, before the rake: what goes back is no
    part of a pot. Chips go back to the stacks here; a pot that nothing is left of is not there any more.
    Source: house rules 6.
    """
    offenders = _offenders(hand, showdown)
    if not offenders:
        return listed, []
    fair: list[Pot] = []
    notes: list[Note] = []
    totals = tuple(hand.chips.total)
    for layer, pot, ruled, label in zip(
            cut, listed, settle(showdown, listed).pots, pot_labels(len(listed)), strict=True):
        why: list[Note] = []
        winners = {seat for share in ruled.shares for seat in share.winners}
        guilty = [i for i in offenders if hand.order[i] in winners]
        # house rules 6: "offender not best: nothing changes"
        if not guilty:
            fair.append(pot)
        # R52: to the best hand of those who did not offend
        elif hand.setup.house["sevens-penalty"] == "forfeit":
            fair.append(_forfeit(hand, pot, offenders, why))
        elif len(winners) == len(guilty):
            fair.append(_no_gain(hand, _later(hand, layer, guilty, totals), pot, guilty, why))
        else:
            fair.extend(_tie(hand, _later(hand, layer, guilty, totals), pot, guilty, winners, why))
        notes += [note.behind(label) for note in why]
    return [pot for pot in fair if pot.amount], notes


def _offenders(hand: HandState, showdown: Showdown) -> list[int]:
    """Who checked (or just called a short all-in) with a seven or better, unpaired."""
    scale = SCALES["ace-to-five"]
    # "a 7 or better" is unpaired: a pair of twos with 7-6-4 has nothing that must be bet
    least = scale.threshold("7")
    return [
        i
        for i in hand.live()
        if hand.showdown.offences[i] is not None
        and scale.strength(showdown.hands[hand.order[i]], joker=hand.setup.joker) >= least
    ]


def _later(hand: HandState, layer: Layer, guilty: list[int], totals: tuple[int, ...]) -> dict[int, int]:
    """What each player put into this layer after the offence; where several offended, after all had."""
    befores = [hand.showdown.offences[i] or () for i in guilty]
    before = [max(chips) for chips in zip(*befores, strict=True)]
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


def _no_gain(hand: HandState, later: dict[int, int], pot: Pot, guilty: list[int], notes: list[Note]) -> Pot:
    """Best alone, or tied with none but offenders: the others take back what they put in after that."""
    back = 0
    for j, chips in later.items():
        if j not in guilty and chips:
            give_back(hand, j, chips)
            back += chips
    if back:
        best = [hand.order[i] for i in guilty]
        note = (say("sevens.no-gain", seat=best[0], chips=back) if len(best) == 1
                else capital(say("sevens.no-gain-tied", seats=seats(best), chips=back)))
        notes.append(Note(note, RULE))
    return Pot(pot.amount - back, pot.seats)


def _tie(
    hand: HandState,
    later: dict[int, int],
    pot: Pot,
    guilty: list[int],
    winners: set[int],
    notes: list[Note],
) -> list[Pot]:
    """A tie with who complied: the pot before is shared, the later chips are the other's."""
    offenders = [hand.order[i] for i in guilty]
    others = tuple(seat for seat in sorted(winners) if seat not in offenders)
    own = sum(later[i] for i in guilty)
    rest = sum(later.values()) - own
    alone = hand.setup.house["sevens-tie"] == "all-to-other"
    for i in guilty:
        if later[i]:
            give_back(hand, i, later[i])
        if own or rest or alone:
            note = say("sevens.tie", seat=hand.order[i], own=later[i], rest=rest)
            notes.append(Note(note, RULE))
    if alone:
        return [Pot(pot.amount - own, others)]
    return [Pot(pot.amount - own - rest, tuple(sorted(winners))), Pot(rest, others)]
