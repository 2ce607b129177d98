"""`rebuild`: derive from the log what lists and searches are made of; say what would be paid otherwise."""

from __future__ import annotations

import json
import sys

import click

from dealer_assist.cli.language import place, sentence, spoken
from dealer_assist.cli.room import opened
from dealer_assist.errors import Refusal
from dealer_assist.rules.bounds import MOST_ID


@click.command(short_help="Derive lists and searches from the log again; report what differs.")
@click.argument("hand", type=click.IntRange(1, MOST_ID), required=False)
def rebuild(hand: int | None) -> None:
    """Derive HAND again (every hand without it): its line in lists and searches, from its log.

    One JSON line for each hand where something differs: what the engine would pay today beside what was paid,
    and columns that were put right. What was paid stays as paid. The exit status is 1 when a hand differs, 2
    when there is no such hand, or no room; then nothing is made.
    """
    from dealer_assist.store.hands.rebuild import rebuild as again

    count = wrong = 0
    with opened("rebuild"):
        try:
            for outcome in again(hand):
                count += 1
                if not outcome["ok"]:
                    wrong += 1
                    click.echo(json.dumps(spoken(outcome)))
        except Refusal as refusal:
            place("rebuild", refusal)
            sys.exit(2)
    click.echo(sentence("rebuilt", count=count, wrong=wrong), err=True)
    sys.exit(1 if wrong else 0)
