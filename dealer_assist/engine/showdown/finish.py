"""The end of a hand: who shows, what the tabled cards win, and the Sevens Rule's settlement."""

from __future__ import annotations

from collections.abc import Sequence
from dealer_assist.cards import JOKER, UNKNOWN, Card
from dealer_assist.engine.dealing import draws, due, player_steps, redraw, runouts
from dealer_assist.engine.betting import opening
from dealer_assist.engine.showdown import mucked_pots, pots, reasons, sevens_rule
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.betting.rounds import return_uncalled
from dealer_assist.engine.showdown.pots import Layer
from dealer_assist.engine.showdown.split import Pot, PotRuling, in_all, unseen
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.award import Ruling, Showdown, settle, unopposed
from dealer_assist.engine.state.stage import OVER, SHOWDOWN
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.errors import NotNow
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.engine.state.hand import HandState


def begin(hand: HandState) -> None:
    """The last street is over: hands are shown, and the board is completed where it decides."""
    hand.stage = SHOWDOWN
    hand.betting_over = True
    hand.showdown.showing_seats = show_order(hand)
    try_settle(hand)


def show_order(hand: HandState) -> tuple[int, ...]:
    """Last aggressor first, else as the last round opens; side pots before the main pot (house rules 7)."""
    # `last-aggressor` speaks of the final round; one that is still to come has no bets
    first = hand.round.aggressor if hand.street_no >= len(hand.streets) - 1 else None
    # an aggressor whose hand was ruled dead shows nothing (R59)
    if first is None or hand.folded[first] or hand.setup.house["show-order"] == "position":
        first = _first_by_position(hand)
    turn = [i for i in (*range(first, hand.count), *range(first)) if not hand.folded[i]]
    cut = pots.layers(hand)
    if len(cut) > 1:
        deepest = {i: max([n for n, layer in enumerate(cut) if i in layer.live]) for i in turn}
        turn.sort(key=lambda i: -deepest[i])
    return tuple(turn)


def _first_by_position(hand: HandState) -> int:
    """Left of the button; in stud the high board, or the low one in low games."""
    opens = hand.streets[-1].opens
    # a board that is not known cannot be called the best: then the first of the deal shows
    if opens == "best board" and all(UNKNOWN not in hand.cards.up[i] for i in hand.live()):
        return opening.best_board_index(hand, opens)
    return 0


def uncontested(hand: HandState) -> None:
    """One hand is left: it takes every pot, unseen."""
    return_uncalled(hand)
    seat = hand.order[hand.folded.index(False)]
    amounts = [hand.pot]
    if hand.terms.rakes:
        hand.chips.raked = pots.take_rake(hand, amounts)
        hand.chips.rake = sum(hand.chips.raked)
    hand.showdown.ruling = unopposed(hand.terms.first_side, amounts[0], seat)
    _pay(hand)


def show_or_muck(hand: HandState, action: Action, i: int) -> None:
    """A hand is tabled or thrown in at the showdown; before its end all-in hands may be opened early.

    Nobody says what a hand is: `cards-speak` (house rules 7).
    Errors: `no-showdown`, `card-count`, `not-held`, `duplicate-card`, `no-muck`.
    """
    seat = hand.order[i]
    if hand.folded[i]:
        raise NotNow("hand-folded.nothing-to-show", seat=seat, now=WHAT_NOW)
    if not hand.betting_over:
        raise NotNow("no-showdown", now=WHAT_NOW)
    if action.verb == "show":
        _show(hand, action, i)
    else:
        _muck(hand, i)
    if hand.stage is SHOWDOWN:
        try_settle(hand)


def _muck(hand: HandState, i: int) -> None:
    """A player may throw their hand in unseen, unless all hands are open (`all-in-show`)."""
    redraw.no_muck(hand, i)
    face_up = hand.setup.house["all-in-show"] == "face-up-at-once"
    # thrown in unseen, a winning hand could give its chips away: all lie open, and nobody chooses
    if face_up and any(not hand.chips.stack[j] for j in hand.live()):
        raise NotNow("no-muck.all-in", seat=hand.order[i], rule="house rule all-in-show")
    if hand.stage is not SHOWDOWN:
        raise NotNow("no-muck.cards-to-come", now=WHAT_NOW)
    unseen = UNKNOWN in hand.cards.down[i] or UNKNOWN in hand.cards.up[i]
    if hand.showdown.shown[i] and not unseen:
        # a hand that was read by all cannot be thrown in: cards speak
        raise NotNow("hand-tabled", seat=hand.order[i], rule="house rule kill-tabled-winner")
    hand.showdown.mucked[i] = True
    due.drop_player(hand, i)
    hand.showdown.shown[i] = False
    hand.round.last[i] = ("mucks",)


