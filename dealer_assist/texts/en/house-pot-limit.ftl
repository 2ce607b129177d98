### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-pot-reading

house-pot-reading-name = what pot means
house-pot-reading-does = the raise is the size of the pot, or the total is
house-pot-reading-figure = 5/10, first in: to 35; where the total is the pot, to 25.
house-pot-reading-raise-by-pot = the raise is the pot after the call
house-pot-reading-raise-to-pot = the total is the pot after the call

## house-pot-short-blind

house-pot-short-blind-name = short blind in the pot
house-pot-short-blind-does = how a dead, missing or short blind counts in the first round
house-pot-short-blind-figure =
    50/100, dead small blind or big blind all-in for 50: first in to 350; real chips, to 300.
house-pot-short-blind-full-preflop = as if both were full
house-pot-short-blind-actual = the real chips
house-pot-short-blind-small-as-big = the small blind as a big one

## house-pot-ante

house-pot-ante-name = antes in the pot
house-pot-ante-does = which antes count in the first round
house-pot-ante-figure = 50/100, big blind ante 100, first in: 450; without it 350. Six antes of 25: 850 or 700.
house-pot-ante-count = all of them
house-pot-ante-skip-single-payer = not one that a single player pays
house-pot-ante-skip = none of them

## house-pot-round

house-pot-round-name = rounding the pot
house-pot-round-does = how the pot that is counted is rounded
house-pot-round-figure = Up, unit 25: a pot of 85 counts as 100.
house-pot-round-exact = not at all
house-pot-round-up = up
house-pot-round-down = down

## house-pot-round-unit

house-pot-round-unit-name = unit of rounding
house-pot-round-unit-does = the unit it is rounded to
house-pot-round-unit-figure = Unit 25, pot 110: up 125, down 100.

## house-half-pot-round

house-half-pot-round-name = half of an odd pot
house-half-pot-round-does = half of an odd number of the smallest chips
house-half-pot-round-figure = Half-pot 50/100, chip 50, first in: half of 250 is 100, so to 200; up, 150, so to 250.
house-half-pot-round-down = down
house-half-pot-round-up = up

## house-pot-overbet

house-pot-overbet-name = more than the pot
house-pot-overbet-does = what happens to chips above the maximum
house-pot-overbet-figure = Maximum 700, 900 put in: 200 go back; where the next card was dealt, 900 may stand.
house-pot-overbet-give-back = they go back
house-pot-overbet-stands-after-street = once the next card is out the wager stands
