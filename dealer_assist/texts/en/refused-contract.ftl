### What is refused, and what to do instead: contract.

refused-bad-form-advice = Ask with a JSON object: the hand's set-up, its actions, and happened.
refused-hand-over-to-rule-on = This hand is over; take its last action back to rule on it.
refused-no-happening = Say what happened, as in {"{"}"kind": "chips", "chips": [500, 200]{"}"}.
refused-missing-key-happening = { $kind } needs { $needed }; add { $name }.
refused-unknown-kind =
    '{ $word }' is no kind of happening{ $near ->
        [none] .
       *[other] ; did you mean '{ $near }'?
    } The kinds are { $known }.
refused-unknown-kind-none = happened lacks its kind. The kinds are { $known }.
refused-too-many-chips = Name at most { $most } chips, or give the sum.
refused-unknown-word =
    said cannot be '{ $word }'{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    } It is { $known } or null.
refused-bad-action-what-seat-did = line says what seat { $seat } did, as in "{ $seat } call": one of { $known }.
refused-bad-form-since = since is a list of at most { $most } action lines.
refused-bad-betting = betting must be { $known }.
refused-bad-number-nothing-to-match =
    { $chips } is in already and the wager is { $bet }: there is nothing to match. Give the highest bet of
    this round as bet.
refused-bad-number-pot-holds =
    The pot holds at least the bets in it, { $chips }. Count everything in the middle, the bets of this round
    with it.
refused-too-few-players = Every seat has folded. Somebody must have cards to win the pot.
refused-bad-form-sides = sides must be one list of winning seats, or two for the halves of a pot.
refused-card-count-no-board =
    { $game } has no board. Leave the board out; the one shared card of a stud game is community.
refused-no-community = { $game } has no community card; only a stud game whose stub ran out has. Leave it out.
refused-duplicate-card-on-two-boards =
    { $card } is on two boards. They may share only the cards that lay there when the money went in, in the
    same places.
refused-bad-parts-hands-not-parted = Hands of { $game } are not parted. Write seat { $seat }'s cards without /.
refused-bad-parts-sizes = Seat { $seat }'s hand must be parted with /, { $sizes } cards. Write it so.
refused-bad-form-act = An act is a table with its word, as {"{"}"act": "draw"{"}"}.
refused-unknown-act =
    There is no act '{ $word }'. { $near ->
        [none] They are: { $known }.
       *[other] Did you mean '{ $near }'?
    }
refused-no-name-player = A player has a name of at most 80 letters. Write one.
refused-bad-form-flag = { $name } is true or false.
refused-nothing-to-move = The room is right as it is, or moves are still under way.
refused-entries-sold = Entries were sold for this stack and money, so they stay. Change levels and breaks to come.
refused-prizes-up = Registration is closed and the pay table is made of this money. Take the closing back first.
refused-levels-played = Levels that were played stay as they were. Change those to come.
refused-too-large =
    The document is larger than { $most } bytes, the most that is read. Send hands one by one, or one to a
    line.
refused-bad-form-mix = A mix is the name of a list, or an object with games and change.
refused-empty-mix = A mix has 1 to { $most } games, and this one has { $count }. Choose a list, or pick its games.
refused-unknown-mix =
    There is no list '{ $word }'. { $near ->
        [none] The lists are: { $known }.
       *[other] Did you mean '{ $near }'?
    }
refused-bad-name-mix = The name of a mix has at most 40 letters. Shorten it.
refused-bad-form-game-of-mix = A game of a mix is its id, or an object with game and betting.
refused-unknown-betting-of-game = There is no betting '{ $word }'. { $game } is played { $known }.
refused-unknown-way = A mix does not change by '{ $word }'. It changes by { $known } or by choice; say one of them.
refused-unknown-word-say = '{ $word }' is not known; say { $known }.
refused-bad-form-stakes = { $place } must be an object with blinds, ante, bring_in, small_bet.
refused-too-many-blinds = At most ten blinds can be posted.
refused-too-many-posts =
    At most { $most } posts are read, one of a kind from each seat; leave out what stands twice.
refused-too-many-actions = A hand has at most { $most } actions.
refused-unknown-key =
    There is no '{ $word }' here.{ $near ->
        [none] {" "}The keys are: { $known }.
       *[other] {" "}Did you mean '{ $near }'?
    }
refused-bad-number-whole = “{ $name }” must be a whole number, written without quotes, point or commas.
refused-bad-number-between = “{ $name }” must lie between { $least } and { $most }.
refused-bad-flag = { $name } must be true or false.
refused-bad-seat-number = '{ $word }' is no seat. Seats are the numbers 1 to { $most }.
refused-bad-form-object = { $name } must be an object, as in the contract.
refused-bad-form-list = { $name } must be a list.
refused-bad-form-set-up = A set-up is a JSON object with game, seats and button.
refused-unknown-game-by-id = Name the game by its id, as in the list of games.
refused-unknown-word-one-of =
    { $name } '{ $word }' is not known; it is one of { $known }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean '{ $near }'?
    }
