"""Rules of addresses that a start need not compile: what writes an address is made at its first use."""

from __future__ import annotations

from typing import Any

from flask import Flask
from werkzeug.routing import Rule


class LateRule(Rule):
    """A rule whose two builders wait until `url_for` asks for one.

    Each is a function out of a syntax tree, which for some 250 addresses is a tenth of a server's start;
    a page asks for a dozen of them.
    """

    def _compile_builder(self, append_unknown: bool = True) -> Any:
        compiled: list[Any] = []

        def build(rule: LateRule, **values: Any) -> Any:
            if not compiled:
                compiled.append(Rule._compile_builder(rule, append_unknown))
            return compiled[0](rule, **values)

        return build


def attach(app: Flask) -> None:
    """Have every address of `app` that is added from now on compiled late."""
    app.url_rule_class = LateRule
