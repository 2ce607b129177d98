### What the player to act may do, why the rest is closed, and the pot-limit sums.

## the pieces of prompts.act; $chips is one amount, or two

moves-capped = capped at { $chips }
moves-check = check
moves-call = call { $chips }
moves-to-call = { $chips } to call
moves-bet = bet { $chips }
moves-raise = raise { $chips }
moves-raise-to = raise to { $chips }
moves-opens = bet { $chips }
moves-opens-range = bet up to { $most }
moves-bet-range = bet { $least } to { $most }
moves-raise-range = raise { $least } to { $most }
moves-raise-to-range = raise to { $least } to { $most }
moves-complete = complete to { $chips }
moves-complete-range = complete { $least } to { $most }
moves-bring-in = bring it in for { $chips }
moves-fold = fold
moves-all-in = go all-in
moves-span = { $least } to { $most }
moves-jam = all-in { $chips } or fold
moves-or-fold = or fold
moves-open = seat { $seat } may { $moves }

## why a key is closed; `stop` ends a reason as a sentence

closed-stop = { $text }.
closed-not-now = Not now. { $text }.
closed-no-chips = there are no chips beyond the call
closed-all-in = everybody else is all-in
closed-nobody-has-more = nobody else has more than the call
closed-capped = the round is capped at { $bets } bets, { $chips } to go
closed-check-raise = check-raising is not allowed here
closed-not-reopened = the { $chips } to call is less than a full raise, so the betting is not re-opened
closed-complete-first = the bet must be completed to { $chips } first
closed-no-bet = nobody has bet yet
closed-amounts = only the amounts below are open
closed-short-stack = the stack is short of the least raise; it may go in whole
closed-bring-in = The bring-in cannot be folded.
closed-owes = Seat { $seat } owes { $chips }.
closed-must-open = The round must be opened.
closed-bet-already = There is a bet of { $chips } already.
closed-no-complete = There is nothing to complete.
closed-no-all-in = The call is less than the stack, and no raise is open.
closed-no-call = There is nothing to call.
closed-jam-or-fold = In jam-or-fold it is the whole stack or nothing.
closed-no-limp = The first player in must raise here; there is no limping.

## the sum a dealer counts aloud

limits-spread = { $base } + { $most }, the most of a raise here = { $to } to go
limits-spread-bet = { $most } is the most of a bet here
limits-bet = { $pot } in the pot: bet up to { $top }
limits-pot-is-total = { $call } to call + { $pot } in the pot = { $after } to go
limits-raise = { $call } to call + { $pot } in the pot = raise of { $after }, { $to } to go
limits-pot = { $pot } in the pot
limits-after = { $call } to call + { $pot } in the pot = { $after }
limits-counted = { $sum }, counted as { $counted }
limits-half = { $sum }, half of it { $half }
limits-up-to = { $sum }: bet up to { $top }
limits-total = { $sum }: { $to } to go
limits-on-top = { $sum }; a raise of { $part } on top of { $base } is { $to } to go
limits-whole-chips = { $sum }, { $chips } in whole chips
limits-least = { $sum }; the least wager is { $chips }
limits-stack = { $sum }; the stack makes it { $chips }
limits-cap = { $sum }; the cap of the hand makes it { $chips }
