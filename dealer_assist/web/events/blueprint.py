"""The blueprint that the modules beside this one add their addresses to."""

from __future__ import annotations

from apiflask import APIBlueprint

events = APIBlueprint("events", "dealer_assist", enable_openapi=False)
EVENT = "/events/<int:event>"
