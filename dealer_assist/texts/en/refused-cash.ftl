### What is refused, and what to do instead: cash games.

refused-bad-cash-game-name = A cash game has a name of at most 80 letters. Write game and stakes.
refused-bad-cash-game-tables = A cash game has 1 to { $most } tables, each once. Choose them.
refused-bad-cash-game-feeds =
    A must-move table feeds a table of the same game that stands before it. Choose one above it.
refused-bad-cash-game-seats = A table has 2 to { $most } seats. Say how many.
refused-bad-cash-game-time = Time is a number of chips, 0 or more, every 1 to 600 minutes, of a seat or a table.
refused-bad-cash-game-first = The first table names the game and stays the first one. Close the game to change that.
refused-table-in-game = This table plays { $name }. Take it out there first.
refused-cash-over = { $name } is closed. Open it again first.
refused-cash-word =
    "{ $word }" is nothing that can be done to a list. Say join, call, pass, off, seat, ask, drop or move.
refused-cash-needs = This needs { $what } said too.
refused-on-the-list = { $player } is on this list already.
refused-plays-already = { $player } sits in this game already. A seat change has a list of its own.
refused-not-on-the-list = { $player } is not on this list. Look at the list as it is now.
refused-called-already = { $player } was called already. Seat or pass.
refused-not-of-the-game = This table does not play { $name }. Choose one of its tables.
refused-no-such-seat = The tables of this game have { $seats } seats. Choose one of them.
refused-not-at-the-game = { $player } does not sit in this game.
refused-must-move-waits =
    { $player } sits at a must-move table, which goes up in the order of sitting down. Another seat there can be
    asked for.
refused-change-asked = { $player } asked for this already.
refused-not-the-newest = Something was done since. Nothing was changed. Look at how it stands now.
refused-not-taken-back =
    This cannot be taken back with one tap: chips, players or a counted box went on from it. Put it right by hand.
refused-no-time-charge = Time costs nothing at this table. Say what it costs in the terms of its cash game.
refused-nobody-pays = Nobody at this table has the chips for the time. Let them top up first.
