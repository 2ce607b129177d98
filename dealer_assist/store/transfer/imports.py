"""Hands of other people's files, for review: each is played and checked, and taken in or refused.

They lie at a table of kind `import`, which is on no list of tables and has no seats. A file is taken in once;
one that was broken off is gone on with where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any

from sqlalchemy import ForeignKey, String, Text, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.formats import times
from dealer_assist.formats.files import count_hands, read_hands
from dealer_assist.formats.phh import PhhHand, UnreadHand
from dealer_assist.formats.phh.reading import UNFORESEEN
from dealer_assist.formats.phh.replay import played_out
from dealer_assist.formats.source import Source, source_of
from dealer_assist.store.db import database, utc
from dealer_assist.store.db.models import IMPORT, Base, HandRow, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import past
from dealer_assist.store.hands.sources import in_a_list, sources
from dealer_assist.record.log import By
from dealer_assist.store.hands.past import Past, Whole
from dealer_assist.store.ledger import columns, rows as ledger
from dealer_assist.store.tables import settings
from dealer_assist.store.transfer.unpacking import File
from dealer_assist.texts import say

RUNNING, DONE, CANCELLED, STOPPED = "running", "done", "cancelled", "stopped"
BATCH = 25              # hands of one transaction: who writes at a table waits for no more
MOST_MISTAKES = 200     # kept with their reasons; all are counted


class Import(Base):
    """One upload: how far it is, what was taken in, and why the rest was not.

    `size` and `read` count hands (size 0: not counted yet); `mistakes` is JSON, a list of {hand, reason}:
    hands that were refused, and before them the files that are none of hands.
    """

    __tablename__ = "import"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"))
    name: Mapped[str] = mapped_column(String(200))
    digest: Mapped[str] = mapped_column(String(64), index=True)
    status: Mapped[str] = mapped_column(String(10))
    size: Mapped[int]
    read: Mapped[int]
    taken: Mapped[int]
    refused: Mapped[int]
    mistakes: Mapped[str] = mapped_column(Text)
    made: Mapped[str] = mapped_column(String(32))
    made_by: Mapped[str | None] = mapped_column(String(80))

    def document(self) -> dict[str, Any]:
        """For a page that follows it."""
        return {
            "id": self.id, "table": self.table_id, "name": self.name, "status": self.status,
            "size": self.size, "read": self.read, "taken": self.taken, "refused": self.refused,
            "mistakes": json.loads(self.mistakes), "made": self.made, "made_by": self.made_by,
        }


def begin(session: Session, files: list[File], who: str | None) -> Import:
    """A new import, or the same files' earlier one to be gone on with.

    Errors: `already-imported` for files that were taken in to their end or are being taken in.
    """
    files = [file for file in files if file.mistake is None]
    digest = sha256("".join(sorted(sha256(file.data).hexdigest() for file in files)).encode()).hexdigest()
    before = session.scalar(select(Import).where(Import.digest == digest).order_by(Import.id.desc()).limit(1))
    if before is not None and before.status in (RUNNING, DONE):
        raise NotNow(
            "already-imported", number=before.id, name=before.name, day=times.day(before.made), field="files"
        )
    if before is not None:
        before.status, before.read, before.taken, before.refused, before.mistakes = RUNNING, 0, 0, 0, "[]"
        _sealed(session, before)
        return before
    name = files[0].name if len(files) == 1 else f"{files[0].name} and {len(files) - 1} more"
    table = settings.add_table(session, f"Import: {name}"[:80], {}, IMPORT)
    new = Import(table_id=table.id, name=name[:200], digest=digest, status=RUNNING, size=0, read=0, taken=0,
                  refused=0, mistakes="[]", made=utc.now(), made_by=who)
    session.add(new)
    session.flush()
    _sealed(session, new)
    return new


def _sealed(session: Session, job: Import) -> None:
    """A row of the ledger: how the import stands."""
    session.flush()
    ledger.add(session, "import", {"import": job.id, "name": job.name, "digest": job.digest,
                                   **columns.tell(job)}, table=job.table_id)


def find(session: Session, number: int) -> Import:
    """The import.  Errors: NotFound."""
    job = session.get(Import, number)
    if job is None:
        raise NotFound("import", number)
    return job


def run(number: int, files: list[File], by: By, read: Callable[[int], object] = int) -> None:
    """Take the files in, a few hands a transaction, to the end or a cancel; needs an application context.

    Shape: `read` is told how many hands more were read, each time some were.
    Whatever breaks it off, it is not said to be running any more.
    """
    try:
        _take_all(number, files, by, read)
    except BaseException:
        _note(number, status=STOPPED)
        raise


def _take_all(number: int, files: list[File], by: By, read: Callable[[int], object]) -> None:
    wrong = [{"hand": file.name[:200], "reason": file.mistake.message} for file in files if file.mistake]
    files = [file for file in files if file.mistake is None]
    # a folder of pictures leaves room for the hands that are refused
    _note(number, size=sum(count_hands(file.data) for file in files),
          mistakes=json.dumps(wrong[:MOST_MISTAKES // 2]))
    batch: list[PhhHand | UnreadHand] = []
    for file in files:
        for hand in read_hands(file.data, file.name):
            batch.append(hand)
            if len(batch) == BATCH:
                if not _take(number, batch, by):
                    return
                read(len(batch))
                batch = []
    if _take(number, batch, by):
        read(len(batch))
        _note(number, status=DONE)


def _note(number: int, **changes: Any) -> None:
    with database.writing() as session:
        job = find(session, number)
        for name, value in changes.items():
            setattr(job, name, value)
        if job.status != RUNNING:
            _sealed(session, job)


def _take(number: int, batch: list[PhhHand | UnreadHand], by: By) -> bool:
    """Take some hands in; False when somebody called it off."""
    checked = [(hand.name, _checked(hand)) for hand in batch]      # played before the writer's turn is taken
    with database.writing() as session:
        job = find(session, number)
        if job.status != RUNNING:
            return False
        whole = [one for _, one in checked if isinstance(one, Whole)]
        wrong = [{"hand": name, "reason": one} for name, one in checked if isinstance(one, str)]
        _keep(session, session.get_one(Table, job.table_id), whole, by)
        job.read, job.taken = job.read + len(checked), job.taken + len(whole)
        job.refused += len(wrong)
        if wrong:
            job.mistakes = json.dumps([*json.loads(job.mistakes), *wrong][:MOST_MISTAKES])
    return True


def _keep(session: Session, table: Table, hands: Sequence[Whole], by: By) -> None:
    """Write down what is not there yet from the time before this import was broken off."""
    keys = {hand.past.key: hand for hand in hands}
    there = set(session.scalars(select(HandRow.start_key).where(
        HandRow.table_id == table.id, HandRow.start_key.in_(keys))))
    fresh = [hand for key, hand in keys.items() if key not in there]
    if fresh:
        past.write_down(session, table, fresh, by)


def _checked(hand: PhhHand | UnreadHand) -> Whole | str:
    """The hand played to its end, or why it is not taken in."""
    if isinstance(hand, UnreadHand):
        return hand.error
    try:
        setup, actions = played_out(hand)
        return past.played(_past(hand, setup, actions))
    except Refusal as refusal:
        return refusal.message
    except UNFORESEEN as error:
        return say("refused.cannot-be-played", reason=type(error).__name__)


def _past(hand: PhhHand, setup: Setup, actions: tuple[Action, ...]) -> Past:
    document = {
        **hand.setup, "preset": setup.preset, "house": setup.house.as_dealt(),
        "tournament": setup.house.tournament,
    }
    whole = json.dumps([hand.name, document, [it.line() for it in actions]], default=str)
    about = {"recorded": IMPORT, "name": hand.name[:200], "source": source_of(hand).document()}
    key = sha256(whole.encode()).hexdigest()
    return Past(document, actions, _names(hand), _started(hand.fields), about, key)


def _names(hand: PhhHand) -> dict[int, str]:
    names = hand.fields.get("players")
    if not isinstance(names, list):
        return {}
    return {seat: name[:80] for seat, name in zip(hand.seats, names, strict=False)
            if isinstance(name, str) and name.strip()}


def _started(fields: dict[str, Any]) -> str:
    """When the file says that it was played, its day at the least; else now, which nobody is told."""
    time = fields.get("time")
    try:
        begun = datetime(
            fields["year"], fields["month"], fields["day"], getattr(time, "hour", 0),
            getattr(time, "minute", 0), getattr(time, "second", 0))
    except (KeyError, TypeError, ValueError):
        return utc.now()
    return begun.isoformat(timespec="microseconds") + "Z"


def cancel(session: Session, number: int) -> None:
    """Call it off; what was taken in stays.  Errors: NotFound."""
    job = find(session, number)
    if job.status == RUNNING:
        job.status = CANCELLED
        _sealed(session, job)


def stopped(session: Session, running: set[int]) -> None:
    """Say of imports that nobody works on any more that they were broken off."""
    for job in session.scalars(select(Import).where(Import.status == RUNNING)):
        if job.id not in running:
            job.status = STOPPED
            _sealed(session, job)


def newest(session: Session, most: int = 100) -> list[Import]:
    """The imports, newest first."""
    return list(session.scalars(select(Import).order_by(Import.id.desc()).limit(most)))


def hands(session: Session, job: Import, after: int = 0, most: int = 200) -> list[HandRow]:
    """Hands of an import by number, those after `after`."""
    wanted = select(HandRow).where(HandRow.table_id == job.table_id, HandRow.number > after)
    return list(session.scalars(wanted.order_by(HandRow.number).limit(most)))


def lines(session: Session, job: Import, after: int, most: int) -> list[dict[str, Any]]:
    """Hands of an import as its page lists them: what the file told, and whether it told the result.

    Shape: `agrees` is False where the file tells no result that could be held against ours; a hand whose
    result is another is among the mistakes.
    """
    listed = hands(session, job, after, most)
    sources_of = sources(session, [hand.id for hand in listed])
    return [{
        "id": hand.id, "number": hand.number, "game": hand.game,
        "winners": [place.name or str(place.seat) for place in hand.places if place.seat in hand.winners],
        "agrees": (source := sources_of.get(hand.id, Source())).compared, **in_a_list(source, hand.pot),
        "place": hand.number,
    } for hand in listed]