def _show(hand: HandState, action: Action, i: int) -> None:
    """Table a hand, parted where the page parts it; cards thrown away without being named are gone first."""
    cards = action.cards
    if action.parts:
        player_steps.name_parts(hand, i, action.parts)
        cards = tuple(card for part in action.parts for card in part)
    elif hand.cards.to_part and i not in hand.cards.parts:
        raise NotNow("bad-parts.write-or-muck", seat=hand.order[i], rule=hand.game.section)
    if hand.cards.owed[i] and cards is not None:
        low, high = player_steps.bounds(hand, i)
        low = player_steps.thrown_unsaid(hand, i) or low    # who shows has thrown all that they owe
        draws.throw(hand, i, min(max(len(hand.cards.down[i]) - len(cards), low), high), None)
        hand.cards.owed[i] = 0
    _table(hand, i, cards)


def _table(hand: HandState, i: int, cards: tuple[Card, ...] | None) -> None:
    """Table a hand: all its cards, or those face down where the up cards are known."""
    down, up = hand.cards.down[i], hand.cards.up[i]
    if hand.showdown.mucked[i] and hand.setup.house["muck-at-showdown"] == "dead":
        raise NotNow("hand-mucked", seat=hand.order[i], rule="house rule muck-at-showdown")
    if cards is not None:
        redraw.check_stay(hand, i, cards)
        player_steps.name_down(hand, i, list(cards))
        redraw.note_open(hand, i)
    down, up = down[: len(down) - due.owed(hand, i, DOWN)], up[: len(up) - due.owed(hand, i, UP)]
    if UNKNOWN in down or UNKNOWN in up:
        raise NotNow("card-count.table-all", seat=hand.order[i], count=len(down) + len(up), rule="1.2")
    hand.showdown.shown[i], hand.showdown.mucked[i] = True, False
    due.own_cards_shown(hand, i)
    hand.round.last[i] = ("shows",)


def try_settle(hand: HandState) -> None:
    """Pay when every hand is shown or mucked and nothing is missing that decides."""
    mucked = hand.showdown.mucked
    live = [i for i in hand.live() if not mucked[i]]
    if len(live) == 1 and (hand.setup.house["last-hand-shows"] == "no" or hand.showdown.shown[live[0]]):
        _last_hand(hand)
        return
    if not live:
        _all_mucked(hand)
    shown, down, up = hand.showdown.shown, hand.cards.down, hand.cards.up
    for i in live:
        if not shown[i] or UNKNOWN in down[i] or UNKNOWN in up[i]:
            return
    missing = hand.table.rolls_due or hand.table.community == UNKNOWN or not runouts.complete(hand)
    if missing or redraw.deal_again(hand) or _board_again(hand):
        return
    _settle(hand)


def _board_again(hand: HandState) -> bool:
    return bool(hand.table.board) and hand.table.run > len(hand.table.runouts) + 1


def _all_mucked(hand: HandState) -> None:
    raise NotNow("no-muck.last-hand", rule="house rule last-hand-shows")


def _last_hand(hand: HandState) -> None:
    """One hand was not thrown in: it takes every pot that it is in, unseen."""
    left = mucked_pots.given_up(hand)
    _fold_mucked(hand)
    if not left:
        uncontested(hand)
        return
    listed = _raked(hand, _listed(hand, left))
    side = hand.terms.first_side
    ruled = tuple([unseen(side, pot.amount, pot.seats[0]) for pot in listed])
    hand.showdown.ruling = Ruling(in_all(ruled), ruled)
    _pay(hand)


def _settle(hand: HandState) -> None:
    left = mucked_pots.given_up(hand)
    _fold_mucked(hand)
    cut = left or pots.layers(hand)
    listed = _listed(hand, cut)
    showdown = on_table(hand, hand.live())
    why: Sequence[Note] = ()
    if any(hand.showdown.offences):
        listed, why = sevens_rule.fair_pots(hand, showdown, cut, listed)
    ruling = settle(showdown, _raked(hand, listed))
    hand.showdown.ruling = ruling.noted(after=why) if why else ruling
    _dealers_part(hand)
    _pay(hand)


