"""`payouts`: the pay table of an event, as the wall shows it and `simulate` writes it."""

from __future__ import annotations

import click

from dealer_assist.cli.language import sentence, spoken
from dealer_assist.errors import Refusal


@click.command(short_help="Part a prize pool into places.")
@click.option("--entries", required=True, type=click.IntRange(1, 100_000), help="Entries that were paid for.")
@click.option("--players", type=click.IntRange(1), help="Players, where some entered more than once.")
@click.option("--paid", required=True, type=click.IntRange(0), help="What an entry pays, fee included.")
@click.option("--fee", default=0, type=click.IntRange(0), help="The house's and the staff's share of it.")
@click.option("--guarantee", default=0, type=click.IntRange(0), help="The least pool; the house adds to it.")
@click.option("--places", default=15, show_default=True, type=click.IntRange(1, 100), help="Per cent paid.")
@click.option("--percentages", help="Stated shares instead, as 50,30,20.")
@click.option("--unit", default=1, show_default=True, type=click.IntRange(1), help="The smallest note.")
def payouts(
    entries: int, players: int | None, paid: int, fee: int, guarantee: int, places: int,
    percentages: str | None, unit: int,
) -> None:
    """Print place and amount, exact to the unit; the last line is the pool and what the house added."""
    from dealer_assist.tournament.money.payouts import paid_places, pool, table_of_percentages, usual_table

    if fee > paid:
        raise click.UsageError(sentence("fee"))
    net = paid - fee
    total = pool([entries * net], guarantee)
    if percentages is None:
        prizes = usual_table(total.total, paid_places(entries, places, players), net, unit)
    else:
        try:
            prizes = table_of_percentages(total.total, [int(one) for one in percentages.split(",")], unit)
        except ValueError:
            raise click.UsageError(sentence("percentages")) from None
        except Refusal as refusal:
            raise click.UsageError(spoken(refusal.message)) from None
    click.echo("place,amount")
    for place, prize in enumerate(prizes, 1):
        click.echo(f"{place},{prize}")
    click.echo(f"pool,{total.total},{total.added}")
