### Das Menü der Tischseite.

menu-title = Menü
menu-close = Schließen
menu-language = Sprache
menu-rules = Spielregeln
menu-seats = Sitze und Stacks
menu-another-game = Anderes Spiel
