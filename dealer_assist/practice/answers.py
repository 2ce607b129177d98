"""One question of a page without a server, one answer, as JSON: a call of the table, or a packet to judge."""

from __future__ import annotations

import base64
import binascii
import json
from typing import Any

from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.practice import desk, table as tables
from dealer_assist.practice.table import PracticeTable
from dealer_assist.record.packet import prove
from dealer_assist.texts import ENGLISH, speak

Json = dict[str, Any]


class PracticeAnswers:
    """What a worker of a browser keeps between two questions: the table, once it was opened or recalled."""

    def __init__(self) -> None:
        self.table: PracticeTable | None = None

    def answer(self, text: str) -> str:
        """`ask` is `call`, `recall`, `open` or `verify`; `language` what it is spoken in.

        Errors: a refusal is answered, as `{"error": …}`; nothing has changed then.
        """
        asked: Json = json.loads(text)
        try:
            document = {"call": self._call, "recall": self._recall, "open": self._open,
                    "verify": self._verify}[asked["ask"]](asked)
        except Refusal as refusal:
            document = refusal.document()
        return json.dumps(speak(document, asked.get("language", ENGLISH)))

    def _call(self, asked: Json) -> Json:
        answered = desk.call(self.table, asked["method"], asked["path"], asked.get("body") or {}, asked["at"])
        if answered["changed"] and self.table is not None:
            answered["kept"] = self.table.document()
        return answered

    def _recall(self, asked: Json) -> Json:
        """The table that this browser kept; another version's that cannot be read is begun anew."""
        try:
            self.table = tables.recalled(asked["kept"])
            self.table.last.played()
        except (Refusal, LookupError, TypeError, ValueError):
            return self._open(asked)
        return self._document()

    def _open(self, asked: Json) -> Json:
        self.table = tables.opened(asked["game"], asked["number"], asked["name"], asked["at"])
        return self._document()

    def _document(self) -> Json:
        assert self.table is not None
        hand = desk.hand_document(self.table, self.table.last)
        return {"table": desk.table_document(self.table), "hand": hand,
                "kept": self.table.document()}

    def _verify(self, asked: Json) -> Json:
        try:
            data = base64.b64decode(asked["data"], validate=True)
        except binascii.Error:
            raise Unreadable("bad-packet.not-whole") from None
        return prove(data, asked["name"], asked.get("key") or None)


answer = PracticeAnswers().answer
