"""Poker Hand History (PHH), the open format of recorded hands: read, replay, write.

`read_phh` gives the hands of a file, `replay` plays one to its finishing stacks, `action_lines` turns
one into the contract's lines, `write_phh` records one of ours. `demo.phh` beside this file is a hand of
limit Omaha/8 for the demo table: chips of 25, a side pot, a low half that is tied.
Source: PHH 0.0.2, arXiv 2312.11753.
"""

from dealer_assist.formats.phh.codes import CODES
from dealer_assist.formats.phh.reading import PhhHand, UnreadHand, read_phh
from dealer_assist.formats.phh.replay import Outcome, action_lines, replay, setup_of
from dealer_assist.formats.phh.writing import phh_notes, write_phh

__all__ = [
    "CODES", "Outcome", "PhhHand", "UnreadHand", "action_lines", "phh_notes", "read_phh", "replay",
    "setup_of", "write_phh",
]
