### The public displays: their links, the codes for the seats, the screen itself.

## displays

displays-title = Displays
displays-of-table = Displays of { $table }
displays-of-room = Displays of the room
displays-table-about =
    Anyone with the link sees what lies open on the felt: stacks, bets, board, who acts. The pot in pot-limit
    only, hole cards only once they were tabled.
displays-room-about = Anyone with the link sees every table's game, stakes and open seats.
displays-delay = It shows the table
displays-make = Make a link
displays-none = No link yet.
displays-code = QR code of this display
displays-made = made { $when }
displays-made-by = made { $when } by { $who }
displays-seat-codes = Codes for the seats
displays-revoke = Take this link back
displays-codes-of = { $table }: a code for every seat
displays-codes-about =
    A player scans the code of the seat and sees the table as the display shows it, with that seat marked.
    Print this page.
displays-seat = { $table }, seat { $seat }
displays-seat-code = QR code of seat { $seat }
displays-gone = Nothing to see
displays-tables = Tables
displays-table = Table
displays-felt = table
displays-no-script = This screen needs JavaScript: it changes with the table.

## how late a display is

delays-0 = at once
delays-30 = 30 seconds later
delays-60 = a minute later
delays-300 = five minutes later
delays-hand = one hand later
