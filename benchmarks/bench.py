"""How fast are we, beside pokerkit, on the same hands in the same run? `make bench`.

Both sides do the same work, one after the other (`in_turn`): a file's text to a hand that can be played, that
hand to its final stacks, and random showdowns to their winners. Where winners or stacks differ the run fails:
a fast wrong answer is no answer.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from in_turn import ROUNDS, ROW, compare, in_turn, parts  # noqa: E402

from dealer_assist.cards import ALL_CARDS, Card, join  # noqa: E402
from dealer_assist.contract.judge_lines import answer  # noqa: E402
from dealer_assist.contract.view import view  # noqa: E402
from dealer_assist.engine.play import Hand, play, start  # noqa: E402
from dealer_assist.engine.showdown.award import Pot, PotRuling, Ruling, Showdown, settle  # noqa: E402
from dealer_assist.engine.showdown.plain import plain_game  # noqa: E402
from dealer_assist.engine.showdown.split import Share  # noqa: E402
from dealer_assist.engine.state.actions import Action, parse_action  # noqa: E402
from dealer_assist.formats.phh import PhhHand, read_phh, replay  # noqa: E402
from dealer_assist.formats.phh.replay import action_lines, setup_of  # noqa: E402
from dealer_assist.games import Game, load_game  # noqa: E402
from dealer_assist.rules.house import House, read_house  # noqa: E402

RECORDED, OWN = ROOT.parent / "shared" / "hands", ROOT / "tests" / "hands" / "own"
SHOWDOWNS, PLAYERS, POT = 150, 4, 1000
Deal = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]
Side = Callable[..., object]


def main() -> None:
    """Print the table."""
    started = time.perf_counter()
    texts = _comparable(_files())
    print(ROW.format("", "dealer-assist", "pokerkit", "ratio"))
    _hands(texts)
    _steps(texts)
    _showdowns()
    _imports()
    print(f"\n{len(texts)} hands, {SHOWDOWNS} showdowns of {PLAYERS} hands, best of {ROUNDS} rounds, "
          f"{time.perf_counter() - started:.0f} s")


# -- recorded hands ------------------------------------------------------------------------------

def _files() -> list[Path]:
    return sorted((RECORDED if RECORDED.is_dir() else OWN).glob("**/*.phh"))


def _comparable(files: Sequence[Path]) -> list[str]:
    """The texts that both sides play to the same stacks; the others are named, and left out of the count."""
    texts = []
    for file in files:
        text = file.read_text()
        ours, theirs = _our_stacks(text), _their_stacks(text)
        if ours == theirs:
            texts.append(text)
        else:
            print(f"left out: {file.name}: we have {ours}, pokerkit has {theirs}")
    return texts


def _our_stacks(text: str) -> list[float]:
    hand, = read_phh(text)
    return [float(stack or 0) for stack in replay(hand).stacks or ()]


def _their_stacks(text: str) -> list[float] | str:
    from pokerkit import HandHistory

    try:
        *_, end = HandHistory.loads(text)
    except (KeyError, ValueError) as error:
        return str(error)
    return [float(stack) for stack in end.stacks]


def _hands(texts: Sequence[str]) -> None:
    from pokerkit import HandHistory

    ours = [hand for text in texts for hand in read_phh(text) if isinstance(hand, PhhHand)]
    theirs = [HandHistory.loads(text) for text in texts]
    count = len(texts)
    compare("read, hands/s", count, lambda _: [list(read_phh(text)) for text in texts],
             lambda _: [HandHistory.loads(text) for text in texts])
    compare("replay to the last chip, hands/s", count, lambda _: [replay(hand) for hand in ours],
             lambda _: [_walk(history) for history in theirs])
    compare("read and replay, hands/s", count,
             lambda _: [replay(hand) for text in texts for hand in read_phh(text)],
             lambda _: [_walk(HandHistory.loads(text)) for text in texts])


def _steps(texts: Sequence[str]) -> None:
    """Set-up and actions at hand: mixed games apart, and what a page costs beside the action it shows."""
    from pokerkit import HandHistory

    hands = [(text, hand) for text in texts for hand in read_phh(text) if isinstance(hand, PhhHand)]
    for name, holdem in (("play hold'em, hands/s", True), ("play other games, hands/s", False)):
        kind = [(text, hand) for text, hand in hands if (hand.setup["game"] == "holdem") is holdem]
        setups = [setup_of(hand) for _, hand in kind]
        played = [(setup, tuple(map(parse_action, action_lines(hand, setup))))
                  for (_, hand), setup in zip(kind, setups, strict=True)]
        theirs = [HandHistory.loads(text) for text, _ in kind]
        stepped = [lambda theirs=part: [_walk(hand) for hand in theirs] for part in parts(theirs)]
        again = [lambda hands=part: _walk(play(*hand) for hand in hands) for part in parts(played)]
        anew = [lambda hands=part: _walk(play(replace(setup), actions) for setup, actions in hands)
                for part in parts(played)]
        in_turn(name, len(kind), again, stepped)
        in_turn("  of set-ups not played before", len(kind), anew, stepped)
    _views([start(setup_of(hand)) for _, hand in hands[:50]],
           [tuple(map(parse_action, action_lines(hand, setup_of(hand)))) for _, hand in hands[:50]])


def _views(starts: Sequence[Hand], actions: Sequence[Sequence[Action]]) -> None:
    """An action on a hand, and the page of what it has just made: in turn and cold, as a server does them.

    A hand keeps what it was asked once, so every round makes its hands anew; of the one before, the page was
    seen.
    """
    moments = []
    for hand, taken in zip(starts, actions, strict=True):
        for action in taken:
            view(hand)
            moments.append((hand, action))
            hand = hand.after(action)
    best = [(float("inf"), float("inf"))] * len(moments)
    for _ in range(3 * ROUNDS):     # a single call is short, and easily disturbed
        both = [_page_after(hand, action) for hand, action in moments]
        best = [(min(one[0], now[0]), min(one[1], now[1])) for one, now in zip(best, both, strict=True)]
    each = [sum(seconds) / len(moments) * 1e6 for seconds in zip(*best, strict=True)]
    print(ROW.format("an action, then its view, µs", f"{each[0]:,.1f}", f"{each[1]:,.1f}",
                     f"{each[1] / each[0]:.1f} x"), flush=True)


def _page_after(hand: Hand, action: Action) -> tuple[float, float]:
    """How long the action takes, and then the page of the hand that it makes."""
    started = time.perf_counter()
    after = hand.after(action)
    acted = time.perf_counter()
    view(after)
    return acted - started, time.perf_counter() - acted


def _walk(history: Iterable[object]) -> object:
    """Through every state to the last, as pokerkit's own readers do."""
    return deque(history, maxlen=0)


