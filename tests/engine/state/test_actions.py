"""A line is read once: the same line is the same action, and a mistake is told wherever it stands."""

from __future__ import annotations

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Unreadable


def test_a_line_that_was_read_is_answered_as_it_is():
    assert parse_action("3 raise 400", "actions.1") is parse_action("3 raise 400", "actions.7")
    assert parse_action("3 RAISE 400") == parse_action("3 raise 400") != parse_action("3 raise 401")


@pytest.mark.parametrize(("line", "code"), [
    ("3 rise 400", "bad-action"), ("3 raise x", "bad-amount"), ("deal board Kh Xx 2c", "bad-card"),
    ("3 draw", "bad-action"), ("3 discard", "bad-action"), ("3 draw 2 Kh", "card-count"),
    ("shuffle", "bad-action"),
])
def test_a_mistake_names_the_field_it_stands_in_each_time(line: str, code: str):
    for field in ("actions.0", "actions.4", None):
        with pytest.raises(Unreadable) as refused:
            parse_action(line, field)
        assert (refused.value.code, refused.value.field) == (code, field)


@pytest.mark.parametrize("line", [["3 fold"], {"line": 1}, None, 3, "3 fold " + " " * 300, "3 föld"])
def test_what_is_no_short_line_is_refused_before_it_is_read(line: object):
    with pytest.raises(Unreadable) as refused:
        parse_action(line, "actions.2")
    assert (refused.value.code, refused.value.field) == ("bad-action", "actions.2")
