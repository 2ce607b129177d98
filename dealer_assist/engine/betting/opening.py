"""Who opens by what shows: the bring-in, the best board, the open pair (2.54; house rules 5)."""

from __future__ import annotations

from dealer_assist.cards import ACE, JOKER, UNKNOWN, Card
from dealer_assist.games import Choice
from dealer_assist.scales import SCALES
from dealer_assist.engine.state.hand import HandState


def bring_in_index(hand: HandState) -> int:
    """Whose door card brings it in (2.54, 2.46, 2.17): by rank, then by suit, spades highest."""
    word = _bring_in_word(hand)
    doors = [(hand.cards.up[i][0], i) for i in _seen(hand)]
    if not doors:
        return 0  # nobody can bet, and nobody has looked
    if word == "low card":
        return min(doors)[1]
    if word == "high card":
        # "the K♠ is the highest possible card" (2.46): the ace is low in these games
        return max(doors, key=lambda item: (_ace_low(item[0]), item[0].suit))[1]
    # 2.17: "aces are always high", so the A♠ brings it in
    return max(doors)[1]


def _seen(hand: HandState) -> list[int]:
    """Those whose up cards are all known."""
    return [i for i in hand.live() if UNKNOWN not in hand.cards.up[i]]


def seen_to_open(hand: HandState, i: int) -> bool:
    """Does this player open by every up card that is known, their own among them?"""
    if not hand.cards.up[i] or i not in _seen(hand):
        return False
    opens = hand.streets[hand.street_no].opens
    brings = opens == "bring-in" and hand.setup.bring_in
    return i == (bring_in_index(hand) if brings else best_board_index(hand, opens))


def never_seen(hand: HandState, i: int) -> bool:
    """Does this player show a card of which a line says that nobody knows it?"""
    lines = [it for it in hand.actions if it.verb == "deal" and it.seat == hand.order[i] and it.to == "up"]
    return 0 < hand.cards.up[i].count(UNKNOWN) <= sum(it.cards.count(UNKNOWN) for it in lines if it.cards)


def _bring_in_word(hand: HandState) -> str:
    stated = hand.setup.house.word("bring-in")
    word = hand.game.bring_in
    if isinstance(word, Choice):
        word = word.values[hand.setup.house.word(word.rule)]
    return stated.replace("-", " ") if stated != "by-game" else str(word)


def _ace_low(card: Card) -> int:
    return -1 if card.rank == ACE else card.rank


def best_board_index(hand: HandState, opens: str) -> int:
    """Who starts: the best board on the game's showing scale, ties by suit or by position (house rules 5)."""
    live = _seen(hand)
    if not live:
        return 0  # as above
    if opens == "high card":
        return _high_card_index(hand, live)
    tied = tied_boards(hand)
    # house rules 5: the higher suit on the highest card, high or low game
    if len(tied) > 1 and hand.setup.house["stud-board-tie"] == "suit" and not _by_position(hand):
        scale = SCALES[hand.game.showing]
        return max(tied, key=lambda i: scale.opens(hand.cards.up[i]))
    return tied[0]


def tied_boards(hand: HandState) -> list[int]:
    """Whose boards are the best and alike, of those that are known, in order from the dealer's left."""
    live = _seen(hand)
    boards, shared = {i: hand.cards.up[i] for i in live}, hand.table.community
    joins = hand.setup.house["community-first-act"] == "with-community"
    # one card for all is part of every board only where the house counts it
    if joins and shared is not None and shared != UNKNOWN:
        boards = {i: [*hand.cards.up[i], shared] for i in live}
    scale = SCALES[hand.game.showing]
    joker = "bug high" if hand.setup.joker else None
    shown = {i: scale.showing(tuple(boards[i]), joker) for i in live}
    best = max(shown.values(), default=None)
    return [i for i in live if shown[i] == best]


def _by_position(hand: HandState) -> bool:
    """Without a bring-in, equal boards go by position from the button (2.37)."""
    return hand.game.bring_in is None and hand.game.forced == "antes"


def _high_card_index(hand: HandState, live: list[int]) -> int:
    """The high card showing; a joker face up is an ace, equal cards by position (2.37)."""
    up = hand.cards.up
    ranks = {i: max((ACE if card == JOKER else card.rank for card in up[i]), default=-1) for i in live}
    best = max(ranks.values())
    return next(i for i in live if ranks[i] == best)


def open_pair(hand: HandState) -> bool:
    """Fourth street in limit Stud over an open pair: the big bet may be made (2.54, `open-pair-double`)."""
    if not hand.terms.open_pair or hand.street_no != 1:
        return False
    # two cards that nobody has entered are no pair that anybody could see
    shown = [[card.rank for card in hand.cards.up[i] if card != UNKNOWN] for i in hand.live()]
    return any(len(set(ranks)) < len(ranks) for ranks in shown)
