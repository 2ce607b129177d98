"""Poker Hand History (PHH), the open format of recorded hands: read, replay, write.

`read_phh` gives the hands of a file, `replay` plays one to its finishing stacks, `write_phh` records
one of ours.  Source: PHH 0.0.2, arXiv 2312.11753.
"""

from dealer_assist.formats.phh_codes import CODES
from dealer_assist.formats.phh_reading import PhhHand, UnreadHand, read_phh
from dealer_assist.formats.phh_replay import Outcome, replay
from dealer_assist.formats.phh_writing import write_phh

__all__ = ["CODES", "Outcome", "PhhHand", "UnreadHand", "read_phh", "replay", "write_phh"]
