"""The table of house rules: every ruling on which rooms differ, its values, its defaults, what it bears on.

One row a rule, in the sections of the house-rule book: 1 limit, 2 no-limit, 3 pot-limit, 4 button
and blinds, 5 stud, 6 draw and lowball, 7 showdown, 8 pots and rake, 9 tournament. The first value
is the default of every preset that does not name another. `by-game` leaves the answer to the page
of the game, `as-listed` to the structure sheet.

The third entry says what a rule bears on, by topics, any of which is enough: words of the games (`draw`,
`bring-in`, see `rulebook/relevant_rules.py`), traits of the betting (`capped`, see `Betting.topics`), `page`
where the page of a game leaves a word to the room, `hand` for every hand, or a matter outside of one
(`posts`, `rake`, `event`, a procedure's name). `at` names the moments in which the floor is asked about it.
Its name, its meaning, its worked figure and its values in words are in the texts, `house-*.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable

from dealer_assist.rules.bounds import MOST_SETTING
from dealer_assist.rules.rule import PRESETS, ByMode, Default, Rake, Rule, Value

MOMENTS = ("deal", "wager", "draw", "showdown")


def _rule(
    section: int, name: str, words: str, bears: str, *, at: str = "", barge: Default | None = None,
    tda: Default | None = None, cash: Default | None = None,
    numbers: tuple[int, int] | None = None, record: str = "", text: bool = False,
) -> Rule:
    known = tuple(w if text or not w.isdigit() else int(w) for w in words.split())
    first = known[0]
    defaults = tuple(
        (preset, first if value is None else value)
        for preset, value in zip(PRESETS, (barge, tda, cash), strict=True)
    )
    return Rule(name, section, known, tuple(bears.split()), tuple(at.split()), numbers, record, defaults)


_CHIPS = (1, MOST_SETTING)

_LIMIT = (
    # raises, not bets: 3 is capped at four bets (1.1.1)
    _rule(1, "raise-cap", "3 4 6 none", "capped", at="wager"),
    _rule(1, "heads-up-cap", "keep lift-before-cap lift-if-round-starts lift-last-two", "capped", at="wager",
          barge=ByMode("keep", "lift-before-cap"), tda="lift-last-two", cash="lift-before-cap"),
    _rule(1, "heads-up-count", "can-bet unfolded", "capped"),
    _rule(1, "limit-short-all-in", "half full", "capped", at="wager"),
    # R63: whether a short all-in lets others raise, and where the next bet then goes, are two questions
    _rule(1, "limit-reopen", "from-half from-full", "capped", at="wager"),
    _rule(1, "limit-next-level", "own-amount next-multiple", "capped", at="wager"),
    _rule(1, "limit-short-sum", "sum each", "capped", at="wager"),
    _rule(1, "completion-is-raise", "no yes", "bring-in", at="wager"),
    _rule(1, "straddle-is-bet", "no yes", "posts"),
    # 1.1.1: "except in limit California Lowball"
    _rule(1, "check-raise", "by-game yes no", "capped no-check-raise", at="wager", tda="yes"),
    _rule(1, "open-pair-double", "no yes", "open-pair-double", at="wager",
          barge=ByMode("no", "yes"), cash="yes"),
    _rule(1, "lowball-after-draw", "big small", "page"),
    # 2.38 knows limit Mississippi and does not say where the bet doubles
    _rule(1, "mississippi-limit", "two-two one-three", "page"),
)

_NO_LIMIT = (
    _rule(2, "min-bet", "by-game", "open bomb-pot", numbers=_CHIPS),
    _rule(2, "min-raise", "last-raise double-bet", "open", at="wager"),
    _rule(2, "min-raise-over-short", "add complete", "open", at="wager"),
    _rule(2, "reopen", "facing-full any last-full-only", "open", at="wager"),
    _rule(2, "under-raise", "half always-raise always-call", "open", at="wager", cash="always-raise"),
    _rule(2, "oversized-chip", "call bet-value", "hand", at="wager"),
    _rule(2, "multi-chip", "all-needed-is-call off", "hand", at="wager"),
    _rule(2, "string-bet", "first-motion off", "hand", at="wager"),
    _rule(2, "wrong-amount-until", "street two-actions never", "hand", at="wager"),
    _rule(2, "out-of-turn", "binding-if-unchanged never-binding", "hand", at="wager"),
    _rule(2, "undercall", "full-call floor", "hand", at="wager"),
    _rule(2, "betting-unit", "smallest-chip-in-play 1 smallest-blind-chip", "open"),
    # App. A of no-limit 2-7 with one draw: "no limping is allowed"
    _rule(2, "limp-single-draw", "by-game yes no", "no-limp", at="wager", tda="yes", cash="yes"),
    _rule(2, "hand-cap", "none", "hand", at="wager", numbers=_CHIPS),
    _rule(2, "jam-or-fold", "whole-stack match", "whole-stack", at="wager"),
)

_POT_LIMIT = (
    _rule(3, "pot-reading", "raise-by-pot raise-to-pot", "pot-counts", at="wager"),
    _rule(3, "pot-short-blind", "full-preflop actual small-as-big", "pot-counts", at="wager",
          cash="small-as-big"),
    _rule(3, "pot-ante", "count skip-single-payer skip", "pot-counts", at="wager", tda="skip-single-payer"),
    _rule(3, "pot-round", "exact up down", "pot-counts", cash="up"),
    _rule(3, "pot-round-unit", "smallest-chip-in-play", "pot-counts", numbers=_CHIPS),
    _rule(3, "half-pot-round", "down up", "half-pot-limit"),
    _rule(3, "pot-overbet", "give-back stands-after-street", "pot-counts", at="wager"),
)

_BLINDS = (
    _rule(4, "button", "dead moving win", "button win-the-button"),
    _rule(4, "heads-up-button", "button-is-small", "posts"),
    _rule(4, "small-blind-size", "as-listed half-down", "posts"),
    _rule(4, "short-blind-call", "full all-in-amount", "posts", at="wager"),
    _rule(4, "new-player", "deal-unless-between post-big wait", "posts", cash="post-big"),
    _rule(4, "missed-blinds", "both-one-live post-big-only wait", "posts"),
    _rule(4, "ante", "as-listed none each big-blind button short-deck",
          "antes bomb-pot big-blind-ante short-deck"),
    _rule(4, "big-blind-ante-order", "blind-first ante-first", "big-blind-ante"),
    # 1.2.1: at four players at BARGE 2024; TDA RP-11 advises never
    _rule(4, "big-blind-ante-reduce", "as-listed none", "big-blind-ante",
          barge=4, tda="none", numbers=(2, 10)),
    _rule(4, "short-ante", "match-each", "antes"),
    _rule(4, "straddle", "none utg button any", "posts", cash="utg"),
    _rule(4, "straddle-min-raise", "double plus-big-blind", "posts"),
    _rule(4, "bomb-pot", "off dealer-change every", "bomb-pot"),
    _rule(4, "bomb-pot-button", "moves stays", "bomb-pot"),
    # R57: a deck that cannot serve everybody is a matter for the set-up, not for the last street
    _rule(4, "max-seats", "refuse warn", "deal"),
    _rule(4, "kill", "none full half", "posts"),
)

_STUD = (
    _rule(5, "bring-in", "by-game low-card high-card high-card-ace-high", "bring-in", at="deal"),
    # 2.57 has the low card, WSOP cash games the high one
    _rule(5, "super-stud-8-bring-in", "low-card high-card", "page", cash="high-card"),
    _rule(5, "bring-in-option", "bring-in-or-complete bring-in-only", "bring-in", at="wager"),
    _rule(5, "bring-in-short", "others-pay-full others-match", "bring-in", at="wager"),
    # 1.1.1 says "half the bet": of 200, or of what lacks from a bring-in of 75 to it
    _rule(5, "third-street-half", "of-small-bet of-difference", "bring-in", at="wager"),
    _rule(5, "stud-first-act", "best-board", "best-board", at="deal"),
    _rule(5, "stud-board-tie", "suit position", "best-board", at="deal", cash="position"),
    _rule(5, "stud-short-stub", "burns-then-community community", "best-board one-card-for-all", at="deal"),
    _rule(5, "community-first-act", "as-sixth with-community", "best-board", at="deal"),
    _rule(5, "last-card-exposed", "replace keep", "best-board", at="deal"),
)

_DRAW = (
    _rule(6, "draw-delivery", "all-announce-first each-in-turn", "draw", at="draw", cash="each-in-turn"),
    _rule(6, "draw-limit", "by-game", "draw", at="draw", numbers=(0, 5)),
    _rule(6, "fifth-card", "straight-through after-others", "draw"),
    _rule(6, "reshuffle-pool", "all-but-own earlier-rounds all", "draw", at="draw",
          tda="earlier-rounds", cash="earlier-rounds"),
    _rule(6, "reshuffle-burns", "in out", "draw"),
    _rule(6, "last-card", "dealt only-if-it-finishes never", "draw", at="draw",
          tda="only-if-it-finishes", cash="only-if-it-finishes"),
    _rule(6, "draw-exposed", "replace-last keep", "draw", at="draw"),
    _rule(6, "wrong-card-count", "dead-after-action", "hand", at="deal"),
    _rule(6, "change-draw", "until-next-announces until-dealt", "draw", at="draw"),
    _rule(6, "joker", "by-game none", "joker"),
    # words, though they look like numbers: a pair of sixes, a pair of nines (2.4)
    _rule(6, "archie-high", "66 99", "page", cash="99", text=True),
    _rule(6, "archie-none", "high split-all", "nobody", at="showdown"),
    _rule(6, "progressive-badugi", "9 8 7 10 jack three-cards", "page", text=True),
    _rule(6, "buy-price", "big-blind", "buy", numbers=_CHIPS),
    # 2.11: in force in the limit game, not in the no-limit one
    _rule(6, "sevens", "by-game on off", "sevens", at="showdown", tda="off"),
    _rule(6, "sevens-short-call", "any-short under-half", "sevens", at="showdown", cash="under-half"),
    _rule(6, "sevens-penalty", "no-gain forfeit", "sevens", at="showdown"),
    _rule(6, "sevens-tie", "share-pre-draw all-to-other", "sevens", at="showdown"),
)

_SHOWDOWN = (
    _rule(7, "show-order", "last-aggressor position", "hand", at="showdown"),
    _rule(7, "all-in-show", "face-up-at-once at-showdown", "hand whole-stack", at="showdown",
          cash="at-showdown"),
    _rule(7, "cards-speak", "yes", "hand", at="showdown"),
    _rule(7, "muck-at-showdown", "retrievable dead", "hand", at="showdown"),
    _rule(7, "kill-tabled-winner", "never", "hand", at="showdown"),
    _rule(7, "last-hand-shows", "no yes", "hand", at="showdown"),
    _rule(7, "roll-price", "none", "roll", at="showdown", numbers=_CHIPS),
    # 2.40 names both: "tournament" Oklahoma, and the cash game in which the dealer wins
    _rule(7, "rivers-alike", "none-goes dealer-wins", "lowest-river", at="showdown"),
    _rule(7, "ask-to-see", "called-aggressor floor any", "hand", at="showdown"),
    _rule(7, "dispute-until", "next-hand", "hand", at="showdown"),
)

_POTS = (
    _rule(8, "uncalled", "return", "hand"),
    _rule(8, "side-pots", "separate", "hand"),
    _rule(8, "odd-chip-unit", "smallest-chip-in-play", "hand odd-chips"),
    _rule(8, "odd-chip-side", "high position", "split odd-chips", at="showdown", cash="position"),
    _rule(8, "odd-chip-tie", "left-of-button high-card", "seat-order odd-chips", at="showdown"),
    # R7: 1.2.3.3a names the button and 3b stud; Mississippi and Mexican Poker are both
    _rule(8, "button-stud-tie", "left-of-button high-card", "stud-button odd-chips", at="showdown"),
    _rule(8, "odd-chip-stud-cards", "winning-five all-cards", "suits odd-chips", at="showdown",
          cash="all-cards"),
    # R10: the book knows only the highest card; Robert's Rules give the lowest in low games
    _rule(8, "odd-chip-stud-low", "highest lowest", "suits odd-chips", at="showdown", cash="lowest"),
    _rule(8, "odd-chip-most", "one-per-pot one-per-split all-to-first",
          "split odd-chips two-boards run-it-twice", at="showdown", tda="one-per-split"),
    _rule(8, "run-it", "1 2 3", "board draw run-it-twice", at="showdown", cash=ByMode(1, 3)),
    _rule(8, "rake", "none", "rake", record="rake", cash=Rake(10, 6)),
    _rule(8, "rake-from", "main-first each-pot", "rake"),
    _rule(8, "rake-no-flop", "free taken", "rake"),
    _rule(8, "drop", "none", "rake", record="drop"),
)

_TOURNAMENT = (
    _rule(9, "same-hand-bust", "by-starting-stack tie", "event"),
    _rule(9, "bounty-winner", "high-or-five-card split", "bounty"),
    _rule(9, "hand-for-hand-clock", "2 3", "event"),
    _rule(9, "level-applies", "next-hand", "event"),
    _rule(9, "color-up", "race round-up round-half", "event"),
    _rule(9, "race-last-chip", "extra from-race", "event"),
    _rule(9, "balance-who", "next-big-blind high-card", "event"),
    _rule(9, "balance-spread", "2 1", "event"),
    _rule(9, "halt-short", "3", "event"),
    _rule(9, "table-break", "random-two-step", "event"),
    _rule(9, "redraw", "final", "event", record="list"),
    _rule(9, "final-size", "9 7", "event", numbers=(2, 10)),
    _rule(9, "paid-places", "entries players", "event"),
    _rule(9, "lammers", "none", "lammers", record="lammers"),
    _rule(9, "lammer-bust", "choose one", "lammers"),
    _rule(9, "shootout-advance", "1 2", "shootout"),
    _rule(9, "win-button", "main-pot-winner", "win-the-button"),
    _rule(9, "nit-ante", "5", "event", numbers=(1, 100)),
    _rule(9, "penalty", "rounds hands", "event"),
    _rule(9, "absent", "blind-off", "event"),
    _rule(9, "shot-clock", "30", "hand", at="wager", numbers=(5, 600)),
    _rule(9, "mixed-button", "freeze-in-stud", "mix"),
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
