"""A hand in progress: `play(setup, actions)` is the one function everything is computed from.

A `Hand` is a value to everybody outside: `after` answers a new hand, or refuses and nothing has
changed. Inside it is one set of lists that the modules beside this one work on, because a night's
worth of hands is replayed in seconds that way: `posting` puts the forced chips in, `dealing` and
`drawing` move cards, `betting` knows what is legal, `finish` pays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dealer_assist.cards import Card, deck_set
from dealer_assist.engine.betting import rounds, posting
from dealer_assist.engine.dealing import deals, draws as drawing, player_steps, steps
from dealer_assist.engine.showdown import finish
from dealer_assist.engine import prompts
from dealer_assist.engine.state.actions import Action
from dealer_assist.rules.house import Value
from dealer_assist.engine.betting.legal import Legal
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.showdown.award import Ruling
from dealer_assist.errors import NotNow
from dealer_assist.games import Game, Step, Street

BETTING, STEPPING, OVER = "betting", "stepping", "over"
_LISTS = tuple("""
    stack bet total folded acted seen_full checked shown mucked board queue runouts dice actions burns
    last offences kept owed rolls_due
""".split())
_NESTED = ("down", "up", "draws", "fresh")
_DICTS = ("where", "gone", "returned", "parts")
_PLAIN = tuple("""
    setup game streets order seat_index count phase street_no step_no main ante_each ante_single small
    big opener actor high full step bets full_wagers size doubled lifted aggressor bring_due
    bring_forced brought betting_over stub burned pool reshuffled recycled draw_no fresh_board community
    run choice showing_seats ruling rake round_no flop_dealt started_two deck_set notes
    pending_bet board_in procedure may rules to_part must_open joker_opened
""".split())


OWN_CARDS = ("discard", "part", "expose", "pat", "door", "choose")


class Hand:
    """One deal, from the forced chips to the last award.

    Shape: lists run parallel to `order` (seats clockwise from the left of the button); chips are
    ints; `where` tells whose hand (index) or the board (-1) holds a known card.
    """

    __slots__ = (*_LISTS, *_NESTED, *_DICTS, *_PLAIN)

    setup: Setup
    game: Game
    streets: tuple[Street, ...]
    order: tuple[int, ...]
    seat_index: dict[int, int]
    count: int
    stack: list[int]
    bet: list[int]  # this round's chips
    total: list[int]  # every chip that side pots are cut from: bets and each player's ante
    folded: list[bool]
    acted: list[bool]
    seen_full: list[int]  # full wagers made when the player last acted
    checked: list[bool]  # has checked in this round (no check-raise, the Sevens Rule)
    shown: list[bool]
    mucked: list[bool]
    down: list[list[Card]]
    up: list[list[Card]]
    draws: list[list[int]]
    fresh: list[list[int]]  # [how many of the last down cards were just dealt]
    kept: list[bool]          # has kept, or rolled a door card up, with his first action
    owed: list[int]           # cards to discard that nobody has named yet
    rolls_due: list[int]      # dice that were to be rolled and are not entered
    last: list[str]
    offences: list[tuple[int, ...] | None]  # the Sevens Rule: everybody's chips when the seven was not bet
    board: list[Card]
    runouts: list[list[Card]]
    queue: list[int]  # who still has to draw, discard …
    dice: list[int]
    actions: list[Action]
    burns: list[int]
    where: dict[Card, int]
    gone: dict[Card, tuple[int, int]]  # a thrown card: by whom, in which draw
    returned: dict[int, int]
    parts: dict[int, tuple[tuple[Card, ...], ...]]
    phase: str
    street_no: int
    step_no: int
    main: int  # dead chips: they belong to the main pot
    ante_each: int
    ante_single: int
    small: int | None
    big: int | None
    opener: int
    actor: int
    high: int  # W, the highest wager of the round
    full: int  # F, the level of the last wager that counted
    step: int  # the last full bet or raise
    bets: int  # n, counted bets in limit
    full_wagers: int
    size: int  # s, the bet of the round in limit
    doubled: bool
    lifted: bool
    started_two: bool
    aggressor: int | None
    bring_due: bool
    bring_forced: bool
    brought: int | None
    betting_over: bool
    stub: int
    burned: bool
    pool: int
    reshuffled: int
    recycled: int
    draw_no: int
    fresh_board: tuple[int, int]
    community: Card | None
    run: int
    choice: str | None
    showing_seats: tuple[int, ...]
    ruling: Ruling | None
    rake: int
    round_no: int
    flop_dealt: bool
    deck_set: frozenset[Card]
    notes: tuple[tuple[str, str], ...]
    to_part: bool
    must_open: bool
    joker_opened: bool
    board_in: int
    procedure: Procedure | None
    rules: Mapping[str, Value]
    may: Legal | None  # what `legal` found in this state
    pending_bet: str

    # -- what the outside reads ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Every chip is where it belongs."""
        return self.phase == OVER

    @property
    def street(self) -> str:
        """The street's name; `showdown` after the last."""
        return self.streets[self.street_no].name if self.street_no < len(self.streets) else "showdown"

    @property
    def to_act(self) -> int | None:
        """The seat the table waits for: to bet, to draw, to show; None while cards or dice are awaited."""
        if self.phase == BETTING:
            return self.order[self.actor]
        if self.phase == OVER:
            return None
        now = prompts.waiting(self)
        return None if now.kind == "deal" else now.seat

    @property
    def stacks(self) -> dict[int, int]:
        """What lies behind, by seat; final when the hand is over."""
        return dict(sorted(zip(self.order, self.stack, strict=True)))

    @property
    def lines(self) -> tuple[str, ...]:
        """The actions so far, as the contract writes them."""
        return tuple(action.line() for action in self.actions)

    @property
    def awards(self) -> dict[int, int]:
        """What each seat was paid from the pots; empty until the hand is over."""
        return dict(self.ruling.awards) if self.ruling else {}

    @property
    def pot(self) -> int:
        """Every chip in the middle, this round's bets included."""
        return self.main + sum(self.total)

    def live(self) -> list[int]:
        """Indices of those who have cards."""
        return [i for i in range(self.count) if not self.folded[i]]

    def acted_in_round(self) -> bool:
        """Has anybody acted in this betting round?"""
        return any(self.acted)

    def kept_board(self) -> int:
        """How many board cards lay there when the money went in; a second run leaves them."""
        return self.board_in if self.board_in >= 0 else len(self.board)

    def after(self, action: Action, field: str | None = None) -> Hand:
        """The hand with one more action.

        Errors: a `Refusal` with what is allowed; this hand is never changed.
        """
        hand = self.copy()
        apply(hand, action, field)
        return hand

    def copy(self) -> Hand:
        """A hand that can go its own way."""
        other = Hand.__new__(Hand)
        for name in _PLAIN:
            setattr(other, name, getattr(self, name))
        for name in _LISTS:
            setattr(other, name, getattr(self, name)[:])
        for name in _NESTED:
            setattr(other, name, [item[:] for item in getattr(self, name)])
        for name in _DICTS:
            setattr(other, name, getattr(self, name).copy())
        return other


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
    hand = Hand.__new__(Hand)
    count = len(setup.order)
    hand.setup, hand.game, hand.streets, hand.order, hand.count = (
        setup,
        setup.game,
        setup.game.streets,
        setup.order,
        count,
    )
    hand.seat_index = {seat: i for i, seat in enumerate(setup.order)}
    hand.rules = setup.house.values
    hand.stack = list(setup.stacks)
    hand.bet, hand.total, hand.seen_full, hand.owed = [0] * count, [0] * count, [0] * count, [0] * count
    hand.folded, hand.acted, hand.checked = [False] * count, [False] * count, [False] * count
    hand.shown, hand.mucked, hand.kept = [False] * count, [False] * count, [False] * count
    hand.last, hand.offences = [""] * count, [None] * count
    hand.down, hand.up = [[] for _ in range(count)], [[] for _ in range(count)]
    hand.draws, hand.fresh = [[] for _ in range(count)], [[] for _ in range(count)]
    hand.board, hand.queue, hand.runouts, hand.dice = [], [], [], []
    hand.actions, hand.burns, hand.rolls_due = [], [], []
    hand.where, hand.gone, hand.returned, hand.parts = {}, {}, {}, {}
    _nothing_yet(hand)
    hand.started_two = count == 2
    hand.deck_set = deck_set(setup.game.deck, setup.joker is not None)
    hand.stub = len(hand.deck_set)
    return hand


