"""Play a thousand events at random, and work each out again from its files alone.

    python scripts/events.py [--events 1000] [--first 1]

Event n has its number for a seed, 40 to 400 players, and each sheet of the product in turn. `simulate` plays
it, `recompute_event` reads what it wrote and nothing of the product. A line for every event that differs or
does not come to its end, and for every fifty; leaves with status 1 if there was one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from recompute_event import differences

from dealer_assist.cli.simulate import played
from dealer_assist.contract.structures.reading import template, templates
from dealer_assist.tournament.run.files import files
from dealer_assist.tournament.structure.model import SHOOTOUT

FEWEST, MOST = 40, 400
STRIDE = 97     # prime to the numbers of players there are: neighbours differ, and all of them come up


def arguments(number: int) -> tuple[str, int, str]:
    """Sheet, players and seed of an event."""
    sheets = sorted(templates())
    return sheets[number % len(sheets)], FEWEST + number * STRIDE % (MOST - FEWEST + 1), str(number)


def faults(number: int, folder: Path) -> list[str]:
    """What differs in an event, or why it has no end."""
    name, players, seed = arguments(number)
    sheet = template(name)
    try:
        event = played(sheet, players, seed)
    except Exception as error:  # noqa: BLE001  whatever stops one event is told, and the next is played
        return [f"stopped: {error!r}"]
    for part, text in files(event).items():
        (folder / part).write_text(text, encoding="utf-8", newline="")
    button = "win" if sheet.rules()["button"] == "win" else "dead"
    return differences(folder, button, sheet.form == SHOOTOUT)


def main() -> int:
    """Play them one after the other."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--events", type=int, default=1000)
    asked.add_argument("--first", type=int, default=1)
    known = asked.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for done, number in enumerate(range(known.first, known.first + known.events), 1):
            mistakes = faults(number, Path(folder))
            wrong += bool(mistakes)
            if mistakes:
                name, players, seed = arguments(number)
                print(f"simulate --structure {name} --players {players} --seed {seed}: "
                      f"{len(mistakes)} differences, {mistakes[0]}", flush=True)
            if done % 50 == 0:
                print(f"{done} events, {wrong} with differences", flush=True)
    print(f"{known.events} events of {FEWEST} to {MOST} players, {wrong} with differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