# -- showdowns -----------------------------------------------------------------------------------

class Bench(NamedTuple):
    """A game whose showdowns pokerkit can judge: cards of one's own, shared cards, its hands side by side."""

    game: str
    own: int
    shared: int
    theirs: tuple[str, ...]
    floor: bool = False     # pokerkit is so quick here that what Python itself costs is worth a line


SHOWN = (
    Bench("holdem", 2, 5, ("StandardHighHand",)),
    Bench("omaha-8", 4, 5, ("OmahaHoldemHand", "OmahaEightOrBetterLowHand")),
    Bench("badugi", 4, 0, ("BadugiHand",), floor=True),
    Bench("deuce-to-seven-triple-draw", 5, 0, ("StandardLowHand",), floor=True),
    Bench("stud-8", 7, 0, ("StandardHighHand", "EightOrBetterLowHand")),
)


def _showdowns() -> None:
    """Hands in, awards out; and a line of JSON in, a line with awards, hands, names and reasons out.

    No hand is seen twice, and none before it is timed: whatever is learnt on the way is paid for.
    """
    pots = [Pot(POT, tuple(range(1, PLAYERS + 1)))]
    house = read_house()
    for bench in SHOWN:
        rounds = [_deals(bench.own, bench.shared, seed) for seed in range(2 * ROUNDS + 2)]
        theirs = [[_their_cards(deal) for deal in deals] for deals in rounds]
        lines = [[_line(bench.game, deal) for deal in deals] for deals in rounds]
        judges, game = _their_judges(bench.theirs), load_game(bench.game)

        def rival(number: int, cards: list[Any] = theirs, hands: list[Side] = judges) -> object:
            return [_their_winners(deal, hands) for deal in cards[number]]

        def settled(number: int, game: Game = game, deals: list[list[Deal]] = rounds) -> object:
            return [settle(_showdown(game, house, deal), pots) for deal in deals[number]]

        def answered(number: int, lines: list[list[str]] = lines) -> object:
            return [answer(line) for line in lines[number + ROUNDS + 1]]

        compare(f"{bench.game}, settled/s", SHOWDOWNS, settled, rival)
        compare(f"{bench.game}, judge lines/s", SHOWDOWNS, answered, rival)
        if bench.floor:
            _floors(bench.game, rounds, lines, rival)
        for mine, other in zip(rounds, theirs, strict=True):
            won = [_their_winners(deal, judges) for deal in other]
            if [_sides_won(settle(_showdown(game, house, deal), pots)) for deal in mine] != won:
                sys.exit(f"{bench.game}: the winners differ from pokerkit's")


