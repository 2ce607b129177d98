### Scales by their words: what wins on one, and what beats what there; a new scale has its lines here.

## the scales by which hands are judged, before the word "hand"

scale-high = high
scale-short-deck-high = short-deck-high
scale-short-deck-high-trips = short-deck-high-trips
scale-mexican-high = mexican-high
scale-quick-quads = quick-quads
scale-ace-to-five = ace-to-five
scale-deuce-to-seven = deuce-to-seven
scale-ace-to-six = ace-to-six
scale-madison = madison
scale-badugi = badugi
scale-badugi-ace-high = badugi-ace-high
scale-points = points
scale-points-low = points-low
scale-twenty-one = twenty-one
scale-lowest-straight = lowest-straight

## the best hand of it

scale-best-high = high hand
scale-best-short-deck-high = high hand
scale-best-short-deck-high-trips = high hand
scale-best-mexican-high = high hand
scale-best-quick-quads = high hand
scale-best-ace-to-five = ace-to-five low
scale-best-deuce-to-seven = deuce-to-seven low
scale-best-ace-to-six = ace-to-six low
scale-best-badugi = badugi
scale-best-badugi-ace-high = badugi
scale-best-points = total of points
scale-best-points-low = total of points
scale-best-twenty-one = count of twenty-one
scale-best-madison = Madison low
scale-best-lowest-straight = straight

## what beats what

scale-order-high = the usual order, straight flush down to high card
scale-order-short-deck-high = a flush beats a full house; A-6-7-8-9 is the lowest straight and beats trips
scale-order-short-deck-high-trips =
    a flush beats a full house, and trips beat a straight; A-6-7-8-9 is the lowest straight
scale-order-mexican-high = a flush beats a full house; straights run over the missing ranks, as 5-6-7-J-Q
scale-order-quick-quads =
    trips of twos to tens are four of a kind when the two other cards add up to their rank, an ace counting
    one and faces nothing to add
scale-order-ace-to-five = aces low, straights and flushes do not count; best { $best }
scale-order-deuce-to-seven = aces high, straights and flushes count against the hand; best { $best }
scale-order-ace-to-six = aces low, straights and flushes count against the hand; best { $best }
scale-order-badugi = the most cards of different ranks and suits, then the lowest, aces low; best { $best }
scale-order-badugi-ace-high = the most cards of different ranks and suits, then the lowest, aces high; best { $best }
scale-order-points = the most points win: ace one, two to ten as they stand, faces none
scale-order-points-low = the fewest points win: ace one, two to ten as they stand, faces none
scale-order-twenty-one = any of the five cards: the most points not over 21, then the most cards; ace one, faces none
scale-order-madison = read from the highest card down, aces low; pairs, straights and flushes are nothing
scale-order-lowest-straight = the lowest straight wins, five-high best and ace-high worst

## those whose hands have numbers

scale-title-ace-to-five = Ace-to-five, California
scale-title-deuce-to-seven = Deuce-to-seven, Kansas City
scale-title-ace-to-six = Ace-to-six, London

## a scale as the heading of its page

scale-name-high = High
scale-name-short-deck-high = Short deck high
scale-name-short-deck-high-trips = Short deck high trips
scale-name-mexican-high = Mexican high
scale-name-quick-quads = Quick quads
scale-name-ace-to-five = Ace to five
scale-name-deuce-to-seven = Deuce to seven
scale-name-ace-to-six = Ace to six
scale-name-madison = Madison
scale-name-badugi = Badugi
scale-name-badugi-ace-high = Badugi ace high
scale-name-points = Points
scale-name-points-low = Points low
scale-name-twenty-one = Twenty one
scale-name-lowest-straight = Lowest straight
