### Action lines as the dealer says them: "3 raise 700" is "Seat 3 raises to 700".

## $who is said.seat or said.seat-named, $cards cards in a row

said-seat = Seat { $seat }
said-seat-named = Seat { $seat } ({ $name })
said-fold = { $who } folds
said-check = { $who } checks
said-call = { $who } calls
said-bet = { $who } bets { $chips }
said-raise = { $who } raises to { $chips }
said-complete = { $who } completes
said-bring-in = { $who } brings it in
said-all-in = { $who } is all-in
said-pat = { $who } stands pat
said-no-expose = { $who } keeps it down
said-no-buy = { $who } leaves the card on sale
said-draw = { $who } draws { $cards }
said-discard = { $who } discards { $cards }
said-show = { $who } shows
said-show-cards = { $who } shows { $cards }
said-muck = { $who } mucks
said-dead = { $who }'s hand is dead
said-part = { $who } parts the hand: { $cards }
said-expose = { $who } opens { $cards }
said-buy = { $who } buys a card and throws { $cards }
said-door = { $who } rolls up { $cards }
said-stack = { $who } has { $chips } behind, counted
said-choose = { $who } picks { $game }
said-is-dealt = { $who } is dealt: { $cards }
said-community = Community card: { $cards }
said-community-buy = Card on sale: { $cards }
said-board = Board: { $cards }
said-roll = Rolled { $dice }
said-and = {" "}and{" "}
said-run =
    { $n ->
        [one] Run once
       *[other] Run { $n } times
    }
said-reroll = The roll did not count
said-release = The floor releases the all-in hand
said-void = Hand made void
said-unseen = an unseen card

## the same on a small key; $what is an amount or a number of cards

brief-cards = cards
brief-fold = { $seat } fold
brief-check = { $seat } check
brief-call = { $seat } call
brief-bet = { $seat } bet { $what }
brief-raise = { $seat } raise { $what }
brief-complete = { $seat } complete
brief-bring-in = { $seat } bring-in
brief-all-in = { $seat } all-in
brief-pat = { $seat } pat
brief-no-expose = { $seat } keeps it
brief-no-buy = { $seat } leaves it
brief-draw = { $seat } draw { $what }
brief-discard = { $seat } discard { $what }
brief-show = { $seat } show
brief-muck = { $seat } muck
brief-dead = { $seat } dead
brief-part = { $seat } part
brief-expose = { $seat } expose
brief-buy = { $seat } buy
brief-door = { $seat } door
brief-stack = { $seat } has { $what }
brief-choose = { $seat } choose
brief-roll = roll { $what }
brief-reroll = roll again
brief-run = run { $what }
brief-release = release
brief-void = void

## where the hand stands

round-preflop = preflop
round-flop = flop
round-turn = turn
round-river = river
round-third = third
round-fourth = fourth
round-fifth = fifth
round-sixth = sixth
round-seventh = seventh
round-showdown = showdown
round-first-draw = first draw
round-second-draw = second draw
round-third-draw = third draw
round-draw = draw
round-predraw = predraw
round-second = second
round-bravo = bravo
round-die = die
round-sale = sale
