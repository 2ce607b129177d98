### Ein neuer Tisch in drei Fragen.

## newtable

newtable-game = Spiel oder Mix
newtable-mix = Mix
newtable-more = und % weitere: einen Teil des Namens schreiben
newtable-no-such-game =
    So heißt kein Spiel. Ein Bomb Pot oder ein Straddle wird zwischen zwei Händen jedes Spiels angetippt.
newtable-which-game = Welches Spiel?
newtable-which-stakes = Welche Einsätze?
newtable-rest = Mehr: Buy-ins und Hausregeln
newtable-who-sits = Wer sitzt?
newtable-step-game = Spiel
newtable-step-stakes = Einsätze
newtable-step-players = Spieler
newtable-next = Weiter
newtable-deal = Hand 1 geben
newtable-later = Einrichten, später geben
newtable-chips = Chips am Tisch
newtable-stakes = Übliche Einsätze
newtable-derived = Die Einsätze brauchen Chips zu { $chips }.
newtable-another-chip = Ein anderer
newtable-all-hint = jeder besetzte Sitz ohne eigene Chips; 10k sind 10.000
newtable-how-many = Besetzte Sitze
newtable-seats-key = Sitze 1 bis { $n }
newtable-sits = Besetzt
newtable-in = ja
newtable-first-game = Das erste Spiel
newtable-offline = Der Server antwortet nicht. Nichts ist verloren: noch einmal versuchen.
newtable-no-bring-in = Dieses Spiel wird mit einem Bring-in eröffnet. Schreib den Betrag.
newtable-no-forced-money = Niemand würde etwas setzen. Schreib Blinds oder ein Ante.
newtable-no-limits = Limit ohne Blinds braucht seine Bets. Schreib die kleine Bet.
newtable-no-spread = Spread-Limit braucht den kleinsten und den größten Einsatz, etwa 2-10.
newtable-too-few-players = Eine Hand braucht zwei Spieler mit Chips. Gib an, wer sitzt und womit jeder beginnt.
newtable-choose-game = Das Spiel der ersten Hand wird gewählt. Frag und tipp es an.