def _nothing_yet(hand: Hand) -> None:
    """Everything that is one value, before anything has happened."""
    hand.phase, hand.street_no, hand.step_no = STEPPING, 0, 0
    hand.main = hand.ante_each = hand.ante_single = hand.high = hand.full = hand.step = hand.bets = 0
    hand.full_wagers = hand.size = hand.opener = hand.actor = hand.round_no = hand.rake = 0
    hand.small = hand.big = hand.aggressor = hand.brought = hand.community = None
    hand.choice = hand.ruling = hand.procedure = hand.may = None
    hand.lifted = hand.bring_due = hand.bring_forced = hand.betting_over = hand.burned = hand.doubled = False
    hand.flop_dealt = hand.to_part = hand.must_open = hand.joker_opened = False
    hand.pool = hand.recycled = hand.draw_no = 0
    hand.reshuffled, hand.run, hand.fresh_board, hand.showing_seats = -1, 1, (0, 0), ()
    hand.notes, hand.pending_bet, hand.board_in = (), "", -1


def go_on(hand: Hand) -> None:
    """Take every step nobody has to decide, up to the next thing the table waits for."""
    while hand.phase == STEPPING:
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
    hand.street_no, hand.step_no, hand.burned = hand.street_no + 1, 0, False
    hand.phase, hand.procedure = STEPPING, None


def apply(hand: Hand, action: Action, field: str | None = None) -> None:
    """Take one action into this very hand; after a refusal the hand must be thrown away."""
    try:
        _dispatch(hand, action)
    except NotNow as refusal:
        refusal.field = refusal.field or field
        raise
    hand.actions.append(action)
    hand.may = None
    if hand.phase == STEPPING:
        go_on(hand)


def _dispatch(hand: Hand, action: Action) -> None:
    if hand.phase == OVER:
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