refused-too-few-seats = A hand needs at least two seats with chips; add them to seats.
refused-duplicate-seat = Seat { $seat } is there twice; keep one.
refused-no-button = { $game } is dealt from a button; give its seat, 1 to { $most }.
refused-empty-seat = Nobody sits in seat { $seat }; the seats dealt in are { $known }.
refused-no-blinds-here = { $game } is played with antes and no blinds; leave blinds empty.
refused-no-spread-here = A spread is for spread limit; in { $betting } leave spread out.
refused-bad-spread =
    A spread is the least and the most of a bet, as in [2, 10], or one pair for the small and one for the big
    streets, as in [[2, 6], [2, 12]].
refused-bad-form-post = A post is an object with seat, kind and amount.
refused-unknown-post = A post is one of { $known }.
refused-card-count-door-card = Give the one door card of seat { $seat }, as in "Ks".
refused-duplicate-card-twice = { $card } is there twice; one of the two is wrong.
refused-no-bring-in-here = { $game } has no bring-in; leave bring_in out or null.
refused-no-bring-in-of-game = { $game } opens with a bring-in; give bring_in in chips.
refused-no-ante = A bomb pot is paid by antes; give ante in chips.
refused-no-forced-money = Nobody posts anything; give blinds, an ante or posts.
refused-too-many-seats =
    { $game } is dealt to { $most } at most, and { $count } are seated: the deck cannot serve them. Seat
    { $fewer } fewer, or choose another game.
refused-bomb-pot-blinds =
    { $game } is not played from blinds: everybody antes in it anyway. Choose a game with blinds for the bomb
    pot.
refused-jam-or-fold-here-bomb-pot =
    A bomb pot has no action before the flop that could be all-in or fold. Play it without the bomb pot, or
    with another betting.
refused-jam-or-fold-here =
    In { $game } the first player must bet, so nobody is asked to go all-in or fold. Choose another betting.
refused-not-in-deck-of-game = The { $card } is not in the deck of { $game }.
refused-no-up-cards = { $game } has no cards face up; leave up out.
refused-too-many-seats-for-deck =
    { $count } players need { $needed } cards before the first bet; the deck has { $deck }. Seat fewer.
refused-bad-form-showdown = A showdown is a JSON object with game, pots and hands.
refused-missing-key-showdown = There is no '{ $name }'; a showdown needs game, pots and hands.
refused-bad-form-board-or-runouts = Give board for one board, or runouts for several, not both.
refused-bad-house-rule-object = House rules are an object, such as {"{"}"odd-chip-most": "one-per-split"{"}"}.
refused-bad-house-rule-not-so-written = No house rule is written like that; see the list of rules.
refused-bad-seat-whole = A seat is a whole number, 1 to { $most }.
refused-bad-seat-no-such-seat = There is no such seat. Seats are the numbers 1 to { $most }.
refused-missing-choice = Say which game was chosen: { $known }. Where nobody chose, the page has { $usual }.
refused-bad-choice-no-choice = No game is chosen in { $game }; leave choice out.
refused-bad-choice-one-of =
    The choice is one of { $known }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
refused-card-count-far-more = There are far more cards in this list than in a deck.
refused-card-count-not-dealt-yet = Card { $n } is not dealt yet; a showdown needs every card. Add it.
refused-bad-card-string = A card is a string such as "Ah".
refused-card-count-one-community = A stud game has one community card; give that one.
refused-bad-form-runouts = runouts is a list of at most { $most } whole boards.
refused-bad-dice-list = dice is a list of the rolls in order, such as [4, 2].
refused-bad-dice-one-to-six = A die shows a whole number from 1 to 6.
refused-bad-form-hands = hands is an object of the tabled hands by seat, {"{"}"1": "AhKd", …{"}"}.
refused-bad-seat-more-hands = A table has { $most } seats, and more hands are given.
refused-duplicate-seat-two-hands = Seat { $seat } has two hands here. Keep one.
refused-card-count-tabled = A tabled hand shows its cards; write them, as in "AhKd".
refused-bad-form-up = up is an object of cards dealt face up by seat, {"{"}"3": "Jk7h"{"}"}.
refused-no-hand-up = Seat { $seat } has no tabled hand. Add the hand, or leave it out of up.
refused-not-held-up = Seat { $seat } does not hold { $card } so. up names cards of the hand, each once.
refused-bad-form-pots = pots is a list with the main pot first, [{"{"}"amount": 300{"}"}].
refused-bad-form-too-many-pots = There are more than { $most } pots; no table has that many.
refused-bad-form-pot = A pot is an object, {"{"}"amount": 300, "seats": [1, 4]{"}"}.
refused-missing-key-amount = A pot needs its amount in chips.
refused-bad-form-seats-of-pot = seats lists who can win the pot, [1, 4]; leave it out for every tabled hand.
refused-no-hand-pot = Seat { $seat } can win this pot and has no tabled hand. Add the hand, or take the seat out.
refused-duplicate-seat-named-twice = Seat { $seat } is named twice. Name it once.
refused-bad-form-structure = A structure is a table with seats, start, chips, mix and levels.
refused-bad-toml = This is not TOML: { $reason }. Mend that line.
refused-unknown-template =
    There is no structure '{ $word }'. { $near ->
        [none] They are: { $known }.
       *[other] Did you mean '{ $near }'?
    }
