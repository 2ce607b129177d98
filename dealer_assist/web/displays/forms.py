"""The form of a link for a display."""

from __future__ import annotations

from wtforms import SelectField  # type: ignore[import-untyped]

from dealer_assist.store.live.displays import DELAYS
from dealer_assist.web.shell.forms import PageForm


class DisplayForm(PageForm):
    """How late the display shows its table: seconds, or a hand."""

    delay = SelectField(choices=DELAYS, coerce=int, validate_choice=False)
