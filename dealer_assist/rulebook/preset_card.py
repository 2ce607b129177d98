"""The ten-second card of a game as a preset of house rules has it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dealer_assist.games import Game
from dealer_assist.rulebook.game_card import GameCard, card, settled
from dealer_assist.rulebook.relevant_rules import own_choices
from dealer_assist.rules.house import read_house
from dealer_assist.texts import say


def card_under(game: Game, preset: str, betting: str | None = None) -> GameCard:
    """The card under a preset, as tournaments have it; with `betting`, as it is bet at this table.

    Errors: `unknown-preset`, field `preset`.
    """
    house = read_house(preset)
    if betting in game.bettings:
        game = replace(game, bettings=(betting,))
    # `none` of a preset reads as 0
    cap = house.number("raise-cap") or None
    return card(settled(game, {name: house.word(name) for name in own_choices(game)}), cap)


def card_document(game: Game, preset: str, betting: str | None = None) -> dict[str, Any]:
    """The same as it leaves: `lines` with name and label, `streets`."""
    card = card_under(game, preset, betting)
    return {
        "lines": [{"name": name, "label": say(f"manual.label-{name}"), "text": text}
                  for name, text in card.named_lines()],
        "streets": [street._asdict() for street in card.streets],
    }
