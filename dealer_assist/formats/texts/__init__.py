"""Hand texts of online servers in, as recorded hands: PokerStars' form, and others set down in its lines.

`read_texts` gives the hands of a file as the value that Poker Hand History files are read into, so that
replay, take-in and review are the same for both. Source: formats, section 4.
"""

from dealer_assist.formats.texts.decode import decode
from dealer_assist.formats.texts.reading import SERVERS, count_texts, is_hand_text, read_texts

__all__ = ["SERVERS", "count_texts", "decode", "is_hand_text", "read_texts"]
