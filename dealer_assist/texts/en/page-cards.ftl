### Ranks, suits and cards as the page says them too.

## alone: 'ace of hearts'

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

## a card of a suit: 'ace of hearts'

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

## a whole card

card-of = { $rank } of { $suit }
card-joker = joker
card-unknown = unknown card
card-face-down = card face down
card-none = no card yet
card-printed-joker = Joker
