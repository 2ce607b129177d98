### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-uncalled

house-uncalled-name = uncalled bet
house-uncalled-does = chips nobody matched
house-uncalled-figure = Bet 500, all-in for 300: 200 go back before pots and rake.
house-uncalled-return = go back

## house-side-pots

house-side-pots-name = side pots
house-side-pots-does = how side pots are split
house-side-pots-figure = In 150 (folded), 500, 900, 2,000, 1,600: 400 back, main 2,150, sides 1,200 and 1,400.
house-side-pots-separate = each by itself

## house-odd-chip-unit

house-odd-chip-unit-name = finest award
house-odd-chip-unit-does = the finest an award can be
house-odd-chip-unit-figure = 1,030 in chips of 25, three ways: 355, 350, 325.

## house-odd-chip-side

house-odd-chip-side-name = odd chip between halves
house-odd-chip-side-does = which half takes the odd chip; position is for two lows
house-odd-chip-side-figure = Omaha/8, 1,050, chip 100: high 550, low 500.
house-odd-chip-side-high = high, the five-card hand, the first hand of the game
house-odd-chip-side-position = by position between two lows

## house-odd-chip-tie

house-odd-chip-tie-name = odd chip of a tie
house-odd-chip-tie-does = which of tied hands takes it, with a button
house-odd-chip-tie-figure = 725, chip 25, winners 1, 4, 6, button 4: seats 6 and 1 get 250, seat 4 225.
house-odd-chip-tie-left-of-button = the first left of the button
house-odd-chip-tie-high-card = the highest card by suit

## house-button-stud-tie

house-button-stud-tie-name = odd chip in stud with a button
house-button-stud-tie-does = the same in stud played with a button
house-button-stud-tie-figure = Mississippi, button 4, seats 2 and 5 tie: seat 5; by card, the higher one.
house-button-stud-tie-left-of-button = the first left of the button
house-button-stud-tie-high-card = the highest card by suit

## house-odd-chip-stud-cards

house-odd-chip-stud-cards-name = cards compared in stud
house-odd-chip-stud-cards-does = which cards are compared in stud
house-odd-chip-stud-cards-figure = Two pair tie, 1,025, chip 25, kickers 8c and 8s: 8s 525, 8c 500.
house-odd-chip-stud-cards-winning-five = the winning five
house-odd-chip-stud-cards-all-cards = all seven

## house-odd-chip-stud-low

house-odd-chip-stud-low-name = odd chip between lows in stud
house-odd-chip-stud-low-does = which card takes it between lows in stud
house-odd-chip-stud-low-figure = Razz, both 7-6-4-2-A, 7s..As and 7d..Ah: 7s; lowest, Ah.
house-odd-chip-stud-low-highest = the highest card by suit
house-odd-chip-stud-low-lowest = the lowest card by suit

## house-odd-chip-most

house-odd-chip-most-name = most odd chips
house-odd-chip-most-does = how many one player may get
house-odd-chip-most-figure =
    Omaha/8, 375, chip 25, button 6, seat 2 high, 2 and 5 tie low: 275 and 100; one per split, 300 and 75.
house-odd-chip-most-one-per-pot = one a pot
house-odd-chip-most-one-per-split = one a split
house-odd-chip-most-all-to-first = all to the first

## house-run-it

house-run-it-name = run it more than once
house-run-it-does = how often the board may be run
house-run-it-figure = Run twice, 775, chip 25: boards 400 and 375.
house-run-it-1 = once
house-run-it-2 = twice at most
house-run-it-3 = three times at most

## house-rake

house-rake-name = rake
house-rake-does = what the house takes
house-rake-figure = Pot 143 after 40 uncalled, 5 %, cap 10, step 1: rake 7, paid 136.
house-rake-none = no rake

## house-rake-from

house-rake-from-name = which pots are raked
house-rake-from-does = out of which pots the rake comes
house-rake-from-figure = Main 300, side 100, rake 8: 8 from the main pot; from each, 6 and 2.
house-rake-from-main-first = the main pot first
house-rake-from-each-pot = every pot in proportion

## house-rake-no-flop

house-rake-no-flop-name = rake without a flop
house-rake-no-flop-does = whether a pot without a flop is raked
house-rake-no-flop-figure = Everybody folds to a raise before the flop: no rake; "taken", the usual one.
house-rake-no-flop-free = free
house-rake-no-flop-taken = taken

## house-drop

house-drop-name = jackpot drop
house-drop-does = the jackpot fee
house-drop-figure = Drop 1 from 10: of a pot of 143 one chip, of a pot of 9 none.
house-drop-none = no drop
