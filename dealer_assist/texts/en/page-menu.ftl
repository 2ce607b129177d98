### The menu of the table's page.

menu-title = Menu
menu-close = Close
menu-language = Language
menu-rules = Rules of the game
menu-seats = Seats and stacks
menu-another-game = Another game
