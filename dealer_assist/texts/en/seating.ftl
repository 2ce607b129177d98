### Why somebody is moved, on slips, walls and in the record.

## seating

seating-balance =
    Table { $table } has { $players } players and table { $other } { $others }; seat { $seat } is moved, the
    next big blind
seating-draw = Drawn: table { $table }, seat { $seat }
seating-late = Late entry: table { $table }, seat { $seat } drawn among the shortest tables
seating-break = Table { $table } breaks; its seats were shuffled, and { $card } was drawn
seating-by-hand = Moved by the director

seating-redraw =
    { $n ->
        [one] All seats are drawn again for the final table
       *[other] All seats are drawn again for { $tables } tables
    }

## What the ledger of an event says of each act.

ledger-entry = Entry { NUMBER($entry, useGrouping: 0) }: { $chips } in chips
ledger-bounty-down =
    Entry { NUMBER($entry, useGrouping: 0) }: { $chips } in chips; a bounty of { $money } is laid down beside
    the buy-in
ledger-absent = Nobody has come for the stack; it is blinded off
ledger-arrived = At the table now
ledger-level = Level { $level }
ledger-colour-up =
    The chips of { $old } leave play: { $count } raced off, { $won } of { $new } won at table { $table }
ledger-race =
    Table { $table }: { $taken } chips of { $old } are taken away, { $fetched } of { $new } brought;
    { SIGNED($gain) } in play
ledger-add-on = Add-on after level { $level }
ledger-penalty = { $hands ->
        [one] 1 hand is dealt and killed
       *[other] { $hands } hands are dealt and killed
    }
ledger-removed = Removed from the event; the chips leave play
ledger-lammer = { $count } of the lammers redeemed, { $left } left
ledger-nit = The card of level { $level } was still held: { $chips } dead into the first pot
ledger-nit-in = The card of level { $level } had been handed in: told late, nothing is owed for it
ledger-nit-late = A hand of level { $level } was told late: its card was still held
ledger-nit-last = The last card at the final table: out, and the chips leave play
ledger-move = Table { $table } seat { $seat } to table { $other } seat { $to }: { $reason }
ledger-bust = Out at table { $table } seat { $seat } in hand { NUMBER($number, useGrouping: 0) }
ledger-bounty = { $money } for the bounty of { $out }
ledger-bounty-kept = { $money }: the winner keeps the bounty, and what nobody could win
ledger-envelopes = The envelopes are sealed: { $count } of them, { $money } in all
ledger-on = on: { $left } players left, { $paid } are paid
ledger-off = off: { $left } players left
ledger-closed = Registration closes: { $players } players, { $entries } entries, { $paid } paid
ledger-round =
    The next round: { $players } players at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
ledger-break = { $minutes ->
        [one] A break of 1 minute
       *[other] A break of { $minutes } minutes
    }
ledger-reveal = The seed of the draws: { $seed }
ledger-prize = Place { $place }: { $money }
ledger-seed = Seats are drawn by a seed whose SHA-256 is { $sealed }
ledger-count = Counted or set right at table { $table }, seat { $seat }
ledger-deal = By the deal: { $money }
ledger-prizes =
    The pay table is set by hand: { $paid ->
        [one] 1 place
       *[other] { $paid } places
    }
ledger-sheet = The structure sheet was changed
ledger-blocked = Seat { $seat } of table { $table } is kept empty
ledger-unblocked = Seat { $seat } of table { $table } is free again
ledger-no-need = Any seat fits
ledger-apart = Not at one table with { $other }
ledger-not-apart = May sit with { $other } again
ledger-most-tables = { $tables ->
        [one] 1 table at most; who finds no seat is an alternate
       *[other] { $tables } tables at most; who finds no seat is an alternate
    }
ledger-any-tables = As many tables as it takes
ledger-carried =
    Entry { NUMBER($entry, useGrouping: 0) }: { $chips } in chips from the bag of event
    { NUMBER($event, useGrouping: 0) }
ledger-carried-bounty = Brought along: a bounty of { $money }
ledger-till =
    Till counted: { $counted } there, { $should } sold since the last count, { SIGNED($over) }

ledger-last-hands =
    { $n ->
        [one] One more hand is dealt
       *[other] { $n } more hands are dealt
    }

ledger-need =
    { $n ->
        [one] Is seated in seat { $seats }
       *[other] Is seated in one of the seats { $seats }
    }
