### What is wrong with a game file, and what to do about it; words of the files stay as they are.

## the words it asks for

gamefile-unknown = no { $kind } "{ $word }". { $remedy }
gamefile-none-to-name = no { $kind } "{ $word }". There is no { $kind } here to name.
gamefile-did-you-mean = Did you mean "{ $near }"?
gamefile-known-are = Known are: { $words }.
gamefile-kind-bet = bet
gamefile-kind-betting = betting
gamefile-kind-bring-in = bring-in
gamefile-kind-condition = condition
gamefile-kind-deck = deck
gamefile-kind-forced = forced money
gamefile-kind-game = game
gamefile-kind-habit = habit
gamefile-kind-house-rule = house rule
gamefile-kind-joker = joker
gamefile-kind-key = key
gamefile-kind-opener = opener
gamefile-kind-part = part
gamefile-kind-qualifier = qualifier
gamefile-kind-scale = scale
gamefile-kind-side = side
gamefile-kind-step = step
gamefile-kind-street = street

## the file

gamefile-bad-name = a file is named in small letters, digits and "-", as big-o.toml. Rename it.
gamefile-of-the-rulebook = "{ $name }" belongs to the rulebook, which stays as it is. Rename the file.
gamefile-too-large = it is larger than { $most } bytes, the most that is read. Shorten it.
gamefile-no-utf-8 = it is no text in UTF-8. Save it as plain text.
gamefile-cannot-be-opened = it cannot be opened: { $why }. Look at its permissions.
gamefile-cannot-be-read = it cannot be read ({ $error }: { $why }). Compare it with another one.
gamefile-no-toml = { $why }. Mend that line; nothing of the file was read.
badtoml-no-toml = this is not TOML: { $why }
badtoml-too-deep = its lists are nested too deeply to be read
badtoml-many-parts =
    line { NUMBER($line, useGrouping: 0) } has a key of more than { $most } parts; write it plainly
badtoml-many-digits =
    line { NUMBER($line, useGrouping: 0) } has a number of { $digits } digits; { $most } are the most

## values

gamefile-no-text = { $value } is no text. Write it in quotes, as "Big O".
gamefile-no-flag = { $value }: write true or false.
gamefile-no-number-seats = { $value } is no number of seats. Write a number from { $low } to { $high }.
gamefile-no-number-line = { $value } is no number of a line. Write a number from { $low } to { $high }.
gamefile-no-list = { $value } is no list. Write it in brackets, as { $example }.
gamefile-choices-due = "{ $rule }" can be { $choices }. Give a word for each, and for nothing else.
gamefile-no-hole = { $value } does not count cards. Write "any", "all", a number, or a list as [2, 5].
gamefile-no-ranks = { $value } names no ranks. Write them as "JQK", from { $ranks }.
gamefile-no-tiers = { $value } lists no ways to win. Write it as { $example }.
gamefile-no-tables = { $value } is no table. Write a heading for each, as [{ $kind }.name].
gamefile-no-table = { $value } is no table. Write the heading [{ $heading }].
gamefile-no-table-or-none = { $value } is no table. Write a heading [{ $heading }]; "none" takes it away.
gamefile-no-parents = { $value } names no game. Write one as "omaha", or several as { $example }.
gamefile-step-no-text = { $value } is no step. Write it as text, as "hole 2".
gamefile-step-unclear = "{ $value }" does not say how. Write it as "{ $example }": { $meaning }.
gamefile-no-cells = { $value } names no cells. Write their numbers from 1 on, as "1 2 3 10 12".
gamefile-cell-twice = "{ $value }" names a cell twice. Name each once.
gamefile-betting-twice = a betting stands twice. Name each once.

## what is missing, and what stands on what

gamefile-missing = missing: { $meaning }. Write it, as { $example }.
gamefile-key-due = it does not say its { $key }. Add { $key } = { $example }.
gamefile-scale-due = it does not say its scale. Add scale = "high" or another.
gamefile-when-due = it does not say when. Add when = "chosen" or another condition.
gamefile-place-due = a new street says where it comes. Add after = "{ $last }" or another.
gamefile-nothing-to-take = nothing here to take away. Leave the "none" out.
gamefile-split-again = it is split again, so its own sides say how it is won. Write the tiers there.
gamefile-fits-of-a-game = only a variation says what it fits. Leave it out.
gamefile-never-ends = { $chain }: that never ends. Take one of them out.
gamefile-ill-fitting =
    "{ $parent }" does not go with a game that deals its { $street } otherwise, or has none.
    Take one of the two out.

## the game as a whole

gamefile-must-bet =
    the first player must bet, so nobody is asked to go all-in or fold. Name another betting.
gamefile-bomb-pot-antes = everybody antes in it anyway: it is not played from blinds. Leave the bomb pot out.
gamefile-bomb-pot-one-street =
    nobody bets on the first street of a bomb pot, and there is no other. Leave it out.
gamefile-bomb-pot-whole-stack =
    it has no action before the flop that could be all-in or fold. Name another betting, or
    leave the bomb pot out.
gamefile-bring-in-due = missing: whose door card brings it in. Write bring_in = "low card".
gamefile-bring-in-without-round = a bring-in needs a round of betting. Write bet = "small".
gamefile-opens-with-blinds = a street opens with the blinds. Write forced = "blinds".
gamefile-nobody-acts =
    something is done with the first action, but nobody acts. Write it among the steps.
gamefile-no-roll-to-wait-for = it waits for a roll, but no street rolls. Add "roll 1" to the steps of one.
gamefile-no-choice-to-wait-for = it waits for a choice, but no street chooses. Add "choose" to the steps of one.
gamefile-no-flop = it looks at three board cards, but they are never dealt. Add "board 3" to the flop.
gamefile-no-line = the board has no line { $line }. Write the lines under [board].
gamefile-qualifier-not-rolled = it is rolled, but no street rolls. Add "roll 2" to the steps of one.
gamefile-removes-no-roll = it removes what is rolled, but nothing is. Put "roll 1" before it.
gamefile-scale-of-other-deck =
    "{ $scale }" ranks the cards of a stripped deck, and this one is "{ $deck }".
    Take another scale, or the deck it is for.
gamefile-too-many-own = { $count } own cards play, but a player holds { $own }. Deal more or use fewer.
gamefile-hand-too-small = { $own } own and { $board } board cards make no hand of { $size }. Deal or use more.
gamefile-cell-not-dealt =
    cell { $cells } is never dealt; the streets deal { $dealt } board cards. Name dealt cells, or deal more.
gamefile-deck-too-small =
    { $players } players and the board need { $need } cards, the deck has { $cards }. { $remedy }
gamefile-or-fewer = Write { $most } or fewer.
gamefile-deal-fewer = Deal fewer.
gamefile-parts-do-not-add-up = the parts do not add up to the { $own } cards a player holds. Mend the sizes.
gamefile-no-game-to-choose = there is no game to choose. Add a heading [becomes.holdem], or another.
gamefile-more-than-held = "{ $word }" names { $count } cards, but a player holds { $own }. Write { $own } or fewer.

## a mix

gamefile-mix-name-due = missing: what the mix is called. Write it, as name = "HORSE".
gamefile-mix-games-due = missing: the games in order. Write them, as { $example }.
gamefile-no-game-of-a-mix = { $value } is no game of a mix. Write its id and its betting, as "holdem limit".
