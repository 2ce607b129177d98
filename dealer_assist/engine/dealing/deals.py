"""Cards from the deck to the felt: what is dealt, what is known of it, and who opens by what shows.

Hole cards are unknown at a live table; every dealt card that nobody has named stands as UNKNOWN, so
that counts are always right. What is named is checked: in the deck, and nowhere else on the table.
"""

from __future__ import annotations

from dealer_assist.cards import JOKER, UNKNOWN, Card
from dealer_assist.engine.dealing import doors, due, stub
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.stage import BETTING, DEALING, SHOWDOWN
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.errors import NotNow
from dealer_assist.games import Step
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.games.vocabulary import GIVES
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.terms import SHOWING
from dealer_assist.engine.dealing.named_cards import BOARD, enter, enter_all
from dealer_assist.engine.dealing.runouts import (
    blank_cells, cells_by_board, lay, new_runout, next_is_due, runs_possible,
)


def give(hand: HandState, step: Step) -> None:
    """Deal a step's cards face down or up to everybody with a hand, all unknown as yet."""
    face_up, unseen, held = step.word == "up", [UNKNOWN] * step.low, hand.cards
    players = serving(hand)
    hand.deck.stub -= step.low * len(players)
    owed, face = tuple([(i, step.low) for i in players]), UP if face_up else DOWN
    due.to_seats(hand, owed, face, due.street_of(hand))
    for i in players:
        if not face_up:
            held.down[i] += unseen
            held.fresh[i] = step.low
            continue
        held.up[i] += unseen
        if not hand.street_no and hand.order[i] in hand.setup.up:
            enter(hand, hand.setup.up[hand.order[i]], i)
            held.up[i][-1] = hand.setup.up[hand.order[i]]
            due.seat_entered(hand, i, UP, 1)


def serving(hand: HandState) -> list[int]:
    """Who is dealt to, in order: from the left of the button; stud from seat one (2.38, 2.54)."""
    live = hand.live()
    # a stud game that was chosen keeps the dealer's left (2.44)
    if hand.choice is None and hand.game.from_seat_one:
        live.sort(key=lambda i: hand.order[i])
    return live


def board(hand: HandState, count: int) -> None:
    """Shared cards, unknown until they are named; each board of its own by itself."""
    table, street = hand.table, due.street_of(hand)
    first = len(table.board)
    cells = table.fresh_board = (first, first + count)
    table.board += [UNKNOWN] * count
    for number, mine in cells_by_board(hand.terms.boards, cells):
        # Triple Draw Dramaha, many players: three draws can leave fewer cards than the river needs
        if hand.deck.stub >= len(mine):
            due.to_board(hand, mine, street, number)
            hand.deck.stub -= len(mine)
        else:
            _lay_from_two(hand, mine, street, number)
        street = ""


def _lay_from_two(hand: HandState, cells: tuple[int, ...], street: str, number: int) -> None:
    """The stub ends among these cells: the muck is shuffled for the rest of them."""
    while cells:
        if hand.deck.stub < 1:
            stub.deck_used_up(hand)
        count = min(len(cells), hand.deck.stub)
        due.to_board(hand, cells[:count], street, number)
        hand.deck.stub -= count
        cells, street = cells[count:], ""


def decides(hand: HandState) -> bool:
    """Do unknown cards decide who acts next, or which game it is? Then the hand waits for them.

    Source: contract, section 4; 2.62 for a flop whose colours decide.
    """
    terms = hand.terms
    if terms.by_colours:
        return UNKNOWN in hand.table.board[:3]
    # 2.40 at a cash table: three rivers alike, and the dealer wins before anybody bets
    if terms.rivers and hand.stage is DEALING and rivers_decide(hand):
        return UNKNOWN in hand.table.board
    # nobody bets any more, so nobody opens: the cards come with the run-out
    if hand.betting_over:
        return False
    street = hand.streets[hand.street_no]
    if street.opens not in SHOWING or street.bet == "none" or not _card_missing(hand):
        return False
    # against players who are all-in one player alone has nothing to open
    return hand.with_chips() > 1


