"""At which stage a hand stands: who or what it waits for."""

from __future__ import annotations

from enum import Enum


class Stage(Enum):
    """What is waited for; `STEPPING`, on the way to the next such thing, is never seen outside."""

    STEPPING = "stepping"
    BETTING = "betting"      # for the player to act
    DEALING = "dealing"      # for cards that decide who acts, or which game it is
    DRAWING = "drawing"      # for a draw, or for who opens a card
    CHOOSING = "choosing"    # for the player who picks the game
    SHOWDOWN = "showdown"    # for hands to be shown, and what is still to be dealt for them
    OVER = "over"


# by themselves as well: every action asks for the stage, and to look it up in the class each time is slow
STEPPING, BETTING, DEALING, DRAWING, CHOOSING, SHOWDOWN, OVER = Stage
