### The rulebook's pages: their frame, the list of games, the scales, the tables of figures.

## the frame

book-rules = Rules
book-games = Games
book-scales = What beats what
book-lowball = Lowball numbers
book-killer_cards = Killer cards
book-procedures = Procedures
book-words = Words
book-house-rules = House rules that bear on it
book-rule = Rule
book-values = Values
book-a-number = a number
book-by-mode = { $tournament } (cash: { $cash })
edition-living-edition = the living edition
edition-house = a game of the house
book-section = section { $section }
book-source = Rulebook: { $where }.
book-count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }

## the games

book-find = Find a game by any name it goes by
book-find-key = Find
book-likeliest =
    { $n ->
        [one] { $n } game for “{ $asked }”, the likeliest first.
       *[other] { $n } games for “{ $asked }”, the likeliest first.
    }
book-no-game = No game for “{ $asked }”. Try a part of the name.
book-all-games = All games
book-own = Games of this room: send a file or compose one

## a game

book-also = Also called { $names }.
book-card = Game card
book-street = Street
book-deal = Deal
book-bet = Bet
book-board = How the board lies
book-by-rules-of = The card by the house rules of
book-procedure = Procedure
book-its-page = Its page
book-notes = Notes
book-game-scales = Scales:

## scales

book-scale-title = What beats what: { $scale }
book-scale-lead = The best { $best }: { $order }. In game files: { $word }.
book-numbers = The numbers of this scale
book-best-first = Best first
book-the-best = The best of it
book-the-worst = The worst of it
book-all-alike = all alike
book-judged-by = Games judged by it

## lowball numbers

book-scale = Scale
book-five-ranks = Five ranks, not of one suit
book-or-cards = Or the cards, or ranks with pairs among them
book-cards-example = 7h 6c 5d 4s 2h, or 76542
book-what-number = What number?
book-clear = Clear
book-number = Number { NUMBER($number, useGrouping: 0) }
book-no-number = No number
book-appendix-a = Appendix A: the hands by number, none of one suit in the second and third column

## killer cards

book-killers-lead =
    How often a drawing hand gets there with two cards to come, when some cards make the other hand better
    still.
book-killers-how =
    A runout wins when an out falls on the turn or the river and no killer card falls on either. Appendix D.
book-unseen = { $game }: { NUMBER($number, useGrouping: 0) } unseen
book-outs = Outs
book-work-out = Work it out
book-answer-outs =
    { $n ->
        [one] { $n } out
       *[other] { $n } outs
    }
book-answer-kills =
    { $n ->
        [one] { $n } killer card
       *[other] { $n } killer cards
    }
book-killers-table =
    { $game }, { NUMBER($number, useGrouping: 0) } unseen cards: percent, outs down, killer cards across

## words of the game files

book-words-title = Words of the game files
book-words-lead = A game is a file of these words and no others. A room's own game is written with them too.
book-kinds = Kinds of words
book-word = Word
book-example = Example
book-meaning = Meaning
book-none-of-book = none of the rulebook
