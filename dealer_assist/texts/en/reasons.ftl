### Why chips went where they did: the notes of a ruling.

## $seats is reasons.seats, $side a text of side, $rank a rank in the form [a]

reasons-seats =
    { $n ->
        [one] seat { $seats }
       *[other] seats { $seats }
    }
reasons-main-pot = Main pot:
reasons-side-pot = Side pot { $n }:
reasons-within = { $side }:
reasons-board = Board { $n }:
reasons-chosen = { $game } was chosen, and the hand is judged by it.
reasons-red = { $count } of the three flop cards are red: the hand is judged as { $game }.
reasons-black = { $count } of the three flop cards are black: the hand is judged as { $game }.
reasons-side-off = The die shows { $die }: there is no { $side }, { $left } takes the whole pot.
reasons-side-on = The die shows { $die }: { $side } is played too.
reasons-dice = The dice show { $dice }, { $sum } together
reasons-no-low = { $dice }: no low is possible.
reasons-rolled = { $dice }: the low must be { $qualifier }.
reasons-board-lies = The die shows { $die }: the board is played as it lies.
reasons-board-turned = The die shows { $die }: the board is turned, as for every { $low } to { $high }.
reasons-turned-down =
    { $n ->
        [one] The dice turn { $cards } face down: it is out of play.
       *[other] The dice turn { $cards } face down: they are out of play.
    }
reasons-rows-gone =
    { $n ->
        [one] Row { $rows } has the lowest river card, { $rank }, and is out of play.
       *[other] Rows { $rows } have the lowest river card, { $rank }, and are out of play.
    }
reasons-rows-stay = Every river card is { $rank }: no row is removed.
reasons-runouts = The pot is parted between { $boards } boards: { $amounts }.
reasons-runouts-odd = The pot is parted between { $boards } boards: { $amounts }, the odd chip to the first.
reasons-runouts-odds =
    The pot is parted between { $boards } boards: { $amounts }, an odd chip each to the first { $first }.
reasons-draw = Draw { $n }:
reasons-redraws = The pot is parted between { $boards } draws: { $amounts }.
reasons-redraws-odd = The pot is parted between { $boards } draws: { $amounts }, the odd chip to the first.
reasons-redraws-odds =
    The pot is parted between { $boards } draws: { $amounts }, an odd chip each to the first { $first }.
reasons-run = Run { $n }:
reasons-reruns = The pot is parted between { $boards } runs: { $amounts }.
reasons-reruns-odd = The pot is parted between { $boards } runs: { $amounts }, the odd chip to the first.
reasons-reruns-odds =
    The pot is parted between { $boards } runs: { $amounts }, an odd chip each to the first { $first }.
reasons-unqualified = Nobody makes { $qualifier } for { $side }: { $takers } takes it all.
reasons-side-not-made = Nobody makes a { $side }: { $takers } takes it all.
reasons-nobody = No hand qualifies either way: the best { $side } hand takes the pot.
reasons-everybody = No hand qualifies either way: { $seats } split the pot.
reasons-carried = No hand qualifies: the { $chips } stay in the middle for the next hand.
reasons-dealer-wins = All river cards are of one rank: every board leaves play and the dealer wins { $chips }.
reasons-holding =
    { $n ->
        [one] Only a hand with { $ranks } counts, and { $seats } has one.
       *[other] Only a hand with { $ranks } counts, and { $seats } have one.
    }
reasons-nobody-holds = Nobody has { $ranks }: the best hand without one wins.
reasons-tier-met =
    { $n ->
        [one] { $seats } makes { $qualifier }: no other hand counts.
       *[other] { $seats } make { $qualifier }: no other hand counts.
    }
reasons-tier-missed = Nobody makes { $qualifier }: the best { $scale } hand wins.
reasons-first-kind = the first kind of hand
reasons-or-better = a { $what } or better
reasons-odd-half = { $side } takes the odd chip of the split: { $more } and { $less }.
reasons-odd-half-by-seat =
    { $side } takes the odd chip, its hand being first from the button: { $more } and { $less }.
reasons-tie = { $seats } tie for { $side } and share it equally.
reasons-tie-for = { $seats } tie for { $side }.
reasons-odd-chips =
    { $n ->
        [one] { $seats } tie for { $side }; the odd chip goes to { $got }, { $how }.
       *[other] { $seats } tie for { $side }; an odd chip each goes to { $got }, { $how }.
    }
reasons-first-from-button = first clockwise from the button on seat { $button }
reasons-alike = the hands being alike card for card
reasons-highest-card = by its highest card, { $card }
reasons-lowest-card = by its lowest card, { $card }
reasons-passed-over =
    { $n ->
        [one] { $seats } has had an odd chip of this pot already, so this one goes to { $got }.
       *[other] { $seats } have had an odd chip of this pot already, so this one goes to { $got }.
    }
reasons-finer = { $rest } cannot be parted in chips of { $chip } and goes with the odd chip, to { $to }.

## the Sevens Rule of limit California Lowball

sevens-forfeit = { $seats } did not bet a seven or better: the pot goes to the next best hand.
sevens-no-gain =
    Seat { $seat } has the best hand but did not bet a seven or better: the { $chips } put in after that go
    back to those who put them in.
sevens-no-gain-tied =
    { $seats } have the best hand but did not bet a seven or better: the { $chips } put in after that go back to
    those who put them in.
sevens-tie =
    Seat { $seat } ties but did not bet a seven or better: the { $own } put in by that seat go back to it and
    it has no part in the other { $rest } put in after that.

## a roll that did not count; $why is one of the others

rerolls-note = The roll did not count: { $why }. The button rolls again.
rerolls-price = That costs { $chips }, a tip to the dealer.
rerolls-slid = the dice were slid and did not tumble
rerolls-short = they did not reach the far side of the dealer's box
rerolls-cocked = a die did not land flush
rerolls-off-table = a die left the table
rerolls-early = the roll came before its time
rerolls-other = the dealer called it invalid

## the sides that a pot is split into

side-high = high
side-low = low
side-badugi = badugi
side-draw = draw
side-points = points
side-omaha = Omaha
side-holdem = Hold'em
side-top = top
side-bottom = bottom
side-straight = straight

## what a hand must at least be

qualifier-1 = a one or better
qualifier-2 = a two or better
qualifier-3 = a three or better
qualifier-4 = a four or better
qualifier-5 = a five or better
qualifier-6 = a six or better
qualifier-7 = a seven or better
qualifier-8 = an eight or better
qualifier-9 = a nine or better
qualifier-T = a ten or better
qualifier-J = a jack or better
qualifier-Q = a queen or better
qualifier-K = a king or better
qualifier-no-pair = a hand without a pair
qualifier-none = a low
qualifier-pair = a pair or better
qualifier-pair-of-sixes = a pair of sixes or better
qualifier-pair-of-nines = a pair of nines or better
qualifier-straight = a straight or better
qualifier-flush = a flush or better
qualifier-badugi = a badugi or better
qualifier-three-cards = three cards or better
