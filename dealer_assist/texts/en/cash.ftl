### Cash games: waiting lists, seats, time and boxes.

cash-title = Cash games
cash-about = waiting lists, must-move, seat changes, time, boxes
cash-none = No cash game is open.
cash-waits = { $n ->
        [one] 1 waits
       *[other] { $n } wait
    }
cash-open-seats = { $n ->
        [0] full
        [one] 1 seat open
       *[other] { $n } seats open
    }
cash-longest = longest { $minutes } min
cash-wall = Lists on the wall
cash-no-screen = Players see the lists through a link of the room. There is none yet:
cash-open = Open a cash game
cash-name = Game and stakes
cash-seats = Seats a table
cash-amount = Time charge
cash-per = Charged
cash-per-seat = each seat
cash-per-table = the table together
cash-minutes = Every, in minutes
cash-which-tables = Tables, in the order in which seats are filled
cash-table = Table
cash-plays = plays this game
cash-must-move = players must move to
cash-terms = Terms of the game
cash-keep-terms = Keep the terms
cash-close = Close the game
cash-undo = Take back
cash-again = Do it again
cash-next = Next for an open seat
cash-nobody-next = No seat is open that somebody waits for.
cash-seat-n = seat { $seat }
cash-from = from { $table }, seat { $seat }
cash-why-change = asked for this table { $waited } min ago; a change goes before the list
cash-why-must-move = longest at the must-move table, { $waited } min
cash-why-list = next on the list, waits { $waited } min
cash-call = Call
cash-buy-in = Buy-in
cash-seat-now = Seat
cash-passes = Passes
cash-move = Move with the chips
cash-list = Waiting list
cash-player = Player
cash-add = Put on the list
cash-waited = { $minutes } min
cash-called = called to { $table } { $minutes } min ago
cash-passed = { $n ->
        [one] passed once
       *[other] passed { $n } times
    }
cash-sits = sits in this game
cash-also = also waits for { $games }
cash-ticket = No. { NUMBER($number, useGrouping: 0) }
cash-code = QR code
cash-off = Take off
cash-empty = Nobody waits.
cash-changes = Seat and table changes
cash-no-changes = Nobody asked to change.
cash-to-table = To
cash-ask = Ask for a seat there
cash-money = Time and boxes
cash-feeds = moves to { $table }
cash-take-time = Take time: { $chips }
cash-owes = too few chips in front: seat { $seats }
cash-give-back = Give the last charge back
cash-box-holds = The box must hold { $chips }, of it time { $time }
cash-counted = Counted in the box
cash-dealer = Dealer
cash-keep-box = Keep the count
cash-difference = { SIGNED($chips) }
cash-lists = Waiting lists
cash-away = The lists cannot be reached; this is how they stood.
cash-your-place = No. { $place }
cash-you-are-called = You are called to { $table }.
cash-of-list = { $n ->
        [one] 1 name on the list
       *[other] { $n } names on the list
    }
cash-off-list = This number is on no list any more.
cash-is-called = { $player } was called to seat { $seat }.
cash-comes = { $player } comes to seat { $seat }: { $why }.
cash-goes = { $player } goes to { $table }, seat { $seat }: { $why }.
