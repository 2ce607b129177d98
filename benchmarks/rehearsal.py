"""A whole event over HTTP: one director, every tablet, and a server that is killed again and again.

    python benchmarks/rehearsal.py [--players 300] [--seed 1] [--structure mixed] [--every 45]

`make rehearse` plays 300 players. At moments that the seed draws, some `--every` seconds apart (0: never),
all processes of the server are killed at once and started again over what they left. Every answer is checked
meanwhile, at the end places, money and the seals; and another program works the event out from its files.
Prints the line of `dealer-assist simulate --url`, the kills, and what each kind of request took the server.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
COMMAND = [sys.executable, "-m", "dealer_assist"]
ROW = "{:<44}{:>10}{:>12}"
MINUTE = 60


class Killed(threading.Thread):
    """A server over an instance folder, killed at random moments and started again at its address."""

    def __init__(self, folder: Path, chance: Random, every: float) -> None:
        super().__init__(daemon=True)
        self.folder, self.chance, self.every = folder, chance, every
        self.log = open(folder / "log", "a")  # noqa: SIM115  every server of the event writes on in it
        self.kills, self.over = 0, threading.Event()
        self.url = self._serve(0)

    def _serve(self, port: int) -> str:
        self.server = subprocess.Popen(
            [*COMMAND, "serve", "--port", str(port)], cwd=ROOT, stdout=subprocess.PIPE, stderr=self.log,
            text=True, start_new_session=True,
            env={"DEALER_ASSIST_INSTANCE": str(self.folder), "PATH": "/usr/bin:/bin"})
        assert self.server.stdout is not None
        return self.server.stdout.readline().split()[-1]

    def run(self) -> None:
        """Kill and start again until it is over; a line a minute says how far the event is."""
        reported = started = time.monotonic()
        while not self.over.wait(self.chance.uniform(0, 2 * self.every) if self.every else MINUTE):
            if self.every:
                self._kill()
                self.kills += 1
                self._serve(urlsplit(self.url).port or 0)
            if time.monotonic() - reported >= MINUTE:
                reported = time.monotonic()
                print(f"{(reported - started) / MINUTE:.0f} minutes, {self.kills} kills", file=sys.stderr)

    def _kill(self) -> None:
        """As a pulled plug does it: every process at once, without a word."""
        os.killpg(self.server.pid, signal.SIGKILL)
        self.server.wait()

    def end(self) -> list[str]:
        """No more kills; the lines of its log."""
        self.over.set()
        self.join()
        self._kill()
        self.log.close()
        return (self.folder / "log").read_text(encoding="utf-8").splitlines()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--structure", default="mixed")
    parser.add_argument("--every", type=float, default=45, help="seconds between two kills, on average")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        venue, files = Path(folder) / "venue", Path(folder) / "event"
        venue.mkdir()
        killed = Killed(venue, Random(f"kills {asked.seed}"), asked.every)
        killed.start()
        try:
            played = subprocess.run(
                [*COMMAND, "simulate", "--players", str(asked.players), "--seed", asked.seed,
                 "--structure", asked.structure, "--url", killed.url, "--out", str(files)], cwd=ROOT)
        finally:
            log = killed.end()
        tell(log)
        print(f"{killed.kills} kills")
        if played.returncode:
            return played.returncode
        print("worked out again from its files:", flush=True)
        return subprocess.run([sys.executable, "scripts/recompute_event.py", str(files)], cwd=ROOT).returncode


def tell(lines: list[str]) -> None:
    """Milliseconds of each kind of request, the dearest in all first."""
    took: dict[str, list[float]] = defaultdict(list)
    for line in lines:
        try:
            row = json.loads(line)
        except ValueError:      # other than a request, or cut off by a kill
            continue
        if row.get("event") == "request":
            took[f"{row['method']} {row['route']}"].append(row["ms"])
    print(ROW.format("request", "times", "ms each"))
    for route, each in sorted(took.items(), key=lambda one: -sum(one[1])):
        name = route.replace("/api/v1", "")
        print(ROW.format(name, len(each), f"{sum(each) / len(each):.1f}"))


if __name__ == "__main__":
    sys.exit(main())
