### The showdown, the push list, and the time between two hands.

## showdown

showdown-muck = Muck
showdown-muck-seat = Seat { $seat } mucks
showdown-rest = Rest muck
showdown-rest-done = Seats { $seats } muck
showdown-all-open = All-in: every hand is turned up
showdown-ends = Seat { $seat } then takes { $chips }
showdown-ends-unseen = Seat { $seat } then takes { $chips } unseen
showdown-ends-more = The hand is then over: seats { $seats }
showdown-takes-back = Seat { $seat } takes the muck back: enter the cards
showdown-live = Live
showdown-to-show = To show
showdown-best = Best
showdown-no = no { $side }
showdown-shows-2 = shows 2nd
showdown-shows-3 = shows 3rd
showdown-shows-n = shows { $place }th
showdown-seats =
    { $n ->
        [one] seat { $seats }
       *[other] seats { $seats }
    }
showdown-pot = Pot
showdown-main = Main pot
showdown-side-n = Side pot { $n }
showdown-board = board { $n }
showdown-short-high = HI
showdown-short-low = LO
showdown-short-badugi = BA
showdown-short-points = PTS
showdown-short-draw = DR
showdown-short-omaha = OM
showdown-short-holdem = HE
showdown-short-straight = STR
showdown-short-top = TOP
showdown-short-bottom = BOT
showdown-initial-top = T
showdown-initial-bottom = B
showdown-side-high = high
showdown-side-low = low
showdown-side-badugi = badugi
showdown-side-points = points
showdown-side-draw = draw
showdown-side-omaha = Omaha
showdown-side-holdem = hold'em
showdown-side-straight = straight
showdown-side-top = top
showdown-side-bottom = bottom

## push

push-awards = awards
push-all = All pushed
push-seats = Seats and stacks
push-done = Hand { $hand } is over
push-corrected = Corrected
push-own = Push { $chips } to seat { $seat }, { $own } of it their own
push-several =
    { $n ->
        [one] Push { $chips } to { $seats } seats
       *[other] Push { $pots } pots, { $chips } to { $seats } seats
    }
push-void = Void: all chips go back.
push-back = back
push-each-back = back each
push-seats-back = Seats { $seats }
push-carried = The pot stays for the next deal.
push-seat = Seat { $seat }
push-stack = stack { $chips }
push-tie = Seats { $seats } tie
push-each = { $chips } each
push-gets = seat { $seat } { $chips }
push-unseen = unseen, every other hand was thrown in
push-thrown = every other hand was thrown in
push-folded = everybody else folded
push-alone = nobody else is in this pot
push-beats-short = beats { $seats }
push-rule-ties = The rule: ties and odd chips
push-beats = beats { $name } of { $seats }
push-returned = Back to seat { $seat }: { $chips }, which nobody called.
push-returned-sevens = Back to seat { $seat }: { $chips }, by the rule below.
push-rake = For the house: { $chips }.
push-stays = { $chips } stay in the middle for the next hand.
push-ruling = Ruling { $number }
push-section = Rulebook { $number }

## between

between-pushed-next = Pushed: next hand
between-next = Next hand
between-waits = the table waits
between-unpushed =
    { $n ->
        [one] 1 pot not ticked
       *[other] { $n } pots not ticked
    }
between-coming = Next:
between-button = button seat { $seat }
between-blinds = blinds { $stakes }, seats { $small } and { $big }
between-dead-small = blinds { $stakes }: big blind seat { $big }, no small blind
between-kill = kill: seat { $seat } posts { $chips }
between-bb-ante = big blind ante { $chips }
between-ante = ante { $chips }
between-forgotten = Somebody was forgotten
between-to-showdown = back to the showdown
between-to-betting = back to the last action
between-reopened =
    Back at the showdown. Tap the seat that was passed over and enter its cards. A fold is taken back in the
    log.
between-reopened-betting = The hand is open again, before its last action. An earlier fold is taken back in the log.
between-last = Last hand
between-last-of = Hand { $hand }: { $game }
between-asking = One moment …
between-none = This is the first hand of the table.
