### The words by which hands are asked for, each with its ways to say it, parted by commas.

## what happened in a hand

seek-mark-allin =
    all-in, all in, all ins, all-ins, allins, shoved, shove, shoves, jammed, jam, ai, got it in, got it all in,
    shipped it, shipped, stacks in, jams, open shoved, all inn
seek-mark-open = in progress, unfinished, running, still open, in play, still running
seek-street-preflop = preflop, pre-flop, pre flop, before the flop, pre, pf
seek-street-flop = flop, on the flop, at the flop, otf, to the flop, the flop
seek-street-turn = turn, on the turn, at the turn, ott, to the turn, the turn
seek-street-river = river, on the river, at the river, otr, to the river, the river
seek-street-third = third street, 3rd street, on third
seek-street-fourth = fourth street, 4th street, on fourth
seek-street-fifth = fifth street, 5th street, on fifth
seek-street-sixth = sixth street, 6th street, on sixth
seek-street-seventh = seventh street, 7th street, on seventh
seek-uncontested =
    everyone folded, everybody folded, all folded, folded around, folded out, uncontested, without a showdown,
    folded round, took it down, no contest, everyone folds, everybody folds, all fold, folds around
seek-mark-split =
    split pot, split pots, splits, chopped, chop, chops, chopped pot, chopped pots, chopped it, chopped it up,
    split it, chop pots, tie, tied
seek-mark-odd = odd chip, odd chips
seek-mark-void = voided, voids
seek-mark-repaired = repair
seek-mark-undone = undo
seek-mark-twice =
    run twice, run it twice, ran twice, ran it twice, rit, run it 2x, ran it 2x, two runouts, run it three times,
    ran it three times, run three times, thrice
seek-mark-side = side pot, side pots, sidepot, sidepots
seek-mark-ruling = ruled, rulings
seek-mark-call =
    floor call, floor calls, floor, calls, floor was called, called the floor, floorcall, floorcalls, called floor,
    director called
seek-mark-remark = comment, comments, remarks, note, notes
seek-mark-event = events, irregularities
seek-mark-over = finished
seek-mark-misdeal = misdeals, missdeal, missdeals, mis-deal, mis-deals, misdealt, miss-deal
seek-mark-showdown = showdowns
seek-mark-busted =
    bust, busts, knocked out, eliminated, busted out, bust out, busts out, bustout, bustouts, bust-out, bust-outs,
    elimination, eliminations, felted, stacked, knockout, knockouts
seek-mark-imported = imports
seek-mark-corrected = corrections, correction, amended
seek-mark-multiway = multiway, multi-way, multi way, family pot, family pots
seek-mark-walk =
    walks, walked, got a walk, folded to the big blind, folded to big blind, bb walk, big blind walk, folded to bb,
    folded to the bb
seek-mark-straddle = straddles, straddled, straddle pot, straddled pot, live straddle
seek-mark-bomb = bomb pot, bomb pots, bombs, bombpot, bombpots
seek-mark-scoop = scoops, scooped, scooped pot, scooper
seek-mark-quartered = quarter, quarters, got quartered
seek-mark-no-low = no low, without low, without a low, no qualifying low, high takes all
seek-mark-won = wins, winner, won by
seek-mark-lost = loses, loser, beaten, cracked, no good
# lost with a full house or better
seek-lost-strong = bad beat, bad beats, badbeat, badbeats
seek-mark-against = against, vs, vs., versus, v, into, under
seek-mark-or = or

## what somebody did, and on which street a hand became what it is; _ is that hand

seek-deed-raise = raised, raises, raise, raising, open raised, open raise, open raises, opened for a raise
seek-deed-doubled-up = double up, doubles up, doubled, doubles, doubling up
seek-deed-tripled-up = triple up, triples up, tripled, triples, tripling up
seek-deed-coin-flip = coin flips, coinflip, coinflips, flip, flips, race, races, pair against overcards
seek-place-button = on the button, btn, the button, the btn
seek-place-small-blind = sb, in the small blind, small blinds, the small blind, the sb
seek-place-big-blind = bb, in the big blind, big blinds, the big blind, the bb
seek-place-under-the-gun = utg, first to act
seek-place-cutoff = cut-off, cut off, in the cutoff, the cutoff, the cut-off
seek-place-hijack = hj, in the hijack, the hijack
seek-in-pot =
    _-way pot, _-way pots, _ way pot, _ way pots, _-way, _ way, _way, _ players saw the flop, _ saw the flop,
    _ players to the flop, _ to the flop, _-handed pot, _ handed pot
