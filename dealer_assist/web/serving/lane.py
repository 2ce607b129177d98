"""A lane for entries: judged on the loop itself, kept together by one thread, answered without Flask.

It is for who has just been let through: the same headers over the same connection as an action that took the
usual way a moment ago (`auth.passes`). What was decided there still holds, and the answer has the headers
that the other had. Whatever is not one plain action or undo of a hand that this process knows takes the
usual way.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from secrets import token_hex
from time import perf_counter
from typing import IO, Any

import brotli  # type: ignore[import-untyped]
from flask import Flask
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from dealer_assist.contract.json_documents import read_document
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.hands import hot_path, standing
from dealer_assist.store.hands.hot_path import Judged
from dealer_assist.web.api.schemas import ActionEntry, UndoEntry
from dealer_assist.web.auth import passes
from dealer_assist.web.auth.passes import PASS, Pass
from dealer_assist.web.auth.roles import signed
from dealer_assist.web.observing import requests
from dealer_assist.web.shell.proxies import CONNECTION
from dealer_assist.web.serving.telling import Scope

ADDRESS = re.compile(rb"/api/v1/hands/([1-9]\d{0,8})/(actions|undo)")
LONGEST = 2_000         # bytes of an entry's body
ENTRIES: dict[bytes, type[ActionEntry | UndoEntry]] = {b"actions": ActionEntry, b"undo": UndoEntry}
LEARNED = "lane"
OWN = (b"content-length", b"x-request-id")      # what every answer has of its own
Header = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Learned:
    """An entry's headers as they came in, and those of its answer."""

    asked: list[Header]
    answered: list[Header]
    encoding: bytes


@dataclass(frozen=True, slots=True)
class ReadyAnswer:
    """An answer that is ready."""

    headers: list[Header]
    body: bytes


class Lane:
    """The lane of one application. `take` answers on the loop; `learn` hears of what took the usual way."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="keeping")
        self._waiting: list[tuple[Judged, asyncio.Future[None]]] = []
        self._keeping: asyncio.Task[None] | None = None
        with app.app_context():
            self._place = standing.place()

    def learn(self, scope: Scope, status: int, headers: list[Header]) -> None:
        """Remember how an entry was answered for which a pass was left."""
        known = _connection(scope)
        lower = [(name.lower(), value) for name, value in headers]
        encoding = dict(lower).get(b"content-encoding", b"")
        if status != 200 or PASS not in known or encoding not in _ENCODE or b"set-cookie" in dict(lower):
            known.pop(LEARNED, None)
        elif ADDRESS.fullmatch(_path(scope)):
            answered = [one for one in lower if one[0] not in OWN]
            known[LEARNED] = Learned(_asked(scope), answered, encoding)

    async def take(self, scope: Scope, body: IO[bytes]) -> ReadyAnswer | None:
        """The answer to one entry; None where it has to take the usual way."""
        begun, known = perf_counter(), _connection(scope)
        learned: Learned | None = known.get(LEARNED)
        address = ADDRESS.fullmatch(_path(scope)) if learned is not None else None
        if learned is None or address is None or learned.asked != _asked(scope) or scope["query_string"]:
            return None
        passed = await self._good(known)
        judged = self._judge(address, body, passed) if passed is not None else None
        if passed is None or judged is None:
            return None
        written = self._keep(judged)
        await asyncio.sleep(0)      # who came with it goes to the disk with it, while the answer is written
        document = hot_path.document(judged.stands, passed.looker, passed.language).encode()
        sent = _ENCODE[learned.encoding](document)
        await written
        if not judged.stored:
            return None
        name = token_hex(8)
        own = [(b"content-length", b"%d" % len(sent)), (b"x-request-id", name.encode())]
        asyncio.get_running_loop().call_soon(requests.entered, judged.row, name, perf_counter() - begun)
        return ReadyAnswer([*learned.answered, *own], sent)

    async def _good(self, known: dict[str, Any]) -> Pass | None:
        """The pass of this connection, asked anew where it is over; None where the gate has to look."""
        passed: Pass | None = known[PASS]
        if passed is not None and passed.over():
            passed = await asyncio.get_running_loop().run_in_executor(self._writer, self._again, passed)
            known[PASS] = passed or known[PASS]
        return passed

    def _again(self, passed: Pass) -> Pass | None:
        with self._app.app_context():
            try:
                return passes.again(passed)
            except SQLAlchemyError:     # the usual way says what is wrong
                return None

    def _judge(self, address: re.Match[bytes], body: IO[bytes], passed: Pass) -> Judged | None:
        sent = body.read(LONGEST + 1)
        body.seek(0)
        try:
            entry = ENTRIES[address[2]].model_validate(read_document(sent)) if len(sent) <= LONGEST else None
        except (Refusal, ValidationError):
            return None
        stands = standing.known(self._place, int(address[1]), entry.seq) if entry is not None else None
        if entry is None or stands is None or not passed.holds_at(stands.fixed["table"]):
            return None
        by = signed(passed.asks, entry.who, entry.device, entry.key)
        if isinstance(entry, UndoEntry):
            return hot_path.judge_undo(stands, entry.to, by)
        return hot_path.judge(stands, entry.line, by, entry.follows) if entry.line is not None else None

    def _keep(self, judged: Judged) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((judged, written))
        if self._keeping is None or self._keeping.done():
            self._keeping = loop.create_task(self._keep_waiting())
        return written

    async def _keep_waiting(self) -> None:
        """One transaction after the other, each of all that came while the one before was kept."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            taken, self._waiting = self._waiting, []
            try:
                await loop.run_in_executor(self._writer, self._commit, [judged for judged, _ in taken])
            finally:
                for _, future in taken:
                    if not future.done():     # its client may have left meanwhile
                        future.set_result(None)

    def _commit(self, judged: list[Judged]) -> None:
        with self._app.app_context():
            database.group().keep(judged)


_ENCODE = {b"": bytes, b"br": lambda text: brotli.compress(text, quality=4), b"gzip": gzip.compress}


def _connection(scope: Scope) -> dict[str, Any]:
    known: dict[str, Any] = scope.get("extensions", {}).get(CONNECTION, {})
    return known


def _path(scope: Scope) -> bytes:
    path: bytes = scope["raw_path"] if scope["method"] == "POST" else b""
    return path


def _asked(scope: Scope) -> list[Header]:
    return [one for one in scope["headers"] if one[0] != b"content-length"]
