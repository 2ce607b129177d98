### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-value

house-value-yes = yes
house-value-no = no
house-value-on = on
house-value-off = off
house-value-by-game = as the game's page says
house-value-as-listed = as the structure sheet says
house-value-smallest-chip-in-play = the smallest chip in play

## house-raise-cap

house-raise-cap-name = raise cap
house-raise-cap-does = how many raises may follow the bet of a limit round
house-raise-cap-figure = Limit 100/200 on the flop, 3: bet 100, raises to 200, 300 and 400; then only call or fold.
house-raise-cap-none = no cap

## house-heads-up-cap

house-heads-up-cap-name = cap with two players
house-heads-up-cap-does = when the cap falls away between two players
house-heads-up-cap-figure =
    Three players, 200, 400, one folds: "never" allows 600 and 800; "not reached yet" has no end.
house-heads-up-cap-keep = never
house-heads-up-cap-lift-before-cap = as soon as two are left and it is not reached yet
house-heads-up-cap-lift-if-round-starts = only if the round began with two
house-heads-up-cap-lift-last-two = only with the last two of the event

## house-heads-up-count

house-heads-up-count-name = who counts as two
house-heads-up-count-does = whether an all-in player keeps it from being two
house-heads-up-count-figure = Three left, one all-in: "can bet" counts two, "not folded" counts three.
house-heads-up-count-can-bet = those who can still bet
house-heads-up-count-unfolded = all who have not folded

## house-limit-short-all-in

house-limit-short-all-in-name = short all-in in limit
house-limit-short-all-in-does = the share of a bet from which an all-in counts as one
house-limit-short-all-in-figure =
    Bets of 200, all-in 150: "half" makes the next raise 350; "full" lets it be completed to 200.
house-limit-short-all-in-half = half a bet
house-limit-short-all-in-full = a full bet

## house-limit-reopen

house-limit-reopen-name = re-opening in limit
house-limit-reopen-does = how much more re-opens the betting to who has acted
house-limit-reopen-figure =
    A bets 200, all-in 320, C calls: A owes 120. "From half" A may raise to 520; "from a full bet" A may not.
house-limit-reopen-from-half = from half a bet
house-limit-reopen-from-full = from a full bet

## house-limit-next-level

house-limit-next-level-name = raise over a short all-in
house-limit-next-level-does = whether a raise over a short all-in goes on top of it, or completes it
house-limit-next-level-figure = Bet 60, raise 120, all-in 150: "on top" makes it 210; "next step" completes to 180.
house-limit-next-level-own-amount = on top of what it is
house-limit-next-level-next-multiple = completed to the next full step

## house-limit-short-sum

house-limit-short-sum-name = several short all-ins
house-limit-short-sum-does = whether short all-ins over one full bet add up
house-limit-short-sum-figure =
    200, all-in 270, all-in 330: "added" makes the next raise 530; "one by one" completes to 400.
house-limit-short-sum-sum = added together
house-limit-short-sum-each = judged one by one

## house-completion-is-raise

house-completion-is-raise-name = completing is a raise
house-completion-is-raise-does = whether completing the bring-in is a raise already
house-completion-is-raise-figure =
    Stud 300/600, bring-in 100: complete 300, raise 600, 900, 1,200 = capped; with yes capped at 900.

## house-straddle-is-bet

house-straddle-is-bet-name = straddle uses a step
house-straddle-is-bet-does = whether a straddle uses up a step of the cap
house-straddle-is-bet-figure =
    Limit 10/20, straddle 20, raise cap 3: raises to 30, 40 and 50; with yes only to 30 and 40.

## house-check-raise

house-check-raise-name = check-raise
house-check-raise-does = whether who has checked may raise
house-check-raise-figure = Check, bet 200, back to the checker: with no only call or fold.

## house-open-pair-double

house-open-pair-double-name = big bet over an open pair
house-open-pair-double-does = the big bet on fourth street over an open pair in stud
house-open-pair-double-figure =
    300/600 with yes: first bet 300 or 600; over 300 a raise to 600 or 900; over 600 only by 600.

## house-lowball-after-draw

house-lowball-after-draw-name = bet after the draw
house-lowball-after-draw-does = the size of bet after the draw in single draw
house-lowball-after-draw-figure = California Lowball 20/40: after the draw bets of 40; "small" keeps 20.
house-lowball-after-draw-big = the big bet
house-lowball-after-draw-small = the small bet

## house-mississippi-limit

house-mississippi-limit-name = rounds of Mississippi
house-mississippi-limit-does = how many rounds of limit Mississippi are at the small bet and how many at the big
house-mississippi-limit-figure = Four rounds at 100/200: 100, 100, 200, 200; or 100, 200, 200, 200.
house-mississippi-limit-two-two = two small, two big
house-mississippi-limit-one-three = one small, three big
