"""What each live hand is worth while cards are still to come: its share of the pots if nobody folds any more.

Every way in which the rest can be dealt is judged by the engine's own court, all of them where they are few,
else a sample of them with its standard error. What players choose (draws, discards) has no such share.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from math import comb, perm, prod, sqrt
from typing import Protocol

from dealer_assist.cards import JOKER, UNKNOWN, Card
from dealer_assist.engine.dealing import due
from dealer_assist.engine.play import Hand
from dealer_assist.engine.showdown.award import Showdown, settle
from dealer_assist.engine.showdown.finish import on_table
from dealer_assist.engine.showdown.pots import layers
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.errors import NotNow
from dealer_assist.games.model import Step
from dealer_assist.games.vocabulary import GIVES

MOST_EXACT = 10_000     # ways that are all judged; beyond them a sample is
SAMPLES = 5_000
WHOLE = 10_080          # a chip is so many parts: every split of boards, sides and ties comes out even
DEALT = frozenset({"hole", "down", "up", "board"})      # steps in which nobody chooses anything


_BySeat = dict[int, float]


class CardDraw(Protocol):
    """What draws the sample, as `random.Random` does."""

    def sample(self, population: Sequence[Card], k: int) -> list[Card]: ...


@dataclass(frozen=True, slots=True)
class Equity:
    """Shares of all pots together, by seat.

    Shape: `wins` and `ties` how often a seat takes everything, and part of it; `errors` the standard error of
    each share, 0 where `exact`; `ways` how many deals were judged; `outs` the next board cards that bring a
    seat more than it has now, where one shared card comes next and a flop lies.
    Units: parts of 1.
    """

    shares: Mapping[int, float]
    wins: Mapping[int, float]
    ties: Mapping[int, float]
    errors: Mapping[int, float]
    ways: int
    exact: bool
    outs: Mapping[int, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class _Deal:
    """What is to be judged: the table as it lies, and how many cards each seat and the board still get."""

    shown: Showdown
    pots: tuple[Pot, ...]
    stub: tuple[Card, ...]
    own: tuple[tuple[int, int], ...]
    board: int
    ordered: bool

    @property
    def ways(self) -> int:
        """In how many ways the rest can come."""
        left, sizes = len(self.stub), [count for _, count in self.own]
        each = []
        for size in sizes:
            each.append(comb(left, size))
            left -= size
        return prod(each) * (perm if self.ordered else comb)(left, self.board)


def equity(
    hand: Hand, down: Mapping[int, tuple[Card, ...]], dead: Collection[Card], chance: CardDraw,
    most: int = MOST_EXACT, samples: int = SAMPLES,
) -> Equity:
    """The share of every live hand.

    Shape: `down` the down cards by seat (`known_cards.known_down`); `dead` every other card that is known
    not to come, as those of hands that folded open. Ways up to `most` are all judged, else `samples` of them.
    Errors: `no-equity` with the reason, where a hand is not known, or what comes is for players to choose.
    """
    deal = _deal(hand, down, dead)
    exact = deal.ways <= most
    dealt = _every(deal) if exact else _sampled(deal, chance, samples)
    count, sums, squares, wins, ties = _judged(deal, dealt)
    seats = tuple(deal.shown.hands)
    shares = {seat: sums[seat] / count for seat in seats}
    errors = {seat: 0.0 if exact else sqrt(max(0.0, squares[seat] / count - shares[seat] ** 2) / count)
              for seat in seats}
    return Equity(
        shares, {seat: wins[seat] / count for seat in seats}, {seat: ties[seat] / count for seat in seats},
        errors, count, exact, _outs(deal))


# -- what is known, and what is to come -----------------------------------------------------------------


def _deal(hand: Hand, down: Mapping[int, tuple[Card, ...]], dead: Collection[Card]) -> _Deal:
    # a mucked hand has no share, known or not; its cards come as `dead`
    live = [i for i in hand.live() if not hand.showdown.mucked[i]]
    if len(live) < 2:
        raise NotNow("no-equity.one-hand")
    # the boards share one stub: each would have to be dealt with the others in mind
    if hand.table.run > 1 or hand.table.runouts:
        raise NotNow("no-equity.runs")
    _check_chance_alone(hand)
    held = {hand.order[i]: _held(hand, i, down[hand.order[i]]) for i in live}
    for seat, cards in held.items():
        if not cards or UNKNOWN in cards:
            raise NotNow("no-equity.unknown-cards", seat=seat)
    board = tuple(card for card in hand.table.board if card != UNKNOWN)
    shared = () if hand.table.community is None else (hand.table.community,)
    known = {*dead, *board, *shared, *(card for cards in held.values() for card in cards)}
    stub = tuple(card for card in hand.setup.deck() if card not in known)
    own, more = _to_come(hand, held)
    if sum(count for _, count in own) + more > len(stub):
        raise NotNow("no-equity.short-stub")
    # a chip of one and no run-outs: odd chips would tilt shares that are averages
    lying = on_table(hand, live)._replace(hands=held, board=board, runouts=(), redrawn=(), chip=1)
    game = hand.game
    # cells of a layout are no set: which row a card lands in decides whose it is (R36 to R39, R42)
    ordered = bool(game.boards or game.removes or game.becomes)
    return _Deal(lying, _pots(hand, set(live)), stub, own, more, ordered)


def _held(hand: Hand, i: int, down: tuple[Card, ...]) -> tuple[Card, ...]:
    """What a player holds by now; the cards of streets to come lie behind, and are still in the deck."""
    up = hand.cards.up[i]
    if not hand.street_no:      # dealt, though nobody entered it: the record may know it from the end
        return (*down, *up)
    return (*down[: len(down) - due.owed(hand, i, DOWN)], *up[: len(up) - due.owed(hand, i, UP)])


def _check_chance_alone(hand: Hand) -> None:
    """Nothing may be left that a player chooses, or that dice decide."""
    for step in _steps_left(hand):
        if step.word not in DEALT:
            raise NotNow("no-equity.choice", word=step.word)
    if hand.cards.to_part and len(hand.cards.parts) < len(hand.live()):
        raise NotNow("no-equity.choice", word="part")


def _steps_left(hand: Hand) -> Iterator[Step]:
    for street in hand.streets[hand.street_no:hand.street_no + 1]:      # none at the showdown
        yield from street.steps[hand.step_no:]
    for later in hand.streets[hand.street_no + 1:]:
        yield from later.steps
    yield from (later.with_action for later in hand.streets[hand.street_no:] if later.with_action)


def _to_come(hand: Hand, held: Mapping[int, tuple[Card, ...]]) -> tuple[tuple[tuple[int, int], ...], int]:
    """Own cards that each seat still gets, where it does; and cards of the board."""
    steps = [step for street in hand.streets for step in street.steps]
    whole = sum(step.low for step in steps if step.word in GIVES)
    whole -= sum(step.low for step in steps if step.word == "discard")
    if any(street.with_action and street.with_action.word == "keep" for street in hand.streets):
        whole = 0       # how many to hold was for the player to say: nothing more comes
    # R46: "six cards of his own and it"
    whole -= hand.table.community is not None
    own = [(seat, whole - len(cards)) for seat, cards in held.items()]
    board = sum(step.low for step in steps if step.word == "board")
    lying = sum(card != UNKNOWN for card in hand.table.board)
    return tuple((seat, count) for seat, count in own if count > 0), board - lying


def _pots(hand: Hand, live: set[int]) -> tuple[Pot, ...]:
    """The pots as they stand, in parts of a chip."""
    these = []
    for layer in layers(hand):
        seats = tuple(sorted(hand.order[i] for i in layer.live if i in live))
        if layer.amount and seats:
            these.append(Pot(layer.amount * WHOLE, seats))
    # nobody has put in a chip: a share of nothing is told all the same
    return tuple(these) or (Pot(WHOLE, tuple(sorted(hand.order[i] for i in live))),)


# -- dealing the rest --------------------------------------------------------------------------------------


def _every(deal: _Deal) -> Iterator[Showdown]:
    """Every way in which the rest can come."""
    yield from _own(deal, deal.shown, deal.own, deal.stub)


def _own(
    deal: _Deal, shown: Showdown, left: Sequence[tuple[int, int]], stub: tuple[Card, ...],
) -> Iterator[Showdown]:
    if not left:
        for cards in (permutations if deal.ordered else combinations)(stub, deal.board):
            yield shown._replace(board=(*shown.board, *cards)) if cards else shown
        return
    (seat, count), rest = left[0], left[1:]
    for cards in combinations(stub, count):
        taken = frozenset(cards)
        hands = {**shown.hands, seat: (*shown.hands[seat], *cards)}
        yield from _own(deal, shown._replace(hands=hands), rest, tuple(c for c in stub if c not in taken))


def _sampled(deal: _Deal, chance: CardDraw, samples: int) -> Iterator[Showdown]:
    """Some of the ways, each as likely as any."""
    needed = deal.board + sum(count for _, count in deal.own)
    for _ in range(samples):
        cards = iter(chance.sample(deal.stub, needed))
        hands = dict(deal.shown.hands)
        for seat, count in deal.own:
            hands[seat] = (*hands[seat], *islice(cards, count))
        yield deal.shown._replace(hands=hands, board=(*deal.shown.board, *cards))


def _judged(deal: _Deal, dealt: Iterator[Showdown]) -> tuple[int, _BySeat, _BySeat, _BySeat, _BySeat]:
    """How many were judged; by seat the sum of its shares, of their squares, its wins and its ties."""
    seats = tuple(deal.shown.hands)
    sums, squares, wins, ties = (dict.fromkeys(seats, 0.0) for _ in range(4))
    chips, count = sum(pot.amount for pot in deal.pots), 0
    for shown in dealt:
        count += 1
        for seat, award in settle(shown, deal.pots).awards.items():
            share = award / chips
            sums[seat] += share
            squares[seat] += share * share
            (wins if award == chips else ties)[seat] += 1
    return count, sums, squares, wins, ties


def _outs(deal: _Deal) -> dict[int, tuple[Card, ...]]:
    """The next cards that bring a seat more than the board as it lies."""
    # before the flop any card may be an "out"; a joker is no rank that a player could name
    if deal.own or not deal.board or deal.ordered or len(deal.shown.board) < 3 or JOKER in deal.stub:
        return {}
    now = settle(deal.shown, deal.pots).awards
    these: dict[int, list[Card]] = {seat: [] for seat in deal.shown.hands}
    for card in deal.stub:
        after = settle(deal.shown._replace(board=(*deal.shown.board, card)), deal.pots).awards
        for seat, cards in these.items():
            if after.get(seat, 0) > now.get(seat, 0):
                cards.append(card)
    return {seat: tuple(cards) for seat, cards in these.items()}
