### The procedures of chapter 1 and the appendices as a dealer does them, and the words of the table.

room-in-glossary = Glossary
room-in-appendix = Appendix { $letter }

## limit

room-limit-title = Limit
room-limit-summary = Every bet and raise has the size of the street.
room-limit-1 =
    The small bet holds before the flop and on the flop, on third and fourth street, and around the first
    draw; the big bet holds afterwards. The page of each game says which street has which.
room-limit-2 =
    A bet and as many raises as the room allows are the cap. The big blind is the first bet of its round.
room-limit-3 =
    An all-in of less than half a bet over the last full one does not count: the next player calls it or
    completes to the full bet. Half a bet or more counts as a bet, and a full raise goes on top of it.
room-limit-4 = Whoever has acted may raise again only when facing at least half a bet more.
room-limit-5 = Checking and raising is allowed, limit California Lowball apart.

## spread-limit

room-spread-limit-title = Spread limit
room-spread-limit-summary = A bet is any amount between two ends, a raise no less than the last.
room-spread-limit-1 =
    The two ends of the spread are said when the table is set up; the later streets may have another pair.
room-spread-limit-2 = A bet is any amount from the lower end to the upper end.
room-spread-limit-3 = A raise is at least the last bet or raise of the round and at most the upper end.
room-spread-limit-4 = A bet and as many raises as the room allows are the cap, as in limit.
room-spread-limit-5 =
    A bring-in or a blind is the first bet where it is no less than the lower end. Below it the next player
    may bet to any total of the spread, and that is the first bet.
room-spread-limit-6 =
    Half of a short all-in is measured on the last bet or raise, before any bet on the lower end.

## no-limit

room-no-limit-title = No limit
room-no-limit-summary = Anything from the least raise up to the whole stack.
room-no-limit-1 = The least bet is the big blind; an ante changes nothing about that.
room-no-limit-2 = The least raise is the last full bet or raise of the round, put on top of it.
room-no-limit-3 = A player with less may still go all-in.
room-no-limit-4 = Whoever has acted and faces less than a full raise may call or fold, and not raise.
room-no-limit-5 = There is no cap on the number of raises.

## pot-limit

room-pot-limit-title = Pot limit
room-pot-limit-summary = The most is the call plus the pot as it stands after the call.
room-pot-limit-1 =
    Count every chip in the middle, the bets in front of the players included, and add the call of the
    player who asks: that is the most the raise can be.
room-pot-limit-2 = A shorter way: three times the last bet plus everything else that is in the middle.
room-pot-limit-3 =
    First in at blinds of 100 and 200 the most is 700: a call of 200, and a raise by the 500 then there.
room-pot-limit-4 = A player may ask for the count of the pot at any time; in no-limit and limit nobody may.
room-pot-limit-5 = Least bets, least raises and short all-ins are as in no-limit.

## jam-or-fold

room-jam-or-fold-title = Jam or fold
room-jam-or-fold-summary = The first action is all-in or fold, nothing between.
room-jam-or-fold-1 = Blinds and antes go in and the cards are dealt as in the game that is played.
room-jam-or-fold-2 =
    Each player in turn either puts the whole stack in or folds. There is no call, no check and no other
    raise.
room-jam-or-fold-3 = A smaller stack all-in builds side pots as always; chips that nobody can match go back.
room-jam-or-fold-4 =
    When all have acted, every hand still in is opened and the rest of the cards are dealt without betting.

## big-blind-ante

room-big-blind-ante-title = Big blind ante
room-big-blind-ante-summary = The big blind posts one ante for the whole table.
room-big-blind-ante-1 =
    The big blind puts in the blind and the ante of the structure sheet, usually as much as the blind.
room-big-blind-ante-2 = The ante is dead money: it is no part of the big blind's bet.
room-big-blind-ante-3 = A stack too short for both pays first what the house rule says.
room-big-blind-ante-4 =
    At few players the ante falls to the size of the small blind, at the number the house rule gives.

## stud-up-cards

room-stud-up-cards-title = Up cards in stud
room-stud-up-cards-summary = Up cards stay in the order they were dealt.
room-stud-up-cards-1 =
    Every player leaves the up cards in the order in which they came, side by side and all to be seen.
room-stud-up-cards-2 = The dealer puts them back in order when somebody has moved them.

## odd-chips

room-odd-chips-title = Ties and odd chips
room-odd-chips-summary = Equal parts, and what is over chip by chip.
room-odd-chips-1 =
    Break what is over into the smallest chips in play, and deal with one pot after the other.
room-odd-chips-2 =
    Between halves the odd chip goes to the high hand; to the five-card hand where the other half is a
    badugi; to the draw or points hand in the Dramahas; to the Omaha hand in Sohe.
