### The director's pages of an event.

## events

events-all = Events
events-about = clock, seats, moves, prizes
events-pages = Pages of the event
events-archived = put away
events-page-desk = Desk
events-page-players = Players
events-page-structure = Structure
events-page-money = Money
events-page-record = Record
events-page-tables = Tables
events-wall-clock = Clock for the wall
events-slips = Slips
events-clock = Clock
events-level = Level { $n }
events-level-word = Level
events-bagged-at = The days before were bagged at level { $n }. Set the level here, then start the clock.
events-other-day = on another day
events-deal-first = Deal the first hand
events-break = Break
events-players-left = { $left } of { $entries } in
events-average = average { $chips }
events-average-word = Average
events-chips-right = { $chips } chips in play, as sold
events-chips-wrong = { $chips } chips in play: look below ({ SIGNED($difference) })
events-none = No event yet.
events-finished = Finished
events-registering = { $n } registered
events-new = New event
events-name = Name
events-festival = Festival
events-template = Structure
events-own-sheet = A structure sheet of your own
events-toml = Structure sheet (TOML)
events-open = Open registration
events-to-open = Events that are open
events-to-archive = Events that were put away
events-differences = Count these
events-chips-should =
    Sold { $given }, races { SIGNED($raced) }, counts { SIGNED($counted) }, removed { $removed }; in play
    { $chips }.
events-difference = Table { $table }, seat { $seat }: there / should be
events-nobody = nobody
events-not-signed-in = nobody signed in
events-now = Now
events-draw = Draw seats ({ $n })
events-start-clock = Start the clock
events-pause = Pause
events-resume = Go on
events-level-down = Level back
events-level-up = Level on
events-hand-for-hand-on = Hand for hand
events-hand-for-hand-off = End hand for hand
events-held = All-in hands are held face down
events-held-here = all-in, held
events-release = Release the hand
events-release-all = Release every held hand
events-colour-up-of-chip = Race off T{ $chip }
events-close = Close registration
events-finish = Finish the event
events-minutes-left = Minutes left
events-set = Set
events-last-hands = Last hands (empty: no limit)
events-announce = Announce
events-say = Say
events-proposal = To move
events-closes = Tables that break: { $tables }.
events-redraws = Everybody draws a seat anew at: { $tables }.
events-player = Player
events-from = From
events-to = To
events-why = Why
events-accept = Move them
events-table = Table { $n }
events-in-hand = playing
events-done = done
events-gone = Gone
events-arrived = Arrived
events-break-which = Table to break
events-break-now = Break it
events-move-slips = Slips of moves
events-last-acts = Last acts
events-undo = Take back
events-register = Register
events-names = Names, one a line, or pasted from a spreadsheet
events-names-file = Names from a file
events-enter = Enter
events-desk-closed = Registration is closed.
events-sealed = The seed of the draws, sealed:
events-seed = The seed:
events-seed-given = The seed was given when the event was opened, so its draws could be known: a rehearsal.
events-one-player = One player
events-to-table = To table
events-to-seat = Seat
events-penalty-hands = Hands of the penalty
events-penalty-rounds = Rounds of the penalty
events-move = Move
events-penalty = Penalty
events-remove = Remove
events-seat = Seat
events-stack = Chips
events-entries = Entries
events-bounty = Bounty
events-serves = { $n ->
    [one] sits out { $n } hand
   *[other] sits out { $n } hands
  }
events-nobody-there = absent
events-waits = waits for a seat
events-is-here = Is here
events-is-absent = Absent
events-out = Out
events-places = Places
events-place = Place
events-prize = Prize
events-hand = Hand
events-re-entered = entered again
events-re-enter = Enter again
events-length = How long it takes
events-length-players = Players
events-length-ask = Play it out
events-length-working = { $players } players are being played out. This page comes again by itself.
events-length-none = The event did not come to an end in ten minutes of work. Ask with fewer players.
events-findings = To think over
events-sheet-sound = Nothing to think over: the sheet is sound.
events-row-level = Level
events-minutes = Minutes
events-stakes = Stakes
events-start-in-bets = Start in bets
events-smallest-chip = Smallest chip
events-begins = Begins
events-after = { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) }
events-deep = { NUMBER($much, maximumFractionDigits: 1) }
events-start-m = Start, M
events-average-in-bets = in bets
events-average-m = M
events-what-m-is = M: how many rounds of a full table a stack pays for; in a mix, of all its games on average.
events-to-bring = { $away } of { $old } go, bring { $come } of { $new }
events-bring-for = Chips to bring are for { $n ->
        [one] one stack
       *[other] { $n } stacks
    } as handed out.
events-say-pieces =
    How many chips to bring stands here once the whole sheet says what a stack is made of, the smallest chip
    first: pieces = [8, 8, 4, 7, 2].
