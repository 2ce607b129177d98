"""Reading JSON that strangers write: whatever is wrong with it becomes one coded refusal.

`read_document` is for the command line and the web API alike; both answer the same refusal in their
own form. Numbers with a decimal point stay floats, so that the engine can refuse them by field.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

from dealer_assist.errors import Unreadable
from dealer_assist.texts import say

LIMIT = 5_000_000       # bytes in one document; a long hand takes about twenty thousand
DEEPEST = 40            # lists and objects inside one another; the contract's documents need six
LONGEST_NUMBER = 100    # digits; beyond 4,300 Python will not print an int, nor the sum of two of them


def read_document(text: str | bytes) -> dict[str, object]:
    """The JSON object that `text` holds.

    Errors: Unreadable as `read_json`, and `bad-json` when it is JSON but no object.
    """
    value = read_json(text)
    if not isinstance(value, dict):
        _refuse("bad-json.no-object", kind=say(f"refused.kind.{_KINDS[type(value)]}"))
    return value


def read_json(text: str | bytes) -> object:
    """The value that `text` holds, in dicts, lists, strings, ints, floats, booleans and None.

    Shape: bytes are UTF-8, a byte order mark is passed over; no key stands twice in one object.
    Errors: Unreadable, code `too-large` beyond `LIMIT` bytes, else `bad-json`.
    """
    check_size(len(text))
    try:
        decoded = text.decode("utf-8") if isinstance(text, bytes) else text
        value: object = _DECODER.decode(decoded.removeprefix("\ufeff"))
    except UnicodeDecodeError as error:
        _refuse("bad-json.not-utf-8", byte=error.start + 1)
    except json.JSONDecodeError as error:
        _refuse_json(error)
    except RecursionError:
        _refuse_depth()
    if "\\u" in decoded or _brackets(decoded) > DEEPEST:
        _check_inside(value)
    return value


def check_size(size: int) -> None:
    """Refuse a document of `size` bytes when that is too many; for callers who know it before they read."""
    if size > LIMIT:
        raise Unreadable("too-large", most=LIMIT)


def _refuse(key: str, field: str | None = None, **figures: Any) -> NoReturn:
    raise Unreadable(key, field=field, **figures) from None


def _refuse_depth() -> NoReturn:
    _refuse("bad-json.too-deep", most=DEEPEST)


def _refuse_json(error: json.JSONDecodeError) -> NoReturn:
    if not error.doc.strip():
        _refuse("bad-json.empty")
    keys = (key for begins, key in _REASONS.items() if error.msg.startswith(begins))
    key = next(keys, "refused.json-other")
    _refuse("bad-json.not-json", reason=say(key), line=error.lineno, column=error.colno)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    document = dict(pairs)
    # of two "pot" Python keeps the last, and a stranger's reader the first: who is paid must not hang on that
    if len(document) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        _refuse("bad-json.key-twice", twice, word=json.dumps(twice))
    return document


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        _refuse("bad-json.long-number", count=len(digits), most=LONGEST_NUMBER)
    return int(digits)


def _decimal(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        _refuse("bad-json.large-number", number=digits[:20])
    return number


def _constant(word: str) -> NoReturn:
    _refuse("bad-json.no-value", word=word)


def _brackets(text: str) -> int:
    return text.count("[") + text.count("{")


def _check_inside(value: object) -> None:
    """Refuse depth that would trip whoever walks the value, and text that cannot be stored or printed."""
    level: list[object] = [value]
    for _ in range(DEEPEST + 1):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return
    _refuse_depth()


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return (*value, *value.values())
    if isinstance(value, list):
        return value
    if isinstance(value, str) and _UNPRINTABLE.search(value):
        _refuse("bad-json.half-character")
    return ()


# half of a surrogate pair cannot be written as UTF-8, and PostgreSQL keeps no zero character
_UNPRINTABLE = re.compile("[\0\ud800-\udfff]")
_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_float=_decimal, parse_constant=_constant,
)
# by how the message of Python's reader begins; which messages there are depends on its version
_REASONS = {
    "Expecting value": "refused.json-value", "Expecting property name": "refused.json-key",
    "Expecting ','": "refused.json-comma", "Expecting ':'": "refused.json-colon",
    "Extra data": "refused.json-more", "Invalid control character": "refused.json-control",
    "Invalid \\": "refused.json-escape", "Unterminated string": "refused.json-open",
    "Illegal trailing comma": "refused.json-trailing",
}
_KINDS: dict[type[object], str] = {
    list: "list", str: "string", int: "number", float: "number", bool: "flag", type(None): "null",
}
