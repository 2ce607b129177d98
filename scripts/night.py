#!/usr/bin/env python3
"""A night of faults, drawn from a seed: `.venv/bin/python scripts/night.py --seed S --faults 1000`.

Tablets play against the real store while requests and answers are lost, doubled and late, the clock jumps,
the disk is full, broken, locked or only read, processes die and the power goes. After each fault everything
is looked at. A night that fails prints its seed; the same seed plays the same night.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.night.night import Night  # noqa: E402
from tests.night.tablet import Wrong  # noqa: E402


def main() -> int:
    """0 when the night was right to its end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default=str(time.time_ns()), help="left out, another one each time")
    parser.add_argument("--faults", type=int, default=1000)
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        night = Night(options.seed, Path(folder), lambda line: print(line, flush=True))
        try:
            night.play(options.faults)
        except Wrong as wrong:
            print(wrong)
            return 1
        print(", ".join(f"{count} {kind}" for kind, count in sorted(night.faults.items())))
        print(f"digest {night.digest}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
