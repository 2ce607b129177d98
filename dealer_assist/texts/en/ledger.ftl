### The ledger's rows, each in a line, and the kinds of rows that the form offers.

## a row in a line

row-event = event { NUMBER($event, useGrouping: 0) }: { $act }
row-nobody = nobody
row-seat = seat { $seat }, { $player }: { $was } to { $to }
row-moved = seat { $seat } { SIGNED($chips) }
row-hand = hand { NUMBER($number, useGrouping: 0) }
row-hand-moved = hand { NUMBER($number, useGrouping: 0) }: { $moved }
row-counted = seat { $seat } { $was } to { $to }
row-setting = { $name }: { $was } to { $to }
row-bomb-pots = ante { $ante }, { $game }
row-table-game = the game of the table
row-no-more = no more
row-place = { $name }: row { $down }, place { $across }
row-course = { $act }: { $about }
row-box = { $dealer }: { $counted } counted, { $should } due
row-cash-terms = terms set
row-cash-close = closed
row-cash-join = put on the list
row-cash-call = called
row-cash-pass = passed
row-cash-off = taken off the list
row-cash-seat = seated from the list
row-cash-ask = asked for a seat change
row-cash-drop = seat change dropped
row-cash-move = moved
row-cash-undo = taken back
row-dealers-string = string set
row-dealers-end = string taken away
row-dealers-place = dealer placed
row-dealers-push = pushed
row-dealers-undo = taken back

## the kinds of rows

row-kinds-chips = chips
row-kinds-seated = seated
row-kinds-left = left
row-kinds-top-up = top-up
row-kinds-really = stack set right
row-kinds-named = another player
row-kinds-presence = in or out
row-kinds-counted = counted
row-kinds-corrected = hand corrected
row-kinds-dealt = hand dealt
row-kinds-ended = hand ended
row-kinds-noted = said of a hand
row-kinds-recorded = hand written down
row-kinds-awarded = carried pot given out
row-kinds-table = table set up
row-kinds-settings = settings
row-kinds-bomb-pots = bomb pots
row-kinds-person = people
row-kinds-tablet = tablets
row-kinds-sign-in = dealers at tablets
row-kinds-display = displays
row-kinds-import = imports
row-kinds-own-game = own games
row-kinds-event = events
row-kinds-event-chips = chips of an event
row-kinds-event-tables = tables of an event
row-kinds-archive = event put away
row-kinds-count = chips counted
row-kinds-remark = remarks
row-kinds-branch = branches
row-kinds-place = places of tables
row-kinds-room = the room
row-kinds-moved = moved with chips
row-kinds-time = time
row-kinds-box = dealers' boxes
row-kinds-cash = cash lists
row-kinds-dealers = rota of dealers
row-kinds-opening = opening
