"""Addresses of the application as files of a folder, and links between them as relative paths."""

from __future__ import annotations

import re
from posixpath import dirname, relpath
from urllib.parse import parse_qsl, urlsplit

from dealer_assist.texts import ENGLISH

ATTRIBUTE = re.compile(r'(<(?:a|link|script|img|form|source)\b[^>]*?\s)(href|src|action)="(/[^"]*)"')
IN_JSON = re.compile(r'"(/(?:static/|engine/|practice/|sw\.js)[^"]*)"')
ANCHOR = re.compile(r'<a\b[^>]*?\shref="(/[^"]*)"[^>]*>(.*?)</a>', re.DOTALL)
FORM = re.compile(r"<form\b(?![^>]*data-pages)[^>]*>.*?</form>", re.DOTALL)
HEAD = re.compile(r"(<header\b.*?</header>)", re.DOTALL)
VERSION = re.compile(r"^static/[0-9a-f]{12}/")
ENGINE = re.compile(r"^engine/[^/]+/")
FIRST = "/site"
SPOKEN = "/in/"       # before a language and an address: that page in it
WORKER = "sw.js"
TABLE = "/practice/table"      # one file for all games: its script reads the question


def file_of(address: str, language: str = "") -> str:
    """The file that stands for an address of the application.

    Shape: `language` is the folder of a page in another language than English. A question of an address,
    `?game=razz`, becomes part of the name. Files of the engine and static ones are the same for all.
    """
    split = urlsplit(address)
    path = split.path.strip("/")
    if address.startswith(SPOKEN):
        code, _, own = address.removeprefix(SPOKEN).partition("/")
        return file_of(f"/{own}", "" if code == ENGLISH else code)
    if path.startswith("static/"):
        return VERSION.sub("static/", path)
    if path.startswith("engine/"):
        return ENGINE.sub("engine/", f"{path}/" if split.path.endswith("/") else path)
    if path == WORKER:
        return WORKER
    if split.path in (FIRST, "/"):
        path = "index"
    asked = "".join(f"-{value}" for _, value in parse_qsl(split.query))
    name = path if "." in path.rpartition("/")[2] else f"{path}{asked}.html"
    return f"{language}/{name}" if language else name


def link(page: str, to: str) -> str:
    """How the file `page` names the file `to`, or a folder, which ends with a stroke."""
    return relpath(to, dirname(page) or ".") + ("/" if to.endswith("/") else "")


def in_folder(html: str, page: str, language: str, known: frozenset[str]) -> str:
    """A page as it stands in the folder as the file `page`.

    Shape: `known` are the addresses that the folder has. What leads elsewhere, to a room's own pages, is left
    out of the head and is plain text in the page; forms that need a server are left out.
    """
    html = FORM.sub("", html)
    pieces = HEAD.split(html, maxsplit=1)
    html = "".join(_anchors(piece, known, piece.startswith("<header")) for piece in pieces)

    def relative(address: str) -> str:
        way, mark, part = _parted(address)
        return link(page, file_of(way, language)) + mark + part

    html = ATTRIBUTE.sub(lambda it: f'{it[1]}{it[2]}="{relative(it[3])}"', html)
    return IN_JSON.sub(lambda it: f'"{relative(it[1])}"', html)


def addresses(html: str) -> set[str]:
    """Every address of the application that a page names."""
    return {_parted(it[3])[0] for it in ATTRIBUTE.finditer(html)} | set(IN_JSON.findall(html))


def _parted(address: str) -> tuple[str, str, str]:
    """An address, and what of it the file is not named by: the place in a page, the table's question."""
    return address.partition("?" if address.startswith(TABLE) else "#")


def _anchors(html: str, known: frozenset[str], in_head: bool) -> str:
    def link(it: re.Match[str]) -> str:
        if _parted(it[1])[0] in known:
            return it[0]
        return "" if in_head else it[2]

    return ANCHOR.sub(link, html)
