"""Whatever is wrong with a document, it is refused with a code and a sentence, never with a traceback."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.errors import Unreadable
from dealer_assist.contract.json_documents import DEEPEST, LIMIT, read_document, read_json

BROKEN = {
    "nothing": "",
    "blanks": " \n\t ",
    "a word": "judge",
    "cut off": '{"game": "omaha"',
    "two values": "{} {}",
    "a comma too many": '{"chip": 1,}',
    "NaN": '{"chip": NaN}',
    "Infinity": '{"chip": -Infinity}',
    "an exponent beyond all floats": '{"chip": 1e999}',
    "a key twice": '{"1": "AhKh", "1": "QsQd"}',
    "a key twice inside": '{"hands": {"1": "AhKh", "1": "QsQd"}}',
    "more digits than Python prints": '{"chip": ' + "9" * 5000 + "}",
    "deeper than Python reads": "[" * 100_000,
    "deeper than anybody writes": '{"a":' * 500 + "1" + "}" * 500,
    "half a character": '{"game": "\\ud83c"}',
    "half a character in a key": '{"\\ud83c": 1}',
    "a zero character": '{"game": "a\\u0000b"}',
    "a bare control character": '{"game": "a\nb"}',
    "Latin-1": '{"player": "José"}'.encode("latin-1"),
    "UTF-16": '{"game": "omaha"}'.encode("utf-16"),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_what_is_no_json_is_refused_as_bad_json(text: str | bytes):
    with pytest.raises(Unreadable) as refusal:
        read_json(text)
    assert refusal.value.code == "bad-json"
    assert len(refusal.value.message) < 200
    assert refusal.value.message.isprintable()


def test_a_key_that_stands_twice_is_named():
    with pytest.raises(Unreadable, match='"4" stands twice') as refusal:
        read_json('{"hands": {"4": "AhKh", "2": "", "4": "QsQd"}}')
    assert refusal.value.field == "4"


def test_a_broken_place_is_named_by_line_and_column():
    with pytest.raises(Unreadable, match="line 2, column 3"):
        read_json('{"game": "omaha",\n  button: 3}')


@pytest.mark.parametrize("text", ["[]", "3", "true", "null", '"omaha"', "1.5"])
def test_json_that_is_no_object_is_no_document(text: str):
    assert read_json(text) == json.loads(text)
    with pytest.raises(Unreadable, match="a JSON object is needed"):
        read_document(text)


def test_a_document_is_too_large_only_beyond_the_limit():
    whole = '{"a": "' + "x" * (LIMIT - 9) + '"}'
    assert len(whole) == LIMIT
    assert list(read_document(whole)) == ["a"]
    with pytest.raises(Unreadable) as refusal:
        read_document(whole + " ")
    assert refusal.value.code == "too-large"


def test_a_decimal_stays_a_decimal_for_the_engine_to_refuse_by_field():
    assert read_document('{"chip": 25.0}') == {"chip": 25.0}
    assert isinstance(read_document('{"chip": 25.0}')["chip"], float)


def test_a_byte_order_mark_is_passed_over():
    assert read_document(b'\xef\xbb\xbf{"chip": 1}') == {"chip": 1}


def test_many_brackets_side_by_side_are_not_deep():
    wide = [[{}] for _ in range(DEEPEST * 3)]
    assert read_json(json.dumps(wide)) == wide


def test_a_whole_character_written_in_two_halves_is_read():
    assert read_json('"\\ud83c\\udccf"') == "\U0001f0cf"


words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)
plain = st.none() | st.booleans() | st.integers(-(10**20), 10**20) | words
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.exhaustive
@given(values, st.booleans())
def test_what_json_writes_is_read_back(value: object, ascii_only: bool):
    assert read_json(json.dumps(value, ensure_ascii=ascii_only)) == value


@pytest.mark.exhaustive
@given(st.binary(max_size=40))
def test_any_bytes_are_read_or_refused(text: bytes):
    try:
        read_json(text)
    except Unreadable as refusal:
        assert refusal.code == "bad-json"
