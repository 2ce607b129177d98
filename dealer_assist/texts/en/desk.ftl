### The ruling desk: the calls of the floor, and what a house with each value of a rule does, as a sentence.

desk-title = { $table }: ruling desk

## the calls

desk-verbal = A word was said
desk-one-chip = One chip, no word
desk-out-of-turn = Out of turn
desk-string-bet = String bet
desk-silent-chips = Several chips, no word
desk-short-call = Too few for a call
desk-exposed-draw = Drawn card exposed
desk-exposed-down-card = Down card exposed
desk-exposed-last-card = Last card exposed
desk-time = Time is up
desk-un-pass = Would take a check back
desk-wrong-level = Began at the old level
desk-misdeal = Misdeal?
desk-fouled-hand = Wrong number of cards
desk-wrong-amount = Illegal amount
desk-over-the-pot = More than the pot
desk-short-of-the-pot = Less than “pot”
desk-change-draw = Wants another draw
desk-wrong-bring-in = Wrong bring-in
desk-dealt-down = Dealt down, not up
desk-early-street = Street dealt too early
desk-ask-to-see = Asks to see a hand
desk-side-pots = Side pots
desk-fouled-deck = Fouled deck

## where it stands

desk-book = BARGE rulebook { $section }
desk-tda =
    { $n ->
        [one] TDA 2024, rule { $rules }
       *[other] TDA 2024, rules { $rules }
    }
desk-house = house rules section { $section }, { $name }
desk-rule = { $name }: { $value }.

## the rules as they are said to a player

desk-under-raise-half =
    Chips between a call and the least raise are a raise from half of that raise on, and a call below it; the
    word “raise” makes them the least raise.
desk-under-raise-always-raise = Any chips over the call are made up to the least raise.
desk-under-raise-always-call = Chips that fall short of the least raise are a call.
desk-oversized-chip-call = One chip that is larger than needed is a call, unless a raise was announced first.
desk-oversized-chip-bet-value = One chip counts for its whole value, also without a word.
desk-multi-chip-all-needed-is-call =
    Several chips are a call when taking the smallest away would leave less than the call.
desk-multi-chip-off = Several chips are judged by their sum alone.
desk-string-bet-first-motion = Without an amount announced only the first motion counts; the rest goes back.
desk-string-bet-off = Chips of both motions count together.
desk-out-of-turn-binding-if-unchanged =
    Who acts out of turn is bound to it unless a bet or a raise comes in between; a fold is always final.
desk-out-of-turn-never-binding = Acting out of turn binds nobody, but a fold is always final.
desk-undercall-full-call =
    Too few chips are made up to a call when two players are left or it is the first bet of the round.
desk-undercall-floor =
    When there are too few chips the floor decides: they are made up to a call, or the hand is folded and they stay.
desk-wrong-amount-until-street = An illegal amount is put right for everyone until the next card is dealt.
desk-wrong-amount-until-two-actions = An illegal amount is put right until two players have acted on it.
desk-wrong-amount-until-never = An illegal amount stands as it was made.
desk-pot-overbet-give-back = What is more than the pot goes back.
desk-pot-overbet-stands-after-street = What is more than the pot goes back until the next card; then the bet stands.
desk-draw-exposed-replace-last = An exposed drawn card is replaced after all others have been served.
desk-draw-exposed-keep = An exposed drawn card is kept.
desk-last-card-exposed-replace = A last card that the dealer exposes is replaced.
desk-last-card-exposed-keep = A last card that the dealer exposes is kept.
desk-wrong-card-count-dead-after-action =
    A wrong number of cards is a misdeal until there was substantial action; after that the hand is dead.
desk-mucked-winner = Winner thrown in
desk-wrong-pot = Pot pushed wrongly
desk-muck-at-showdown-retrievable = A hand thrown in at the showdown comes back while it can be told for certain.
desk-muck-at-showdown-dead = A hand thrown in at the showdown is dead.
desk-shot-clock-number =
    A player has { $n } seconds to act; then a hand that faces a bet is dead, and one that faces none has checked.
desk-dispute-until-next-hand = A reading may be disputed until the next hand begins.
