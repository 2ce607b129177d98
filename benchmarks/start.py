"""How soon does `serve` listen, on a new folder and on one that is there? Part of `make bench`.

Beside a bare Flask application (`bare.py`), which loads Flask and gunicorn and nothing else, each started in
turns. Printed are seconds until the address is said, and seconds of the processor, which a busy machine does
not stretch; the ratios are what counts.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import tests.bytecode  # noqa: E402, F401  (what is started finds its code compiled, as after a set-up)
from benchmarks.durable import bare, processor  # noqa: E402
from tests.web.server import serving  # noqa: E402

ROUNDS = 5
MOST = 1.5          # seconds on a machine that does nothing else
ROW = "{:<34}{:>12}{:>14}{:>10}{:>12}"
Took = tuple[float, float]


def main() -> None:
    """Print the table."""
    starts: dict[str, Callable[[Path], Took]] = {
        "bare": _bare, "a new folder": _new, "a folder that is there": _there}
    took: dict[str, list[Took]] = {name: [] for name in starts}
    with tempfile.TemporaryDirectory() as folder:
        _there(Path(folder))
        for _ in range(ROUNDS):     # in turns: the machine slows all of them
            for name, start in starts.items():
                took[name].append(start(Path(folder)))
    base = _medians(took["bare"])
    print(ROW.format("until it listens", "seconds", "of processor", "to bare", "processor"))
    for name, times in took.items():
        wall, used = _medians(times)
        ratios = f"{wall / base[0]:.1f}x", f"{used / base[1]:.1f}x"
        late = f"  more than {MOST} s" if used > MOST else ""
        print(ROW.format(name, f"{wall:.2f}", f"{used:.2f}", *ratios) + late, flush=True)


def _medians(times: list[Took]) -> Took:
    return median(wall for wall, _ in times), median(used for _, used in times)


def _bare(folder: Path) -> Took:
    begun = time.perf_counter()
    with bare(str(folder / "bare.sqlite3")) as (_port, process):
        return time.perf_counter() - begun, processor(process)


def _new(_: Path) -> Took:
    with tempfile.TemporaryDirectory() as folder:
        return _there(Path(folder))


def _there(folder: Path) -> Took:
    begun = time.perf_counter()
    with serving(folder) as server:
        return time.perf_counter() - begun, processor(server.process.pid)


if __name__ == "__main__":
    main()
