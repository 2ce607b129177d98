"""`deal`: what everybody gets in a deal at the final table, by ICM or by chips."""

from __future__ import annotations

import json
from random import Random

import click

from dealer_assist.cli.language import sentence, spoken
from dealer_assist.errors import Refusal


@click.command(short_help="Chop the prizes that are left, by ICM or by chips.")
@click.option("--stacks", required=True, help="Chips of everybody who is in, as 5000,3000,1500.")
@click.option("--prizes", required=True, help="The prizes that are left, first place first.")
@click.option("--chips", is_flag=True, help="Chop by chips: the least prize each, the rest by stacks.")
@click.option("--seed", default="1", show_default=True, help="Above fifteen players the model is sampled.")
def deal(stacks: str, prizes: str, chips: bool, seed: str) -> None:
    """Print one line of JSON: the amounts in the order of the stacks, and the error of a sample."""
    from dealer_assist.tournament.money.deals import chip_chop, icm

    try:
        parted = [[int(one.replace("_", "")) for one in text.split(",")] for text in (stacks, prizes)]
        agreed = chip_chop(*parted) if chips else icm(parted[0], parted[1], Random(seed))
    except ValueError:
        raise click.UsageError(sentence("whole-numbers")) from None
    except Refusal as refusal:
        raise click.UsageError(spoken(refusal.message)) from None
    click.echo(json.dumps({
        "by": "chips" if chips else "icm", "amounts": agreed.amounts, "error": round(agreed.error, 2)}))
