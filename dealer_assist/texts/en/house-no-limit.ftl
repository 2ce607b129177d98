### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-min-bet

house-min-bet-name = least bet
house-min-bet-does = the least a round can be opened for
house-min-bet-figure = Blinds 50/100: 100 on the flop, also with a straddle; bomb pot with antes of 50: 50.

## house-min-raise

house-min-raise-name = least raise
house-min-raise-does = a raise is the last full one again, or twice the bet
house-min-raise-figure = 50/100, raise to 250: the next is to 400 at least; doubled, to 500.
house-min-raise-last-raise = the last full raise on top
house-min-raise-double-bet = twice the bet

## house-min-raise-over-short

house-min-raise-over-short-name = least raise over a short all-in
house-min-raise-over-short-does = the least raise over an all-in for less
house-min-raise-over-short-figure =
    50/100 before the flop, all-in 160: to 260 at least (160 + 100); completed, to 200.
house-min-raise-over-short-add = the last full raise on top
house-min-raise-over-short-complete = up to the full level only

## house-reopen

house-reopen-name = re-opening the betting
house-reopen-does = when who has acted may raise again
house-reopen-figure = A 400, all-in 550, all-in 820: A owes 420, a full raise, and may raise to 1,220.
house-reopen-facing-full = facing a full raise, short all-ins added
house-reopen-any = always
house-reopen-last-full-only = only if one single wager was full

## house-under-raise

house-under-raise-name = chips short of a raise
house-under-raise-does = what chips between a call and the least raise are, put in without a word
house-under-raise-figure =
    100/200 post-flop, bet 500, 800 put in silently: 300 is at least half of 500, so raise to 1,000; 700 is a
    call.
house-under-raise-half = a raise from half of it up, else a call
house-under-raise-always-raise = always a raise
house-under-raise-always-call = always a call

## house-oversized-chip

house-oversized-chip-name = one larger chip
house-oversized-chip-does = one chip larger than needed, without a word
house-oversized-chip-figure = Facing 200, one chip of 1,000: a call, 800 back; first to bet it is a bet of 1,000.
house-oversized-chip-call = a call
house-oversized-chip-bet-value = its whole value

## house-multi-chip

house-multi-chip-name = several chips
house-multi-chip-does = several chips of which every one is needed to call
house-multi-chip-figure = Facing 900, 500 + 500 in silence: both are needed, so it is a call.
house-multi-chip-all-needed-is-call = a call
house-multi-chip-off = judged as a short raise

## house-string-bet

house-string-bet-name = string bet
house-string-bet-does = chips that follow in a second motion
house-string-bet-figure = Facing 200: 200 put in, then 400 more. The first motion counts: a call, 400 back.
house-string-bet-first-motion = the first motion counts
house-string-bet-off = all of it counts

## house-wrong-amount-until

house-wrong-amount-until-name = putting a wrong amount right
house-wrong-amount-until-does = how long a wrong amount is put right
house-wrong-amount-until-figure =
    A raise 100 too small, one call behind it: made right until the next card; by two actions only before the
    second.
house-wrong-amount-until-street = until the next card or the showdown
house-wrong-amount-until-two-actions = until two have acted
house-wrong-amount-until-never = not at all

## house-out-of-turn

house-out-of-turn-name = acting out of turn
house-out-of-turn-does = what acting before one's turn binds to
house-out-of-turn-figure =
    Seat 4 calls before seat 3, seat 3 checks or folds: the call stands. Seat 3 raises: seat 4 is free again.
house-out-of-turn-binding-if-unchanged = binding unless the action changes
house-out-of-turn-never-binding = not binding

## house-undercall

house-undercall-name = too few chips for a call
house-undercall-does = too few chips for a call, without a word
house-undercall-figure = Facing 400 heads-up, 100 put in: made up to 400. Otherwise the floor says.
house-undercall-full-call = made up to the call heads-up and against the first bet
house-undercall-floor = the floor decides

## house-betting-unit

house-betting-unit-name = betting unit
house-betting-unit-does = what bets are multiples of
house-betting-unit-figure = Chips of 25 in play: a raise to 430 is none; 425 and 450 are. An all-in may be anything.
house-betting-unit-1 = one unit of account
house-betting-unit-smallest-blind-chip = the smallest chip of the blinds

## house-limp-single-draw

house-limp-single-draw-name = limping in single draw
house-limp-single-draw-does = whether the first in may just call in no-limit single draw
house-limp-single-draw-figure =
    50/100 with no: first in folds or raises to 200 and up; once raised, calling is normal.

## house-jam-or-fold

house-jam-or-fold-name = jam or fold
house-jam-or-fold-does = whether a smaller jam may be met with the same chips
house-jam-or-fold-figure =
    3,000 behind, a jam of 1,000 in front: fold or 3,000 (alone against it 2,000 go back); "matched" also
    1,000.
house-jam-or-fold-whole-stack = no, the whole stack
house-jam-or-fold-match = yes, it may be matched

## house-hand-cap

house-hand-cap-name = cap of the hand
house-hand-cap-does = the most that a seat can put into one hand
house-hand-cap-figure =
    Cap 4,000, stack 10,000, 1,500 in: 2,500 more at most; then the seat is as if all-in, and 6,000 stay out
    of it.
house-hand-cap-none = no cap
