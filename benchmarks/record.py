"""What does the record cost beside reading and stepping the same hands with pokerkit? Part of `make bench`.

A thousand recorded hands are taken in, verified, derived again and written out, each beside one round of
pokerkit that reads and steps the same texts; processor time, so that a busy machine slows both. The memory is
what the process grew to meanwhile: nothing may be kept that grows with the hands.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dealer_assist.floor.redaction import RECORD  # noqa: E402
from dealer_assist.store.db import database  # noqa: E402
from dealer_assist.store.hands import rebuild, verify  # noqa: E402
from dealer_assist.record.log import By  # noqa: E402
from dealer_assist.store.ledger.verify import verify as verify_ledger  # noqa: E402
from dealer_assist.store.transfer import exports, hand_files, imports# noqa: E402
from dealer_assist.store.transfer.unpacking import File  # noqa: E402
from dealer_assist.web import create_app  # noqa: E402

RECORDED, OWN = ROOT.parent / "shared" / "hands", ROOT / "tests" / "hands" / "own"
HANDS = 1000
MOST = {"take in": 3.0, "verify": 3.0, "rebuild": 3.0}      # times pokerkit's reading and stepping
ROW = "{:<26}{:>12}{:>12}{:>9}{:>12}"


def main(hands: int = HANDS) -> None:
    """Print the table."""
    texts = _texts(hands)
    print(ROW.format(f"{hands:,} hands", "ours, s", "pokerkit, s", "ratio", "grew, MB"))
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": Path(folder), "SECRET_KEY": "bench"})
        with app.app_context():
            database.upgrade()
            _take_in([File(f"{n}.phh", text.encode()) for n, text in enumerate(texts[:20])])
            for name, work in WORK.items():
                _compare(name, texts, work)


def _texts(hands: int) -> list[str]:
    from pokerkit import HandHistory

    texts = []
    for file in sorted((RECORDED if RECORDED.is_dir() else OWN).glob("**/*.phh")):
        text = file.read_text()
        try:
            list(HandHistory.loads(text))
        except (KeyError, ValueError):      # what pokerkit cannot step cannot be compared
            continue
        texts.append(text)
    return [texts[n % len(texts)] for n in range(hands)]


def _compare(name: str, texts: Sequence[str], work: Callable[[Sequence[str]], object]) -> None:
    theirs = _timed(lambda: _step(texts))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    ours = _timed(lambda: work(texts))
    grew = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    theirs = min(theirs, _timed(lambda: _step(texts)))
    ratio = ours / theirs
    late = "" if ratio <= MOST.get(name, ratio) else f"  more than {MOST[name]:.0f} times"
    print(ROW.format(name, f"{ours:.2f}", f"{theirs:.2f}", f"{ratio:.2f}", f"{grew / 1024:.1f}") + late)


def _timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _step(texts: Sequence[str]) -> None:
    from pokerkit import HandHistory

    for text in texts:
        for _state in HandHistory.loads(text):
            pass


def _take_in(files: list[File]) -> None:
    with database.writing() as session:
        number = imports.begin(session, files, None).id
    imports.run(number, files, By(device="import"))


def _verify(_texts: Sequence[str]) -> None:
    with database.reading() as session:
        assert all(report["ok"] for report in verify.verify_all(session))
        assert verify_ledger(session)["ok"]


def _rebuild(_texts: Sequence[str]) -> None:
    assert all(report["ok"] for report in rebuild.rebuild())


def _rows(_texts: Sequence[str]) -> None:
    with database.reading() as session:
        for what in ("hands", "seats", "entries", "awards"):
            for _row in exports.ROWS[what](session, exports.Which()):
                pass


def _files(form: str) -> Callable[[Sequence[str]], None]:
    def write(_texts: Sequence[str]) -> None:
        with database.reading() as session:
            for number in exports.finished(session, exports.Which()):
                hand_files.write(session, number, form, RECORD)

    return write


WORK: dict[str, Callable[[Sequence[str]], object]] = {
    "take in": lambda texts: _take_in([File(f"{n}.phh", text.encode()) for n, text in enumerate(texts)]),
    "verify": _verify, "rebuild": _rebuild, "export rows": _rows, "export phh": _files("phh"),
    "export txt": _files("txt"),
}

if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