def dealer_takes_it(hand: HandState) -> None:
    """All rivers are alike before the last bets: the hand is over, nobody is paid (`rivers-alike`)."""
    listed = _raked(hand, _listed(hand, pots.layers(hand)))
    ruled = tuple(PotRuling(pot.amount, pot.seats, ()) for pot in listed)
    note = reasons.dealer_wins("", hand.game, sum(pot.amount for pot in listed))
    hand.showdown.ruling = Ruling({}, ruled).noted(after=(note,))
    _dealers_part(hand)
    _pay(hand)


def _dealers_part(hand: HandState) -> None:
    """What a dealer wins leaves the table with the rake, pot by pot (2.40)."""
    ruling = hand.showdown.ruling
    if ruling is None or hand.setup.house["rivers-alike"] != "dealer-wins" or hand.game.removes is None:
        return
    left = [pot.amount - sum(share.amount for share in pot.shares) for pot in ruling.pots]
    raked = hand.chips.raked or (0,) * len(left)
    hand.chips.raked = tuple(rake + rest for rake, rest in zip(raked, left, strict=True))
    hand.chips.rake = sum(hand.chips.raked)


def _fold_mucked(hand: HandState) -> None:
    for i, mucked in enumerate(hand.showdown.mucked):
        if mucked:
            hand.folded[i] = True


def _listed(hand: HandState, cut: list[Layer]) -> list[Pot]:
    """The pots by seats."""
    order = hand.order
    return [Pot(layer.amount, tuple(sorted([order[i] for i in layer.live]))) for layer in cut]


def _raked(hand: HandState, listed: list[Pot]) -> list[Pot]:
    """The same pots after the rake."""
    if not hand.terms.rakes:
        return listed
    amounts = [pot.amount for pot in listed]
    hand.chips.raked = pots.take_rake(hand, amounts)
    hand.chips.rake = sum(hand.chips.raked)
    return [pot._replace(amount=amount) for pot, amount in zip(listed, amounts, strict=True)]


def on_table(hand: HandState, live: Sequence[int]) -> Showdown:
    """What lies on the table, as the judge reads it.

    Shape: `live` are the indices of the hands that count.
    """
    setup = hand.setup
    boards = tuple(tuple(board) for board in (*hand.table.runouts, hand.table.board))
    first, *redrawn = (*hand.cards.runs, hand.cards.down)
    return Showdown(
        game=setup.game,
        house=setup.house,
        hands={hand.order[i]: (*first[i], *hand.cards.up[i]) for i in live},
        redrawn=tuple({hand.order[i]: tuple(down[i]) for i in live} for down in redrawn),
        button=setup.button,
        chip=setup.chip,
        parts=_parts(hand),
        up={hand.order[i]: _dealt_up(hand, i) for i in live if hand.cards.up[i]},
        board=boards[0],
        runouts=boards if len(boards) > 1 else (),
        community=hand.table.community,
        dice=tuple(hand.table.dice),
        choice=hand.choice,
    )


def _parts(hand: HandState) -> dict[int, dict[str, tuple[Card, ...]]]:
    if not hand.cards.parts:
        return {}
    names = [name for name, _ in player_steps.parts_of(hand)]
    return {hand.order[i]: dict(zip(names, pieces, strict=True)) for i, pieces in hand.cards.parts.items()}


def _dealt_up(hand: HandState, i: int) -> tuple[Card, ...]:
    """The cards dealt face up; a joker that its holder opened was dealt down and stays wild (2.37)."""
    return tuple(card for card in hand.cards.up[i] if card != JOKER or not hand.cards.joker_opened)


def _pay(hand: HandState) -> None:
    """Chips to the winners; every chip is in a stack, the rake or the next hand's pot."""
    ruling, stacks = hand.showdown.ruling, hand.chips.stack
    assert ruling is not None
    for seat, chips in ruling.awards.items():
        stacks[hand.seat_index[seat]] += chips
    hand.stage = OVER
    if hand.notes:
        notes = tuple(Note(text, rule) for text, rule in hand.notes)
        hand.showdown.ruling = ruling.noted(before=notes)
