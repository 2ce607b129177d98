### What the dealer does when cards run short or fall wrongly, step by step.

## procedures

procedures-stop = { $text }.
procedures-burn = Burn one card.
procedures-burn-from-stub = Burn one card from the stub.
procedures-deal-round = Deal { $players } cards, one to each player.
procedures-deal-round-down = Deal { $players } cards, one to each player, face down.
procedures-too-few = The stub has { $stub }, { $players } players need { $needed }.
procedures-take-in = The stub has { $stub }, { $players } players need { $needed }: take in { $cards }.
procedures-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
procedures-burn-cards =
    { $n ->
        [one] { $n } burn card
       *[other] { $n } burn cards
    }
procedures-discards =
    { $n ->
        [one] { $n } discard
       *[other] { $n } discards
    }
procedures-shuffle = Shuffle the { $cards } cards.
procedures-community = Turn the next card up in the middle: it is everybody's last card.
procedures-starts-as-sixth = The betting starts with who started on sixth street.
procedures-starts-with-community = The betting starts with the best board with that card.
procedures-shuffle-pool = Shuffle { $cards } cards: { $what }.
procedures-pool-all-but-own =
    { $n ->
        [one] the muck and every discard but seat { $seats }'s own
       *[other] the muck and every discard but those of seats { $seats }, who are owed cards
    }
procedures-pool-earlier-rounds = what was mucked or thrown before this draw
procedures-pool-all = the muck and every discard
procedures-burns-in = { $what }, and the burn cards
procedures-burns-out = { $what }, without the burn cards
procedures-burns-in-left = { $what }, and the burn cards with the { $cards } left
procedures-burns-out-left = { $what }, without the burn cards with the { $cards } left
procedures-go-on = Go on with seat { $seat }, who is owed { $cards }.
procedures-then = Then seat { $seat }: { $cards }.
procedures-used-up = The deck is used up.
procedures-muck-burns-in = Shuffle the muck with the burn cards, { $cards } in all
procedures-muck-burns-out = Shuffle the muck without the burn cards, { $cards } in all
procedures-go-on-there = Go on from there.
procedures-serve =
    { $n ->
        [one] Deal { $n } card to seat { $seat }.
       *[other] Deal { $n } cards to seat { $seat }.
    }
procedures-serve-short =
    { $n ->
        [one] Deal { $n } card to seat { $seat }, who asked for { $wanted }.
       *[other] Deal { $n } cards to seat { $seat }, who asked for { $wanted }.
    }
procedures-keeps = Seat { $seat } keeps the card.
procedures-may-not-keep = Seat { $seat } may not keep the card: show it to all and put it with the discards.
procedures-serve-first = Serve seats { $seats } first.
procedures-all-served = Everybody else is served.
procedures-replace = Deal seat { $seat } another card in its place.
procedures-serve-others = Serve the other players first.
procedures-burn-exposed = Take the exposed card from seat { $seat } and burn it.
procedures-replace-down = Deal seat { $seat } another card, face down.
procedures-draws-more =
    { $n ->
        [one] Play on. On the draw seat { $seat } draws { $n } card more than are thrown.
       *[other] Play on. On the draw seat { $seat } draws { $n } cards more than are thrown.
    }
procedures-complete =
    { $n ->
        [one] Deal seat { $seat }, the button, the { $n } card that is lacking.
       *[other] Deal seat { $seat }, the button, the { $n } cards that are lacking.
    }
procedures-wrong-count =
    { $cards ->
        [one] Seat { $seat } holds { $cards } card, { $due } are right, and there has been action.
       *[other] Seat { $seat } holds { $cards } cards, { $due } are right, and there has been action.
    }
procedures-kill = Kill the hand; its chips stay in the pot.
procedures-misdeal = Call the misdeal and give back the chips put in since the cards were dealt.
procedures-take-all = Take in all cards, the stub and the burns.
procedures-deal-again-blinds = Shuffle and deal again: same button, same blinds.
procedures-deal-again-antes = Shuffle and deal again: same button, same antes.
procedures-deal-again-no-button = Shuffle and deal again: same antes.

## what a procedure is called

procedure-deal = deal
procedure-community-card = community card
procedure-shuffle-the-burns-in = shuffle the burns in
procedure-shuffle-the-discards-in = shuffle the discards in
procedure-reshuffle = reshuffle
procedure-keep = keep
procedure-replace = replace
procedure-draw-up = draw up
procedure-complete = complete
procedure-dead-hand = dead hand
procedure-misdeal = misdeal
procedure-play-on = play on
