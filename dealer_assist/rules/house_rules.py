"""The table of house rules: every ruling on which rooms differ, its values and its defaults.

One entry a rule, in the sections of the house-rule book: 1 limit, 2 no-limit, 3 pot-limit, 4 button
and blinds, 5 stud, 6 draw and lowball, 7 showdown, 8 pots and rake, 9 tournament. The first value
is the default of every preset that does not name another. `by-game` leaves the answer to the page
of the game, `as-listed` to the structure sheet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

PRESETS = ("barge", "tda", "cash")


@dataclass(frozen=True, slots=True)
class Rake:
    """What the house takes of a pot: `percent` of it, at most `cap` chips, in whole `step`s."""

    percent: int | float
    cap: int | None = None
    step: int = 1

    def of(self, chips: int) -> int:
        """The rake of `chips`, rounded down to the step and never above the cap."""
        share = chips * round(self.percent * 100) // 10_000  # percent counts to the hundredth
        return (share if self.cap is None else min(share, self.cap)) // self.step * self.step


@dataclass(frozen=True, slots=True)
class Drop:
    """The fixed jackpot fee: `amount` chips once the pot holds `starts_at` (written `from`)."""

    amount: int
    starts_at: int = 0

    def of(self, chips: int) -> int:
        """The fee on a pot of `chips`."""
        return self.amount if chips >= self.starts_at else 0


@dataclass(frozen=True, slots=True)
class Lammers:
    """Re-buy chips of an event: `count` of `value` each, to be redeemed by `last_level`."""

    count: int
    value: int
    last_level: int = 0


@dataclass(frozen=True, slots=True)
class ByMode:
    """A default with one value for tournaments and one for cash games."""

    tournament: str | int
    cash: str | int


Value = str | int | Rake | Drop | Lammers | tuple[int, ...]
Default = Value | ByMode


@dataclass(frozen=True, slots=True)
class Rule:
    """One house rule.

    Shape: `words` the values it knows by name, the default first; `numbers` the whole numbers
    besides, least to most; `record` the kind of object it takes ("rake", "drop", "lammers",
    "list"); `defaults` one per preset.
    """

    name: str
    section: int
    words: tuple[str | int, ...]
    meaning: str
    numbers: tuple[int, int] | None
    record: str
    defaults: tuple[tuple[str, Default], ...]

    def default(self, preset: str, tournament: bool) -> Value:
        """The value this preset gives the rule, by mode where it has two."""
        value = dict(self.defaults)[preset]
        if isinstance(value, ByMode):
            return value.tournament if tournament else value.cash
        return value


def _rule(
    section: int, name: str, words: str, meaning: str, *, barge: Default | None = None,
    tda: Default | None = None, cash: Default | None = None,
    numbers: tuple[int, int] | None = None, record: str = "", text: bool = False,
) -> Rule:
    known = tuple(w if text or not w.isdigit() else int(w) for w in words.split())
    first = known[0]
    defaults = tuple(
        (preset, first if value is None else value)
        for preset, value in zip(PRESETS, (barge, tda, cash), strict=True)
    )
    return Rule(name, section, known, meaning, numbers, record, defaults)


_CHIPS = (1, 10**12)

_LIMIT = (
    _rule(1, "raise-cap", "3 4 6 none", "how many raises may follow the bet of a limit round"),
    _rule(1, "heads-up-cap", "keep lift-before-cap lift-if-round-starts lift-last-two",
          "when the cap falls away between two players", barge=ByMode("keep", "lift-before-cap"),
          tda="lift-last-two", cash="lift-before-cap"),
    _rule(1, "heads-up-count", "can-bet unfolded", "whether an all-in player keeps it from being two"),
    _rule(1, "limit-short-all-in", "half full", "the share of a bet from which an all-in counts as one"),
    _rule(1, "limit-reopen", "from-half from-full", "how much more re-opens the betting to who has acted"),
    _rule(1, "limit-next-level", "own-amount next-multiple",
          "whether a raise over a short all-in goes on top of it, or completes it"),
    _rule(1, "limit-short-sum", "sum each", "whether short all-ins over one full bet add up"),
    _rule(1, "completion-is-raise", "no yes", "whether completing the bring-in is a raise already"),
    _rule(1, "straddle-is-bet", "no yes", "whether a straddle uses up a step of the cap"),
    _rule(1, "check-raise", "by-game yes no", "whether who has checked may raise", tda="yes"),
    _rule(1, "open-pair-double", "no yes", "the big bet on fourth street over an open pair in stud",
          barge=ByMode("no", "yes"), cash="yes"),
    _rule(1, "lowball-after-draw", "big small", "the size of bet after the draw in single draw"),
    _rule(1, "mississippi-limit", "two-two one-three",
          "how many rounds of limit Mississippi are at the small bet and how many at the big"),
)

_NO_LIMIT = (
    _rule(2, "min-bet", "by-game", "the least a round can be opened for", numbers=_CHIPS),
    _rule(2, "min-raise", "last-raise double-bet", "a raise is the last full one again, or twice the bet"),
    _rule(2, "min-raise-over-short", "add complete", "the least raise over an all-in for less"),
    _rule(2, "reopen", "facing-full any last-full-only", "when who has acted may raise again"),
    _rule(2, "under-raise", "half always-raise always-call",
          "what chips between a call and the least raise are, put in without a word",
          cash="always-raise"),
    _rule(2, "oversized-chip", "call bet-value", "one chip larger than needed, without a word"),
    _rule(2, "multi-chip", "all-needed-is-call off", "several chips of which every one is needed to call"),
    _rule(2, "string-bet", "first-motion off", "chips that follow in a second motion"),
    _rule(2, "wrong-amount-until", "street two-actions never", "how long a wrong amount is put right"),
    _rule(2, "out-of-turn", "binding-if-unchanged never-binding", "what acting before one's turn binds to"),
    _rule(2, "undercall", "full-call floor", "too few chips for a call, without a word"),
    _rule(2, "betting-unit", "smallest-chip-in-play 1 smallest-blind-chip", "what bets are multiples of"),
    _rule(2, "limp-single-draw", "by-game yes no",
          "whether the first in may just call in no-limit single draw", tda="yes", cash="yes"),
    _rule(2, "jam-or-fold", "whole-stack match", "whether a smaller jam may be met with the same chips"),
)

_POT_LIMIT = (
    _rule(3, "pot-reading", "raise-by-pot raise-to-pot", "the raise is the size of the pot, or the total is"),
    _rule(3, "pot-short-blind", "full-preflop actual small-as-big",
          "how a dead, missing or short blind counts in the first round", cash="small-as-big"),
    _rule(3, "pot-ante", "count skip-single-payer skip", "which antes count in the first round",
          tda="skip-single-payer"),
    _rule(3, "pot-round", "exact up down", "how the pot that is counted is rounded", cash="up"),
    _rule(3, "pot-round-unit", "smallest-chip-in-play", "the unit it is rounded to", numbers=_CHIPS),
    _rule(3, "half-pot-round", "down up", "half of an odd number of the smallest chips"),
    _rule(3, "pot-overbet", "give-back stands-after-street", "what happens to chips above the maximum"),
)

_BLINDS = (
    _rule(4, "button", "dead moving win", "how the button travels to the next hand"),
    _rule(4, "heads-up-button", "button-is-small", "who posts what when two are left"),
    _rule(4, "small-blind-size", "as-listed half-down", "the small blind, where the small bet is odd"),
    _rule(4, "short-blind-call", "full all-in-amount", "what a call costs behind a short big blind"),
    _rule(4, "new-player", "deal-unless-between post-big wait", "when a newcomer is dealt in",
          cash="post-big"),
    _rule(4, "missed-blinds", "both-one-live post-big-only wait", "what who missed the blinds posts"),
    _rule(4, "ante", "as-listed none each big-blind button short-deck", "who pays the ante"),
    _rule(4, "big-blind-ante-order", "blind-first ante-first", "what a short big blind pays first"),
    _rule(4, "big-blind-ante-reduce", "as-listed none", "at how many players the big blind ante falls",
          barge=4, tda="none", numbers=(2, 10)),
    _rule(4, "short-ante", "match-each", "what a player with less than the ante can win"),
    _rule(4, "straddle", "none utg button any", "who may straddle", cash="utg"),
    _rule(4, "straddle-min-raise", "double plus-big-blind", "the least raise over a straddle"),
    _rule(4, "bomb-pot", "off dealer-change every", "when a bomb pot is played"),
    _rule(4, "bomb-pot-button", "moves stays", "whether the button moves for a bomb pot"),
    _rule(4, "max-seats", "refuse warn", "whether more may be dealt in than the deck can serve"),
    _rule(4, "kill", "none full half", "whether the winner of two pots in a row posts a kill"),
)

_STUD = (
    _rule(5, "bring-in", "by-game low-card high-card high-card-ace-high", "which door card brings it in"),
    _rule(5, "super-stud-8-bring-in", "low-card high-card", "the same with four cards down, high-low",
          cash="high-card"),
    _rule(5, "bring-in-option", "bring-in-or-complete bring-in-only", "whether the opener may open for more"),
    _rule(5, "bring-in-short", "others-pay-full others-match", "what a call costs behind a short bring-in"),
    _rule(5, "third-street-half", "of-small-bet of-difference", "what half a bet is over the bring-in"),
    _rule(5, "stud-first-act", "best-board", "who starts from fourth street on"),
    _rule(5, "stud-board-tie", "suit position", "who starts when two boards are equal", cash="position"),
    _rule(5, "stud-short-stub", "burns-then-community community", "the last card when the stub is short"),
    _rule(5, "community-first-act", "as-sixth with-community", "who starts after a community card"),
    _rule(5, "last-card-exposed", "replace keep", "a last down card that the dealer turned up"),
)

_DRAW = (
    _rule(6, "draw-delivery", "all-announce-first each-in-turn", "when the drawn cards are dealt",
          cash="each-in-turn"),
    _rule(6, "draw-limit", "by-game", "how many cards may be drawn at most", numbers=(0, 5)),
    _rule(6, "fifth-card", "straight-through after-others", "the fifth card of who draws five"),
    _rule(6, "reshuffle-pool", "all-but-own earlier-rounds all", "what is shuffled when the deck runs out",
          tda="earlier-rounds", cash="earlier-rounds"),
    _rule(6, "reshuffle-burns", "in out", "whether burn cards are shuffled in"),
    _rule(6, "last-card", "dealt only-if-it-finishes never", "whether the last card of the deck is dealt",
          tda="only-if-it-finishes", cash="only-if-it-finishes"),
    _rule(6, "draw-exposed", "replace-last keep", "a drawn card that was turned up"),
    _rule(6, "wrong-card-count", "dead-after-action", "a hand with too many or too few cards"),
    _rule(6, "change-draw", "until-next-announces until-dealt", "how long the number asked for may change"),
    _rule(6, "joker", "by-game none", "whether the joker is in the deck"),
    _rule(6, "archie-high", "66 99", "the pair that the high half needs in triple draw high-low",
          cash="99", text=True),
    _rule(6, "archie-none", "high split-all", "who takes the pot when nobody qualifies"),
    _rule(6, "sevens", "by-game on off", "whether a seven or better must be bet after the draw", tda="off"),
    _rule(6, "sevens-short-call", "any-short under-half", "from when just calling a short all-in offends",
          cash="under-half"),
    _rule(6, "sevens-penalty", "no-gain forfeit", "what the offender loses"),
    _rule(6, "sevens-tie", "share-pre-draw all-to-other", "when the offender ties"),
)

_SHOWDOWN = (
    _rule(7, "show-order", "last-aggressor position", "who shows first"),
    _rule(7, "all-in-show", "face-up-at-once at-showdown", "when all-in hands are opened",
          cash="at-showdown"),
    _rule(7, "cards-speak", "yes", "a tabled hand is what its cards are"),
    _rule(7, "muck-at-showdown", "retrievable dead", "whether a mucked hand can come back"),
    _rule(7, "kill-tabled-winner", "never", "whether a tabled winner can be killed"),
    _rule(7, "last-hand-shows", "no yes", "whether the last live hand must be shown"),
    _rule(7, "ask-to-see", "called-aggressor floor any", "who may ask to see a hand"),
    _rule(7, "dispute-until", "next-hand", "how long a reading can be disputed"),
)

_POTS = (
    _rule(8, "uncalled", "return", "chips nobody matched"),
    _rule(8, "side-pots", "separate", "how side pots are split"),
    _rule(8, "odd-chip-unit", "smallest-chip-in-play", "the finest an award can be"),
    _rule(8, "odd-chip-side", "high position", "which half takes the odd chip; position is for two lows",
          cash="position"),
    _rule(8, "odd-chip-tie", "left-of-button high-card", "which of tied hands takes it, with a button"),
    _rule(8, "button-stud-tie", "left-of-button high-card", "the same in stud played with a button"),
    _rule(8, "odd-chip-stud-cards", "winning-five all-cards", "which cards are compared in stud",
          cash="all-cards"),
    _rule(8, "odd-chip-stud-low", "highest lowest", "which card takes it between lows in stud",
          cash="lowest"),
    _rule(8, "odd-chip-most", "one-per-pot one-per-split all-to-first", "how many one player may get",
          tda="one-per-split"),
    _rule(8, "run-it", "1 2 3", "how often the board may be run", cash=ByMode(1, 3)),
    _rule(8, "rake", "none", "what the house takes", record="rake", cash=Rake(10, 6)),
    _rule(8, "rake-from", "main-first each-pot", "out of which pots the rake comes"),
    _rule(8, "rake-no-flop", "free taken", "whether a pot without a flop is raked"),
    _rule(8, "drop", "none", "the jackpot fee", record="drop"),
)

_TOURNAMENT = (
    _rule(9, "same-hand-bust", "by-starting-stack tie", "the order of two who bust in one hand"),
    _rule(9, "bounty-winner", "high-or-five-card split", "who takes a bounty in a split pot"),
    _rule(9, "hand-for-hand-clock", "2 3", "minutes off the clock for a hand played hand for hand"),
    _rule(9, "level-applies", "next-hand", "from when a new level counts"),
    _rule(9, "color-up", "race round-up round-half", "what happens to odd small chips"),
    _rule(9, "race-last-chip", "extra from-race", "the chip of a player the race leaves with nothing"),
    _rule(9, "balance-who", "next-big-blind high-card", "who is moved to balance tables"),
    _rule(9, "balance-spread", "2 1", "the largest difference between two tables"),
    _rule(9, "halt-short", "3", "how many players short stops a table", numbers=(1, 9)),
    _rule(9, "table-break", "random-two-step", "how the seats of a broken table are drawn"),
    _rule(9, "redraw", "final", "at how many tables all seats are drawn again", record="list"),
    _rule(9, "final-size", "9 7", "players at the final table", numbers=(2, 10)),
    _rule(9, "lammers", "none", "re-buy chips of the event", record="lammers"),
    _rule(9, "lammer-bust", "choose one", "how many a busted player redeems"),
    _rule(9, "shootout-advance", "1 2", "winners per table of a shootout"),
    _rule(9, "win-button", "main-pot-winner", "who wins the button"),
    _rule(9, "nit-ante", "5", "big blinds that the last card of the nit game costs", numbers=(1, 100)),
    _rule(9, "penalty", "rounds hands", "what a penalty is counted in"),
    _rule(9, "absent", "blind-off", "the stack of who is not at the table"),
    _rule(9, "shot-clock", "30", "seconds to act", numbers=(5, 600)),
    _rule(9, "mixed-button", "freeze-in-stud", "the button while stud is played in a mix"),
)


# One name for the usual pairs of two rules (R63).
PAIRS: dict[tuple[str, Value], dict[str, Value]] = {
    ("limit-short-all-in", "half"): {"limit-reopen": "from-half", "limit-next-level": "own-amount"},
    ("limit-short-all-in", "full"): {"limit-reopen": "from-full", "limit-next-level": "next-multiple"},
}


def _by_name(rules: Iterable[Rule]) -> dict[str, Rule]:
    return {rule.name: rule for rule in rules}


RULES: dict[str, Rule] = _by_name((
    *_LIMIT, *_NO_LIMIT, *_POT_LIMIT, *_BLINDS, *_STUD, *_DRAW, *_SHOWDOWN, *_POTS, *_TOURNAMENT,
))
