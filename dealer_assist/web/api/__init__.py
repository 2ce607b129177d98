"""The JSON API, `/api/v1`: its blueprint and shapes, judge and options; every desk adds its own addresses."""
