"""The blueprint that the modules beside this one add their addresses to."""

from __future__ import annotations

from apiflask import APIBlueprint

cash = APIBlueprint("cash", "dealer_assist", enable_openapi=False)
GAME = "/cash/<int:game>"
