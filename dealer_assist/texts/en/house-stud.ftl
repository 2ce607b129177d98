### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-bring-in

house-bring-in-name = bring-in
house-bring-in-does = which door card brings it in
house-bring-in-figure = Doors 2c, 2d, Ks: low card, the two of clubs; high card, the king of spades.
house-bring-in-low-card = the lowest card
house-bring-in-high-card = the highest, ace low
house-bring-in-high-card-ace-high = the highest, ace high

## house-super-stud-8-bring-in

house-super-stud-8-bring-in-name = bring-in in Super Stud 8
house-super-stud-8-bring-in-does = the same with four cards down, high-low
house-super-stud-8-bring-in-figure = Doors 3c, 9d, Kh: seat with 3c, or the one with Kh.
house-super-stud-8-bring-in-low-card = the lowest card
house-super-stud-8-bring-in-high-card = the highest card

## house-bring-in-option

house-bring-in-option-name = opening for more
house-bring-in-option-does = whether the opener may open for more
house-bring-in-option-figure = 300/600, bring-in 100: 100 or 300; bring-in only: 100.
house-bring-in-option-bring-in-or-complete = bring it in or complete
house-bring-in-option-bring-in-only = the bring-in only

## house-bring-in-short

house-bring-in-short-name = short bring-in
house-bring-in-short-does = what a call costs behind a short bring-in
house-bring-in-short-figure = Bring-in 40, the low card all-in for 25: others call 40 or complete; matching, 25.
house-bring-in-short-others-pay-full = the whole bring-in
house-bring-in-short-others-match = what is there

## house-third-street-half

house-third-street-half-name = half a bet over the bring-in
house-third-street-half-does = what half a bet is over the bring-in
house-third-street-half-figure = Small bet 200, bring-in 75: an all-in counts from 100, or from 137.5.
house-third-street-half-of-small-bet = half of the small bet
house-third-street-half-of-difference = half of what is missing

## house-stud-first-act

house-stud-first-act-name = first to act in stud
house-stud-first-act-does = who starts from fourth street on
house-stud-first-act-figure = Boards K-9, 4-4, A-2: the pair of fours starts; in razz A-2.
house-stud-first-act-best-board = the best board, low in low games

## house-stud-board-tie

house-stud-board-tie-name = equal boards
house-stud-board-tie-does = who starts when two boards are equal
house-stud-board-tie-figure = 8s-4d and 8h-4c: the eight of spades, or the first clockwise from the dealer.
house-stud-board-tie-suit = the higher suit on the highest card
house-stud-board-tie-position = the first clockwise from the dealer

## house-stud-short-stub

house-stud-short-stub-name = too few cards for seventh street
house-stud-short-stub-does = the last card when the stub is short
house-stud-short-stub-figure =
    Seven there, stub 7: shuffle it with the three burns, burn one, deal seven. Stub 3, burns 3, seven there:
    one card for all.
house-stud-short-stub-burns-then-community = take in the burns, then one card for all
house-stud-short-stub-community = one card for all

## house-community-first-act

house-community-first-act-name = first after a shared card
house-community-first-act-does = who starts after a community card
house-community-first-act-figure = Seat 3 started on sixth street, with the shared card seat 5 shows best: 3, or 5.
house-community-first-act-as-sixth = as on sixth street
house-community-first-act-with-community = the best board with that card

## house-last-card-exposed

house-last-card-exposed-name = exposed last card
house-last-card-exposed-does = a last down card that the dealer turned up
house-last-card-exposed-figure =
    Seat 4's seventh card turned up: the others are served, one is burned, seat 4 gets another down.
house-last-card-exposed-replace = replaced after the others
house-last-card-exposed-keep = kept
