### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-same-hand-bust

house-same-hand-bust-name = two bust in one hand
house-same-hand-bust-does = the order of two who bust in one hand
house-same-hand-bust-figure = 20 left, stacks 4,000 and 900 bust: 19th and 20th; tied, both 19th.
house-same-hand-bust-by-starting-stack = the larger stack places higher
house-same-hand-bust-tie = they tie

## house-bounty-winner

house-bounty-winner-name = bounty of a split pot
house-bounty-winner-does = who takes a bounty in a split pot
house-bounty-winner-figure = Omaha/8, button 3, 5 and 9 tie high, 2 low, 8 busts: seat 5; split, halves.
house-bounty-winner-high-or-five-card = the high or five-card half
house-bounty-winner-split = split

## house-hand-for-hand-clock

house-hand-for-hand-clock-name = clock hand for hand
house-hand-for-hand-clock-does = minutes off the clock for a hand played hand for hand
house-hand-for-hand-clock-figure = 12:00 on the clock, one hand of four minutes: 10:00; with three, 9:00.

## house-level-applies

house-level-applies-name = new level
house-level-applies-does = from when a new level counts
house-level-applies-figure = The clock turns after the riffle began: this hand is played at the old level.
house-level-applies-next-hand = from the next hand

## house-color-up

house-color-up-name = colour-up
house-color-up-does = what happens to small chips left over
house-color-up-figure = Race to 100 with nine 25s left over: 225 make two chips and 25; rounded up, a third chip.
house-color-up-race = raced off, the rest is dropped
house-color-up-round-up = raced off, the rest rounded up
house-color-up-round-half = raced off, the rest from half up

## house-race-last-chip

house-race-last-chip-name = last chip of a race
house-race-last-chip-does = the chip of a player the race leaves with nothing
house-race-last-chip-figure =
    Two chips raced, seat 6 left with nothing: one more on top; or out of the two, before seat 8.
house-race-last-chip-extra = one on top
house-race-last-chip-from-race = out of the race

## house-balance-who

house-balance-who-name = who is moved
house-balance-who-does = who is moved to balance tables
house-balance-who-figure = Big blind now seat 5 of nine, seats 3 and 7 open: the next big blind goes to seat 7.
house-balance-who-next-big-blind = the next big blind
house-balance-who-high-card = by high card

## house-balance-spread

house-balance-spread-name = difference between tables
house-balance-spread-does = the largest difference between two tables
house-balance-spread-figure = Tables of 9, 9 and 7: nobody moves at 2; at 1, and with six tables or fewer, one does.

## house-halt-short

house-halt-short-name = stopping a short table
house-halt-short-does = how many players short stops a table
house-halt-short-figure = Other tables nine-handed: one with six stops once its blinds have been hit.

## house-table-break

house-table-break-name = breaking a table
house-table-break-does = how the seats of a broken table are drawn
house-table-break-figure = Free seats are shuffled, then dealt to the players by high card.
house-table-break-random-two-step = shuffled, then dealt by high card

## house-redraw

house-redraw-name = redraw
house-redraw-does = at how many tables all seats are drawn again
house-redraw-figure = WSOP: at three tables, at two and at the final table.
house-redraw-final = at the final table

## house-final-size

house-final-size-name = final table
house-final-size-does = players at the final table
house-final-size-figure = 9 from nine- and eight-handed tables, 7 from seven- and six-handed.

## house-paid-places

house-paid-places-name = paid places
house-paid-places-does = what the paid places are a share of
house-paid-places-figure = 100 players, 40 of them twice, 15 per cent: 21 places of 140 entries; of the players 15.
house-paid-places-entries = of all entries, re-entries too
house-paid-places-players = of the players

## house-lammers

house-lammers-name = lammers
house-lammers-does = re-buy chips of the event
house-lammers-figure = Two of 5,000, stack 2,000: one cashed before the next hand makes 7,000 and one left.
house-lammers-none = no lammers

## house-lammer-bust

house-lammer-bust-name = lammers on a bust
house-lammer-bust-does = how many a busted player redeems
house-lammer-bust-figure = Bust with two of 5,000: 5,000 or 10,000; "one": 5,000.
house-lammer-bust-choose = at least one, as the player likes
house-lammer-bust-one = one

## house-shootout-advance

house-shootout-advance-name = winners of a shootout table
house-shootout-advance-does = winners per table of a shootout
house-shootout-advance-figure = 75 players, nine-handed: nine tables, three of 9 and six of 8.

## house-win-button

house-win-button-name = winning the button
house-win-button-does = who wins the button
house-win-button-figure = Chopped: the first winner clockwise from the old button.
house-win-button-main-pot-winner = the winner of the main pot

## house-nit-ante

house-nit-ante-name = nit card
house-nit-ante-does = big blinds that the last card of the nit game costs
house-nit-ante-figure = New level 600/1,200, card still held: 6,000 dead into the first pot, then the normal blinds.

## house-penalty

house-penalty-name = penalty
house-penalty-does = what a penalty is counted in
house-penalty-figure = Eight players, two rounds: 16 hands.
house-penalty-rounds = rounds of the table
house-penalty-hands = hands

## house-absent

house-absent-name = absent player
house-absent-does = the stack of who is not at the table
house-absent-figure = Cards are dealt and killed; blinds, antes and a bring-in are posted.
house-absent-blind-off = blinded off

## house-shot-clock

house-shot-clock-name = shot clock
house-shot-clock-does = seconds to act
house-shot-clock-figure = 25 seconds and 5 more: facing a bet the hand is dead, otherwise it is a check.

## house-mixed-button

house-mixed-button-name = button in a mix
house-mixed-button-does = the button while stud is played in a mix
house-mixed-button-figure = Last button hand on 4, moved once to 5, held there for the stud round.
house-mixed-button-freeze-in-stud = moved once, then held