seek-ways-2 = heads-up pot, heads-up pots, heads up pot, heads up pots
seek-ways-3 = threeway pot, threeway pots
seek-ways-4 = fourway pot, fourway pots
seek-ways-5 = fiveway pot, fiveway pots
seek-ways-6 = sixway pot, sixway pots
seek-deed-limp = limped, limps, limp in, limped in, limped pot, limped pots, open limp, limper
seek-deed-check-raise = check-raised, check raise, check raised, checkraise, checkraised, c/r, x/r, check-raises
seek-deed-three-bet =
    3-bet, 3bet, 3 bet, three bet, 3-bets, 3bets, 3-bet pot, 3bet pot, 3-bet pots, 3bet pots, reraised, re-raised
seek-deed-four-bet = 4-bet, 4bet, 4 bet, four bet, 4-bets, 4bets, 4-bet pot, 4bet pot
seek-deed-five-bet = 5-bet, 5bet, 5 bet, five bet
seek-deed-stood-pat = pat, pat hand, stands pat, stayed pat, rapped pat
seek-deed-mucked = mucks, muck, didn't show, did not show
seek-deed-runner-runner = runner runner, backdoor, backdoored, perfect perfect
seek-deed-checked-down =
    check down, checks down, checked it down, checked through, checked it through, checked around,
    checked all the way, checked to the river, checked to the end, checked to showdown
# the best hand that the board allows
seek-deed-nuts =
    the nuts, nut, nutted, nut hand, stone cold nuts, absolute nuts, best possible hand, the best possible hand,
    the nut hand
# _ is a place; to the big blind it is a walk
seek-folded-to =
    folded to _, folds to _, folded around to _, folded round to _, fold to _, everyone folded to _,
    everybody folded to _, all folded to _
seek-flopped = flopped _, flopped a _, flopped the _, flops _, flops a _, _ on the flop, floped a _, floped _
seek-turned = turned _, turned a _, turned the _, turns a _, _ on the turn
seek-rivered = rivered _, rivered a _, rivered the _, rivers a _, rivers _, _ on the river
seek-betting-no-limit = no limit, nolimit, nl
seek-betting-limit = fixed limit, fixed-limit, limit, fl
seek-betting-pot-limit = pot limit, potlimit, pl
seek-betting-half-pot-limit = half pot limit
seek-betting-spread-limit = spread limit
seek-betting-jam-or-fold = jam or fold, push or fold
seek-final-table = final table, final tables, final tbl, ft
seek-day-number = day _
seek-midnight = midnight
seek-noon = noon, midday
seek-last-half-hour = last half hour, past half hour, last half an hour
seek-half-hour-ago = half an hour ago, half hour ago

## what a hand made

seek-hand-four-of-a-kind = quads, quad, poker, 4 of a kind, four-of-a-kind
seek-hand-full-house = boat, full, full houses, fh, fullhouse, full boat, boats
seek-hand-three-of-a-kind = trips, trip, set, sets, 3 of a kind, three-of-a-kind
seek-hand-two-pair = two pairs, 2 pair, 2 pairs, twopair
seek-hand-royal-flush = royal, royals, royal flushes
seek-hand-straight-flush = straight flushes, sf, str8 flush, straightflush
seek-hand-flush = flushes
seek-hand-straight = straights, str8, str8s
seek-hand-pair = pairs
seek-hand-wheel = wheels, bicycle, five high straight
seek-hand-steel-wheel = steel wheels
seek-hand-broadway = broadways
seek-hand-number-one-low = nut low, nut lows, best low, number one
seek-hand-low = lows, low hand, low hands
seek-low-of = _ low, _-low
seek-badugi-of = _ badugi, _-high badugi, _ high badugi
seek-high-of = _ high, _-high, _ high _, _-high _, _ to the _
seek-up = _ up
seek-hand-badugi = badugis
seek-rank-2 = twos, deuces, ducks, 2s
seek-rank-3 = threes, treys, crabs, 3s
seek-rank-4 = fours, 4s
seek-rank-5 = fives, 5s
seek-rank-6 = sixes, 6s
seek-rank-7 = sevens, 7s
seek-rank-8 = eights, snowmen, 8s
seek-rank-9 = nines, 9s
seek-rank-T = tens, 10s
seek-rank-J = jacks, hooks, fishhooks
seek-rank-Q = queens, ladies
seek-rank-K = kings, cowboys
seek-rank-A = aces, bullets, rockets

## how much, how many, when, in which order

seek-greatest =
    biggest, largest, greatest, biggest pot, biggest pots, largest pots, by pot, big pot, big pots, huge pots,
    top pot, top pots, monster pot, monster pots, huge, huge pot, massive pot, biggest hand, biggest hands,
    largest pot
seek-smallest =
    smallest, smallest pot, smallest pots, lowest, lowest pot, lowest pots, least, small pot, small pots, tiny pots