refused-bad-name-event = The name of an event has at most 80 letters. Shorten it.
refused-unknown-word-is-one-of = '{ $word }' is not known; { $name } is one of { $known }.
refused-unknown-bounty = A bounty is { $known }; '{ $word }' is none of them.
refused-no-levels = A structure has 1 to { $most } levels, and this one has { $count }.
refused-bad-form-level = A level is a table with minutes and its amounts.
refused-uneven-start = The starting stack { $stack } cannot be laid out in chips of { $chip }. Change one of them.
refused-fee-too-high = Fee and staff share are more than the entry pays. Lower them.
refused-bad-percentages = The percentages must add up to 100; these are { $sum }.
refused-late-add-on =
    The add-on comes after registration has closed, when the prizes are known. Offer it after level { $level }
    at the latest.
refused-shootout-endless =
    With { $going } going on from every table of { $seats } the tables never come down to one. Let { $most } go on at
    most, or seat more at a table.
refused-unknown-chip = A chip of { $chip } is not one of the smaller chips of this structure. Name one of them.
refused-too-many-seats-tables =
    { $game } is for { $most } players, and the tables have { $seats } seats. Take seats away, or it.
refused-uneven-amount =
    Level { $level }, { $game }: { $chips } cannot be paid when the smallest chip in play is { $chip }. Round
    it.
refused-bad-cell = '{ $word }' is no amount. Write 400, or 200/400 for blinds.
refused-ask-the-server =
    The next hand waits for the connection: more than the last one decides it. Note who has the button, and
    deal it when the table is connected.
refused-place-on-board = on the board
refused-place-community = as the community card
refused-place-in-hand = in seat { $seat }'s hand
refused-unknown-card =
    There is an unseen card { $where }. At showdown every card is open: write it, or leave the hand out.
refused-not-in-deck = { $card } is { $where }, and the deck of { $game } has no { $words }. Correct the card.
refused-duplicate-card-in-one-place = { $card } is there twice { $first }. One of the two is wrong.
refused-duplicate-card-in-two-places = { $card } is there twice, { $first } and { $second }. One of the two is wrong.
refused-card-count-hand =
    Seat { $seat } holds { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }; at showdown a hand of { $game } has { $needed }. Correct the hand.
refused-card-count-hand-and-community =
    Seat { $seat } holds { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }; at showdown a hand of { $game } has { $needed } and the community card. Correct the hand.
refused-card-count-board =
    The board has { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }; { $game } deals { $needed }. Give them all, in dealing order.
refused-bad-json-no-object = The document is { $kind }; a JSON object is needed: {"{"}"game": …{"}"}.
refused-kind-list = a list
refused-kind-string = a string
refused-kind-number = a number
refused-kind-flag = true or false
refused-kind-null = null
refused-bad-json-not-utf-8 =
    Byte { NUMBER($byte, useGrouping: 0) } of the document is not UTF-8. Save it as UTF-8 and send it again.
refused-bad-json-too-deep =
    Lists and objects stand more than { NUMBER($most, useGrouping: 0) } deep inside one another; no document
    needs that.
refused-bad-json-empty = The document is empty; a JSON object is needed.
refused-bad-json-not-json =
    This is not JSON: { $reason } at line { NUMBER($line, useGrouping: 0) }, column
    { NUMBER($column, useGrouping: 0) }. Mend it and send it again.
refused-json-value = a value is expected
refused-json-key = a key in double quotes is expected
refused-json-comma = a comma is expected
refused-json-colon = a colon is expected
refused-json-more = something follows the end of the document
refused-json-control = a string holds a control character, written as it is
refused-json-escape = a string holds a backslash that means nothing
refused-json-open = a string is not closed
refused-json-trailing = a comma stands before the end
refused-json-other = it cannot be read
refused-bad-json-key-twice = The key { $word } stands twice in one object. Keep the one that is meant.
refused-bad-json-long-number =
    A number has { $count } digits; { NUMBER($most, useGrouping: 0) } are the most that is read.
refused-bad-json-large-number = The number { $number } is too large to be read. Write chips as whole numbers.
refused-bad-json-no-value = { $word } is no JSON value. Write a whole number, or null.
refused-bad-json-half-character = A string holds half a character or none (\ud800 to \udfff, \u0000). Leave it out.
refused-bad-dice-count =
    { $game } rolls { $n ->
        [0] no dice
        [one] one die
       *[other] { $n } dice
    }, and { $count } are given. Put that right.
