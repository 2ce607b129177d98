### Who is dealt in, who waits, and what is posted.

## arrival

arrival-big-blind = Seat { $seat } is the big blind: deal the seat in.
arrival-between-small = Seat { $seat } sits between the button and the small blind: it waits a hand.
arrival-between-big = Seat { $seat } sits between the button and the big blind: it waits until the button has passed.
arrival-nothing-extra = Deal seat { $seat } in; it posts nothing extra.
arrival-posts-live = Seat { $seat } posts { $chips }, live, and is dealt in.
arrival-owes-nothing = Deal seat { $seat } in; it owes nothing more.
arrival-posts = Seat { $seat } posts { $posts } and is dealt in.
arrival-live = { $chips } live
arrival-dead = { $chips } dead
arrival-nothing = nothing
arrival-waits = Seat { $seat } waits for the big blind.

## void

void-prompt = This hand is void; every chip goes back to where it was.
