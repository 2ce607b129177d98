"""What scripts and server both draw from: modules of the pages that hold one object, written as JSON."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from dealer_assist import paths


@cache
def page_data(name: str) -> dict[str, Any]:
    """The object that a module of the static folder exports: `shell/places.js`."""
    text = (paths.static_path() / name).read_text()
    data: dict[str, Any] = json.loads(text[text.index("= {") + 2:text.rindex("}") + 1])
    return data
