### House rules: name, what it settles (as the end of a sentence), a worked figure, and each value in words.

## house-button

house-button-name = button
house-button-does = how the button travels to the next hand
house-button-figure =
    Seats 1-5, button 5, seat 1 busts: dead button on 1, SB 2, BB 3; moving: button 2, who posts the small
    blind, BB 3.
house-button-dead = may be dead, the big blind goes on
house-button-moving = always to the next player
house-button-win = to the winner of the main pot

## house-heads-up-button

house-heads-up-button-name = button heads-up
house-heads-up-button-does = who posts what when two are left
house-heads-up-button-figure = Button 2, SB 5, BB 8, seat 2 busts: BB 5, button 8.
house-heads-up-button-button-is-small = the button posts the small blind

## house-small-blind-size

house-small-blind-size-name = odd small blind
house-small-blind-size-does = the small blind, where the small bet is odd
house-small-blind-size-figure = Small bet 15, chip 1: small blind 7.
house-small-blind-size-half-down = half of it, rounded down

## house-short-blind-call

house-short-blind-call-name = call behind a short big blind
house-short-blind-call-does = what a call costs behind a short big blind
house-short-blind-call-figure = Blinds 50/100, big blind all-in for 70: others pay 100; "its own amount": 70.
house-short-blind-call-full = the full big blind
house-short-blind-call-all-in-amount = its own amount

## house-new-player

house-new-player-name = newcomer
house-new-player-does = when a newcomer is dealt in
house-new-player-figure =
    Button 4, SB 5, BB 6: a newcomer in seat 7 is dealt in, one between 4 and 5 waits; posting, 7 puts in a
    big blind.
house-new-player-deal-unless-between = dealt in, but not between small blind and button
house-new-player-post-big = posts a big blind, or waits
house-new-player-wait = waits for the big blind

## house-missed-blinds

house-missed-blinds-name = missed blinds
house-missed-blinds-does = what who missed the blinds posts
house-missed-blinds-figure = 5/10, both missed: 10 live and 5 dead in the pot.
house-missed-blinds-both-one-live = both, the small one dead
house-missed-blinds-post-big-only = the big one alone
house-missed-blinds-wait = waits for the big blind

## house-ante

house-ante-name = ante
house-ante-does = who pays the ante
house-ante-figure = Short deck, ante 5: everybody 5, the button 10; 10 is the bet to call, the least raise is to 20.
house-ante-each = every player
house-ante-big-blind = the big blind for all
house-ante-button = the button for all
house-ante-short-deck = all one, the button two
house-ante-none = no ante

## house-big-blind-ante-order

house-big-blind-ante-order-name = short big blind ante
house-big-blind-ante-order-does = what a short big blind pays first
house-big-blind-ante-order-figure =
    BB 100, ante 100, stack 150: blind first, bet 100 and ante 50, main pot 350; ante first, bet 50, main pot
    250, side 100.
house-big-blind-ante-order-blind-first = the blind
house-big-blind-ante-order-ante-first = the ante

## house-big-blind-ante-reduce

house-big-blind-ante-reduce-name = big blind ante with few
house-big-blind-ante-reduce-does = at how many players the big blind ante falls
house-big-blind-ante-reduce-figure = 500/1,000, ante 1,000, at 4: with four players left the ante is 500.
house-big-blind-ante-reduce-none = never

## house-short-ante

house-short-ante-name = short ante
house-short-ante-does = what a player with less than the ante can win
house-short-ante-figure = Four antes of 50, one player has 20: main pot 80 for four, 90 for the other three.
house-short-ante-match-each = as much from every other ante

## house-straddle

house-straddle-name = straddle
house-straddle-does = who may straddle
house-straddle-figure = 5/10, straddle 20 left of the big blind: call 20, raise to 40; it acts last before the flop.
house-straddle-utg = left of the big blind
house-straddle-button = the button
house-straddle-any = anybody
house-straddle-none = no straddle

## house-straddle-min-raise

house-straddle-min-raise-name = least raise over a straddle
house-straddle-min-raise-does = the least raise over a straddle
house-straddle-min-raise-figure = Straddle 20 at 5/10: raise to 40, or to 30.
house-straddle-min-raise-double = twice the straddle
house-straddle-min-raise-plus-big-blind = a big blind more

## house-bomb-pot

house-bomb-pot-name = bomb pot
house-bomb-pot-does = when a bomb pot is played
house-bomb-pot-figure = Eight antes of 50, pot 400: on the flop bets of 50 to 400 in pot-limit.
house-bomb-pot-dealer-change = when the dealer changes
house-bomb-pot-every = every hand

## house-bomb-pot-button

house-bomb-pot-button-name = button after a bomb pot
house-bomb-pot-button-does = whether the button moves for a bomb pot
house-bomb-pot-button-figure = Bomb pot with the button on 3: next hand 4, or 3 again.
house-bomb-pot-button-moves = it moves
house-bomb-pot-button-stays = it stays

## house-max-seats

house-max-seats-name = more players than cards
house-max-seats-does = whether more may be dealt in than the deck can serve
house-max-seats-figure =
    Badugi serves eight: with nine seated no hand begins; "warn" deals it and says what will run short.
house-max-seats-refuse = no
house-max-seats-warn = yes, with a warning

## house-kill

house-kill-name = kill
house-kill-does = whether the winner of two pots in a row posts a kill
house-kill-figure = Limit 100/200: full kill posts 200 and plays 200/400; half kill posts 150 and plays 150/300.
house-kill-full = twice the blind, limits doubled
house-kill-half = one and a half
house-kill-none = no kill
