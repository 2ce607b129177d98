"""How fast is a whole event over HTTP? One server, one director, every tablet: `make rehearse`.

Prints the line of `dealer-assist simulate --url`: hands a second, with the player, the server and every check
in it, and the seconds of the event; then what the server needed for each kind of request. `--players 60` is
sooner done.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROW = "{:<44}{:>10}{:>12}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--structure", default="mixed")
    said = parser.parse_args()
    command = [sys.executable, "-m", "dealer_assist"]
    with tempfile.TemporaryDirectory() as folder, open(Path(folder) / "log", "w+") as log:
        server = subprocess.Popen(
            [*command, "serve", "--port", "0"], cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True,
            env={"DEALER_ASSIST_INSTANCE": folder, "PATH": "/usr/bin:/bin"})
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        try:
            subprocess.run(
                [*command, "simulate", "--players", str(said.players), "--seed", said.seed,
                 "--structure", said.structure, "--url", url], cwd=ROOT, check=True)
        finally:
            server.terminate()
            server.wait()
        log.seek(0)
        tell(log.read().splitlines())


def tell(lines: list[str]) -> None:
    """Milliseconds of each kind of request, the dearest in all first."""
    took: dict[str, list[float]] = defaultdict(list)
    for line in lines:
        row = json.loads(line) if line.startswith("{") else {}
        if row.get("event") == "request":
            took[f"{row['method']} {row['route']}"].append(row["ms"])
    print(ROW.format("request", "times", "ms each"))
    for route, each in sorted(took.items(), key=lambda one: -sum(one[1])):
        print(ROW.format(route.removeprefix("/api/v1"), len(each), f"{sum(each) / len(each):.1f}"))


if __name__ == "__main__":
    main()
