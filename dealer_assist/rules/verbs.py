"""The verbs of the notation by what they take (contract, section 4); what games add is in their words."""

from __future__ import annotations

ANSWERS = ("fold", "check", "call")             # what every round knows
WAGERS = ("bet", "raise", "complete")           # more than there was
TURNS = (*ANSWERS, *WAGERS, "all-in")           # what a player may do in turn
BETTING = (*TURNS, "bring-in")
PLAIN = ("fold", "check", "call", "complete", "bring-in", "all-in", "pat", "muck", "dead")
AMOUNT = ("bet", "raise")                       # a total *to*
COUNTED = ("stack",)                            # what really lies behind
CARDS = ("draw", "discard", "show", "part")     # cards, or how many
SPOKEN = ("call", "check", *WAGERS, "all-in")   # a word that may come with chips (house rules 2)
DEALER = ("deal", "roll", "reroll", "run", "release")
