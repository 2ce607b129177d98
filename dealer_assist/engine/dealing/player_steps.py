"""What players do with their own cards besides drawing: discard, keep, part, expose, roll up, choose."""

from __future__ import annotations

from dealer_assist.cards import JOKER, UNKNOWN, Card
from dealer_assist.engine.dealing import deals, draws, due
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.dealing.named_cards import enter
from dealer_assist.engine.state.stage import STEPPING
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.errors import NotNow
from dealer_assist.games import Step
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.texts import joined, named, say
from dealer_assist.engine.state.hand import HandState

VARIABLE = -1  # owed: as many as the player likes, within the step's bounds


def act(hand: HandState, action: Action, i: int) -> None:
    """Take one of these actions.

    Errors: `no-discard` and the like where it is not asked for, `card-count`, `not-held`, `bad-parts`.
    """
    if hand.folded[i]:
        raise NotNow("hand-folded", seat=hand.order[i], now=WHAT_NOW)
    _VERBS[action.verb](hand, action, i)


def with_action(hand: HandState, i: int) -> None:
    """The first action of the round brings a step with it: keeping cards (2.50), or a door card (2.44)."""
    step = hand.streets[hand.street_no].with_action
    if step is None or hand.cards.kept[i] or hand.folded[i]:
        return
    hand.cards.kept[i] = True
    due.ask(hand, step.word, [i])
    if step.word == "keep":
        hand.cards.owed[i] = VARIABLE
        return
    for _ in range(step.low):
        if UNKNOWN not in hand.cards.down[i]:
            draws.forget(hand, i)
        hand.cards.down[i].remove(UNKNOWN)
        hand.cards.up[i].append(UNKNOWN)


def all_with_action(hand: HandState) -> None:
    """At the end of the round those who never acted (all-in in the blind) have done it too."""
    for i in hand.live():
        with_action(hand, i)


def bounds(hand: HandState, i: int) -> tuple[int, int]:
    """How few and how many cards player `i` may throw."""
    if hand.cards.owed[i] != VARIABLE:
        least = min(step.low for street in hand.streets for step in street.steps if step.word == "discard")
        return min(least, hand.cards.owed[i]), hand.cards.owed[i]
    held, keeps = len(hand.cards.down[i]), (street.with_action for street in hand.streets)
    keep = next(step for step in keeps if step is not None and step.word == "keep")
    return max(0, held - keep.high), held - keep.low


def thrown_unsaid(hand: HandState, i: int) -> int:
    """How many cards fewer a hand has when it is tabled: a discard that was passed over is made by then."""
    return max(0, hand.cards.owed[i])


def may_have_thrown(hand: HandState, i: int) -> int:
    """How many more a hand that is tabled may lack: nobody has said how many are kept (2.50)."""
    return bounds(hand, i)[1] if hand.cards.owed[i] == VARIABLE else 0


def ask_discard(hand: HandState, step: Step) -> None:
    """Everybody throws exactly so many; which ones the table need not know."""
    if not hand.betting_over:
        # betting went on after the last discard, so that one is under the chips, named or not
        settle_discards(hand)
    for i in hand.live():
        hand.cards.owed[i] += step.low  # all-in, several discards may be outstanding at once
    due.ask(hand, "discard", deals.serving(hand), step.low)


def settle_discards(hand: HandState) -> None:
    """What was thrown without being named is gone all the same."""
    for i in hand.live():
        if hand.cards.owed[i] > 0:
            _throw(hand, i, hand.cards.owed[i], None)
            hand.cards.owed[i] = 0


