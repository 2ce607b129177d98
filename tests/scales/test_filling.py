"""Tables that fill themselves."""

from __future__ import annotations

from dealer_assist.scales.filling import FillingTable


def test_what_belongs_to_a_number_is_put_together_once():
    asked: list[int] = []
    table = FillingTable(lambda number: asked.append(number) or str(number))
    assert [table[7], table[7], table[2]] == ["7", "7", "2"] and asked == [7, 2]
