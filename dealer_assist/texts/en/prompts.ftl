### The prompt: what the dealer does now.

## $street is a text of street, $what is prompts.count or prompts.enter-up

prompts-too-many = The deck serves { $most } players in this game, and { $count } are dealt in: it will run out.
prompts-deal = Deal { $street }: { $what }
prompts-burn-deal = Burn and deal { $street }: { $what }
prompts-count =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
prompts-enter-up =
    { $n ->
        [one] enter the up card of seat { $seat }
       *[other] enter the { $n } up cards of seat { $seat }
    }
prompts-turn-community = Burn and turn one community card: it plays for everybody
prompts-community = Enter the community card
prompts-rest = Deal the rest of the board: { $cards }
prompts-with-burns =
    { $n ->
        [one] { $cards } and 1 burn
       *[other] { $cards } and { $n } burns
    }
prompts-enter-rest =
    { $n ->
        [one] Enter the board card that lies on the table
       *[other] Enter the { $n } board cards that lie on the table
    }
prompts-rest-of-run = Board { $board } of { $boards }. { $rest }
prompts-rest-of-dealing = Run { $board } of { $boards }. { $rest }
prompts-deal-run = Deal board { $board } of { $boards }: { $cards }
prompts-deal-dealing = Deal run { $board } of { $boards }: { $cards }
prompts-board-first = Deal the board before the discard: { $cards }
prompts-choose = Seat { $seat } picks the game: { $games }
prompts-roll =
    { $n ->
        [one] The button rolls one die: enter the roll
       *[other] The button rolls { $n } dice: enter the roll
    }
prompts-discard =
    { $n ->
        [one] Every player discards 1 card
       *[other] Every player discards { $n } cards
    }
prompts-keep = Seat { $seat } picks the cards to keep: how many thrown away, { $low } to { $high }
prompts-part = Every player parts the hand: { $parts }
prompts-part-of = { $size } for { $name }
prompts-door = Seat { $seat } rolls a door card up: enter it
prompts-door-burned = Burn the { $card }, too high: enter the next up card of seat { $seat }
prompts-expose = Seat { $seat }: open the down card, or not?
prompts-sale = Turn up a card and put it on sale: enter it. Seat { $seat } may buy it first, for { $chips }
prompts-buy = Seat { $seat }: buy the { $card } for { $chips } and throw a card for it, or leave it?
prompts-draw =
    { $low ->
        [0] { $high ->
            [0] { $who }: pat
            [one] { $who }: pat, or 1 card
           *[other] { $who }: pat, or 1 to { $high } cards
        }
       *[other] { $who }: { $low } to { $high } cards
    }
prompts-drawer = Seat { $seat } to draw
prompts-drawer-once = Seat { $seat } to draw, once { $street } is dealt
prompts-drawer-board = Seat { $seat } to draw, once the board is dealt
prompts-show = Seat { $seat } shows: enter the cards, or muck
prompts-show-whole = Seat { $seat } shows: enter all the cards, or muck
prompts-turn-up = All-in: turn up every hand.
prompts-held = All-in: hands stay face down until the floor releases them
prompts-push = Push { $awards }
prompts-award = { $chips } to seat { $seat }
prompts-carried = The pot stays for the next deal
prompts-house-takes = The house takes the whole pot
prompts-all-back = Every chip has gone back: there is nothing to push
prompts-act = Seat { $seat } to act: { $moves }
prompts-show-run = { $text } (draw { $run } of { $runs })
prompts-show-open = Seat { $seat } shows: enter the cards
prompts-deal-down-to =
    { $n ->
        [one] Deal 1 card face down to seats { $seats }.
       *[other] Deal { $n } cards face down to seats { $seats }.
    }
prompts-deal-down =
    { $n ->
        [one] Deal every player 1 card face down.
       *[other] Deal every player { $n } cards face down.
    }
prompts-roll-nobody =
    { $n ->
        [one] Nobody has the button: roll one die and enter it
       *[other] Nobody has the button: roll { $n } dice and enter them
    }
prompts-spit =
    { $n ->
        [one] Deal the spit card: 1 card
       *[other] Deal the spit cards: { $n } cards
    }
prompts-first = { $text }.
prompts-stop = { $text }.

## the cards of a street; a street that is not here is said with `other`

street-preflop = the hole cards
street-flop = the flop
street-turn = the turn
street-river = the river
street-third = third street
street-fourth = fourth street
street-fifth = fifth street
street-sixth = sixth street
street-seventh = seventh street
street-first-draw = the first draw cards
street-second-draw = the second draw cards
street-third-draw = the third draw cards
street-draw = the draw cards
street-predraw = the predraw cards
street-second = second street
street-bravo = the bravo cards
street-die = the die cards
street-sale = the card on sale
street-other = the { $name } cards

## what dice, the flop or a pick have just decided

decided-game = The game is { $game }.
decided-more =
    { $n ->
        [one] Deal 1 more card to every player.
       *[other] Deal { $n } more cards to every player.
    }
decided-no-card = The die shows { $die }: no board card is turned.
decided-face-down = The die shows { $die }: that board card lies face down already.
decided-turn = The die shows { $die }: turn { $card } face down.
decided-board-card = board card { $n }

## a hand that was ruled dead (R59)

dead-note = Seat { $seat }'s hand is dead: the chips stay in, and it is out of every pot.
dead-uncalled = What nobody called of seat { $seat }'s raise goes back: { $chips }.
held-note = Hand for hand: the floor released the all-in hand.

## part

part-omaha = Omaha
part-holdem = Hold'em