def _discard(hand: HandState, action: Action, i: int) -> None:
    seat = hand.order[i]
    if action.amount and not hand.cards.owed[i] and due.asked(hand, "discard", i) == action.amount:
        due.finish(hand, "discard", i)  # a run-out has shuffled it in already, thrown unseen
        return
    if not hand.cards.owed[i]:
        raise NotNow("no-discard", seat=seat, now=WHAT_NOW)
    low, high = bounds(hand, i)
    count = action.amount or 0
    if not low <= count <= high:
        key = "discard-count.exact" if low == high else "discard-count.from-to"
        raise NotNow(key, seat=seat, count=count, low=low, high=high)
    due.finish(hand, "keep" if hand.cards.owed[i] == VARIABLE else "discard", i)
    _throw(hand, i, count, action.cards)
    hand.cards.owed[i] = max(0, hand.cards.owed[i] - count)
    hand.round.last[i] = ("discards", count)


def _throw(hand: HandState, i: int, count: int, cards: tuple[Card, ...] | None) -> None:
    draws.throw(hand, i, count, cards)
    hand.cards.thrown += count


def parts_of(hand: HandState) -> tuple[tuple[str, int], ...]:
    """The names and sizes of the parts of a parted hand; empty where hands are not parted."""
    steps = (step for street in hand.streets for step in street.steps)
    return next((step.parts for step in steps if step.word == "part"), ())


def name_parts(hand: HandState, i: int, pieces: tuple[tuple[Card, ...], ...]) -> None:
    """Put the parts of a hand under the page's names; sizes tell them apart.

    Errors: `bad-parts` when the sizes are not those of the page.
    """
    wanted = parts_of(hand)
    by_size = {len(piece): piece for piece in pieces}
    if not wanted or sorted(map(len, pieces)) != sorted(size for _, size in wanted):
        if not wanted:
            raise NotNow("bad-parts.not-parted")
        shape = [say("prompts.part-of", size=size, name=named("part", name)) for name, size in wanted[::-1]]
        raise NotNow("bad-parts.shape", seat=hand.order[i], shape=joined(shape, " / "))
    parted = tuple(by_size[size] for _, size in wanted)
    if [set(part) for part in hand.cards.parts.get(i, parted)] != [set(part) for part in parted]:
        was = " / ".join(" ".join(map(str, part)) for part in reversed(hand.cards.parts[i]))
        raise NotNow("bad-parts.parted-so", seat=hand.order[i], parts=was, rule=hand.game.section)
    hand.cards.parts[i] = parted


def name_down(hand: HandState, i: int, cards: list[Card]) -> None:
    """Name the down cards of a hand; up cards may be among what is named.

    Errors: `card-count`, `not-held`, `duplicate-card`, `not-in-deck`.
    """
    held = hand.cards.down[i]
    if not hand.due and UNKNOWN not in cards and cards in (held, held + hand.cards.up[i]):
        return  # all of it was entered already
    later = _later(hand, i, cards)
    down, seat = hand.cards.down[i][: len(hand.cards.down[i]) - later[0]], hand.order[i]
    up = hand.cards.up[i][: len(hand.cards.up[i]) - later[1]]
    if UNKNOWN in cards:
        raise NotNow("card-count.no-unseen", seat=seat)
    if len(cards) == len(down) + len(up):
        # a whole stud hand, as it lies on the felt; the up cards were seen before
        cards = _without_up(hand, i, cards, len(up))
    if len(cards) != len(down):
        raise NotNow("card-count.enter-all", seat=seat, held=len(down) + len(up), count=len(cards))
    for card in [card for card in down if card != UNKNOWN]:
        if card not in cards:
            raise NotNow("not-held.dealt-another", seat=seat, card=card.words())
    known = set(down)
    fresh = [card for card in cards if card not in known]
    if len(set(cards)) != len(cards):
        raise NotNow("duplicate-card.shown-twice", seat=seat)
    for card in fresh:
        if hand.cards.where.get(card) != i:
            enter(hand, card, i)
    hand.cards.down[i][: len(down)] = cards
    if later == (0, 0):
        due.whole_hand_entered(hand, i)


def _later(hand: HandState, i: int, cards: list[Card]) -> tuple[int, int]:
    """Cards, down and up, that an open hand still gets after those that are named (R64)."""
    down, up, named = due.owed(hand, i, DOWN), due.owed(hand, i, UP), len(cards)
    lying, open_ = len(hand.cards.down[i]) - down, {*hand.cards.up[i]} - {UNKNOWN}
    if named == len(hand.cards.down[i]) and not open_ <= {*cards}:
        return 0, 0  # every down card, the one that is due among them, and none that lies open
    return (down, up) if named in (lying, lying + len(hand.cards.up[i]) - up) else (0, 0)