def _floors(name: str, rounds: list[list[Deal]], lines: list[list[str]], rival: Side) -> None:
    """What nobody can be quicker than here, in plain Python.

    A `Showdown` built and nothing judged; one look-up a hand among hands that are all known before, and the
    pot to the best; a line read as JSON, and an answer written that is known before.
    """
    game, house = load_game(name), read_house()
    scale = plain_game(game).sides[0].scale
    known = {hand: scale.strength(hand) for deals in rounds for hands, _ in deals for hand in hands}
    answers = [[json.loads(answer(line)) for line in some] for some in lines]

    def built(number: int) -> object:
        return [_showdown(game, house, deal) for deal in rounds[number]]

    def looked_up(number: int) -> object:
        return [_to_the_best(_showdown(game, house, deal), known) for deal in rounds[number]]

    def copied(number: int) -> object:
        return [(json.loads(line), json.dumps(answer))
                for line, answer in zip(lines[number], answers[number], strict=True)]

    compare("  a showdown built, no more/s", SHOWDOWNS, built, rival)
    compare("  one look-up a hand, pot paid/s", SHOWDOWNS, looked_up, rival)
    compare("  JSON read and written, no more/s", SHOWDOWNS, copied, rival)


def _to_the_best(showdown: Showdown, known: Mapping[tuple[Card, ...], int]) -> Ruling:
    """As `settle` answers, for one pot, one side and no odd chip, whatever else could be."""
    seats = tuple(showdown.hands)
    strengths = [known[hand] for hand in showdown.hands.values()]
    best = max(strengths)
    winners = tuple([seat for seat, one in zip(seats, strengths, strict=True) if one == best])
    awards = dict.fromkeys(winners, POT // len(winners))
    return Ruling(awards, (PotRuling(POT, seats, (Share("", POT, winners, awards),)),))


def _deals(own: int, shared: int, seed: int) -> list[Deal]:
    """Random showdowns, the same in every run and others in every round, so that no cache knows them."""
    chance = random.Random(seed)
    deals = []
    for _ in range(SHOWDOWNS):
        cards = chance.sample(ALL_CARDS, PLAYERS * own + shared)
        hands = tuple(tuple(cards[n * own:(n + 1) * own]) for n in range(PLAYERS))
        deals.append((hands, tuple(cards[PLAYERS * own:])))
    return deals


def _showdown(game: Game, house: House, deal: Deal) -> Showdown:
    hands, board = deal
    return Showdown(game, house, dict(enumerate(hands, 1)), button=1, board=board)


def _line(game: str, deal: Deal) -> str:
    hands, board = deal
    shared = {"board": join(board)} if board else {}
    return json.dumps({"game": game, "button": 1, "pots": [{"amount": POT}], **shared,
                       "hands": {str(seat): join(hand) for seat, hand in enumerate(hands, 1)}})


def _their_cards(deal: Deal) -> tuple[Any, ...]:
    from pokerkit import Card as TheirCard

    hands, board = deal
    return [list(TheirCard.parse(join(hand))) for hand in hands], list(TheirCard.parse(join(board)))


def _their_judges(names: tuple[str, ...]) -> list[Side]:
    import pokerkit

    kinds = [getattr(pokerkit, name) for name in names]
    return [kind.from_game_or_none if "Eight" in kind.__name__ else kind.from_game for kind in kinds]


def _their_winners(deal: tuple[Any, ...], sides: Sequence[Side]) -> list[list[int]]:
    """Who wins each side that somebody makes."""
    hands, board = deal
    won = []
    for side in sides:
        made: list[Any] = [side(hand, board) for hand in hands]
        best = max((one for one in made if one is not None), default=None)
        if best is not None:
            won.append([seat for seat, one in enumerate(made, 1) if one is not None and one == best])
    return won


def _sides_won(ruling: Ruling) -> list[list[int]]:
    return [list(share.winners) for share in ruling.pots[0].shares]


# -- importing -----------------------------------------------------------------------------------

def _imports() -> None:
    """Each with its bytecode, as it is once installed, whatever this shell says of writing it."""
    core = "import dealer_assist.engine.state.hand, dealer_assist.contract.judge"
    with tempfile.TemporaryDirectory() as folder:
        kept = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        ours, theirs = (min(_import_time(code, kept) for _ in range(6)) for code in (core, "import pokerkit"))
    print(ROW.format("import, ms", f"{ours * 1000:,.0f}", f"{theirs * 1000:,.0f}", f"{theirs / ours:.1f} x"))


def _import_time(code: str, kept: dict[str, str]) -> float:
    clock = "import time; t = time.thread_time()"
    done = subprocess.run([sys.executable, "-c", f"{clock}\n{code}\nprint(time.thread_time() - t)"],
                          capture_output=True, text=True, check=True, cwd=ROOT, env=kept)
    return float(done.stdout)


if __name__ == "__main__":
    warnings.simplefilter("ignore")   # pokerkit remarks on fields it does not know
    main()
