"""A hand in progress: `play(setup, actions)` is the one function everything is computed from.

A `Hand` is a value to everybody outside: `after` answers a new hand, or refuses and nothing has
changed. Inside it is one set of lists that the modules beside this one work on, because a night's
worth of hands is replayed in seconds that way: `posting` puts the forced chips in, `dealing` and
`drawing` move cards, `betting` knows what is legal, `finish` pays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dealer_assist.cards import deck_set
from dealer_assist.engine.betting import rounds, posting
from dealer_assist.engine.dealing import deals, draws as drawing, player_steps, steps
from dealer_assist.engine.showdown import finish
from dealer_assist.engine import prompts
from dealer_assist.engine.state.actions import Action
from dealer_assist.rules.house import Value
from dealer_assist.engine.betting.legal import Legal
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.state.part import Part, each, of, part
from dealer_assist.engine.state.parts import Cards, Chips, Deck, Round, Showing, Table
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow
from dealer_assist.games import Game, Step, Street

OWN_CARDS = ("discard", "part", "expose", "pat", "door", "choose")


@part
class Hand(Part):
    """One deal, from the forced chips to the last award, in its parts.

    Shape: lists run parallel to `order` (seats clockwise from the left of the button); chips are ints.
    """

    setup: Setup
    game: Game                          # what is played now, whatever was dealt
    streets: tuple[Street, ...]
    order: tuple[int, ...]
    seat_index: dict[int, int]
    count: int
    rules: Mapping[str, Value]
    folded: list[bool] = each(False)
    stage: Stage = Stage.STEPPING
    street_no: int = 0
    step_no: int = 0
    betting_over: bool = False
    queue: list[int] = []               # who still has to draw, or to open a card
    choice: str | None = None           # the game that was picked
    procedure: Procedure | None = None  # what the dealer does now that cards have run short
    notes: tuple[tuple[str, str], ...] = ()
    actions: list[Action] = []
    may: Legal | None = None            # what `legal` answered for this state
    chips: Chips = of(Chips)
    round: Round = of(Round)
    cards: Cards = of(Cards)
    table: Table = of(Table)
    deck: Deck = of(Deck)
    showdown: Showing = of(Showing)

    # -- what the outside reads ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Every chip is where it belongs."""
        return self.stage is Stage.OVER

    @property
    def street(self) -> str:
        """The street's name; `showdown` after the last."""
        return self.streets[self.street_no].name if self.street_no < len(self.streets) else "showdown"

    @property
    def to_act(self) -> int | None:
        """The seat the table waits for: to bet, to draw, to show; None while cards or dice are awaited."""
        if self.stage is Stage.BETTING:
            return self.order[self.round.actor]
        if self.stage is Stage.OVER:
            return None
        now = prompts.waiting(self)
        return None if now.kind == "deal" else now.seat

    @property
    def stacks(self) -> dict[int, int]:
        """What lies behind, by seat; final when the hand is over."""
        return dict(sorted(zip(self.order, self.chips.stack, strict=True)))

    @property
    def lines(self) -> tuple[str, ...]:
        """The actions so far, as the contract writes them."""
        return tuple(action.line() for action in self.actions)

    @property
    def awards(self) -> dict[int, int]:
        """What each seat was paid from the pots; empty until the hand is over."""
        return dict(self.showdown.ruling.awards) if self.showdown.ruling else {}

    @property
    def pot(self) -> int:
        """Every chip in the middle, this round's bets included."""
        return self.chips.main + sum(self.chips.total)

    def live(self) -> list[int]:
        """Indices of those who have cards."""
        return [i for i in range(self.count) if not self.folded[i]]

    def acted_in_round(self) -> bool:
        """Has anybody acted in this betting round?"""
        return any(self.round.acted)

    def kept_board(self) -> int:
        """How many board cards lay there when the money went in; a second run leaves them."""
        return self.table.board_in if self.table.board_in >= 0 else len(self.table.board)

    def after(self, action: Action, field: str | None = None) -> Hand:
        """The hand with one more action.

        Errors: a `Refusal` with what is allowed; this hand is never changed.
        """
        hand = self.copy()
        apply(hand, action, field)
        return hand


