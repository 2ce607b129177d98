### The game card, the mix and the dealer's choice on the table's page.

## gamecard

gamecard-key = Card
gamecard-go = Deal
gamecard-rules = All the rules
gamecard-asking = One moment …
gamecard-away = The card cannot be fetched: no answer. The hand goes on without it.
gamecard-blinds = blinds { $chips }
gamecard-of-ante = ante { $chips }
gamecard-of-bb-ante = big blind ante { $chips }
gamecard-of-bring-in = bring-in { $chips }
gamecard-of-spread = spread { $spread }
gamecard-of-bets = bets { $small }/{ $big }
gamecard-of-kill = killed by seat { $seat }
gamecard-where = Hand { $number } · { $street } · { $mix }
gamecard-where-kill = Hand { $number } · { $street } · kill { $small }/{ $big } · { $game }

## mixing

mixing-now = now
mixing-when-over = When the hand is over, another game can be gone on to here.
mixing-go-on = Tap a game to deal it now; the list goes on from there.
mixing-next-level = Next level: { $level }
mixing-next-hand = counts from the next hand
mixing-level-is = Level { $level } from the next hand on
mixing-settings = Change the mix
mixing-chooses = Seat { $seat } chooses the game
mixing-chooses-name = Seat { $seat }, { $name }, chooses the game
mixing-for-hand = For one hand. The games chosen last stand first.
mixing-for-orbit = For a full round of the button. The games chosen last stand first.

## gamelist

gamelist-find = Find a game by any name
gamelist-none = No game is called that.
gamelist-most = up to { $n } players
gamelist-more =
    { $n ->
        [one] and 1 more: write a part of its name
       *[other] and { $n } more: write a part of a name
    }

## nexthand

nexthand-key = Bomb pot …
nexthand-key-straddle = Bomb pot, straddle …
nexthand-key-small = for the next hand
nexthand-of-event = the event says it, or the floor
nexthand-title = The next hand
nexthand-bomb = Bomb pot
nexthand-none = none
nexthand-ante = ante { $chips }
nexthand-other-ante = other ante …
nexthand-which-ante = Which ante?
nexthand-game = Game of the bomb pot
nexthand-own-game = as the table plays
nexthand-chosen-game = as seat { $seat } chooses
nexthand-other-game = another game …
nexthand-which-game = Which game is the bomb pot?
nexthand-betting = Betting
nexthand-often = How often
nexthand-once = this hand
nexthand-every = { $n ->
        [one] every hand
       *[other] every { $n } hands
    }
nexthand-dealer = each new dealer
nexthand-vote = by vote
nexthand-votes = The table votes: bomb pot?
nexthand-yes = Yes
nexthand-no = No
nexthand-straddle = Straddle
nexthand-by-seat = seat { $seat }: { $chips }
nexthand-straddles = seat { $seat } straddles
nexthand-run = All-in: the rest of the board
nexthand-times =
    { $n ->
        [one] once
       *[other] up to { $n } times
    }
nexthand-deal = Deal the hand
nexthand-deal-bomb = Deal the bomb pot
nexthand-end = No more bomb pots
nexthand-ended = No more bomb pots come by themselves
nexthand-bomb-of = bomb pot, ante { $chips }
nexthand-now = this hand
nexthand-waits = waits for a game with blinds
nexthand-in = { $n ->
        [one] in 1 hand
       *[other] in { $n } hands
    }
