### How a game of the rulebook is told: its card, its procedure, its showdown.

## numbers and what is counted

manual-number-0 = no
manual-number-1 = one
manual-number-2 = two
manual-number-3 = three
manual-number-4 = four
manual-number-5 = five
manual-number-6 = six
manual-number-7 = seven
manual-number-8 = eight
manual-number-9 = nine
manual-number-10 = ten
manual-number-11 = eleven
manual-number-12 = twelve
manual-number-none = none
manual-two-or-three = two or three
manual-span = { $low } to { $high }
manual-count-card =
    { $n ->
        [one] one card
       *[other] { $count } cards
    }
manual-count-more-card =
    { $n ->
        [one] one more card
       *[other] { $count } more cards
    }
manual-count-shared-card =
    { $n ->
        [one] one shared card
       *[other] { $count } shared cards
    }
manual-count-row =
    { $n ->
        [one] one row
       *[other] { $count } rows
    }
manual-count-raise =
    { $n ->
        [one] one raise
       *[other] { $count } raises
    }
manual-count-draw =
    { $n ->
        [one] one draw
       *[other] { $count } draws
    }
manual-count-opportunity =
    { $n ->
        [one] one opportunity
       *[other] { $count } opportunities
    }
manual-rank-2 = two
manual-rank-3 = three
manual-rank-4 = four
manual-rank-5 = five
manual-rank-6 = six
manual-rank-7 = seven
manual-rank-8 = eight
manual-rank-9 = nine
manual-rank-T = ten
manual-rank-J = jack
manual-rank-Q = queen
manual-rank-K = king
manual-rank-A = ace
manual-a-rank-2 = a two
manual-a-rank-3 = a three
manual-a-rank-4 = a four
manual-a-rank-5 = a five
manual-a-rank-6 = a six
manual-a-rank-7 = a seven
manual-a-rank-8 = an eight
manual-a-rank-9 = a nine
manual-a-rank-T = a ten
manual-a-rank-J = a jack
manual-a-rank-Q = a queen
manual-a-rank-K = a king
manual-a-rank-A = an ace

## sides and streets

manual-side-high = high
manual-side-low = low
manual-side-badugi = badugi
manual-side-draw = draw
manual-side-points = points
manual-side-omaha = Omaha
manual-side-holdem = Hold'em
manual-side-top = top
manual-side-bottom = bottom
manual-side-straight = straight
manual-street-preflop = Before the flop
manual-street-predraw = Before the draw
manual-street-flop = Flop
manual-street-turn = Turn
manual-street-river = River
manual-street-bravo = Bravo
manual-street-sale = Sale
manual-street-draw = Draw
manual-street-first-draw = First draw
manual-street-second-draw = Second draw
manual-street-third-draw = Third draw
manual-street-die = The die
manual-street-second = Second street
manual-street-third = Third street
manual-street-fourth = Fourth street
manual-street-fifth = Fifth street
manual-street-sixth = Sixth street
manual-street-seventh = Seventh street
manual-small-street-preflop = preflop
manual-small-street-flop = flop
manual-small-street-turn = turn
manual-small-street-river = river

## forced money, deck, joker

manual-forced-blinds =
    The two players left of the button post the small blind and the big blind; heads-up the button posts the
    small one.
manual-forced-antes = Everybody posts the ante.
manual-bomb-pot = Everybody posts the ante of the bomb pot, and nobody a blind.
manual-button-moves = The button moves one seat clockwise.
manual-no-button = There is no button.
manual-deck-standard = the whole deck
manual-deck-short = sixes to aces; twos, threes, fours and fives are taken out
manual-deck-mexican = eights, nines and tens are taken out
manual-dealt-from = The game is dealt from { $cards } cards: { $deck }.
manual-joker-bug-high = One joker is in the deck: it is an ace, or completes a straight or a flush.
manual-joker-bug-low = One joker is in the deck: it is the lowest rank that its holder does not have.
manual-joker-mexican =
    One joker is in the deck: dealt face up it is an ace, or completes a straight or a flush; dealt face
    down it is wild, also when it has been turned up.
manual-joker-wild = One joker is in the deck, and it is wild.

## who opens, and the bets

manual-bring-in-low-card =
    The lowest door card brings it in, the two of clubs the lowest: by rank, then by suit.
manual-bring-in-high-card =
    The highest door card brings it in, the king of spades the highest: by rank with the ace low, then by
    suit.
manual-bring-in-high-card-ace-high =
    The highest door card brings it in, the ace of spades the highest: by rank, then by suit.
