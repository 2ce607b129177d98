### Why a table of an event waits, and what its page says.

event-over = The event is over. Nothing is dealt any more
event-won = { $player } has won every chip. Nothing is dealt any more
event-not-started = The clock has not been started. Wait for the director
event-redraw = All seats are drawn anew: wait until everybody has got up. Still sitting: tables { $tables }
event-paused = The clock stands. Wait for the director
event-go =
    { $player }, seat { $seat }, goes to table { $table }, seat { $to }. Send the player with all chips, then
    tap Gone
event-will-come = { $player } will come from table { $table } to seat { $seat }
event-come = { $player } comes from table { $table } to seat { $seat }
event-last-hand-played = The last hand has been dealt. Bag the chips
event-hand-for-hand = Hand for hand: wait for { $n ->
    [one] table
   *[other] tables
    } { $tables }
event-hand-dealt = Hand for hand: this table has dealt its hand
event-not-heard =
    { $why }. Without a connection this table does not hear when it may deal again: call the floor
event-halted =
    { $here } players here and { $most } at the fullest table: the blinds have been round, wait for
    the floor
event-penalty = Seat { $seat }: { $n ->
    [one] { $n } more hand is dealt and killed
   *[other] { $n } more hands are dealt and killed
  }
event-absent = Seat { $seat }: nobody is there; dealt, posted and killed
event-nit-cards = The nit cards of the whole room say who owes an ante
event-nit-last = { $player } holds the last card: out, and the chips leave play. Wait for the director
event-lammers-due = The last level with lammers is over. Turn in those of { $players }, then deal

event-chips-off =
    { $chips } chips are in play, { SIGNED($difference) } against what was sold. Count every table
    before anything is dealt

event-break-now =
    { $n ->
        [one] Break: { $n } minute left
       *[other] Break: { $n } minutes left
    }

event-tickets-won =
    { $n ->
        [one] The seat is won. Nothing is dealt any more
       *[other] All { $n } who are in have won a ticket. Nothing is dealt any more
    }

event-shootout-done =
    { $n ->
        [one] This table is decided: the winner goes on. Wait for the other tables
       *[other] This table is decided: { $n } go on. Wait for the other tables
    }
event-shootout-alone =
    This table is decided: one goes on with all its chips, for the others went out in one hand. Wait for the other
    tables
event-raced =
    T{ $old } raced off: { $n ->
        [0] nobody wins a T{ $new }
        [one] one T{ $new } to seat { $seats }
       *[other] one T{ $new } each to seats { $seats }
    }