room-odd-chips-3 = Between tied hands it goes to the first of them clockwise from the button.
room-odd-chips-4 =
    In stud without a button it goes to the tied hand with the highest card, suits ranked spades, hearts,
    diamonds, clubs.
room-odd-chips-5 =
    No player gets more than one odd chip from a pot, as long as there is another who has had none.

## bounty

room-bounty-title = Bounty
room-bounty-summary = A prize for whoever eliminates a player.
room-bounty-1 = The bounty goes to the winner of the last pot that the eliminated player was in.
room-bounty-2 = In a split pot it goes to the high or the five-card half.
room-bounty-3 = Of tied winners the first clockwise from the button has it.
room-bounty-4 = The winner of the tournament keeps their own.

## lammers

room-lammers-title = Lammers
room-lammers-summary = Re-buy chips that are turned into tournament chips between hands.
room-lammers-1 =
    Before a hand a player may hand in some or all lammers for the chips they stand for; never during one.
room-lammers-2 = A player without chips who has lammers left must hand in at least one before the next hand.
room-lammers-3 = After the level that the event names, every lammer left must be handed in.

## shootout

room-shootout-title = Shootout
room-shootout-summary = Every table plays down to its winners, who meet in the next round.
room-shootout-1 =
    Tables are not broken and nobody is moved: each plays until its winner, or its last two, are known.
room-shootout-2 = The winners of all tables are seated together for the next round, until one table is left.

## win-the-button

room-win-the-button-title = Win the button
room-win-the-button-summary = The winner of a hand has the button for the next one.
room-win-the-button-1 =
    After the hand the button goes to the player who won the main pot. Blinds follow from there, so they may
    come to the same player several times running, or not at all.
room-win-the-button-2 =
    If the pot was chopped, it goes to the winner who is first clockwise from the old button.
room-win-the-button-3 = It is not meant for games that split the pot.

## bomb-pot

room-bomb-pot-title = Bomb pot
room-bomb-pot-summary = Everybody antes and the betting begins on the flop.
room-bomb-pot-1 = Everybody posts the ante. There are no blinds.
room-bomb-pot-2 = Deal the hole cards as usual. There is no betting before the flop.
room-bomb-pot-3 =
    Burn and deal the flop. The first player left of the button acts first, there and on later streets.
room-bomb-pot-4 =
    The least bet is the ante; otherwise the betting is that of the game, usually no-limit Hold'em.
room-bomb-pot-5 =
    Turn, river and showdown are as always. The button moves for the next hand, if the room does not say
    that it stays.

## double-board-bomb-pot

room-double-board-bomb-pot-title = Bomb pot on two boards
room-double-board-bomb-pot-summary = A bomb pot with two boards, half of the pot each.
room-double-board-bomb-pot-1 =
    Everybody posts the ante and gets the hole cards of the game, four in Omaha. There is no betting before
    the flop.
room-double-board-bomb-pot-2 =
    Burn once and deal two flops, the top one first. One round of betting, from the left of the button.
room-double-board-bomb-pot-3 =
    Burn once and deal a turn card to the top board, then one to the bottom board. Bet.
room-double-board-bomb-pot-4 = Burn once and deal a river card to each in the same order. Bet.
room-double-board-bomb-pot-5 =
    Half of the pot goes to the best hand on the top board, half to the best on the bottom board. A hand
    takes its board cards from one of them; the same player may win both.
room-double-board-bomb-pot-6 =
    The odd chip goes to the top board. Side pots are each split between the two boards by themselves.

## dice

room-dice-title = Dice
room-dice-summary = The player on the button rolls, and the dealer calls the roll.
room-dice-1 = The player on the button rolls, one die or two as the game says, when the dealer asks for it.
room-dice-2 =
    A valid roll tumbles, travels at least to the far side of the dealer's box and comes to rest flat on the
    table.
room-dice-3 = A die that slides, leans on something, falls short or leaves the table is an invalid roll.
room-dice-4 = The dealer alone calls the roll valid or invalid, and says the number aloud.
room-dice-5 =
    After an invalid roll the button rolls again. By custom it costs: one dollar to the dealer for the
    first, and twice the last for each one after it.
room-dice-6 = Only a valid roll is entered and counts.

## short-deck

room-short-deck-title = Short deck
room-short-deck-summary = 36 cards, and two ranks of hands that change places.
room-short-deck-1 =
    Take out all twos, threes, fours and fives: 36 cards are left, six to ace in four suits. Count them.