def _card_missing(hand: HandState) -> bool:
    """Is one of the cards that show, of hands still in, not entered?"""
    if hand.table.community == UNKNOWN and hand.setup.house["community-first-act"] == "with-community":
        return True
    folded, up = hand.folded, hand.cards.up
    for i in range(hand.count - 1, -1, -1):     # who is dealt last is entered last
        if not folded[i] and UNKNOWN in up[i]:
            return True
    return False


def rivers_decide(hand: HandState) -> bool:
    """Is there a last bet at all? Not where the rivers are alike and the dealer wins (2.40)."""
    return hand.terms.rivers and hand.street_no == len(hand.streets) - 1 and not hand.betting_over


def to_seat(hand: HandState, action: Action, i: int) -> None:
    """Name cards that were dealt to a player.

    Errors: `card-count`, `hand-folded`, `duplicate-card`, `not-in-deck`, `own-discard`.
    """
    cards = action.cards or ()
    if not _as_dealt(hand, action.to, i, cards):
        _deal_seat(hand, action, i, cards)


def to_table(hand: HandState, action: Action) -> None:
    """Name cards that were dealt for everybody.

    Errors: `nothing-to-deal`, `card-count`, `duplicate-card`, `not-in-deck`.
    """
    cards = action.cards or ()
    # a stud table has no board: `deal board` can only mean the card for all
    if action.to == "community" or hand.table.community == UNKNOWN and not hand.table.board:
        _deal_community(hand, cards)
    else:
        _deal_board(hand, cards)


def _as_dealt(hand: HandState, face: str, i: int, cards: tuple[Card, ...]) -> bool:
    """Enter the last cards of a player, where none was named and they can be no others; False elsewhere.

    They are all that is held, face down, or just what this player is dealt next.
    """
    held, count = hand.cards, len(cards)
    pile = held.down[i] if face == DOWN else held.up[i]
    if pile[-count:].count(UNKNOWN) != count or hand.folded[i] or not count:
        return False
    whole = count == len(pile) and face == DOWN and not held.up[i] and hand.table.community is None
    if not whole and not _next_to(hand, face, i, count):
        return False
    enter_all(hand, cards, i)
    pile[-count:] = cards
    due.seat_entered(hand, i, face, count)
    return True


def _next_to(hand: HandState, face: str, i: int, count: int) -> bool:
    """Are so many cards dealt to this player next, and none that a line of cards alone could mean too?"""
    if not due.is_next(hand, i, face, count) or hand.terms.burns_doors or hand.cards.opened[i]:
        return False
    return face == UP or UNKNOWN not in hand.cards.up[i] or not _only_up_fresh(hand, i)


def _deal_board(hand: HandState, cards: tuple[Card, ...]) -> None:
    if not cards:
        raise NotNow("card-count.name-board")
    if next_is_due(hand):       # a draw of the run-out has passed over what was left of the last run
        new_runout(hand)
    run, cells = len(hand.table.runouts) + 1, due.board_cells(hand)
    if len(cells) < len(cards):
        run, cells = _blank_cells(hand, len(cards))
    cells = cells[: len(cards)]
    enter_all(hand, cards, BOARD)
    lay(hand, run, cells, cards)
    due.board_entered(hand, cells, run)
    if next_is_due(hand):
        new_runout(hand)


def _blank_cells(hand: HandState, count: int) -> tuple[int, tuple[int, ...]]:
    """Where `count` cards lie that are not due, or not all: passed over before, or those of another run.

    Errors: `nothing-to-deal` where there are not so many.
    """
    run, empty = blank_cells(hand)
    if not empty and hand.stage is SHOWDOWN and run < runs_possible(hand):
        new_runout(hand)
        run, empty = blank_cells(hand)
        if len(coming := due.board_cells(hand)) >= count:
            return run, coming
    start, end = hand.table.fresh_board
    fresh = tuple([n for n in empty if start <= n < end])
    if hand.stage is BETTING and len(fresh) >= count:
        return run, fresh
    if count > len(empty):
        key = "nothing-to-deal.fewer-due" if empty else "nothing-to-deal.none-due"
        raise NotNow(key, count=count, due=len(empty), now=WHAT_NOW)
    return run, empty


def _deal_community(hand: HandState, cards: tuple[Card, ...]) -> None:
    if hand.table.community != UNKNOWN or len(cards) != 1:  # there is none, or it was named
        raise NotNow("nothing-to-deal.no-community", now=WHAT_NOW)
    if cards[0] != UNKNOWN:
        enter(hand, cards[0], BOARD)
        hand.table.community = cards[0]
    due.community_entered(hand)


