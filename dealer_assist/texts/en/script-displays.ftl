### What the script of a public display says.

## the screen

screen-cut-off = No connection: this is how it last stood.
screen-shown = Shown { $delay }.
screen-hand = hand { $number }
screen-no-hand = No hand yet.
screen-ante = ante { $chips }
screen-bring-in = bring-in { $chips }
screen-void = This hand is void.
screen-corrected = corrected
screen-seat = seat { $seat }
screen-wins = { $who } wins { $chips }
screen-stays = The pot stays for the next hand.
screen-to-act = { $who } to act, { $street }
screen-others = Other tables
screen-tables = Tables
screen-table = Table
screen-game = Game
screen-stakes = Stakes
screen-players = Players
screen-open = Open seats
