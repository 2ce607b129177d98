"""The head of the pages of a folder for any web host."""

from __future__ import annotations

import shutil
from pathlib import Path

from dealer_assist.store.db import database
from dealer_assist.web import create_app

MARK = 'aria-current="true"'


def test_it_marks_the_place_that_is_open(tmp_path: Path, empty_sqlite: Path) -> None:
    """The first page is none of the places: it shows a table, and is not the practice table."""
    shutil.copy(empty_sqlite, tmp_path / database.FILE)
    pages = create_app({"INSTANCE": tmp_path, "ALONE": True}).test_client()
    assert MARK not in pages.get("/site").get_data(as_text=True)
    assert MARK in pages.get("/practice").get_data(as_text=True)