def play(setup: Setup, actions: Iterable[Action] = (), field: str | None = None) -> Hand:
    """The hand that a set-up and its actions make.

    Errors: the `Refusal` of the first action that is not allowed, with `field` naming it (`actions.3`).
    """
    hand = start(setup)
    for number, action in enumerate(actions):
        apply(hand, action, f"{field}.{number}" if field else None)
    return hand


def start(setup: Setup) -> Hand:
    """The hand before anybody acts: forced chips in, the first cards dealt."""
    hand = seated(setup)
    posting.post(hand)
    go_on(hand)
    return hand


def seated(setup: Setup) -> Hand:
    """The hand before the first chip."""
    hand = Hand(len(setup.order))
    hand.setup, hand.game, hand.streets, hand.order = setup, setup.game, setup.game.streets, setup.order
    hand.count, hand.rules = len(setup.order), setup.house.values
    hand.seat_index = {seat: i for i, seat in enumerate(setup.order)}
    hand.chips.stack = list(setup.stacks)
    hand.round.started_two = hand.count == 2
    hand.deck.whole = deck_set(setup.game.deck, setup.joker is not None)
    hand.deck.stub = len(hand.deck.whole)
    return hand


def go_on(hand: Hand) -> None:
    """Take every step nobody has to decide, up to the next thing the table waits for."""
    while hand.stage is Stage.STEPPING:
        if sum(hand.folded) == hand.count - 1:
            finish.uncontested(hand)
        elif hand.street_no >= len(hand.streets):
            finish.begin(hand)
        elif hand.step_no < len(hand.streets[hand.street_no].steps):
            step: Step = hand.streets[hand.street_no].steps[hand.step_no]
            if steps.begin(hand, step):
                return
            hand.step_no += 1
        elif not rounds.begin_round(hand):
            player_steps.all_with_action(hand)
            next_street(hand)


def next_street(hand: Hand) -> None:
    """On to the steps of the next street."""
    hand.street_no, hand.step_no, hand.deck.burned = hand.street_no + 1, 0, False
    hand.stage, hand.procedure = Stage.STEPPING, None


def apply(hand: Hand, action: Action, field: str | None = None) -> None:
    """Take one action into this very hand; after a refusal the hand must be thrown away."""
    try:
        _dispatch(hand, action)
    except NotNow as refusal:
        refusal.field = refusal.field or field
        raise
    hand.actions.append(action)
    hand.may = None
    if hand.stage is Stage.STEPPING:
        go_on(hand)


def _dispatch(hand: Hand, action: Action) -> None:
    if hand.stage is Stage.OVER:
        raise NotNow("hand-over", "This hand is over; start the next one, or undo its last action.")
    index = None
    if action.seat is not None:
        index = hand.seat_index.get(action.seat)
        if index is None:
            dealt = ", ".join(str(seat) for seat in sorted(hand.order))
            raise NotNow(
                "empty-seat", f"Seat {action.seat} is not in this hand; the seats dealt in are {dealt}."
            )
    verb = action.verb
    if verb == "deal":
        deals.deal(hand, action, index)
    elif index is None:
        steps.dealer_action(hand, action)
    elif verb in ("show", "muck"):
        finish.show_or_muck(hand, action, index)
    elif verb in ("draw", "pat") and not steps.awaits(hand, verb):
        raise NotNow("no-draw", f"There is no draw now; {rounds.awaited(hand)}.")
    elif verb == "draw" or verb == "pat" and steps.awaits(hand, "draw"):
        drawing.draw(hand, action, index)
    elif verb in OWN_CARDS:
        player_steps.act(hand, action, index)
    else:
        rounds.act(hand, action, index)