seek-newest = newest, latest, last, most recent, last hand, last hands, previous hand, latest hand
seek-oldest = oldest, first, first hand, first hands
seek-last-few = last _ hands, latest _ hands
seek-top-few = top _, top _ pots, _ biggest, _ biggest pots, biggest _, biggest _ pots, _ largest, _ largest pots
seek-first-few = first _ hands
seek-tens = ten, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety
seek-one = a, one, an
seek-hundred = hundred
seek-thousand = thousand, grand
seek-million = million, millions
seek-more = over, above, more than, bigger than
seek-at-least = from, at least, no less than
seek-less = under, below, less than, smaller than
seek-at-most = up to, at most
seek-players-2 = heads-up, heads up, hu, two-handed, headsup, two handed
seek-players-3 = three-handed, three-way, threeway
seek-players-4 = four-handed, four-way
seek-players-5 = five-handed, five-way
seek-players-6 = six-handed, six-max
seek-players-9 = full ring
seek-players = players, handed, way, ways, max
seek-ways = way, ways
seek-without = without, no, not, but not, but no, except, excluding, other than, minus
seek-number = hand, no., no, number, nr, nr., hand nr
seek-seat = seat
seek-of = of
seek-about = about, around, at, circa, roughly
seek-clock = o'clock, h
seek-on-the-way =
    a, an, the, with, in, of, at, by, on, to, for, and, hand, hands, pot, pots, show, me, all, who, was, were, went,
    did, saw, that, which, had, has, any, anyone, anybody, ever, but, some, somebody, someone, when, where, is, are,
    been, got, find, please, give, list, there, his, her, their, this, called, table, tables, game, games, held,
    holding, showed, shows, showing, tabled, hit, &, what, it

## words of games' names that say other things of hands

seek-of-hands = better, big, board, card, double, draw, high, regular, short, single, super

## ranks of single cards, "ace king"

seek-one-2 = two, deuce
seek-one-3 = three, trey
seek-one-4 = four
seek-one-5 = five
seek-one-6 = six
seek-one-7 = seven
seek-one-8 = eight
seek-one-9 = nine
seek-one-T = ten
seek-one-J = jack
seek-one-Q = queen
seek-one-K = king
seek-one-A = ace

## amounts, after "about" or alone, and between two; _ is an amount or a time

seek-between = between _ and _, between _ to _, from _ to _, _ to _, _-_
seek-or-more = _+, _ or more, _ and more, _ and up, _ plus
seek-exactly = exactly
seek-or-better = _ or better, _ or higher, _ or lower, _ plus, _+
seek-pot-of = pot, pot of, pots of
seek-chips = chips

## names, after what they are of

seek-table = table, tbl
seek-player = player
seek-dealer = dealer, dealt by, dealer was
seek-level = level, lvl
seek-pocket = pocket, wired
seek-suited = suited, sooted, same suit
seek-offsuit = offsuit, off-suit, unsuited, off, off suit
seek-suit-s = spades, spade
seek-suit-h = hearts, heart
seek-suit-d = diamonds, diamond
seek-suit-c = clubs, club
seek-pairs = pocket pair, pocket pairs
seek-said =
    bad beat, bad beats, string bet, string raise, out of turn, exposed card, wrong pot, dead hand, clock called,
    time called, exposed, chip race, under raise
# what people judge of a hand, and no record tells
seek-opinion =
    cooler, coolers, coolered, cold deck, cold decked, bluff, bluffs, bluffed, bluffing, hero call, hero calls,
    hero fold, suckout, suck out, sucked out, suckouts, slow roll, slow rolled, slowroll, slowrolled, sick hand
seek-lost-to = lost to, loses to, beaten by
seek-beat = beat, beats, won from, won against

## times of day and days; _ is an hour

seek-hours = twelve, one, two, three, four, five, six, seven, eight, nine, ten, eleven
seek-clock-15 = quarter past _, quarter after _
seek-clock-30 = half past _, half _
seek-clock-45 = quarter to _, quarter of _
seek-clock-half = thirty to _
seek-after = after, since
seek-before = before
seek-time-morning = morning, this morning, in the morning
seek-time-afternoon = afternoon, this afternoon, in the afternoon
seek-time-evening = evening, this evening, in the evening
seek-time-night = night, at night
seek-time-tonight = tonight, this night, of the night
seek-time-last-night = last night, last evening
seek-time-hour = last hour, this hour, past hour
seek-past-minutes = last _ minutes, past _ minutes, last _ min, last _ mins, past _ mins
seek-past-hours = last _ hours, past _ hours, last _ hrs
seek-ago-minutes = _ minutes ago, _ minute ago, _ min ago, _ mins ago
seek-ago-hours = _ hours ago, _ hour ago, _ hrs ago
seek-day-today = today
seek-day-yesterday = yesterday
seek-day-before-yesterday = day before yesterday, the day before yesterday
seek-day-week = this week
seek-day-last-week = last week
seek-weekdays = monday, tuesday, wednesday, thursday, friday, saturday, sunday
seek-day-of-month = the _st, the _nd, the _rd, the _th
seek-last = last, on, this, the
seek-months =
    january, february, march, april, may, june, july, august, september, october, november, december
# with a day or a year beside it: Nov 21
seek-months-short = jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec
