### What a count, a check and a settlement find.

## where a count could have gone wrong

suspect-exact = Every seat is off by just what it won or lost here: the hand was not paid, or paid back.
suspect-exchanged = Seats { $seats } exchanged chips here; no figure of it fits.
suspect-the-pot = the pot
suspect-side-pot = side pot { $number }
suspect-split-not-paid =
    Split not paid: the { $chips } of seat { $winner } out of { $pot } stayed with seat { $other }.
suspect-odd-chip = Odd chip: { $chips } of { $pot } went to seat { $other } and not to seat { $winner }.
suspect-wrong-seat = Wrong seat: { $chips }, { $pot }, went to seat { $other } and not to seat { $winner }.
suspect-split-that-was-none =
    Split that was none: { $chips } of { $pot } went to seat { $other }; seat { $winner } had won it all.
suspect-not-given-back =
    Not given back: the { $chips } that nobody called went to seat { $winner } and not back to seat
    { $seat }.
suspect-short = { $what } short: the { $chips } of seat { $seat } never went into the pot.
suspect-blind-or-ante = Blind or ante
suspect-verb-fold = Fold
suspect-verb-check = Check
suspect-verb-call = Call
suspect-verb-bet = Bet
suspect-verb-raise = Raise
suspect-verb-complete = Complete
suspect-verb-bring-in = Bring-in
suspect-verb-all-in = All-in
suspect-verb-buy = Buy

## a hand pieced together

pieced-does-not-fit = "{ $line }" does not fit: { $why }
pieced-final-stacks-of = Final stacks of seats { $seats }.
pieced-hold-more = The final stacks hold { $chips } more than the hand began with.
pieced-hold-less = The final stacks hold { $chips } less than the hand began with.
pieced-need-for = Final stacks need { $chips } more for seat { $seat } than these lines pay.
pieced-need-from = Final stacks need { $chips } more from seat { $seat } than these lines take.

## who owes whom

owes-gives = Seat { $seat } gives { $chips } to seat { $other }
owes-house-gives = The house gives { $chips } to seat { $seat }
owes-gives-house = Seat { $seat } gives { $chips } to the house

## what was irregular

irregular-misdeal = Misdeal
irregular-exposed-card = Card exposed
irregular-fouled-deck = Fouled deck
irregular-wrong-button = Button or blinds in the wrong place
irregular-out-of-turn = Action out of turn
irregular-dead-hand = Dead hand
irregular-mis-set = Stack set wrongly
irregular-void-restored = Void, stacks restored
irregular-chips = Chips without a clear word
irregular-undercall = Call of too little
irregular-string-bet = String bet
irregular-wrong-amount = Wrong amount
irregular-overbet = More than the pot
irregular-underbet = Pot announced too low
irregular-change-draw = Draw changed
irregular-exposed-draw = Card of a draw exposed
irregular-exposed-last-card = Last card exposed
irregular-exposed-down-card = First card exposed
irregular-wrong-burn = Burned wrongly
irregular-wrong-bring-in = Wrong bring-in
irregular-early-street = Dealt too early
irregular-dealt-down = Dealt face down
irregular-wrong-card-count = Wrong number of cards
irregular-other = Something else
irregular-corrected = Corrected afterwards

## what a check of the record found

check-missing = Entry { $entry } is missing.
check-does-not-follow = Entry { $entry } does not follow the one before.
check-changed = Entry { $entry } was changed after it was written.
check-newest-missing = The newest entries of the hand are missing, or others follow.
check-other-set-up = The hand's set-up is not the one that entry 0 holds.
check-repairs =
    Entry { $entry } says that it repairs entry { $of }, and the entries that follow it do something else.
check-set-up-refused = The set-up is refused today: { $why }
check-page-changed = The page of { $game } has changed since.
check-refused = Entry { $entry } is refused today: { $why }
check-other-chips = Entry { $entry } would move other chips today. What was paid stays as paid.
check-in-lists = The hand's { $name } in the lists is not what its log says.