def _without_up(hand: HandState, i: int, cards: list[Card], dealt: int) -> list[Card]:
    """Check the up cards off; up cards nobody named are the last of those shown, in order of dealing."""
    up, seat = hand.cards.up[i], hand.order[i]
    for card in up:
        if card == UNKNOWN:
            continue
        if card not in cards:
            raise NotNow("not-held.face-up-not-shown", card=card.words(), seat=seat)
        cards.remove(card)
    for n, card in enumerate(up[:dealt]):
        if card == UNKNOWN:
            # two down cards first, as stud is dealt and fanned: what follows lay open
            named = cards.pop(min(len(cards) - 1, 2))
            enter(hand, named, i)
            up[n] = named
    return cards


def _part(hand: HandState, action: Action, i: int) -> None:
    if not hand.cards.to_part:
        raise NotNow("no-part", now=WHAT_NOW)
    name_parts(hand, i, action.parts)
    name_down(hand, i, [card for part in action.parts for card in part])
    due.finish(hand, "part", i)
    hand.round.last[i] = ("parts",)


def _expose(hand: HandState, action: Action, i: int) -> None:
    """Open a down card; a joker that was dealt down stays wild (2.37)."""
    _in_turn(hand, i)
    due.clear(hand)
    if action.verb == "pat":
        hand.round.last[i] = ("keeps",)
    else:
        _turn_up(hand, i, action.cards)
        hand.round.last[i] = ("exposes",)
    hand.queue.pop(0)
    if not hand.queue:
        hand.stage = STEPPING
        hand.step_no += 1


def asked_to_expose(hand: HandState, seat: int) -> Waiting:
    """What the dealer reads while a player decides about the down card (2.37)."""
    return Waiting("expose", say("prompts.expose", seat=seat), seat=seat, count=1)


def _in_turn(hand: HandState, i: int) -> None:
    if not hand.queue or i != hand.queue[0]:
        raise NotNow("out-of-turn.decides", seat=hand.order[hand.queue[0]], now=WHAT_NOW)


def _turn_up(hand: HandState, i: int, cards: tuple[Card, ...] | None) -> None:
    """Move one card from face down to face up, known or not."""
    down, seat = hand.cards.down[i], hand.order[i]
    if cards is not None and len(cards) != 1:
        raise NotNow("card-count.opens-one", seat=seat)
    card = cards[0] if cards else (down[0] if len(down) == 1 else UNKNOWN)
    if card != UNKNOWN and card in down:
        down.remove(card)
    elif UNKNOWN in down:
        if card != UNKNOWN and hand.cards.where.get(card) != i:
            enter(hand, card, i)
        down.remove(UNKNOWN)
    else:
        raise NotNow("not-held.face-down", seat=seat)
    hand.cards.opened[i] += (len(hand.cards.up[i]),)
    hand.cards.up[i].append(card)
    if card == JOKER:
        hand.cards.joker_opened = True


def _door(hand: HandState, action: Action, i: int) -> None:
    """Name the door card a player rolled up with their action (2.44)."""
    cards = action.cards or ()
    if UNKNOWN not in hand.cards.up[i] or not hand.cards.kept[i]:
        raise NotNow("no-door", seat=hand.order[i], now=WHAT_NOW)
    if len(cards) != 1:
        raise NotNow("card-count.one-door", seat=hand.order[i])
    if hand.cards.where.get(cards[0]) != i:
        enter(hand, cards[0], i)
    hand.cards.up[i][hand.cards.up[i].index(UNKNOWN)] = cards[0]
    due.finish(hand, "door", i)


_VERBS = {
    "discard": _discard, "part": _part, "expose": _expose, "pat": _expose, "door": _door,
}
