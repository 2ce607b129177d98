"""A room of tablets against the real store, while everything fails that can: all of it drawn from one seed.

After each fault every acknowledged entry is there, every chip is counted, every screen is right by itself and
both chains hold. The same seed plays the same night, so a failing one can be looked at again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from dealer_assist.floor.redaction import RECORD
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents, verify
from dealer_assist.record import log
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger.verify import verify as verify_ledger
from tests.night.tablet import TabletRequest, Tablet, Wrong
from tests.night.world import Died, World

FAULTY = 0.35           # of all messages
DISK = {"full": "disk-full", "error": "disk-error", "read-only": "read-only", "locked": "locked"}
TROUBLES = (
    "lost request", "lost answer", "sent twice", "late", "clock", "kill", "power cut", *DISK,
)
FAR = 7_200             # seconds by which the clock is set wrong at the most
ALL_OF_IT = 50          # faults after which the whole record is verified, and not only the open hands
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "holdem", "betting": "no-limit", "blinds": [5, 10]},
    {"game": "omaha-8", "betting": "pot-limit", "blinds": [5, 10]},
    {"game": "stud", "betting": "limit", "blinds": [], "ante": 1, "bring_in": 3, "small_bet": 10,
     "big_bet": 20},
    {"game": "badugi", "betting": "limit", "blinds": [5, 10], "small_bet": 10, "big_bet": 20},
)


@dataclass
class Night:
    """One night. `story` is what happened, message by message; `faults` how often each kind of fault did."""

    seed: str
    folder: Path
    tell: Callable[[str], object] = lambda line: None
    story: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        self.world = World(self.folder, self.chance)
        self.late: list[TabletRequest] = []
        self.checked = dict.fromkeys(range(1, len(TABLES) + 1), 0)

    def play(self, faults: int) -> Night:
        """Until so many faults happened; what is unsent then arrives, and everything is looked at.

        Errors: Wrong, with the seed and the last of the story.
        """
        try:
            with self.world.alive():
                self._open()
                while sum(self.faults.values()) < faults:
                    self._one()
                self._close()
        except Exception as error:
            last = "\n".join(self.story[-12:])
            raise Wrong(f"seed {self.seed!r}, fault {sum(self.faults.values())}: {error}\n{last}") from error
        return self

    @property
    def digest(self) -> str:
        """Of everything that happened and of every row that is there."""
        return sha256("\n".join(self.story).encode()).hexdigest()

    # -- the room ------------------------------------------------------------------------------------------

    def _open(self) -> None:
        self.tablets = []
        for number, settings in enumerate(TABLES, start=1):
            status, answer = self.world.ask("POST", "/tables", {"name": f"Table {number}", **settings})
            if status != 201:
                raise Wrong(f"{settings}: {answer}")
            self.tablets.append(Tablet(number, self.chance))

    def _one(self) -> None:
        tablet = self.chance.choice(self.tablets)
        message = tablet.message()
        trouble = self.chance.choice(TROUBLES) if self.chance.random() < FAULTY else ""
        self.story.append(f"{message.table} {message.path} {message.body} {trouble}")
        if trouble:
            getattr(self, "_" + trouble.replace(" ", "_"), self._disk)(tablet, message, trouble)
            self.faults[trouble] += 1
            self._look(sum(self.faults.values()) % ALL_OF_IT == 0)
        else:
            self._send(tablet, message)

    def _close(self) -> None:
        for tablet in self.tablets:
            while tablet.unsent is not None:
                self._send(tablet, tablet.unsent)
        for message in self.late:
            self._arrive_late(message)
        self._look(True)
        with self.world.app.app_context(), database.reading() as session:
            self.story.append(str(verify_ledger(session)["head"]))

    def _send(self, tablet: Tablet, message: TabletRequest, but: str = "") -> dict[str, Any] | None:
        """Send it and hear the answer; None for the refusal `but`, of a disk that fails."""
        status, answer = self.world.ask(message.method, message.path, message.body)
        self.story.append(f"  {status} {answer.get('hash') or answer.get('error')}")
        if but and status == 503 and answer["error"]["code"] == but:
            return None
        if status not in (200, 201):
            raise Wrong(f"{message} was answered {status}: {answer.get('error')}")
        tablet.hear(message, answer)
        return dict(answer)

    # -- what goes wrong ---------------------------------------------------------------------------------

    def _lost_request(self, tablet: Tablet, message: TabletRequest, _: str) -> None:
        """It never arrives."""

    def _lost_answer(self, tablet: Tablet, message: TabletRequest, _: str) -> None:
        """It arrives, and the tablet does not hear so."""
        status, answer = self.world.ask(message.method, message.path, message.body)
        if status not in (200, 201):
            raise Wrong(f"{message} was answered {status}: {answer.get('error')}")

    def _sent_twice(self, tablet: Tablet, message: TabletRequest, _: str) -> None:
        """Both copies arrive; the answer to either is the same."""
        status, answer = self.world.ask(message.method, message.path, message.body)
        again = self._send(tablet, message) or {}
        if again.get("hash") != answer.get("hash"):
            raise Wrong(f"{message} was answered {answer.get('hash')}, and then {again.get('hash')}")

    def _late(self, tablet: Tablet, message: TabletRequest, _: str) -> None:
        """A copy of it, or of an earlier one, comes when nobody waits for it any more."""
        if message.method == "POST":
            self.late.append(message)
        self._send(tablet, message)
        if len(self.late) > 3:
            self._arrive_late(self.late.pop(self.chance.randrange(len(self.late))))

    def _arrive_late(self, message: TabletRequest) -> None:
        before = [self._stands(tablet) for tablet in self.tablets]
        status, answer = self.world.ask(message.method, message.path, message.body)
        self.story.append(f"  late: {message.path} {message.body.get('key')} {status}")
        if status not in (200, 201, 409) or before != [self._stands(tablet) for tablet in self.tablets]:
            raise Wrong(f"{message} came late and was answered {status}: {answer.get('error')}")

    def _clock(self, tablet: Tablet, message: TabletRequest, _: str) -> None:
        self.world.now += timedelta(seconds=self.chance.randint(-FAR, FAR))
        self._send(tablet, message)

    def _kill(self, tablet: Tablet, message: TabletRequest, trouble: str) -> None:
        """The process dies at one of the writes of this message, or right after its answer."""
        self.world.kill_at(self.chance.randrange(0, 6), trouble == "power cut")
        try:
            self._send(tablet, message)
        except Died:
            pass
        self.world.restart()

    _power_cut = _kill

    def _disk(self, tablet: Tablet, message: TabletRequest, trouble: str) -> None:
        self.world.trouble = trouble
        self._send(tablet, message, DISK[trouble])

    # -- what has to be right ------------------------------------------------------------------------------

    def _stands(self, tablet: Tablet) -> tuple[int, int] | None:
        with self.world.app.app_context(), database.reading() as session:
            hand = latest_hand(session, tablet.table)
            return (hand.id, hand.seq) if hand else None

    def _look(self, at_all: bool) -> None:
        with self.world.app.app_context(), database.reading() as session:
            for tablet in self.tablets:
                self._look_at(session, tablet)
            if at_all:
                self._look_at_all(session)

    def _look_at(self, session: Any, tablet: Tablet) -> None:
        balance = chips.balance(session, tablet.table)
        sure = tablet.unsent is None or tablet.unsent.method != "PUT"
        if balance.out != balance.came_in or sure and balance.came_in != tablet.came_in:
            raise Wrong(f"table {tablet.table}: {balance.out:,} chips of {tablet.came_in:,}, {balance}")
        known, self.checked[tablet.table] = self.checked[tablet.table], len(tablet.acknowledged)
        self._check_rows(session, tablet.acknowledged[max(0, known - 5):])
        if tablet.hand is not None:
            report = verify.verify(session, tablet.hand["hand"])
            if not report["ok"]:
                raise Wrong(f"table {tablet.table}: {report}")
            if tablet.unsent is None:
                tablet.check(documents.hand_document(session, tablet.hand["hand"], None, RECORD))

    def _check_rows(self, session: Any, acknowledged: list[Any]) -> None:
        rows: dict[int, list[Any]] = {}
        for one in acknowledged:
            there = rows.setdefault(one.hand, rows_of(session, one.hand))
            row = there[one.seq] if one.seq < len(there) else None
            if row is None or row.hash != one.hash or one.line and log.payload(row).get("line") != one.line:
                raise Wrong(f"{one} was acknowledged, and the record has {row and log.payload(row)}")

    def _look_at_all(self, session: Any) -> None:
        for tablet in self.tablets:
            self._check_rows(session, tablet.acknowledged)
        wrong = [report for report in verify.verify_all(session) if not report["ok"]]
        ledger = verify_ledger(session)
        if wrong or not ledger["ok"]:
            raise Wrong(f"{wrong[:1] or ledger}")
        entries = sum(len(tablet.acknowledged) for tablet in self.tablets)
        self.tell(f"{sum(self.faults.values()):5} faults, {entries:,} entries acknowledged, "
                  f"{ledger['ledger']:,} rows of the ledger: all right")
