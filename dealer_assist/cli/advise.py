"""`advise`: what the floor is to say when chips, words or cards came wrongly."""

from __future__ import annotations

import click

from dealer_assist.cli import documents


@click.command(short_help="Say what is to be done when something went wrong.")
@click.argument("file")
def advise(file: str) -> None:
    """Say how a mistake at the table is put right: the hand in FILE and what happened in it.

    FILE is a document as for `options` with one key more, for example
    "happened": {"kind": "chips", "chips": [500, 200]}, or JSON Lines with one document a line;
    `-` reads standard input. Nothing is applied: the answer names the action that may be entered,
    what goes back or is owed, the sentence to say, the steps, and the house rule.
    """
    from dealer_assist.contract.advice import advise as answer

    documents.run("advise", answer, file)