events-chip-that-leaves = Chip that leaves
events-colour-up-of = chips of { $chip } leave
events-edit = Edit the levels
events-edit-how =
    Keys: arrows and Enter go from cell to cell, Enter below the last row adds one, Ctrl+Enter puts one in,
    Ctrl+Delete takes one out. Paste from a spreadsheet: cells anywhere, or all of it with its head (Level,
    Small blind, Big blind, Ante, Minutes; a break says Break). Levels that were played stay.
events-add-column = Add a column
events-column-out = Take out the column:
events-from-file = Levels from a file
events-levels-csv = Levels as text
events-keep-levels = Keep the levels
events-whole-sheet = The whole sheet
events-keep-sheet = Keep the sheet
events-till = The till
events-paid-in = Paid
events-fees = Fees
events-staff = of which for the staff
events-overlay = Overlay
events-pool = Prize pool
events-bounties = Bounties
events-bounties-won = Bounties won
events-bounties-so-far = { $won } of { $all } are won.
events-bounty-of = for the head of
events-own-bounty = their own, kept
events-kind = Kind
events-kind-limit = limit
events-kind-big-bet = no limit, pot limit
events-kind-entry = entry
events-kind-late = late
events-kind-re-entry = re-entry
events-kind-add-on = add-on
events-add-on = Add-on for
events-sell = Sell
events-prizes = Prizes
events-close-first = The prizes are known when registration closes.
events-so-far = { $n ->
        [one] If it closed now, one place would be paid:
       *[other] If it closed now, { $n } places would be paid:
    }
events-other-table = Another pay table
events-prizes-list = Prizes, first place first, one a line
events-deal = A deal
events-count-deal = Count a deal for { $n } players
events-icm-sampled = ICM, sampled
events-by-chips = By chips
events-by-icm = By ICM
events-as-agreed = As agreed
events-take-chips = Deal by chips
events-take-icm = Deal by ICM
events-agreed = Other figures were agreed
events-write-deal = Write the deal down
events-deal-made = The deal
events-checked = The record
events-whole =
    { $n ->
        [one] Whole: { $n } act, as it was sealed; chips and seats are what it comes to.
       *[other] Whole: { $n } acts, as they were sealed; chips and seats are what they come to.
    }
events-export = The event in files
events-when = When
events-what = What
events-who = Who
events-copy = Copy
events-archive = Put away
events-bring-back = Bring back
events-seat-n = Seat { $seat }
events-comes-from = from table { $table }, seat { $seat }
events-chips = { $chips } in chips
events-no-slips = Nobody is seated or on the way.
events-proof = Proof of the draws
events-proof-how =
    Each number is SHA-256 of the seed, a slash and a count from 0 (“seed/0”, “seed/1” …), read as one large
    number, modulo what there is to choose from.
events-proof-shuffle =
    To shuffle a list, go from its last place up to its second: each changes places with one of those at or before
    it, which the next number tells, counted from 0.
events-proof-seats =
    First seats: as few tables as hold all, alike or one more at the first ones. The seats 1, 2, 3 … of table 1 are
    shuffled, and the first of them, as many as sit there, are put in order again; then those of the next table. The
    names, sorted letter by letter as Unicode numbers them (A to Z, a to z, then Ä), are shuffled and laid beside
    the seats so found.
events-proof-button =
    First buttons: then, table by table, the deck 2c 2d 2h 2s 3c … As is shuffled and dealt by seat; the highest
    card, of equal ones spades before hearts, diamonds and clubs, has the button. Seats that are kept empty take no
    part; two who may not sit together change places afterwards.
events-numbers-taken = { $n ->
        [one] 1 number was
       *[other] { $n } numbers were
    } taken so far.
events-away = The server does not answer; the clock goes on
events-soon = Next level in
events-then = Then
events-paused = The clock stands
events-in = In
events-sound = Sound
events-find = Find a player
events-walk = All have moved
events-on-the-way = On the way
events-lobby = Lobby
events-wall = All tables
events-who-sits-where = Who sits where
events-break-in = Break in
events-to-go = { $n } to go
events-to-come = { $n } to come
events-table-waits = waits
events-between = between hands
events-no-tables = No table plays yet. Draw the seats.
events-at = table { $table }
events-at-seat = table { $table }, seat { $seat }
events-table-word = Table
events-limits = Seating limits
events-misplaced = Seated against a limit: { $players }.
events-block = Keep the seat empty
events-unblock = Give it free
events-fitting-seats = Seats that fit
events-keep-need = Keep to these seats
events-drop-need = Any seat
events-apart-who = Two players, one a line
events-apart = Seat them apart
events-together = May sit together
events-most-tables = Tables there are (none: as many as it takes)
events-bag = Bag the chips
events-bagged = The chips are bagged; the day is over.
events-bagged-day = Bagged
events-bag-list = Bags to sign
events-in-bag = in the bag
events-in-bags =
    { $n ->
        [one] { $n } player, { $chips } in chips in the bag.
       *[other] { $n } players, { $chips } in chips in the bags.
    }
