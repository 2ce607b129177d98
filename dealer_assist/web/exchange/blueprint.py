"""The blueprint of the pages for files."""

from apiflask import APIBlueprint

exchange = APIBlueprint("exchange", "dealer_assist", enable_openapi=False)
