"""What a dealer, a file or a caller did wrong, as kinds. Open to every room.

    Refusal                 a code, a field and a sentence that tells a person what to do
    ├── Unreadable          notation: this is no card, no number, no known word
    ├── NotNow              readable, but against the rules in this state
    └── Ambiguous           more than one reading; say which
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from dealer_assist.texts import has, say


class Refusal(Exception):
    """A document, an action or a file that cannot be accepted; nothing has changed.

    Shape: `key` names the sentence in the texts, `refused.<key>`; up to its dot it is the code, a short
    stable word: `duplicate-card.on-board` has the code `duplicate-card`. `figures` fill the sentence, which
    says what happened, what the rule allows and what to do now; `field` names the place (`hands.3`), `rule`
    the source. `message` is for what another has put into words: a file with many mistakes, a refusal told
    again.
    """

    def __init__(self, key: str, message: str | None = None, /, *, code: str | None = None,
                 field: str | None = None, rule: str | None = None, **figures: Any) -> None:
        super().__init__(key)
        self.key, self.code = key, code or key.partition(".")[0]
        self.field, self.rule, self.figures = field, rule, figures
        if message is not None:
            self.message = message

    @cached_property
    def message(self) -> str:
        """The sentence, put together when somebody reads it; `texts.speak` knows it in every language."""
        return say(f"refused.{self.key}", **self.figures)

    def __str__(self) -> str:
        return self.message

    def document(self) -> dict[str, dict[str, str | None]]:
        """The refusal as the contract writes it (contract, section 3)."""
        error: dict[str, str | None] = {
            "code": self.code, "message": self.message, "field": self.field,
        }
        if self.rule is not None:
            error["rule"] = self.rule
            if (words := rule_words(self.rule)) != self.rule:
                error["rule_words"] = words
        return {"error": error}


class Unreadable(Refusal):
    """The notation cannot be read."""


class NotNow(Refusal):
    """Readable, but not allowed in this state of the hand."""


class Ambiguous(Refusal):
    """It can be read in more than one way."""


def rule_words(rule: str) -> str:
    """`House rule: more players than cards` for "house rule max-seats"; what is none stays as it is."""
    key = f"house-{rule.rpartition(' ')[2]}.name"
    return say("refused.by-house-rule", name=say(key)) if has(key) else rule


def abridged(value: object, most: int = 40) -> str:
    """What somebody wrote, short enough to repeat; never fails, whatever it is."""
    if isinstance(value, str):
        return value[:most].encode("utf-8", "replace").decode()
    if isinstance(value, bool) or value is None:
        return str(value).lower() if value is not None else "null"
    if isinstance(value, int):
        return str(value) if -(10**most) < value < 10**most else say("refused.many-digits")
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, dict | list | tuple):
        return say("refused.an-object" if isinstance(value, dict) else "refused.a-list")
    return "that"


def quotable(value: object, most: int = 40) -> str:
    """The same for a sentence that puts it between quotation marks: nothing in it ends the line, or hides."""
    if isinstance(value, str):
        return repr(abridged(value, most))[1:-1].replace("\\'", "'")
    return abridged(value, most)


def nearest(word: str, known: list[str] | tuple[str, ...]) -> str | None:
    """The known word closest to `word`, or None when nothing is near."""
    from difflib import get_close_matches  # only a refusal pays for this import

    close = get_close_matches(word, known, n=1, cutoff=0.6)
    return close[0] if close else None
