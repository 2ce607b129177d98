### The words of the game files: what each means, how it is written.

## step

fileword-step-hole = N cards face down to each player
fileword-step-down = N stud cards face down to each player
fileword-step-up = N cards face up to each player
fileword-step-board = N shared cards face up
fileword-step-draw = each throws A to B cards and takes as many
fileword-step-discard = each throws exactly N of their down cards
fileword-step-keep = each keeps A to B cards and throws the others
fileword-step-part = each parts their hand into hands of these sizes
fileword-step-roll = the button rolls N dice
fileword-step-remove = board cards leave play
fileword-step-expose = each may turn their down card up
fileword-step-turn = N cards, down to who has everything open, else up
fileword-step-door = each rolls N of their down cards up
fileword-step-choose = the first to act picks the game
fileword-step-buy = N times each may buy the card on sale for one of their own

## condition

fileword-condition-roll = the last roll is A to B
fileword-condition-flop-red = N or more of the first three board cards are red
fileword-condition-flop-black = N or more of the first three board cards are black
fileword-condition-chosen = this is the game that was picked

## game

fileword-game-name = what the game is called
fileword-game-short = what titles and lists call it, where its name is long
fileword-game-also = every other name it goes by
fileword-game-section = its page of the rulebook
fileword-game-summary = the game in one line
fileword-game-extends = the games it is built on, read left to right
fileword-game-forced = the money that goes in before the cards
fileword-game-button = is there a button; with blinds there is
fileword-game-bomb-pot = antes only, and no betting on the first street
fileword-game-deck = which cards are dealt from
fileword-game-joker = how the joker plays
fileword-game-bring-in = whose door card brings it in
fileword-game-showing = the scale on which up cards decide who opens
fileword-game-bettings = the usual betting first, then the others
fileword-game-max-seats = how many can be dealt in
fileword-game-nobody = who takes it if no side has a winner; or "next deal"
fileword-game-notes = what a dealer should know besides
fileword-game-habits = rules of play the page asks for, by betting
fileword-game-streets = the betting rounds, in order
fileword-game-sides = the parts of the pot; the first takes the odd chip
fileword-game-board = which board cards go together
fileword-game-becomes = what it may go on as; the first if nobody picks
fileword-game-fits = in a variation: the streets, with their steps, it is laid over

## streets

fileword-streets-steps = what the dealer does before the round, in order
fileword-streets-bet = the size of a limit bet in the round
fileword-streets-opens = who acts first, where it is not the usual one
fileword-streets-with-action = what each does with their first action
fileword-streets-after = the street this new one follows
fileword-streets-before = the street this new one comes before

## sides

fileword-sides-tiers = ways to win; the first made counts
fileword-sides-when = the side is played only then
fileword-sides-after = the side this new one follows
fileword-sides-before = the side this new one comes before
fileword-sides-sides = the side is split again; these say what differs

## tiers

fileword-tiers-scale = what beats what
fileword-tiers-hole = how many of one's own cards play
fileword-tiers-board = do the shared cards play
fileword-tiers-of = the part of a parted hand that plays
fileword-tiers-qualifier = the least hand that counts
fileword-tiers-line = the side is played on this line of the board
fileword-tiers-holding = one of these must be among the player's cards

## board

fileword-board-lines = a hand uses board cards of one line
fileword-board-rows = a hand uses at most one board card of each row

## becomes

fileword-becomes-when = the hand goes on as this game then
fileword-becomes-steps = what the dealer does to get there
fileword-becomes-with-action = what each does with their first action

## how a word is written

fileform-text = text
fileform-texts = texts
fileform-word = word
fileform-words = words
fileform-table = table
fileform-tables = tables
fileform-scale = scale
fileform-step = step
fileform-steps = steps
fileform-street = street
fileform-side = side
fileform-part = part
fileform-condition = condition
fileform-ranks = ranks
fileform-lines = lines
fileform-rows = rows
fileform-id-or-ids = id or ids
fileform-true-or-false = true or false
fileform-any-all-n-or-list = any, all, N or list

## the kinds of words

filekind-steps = Steps
filekind-conditions = Conditions
filekind-forced-money = Forced money
filekind-decks = Decks
filekind-jokers = Jokers
filekind-bring-ins = Bring-ins
filekind-bets = Bets
filekind-openers = Openers
filekind-bettings = Bettings
filekind-habits = Habits
filekind-removals = Removals
filekind-own-cards = Own cards
filekind-scales = Scales
filekind-qualifiers = Qualifiers
filekind-at-the-top-of-a-file = At the top of a file
filekind-of-a-street = Of a street
filekind-of-a-side = Of a side
filekind-of-a-tier = Of a tier
filekind-of-the-board = Of the board
filekind-of-a-game-it-goes-on-as = Of a game it goes on as
