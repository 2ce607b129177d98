### The words by which hands are asked for, each with its ways to say it, parted by commas.

## what happened in a hand

seek-mark-allin = all-in, all in, all ins, all-ins
seek-mark-split = split pot, split pots, splits, chopped, chop
seek-mark-odd = odd chip, odd chips
seek-mark-void = voided, voids
seek-mark-repaired = repair
seek-mark-undone = undo
seek-mark-twice = run twice, run it twice
seek-mark-side = side pot, side pots
seek-mark-ruling = ruled, rulings
seek-mark-call = floor call, floor calls, floor, calls
seek-mark-remark = comment, comments, remarks
seek-mark-event = events, irregularities
seek-mark-over = finished
seek-mark-misdeal = misdeals
seek-mark-showdown = showdowns
seek-mark-busted = bust, busts, knocked out, eliminated
seek-mark-imported = imports
seek-mark-corrected = corrections
seek-mark-won = wins, winner, won by
seek-mark-lost = loses, loser, beaten
seek-mark-against = against, vs, vs., versus

## what a hand made

seek-hand-four-of-a-kind = quads, poker
seek-hand-full-house = boat, full, full houses
seek-hand-three-of-a-kind = trips, set, sets
seek-hand-two-pair = two pairs
seek-hand-straight-flush = royal flush
seek-hand-flush = flushes
seek-hand-straight = straights
seek-hand-pair = pairs
seek-hand-badugi = badugis
seek-rank-2 = twos
seek-rank-3 = threes
seek-rank-4 = fours
seek-rank-5 = fives
seek-rank-6 = sixes
seek-rank-7 = sevens
seek-rank-8 = eights
seek-rank-9 = nines
seek-rank-T = tens
seek-rank-J = jacks
seek-rank-Q = queens
seek-rank-K = kings
seek-rank-A = aces

## how much, how many, when, in which order

seek-greatest = biggest, largest, greatest, biggest pot, biggest pots, largest pots, by pot
seek-more = over, above, more than, bigger than
seek-at-least = from, at least
seek-less = under, below, less than, smaller than
seek-at-most = up to, at most
seek-players-2 = heads-up, heads up, hu, two-handed
seek-players-3 = three-handed
seek-players-4 = four-handed
seek-players-5 = five-handed
seek-players-6 = six-handed
seek-players-9 = full ring
seek-players = players, handed, way, ways, max
seek-without = without, no, not
seek-number = hand, no., no, number
seek-seat = seat
seek-of = of
seek-about = about, around, at, circa
seek-clock = o'clock, h
seek-hours = twelve, one, two, three, four, five, six, seven, eight, nine, ten, eleven
seek-today = today
seek-yesterday = yesterday
seek-on-the-way =
    a, an, the, with, in, of, at, by, on, to, for, and, hand, hands, pot, pots, show, me, all
