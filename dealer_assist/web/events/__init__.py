"""The pages of events: the director's desk, the clock on the wall, papers; and their part of the API."""

from dealer_assist.web.events import acts, api, clock, pages, papers
from dealer_assist.web.events.blueprint import events

__all__ = ["acts", "api", "clock", "events", "pages", "papers"]