manual-brings-in-low-card = the lowest door card brings it in
manual-brings-in-high-card = the highest door card brings it in
manual-brings-in-high-card-ace-high = the highest door card brings it in
manual-brings-in-which-low-card = the lowest door card brings it in, the two of clubs the lowest
manual-brings-in-which-high-card = the highest door card brings it in, the king of spades the highest
manual-brings-in-which-high-card-ace-high =
    the highest door card brings it in, the ace of spades the highest
manual-by-house-rule = { $what } (house rule: { $rule })
manual-bet-small = at the small bet
manual-bet-big = at the big bet
manual-bet-either =
    at the small or the big bet, whichever the first bettor picks; a raise is at least the size of the last
    bet
manual-bet-none = there is no betting
manual-opens-blinds = The player left of the big blind acts first
manual-opens-blinds-heads-up = The player left of the big blind acts first; heads-up the button does
manual-opens-button = The first player left of the button who is still in acts first
manual-opens-bring-in = That player acts first, for the bring-in or for the whole small bet
manual-opens-best-board = The best board showing acts first
manual-opens-high-card = The high card showing opens with a bet; of equal cards the first from the button
manual-opens-highest-board-position =
    The highest board showing acts first; of equal boards the first from the button
manual-opens-lowest-board-position =
    The lowest board showing acts first; of equal boards the first from the button
manual-opens-highest-board-suit =
    The highest board showing acts first; of equal boards the higher suit on the highest card, as the house
    rules say
manual-opens-lowest-board-suit =
    The lowest board showing acts first; of equal boards the higher suit on the highest card, as the house
    rules say
manual-round = A round of betting.
manual-round-at = A round of betting { $size }.
manual-round-in-limit = A round of betting (in limit { $size }).

## rules of play

manual-habit-sevens =
    The Sevens Rule: after the draw a seven or better that nobody has bet into must be bet, or it wins no
    more than was in the pot before.
manual-habit-no-check-raise = Whoever has checked may not raise in that round.
manual-habit-no-limp = The first player in must raise; nobody may just call the big blind first in.
manual-habit-open-pair-double =
    With an open pair showing on fourth street the first bet may be the big bet, and a raise over a big bet
    is never small; at a cash table, or where the house rule “big bet over an open pair” says yes.
manual-habit-one-card-for-all =
    When too few cards are left to give everybody a last one, one community card is turned up in the middle
    for all instead (house rule: too few cards for seventh street).
manual-habit-high-doors-burned =
    A door card too high for any hand that can win is burned, and the player is dealt another in its place.
manual-removes-rolled =
    Count the board from left to right: the card of that number is turned face down and out of play. A six,
    or a card that is down already, changes nothing.
manual-removes-lowest-river =
    Take away every row with the lowest river card, the deuce lowest and the ace highest. If all river cards
    are of one rank, none is taken.
manual-deck-out =
    When the deck runs out in a draw, the discards and the burn cards are shuffled and dealt on; nobody gets
    back what they have just thrown (house rules: what is reshuffled, last card of the deck).
manual-stub-short =
    When too few cards are left to give everybody a last one, the burn cards are shuffled in; if that is not
    enough either, one community card is turned up in the middle for all (house rule: too few cards for seventh street).
manual-order-of-up-cards =
    Every player leaves the up cards in the order in which they came, side by side and all to be seen
    (1.2.2).
manual-other-money =
    There is no bring-in: the blinds stand. The small bet is the big blind, the big bet twice that. From
    fourth street on cards are dealt from the dealer's left.
manual-in-betting = In { $betting }: { $text }

## conditions

manual-on-roll = on a roll of { $roll }
manual-on-rolls = on a roll of { $low } to { $high }
manual-if-red = if { $count } of the first three board cards are red
manual-if-black = if { $count } of the first three board cards are black
manual-if-chosen = if { $game } is chosen

## the steps

manual-each-still-in = deal each player still in
manual-each-from-button = starting left of the button, deal each player
manual-each-from-lowest = starting with the lowest seat, deal each player
manual-each-then = then deal each player
manual-step-face-down = { $each } { $cards } face down
manual-step-face-up = { $each } { $cards } face up
manual-step-board = deal { $cards } face up
manual-in-rows = in { $rows } of { $size }, the top row first
manual-in-columns =
    { $n ->
        [one] in one column of { $rows }, from top to bottom
       *[other] in { $count } columns of { $rows }, each from top to bottom
    }
manual-one-each-row = one to the right of each row, the top row first
manual-goes-with-rows =
    { $n ->
        [one] card { $card } goes with row { $rows }
       *[other] card { $card } goes with rows { $rows }
    }
manual-below-the-other = one below the other, to the right of the rows: { $cards }
manual-the-street = the { $street }
manual-street-card = { $street } card { $card }
manual-street-row = row { $row } of the { $street }
manual-street-column = column { $column } of the { $street }
manual-one-from-each-row = a hand takes at most one board card from each row, in any column
manual-from-one-line = the board cards of a hand must come from one of these lines: { $lines }
manual-span-cards =
    { $n ->
        [one] { $span } card
       *[other] { $span } cards
    }
