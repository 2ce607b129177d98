### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-show-order

house-show-order-name = who shows first
house-show-order-does = who shows first
house-show-order-figure = Seat 4 bet the river, 5 and 2 called: 4, 5, 2. All checked: first left of the button.
house-show-order-last-aggressor = the last to bet or raise
house-show-order-position = the first left of the button

## house-all-in-show

house-all-in-show-name = all-in hands
house-all-in-show-does = when all-in hands are opened
house-all-in-show-figure = All-in and called on the flop: both hands open before the turn; or at the showdown.
house-all-in-show-face-up-at-once = at once, nobody may muck
house-all-in-show-at-showdown = at the showdown

## house-cards-speak

house-cards-speak-name = cards speak
house-cards-speak-does = a tabled hand is what its cards are
house-cards-speak-figure = "Two pair", says seat 3, and the cards make a straight: it is a straight.
house-cards-speak-yes = yes

## house-muck-at-showdown

house-muck-at-showdown-name = mucked at the showdown
house-muck-at-showdown-does = whether a mucked hand can come back
house-muck-at-showdown-figure =
    Cards thrown face down, untouched beside the muck: they may be tabled; "dead", they may not.
house-muck-at-showdown-retrievable = while they can be identified
house-muck-at-showdown-dead = no, they are dead

## house-kill-tabled-winner

house-kill-tabled-winner-name = tabled winner
house-kill-tabled-winner-does = whether a tabled winner can be killed
house-kill-tabled-winner-figure = A tabled flush swept into the muck by mistake still takes the pot.
house-kill-tabled-winner-never = never

## house-last-hand-shows

house-last-hand-shows-name = last live hand
house-last-hand-shows-does = whether the last live hand must be shown
house-last-hand-shows-figure = All others muck at the river: seat 5 takes the pot unseen; with yes only after showing.

## house-roll-price

house-roll-price-name = price of an invalid roll
house-roll-price-does =
    what the first roll that does not count costs, in chips to the dealer; each further one doubles it
house-roll-price-figure = Price 1: three invalid rolls in a row cost 1, 2 and 4, beside the pot.
house-roll-price-none = nothing

## house-rivers-alike

house-rivers-alike-name = rivers of one rank
house-rivers-alike-does = what happens when all river cards are of one rank
house-rivers-alike-figure =
    Oklahoma, rivers 8 8 8, pot 400: no board goes; "dealer wins", 400 to the dealer, no last bets.
house-rivers-alike-none-goes = no board is removed
house-rivers-alike-dealer-wins = all are, and the dealer wins the pot

## house-ask-to-see

house-ask-to-see-name = asking to see
house-ask-to-see-does = who may ask to see a hand
house-ask-to-see-figure = Seat 3 called the river bet of seat 6 and still holds cards: seat 3 may see seat 6's hand.
house-ask-to-see-called-aggressor = a river caller, the aggressor's hand
house-ask-to-see-floor = whoever the floor allows
house-ask-to-see-any = any player dealt in

## house-dispute-until

house-dispute-until-name = disputing a reading
house-dispute-until-does = how long a reading can be disputed
house-dispute-until-figure =
    A hand may be read again until the next riffle; chips until two have acted in the next hand.
house-dispute-until-next-hand = until the next hand
