"""The procedures of chapter 1 and the appendices as a dealer does them, each a page and a document.

Games are told from their files; these are the room's, so they stand here in sentences. The house rules that
bear on one say so themselves, by its topics.
"""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.rulebook.relevant_rules import bearing_on
from dealer_assist.web.rulebook import glossary


class RoomProcedure(NamedTuple):
    """A procedure: `steps` in their order, `topics` what it is about where its id does not say it."""

    id: str
    title: str
    section: str
    summary: str
    steps: tuple[str, ...]
    games: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The names of the house rules that bear on it."""
        return tuple(rule.name for rule in bearing_on(self.topics or (self.id,)))


_BETTING = (
    RoomProcedure(
        "limit",
        "Limit",
        "1.1.1",
        "Every bet and raise has the size of the street.",
        (
            "The small bet holds before the flop and on the flop, on third and fourth street, and around "
            "the first draw; the big bet holds afterwards. The page of each game says which street has "
            "which.",
            "A bet and as many raises as the room allows are the cap. The big blind is the first bet of its"
            " round.",
            "An all-in of less than half a bet over the last full one does not count: the next player calls"
            " it or completes to the full bet. Half a bet or more counts as a bet, and a full raise goes on"
            " top of it.",
            "Whoever has acted may raise again only when facing at least half a bet more.",
            "Checking and raising is allowed, limit California Lowball apart.",
        ),
        topics=("capped",),
    ),
    RoomProcedure(
        "spread-limit",
        "Spread limit",
        "1.1.1",
        "A bet is any amount between two ends, a raise no less than the last.",
        (
            "The two ends of the spread are said when the table is set up; the later streets may have "
            "another pair.",
            "A bet is any amount from the lower end to the upper end.",
            "A raise is at least the last bet or raise of the round and at most the upper end.",
            "A bet and as many raises as the room allows are the cap, as in limit.",
            "A bring-in or a blind is the first bet where it is no less than the lower end. Below it the next"
            " player may bet to any total of the spread, and that is the first bet.",
            "Half of a short all-in is measured on the last bet or raise, before any bet on the lower end.",
        ),
        topics=("spread-limit", "capped"),
    ),
    RoomProcedure(
        "no-limit",
        "No limit",
        "1.1.2",
        "Anything from the least raise up to the whole stack.",
        (
            "The least bet is the big blind; an ante changes nothing about that.",
            "The least raise is the last full bet or raise of the round, put on top of it.",
            "A player with less may still go all-in.",
            "Whoever has acted and faces less than a full raise may call or fold, and not raise.",
            "There is no cap on the number of raises.",
        ),
        topics=("open",),
    ),
    RoomProcedure(
        "pot-limit",
        "Pot limit",
        "1.1.3",
        "The most is the call plus the pot as it stands after the call.",
        (
            "Count every chip in the middle, the bets in front of the players included, and add the call of"
            " the player who asks: that is the most the raise can be.",
            "A shorter way: three times the last bet plus everything else that is in the middle.",
            "First in at blinds of 100 and 200 the most is 700: a call of 200, and a raise by the 500 then "
            "there.",
            "A player may ask for the count of the pot at any time; in no-limit and limit nobody may.",
            "Least bets, least raises and short all-ins are as in no-limit.",
        ),
        topics=("pot-counts",),
    ),
    RoomProcedure(
        "jam-or-fold",
        "Jam or fold",
        "1.6",
        "The first action is all-in or fold, nothing between.",
        (
            "Blinds and antes go in and the cards are dealt as in the game that is played.",
            "Each player in turn either puts the whole stack in or folds. There is no call, no check and no"
            " other raise.",
            "A smaller stack all-in builds side pots as always; chips that nobody can match go back.",
            "When all have acted, every hand still in is opened and the rest of the cards are dealt without"
            " betting.",
        ),
        ("short-deck-omaha",),
        ("whole-stack",),
    ),
)

_COMMON = (
    RoomProcedure(
        "big-blind-ante",
        "Big blind ante",
        "1.2.1",
        "The big blind posts one ante for the whole table.",
        (
            "The big blind puts in the blind and the ante of the structure sheet, usually as much as the "
            "blind.",
            "The ante is dead money: it is no part of the big blind's bet.",
            "A stack too short for both pays first what the house rule says.",
            "At few players the ante falls to the small blind, at the number the structure sheet gives.",
        ),
    ),
    RoomProcedure(
        "stud-up-cards",
        "Up cards in stud",
        "1.2.2",
        "Up cards stay in the order they were dealt.",
        (
            "Every player leaves the up cards in the order in which they came, side by side and all to be "
            "seen.",
            "The dealer puts them back in order when somebody has moved them.",
        ),
    ),
    RoomProcedure(
        "odd-chips",
        "Ties and odd chips",
        "1.2.3",
        "Equal parts, and what is over chip by chip.",
        (
            "Break what is over into the smallest chips in play, and deal with one pot after the other.",
            "Between halves the odd chip goes to the high hand; to the five-card hand where the other half "
            "is a badugi; to the draw or points hand in the Dramahas; to the Omaha hand in Sohe.",
            "Between tied hands it goes to the first of them clockwise from the button.",
            "In stud without a button it goes to the tied hand with the highest card, suits ranked spades, "
            "hearts, diamonds, clubs.",
            "No player gets more than one odd chip from a pot, as long as there is another who has had none.",
        ),
    ),
    RoomProcedure(
        "bounty",
        "Bounty",
        "1.3.1",
        "A prize for whoever eliminates a player.",
        (
            "The bounty goes to the winner of the last pot that the eliminated player was in.",
            "In a split pot it goes to the high or the five-card half.",
            "Of tied winners the first clockwise from the button has it.",
            "The winner of the tournament keeps their own.",
        ),
    ),
    RoomProcedure(
        "lammers",
        "Lammers",
        "1.3.2",
        "Re-buy chips that are turned into tournament chips between hands.",
        (
            "Before a hand a player may hand in some or all lammers for the chips they stand for; never "
            "during one.",
            "A player without chips who has lammers left must hand in at least one before the next hand.",
            "After the level that the event names, every lammer left must be handed in.",
        ),
    ),
    RoomProcedure(
        "shootout",
        "Shootout",
        "1.3.3",
        "Every table plays down to its winners, who meet in the next round.",
        (
            "Tables are not broken and nobody is moved: each plays until its winner, or its last two, are "
            "known.",
            "The winners of all tables are seated together for the next round, until one table is left.",
        ),
    ),
    RoomProcedure(
        "win-the-button",
        "Win the button",
        "1.3.4",
        "The winner of a hand has the button for the next one.",
        (
            "After the hand the button goes to the player who won the main pot. Blinds follow from there, "
            "so they may come to the same player several times running, or not at all.",
            "If the pot was chopped, it goes to the winner who is first clockwise from the old button.",
            "It is not meant for games that split the pot.",
        ),
    ),
)

_SPECIAL = (
    RoomProcedure(
        "bomb-pot",
        "Bomb pot",
        "1.4",
        "Everybody antes and the betting begins on the flop.",
        (
            "Everybody posts the ante. There are no blinds.",
            "Deal the hole cards as usual. There is no betting before the flop.",
            "Burn and deal the flop. The first player left of the button acts first, there and on later "
            "streets.",
            "The least bet is the ante; otherwise the betting is that of the game, usually no-limit Hold'em.",
            "Turn, river and showdown are as always. The button moves for the next hand, if the room does "
            "not say that it stays.",
        ),
        ("holdem", "omaha"),
    ),
    RoomProcedure(
        "double-board-bomb-pot",
        "Bomb pot on two boards",
        "1.4",
        "A bomb pot with two boards, half of the pot each.",
        (
            "Everybody posts the ante and gets the hole cards of the game, four in Omaha. There is no "
            "betting before the flop.",
            "Burn once and deal two flops, the top one first. One round of betting, from the left of the "
            "button.",
            "Burn once and deal a turn card to the top board, then one to the bottom board. Bet.",
            "Burn once and deal a river card to each in the same order. Bet.",
            "Half of the pot goes to the best hand on the top board, half to the best on the bottom board. "
            "A hand takes its board cards from one of them; the same player may win both.",
            "The odd chip goes to the top board. Side pots are each split between the two boards by "
            "themselves.",
        ),
        ("double-board-omaha",),
        ("bomb-pot", "two-boards"),
    ),
    RoomProcedure(
        "dice",
        "Dice",
        "1.5",
        "The player on the button rolls, and the dealer calls the roll.",
        (
            "The player on the button rolls, one die or two as the game says, when the dealer asks for it.",
            "A valid roll tumbles, travels at least to the far side of the dealer's box and comes to rest "
            "flat on the table.",
            "A die that slides, leans on something, falls short or leaves the table is an invalid roll.",
            "The dealer alone calls the roll valid or invalid, and says the number aloud.",
            "After an invalid roll the button rolls again. By custom it costs: one dollar to the dealer for"
            " the first, and twice the last for each one after it.",
            "Only a valid roll is entered and counts.",
        ),
        ("binglaha", "bidirectional-chowaha", "omaha-x-or-better", "holdem-crayfish", "omaha-crayfish"),
    ),
    RoomProcedure(
        "short-deck",
        "Short deck",
        "1.7",
        "36 cards, and two ranks of hands that change places.",
        (
            "Take out all twos, threes, fours and fives: 36 cards are left, six to ace in four suits. Count"
            " them.",
            "A flush beats a full house, since it is harder to make.",
            "A straight beats three of a kind. A few rooms have it the other way.",
            "The ace is high, or low in the one straight A-6-7-8-9.",
            "Mexican Poker has a short deck of its own: eights, nines and tens are out and one joker is in,"
            " 41 cards; straights go over the gap, as 5-6-7-J-Q.",
        ),
        ("short-deck-holdem", "short-deck-omaha", "mexican-poker"),
    ),
    RoomProcedure(
        "run-it-twice",
        "Run it twice",
        "Glossary",
        "The rest of the board is dealt more than once for one pot.",
        (
            "All the money is in, no more betting is possible, and board cards are still to come.",
            "The players in the pot agree, and the room allows it: say how often before the first card.",
            "The cards that lie on the board stay for every run. Burn and deal the rest of the first board;"
            " then burn and deal the rest of the next, beside it. Nothing is shuffled in between.",
            "Every pot is parted equally between the boards; an odd chip goes with the first board.",
            "Each part is then settled as a pot of its own: sides, ties and odd chips.",
        ),
    ),
    RoomProcedure(
        "sevens-rule",
        "The Sevens Rule",
        "Appendix B",
        "After the draw a seven or better must be bet.",
        (
            "It holds in limit California Lowball, from the draw on, for an unpaired seven-high low or "
            "better: number 21 of the ace-to-five column, or lower.",
            "Whoever holds one and acts first, or after checks only, must bet it. Facing a bet, nobody has "
            "to call or raise with it; it may be folded.",
            "Just calling an all-in that is less than a full bet counts as a check: complete it instead.",
            "Who breaks the rule can win only what was in the pot before. If the offender has the best "
            "hand, all take back what they put in afterwards, and the offender takes the rest.",
            "If the offender has not the best hand, nothing is changed: those chips are lost.",
            "If the offender ties, the pot from before the draw is shared, and later chips are not won by "
            "the offender.",
        ),
        ("california-lowball",),
        ("sevens",),
    ),
)

_WORDS = (
    RoomProcedure("glossary", "Words of the table", "Glossary",
              "What board, qualifier, scoop and the other words of the rulebook mean.",
              glossary.told(glossary.TERMS)),
    RoomProcedure("words-for-lows", "Words for lows", "Appendix A",
              "Smooth, rough and perfect, and the number of a low.", glossary.told(glossary.LOW_TERMS)),
)
PROCEDURES: dict[str, RoomProcedure] = {it.id: it for it in (*_SPECIAL, *_BETTING, *_COMMON, *_WORDS)}