def _deal_seat(hand: HandState, action: Action, i: int, cards: tuple[Card, ...]) -> None:
    """Down cards unless `up` is said or only up cards are awaited; the door is the last of three."""
    seat = hand.order[i]
    if hand.folded[i]:
        raise NotNow("hand-folded.gets-no-cards", seat=seat, now=WHAT_NOW)
    up, down = hand.cards.up[i], hand.cards.down[i]
    down_room, up_room = down.count(UNKNOWN), up.count(UNKNOWN)
    if hand.table.community == UNKNOWN and len(cards) == 1 and not down_room and not up_room:
        _deal_community(hand, cards)     # the hand lies there whole: one more card is the one for all
        return
    ups: tuple[Card, ...]
    downs: tuple[Card, ...]
    if action.to == "up":
        ups, downs = cards, ()
    elif up_room and (len(cards) > down_room or _only_up_fresh(hand, i) and not _hole_cards(hand, cards, i)):
        split = max(0, len(cards) - up_room)
        downs, ups = cards[:split], cards[split:]
    else:
        ups, downs = (), cards
    if len(ups) > up_room or len(downs) > down_room or not cards:
        raise NotNow("card-count.named-for-seat", count=len(cards), seat=seat, down=down_room, up=up_room)
    # a door card of ten or more is burned (badugi texts, Progressive with a Buy)
    if len(ups) == 1 and doors.too_high(hand, ups[0]):
        _burn_door(hand, ups[0], i)
        return
    if ups:
        _fill(hand, up, ups, i, _first_due(hand, up, ups, i, UP))
        if hand.cards.opened[i] and any(up[n] == JOKER for n in hand.cards.opened[i]):
            hand.cards.joker_opened = True  # nobody named it when it was opened: it was dealt down (2.37)
    if downs:
        fresh = hand.cards.fresh[i]
        tail = fresh if down[len(down) - fresh :].count(UNKNOWN) >= len(downs) else len(down)
        _fill(hand, down, downs, i, min(tail, _first_due(hand, down, downs, i, DOWN)))
        due.seat_entered(hand, i, DOWN, len(downs))
    if ups:
        due.seat_entered(hand, i, UP, len(ups))


def _burn_door(hand: HandState, card: Card, i: int) -> None:
    """A door card that is too high for the page is burned, and the player is dealt another at once."""
    enter(hand, card, i)
    del hand.cards.where[card]
    hand.cards.gone[card] = (i, hand.deck.draw_no)
    hand.deck.burns.append(hand.street_no)
    hand.deck.stub -= 1
    due.seat_entered(hand, i, UP, 1)
    due.another_card(hand, i, UP)


def _first_due(hand: HandState, pile: list[Card], cards: tuple[Card, ...], i: int, face: str) -> int:
    """How many of a pile's last cards are named first: those that are due, where the line fits them."""
    awaited = due.owed(hand, i, face)
    return awaited if len(cards) <= awaited else len(pile)


def _only_up_fresh(hand: HandState, i: int) -> bool:
    """Does a line of cards alone mean up cards? Not while a bomb pot still owes the player down cards."""
    if hand.street_no >= len(hand.streets) or due.owed(hand, i, DOWN):
        return False
    return {step.word for step in hand.streets[hand.street_no].steps if step.word in GIVES} == {"up"}


def _hole_cards(hand: HandState, cards: tuple[Card, ...], i: int) -> bool:
    """Are these all the down cards of a player, named late? The street that is dealt has another number."""
    up, down = hand.cards.up[i], hand.cards.down[i]
    return len(cards) == down.count(UNKNOWN) == len(down) != up.count(UNKNOWN)


def _fill(hand: HandState, pile: list[Card], cards: tuple[Card, ...], i: int, tail: int) -> None:
    """Name the unknown cards of a pile, those dealt last first."""
    places = [n for n in range(max(0, len(pile) - tail), len(pile)) if pile[n] == UNKNOWN]
    for n, card in zip(places, cards, strict=False):
        if card != UNKNOWN:
            enter(hand, card, i)
            pile[n] = card
