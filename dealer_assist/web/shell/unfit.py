"""Why the value of a field cannot be used, by key: pydantic says it in English alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dealer_assist.texts import say

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

# by the kinds of pydantic's errors; the figure of a kind stands in its context
KINDS = {
    "int_type": "refused.unfit-number", "int_parsing": "refused.unfit-number",
    "int_parsing_size": "refused.unfit-number", "int_from_float": "refused.unfit-number",
    "string_type": "refused.unfit-text", "string_unicode": "refused.unfit-text",
    "bool_type": "refused.unfit-flag", "bool_parsing": "refused.unfit-flag",
    "list_type": "refused.unfit-list", "dict_type": "refused.unfit-object",
    "model_type": "refused.unfit-object", "model_attributes_type": "refused.unfit-object",
    "string_pattern_mismatch": "refused.unfit-form",
}
LIMITS = {
    "greater_than_equal": ("refused.unfit-least", "ge"),
    "less_than_equal": ("refused.unfit-most", "le"),
    "string_too_short": ("refused.unfit-short", "min_length"),
    "too_short": ("refused.unfit-few", "min_length"),
    "string_too_long": ("refused.unfit-long", "max_length"),
    "too_long": ("refused.unfit-many", "max_length"),
}


def reason(error: ErrorDetails) -> str:
    """What is wrong with a value.

    Shape: `error` with its context, as pydantic lists it; what has no words here is said without the reason.
    """
    kind, context = error["type"], error.get("ctx", {})
    if kind in LIMITS:
        key, figure = LIMITS[kind]
        return say(key, limit=context[figure])
    if kind == "literal_error":
        return say("refused.unfit-word", known=", ".join(re.findall("'([^']*)'", str(context["expected"]))))
    if kind == "value_error":       # a check of our own, which speaks by key
        own: str = context["error"].args[0]
        return own
    return say(KINDS.get(kind, "refused.unfit-here"))


def place(error: ErrorDetails) -> str | None:
    """The field that is meant where a whole body is wrong: a check of our own names it."""
    own = error.get("ctx", {}).get("error")
    return own.args[1] if own is not None and len(own.args) > 1 else None
