"""What the tabled hands make on one board: a strength a hand and scale, worked out once for all pots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from dealer_assist.cards import JOKER, RANKS, UNKNOWN, Card
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.layouts import Board, Group, Layout, layout
from dealer_assist.engine.showdown.sides import PlayedSide, PlayedTier, effective, sides_of
from dealer_assist.games.model import ANY, Game, Tier
from dealer_assist.rules.house import House
from dealer_assist.scales.made_hand import MadeHand
from dealer_assist.scales.select import all_best_using, best_using, strength_using, strengths_using

_NO_CARDS: Mapping[int, tuple[Card, ...]] = MappingProxyType({})
_NO_GROUP: tuple[Group, ...] = ((),)
_UNPARTED: Mapping[int, Mapping[str, tuple[Card, ...]]] = MappingProxyType({})


class Showdown(NamedTuple):
    """Everything a showdown is judged by, frozen.

    Shape: `hands` seat to all cards held after discards; `parts` the named parts of parted hands;
    `up` the cards that were dealt face up; `board` in dealing order, or several `runouts` of it;
    `redrawn` the hands of the second run and later, where the last draw was run more than once;
    `community` the one shared card of a stud game; `dice` the rolls in order; `choice` the game
    that was chosen. `game` is the one that was dealt, whatever it became.
    Units: `chip` is the smallest chip in play.
    """

    game: Game
    house: House
    hands: Mapping[int, tuple[Card, ...]]
    button: int | None = None
    chip: int = 1
    parts: Mapping[int, Mapping[str, tuple[Card, ...]]] = _UNPARTED
    up: Mapping[int, tuple[Card, ...]] = _NO_CARDS
    board: tuple[Card | None, ...] = ()
    runouts: tuple[tuple[Card | None, ...], ...] = ()
    community: Card | None = None
    dice: tuple[int, ...] = ()
    choice: str | None = None
    redrawn: tuple[Mapping[int, tuple[Card, ...]], ...] = ()

    @property
    def dealings(self) -> tuple[tuple[Showdown, Board], ...]:
        """What each pot is parted between: the same hands with every board, or the hands of every run."""
        if not self.redrawn:
            return tuple([(self, board) for board in self.boards])
        return tuple([(self._replace(hands=hands, redrawn=()), self.board)
                      for hands in (self.hands, *self.redrawn)])

    @property
    def boards(self) -> tuple[tuple[Card | None, ...], ...]:
        """The boards each pot is parted between; one, unless it was run more often."""
        return self.runouts or (self.board,)

    def known(self, seat: int) -> bool:
        """Can this hand be judged: its cards and every board are there?"""
        return bool(self.hands.get(seat)) and seat in self.all_known((seat,))

    def all_known(self, seats: Sequence[int] | None = None) -> list[int]:
        """The seats, of these or of all, whose hands can be judged, in order."""
        seats_known = sorted(self.hands) if seats is None else list(seats)
        for board in self.boards:
            dealt = counts(effective(self.game, board, self.choice)[0])
            if None in board or len(board) != dealt.board:
                return []
            least, parted = dealt.least - (self.community is not None), dealt.parts
            seats_known = [
                seat
                for seat in seats_known
                if len(hand := self.hands[seat]) >= least
                and UNKNOWN not in hand
                and (not parted or seat in self.parts)
            ]
        return seats_known


class Tabled:
    """All tabled hands with one board.

    Shape: `game` as the hand is judged; `sides` those that are played, `off` those a die has taken
    away. What a seat has on a tier is worked out when it is asked for, and then known.
    """

    __slots__ = ("_counted", "_layout", "_strengths", "becomes", "board", "game", "off", "showdown", "sides")

    def __init__(self, showdown: Showdown, board: Board) -> None:
        self.showdown = showdown
        self.board = board
        self.game, self.becomes = effective(showdown.game, board, showdown.choice)
        self.sides, self.off = sides_of(self.game, showdown.house, board, showdown.dice)
        self._layout: Layout | None = None
        self._counted: dict[PlayedTier, dict[int, int]] = {}    # 0 where the hand does not count
        self._strengths: dict[tuple[PlayedTier, int], int] = {}

    @property
    def layout(self) -> Layout:
        """How the board may be used."""
        if self._layout is None:
            self._layout = layout(self.game, self.board, self.showdown.dice) if self.board else Layout(())
        return self._layout

    def joker(self, seat: int) -> str | None:
        """How a joker in this hand plays.  Source: R25, R26, R27."""
        if self.game.joker != "mexican":
            return self.game.joker
        # 2.37: dealt face up it is a bug, the card for all too; dealt down it is wild, also once exposed
        up = JOKER in self.showdown.up.get(seat, ()) or self.showdown.community == JOKER
        return "bug high" if up else "wild"

    def own(self, tier: Tier, seat: int) -> tuple[Card, ...]:
        """The cards of the seat that this tier may use, the stud community card among them (R46)."""
        shown = self.showdown
        cards = shown.parts[seat][tier.of] if tier.of else shown.hands[seat]
        return cards if shown.community is None else (*cards, shown.community)

    def groups(self, tier: Tier) -> tuple[Group, ...]:
        """The groups of board cards that this tier may use."""
        if not (tier.line or self.game.boards or self.game.removes or None in self.board):
            return (self.board,)  # type: ignore[return-value]  # one line of every card, all of them dealt
        return (self.layout.lines[tier.line],) if tier.line else self.layout.groups

    # -- how strong ----------------------------------------------------------------------------------

    def strength(self, played: PlayedTier, seat: int) -> int:
        """The seat's best on this tier's scale, qualified or not; 0 for nothing."""
        known = self._strengths.get((played, seat))
        if known is None:
            known = self._strengths[played, seat] = self._strength(played, seat)
        return known

    def _strength(self, played: PlayedTier, seat: int) -> int:
        tier, scale = played.tier, played.scale
        own = self.own(tier, seat)
        joker = self.joker(seat) if JOKER in own else None
        if not tier.board or not self.board:
            return scale.strength(own, joker)
        groups = self.groups(tier)
        if tier.hole == ANY:
            return max(scale.strength(own + group, joker) for group in groups)
        return max(strength_using(scale, own, group, tier.hole, joker) for group in groups)

    def counts(self, played: PlayedTier, seat: int) -> int:
        """The seat's strength if it meets the tier's qualifier and holding, else 0."""
        known = self._counted.get(played)
        return known[seat] if known and seat in known else self.counted(played, (seat,))[seat]

    def counted(self, played: PlayedTier, seats: Sequence[int]) -> Mapping[int, int]:
        """What these seats (and others asked before) have that counts on a tier, 0 for what does not."""
        known = self._counted.get(played)
        if known is None:
            known = self._counted[played] = self._count(played, seats)
        elif missing := [seat for seat in seats if seat not in known]:
            known |= self._count(played, missing)
        return known

    def _count(self, played: PlayedTier, seats: Sequence[int]) -> dict[int, int]:
        return dict(zip(seats, self._counting(played, seats), strict=True))

    def _counting(self, played: PlayedTier, seats: Sequence[int]) -> list[int]:
        """What these seats have that counts on a tier, in their order."""
        tier, least, shown = played.tier, played.least, self.showdown
        if self.game.joker is not None:
            strengths = [self.strength(played, seat) for seat in seats]
        elif tier.of is None and shown.community is None:
            held = shown.hands
            strengths = self._judged(played, [held[seat] for seat in seats])
        else:
            strengths = self._judged(played, [self.own(tier, seat) for seat in seats])
        if tier.holding:
            # 2.2: 7-6-5-4-3-2-A without a face card is no hand of the first tier, KKKKQQQ is
            strengths = [strength if self.holds(tier, seat) else 0
                         for seat, strength in zip(seats, strengths, strict=True)]
        if least > 1:
            strengths = [strength if strength >= least else 0 for strength in strengths]
        return strengths

    def knows(self, seats: Sequence[int], judged: Sequence[list[int]]) -> None:
        """Take what these seats have, side by side, where each side has one tier (`plain`)."""
        for side, strengths in zip(self.sides, judged, strict=True):
            self._counted[side.tiers[0]] = dict(zip(seats, strengths, strict=True))

    def _judged(self, played: PlayedTier, hands: Sequence[tuple[Card, ...]]) -> list[int]:
        """All hands at once on the tables of the scale; what is below the least may be told as 0."""
        tier, scale, least = played.tier, played.scale, played.least
        if not tier.board or not self.board:
            return scale.strengths(hands, (), least)
        groups = self.groups(tier)
        if len(groups) == 1:
            return strengths_using(scale, hands, groups[0], tier.hole, least)
        lists = [strengths_using(scale, hands, group, tier.hole, least) for group in groups]
        return [max(some) for some in zip(*lists, strict=True)]

    def holds(self, tier: Tier, seat: int) -> bool:
        """Is one of the ranks that the tier asks for anywhere in the player's hand (2.2, R30)?"""
        return any(RANKS[card.rank] in tier.holding for card in self.own(tier, seat) if card < JOKER)

    def winners(self, side: PlayedSide, seats: Sequence[int]) -> tuple[PlayedTier, tuple[int, ...]] | None:
        """The first tier that any of these seats makes, and who is best on it."""
        for played in side.tiers:
            known = self._counted.get(played)
            if known is None:
                strengths = self._counting(played, seats)
                self._counted[played] = dict(zip(seats, strengths, strict=True))
            else:
                self.counted(played, seats)
                strengths = [known[seat] for seat in seats]
            best = max(strengths)
            if best:
                if strengths.count(best) == 1:
                    return played, (seats[strengths.index(best)],)
                return played, tuple([seat for seat in seats if self._counted[played][seat] == best])
        return None

    # -- which cards ---------------------------------------------------------------------------------

    def hand_on(self, side: PlayedSide, seat: int, qualified: bool = True) -> MadeHand | None:
        """What the seat has to show for a side: its hand on the first tier it makes."""
        for played in side.tiers:
            strength = self.counts(played, seat) or (not qualified and self.strength(played, seat))
            if strength:
                return self._best_hand(played, seat, strength)
        return None

    def _best_hand(self, played: PlayedTier, seat: int, strength: int) -> MadeHand | None:
        tier, scale = played.tier, played.scale
        own = self.own(tier, seat)
        joker = self.joker(seat) if self.game.joker is not None else None
        groups = self.groups(tier) if tier.board and self.board else _NO_GROUP
        if len(groups) == 1:
            if tier.hole == ANY or groups is _NO_GROUP:
                return scale.from_cards((*own, *groups[0]), strength, joker)
            return best_using(scale, own, groups[0], tier.hole, joker, strength)
        hands = [hand for group in groups
                 if strength_using(scale, own, group, tier.hole, joker) == strength
                 and (hand := best_using(scale, own, group, tier.hole, joker))]
        return max(hands, key=lambda hand: sorted(hand.cards, reverse=True))

    def sets(self, played: PlayedTier, seat: int) -> list[tuple[Card, ...]]:
        """Every set of cards that makes the seat's best hand on this tier (R9)."""
        tier, scale = played.tier, played.scale
        own = self.own(tier, seat)
        joker = self.joker(seat) if JOKER in own else None
        if not tier.board or not self.board:
            return list(scale.picks(own, self.strength(played, seat), joker))
        hands = [hand for group in self.groups(tier)
                 for hand in all_best_using(scale, own, group, tier.hole, joker)]
        best = max(hand.strength for hand in hands)
        return [hand.cards for hand in hands if hand.strength == best]
