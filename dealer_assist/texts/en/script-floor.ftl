### What the scripts of the floor's pages say.

## the wall's cards

wallcard-up = Live
wallcard-lost = Reconnecting
wallcard-away = No network
wallcard-called = Floor called
wallcard-coming = { $who } is coming
wallcard-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
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
wallcard-waits-unreadable = Hand cannot be read
wallcard-flag-all-in = All-in
wallcard-flag-run-twice = Run twice
wallcard-flag-undone = Undone a lot
wallcard-flag-repaired = Repaired
wallcard-flag-silent = Tablet silent
wallcard-flag-unsent = Unsent
wallcard-flag-long = Long hand
wallcard-flag-slow = Slow to act
wallcard-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
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

## a call on a phone

floorcall-title = { $table }, hand { $number }
floorcall-at = at { $time }
floorcall-at-by = at { $time } by { $by }
floorcall-ruled = ruled after { $time }
floorcall-withdrawn = withdrawn after { $time }
floorcall-i-am-coming = I am coming
floorcall-desk = Ruling desk
floorcall-whole-hand = Whole hand
floorcall-calls = Calls
floorcall-ruled-by = { $who } ruled: { $decision }.
floorcall-through = Through the hand
floorcall-deal = The deal
floorcall-called-here = floor called here
floorcall-was = was: { $line }
floorcall-before-first = before the first action
floorcall-back = One action back
floorcall-action = Action
floorcall-on = One action on
floorcall-here = Call
floorcall-to-here = To where the floor was called
floorcall-facts = Facts
floorcall-fact-since = Substantial action since
floorcall-another-way = the hand went on another way since
floorcall-fact-before = Substantial action before
floorcall-fact-acted = Acted since
floorcall-nobody = nobody
floorcall-fact-had-cards = Had cards
floorcall-fact-could = Could do
floorcall-fact-to-act = Now to act
floorcall-fact-pot = Pot after it
floorcall-yes = yes
floorcall-no = no
floorcall-actions =
    { $n ->
        [one] { $n } action, { $chips } with chips
       *[other] { $n } actions, { $chips } with chips
    }
floorcall-nobody-acted = nobody has acted
floorcall-seat-may = seat { $seat }: { $moves }
floorcall-may-fold = fold
floorcall-may-check = check
floorcall-may-call = call { $chips }
floorcall-may-bet = bet { $least }
floorcall-may-bet-range = bet { $least } to { $most }
floorcall-may-raise = raise to { $least }
floorcall-may-raise-range = raise to { $least } to { $most }
floorcall-rules = The rules of this room
floorcall-elsewhere = elsewhere: { $values }
floorcall-cite = Cite
floorcall-game-page = The game's page
floorcall-procedures = procedures
floorcall-decided-stands = it stands
floorcall-decided-back = back to an earlier action
floorcall-decided-change = an action is changed
floorcall-decided-words = a warning or penalty
floorcall-decide-stands = It stands
floorcall-decide-back = Back to here
floorcall-decide-change = Change it
floorcall-decide-words = Words or penalty
floorcall-nothing-moves = nothing moves
floorcall-after = after { $line }
floorcall-to-deal = to the deal
floorcall-try-first = try it above first
floorcall-no-chip-moves = no chip moves
floorcall-newest = this is the newest action
floorcall-ruling = Ruling
floorcall-why = Why
floorcall-why-hint = say it as it shall be read later
floorcall-rule = Rule
floorcall-rule-hint = cite one above, or type it
floorcall-your-name = Your name
floorcall-give = Rule
floorcall-read-at-once = { $decision }; the table reads it at once
floorcall-table-has-it = The table has it.

## what if

branch-title = What if
branch-change = It was another action
branch-before = One was missed before it
branch-out = It never happened
branch-told-out = { $line }: never happened
branch-told-before = { $line }, before { $entry }
branch-told-change = { $entry }: { $line }
branch-bet-to = bet
branch-raise-to = raise to
branch-complete-to = complete to
branch-try-bet = Try the bet
branch-try-raise = Try the raise
branch-try-complete = Try the completion
branch-range = { $least } to { $most }
branch-another = Another action
branch-as-log = As the log writes it
branch-try = Try it
branch-conflict = { $line } does not fit any more: { $why }
branch-way-stop = Stop there
branch-way-out = Without: { $line }
branch-way-before = First: { $line }
branch-way-instead = Instead: { $line }
branch-result = { $again } applied again, { $changed } changed, { $dropped } left out. Nothing is written.
branch-pot = Pot in the record { $pot }, so

## a hand at one moment

moment-middle = Middle
moment-main = main
moment-side = side
moment-seats = seats { $seats }
moment-pot = pot
moment-table = Seats
moment-button = button
moment-in-front = in front { $chips }
moment-wins = wins { $chips }
moment-to-act = to act
moment-mucked = mucked
moment-folded = folded
moment-all-in = all-in

## the plan of the room

plan-in-seat = Seat { $seat }: { $name }
plan-deals = { $name } deals
plan-in-break = Break
plan-clock-stands = Clock stopped
plan-is-silent = Tablet silent
plan-is-unsent = Entries unsent
plan-is-long = Long hand
plan-is-between = Between hands
plan-is-empty = No game
plan-short = { $n } short
plan-missing = ({ $n } short)
plan-players = { $n } pl.
plan-no-place = No place yet
plan-cash = Cash
plan-event-about = level { $level }, { $players } left
plan-at = At { $tables }
plan-nowhere = Nobody here is called that.
plan-waiting = Waiting for the floor
plan-nobody-calls = Nobody is calling.
plan-somebody = Somebody
plan-pace = Pace
plan-hands-hour = Hands in the last hour
plan-hands-median = At a table, median
plan-slowest = Slowest, { $table }
plan-ruled = Calls ruled tonight
plan-to-rule = Time to rule, median
plan-left = { $n } left
plan-of-entries = Of entries
plan-average = Average stack
plan-level = Level { $level } ends in
plan-break = Next break
plan-seated = { $n } seated
plan-tables-play = Tables in play
plan-sold = Chips sold
plan-in-play = Chips in play
plan-difference = Difference
plan-short-tables = Short of players
plan-spot = Row { $down }, place { $across }
plan-take-one = Take up a table, then tap where it stands; or drag it there.
plan-down = Row
plan-across = Place
plan-put = Put it there
plan-off = No place

## the ruling desk

ruledesk-to-call = Back to the call
ruledesk-what = What happened?
ruledesk-nothing = The hand is over: what was paid is put right with the hand itself.
ruledesk-work = Show the answers
ruledesk-rules = The rules
ruledesk-elsewhere = Elsewhere: { $rule }
ruledesk-answers = The answers
ruledesk-here = By the rules of this room
ruledesk-record = It stands as in the record
ruledesk-puts-in = Seat { $seat } puts in { $chips }
ruledesk-gets = Seat { $seat } gets { $chips }
ruledesk-back = { $chips } goes back
ruledesk-pot = Pot { $chips }
ruledesk-does-stands = It stands; the table reads it at once.
ruledesk-does-change = The action is changed, and what follows is applied again.
ruledesk-does-words = The table reads it at once; the dealer enters the action.
ruledesk-asks-said = Which word?
ruledesk-asks-seat = Who?
ruledesk-asks-line = What did they do?
ruledesk-asks-chip = The chip
ruledesk-asks-chips = Chips put in, as 500 + 200
ruledesk-asks-first = First motion, as 100 + 100
ruledesk-asks-then = Second motion
ruledesk-asks-to = To how much in all
ruledesk-asks-cards = How many cards
ruledesk-fold = fold
