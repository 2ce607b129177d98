"""A sentence put down by its key and figures, and told again in the language of whoever reads it then."""

from __future__ import annotations

from typing import Any

from dealer_assist.texts import Message, has, say

KEY, FIGURES = "key", "figures"


def document_of(sentence: Message) -> tuple[str, dict[str, Any]]:
    """The key of a sentence, and its figures as JSON; a figure that was said itself is put down alike."""
    return sentence.key, {name: _figure(one) for name, one in sentence.args.items()}


def sentence_of(key: str, figures: dict[str, Any]) -> str:
    """The sentence again, still to be spoken; its key alone where the texts no longer say it so."""
    if not has(key):
        return key
    try:
        return say(key, **{name: _value(one) for name, one in figures.items()})
    except KeyError:
        return key


def _figure(value: Any) -> Any:
    if isinstance(value, Message):
        return dict(zip((KEY, FIGURES), document_of(value), strict=True))
    return value if isinstance(value, int) else str(value)


def _value(one: Any) -> Any:
    return sentence_of(one[KEY], one[FIGURES]) if isinstance(one, dict) else one
