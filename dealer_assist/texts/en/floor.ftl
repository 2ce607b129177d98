### The floor's pages: the hub, the calls, the wall of all tables.

## the hub: a tile has a name and what is behind it

hub-title = Floor
hub-hand = hand { NUMBER($number, useGrouping: 0) }
hub-on-the-way = { $who } is on the way
hub-quiet = Nobody is calling.
hub-now = Now
hub-afterwards = Afterwards
hub-room = The room
hub-wall = Wall
hub-wall-about = every table live
hub-calls = Calls
hub-calls-about = who waits, what was ruled
hub-tables-about = set up, seats, settings
hub-find = Find
hub-find-about = hands, by whatever is known of them
hub-playlists = Playlists
hub-playlists-about = hands put together
hub-correct = Put right
hub-correct-about = count a table, write a hand down later
hub-call-figures = Calls in figures
hub-call-figures-about = by kind, table and dealer, with the time to rule
hub-ledger = Ledger
hub-ledger-about = every chip, seat and setting: who, when, from what, to what
hub-files-out = Files out
hub-files-out-about = hands and rows for other programs
hub-files-in = Files in
hub-files-in-about = hands from other programs
hub-people = People
hub-people-about = who may do what
hub-displays = Displays
hub-displays-about = screens for the players
hub-health = Health
hub-health-about = server and database
hub-install = Install
hub-install-about = put the app on a tablet

## the calls

calls-of-table = { $table }: floor call
calls-title = Calls
calls-chime = Chime when a table calls
calls-no-script = This page needs scripts.

## the wall

wall-find = Find
wall-find-hint = table or game
wall-show = Show
wall-show-all = every table
wall-show-open = hands being played
wall-show-flags = what needs a look
wall-show-calls = calls
wall-sort = Sort
wall-sort-need = what needs a look first
wall-sort-table = by table
wall-sort-long = longest hand first
wall-sort-slow = longest to act first
wall-pots = Every pot (not where players can see it)

## the ledger

ledgerpage-title = Ledger
ledgerpage-table = Table
ledgerpage-all = all
ledgerpage-player = Player
ledgerpage-what = What
ledgerpage-everything = everything
ledgerpage-from = From
ledgerpage-until = Until
ledgerpage-show = Show
ledgerpage-when = When
ledgerpage-change = From what, to what
ledgerpage-who = Who
ledgerpage-why = Why
ledgerpage-none = Nothing is in the ledger that is all of this.
ledgerpage-earlier = Earlier rows
ledgerpage-head = The head
ledgerpage-head-how =
    This stands for every row before it: take a picture of it, and { $command } tells whether anything before
    it was changed. With the whole line it also tells whether this room signed it.
ledgerpage-key-how = The room's key, to check that elsewhere ({ $option }):

## what a dealer asks for: a stack beyond the limits of the table

request-facts =
    { $really ->
        [yes] Seat { $seat }, { $player }: really { $stack }, the record has { $had }
       *[other] Seat { $seat }, { $player }: from { $had } to { $stack }
    }
request-facts-nobody = Seat { $seat }: from { $had } to { $stack }
request-waiting = The floor is asked. { $facts }
request-confirmed = { $who } confirmed. { $facts }
request-declined = { $who } declined; nothing was changed. { $facts }
request-replaced = Asked anew since. { $facts }
request-floor = The floor

## the plan of the room

plan-find = Find
plan-find-hint = player, dealer or table
plan-order = How the tables stand
plan-by-place = By place
plan-by-event = By event
plan-arrange = Arrange
plan-desks = Desks
plan-figures = Figures

## the calls in figures

callstat-title = Calls in figures
callstat-none = Nobody called in this time.
callstat-by-kind = By kind
callstat-by-table = By table
callstat-by-dealer = By dealer
callstat-calls = Calls
callstat-ruled = Ruled
callstat-time = Median to rule
callstat-all = All
callstat-nobody = nobody signed in
callstat-no-reason = no reason given
