"""The blueprint that the modules beside this one add their pages to."""

from __future__ import annotations

from apiflask import APIBlueprint

floor = APIBlueprint("floor", "dealer_assist", enable_openapi=False)
