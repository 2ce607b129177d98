### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-draw-delivery

house-draw-delivery-name = delivery of the draw
house-draw-delivery-does = when the drawn cards are dealt
house-draw-delivery-figure =
    Three, two and none asked: everybody announces, then three and two are dealt; or each is served at once.
house-draw-delivery-all-announce-first = when all have announced
house-draw-delivery-each-in-turn = to each in turn

## house-draw-limit

house-draw-limit-name = most cards drawn
house-draw-limit-does = how many cards may be drawn at most
house-draw-limit-figure = Five card draw 0 to 5, badugi 0 to 4, Dramaha 49 0 to 3; 3 allows three everywhere.

## house-fifth-card

house-fifth-card-name = fifth card drawn
house-fifth-card-does = the fifth card of who draws five
house-fifth-card-figure = Seat 2 draws five: five in a row, or four and one after everybody else.
house-fifth-card-straight-through = in a row
house-fifth-card-after-others = after everybody else

## house-reshuffle-pool

house-reshuffle-pool-name = what is reshuffled
house-reshuffle-pool-does = what is shuffled when the deck runs out
house-reshuffle-pool-figure =
    Badugi, 12 folded, 14 thrown before, 3 thrown now by another, 2 burns: 31 cards; earlier rounds only, 28.
house-reshuffle-pool-all-but-own = all but what those still owed have thrown
house-reshuffle-pool-earlier-rounds = what was thrown before this draw
house-reshuffle-pool-all = everything

## house-reshuffle-burns

house-reshuffle-burns-name = burns reshuffled
house-reshuffle-burns-does = whether burn cards are shuffled in
house-reshuffle-burns-figure = 12 mucked, 14 thrown, 2 burns: 28 with them, 26 without.
house-reshuffle-burns-in = they are shuffled in
house-reshuffle-burns-out = they stay out

## house-last-card

house-last-card-name = last card of the deck
house-last-card-does = whether the last card of the deck is dealt
house-last-card-figure =
    One card left, seat 2 is owed two: it is dealt and the shuffle brings the second; or it joins the shuffle.
house-last-card-dealt = dealt
house-last-card-only-if-it-finishes = only if it serves everybody still owed
house-last-card-never = never

## house-draw-exposed

house-draw-exposed-name = exposed draw card
house-draw-exposed-does = a drawn card that was turned up
house-draw-exposed-figure = Seat 3's card turned up: the others are served, then seat 3 gets another.
house-draw-exposed-replace-last = replaced after the others
house-draw-exposed-keep = kept

## house-wrong-card-count

house-wrong-card-count-name = wrong number of cards
house-wrong-card-count-does = a hand with too many or too few cards
house-wrong-card-count-figure =
    Six cards seen before two have acted: misdeal. After that the hand is dead; one card short before the draw
    draws up to size.
house-wrong-card-count-dead-after-action = misdeal before action, dead afterwards

## house-change-draw

house-change-draw-name = changing the number
house-change-draw-does = how long the number asked for may change
house-change-draw-figure = "Two", then "three": good until the next player announces, or until the cards are dealt.
house-change-draw-until-next-announces = until the next one announces
house-change-draw-until-dealt = until the cards are dealt

## house-joker

house-joker-name = joker
house-joker-does = whether the joker is in the deck
house-joker-figure = Five card draw with the bug: A A A A and the joker are five aces; without it 52 cards.
house-joker-none = not in the deck

## house-archie-high

house-archie-high-name = high qualifier of Archie
house-archie-high-does = the pair that the high half needs in triple draw high-low
house-archie-high-figure = Pair of eights: qualifies at sixes, not at nines.
house-archie-high-66 = a pair of sixes
house-archie-high-99 = a pair of nines

## house-archie-none

house-archie-none-name = nobody qualifies
house-archie-none-does = who takes the pot when nobody qualifies
house-archie-none-figure = Pot 200, A-K high and a pair of fours, no low: the fours take 200; split, 100 each.
house-archie-none-high = the best high hand
house-archie-none-split-all = all split it

## house-progressive-badugi

house-progressive-badugi-name = progressive badugi qualifier
house-progressive-badugi-does = the least hand that takes a progressive pot
house-progressive-badugi-figure = Ten-high badugi best: at nine the pot stays for the next deal, at ten it wins.
house-progressive-badugi-9 = nine-high badugi
house-progressive-badugi-8 = eight-high badugi
house-progressive-badugi-7 = seven-high badugi
house-progressive-badugi-10 = ten-high badugi
house-progressive-badugi-jack = jack-high badugi
house-progressive-badugi-three-cards = any three cards

## house-buy-price

house-buy-price-name = price of a card
house-buy-price-does = what a card on sale costs, in chips to the pot
house-buy-price-figure = 50/100, three cards sold: 300 more in the pot; at a price of 30, 90.
house-buy-price-big-blind = the big blind

## house-sevens

house-sevens-name = sevens rule
house-sevens-does = whether a seven or better must be bet after the draw
house-sevens-figure = 7-5-3-2-A checked and best: it wins only what was in before the draw.

## house-sevens-short-call

house-sevens-short-call-name = sevens over a short all-in
house-sevens-short-call-does = from when just calling a short all-in offends
house-sevens-short-call-figure = Bet 20, all-in 15, a seven just calls: an offence; at "under half" 15 is no offence.
house-sevens-short-call-any-short = any short all-in
house-sevens-short-call-under-half = one of less than half a bet

## house-sevens-penalty

house-sevens-penalty-name = penalty of the sevens rule
house-sevens-penalty-does = what the offender loses
house-sevens-penalty-figure =
    80 before the draw, 275 at the end, the offender best: 155 with the own 60; forfeit, nothing.
house-sevens-penalty-no-gain = wins only what was in before
house-sevens-penalty-forfeit = loses the pot

## house-sevens-tie

house-sevens-tie-name = tie under the sevens rule
house-sevens-tie-does = when the offender ties
house-sevens-tie-figure =
    90 before, three put in 60, A offended and ties with B: A 105, B 165; all to the other, 60 and 210.
house-sevens-tie-share-pre-draw = the pot before the draw is shared
house-sevens-tie-all-to-other = the other takes all
