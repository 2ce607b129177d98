"""What the tabled hands make on one board: a strength a hand and scale, worked out once for all pots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dealer_assist.cards import JOKER, RANKS, UNKNOWN, Card
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.rules.house import House
from dealer_assist.engine.showdown.layouts import Board, Group, Layout, becoming, holds, layout
from dealer_assist.games import load_game
from dealer_assist.games.model import ANY, Becomes, Choice, Game, Tier, Word
from dealer_assist.scales import SCALES
from dealer_assist.scales.made import Made
from dealer_assist.scales.scale import Scale
from dealer_assist.scales.select import all_best_using, best_using, strength_using

NONE_PLAYS = 2**62  # a threshold nothing reaches
_COURT = {11: "J", 12: "Q", 13: "K"}


@dataclass(frozen=True, slots=True)
class Showdown:
    """Everything a showdown is judged by, frozen.

    Shape: `hands` seat to all cards held after discards; `parts` the named parts of parted hands;
    `up` the cards that were dealt face up; `board` in dealing order, or several `runouts` of it;
    `community` the one shared card of a stud game; `dice` the rolls in order; `choice` the game
    that was chosen. `game` is the one that was dealt, whatever it became.
    Units: `chip` is the smallest chip in play.
    """

    game: Game
    house: House
    hands: Mapping[int, tuple[Card, ...]]
    button: int | None = None
    chip: int = 1
    parts: Mapping[int, Mapping[str, tuple[Card, ...]]] = field(default_factory=dict)
    up: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    board: tuple[Card | None, ...] = ()
    runouts: tuple[tuple[Card | None, ...], ...] = ()
    community: Card | None = None
    dice: tuple[int, ...] = ()
    choice: str | None = None

    @property
    def boards(self) -> tuple[tuple[Card | None, ...], ...]:
        """The boards each pot is parted between; one, unless it was run more often."""
        return self.runouts or (self.board,)

    def known(self, seat: int) -> bool:
        """Can this hand be judged: its cards and every board are there?"""
        hand = self.hands.get(seat, ())
        return bool(hand) and UNKNOWN not in hand and all(
            self._whole(seat, hand, board) for board in self.boards)

    def _whole(self, seat: int, hand: tuple[Card, ...], board: Board) -> bool:
        dealt = counts(effective(self.game, board, self.choice)[0])
        own = len(hand) + (self.community is not None)
        parted = not dealt.parts or seat in self.parts
        return parted and own >= dealt.least and None not in board and len(board) == dealt.board


@dataclass(eq=False, slots=True)
class PlayedTier:
    """A tier with its words looked up: the `least` strength that counts, what each seat has."""

    tier: Tier
    scale: Scale
    least: int
    qualifier: str | None
    strengths: dict[int, int] = field(default_factory=dict)
    counted: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayedSide:
    """A side that is played on this board."""

    name: str
    tiers: tuple[PlayedTier, ...]


def effective(game: Game, board: Board, choice: str | None) -> tuple[Game, Becomes | None]:
    """The game that the hand is judged as, and how it came to be that one."""
    becomes = becoming(game, board, choice) if game.becomes else None
    return (becomes.to or load_game(becomes.game), becomes) if becomes else (game, None)


class Tabled:
    """All tabled hands with one board.

    Shape: `game` as the hand is judged; `sides` those that are played, `off` the names of those a
    die has taken away; `layout` how the board may be used.
    """

    def __init__(self, showdown: Showdown, board: Board) -> None:
        self.showdown = showdown
        self.board = board
        self.game, self.becomes = effective(showdown.game, board, showdown.choice)
        self.layout = layout(self.game, board, showdown.dice) if board else Layout(())
        played = [side for side in self.game.sides
                  if side.when is None or holds(side.when, board, showdown.dice)]
        self.sides = tuple(PlayedSide(side.name, tuple(map(self._played, side.tiers))) for side in played)
        self.off = tuple(side for side in self.game.sides if side not in played)

    def _played(self, tier: Tier) -> PlayedTier:
        scale = SCALES[tier.scale]
        word = self._word(tier.qualifier)
        if word == "rolled":
            word = rolled_qualifier(self.showdown.dice)
        least = 1 if word is None else NONE_PLAYS if word == "none" else scale.threshold(word)
        return PlayedTier(tier, scale, least, word)

    def _word(self, word: Word | None) -> str | None:
        if isinstance(word, Choice):
            return word.values[self.showdown.house.word(word.rule)]
        return word

    def joker(self, seat: int) -> str | None:
        """How a joker in this hand plays.  Source: R25, R26, R27."""
        if self.game.joker != "mexican":
            return self.game.joker
        up = JOKER in self.showdown.up.get(seat, ()) or self.showdown.community == JOKER
        return "bug high" if up else "wild"

    def own(self, tier: Tier, seat: int) -> tuple[Card, ...]:
        """The cards of the seat that this tier may use, the stud community card among them (R46)."""
        shown = self.showdown
        cards = shown.parts[seat][tier.of] if tier.of else shown.hands[seat]
        return cards if shown.community is None else (*cards, shown.community)

    def strength(self, played: PlayedTier, seat: int) -> int:
        """The seat's best on this tier's scale, qualified or not; 0 for nothing."""
        found = played.strengths.get(seat)
        if found is None:
            found = played.strengths[seat] = self._strength(played, seat)
        return found

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

    def groups(self, tier: Tier) -> tuple[Group, ...]:
        """The groups of board cards that this tier may use."""
        return (self.layout.lines[tier.line],) if tier.line else self.layout.groups

    def counts(self, played: PlayedTier, seat: int) -> int:
        """The seat's strength if it meets the tier's qualifier and holding, else 0."""
        found = played.counted.get(seat)
        if found is None:
            found = self.strength(played, seat) if self.holds(played.tier, seat) else 0
            found = played.counted[seat] = found if found >= played.least else 0
        return found

    def holds(self, tier: Tier, seat: int) -> bool:
        """Has the player one of the ranks that the tier asks for, anywhere in his hand (2.2, R30)?"""
        return not tier.holding or any(
            RANKS[card.rank] in tier.holding for card in self.own(tier, seat) if card < JOKER)

    def winners(self, side: PlayedSide, seats: Sequence[int]) -> tuple[PlayedTier, tuple[int, ...]] | None:
        """The first tier that any of these seats makes, and who is best on it."""
        for played in side.tiers:
            best = max(self.counts(played, seat) for seat in seats)
            if best:
                return played, tuple(seat for seat in seats if played.counted[seat] == best)
        return None

    def made(self, side: PlayedSide, seat: int, qualified: bool = True) -> Made | None:
        """What the seat has to show for a side: its hand on the first tier it makes."""
        for played in side.tiers:
            if self.counts(played, seat) or (not qualified and self.strength(played, seat)):
                return self._made(played, seat)
        return None

    def _made(self, played: PlayedTier, seat: int) -> Made | None:
        tier, scale = played.tier, played.scale
        own = self.own(tier, seat)
        joker = self.joker(seat) if JOKER in own else None
        if not tier.board or not self.board:
            return scale.best(own, joker)
        strength = self.strength(played, seat)
        found = [made for group in self.groups(tier)
                 if strength_using(scale, own, group, tier.hole, joker) == strength
                 and (made := best_using(scale, own, group, tier.hole, joker))]
        return max(found, key=lambda made: sorted(made.cards, reverse=True))

    def sets(self, played: PlayedTier, seat: int) -> list[tuple[Card, ...]]:
        """Every set of cards that makes the seat's best hand on this tier (R9)."""
        tier, scale = played.tier, played.scale
        own = self.own(tier, seat)
        joker = self.joker(seat) if JOKER in own else None
        if not tier.board or not self.board:
            return list(scale.picks(own, self.strength(played, seat), joker))
        found = [made for group in self.groups(tier)
                 for made in all_best_using(scale, own, group, tier.hole, joker)]
        best = max(made.strength for made in found)
        return [made.cards for made in found if made.strength == best]


def rolled_qualifier(dice: Sequence[int]) -> str:
    """The low that two dice ask for: their sum, 11 a jack, 12 a queen; "none" for 4 or less (R33)."""
    total = sum(dice)
    return "none" if total < 5 else "T" if total == 10 else _COURT.get(total, str(total))
