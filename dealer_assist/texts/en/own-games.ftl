### Games of the room's own: the list, sending a file, composing one.

## the list

owngames-page-title = dealer-assist: games of this room
owngames-title = Games of this room
owngames-about = Each is a file in the folder { $folder } of the instance, and is dealt like any game of the rulebook.
owngames-saved = { $game } is saved; it can be dealt from the next hand on.
owngames-not-taken = { $file } was not taken
owngames-the-file = The file
owngames-rules = Rules
owngames-change = Change
owngames-file = File
owngames-none = None yet.
owngames-broken = Files with mistakes
owngames-broken-about = These are no games yet. Mend the file and send it again; nothing else suffers meanwhile.
owngames-compose = Compose a game
owngames-compose-about =
    Choose it from the words of the game files, see its rules and ten random hands of it, then save it.
owngames-send = Send a file
owngames-send-about = A game file, .toml, at most { $most } bytes
owngames-may-replace = It may take the place of a game of the same name
owngames-check = Check and save it

## composing

compose-page-title = dealer-assist: compose a game
compose-lead = Say only what happens on the felt.
compose-show = Show
compose-the-game = The game
compose-name = Name
compose-summary = The game in one line
compose-short = Short name
compose-short-hint = in titles and lists; empty: its name
compose-also = Also called
compose-commas = with commas between
compose-notes = Notes for the dealer
compose-line-each = a line each
compose-built-on = Built on
compose-nothing = nothing: every word is said here
compose-begin = Fill the form with it
compose-variations = Variations laid over it
compose-forced = Forced money
compose-button = A button
compose-bring-in = Bring-in
compose-none = none
compose-showing = Up cards count as
compose-deck = Deck
compose-joker = Joker
compose-most-players = Most players
compose-usual-betting = Usual betting
compose-bettings = Bettings it may be played with
compose-streets = Streets, in order
compose-street-top = Add a street at the top
compose-street = Street { NUMBER($number, useGrouping: 0) }
compose-bet = Bet
compose-opens = Opens
compose-as-usual = as usual
compose-steps-before = Steps before the betting
compose-with-first = With the first action of the round
compose-street-below = Add a street below
compose-street-out = Take this street out
compose-step-of = Street { NUMBER($street, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) }
compose-first-of = Street { NUMBER($street, useGrouping: 0) }, with the first action
compose-no-first = nothing
compose-no-step = no step
compose-how-many = { $what }: how many or which
compose-as-parent = as in the parent
compose-sides = Sides of the pot
compose-sides-about = The first takes the odd chip.
compose-side-top = Add a side at the top
compose-side = Side { NUMBER($number, useGrouping: 0) }
compose-scale = Scale
compose-several = several ways to win, as in the parent
compose-own-cards = Own cards that play
compose-any = any
compose-all = all
compose-shared = Shared cards play
compose-qualifier = Qualifier
compose-part-of = Part of a parted hand
compose-only-when = Played only when
compose-when-of = Side { NUMBER($side, useGrouping: 0) }, when
compose-always = always
compose-side-below = Add a side below
compose-side-out = Take this side out
compose-nobody = If nobody qualifies
compose-other-takes = the other side takes it
compose-next-deal = next deal
compose-show-game = Show the game
compose-yes = yes
compose-no = no
compose-trial = Trial: { $hands } random hands dealt, { $actions } actions.
compose-trial-good = Nothing was wrong: every prompt was there, every showdown judged, every chip paid out.
compose-may-replace = It may take the place of { $file }
compose-save = Save
compose-as-file = as { $file }
compose-card = The card
compose-col-street = Street
compose-col-cards = Cards
compose-board = The board
compose-file = The file
compose-step-by-step = Step by step
compose-no-game = { $id } is no game yet
compose-file-now = The file as it stands
compose-words = What the words mean
compose-steps = Steps
compose-conditions = Conditions
compose-as-example = { $meaning }, as { $example }

## the words of a game file, as the composer lists them

compose-entry = { $meaning }: { $written }
compose-forced-blinds = blinds
compose-forced-antes = antes
compose-bring-in-low-card = the lowest card
compose-bring-in-high-card = the highest card, king high
compose-bring-in-high-card-ace-high = the highest card, ace high
compose-bet-small = the small bet
compose-bet-big = the big bet
compose-bet-either = small or big, as the player likes
compose-bet-none = no betting
compose-opens-blinds = left of the big blind
compose-opens-button = left of the button
compose-opens-bring-in = who pays the bring-in
compose-opens-best-board = the best hand showing
compose-opens-high-card = the highest card showing, with a bet
compose-variation-ante-and-high-card = ante, and the high card brings it in
compose-variation-ante-and-low-card = ante, and the low card brings it in
compose-variation-bomb-pot = bomb pot
compose-variation-crayfish = Crayfish: the whole board on the flop, a die takes cards away
compose-variation-jam-or-fold = jam or fold
compose-variation-mississippi = Mississippi: blinds, fourth and fifth street together
compose-variation-super = Super: four cards down and one up, two thrown away
compose-variation-trips-over-straights = three of a kind beats a straight

## what a file or the form is told

owngames-choose-file = Choose a file that ends in .toml, then send it.
owngames-no-text = { $file }: it is no text in UTF-8. Save it as plain text.
owngames-no-letter = The file's name has no letter that can stay. Rename it.
owngames-already = There is a game { $game } already. Tick the box to put this one in its place.
owngames-no-file = There is no file { $game }.toml among the games of this room.
owngames-two-streets = Two streets are called "{ $name }". Give each a name of its own.
owngames-two-sides = Two sides are called "{ $name }". Give each a name of its own.
owngames-hand-failed = Hand { $number }: { $why }
owngames-slow = These took over { $seconds } seconds, so no more were dealt: it is slow to judge.
