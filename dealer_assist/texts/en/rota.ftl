### The rota of the dealers: strings, pushes, breaks, downs.

rota-title = Dealers
rota-about = who deals where, who is next, the push, hands an hour
rota-none = No string is set up. A string is an order of tables that dealers go through.
rota-new = Set up a string
rota-name = String
rota-minutes = Push every, in minutes
rota-breaks = Breaks after the last table
rota-tables = Tables in their order, as 1-8, 11
rota-keep = Keep the string
rota-end = Take the string away
rota-change-string = Change the string
rota-push = Push now
rota-push-all = Push every string
rota-not-yet = not pushed yet
rota-late = the push is due
rota-in = push in { $minutes } min
rota-break = break
rota-nobody = nobody
rota-then = then { $dealer }
rota-barred = the PIN does not open: { $tables }
rota-left-out = No place in the rota any more: { $dealers }
rota-change = Change
rota-dealer = Dealer
rota-place = Deals here
rota-push-in = Push in
rota-dealt = Dealt in the last { $hours } hours
rota-downs = Downs
rota-minutes-dealt = Minutes
rota-hands = Hands
rota-an-hour = Hands an hour
rota-from = From
rota-nobody-dealt = Nobody has signed in at a tablet.
rota-pushed-by = Pushed by { $who }: { $dealer } deals here now.
rota-next-here =
    Next dealer: { $dealer }, { $minutes ->
        [0] now
       *[other] in { $minutes } min
    }. Whoever deals goes to: { $to }.
