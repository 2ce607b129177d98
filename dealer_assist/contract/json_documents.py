"""Reading JSON that strangers write: whatever is wrong with it becomes one coded refusal.

`read_document` is for the command line and the web API alike; both answer the same refusal in their
own form. Numbers with a decimal point stay floats, so that the engine can refuse them by field.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

from dealer_assist.errors import Unreadable

LIMIT = 5_000_000       # bytes in one document; a long hand takes about twenty thousand
DEEPEST = 40            # lists and objects inside one another; the contract's documents need six
LONGEST_NUMBER = 100    # digits; beyond 4,300 Python will not print an int, nor the sum of two of them


def read_document(text: str | bytes) -> dict[str, object]:
    """The JSON object that `text` holds.

    Errors: Unreadable as `read_json`, and `bad-json` when it is JSON but no object.
    """
    value = read_json(text)
    if not isinstance(value, dict):
        _refuse(f"The document is {_KINDS[type(value)]}; a JSON object is needed: {{\"game\": …}}.")
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
        _refuse(f"Byte {error.start + 1} of the document is not UTF-8. Save it as UTF-8 and send it again.")
    except json.JSONDecodeError as error:
        _refuse(_where(error))
    except RecursionError:
        _refuse_depth()
    if "\\u" in decoded or _brackets(decoded) > DEEPEST:
        _check_inside(value)
    return value


def check_size(size: int) -> None:
    """Refuse a document of `size` bytes when that is too many; for callers who know it before they read."""
    if size > LIMIT:
        raise Unreadable(
            "too-large",
            f"The document is larger than {LIMIT:,} bytes, the most that is read. "
            "Send hands one by one, or one to a line.",
        )


def _refuse(message: str, field: str | None = None) -> NoReturn:
    raise Unreadable("bad-json", message, field=field) from None


def _refuse_depth() -> NoReturn:
    _refuse(f"Lists and objects stand more than {DEEPEST} deep inside one another; no document needs that.")


def _where(error: json.JSONDecodeError) -> str:
    if not error.doc.strip():
        return "The document is empty; a JSON object is needed."
    reason = error.msg[0].lower() + error.msg[1:]
    place = f"line {error.lineno}, column {error.colno}"
    return f"This is not JSON: {reason} at {place}. Mend it and send it again."


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        _refuse(f"The key {json.dumps(twice)} stands twice in one object. Keep the one that is meant.", twice)
    return found


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        _refuse(f"A number has {len(digits):,} digits; {LONGEST_NUMBER} are the most that is read.")
    return int(digits)


def _decimal(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        _refuse(f"The number {digits[:20]} is too large to be read. Write chips as whole numbers.")
    return number


def _constant(word: str) -> NoReturn:
    _refuse(f"{word} is no JSON value. Write a whole number, or null.")


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
        _refuse("A string holds half a character or none (\\ud800 to \\udfff, \\u0000). Leave it out.")
    return ()


# half of a surrogate pair cannot be written as UTF-8, and PostgreSQL keeps no zero character
_UNPRINTABLE = re.compile("[\0\ud800-\udfff]")
_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole, parse_float=_decimal, parse_constant=_constant,
)
_KINDS: dict[type[object], str] = {
    list: "a list", str: "a string", int: "a number", float: "a number", bool: "true or false",
    type(None): "null",
}
