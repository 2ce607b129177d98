### What stands around the hand on the table's page, and the demo.

## table

table-where = Hand { $number } · { $street } · { $game }, { $betting }
table-over = over
table-undo = Undo
table-redo = Redo
table-log = Log
table-floor = Floor
table-no-undo = nothing yet
table-no-redo = nothing
table-deal-burn = burn
table-down-street = { $street }, face down. { $ask }
table-deal-now = Now: { $steps }
table-deal-down =
    { $n ->
        [one] 1 card face down { $to }
       *[other] { $cards } cards face down { $to }
    }
table-deal-more = { $cards } { $to }
table-deal-to =
    { $n ->
        [one] to seat { $seats }
       *[other] to seats { $seats }
    }
table-undeal = back to the last hand
table-undealt = Taken back: the hand was not dealt
table-voided = Hand { $number } is void
table-show = Seat { $seat } shows: enter the cards, or muck
table-felt = table
table-panel = dealer
table-corner = undo, redo, log, floor
table-log-panel = log
table-keys = keys
table-broken = This part of the screen cannot be drawn. Undo, Log and Floor work, and the hand goes on.
table-no-script = This page needs JavaScript: it is one screen that changes with every action.

## demo

demo-title = Demo: a recorded hand
demo-where = Demo · step { $step } of { $steps } · { $game }, { $betting } · { $street }
demo-try = Now try it yourself
demo-begins = The blinds are in.
demo-done = { $text }.
demo-upcoming = Next: { $text }.
demo-forward = Next
demo-end = End
demo-back = Back
demo-play = Play
demo-pause = Pause
demo-again = Again
demo-missing = The recorded hand could not be loaded. Load the page again.