events-goes-on = The bags are opened at
events-bags = In the bags
events-next-day = When and where the bags are opened
events-sign-player = Player:
events-sign-floor = Floor:
events-carry-from = Chips that were bagged
events-carry-way = Who has several bags plays with
events-carry-best = the best
events-carry-sum = all together
events-carry = Bring the chips in
events-kind-flight = flight
events-lammers-left = { $n ->
    [one] { $n } lammer
   *[other] { $n } lammers
  }
events-turn-in = Turn in one
events-turn-in-all = Turn in the lammers
events-nit-remove = Remove { $player }: the last nit card
events-holds-card = holds the card
events-receipts = Receipts
events-receipt = Receipt { $number }
events-void = void
events-sold = Sold
events-nothing-sold = Nothing was sold yet.
events-till-due = In the till since the last count: { $money }.
events-till-counted = Counted
events-till-keep = Keep the count
events-till-should = Should be
events-till-there = Counted
events-till-difference = Difference
events-till-right = right
events-till-over = { $money } over
events-till-short = { $money } short

events-moves =
    { $n ->
        [one] ({ $n } player)
       *[other] ({ $n } players)
    }

events-served-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
events-served-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
events-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }

## event-acts

event-acts-open = Registration opened
event-acts-enter = Entered:
event-acts-add-on = Add-on:
event-acts-draw = Seats drawn
event-acts-clock-start = The clock is started
event-acts-clock-pause = The clock is paused
event-acts-clock-resume = The clock goes on
event-acts-clock-row = The clock is set: { $row }
event-acts-clock-left = The clock is set: { $n } min left
event-acts-move = To be moved:
event-acts-went = Has gone:
event-acts-here = Has arrived:
event-acts-out = Removed:
event-acts-close = Registration closed
event-acts-pay = Pay table set
event-acts-hand-for-hand-on = Hand for hand begins
event-acts-hand-for-hand-off = Hand for hand is over
event-acts-last-hands = Last hands:
event-acts-last-hands-off = Last hands: no limit any more
event-acts-colour-up = Raced off:
event-acts-penalty = Penalty:
event-acts-absent-on = Here:
event-acts-absent-off = Absent:
event-acts-announce = Announced:
event-acts-deal = Deal written down
event-acts-sheet = Structure changed
event-acts-finish = Finished
event-acts-undo = Taken back:
event-acts-block-on = Seat kept empty:
event-acts-block-off = Seat given free:
event-acts-need = Seats that fit:
event-acts-apart-on = Kept apart:
event-acts-apart-off = May sit together:
event-acts-room = Tables there are:
event-acts-room-off = Tables there are: as many as it takes
event-acts-bag = Chips bagged
event-acts-carry = Bags brought in:
event-acts-lammer = Lammer turned in:
event-acts-lammers = Lammers turned in at a table
event-acts-till = Till counted:

events-chips-given = Sold, with re-entries and add-ons
events-chips-redeemed = Lammers turned in
events-chips-raced = Chip races
events-chips-counted = Counts and corrections
events-chips-removed = Of players removed
events-chips-in-play = In play
events-chips-equal = Chips in play are what entries, add-ons, lammers, races and counts come to.
events-chips-stop =
    { SIGNED($difference) } chips that no entry, race or count accounts for. Nothing is dealt: count
    every table, and settle the count that is off.
events-chips-title = Chips by table
events-chips-before = Chips
events-chips-count = Count
events-chips-after = After the race
events-chips-together = Together
events-take-away = Take away T{ $chip }
events-fetch = Fetch T{ $chip }
events-count-off = off
events-count-fresh = counted, right
events-count-none = count
events-odd-only =
    + Chips to race off only: a table that is counted by colour shows all its T{ $old }; what they make in
    whole T{ $new } is fetched beside these.
events-colour-up-plan = Colour-up: T{ $old } become T{ $new }
events-chips-paper = Chips to fetch, on paper

events-colour-up-in =
    { $n ->
        [0] The break is now.
        [one] In { $n } minute.
       *[other] In { $n } minutes.
    }
events-state = State
events-players-word = Players
events-next-break = Next break
events-stands = stands

events-in-minutes =
    { $n ->
        [0] now
       *[other] { $n } min
    }

events-several =
    { $n ->
        [one] { $n } player is in several events
       *[other] { $n } players are in several events
    }

events-free-tables =
    { $n ->
        [one] Free for the next event, one table of the room, by number:
       *[other] Free for the next event, { $n } tables of the room, by number:
    }
events-race-result = The last chip race
events-race-cards = Chip race with cards at the tables
events-race-how =
    Deal each player a card for every chip to race off, from seat 1, and type them: Ah 6c. A table left empty
    is dealt by the sealed seed.
events-race-table = Race off at table { $n }
events-race-count =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
events-race-cards-word = Cards
events-race-won = Won
events-chip-needed = T{ $old } is needed up to level { $level }: race it off after that.
