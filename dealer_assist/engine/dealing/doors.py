"""Door cards above what a game's page plays for: "burning any card that is 10 or higher" (badugi texts)."""

from __future__ import annotations

from dealer_assist.cards import ALL_CARDS, UNKNOWN, Card
from dealer_assist.engine.state.hand import HandState
from dealer_assist.games import Choice
from dealer_assist.scales import SCALES
from dealer_assist.scales.words import rank_of_word


def too_high(hand: HandState, card: Card) -> bool:
    """Is a door card burned: does the page ask for it, and can no qualified hand hold the card?

    Shape: False on later streets, and where the qualifier is no rank (three cards of any height).
    """
    if not hand.terms.burns_doors or hand.street_no or card == UNKNOWN:
        return False
    tier = hand.game.leaves[0].tiers[0]
    word = tier.qualifier
    word = word.values[hand.setup.house.word(word.rule)] if isinstance(word, Choice) else word
    rank = rank_of_word(word or "")
    if rank is None:
        return False
    scale = SCALES[tier.scale]
    # the texts burn "10 or higher" where a nine qualifies; under an eight a nine is as dead
    return scale.height(card) > scale.height(ALL_CARDS[rank * 4])