manual-step-draw-burn =
    in turn from the left of the button each player still in throws { $cards }, or stands pat. When all have
    said how many, burn a card and deal everybody as many as they threw
manual-step-draw =
    in turn from the left of the button each player still in throws { $cards }, or stands pat. When all have
    said how many, deal everybody as many as they threw
manual-step-discard =
    { $n ->
        [one] each player still in throws { $count } down card, face down, and gets nothing for it
       *[other] each player still in throws { $count } down cards, face down, and gets nothing for them
    }
manual-step-keep =
    with the first chips put in, or the first check, a player keeps { $span } of their cards and lays the
    others, face down, under the chips; everybody must see how many are kept
manual-part-hand = a { $side } hand of { $size }
manual-part-hand-an = an { $side } hand of { $size }
manual-step-part =
    each player still in parts their cards into { $hands }, face down; they stay so to the end
manual-step-roll =
    { $n ->
        [one] the button rolls a die
       *[other] the button rolls { $count } dice
    }
manual-roll-half = { $when } the { $side } half is played, otherwise not
manual-roll-lines = { $when } the lines of the board change, as told at the showdown
manual-roll-low = the sum says how low a low must be
manual-step-expose =
    each player still in, in turn from the left of the button, may turn their down card face up, or not
manual-step-turn = { $each } { $cards }: face down if all cards of that player are open, face up if not
manual-step-door = each player who calls or raises turns up { $cards } of their choice as the door card
manual-step-choose = the first player to act picks the game; heads-up or three-handed the button does
manual-step-buy =
    turn up a card of the stub: it is on sale, in turn from the left of the button. Each player still in has
    { $times } to buy, once around and then again: they pay the price to the pot (house rule: price of a card),
    throw one card of their own and take the card on sale face up, and another is turned up. A card nobody
    takes stays on sale; the last one left goes to the muck
manual-burn-then = burn a card, then { $text }

## headings of the procedure, and what the hand goes on as

manual-part-money = Forced money
manual-part-play = Rules of play
manual-part-showdown = Showdown
manual-part-showdown-as = Showdown as { $game }
manual-part-as = As { $games }
manual-part-as-colon = As { $games }: { $part }
manual-part-as-small = As { $games }: { SMALL($part) }
manual-goes-on-as = { $when }, the hand goes on as { $game }
manual-before-betting-as = before the betting, as { $game }: { $text }
manual-as-game = as { $game }: { $text }

## the showdown

manual-hole-any = any of their own cards and the board
manual-hole-all = every card of their own, and the rest from the board
manual-cards-own = own cards
manual-cards-of = { $side } cards
manual-of-one-to-four = one to four of their { $held } cards
manual-of-one-to-four-own = one to four of their { $held } own cards
manual-of-all-own = the { $held } cards of their own
manual-of-best = the best { $size } of their { $held } cards
manual-of-every-card = every card they hold, and as many from the board as make five
manual-of-any-five = any five of their { $held } { $whose } and the board
manual-of-at-most = at most { $most } of their { $held } { $whose } and the rest from the board
manual-of-none = none of their { $whose } and five from the board
manual-of-all-five = all five of their { $whose } and none from the board
manual-of-both = both of their { $whose } and { $rest } from the board
manual-of-exactly-these = exactly { $count } of their { $whose } and { $rest } from the board
manual-of-exactly = exactly { $count } of their { $held } { $whose } and { $rest } from the board
manual-or-better = { $rank } or better
manual-qualifier-pair = a pair or better
manual-qualifier-pair-of-sixes = a pair of sixes or better
manual-qualifier-pair-of-nines = a pair of nines or better
manual-qualifier-flush = a flush or better
manual-qualifier-no-pair = no pair
manual-qualifier-rolled = the sum rolled, or better
manual-qualifier-three-cards = three cards or better
manual-four-card-badugi = a four-card badugi, { $least }
manual-low-rolled =
    The low must be the sum rolled, or better: a sum of 11 is a jack, of 12 a queen; on 4 or less there is
    no low.
manual-to-win = To win the { $what } a hand must be { $least }.
manual-to-win-ranks =
    To win the { $what } a hand must be { $least }: five different ranks, none above { $above }.
