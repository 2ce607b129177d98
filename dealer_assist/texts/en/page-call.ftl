### The floor is called from the table: the call, what it is about, the ruling that comes back.

call-key = Call the floor
call-waits = Floor called
call-comes = { $who } is coming
call-title = The floor is called
call-moment = Hand { $hand } is kept as it stands now. Play may go on when the floor says so.
call-about = What is it about? Only if there is a hand free.
call-withdraw = Not needed any more
call-close = Close
call-sent = The floor is called.
call-unsent = The call did not get out. Call out loud.
call-ruled = Floor ruled: { $what }. { $reason } ({ $by })
call-ruled-by = Floor ruled: { $what }. { $reason } ({ $by }, { $rule })
call-seen = OK
call-stands = it stands
call-back = back to an earlier action
call-change = an action is changed
call-words = a warning or penalty
call-turn = Out of turn
call-amount = Wrong amount
call-pot = Pot or split
call-cards = Cards
call-dispute = Dispute
call-conduct = Conduct
call-event = Noted: { $what }
