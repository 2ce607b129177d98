"""Times in the templates: as `formats.times` writes them for every paper too."""

from __future__ import annotations

from apiflask import APIFlask

from dealer_assist.formats import times


def attach(app: APIFlask) -> None:
    """Filters as `formats.times` has them, `zone()` for the head of a list, `zone_id()` for scripts."""
    for name, write in (("moment", times.moment), ("minute", times.minute), ("clock", times.clock),
                        ("day_of", times.day)):
        app.add_template_filter(write, name)
    app.add_template_global(times.zone, "zone")
    app.add_template_global(times.zone_id, "zone_id")