manual-best-of = the best { $best } made of { $cards }
manual-best-on-line = the best { $best }, on board { NUMBER($line, useGrouping: 0) }, made of { $cards }
manual-share-pot = pot
manual-share-half = half
manual-share-third = third
manual-share-quarter = quarter
manual-share-sixth = sixth
manual-share-eighth = eighth
manual-share-part = part
manual-named-share = { $side } { $share }
manual-the-pot = The pot
manual-the-share = The { $side } { $share } of the pot
manual-goes-to = { $share } goes to { $hand }.
manual-goes-to-first = { $share } goes to the first of these that anybody still in makes.
manual-scale = { $best }: { $order }.
manual-scale-best = best { $best }: { $order }
manual-played-only = This { $share } is played only { $when }.
manual-first-tier = First: { $hand }.
manual-failing-that = Failing that: { $hand }.
manual-if-among = if { $ranks } is among all the cards of that player
manual-nobody-waits = If nobody qualifies, the pot waits for the next deal to the same players.
manual-nobody-best =
    If nobody qualifies at all, the best { $best } takes the whole pot on the { $side } side, whatever it
    is.
manual-split-in = The pot is split in { $count } between { $sides }; an odd chip goes to { $first }.
manual-split-again =
    The { $half } half is split again in { $count } between { $sides }; an odd chip goes to { $first }.
manual-empty-quarter = A quarter that nobody qualifies for is not played: the other takes the whole half.
manual-empty-half = A half that nobody qualifies for is not played: the other takes the whole pot.
manual-equal-hands = Equal hands share; their odd chips go { $whom }.
manual-tie-button = to the first of them clockwise from the button
manual-tie-suit = to the one with the highest card by suit: spades, hearts, diamonds, clubs

## the game card

manual-label-cards = Cards
manual-label-plays = Plays
manual-label-deck = Deck
manual-label-money = Money
manual-label-opens = Opens
manual-label-betting = Betting
manual-label-cap = Cap
manual-label-draws = Draws
manual-label-pot = Pot
manual-label-qualifier = Qualifier
manual-label-odd-chip = Odd chip
manual-label-seats = Seats
manual-card-seats = 2 to { $most }
manual-card-each = { $cards } each
manual-card-as-picked = then as the game that is picked
manual-card-first-down = the first down; each may turn it up
manual-card-down = { $count } down
manual-card-thrown = { $count } thrown
manual-card-on-board = { $count } on the board
manual-card-deck = { $cards } cards
manual-card-joker = joker: { $joker }
manual-card-joker-bug-high = an ace, or completes a straight or flush
manual-card-joker-bug-low = the lowest rank not held
manual-card-joker-mexican = up a bug, down wild
manual-card-joker-wild = wild
manual-card-blinds = blinds
manual-card-antes = antes
manual-card-antes-button = antes, and a button
manual-card-antes-bring-in = antes and a bring-in
manual-card-later = { $first }; later { $later }
manual-card-lowest-board = the lowest board showing
manual-card-highest-board = the highest board showing
manual-card-opens-blinds = left of the big blind
manual-card-opens-button = left of the button
manual-card-opens-high-card = the high card showing
manual-short-hole = down
manual-short-down = down
manual-short-up = up
manual-short-board = board
manual-short-draw = draw
manual-short-discard = throw
manual-short-keep = keep
manual-short-part = part
manual-short-roll = roll
manual-short-remove = remove
manual-short-rolled = rolled
manual-short-lowest-river = lowest river
manual-short-expose = expose
manual-short-turn = turn
manual-short-door = door
manual-short-choose = choose
manual-short-buy = buy
manual-card-bet-small = small
manual-card-bet-big = big
manual-card-bet-either = small or big
manual-card-bet-none = no betting
manual-card-bet-by = { $bet } ({ $value })
manual-card-plays = { $cards }
manual-card-plays-side = { $side }: { $cards }
manual-card-cap-none = none
manual-card-no-cap = no cap
manual-card-cap = a bet and { $raises }
manual-card-cap-in-limit = in limit { $cap }; otherwise none
manual-card-draws = { $draws }, { $span } cards each
manual-card-splits-picked = as in the game that is picked: { $games }
manual-card-turned = { $when }, { $game }: { $shares }
manual-card-not-split = the { $best }, not split
manual-card-split = split: { $sides }
manual-card-side = { $side } ({ $hands })
manual-card-best = best { $best }
manual-card-or-else = { $best } or else { $other }
manual-card-qualifies = { $side }: { $least }
manual-card-nobody-waits = nobody: the pot waits
manual-card-nobody-best = nobody: best { $side }
manual-card-ties = ties: { $whom }
manual-card-odd-half = { $side } half

## the kinds of hand

manual-kind-no-pair = no pair
manual-kind-pair = pair
manual-kind-two-pair = two pair
manual-kind-trips = trips
manual-kind-straight = straight
manual-kind-flush = flush
manual-kind-full-house = full house
manual-kind-quads = quads
manual-kind-straight-flush = straight flush
manual-kind-five-of-a-kind = five of a kind
manual-kind-high-card = high card