room-short-deck-2 = A flush beats a full house, since it is harder to make.
room-short-deck-3 = A straight beats three of a kind. A few rooms have it the other way.
room-short-deck-4 = The ace is high, or low in the one straight A-6-7-8-9.
room-short-deck-5 =
    Mexican Poker has a short deck of its own: eights, nines and tens are out and one joker is in, 41 cards;
    straights go over the gap, as 5-6-7-J-Q.

## run-it-twice

room-run-it-twice-title = Run it twice
room-run-it-twice-summary = The rest of the board is dealt more than once for one pot.
room-run-it-twice-1 = All the money is in, no more betting is possible, and board cards are still to come.
room-run-it-twice-2 =
    The players in the pot agree, and the room allows it: say how often before the first card.
room-run-it-twice-3 =
    The cards that lie on the board stay for every run. Burn and deal the rest of the first board; then burn
    and deal the rest of the next, beside it. Nothing is shuffled in between.
room-run-it-twice-4 = Every pot is parted equally between the boards; an odd chip goes with the first board.
room-run-it-twice-5 = Each part is then settled as a pot of its own: sides, ties and odd chips.

## sevens-rule

room-sevens-rule-title = The Sevens Rule
room-sevens-rule-summary = After the draw a seven or better must be bet.
room-sevens-rule-1 =
    It holds in limit California Lowball, from the draw on, for an unpaired seven-high low or better: number
    21 of the ace-to-five column, or lower.
room-sevens-rule-2 =
    Whoever holds one and acts first, or after checks only, must bet it. Facing a bet, nobody has to call or
    raise with it; it may be folded.
room-sevens-rule-3 =
    Just calling an all-in that is less than a full bet counts as a check: complete it instead.
room-sevens-rule-4 =
    Who breaks the rule can win only what was in the pot before. If the offender has the best hand, all take
    back what they put in afterwards, and the offender takes the rest.
room-sevens-rule-5 = If the offender has not the best hand, nothing is changed: those chips are lost.
room-sevens-rule-6 =
    If the offender ties, the pot from before the draw is shared, and later chips are not won by the
    offender.

## glossary

room-glossary-title = Words of the table
room-glossary-summary = What board, qualifier, scoop and the other words of the rulebook mean.
room-glossary-1 =
    Big bet: 1. In a limit game the larger bet of the structure: 8 in a 4/8 game. 2. Pot-limit and no-limit
    games together, as against limit games.
room-glossary-2 =
    Board: 1. In stud, a player's cards that are face up. 2. In a game with community cards, as hold'em or
    Omaha, those cards.
room-glossary-3 =
    Community card: A card that all players share, apart from each player's own cards. Compare hole cards
    and board.
room-glossary-4 =
    Hole cards: A player's own cards that are face down. In draw games, where every card is, the word is not
    used.
room-glossary-5 = HORSE: A mix of hold'em, Omaha/8, razz, stud and stud/8: the E is in eight.
room-glossary-6 =
    Qualifier: The least hand that counts. Most often an eight for low: a low worse than 8-7-6-5-4, the
    worst eight there is, is not played. Usual in high-low games.
room-glossary-7 =
    Run it twice: All are all-in and board cards are to come: more boards than one are dealt, and the pot is
    parted, a part for each. It makes luck count for less; the room says how it is done.
room-glossary-8 =
    Scoop: 1. To win both ways in a split pot. 2. To win on every board of a pot that was run twice.

## words-for-lows

room-words-for-lows-title = Words for lows
room-words-for-lows-summary = Smooth, rough and perfect, and the number of a low.
room-words-for-lows-1 =
    Number of a low: Strong lows are called by their place: number four is 6-5-4-2-A from ace to five and
    7-6-5-4-2 from deuce to seven. There are 56 eight-or-better from ace to five, and 52 nine-or-better from
    deuce to seven.
room-words-for-lows-2 =
    Perfect: The best low with its high card, the smoothest: 7-4-3-2-A is the perfect seven from ace to
    five, 8-5-4-3-2 the perfect eight from deuce to seven, A-5-4-3-2 there the perfect ace.
room-words-for-lows-3 =
    Smooth: One of the best lows with its high card: 7-5-4-3-A is a smooth seven, 8-6-4-3-2 from deuce to
    seven a smooth eight, and sometimes 8-7-4-3-2 a smooth eight-seven.
room-words-for-lows-4 =
    Rough: One of the worst lows with its high card: 7-6-4-3-2 from ace to five, and 7-6-5-4-3 the roughest;
    8-7-6-4-2 from deuce to seven. Where smooth ends and rough begins is a matter of opinion.
room-words-for-lows-5 =
    Wheel: The best low of all: 5-4-3-2-A from ace to five, 7-5-4-3-2 from deuce to seven.
