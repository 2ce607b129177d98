### A new table in three questions.

## newtable

newtable-game = Game or mix
newtable-mix = mix
newtable-more = and % more: write a part of a name
newtable-no-such-game = No game is called that. A bomb pot or a straddle is tapped between two hands of any game.
newtable-which-game = Which game?
newtable-which-stakes = Which stakes?
newtable-rest = More: buy-ins and house rules
newtable-who-sits = Who sits?
newtable-step-game = Game
newtable-step-stakes = Stakes
newtable-step-players = Players
newtable-next = Next
newtable-deal = Deal hand 1
newtable-later = Set up, deal later
newtable-chips = Chips on the table
newtable-stakes = Usual stakes
newtable-derived = The stakes need chips of { $chips }.
newtable-another-chip = Another one
newtable-all-hint = each taken seat without chips of its own; 10k is 10,000
newtable-how-many = Seats taken
newtable-seats-key = seats 1 to { $n }
newtable-sits = Taken
newtable-in = in
newtable-first-game = The first game
newtable-offline = The server does not answer. Nothing is lost: try again.
newtable-no-bring-in = This game opens with a bring-in. Write how much.
newtable-no-forced-money = Nobody would post anything. Write blinds or an ante.
newtable-no-limits = Limit without blinds needs its bets. Write the small bet.
newtable-no-spread = Spread-limit needs the least and the most of a bet, as in 2-10.
newtable-too-few-players = A hand needs two players with chips. Mark who sits, and say what they start with.
newtable-choose-game = Somebody chooses the game of the first hand. Ask, then tap it.
