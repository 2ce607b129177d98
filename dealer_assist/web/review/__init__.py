"""A hand looked at again: its review, its sheet on paper, a packet for a dispute; a table's session."""

from dealer_assist.web.review import pages, papers
from dealer_assist.web.review.blueprint import review

__all__ = ["pages", "papers", "review"]
