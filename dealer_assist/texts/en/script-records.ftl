### What the scripts of the pages say that put a record right.

putright-your-name = Your name

## a list of action lines

putright-not-here = does not fit here
putright-add-at-end = Add a line at the end
putright-line = The line
putright-as = As “3 raise 700”, “deal board Ah Kd 2c”, “4 show AsAc”.
putright-in-place = Put in its place
putright-insert = Insert before it
putright-add = Add
putright-out = Take it out
putright-way-instead = Instead: { $line }
putright-way-before = First: { $line }
putright-way-out = Leave it out
putright-way-stop = Drop it and the rest

## a finished hand put right

putright-house = House
putright-middle = Pot that stays
putright-conflict = Line { $line } does not fit: { $why }
putright-change-below = Change a line below; what it changes in chips stands here at once.
putright-not-over = Not over yet: { $what }
putright-nobody-owes = Nobody owes anybody: it pays what was paid.
putright-paid = Paid
putright-should-be = Should be
putright-difference = Difference
putright-why = Why, for the record
putright-rule = By which rule
putright-change-stacks = Change the stacks at the table now
putright-keep = Keep the correction
putright-corrections = Corrections
putright-stacks-changed = The stacks were changed.
putright-no-chips = No chips were moved.
putright-still-played = This hand is still being played: change it at the table.
putright-hand = The hand
putright-void = Make it void: every chip goes back
putright-as-entered = As it was entered

## a hand written down later

putright-write-down = Write a hand down
putright-is-a-hand = It is a hand of the table now.
putright-all-fits = Everything fits.
putright-several = Several betting lines fit the final stacks ({ $ways } were found); say more.
putright-one-fits = One line fits, of those that were tried:
putright-take-over = Take it over
putright-was-last = It was the last hand dealt: button and stacks go on from it
putright-make-hand = Make it a hand of the table
putright-of-seat = { $what }, seat { $seat }
putright-began = Began with
putright-ended = Ended with
putright-showed = Showed
putright-other-seats = Other seats
putright-board = Board, in order
putright-button-at = Button at seat
putright-actions = Actions
putright-by-themselves = Board and shown cards come in by themselves.

## how it was dealt, and the pads

putright-done = Done
putright-set-up = Stacks, players, stakes and game
putright-player = Player
putright-game = Game
putright-betting = Betting
putright-blind = Blind { $n }
putright-ante = Ante
putright-big_blind_ante = Big blind's ante
putright-bring_in = Bring-in
putright-small_bet = Small bet
putright-big_bet = Big bet
putright-stakes-and-game = Stakes and game
putright-spread =
    Bets { $n ->
        [1] from
       *[other] to
    }
