"""A hand that is opened from a search keeps its list beside it."""

from __future__ import annotations

import re

import pytest

from tests.store.venue import Desk


@pytest.fixture
def three(seated: Desk) -> Desk:
    """Three hands; the second goes to a raise."""
    for lines in (("1 fold", "2 fold"), ("2 raise 300", "3 fold", "1 fold"), ("3 fold", "1 fold")):
        seated.play(seated.start(), *lines)
    return seated


def page(desk: Desk, address: str) -> str:
    answer = desk.client.get(address)
    assert answer.status_code == 200
    return " ".join(str(answer.get_data(as_text=True)).split())


def test_the_list_and_the_hands_before_and_after(three: Desk):
    text = page(three, "/hands/2?q=holdem")
    listed = re.findall(r'<li> ?<a href="/hands/(\d)\?q=holdem"', text)
    assert listed == ["3", "2", "1"], "the newest first, as the search has them"
    assert 'data-key="found-before" rel="prev" href="/hands/3?q=holdem"' in text
    assert 'data-key="found-after" rel="next" href="/hands/1?q=holdem"' in text


def test_the_first_and_the_last_have_one_neighbour(three: Desk):
    assert "found-before" not in page(three, "/hands/3?q=holdem")
    assert "found-after" not in page(three, "/hands/1?q=holdem")


@pytest.mark.parametrize("query", ["razz", "date:x..y", ""])
def test_a_search_that_does_not_have_the_hand_has_no_list(three: Desk, query: str):
    text = page(three, f"/hands/2?q={query}")
    assert ("neighbours" in text) == (query == "")


def test_a_search_leads_to_the_review_with_its_words(three: Desk):
    assert "/hands/2?q=holdem" in page(three, "/find?q=holdem").replace("game%3A", "").replace("game:", "")
