### What the scripts of the floor's pages say.

## the wall's cards

wallcard-up = Live
wallcard-lost = Reconnecting
wallcard-away = No network
wallcard-called = Floor called
wallcard-coming = { $who } is coming
wallcard-seats = { $count } seats
wallcard-hand = Hand { $number }, { $street }
wallcard-to-act = Seat { $seat } to act
wallcard-pot = Pot
wallcard-hand-over = Hand { $number } is over
wallcard-hand-void = Hand { $number } is void
wallcard-nothing = Nothing dealt yet
wallcard-flags = Flags
wallcard-waits-deal = Deals
wallcard-waits-show = Showdown
wallcard-waits-draw = Draw
wallcard-waits-discard = Discard
wallcard-waits-choose = Choice of the game
wallcard-waits-over = Over
wallcard-waits-unreadable = See its log
wallcard-flag-all-in = All-in
wallcard-flag-run-twice = Run twice
wallcard-flag-undone = Undone a lot
wallcard-flag-repaired = Repaired
wallcard-flag-silent = Tablet silent
wallcard-flag-unsent = Unsent
wallcard-flag-long = Long hand
wallcard-flag-slow = Slow to act
wallcard-tables = { $count } tables
wallcard-playing = { $count } playing
wallcard-to-look-at = { $count } to look at
wallcard-calling = { $count } calling

## the list of calls

calllist-none = Nobody has called.
calllist-hand = hand { $number }
calllist-no-reason = no reason given
calllist-on-the-way = { $who } is on the way,
calllist-waits = waits
calllist-ruled = { $at }, ruled after { $time }
calllist-withdrawn = { $at }, withdrawn after { $time }
calllist-confirm = Confirm
calllist-decline = Decline
