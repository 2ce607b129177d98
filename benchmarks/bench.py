"""How fast are we, beside pokerkit, on the same hands in the same run? `make bench`.

Both sides do the same work: a file's text to a hand that can be played, that hand to its final stacks,
and random showdowns to their winners. Rounds alternate and the best of each side counts, so that a busy
machine slows both. Where winners or stacks differ the run fails: a fast wrong answer is no answer.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dealer_assist.cards import ALL_CARDS, Card  # noqa: E402
from dealer_assist.formats.phh import PhhHand, read_phh, replay  # noqa: E402
from dealer_assist.scales import SCALES  # noqa: E402
from dealer_assist.scales.select import strength_using  # noqa: E402

RECORDED, OWN = ROOT.parent / "shared" / "hands", ROOT / "tests" / "hands" / "own"
ROUNDS, SHOWDOWNS, PLAYERS = 5, 150, 4
ROW = "{:<34}{:>14}{:>14}{:>9}"
Deal = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]
Side = Callable[..., object]
Timed = Callable[[int], object]   # is told the number of the round


def main() -> None:
    """Print the table."""
    started = time.perf_counter()
    texts = _comparable(_files())
    print(ROW.format("", "dealer-assist", "pokerkit", "ratio"))
    _hands(texts)
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
    _compare("read, hands/s", count, lambda _: [list(read_phh(text)) for text in texts],
             lambda _: [HandHistory.loads(text) for text in texts])
    _compare("replay to the last chip, hands/s", count, lambda _: [replay(hand) for hand in ours],
             lambda _: [_walk(history) for history in theirs])
    _compare("read and replay, hands/s", count,
             lambda _: [replay(hand) for text in texts for hand in read_phh(text)],
             lambda _: [_walk(HandHistory.loads(text)) for text in texts])


def _walk(history: Iterable[object]) -> object:
    """Through every state to the last, as pokerkit's own readers do."""
    return deque(history, maxlen=0)


# -- showdowns -----------------------------------------------------------------------------------

def _showdowns() -> None:
    from pokerkit import BadugiHand, OmahaEightOrBetterLowHand, OmahaHoldemHand, StandardHighHand

    high, low, badugi = SCALES["high"], SCALES["ace-to-five"], SCALES["badugi"]
    eight = low.threshold("8")

    def our_low(own: tuple[Card, ...], board: tuple[Card, ...]) -> int:
        strength = strength_using(low, own, board, (2,))
        return strength if strength >= eight else 0

    _judge("hold'em showdowns/s", (2, 5), lambda own, board: high.strength((*own, *board)),
           lambda own, board: StandardHighHand.from_game(own, board))
    _judge("Omaha/8 showdowns/s", (4, 5), lambda own, board: strength_using(high, own, board, (2,)),
           lambda own, board: OmahaHoldemHand.from_game(own, board), our_low,
           lambda own, board: OmahaEightOrBetterLowHand.from_game_or_none(own, board))
    _judge("badugi showdowns/s", (4, 0), lambda own, board: badugi.strength(own),
           lambda own, board: BadugiHand.from_game(own))


def _deals(own: int, shared: int, seed: int) -> list[Deal]:
    """Random showdowns, the same in every run and others in every round, so that no cache knows them."""
    chance = random.Random(seed)
    deals = []
    for _ in range(SHOWDOWNS):
        cards = chance.sample(ALL_CARDS, PLAYERS * own + shared)
        hands = tuple(tuple(cards[n * own:(n + 1) * own]) for n in range(PLAYERS))
        deals.append((hands, tuple(cards[PLAYERS * own:])))
    return deals


def _judge(name: str, cards: tuple[int, int], *sides: Side) -> None:
    """`cards`: a player's own, and shared; `sides`: our high, their high, our low, their low …"""
    from pokerkit import Card as TheirCard

    read = {card: next(iter(TheirCard.parse(str(card)))) for card in ALL_CARDS}

    def theirs(deal: Deal) -> tuple[object, ...]:
        hands, board = deal
        return tuple([read[card] for card in hand] for hand in hands), [read[card] for card in board]

    rounds = [_deals(*cards, seed) for seed in range(ROUNDS + 1)]
    read_rounds = [[theirs(deal) for deal in deals] for deals in rounds]
    if _winners(rounds[-1], sides[::2]) != _winners(read_rounds[-1], sides[1::2]):
        sys.exit(f"{name}: the winners differ from pokerkit's")
    _compare(name, SHOWDOWNS, lambda number: _winners(rounds[number], sides[::2]),
             lambda number: _winners(read_rounds[number], sides[1::2]))


def _winners(deals: Sequence[tuple[Any, ...]], sides: Sequence[Side]) -> list[list[int]]:
    """Who wins each side of each showdown, nobody where nothing qualifies."""
    won = []
    for hands, board in deals:
        for side in sides:
            made = [side(hand, board) for hand in hands]
            best: Any = max((one for one in made if one), default=None)  # type: ignore[type-var]
            won.append([n for n, one in enumerate(made) if best is not None and one == best])
    return won


# -- importing, timing ---------------------------------------------------------------------------

def _imports() -> None:
    core = "import dealer_assist.engine.state.hand, dealer_assist.contract.judge"
    ours, theirs = (min(_import_time(code) for _ in range(5)) for code in (core, "import pokerkit"))
    print(ROW.format("import, ms", f"{ours * 1000:,.0f}", f"{theirs * 1000:,.0f}", f"{theirs / ours:.1f} x"))


def _import_time(code: str) -> float:
    clock = "import time; t = time.perf_counter()"
    done = subprocess.run([sys.executable, "-c", f"{clock}\n{code}\nprint(time.perf_counter() - t)"],
                          capture_output=True, text=True, check=True, cwd=ROOT)
    return float(done.stdout)


def _compare(name: str, count: int, ours: Timed, theirs: Timed) -> None:
    best = [float("inf"), float("inf")]
    for number in range(ROUNDS):
        for side, work in enumerate((ours, theirs)):
            started = time.perf_counter()
            work(number)
            best[side] = min(best[side], time.perf_counter() - started)
    mine, other = (count / seconds for seconds in best)
    print(ROW.format(name, f"{mine:,.0f}", f"{other:,.0f}", f"{mine / other:.1f} x"), flush=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")   # pokerkit remarks on fields it does not know
    main()
