### The words of structure sheets and lists as spreadsheets and walls have them, each with its ways, parted by commas.

## heads of the columns of levels

sheet-level = level, lvl, lv, round, #, no
sheet-minutes = minutes, mins, min, time, duration, length
sheet-break = break
sheet-small-blind = small blind, small, sb
sheet-big-blind = big blind, big, bb
sheet-blinds = blinds
sheet-big-blind-ante = big blind ante, bb ante, bba
sheet-ante = ante, antes
sheet-bring-in = bring-in
sheet-small-bet = small bet
sheet-big-bet = big bet

## in a cell: that the row is a break, that chips of a size leave play, that a number is of minutes

sheet-pause = break
sheet-race = color, colour, race, chip
sheet-in-minutes = min, min., mins, minute, minutes

## the head of the column that has the players

sheet-player = player, name
