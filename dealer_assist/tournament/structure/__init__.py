"""The structure sheet of an event: levels and breaks, entries and prizes. Imports session and left of it."""
