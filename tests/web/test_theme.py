"""Which theme a page is written in where nobody has chosen one: light at desks, dark beside the felt."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web.auth.roles import TABLET
from tests.store.venue import Desk
from tests.web.test_open_view import venue

__all__ = ["venue"]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def client_of_nobody(desk: Desk) -> FlaskClient:
    """A browser in a room that has no director yet; one table stands there."""
    desk.make("/tables", name="T", game="holdem", betting="no-limit", blinds=[50, 100])
    return desk.client


def theme_of(client: FlaskClient, path: str) -> str:
    written = client.get(path).text
    return written.partition('data-theme="')[2].partition('"')[0]


@pytest.mark.parametrize("role", [FLOOR, DIRECTOR])
def test_the_office_works_in_the_light(venue: Any, role: str):
    client = venue[1][role]
    paths = ("/floor", "/find", "/", "/rules", "/tools", "/hands/1", "/ledger", "/events/1", "/words",
             "/tools/showdown", "/tables/1/settings")
    assert {path: theme_of(client, path) for path in paths} == dict.fromkeys(paths, "light")


def test_felt_and_walls_are_dark_for_everybody(venue: Any):
    _, askers, _ = venue
    for role, path in ((DIRECTOR, "/tables/1"), (FLOOR, "/wall"), (DIRECTOR, "/events/1/clock"),
                       (VIEWER, "/wall"), (VIEWER, "/tables/1")):
        assert theme_of(askers[role], path) == "dark", (role, path)


def test_what_is_opened_on_a_tables_tablet_stays_dark(venue: Any):
    """A dim room, and the next page of the same hands: nothing flashes white."""
    _, askers, staff = venue
    for path in ("/", "/rules", "/tools", "/tables/1", "/words"):
        assert theme_of(askers[DEALER], path) == theme_of(askers[TABLET], path) == "dark", path


def test_a_choice_counts_on_every_page(venue: Any):
    client = venue[0].test_client()
    for chosen in ("dim", "light", "dark"):
        client.set_cookie("theme", chosen)
        assert theme_of(client, "/rules") == chosen
    client.set_cookie("theme", "pink")
    assert theme_of(client, "/rules") == "light"


def test_who_has_not_signed_in_goes_from_light_pages_to_dark_tables(client_of_nobody: FlaskClient):
    """No page on the way to a new table is of another theme than the one before it."""
    light = ("/", "/tables/new", "/floor", "/find", "/rules", "/tools", "/verify", "/words")
    assert {path: theme_of(client_of_nobody, path) for path in light} == dict.fromkeys(light, "light")
    dark = ("/tables/1/settings", "/tables/1/seats", "/tables/1/house")
    assert {path: theme_of(client_of_nobody, path) for path in dark} == dict.fromkeys(dark, "dark")


def test_the_theme_takes_no_word_of_a_page(venue: Any):
    """What a page tells of itself stands in it, whatever the frame around it needs."""
    assert re.search(r"\b(\d+) of \1 rules", venue[1][DIRECTOR].get("/tables/1/house").text)


def test_every_suit_is_read_on_every_face():
    """Five to one at least, on white paper, on ivory in the dark, and where the room is dim."""
    style = (ROOT / "static/shell/base.css").read_text(encoding="utf-8")
    light, dark, dim = (coloured(style, opening) for opening in (
        ':root[data-theme="light"] {', ':root:not([data-theme="light"]) .card {',
        ':root[data-theme="dim"] .card {'))
    for face in (light, dark, dark | dim):
        for suit in ("spades", "hearts", "diamonds", "clubs"):
            assert contrast(face[suit], face["face"]) >= 5, (suit, face)


def coloured(style: str, opening: str) -> dict[str, str]:
    """The colours of the rule that begins so, by name."""
    rule = style.partition(opening)[2].partition("}")[0]
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", rule))


def contrast(one: str, other: str) -> float:
    """WCAG 2.2, "contrast ratio"."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[n:n + 2], 16) / 255 for n in (1, 3, 5))
    linear = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
