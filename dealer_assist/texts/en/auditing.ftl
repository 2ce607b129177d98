### What a count, a check and a settlement find.

## where a count could have gone wrong

suspect-exact = Every seat is off by just what it won or lost here: the hand was not paid, or paid back.
suspect-not-carried =
    This hand was corrected, and the stacks of the record were never changed: every seat is off by what it owes.
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
owes-middle-gives = Seat { $seat } takes { $chips } out of the pot that stayed
owes-gives-middle = Seat { $seat } puts { $chips } into the pot that stays
owes-middle-house = { $chips } of the pot that stayed go to the house
owes-house-middle = The house puts { $chips } into the pot that stays

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
check-refused-today = Entry { $entry } is refused today.
check-other-chips = Entry { $entry } would move other chips today. What was paid stays as paid.
check-in-lists = The hand's { $name } in the lists is not what its log says.

## the ledger, and what repeats it

ledgercheck-since = The head that was seen before is not in the chain any more.
ledgercheck-signature = The head that was seen before is not signed by this room.
ledgercheck-database = The database file is damaged: { $why }.
ledgercheck-orphan = Row { NUMBER($row, useGrouping: 0) } of { $table } belongs to a { $parent } that is gone.
ledgercheck-orphan-without-number = A row of { $table } belongs to a { $parent } that is gone.
ledgercheck-row-unreadable = Row { NUMBER($row, useGrouping: 0) } of the ledger cannot be read.
ledgercheck-row-missing = Row { NUMBER($row, useGrouping: 0) } of the ledger is missing.
ledgercheck-row-does-not-follow =
    Row { NUMBER($row, useGrouping: 0) } of the ledger does not follow the one before.
ledgercheck-row-changed =
    Row { NUMBER($row, useGrouping: 0) } of the ledger was changed after it was written.
ledgercheck-row-unclear = What row { NUMBER($row, useGrouping: 0) } of the ledger says cannot be read.
ledgercheck-course = The lists in row { NUMBER($row, useGrouping: 0) } of the ledger are not what its act comes to.
ledgercheck-table-gone =
    Table { NUMBER($table, useGrouping: 0) } is in the ledger and nowhere else.
ledgercheck-table-setting =
    { $name } of table { NUMBER($table, useGrouping: 0) } is not what the ledger says.
ledgercheck-table-untold = No row of the ledger tells of table { NUMBER($table, useGrouping: 0) }.
ledgercheck-seat =
    Seat { $seat } of table { NUMBER($table, useGrouping: 0) } is not what the ledger says.
ledgercheck-chips =
    { $out } chips lie at table { NUMBER($table, useGrouping: 0) } and { $in } came in.
ledgercheck-hand-untold = No row of the ledger tells of hand { NUMBER($hand, useGrouping: 0) }.
ledgercheck-hand-end = Hand { NUMBER($hand, useGrouping: 0) } does not end as the ledger says.
ledgercheck-hand-no-end =
    Hand { NUMBER($hand, useGrouping: 0) } is over, and the ledger knows no end.
ledgercheck-hand-gone =
    Hand { NUMBER($hand, useGrouping: 0) } is in the ledger and nowhere else.
ledgercheck-hand-open =
    Hand { NUMBER($hand, useGrouping: 0) } was open when the ledger began, and does not go on from there.
ledgercheck-hand-player =
    Seat { $seat } of hand { NUMBER($hand, useGrouping: 0) } is not the player of that name.
ledgercheck-hand-orphan =
    The log has entries of hand { NUMBER($hand, useGrouping: 0) }, which is gone.
ledgercheck-hand-dealt =
    The { $name } of hand { NUMBER($hand, useGrouping: 0) } is not the one it was dealt with.
ledgercheck-hand-players =
    Who played hand { NUMBER($hand, useGrouping: 0) }, and with what, is not as it was dealt.
ledgercheck-hand-first =
    Hand { NUMBER($hand, useGrouping: 0) } does not name the row of its deal.
ledgercheck-rows-unreadable = The rows of { $name } cannot be read.
ledgercheck-untold = No row of the ledger tells of { $name } { $number }.
ledgercheck-gone = { $name } { $number } is in the ledger and nowhere else.
ledgercheck-column = { $column } of { $name } { $number } is not what the ledger says.
check-unreadable = An entry of hand { NUMBER($hand, useGrouping: 0) } cannot be read any more.
check-in-the-lists = The hand's { $name } in the lists is not what entry 0 says.
rebuild-refused = Today an entry is refused: { $why } What was paid stays as paid.
rebuild-paid =
    Seat { $seat } was paid { $was } and would be paid { $would } today. What was paid stays as paid.
eventcheck-row =
    Row { NUMBER($row, useGrouping: 0) } of the ledger is not as it was sealed.
eventcheck-seed = The seed of the draws is not the one that was sealed.
eventcheck-chips = { SIGNED($chips) } chips are in play that no entry, race or count accounts for.
eventcheck-seat =
    Table { NUMBER($table, useGrouping: 0) }, seat { $seat }: { $there } lies there, { $should } should.
eventcheck-otherwise = The event comes to something else when it is worked out anew.
packet-bad-record = its record cannot be read ({ $error })
packet-bad-size = it holds more than { $bytes } bytes, or more than { $parts } files
packet-bad-kind = it is no zip file
packet-bad-file = a file of it is missing or damaged
packet-bad-json = it is no JSON
packet-bad-format = it does not say that it is one
packet-bad-edition = a later version of dealer-assist wrote it; check it with that one

## how a hand was dealt, put right

settle-chips = { $chips }
settle-nothing = nothing
settle-dealt-stack = Seat { $seat } began with { $now }, and was entered with { $was }.
settle-dealt-name = Seat { $seat } was { $now }, and was entered as { $was }.
settle-dealt-button = The button was at seat { $now }, and was entered at seat { $was }.
settle-dealt-game = The game was { $now }, and was entered as { $was }.
settle-dealt-betting = The betting was { $now }, and was entered as { $was }.
settle-dealt-blinds = The blinds were { $now }, and were entered as { $was }.
settle-dealt-ante = The ante was { $now }, and was entered as { $was }.
settle-dealt-big_blind_ante = The big blind's ante was { $now }, and was entered as { $was }.
settle-dealt-bring_in = The bring-in was { $now }, and was entered as { $was }.
settle-dealt-small_bet = The small bet was { $now }, and was entered as { $was }.
settle-dealt-big_bet = The big bet was { $now }, and was entered as { $was }.
settle-dealt-spread = The spread was { $now }, and was entered as { $was }.
