"""The words of the rulebook's glossary, and of Appendix A for lows, as a dealer explains them."""

from __future__ import annotations

TERMS: tuple[tuple[str, str], ...] = (
    ("Big bet", "1. In a limit game the larger bet of the structure: 8 in a 4/8 game. 2. Pot-limit and "
     "no-limit games together, as against limit games."),
    ("Board", "1. In stud, a player's cards that are face up. 2. In a game with community cards, as hold'em "
     "or Omaha, those cards."),
    ("Community card", "A card that all players share, apart from each player's own cards. Compare hole "
     "cards and board."),
    ("Hole cards", "A player's own cards that are face down. In draw games, where every card is, the word "
     "is not used."),
    ("HORSE", "A mix of hold'em, Omaha/8, razz, stud and stud/8: the E is in eight."),
    ("Qualifier", "The least hand that counts. Most often an eight for low: a low worse than 8-7-6-5-4, the "
     "worst eight there is, is not played. Usual in high-low games."),
    ("Run it twice", "All are all-in and board cards are to come: more boards than one are dealt, and the "
     "pot is parted, a part for each. It makes luck count for less; the room says how it is done."),
    ("Scoop", "1. To win both ways in a split pot. 2. To win on every board of a pot that was run twice."),
)
LOW_TERMS: tuple[tuple[str, str], ...] = (
    ("Number of a low", "Strong lows are called by their place: number four is 6-5-4-2-A from ace to five "
     "and 7-6-5-4-2 from deuce to seven. There are 56 eight-or-better from ace to five, and 52 "
     "nine-or-better from deuce to seven."),
    ("Perfect", "The best low with its high card, the smoothest: 7-4-3-2-A is the perfect seven from ace to "
     "five, 8-5-4-3-2 the perfect eight from deuce to seven, A-5-4-3-2 there the perfect ace."),
    ("Smooth", "One of the best lows with its high card: 7-5-4-3-A is a smooth seven, 8-6-4-3-2 from deuce "
     "to seven a smooth eight, and sometimes 8-7-4-3-2 a smooth eight-seven."),
    ("Rough", "One of the worst lows with its high card: 7-6-4-3-2 from ace to five, and 7-6-5-4-3 the "
     "roughest; 8-7-6-4-2 from deuce to seven. Where smooth ends and rough begins is a matter of opinion."),
    ("Wheel", "The best low of all: 5-4-3-2-A from ace to five, 7-5-4-3-2 from deuce to seven."),
)


def told(terms: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Each word with what it means, as a line of the page."""
    return tuple(f"{word}: {meaning}" for word, meaning in terms)
