"""`dealer-assist replay`: hands from PHH files and hand texts, one JSON line each (contract, 5)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from dealer_assist.cli.language import sentence, spoken
from dealer_assist.rules.house import PRESETS, read_house
from dealer_assist.errors import Refusal
from dealer_assist.formats.phh import Outcome, PhhHand, UnreadHand, read_phh, replay as play_hand
from dealer_assist.formats.texts import is_hand_text, read_texts
from dealer_assist.texts import say


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--preset", type=click.Choice(list(PRESETS)), help="House rules; else tda, four raises.")
@click.option("--house", "rules", multiple=True, metavar="NAME=VALUE", help="One rule; may be repeated.")
def replay(files: tuple[str, ...], preset: str | None, rules: tuple[str, ...]) -> None:
    """Replay recorded hands (.phh, .phhs, servers' .txt and .xml; - is standard input), a JSON line a hand.

    Exit status 1 when a hand cannot be read, breaks a rule or ends otherwise than recorded.
    """
    house = _house(preset, rules)
    failed = False
    for file in files:
        for hand in _hands(file):
            outcome = _played(hand, preset, house)
            click.echo(json.dumps(spoken(outcome.document()), ensure_ascii=False))
            failed = failed or not outcome.good
    if failed:
        raise SystemExit(1)


def _played(hand: PhhHand | UnreadHand, preset: str | None, house: dict[str, object]) -> Outcome:
    """A mistake of ours in one hand is told as ours, and the other hands are still played."""
    try:
        return play_hand(hand, preset, house)
    except Exception as mistake:
        return Outcome(hand.name, error=say("cli.our-fault", error=type(mistake).__name__, why=str(mistake)))


def _hands(file: str) -> Iterator[PhhHand | UnreadHand]:
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        yield UnreadHand(file, say("refused.not-opened-file", reason=error.strerror))
        return
    yield from read_texts(content, file) if is_hand_text(content) else read_phh(content, file)


def _house(preset: str | None, rules: tuple[str, ...]) -> dict[str, object]:
    house: dict[str, object] = {}
    for rule in rules:
        name, equals, value = rule.partition("=")
        if not equals:
            raise click.BadParameter(sentence("no-house-rule", word=repr(rule)), param_hint="--house")
        house[name.strip()] = _value(value.strip())
    try:
        read_house(preset or "tda", house)
    except Refusal as refusal:
        raise click.BadParameter(spoken(refusal.message), param_hint="--house") from None
    return house


def _value(text: str) -> object:
    """JSON for an object, as in rake={"percent": 5, "cap": 10, "step": 1}; else a word or a number."""
    if text.startswith("{"):
        try:
            value: object = json.loads(text)
        except json.JSONDecodeError as error:
            why = sentence("no-json", word=repr(text[:40]), why=str(error))
            raise click.BadParameter(why, param_hint="--house") from None
        return value
    return text
