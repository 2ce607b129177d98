### Counting the chips of a table at a break.

count-title = Count { $table }
count-about = By the record { $total } lie at this table, { $field } in the room.
count-seat = Seat
count-enter = Enter
count-done = Compare
count-missing = Count every seat first.
count-right = Every stack is right.
count-over = too many
count-short = too few
count-total = Table
count-look = Where it could have gone wrong
count-none = No hand since the last good count fits. Look at seats, buy-ins and colour-ups.
count-why = Why, for the record
count-set = Set the stacks to the count
count-leave = Leave the stacks as they are
count-name = Your name
count-set-done = The stacks are set to the count.
count-left = The stacks are left as they were.
count-again = Count again
count-clear = Clear
count-back = Take back a figure
count-hand = Hand
count-call = Tell the floor before any chip is moved.
count-open = A hand is being played. Count when it is over.
count-sum = Chips
count-how =
    By keyboard: figures, Tab to the next colour, Enter to the next seat. Without colours type the chips
    of the seat.
count-last = The last count was off: what it points at
