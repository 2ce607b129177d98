"""Where the cards of a line stand: cut out of the next line as long, and nothing else with them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dealer_assist.contract import judge_lines
from dealer_assist.contract.judge import judge_carefully
from dealer_assist.contract.judge_lines import answer
from dealer_assist.contract.line_layout import around_cards, layout_of

HANDS = {"3": "9h9d", "1": "As Th"}
BOARD = "KcQc 2d3d6c"


def cut(document: dict[str, Any], places: tuple[int, ...] = ()) -> list[list[str]]:
    """The board and the hands as a layout cuts them out of the document's own line."""
    text = json.dumps(document)
    layout = layout_of(text, document, places)
    assert layout is not None and layout.around(text) == around_cards(text)
    cards = layout.cards(text)
    assert layout.count == sum(map(len, cards)) // 2
    return [list(cards[some]) for some in (layout.board, *layout.hands)]


def test_one_card_or_two_are_cut_out_at_a_time_wherever_the_board_stands():
    first, last = {"board": BOARD, "hands": HANDS}, {"hands": HANDS, "board": BOARD}
    assert cut(first) == cut(last) == [["KcQc", "2d3d", "6c"], ["9h9d"], ["As", "Th"]]
    assert cut({"hands": HANDS, "board": None}) == cut({"hands": HANDS}) == [[], ["9h9d"], ["As", "Th"]]


def test_the_hands_come_in_the_order_of_their_seats():
    assert cut({"hands": HANDS, "board": BOARD, "chip": 5}, places=(1, 0))[1:] == [["As", "Th"], ["9h9d"]]


def test_a_line_where_more_looks_like_cards_has_no_layout():
    document = {"game": "Ac-Dc", "hands": HANDS}
    assert layout_of(json.dumps(document), document, ()) is None


def plain(button: int, hands: dict[str, str]) -> dict[str, Any]:
    return {"game": "badugi", "button": button, "pots": [{"amount": 300}], "hands": hands}


LINES = [
    plain(1, {"1": "As2h3d4c", "2": "5s6h7d8c"}), plain(1, {"2": "As2h3d4c", "1": "5s6h7d8c"}),
    plain(2, {"1": "As2h3d4c", "2": "5s6h7d8c"}), plain(1, {"1": "As2h3d4c", "2": "5s6h7d4c"}),
    plain(1, {"1": "As2h3d4c", "2": "5s6h7d4x"}), plain(1, {"1": "As2h3dx4c"[:8], "2": "5s6h7d8c"}),
    {**plain(1, {"1": "As2h3d4c", "2": "5s6h7d8c"}), "pots": [{"amount": 301}]},
    {**plain(1, {"1": "As2h3d4c", "2": "Ah2s3c4d"}), "pots": [{"amount": 301}]},
    {**plain(1, {"1": "AsAhAdAc", "2": "KsKhKdKc"}), "game": "omaha", "board": "2c3c4d5d6h"},
    {**plain(1, {"1": "AsAhAdAc", "2": "KsKhKdAc"}), "game": "omaha", "board": "2c3c4d5d6h"},
    {**plain(1, {"1": "AsAhAdAc", "2": "KsKhKdKc"}), "game": "omaha", "board": "2c3c4dAc6h"},
]


def told(line: str) -> object:
    try:
        return json.loads(answer(line))
    except Exception as refusal:
        return str(refusal)


def careful(document: dict[str, Any]) -> object:
    try:
        return json.loads(json.dumps(judge_carefully(document)))
    except Exception as refusal:
        return str(refusal)


@pytest.mark.parametrize("kept", [1024, 1])
def test_lines_of_one_length_are_answered_each_by_itself(kept: int, monkeypatch: pytest.MonkeyPatch):
    """Seats in another order, an odd chip, another game, cards that lie twice, what is no card."""
    monkeypatch.setattr(judge_lines, "_KEPT", kept)
    for _ in range(4):
        for document in LINES:
            assert told(json.dumps(document)) == careful(document)
        assert sum(len(frames) for _, frames in judge_lines._kept.values()) <= kept or kept > 1


def test_lines_as_long_whose_cards_stand_elsewhere_do_not_share_a_layout():
    one, other = plain(1, {"1": "As2h3d4c", "2": "5s6h7d8c"}), plain(1, {"1": "As2h3d4c", "2": "5s6h7d8c"})
    lines = [json.dumps(one), json.dumps(dict(reversed(other.items())))]
    assert len(lines[0]) == len(lines[1])
    answers = [answer(line) for line in lines * 4]
    assert set(answers) == {json.dumps(judge_carefully(one))}


def test_a_game_whose_name_looks_like_cards_is_read_line_by_line(monkeypatch: pytest.MonkeyPatch):
    judge_lines._kept.clear()
    monkeypatch.setattr(judge_lines, "layout_of", lambda *_: None)
    assert [answer(json.dumps(LINES[0])) for _ in range(3)] == [json.dumps(judge_carefully(LINES[0]))] * 3
    assert not judge_lines._kept
