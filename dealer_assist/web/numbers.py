"""Numbers of chips as people write them into a form."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.errors import Unreadable

MOST_CHIPS = 10**15


def chips(form: Mapping[str, str], name: str) -> int | None:
    """A number of chips, with or without thousands separators; None for an empty field.

    Errors: `bad-number` with the field.
    """
    text = form.get(name, "").replace(",", "").replace(" ", "").strip()
    if not text:
        return None
    if not text.isdecimal() or len(text) > 16 or int(text) > MOST_CHIPS:
        said = name.replace("_", " ")
        raise Unreadable(
            "bad-number", f"{form[name][:20]!r} is no {said}. Write whole chips, as in 200.", field=name
        )
    return int(text)
