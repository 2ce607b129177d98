### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-pot-reading

house-pot-reading-name = was Pot heißt
house-pot-reading-does = ob der Raise so groß wie der Pot ist oder der Gesamtbetrag
house-pot-reading-figure = 5/10, als Erster: auf 35; ist der Gesamtbetrag der Pot, auf 25.
house-pot-reading-raise-by-pot = der Raise ist der Pot nach dem Call
house-pot-reading-raise-to-pot = der Gesamtbetrag ist der Pot nach dem Call

## house-pot-short-blind

house-pot-short-blind-name = kurzer Blind im Pot
house-pot-short-blind-does = wie ein toter, fehlender oder kurzer Blind in der ersten Runde zählt
house-pot-short-blind-figure =
    50/100, toter Small Blind oder Big Blind mit 50 all-in: als Erster auf 350; echte Chips, auf 300.
house-pot-short-blind-full-preflop = als wären beide voll
house-pot-short-blind-actual = die echten Chips
house-pot-short-blind-small-as-big = der Small Blind wie ein großer

## house-pot-ante

house-pot-ante-name = Antes im Pot
house-pot-ante-does = welche Antes in der ersten Runde zählen
house-pot-ante-figure = 50/100, Big-Blind-Ante 100, als Erster: 450; ohne 350. Sechs Antes zu 25: 850 oder 700.
house-pot-ante-count = alle
house-pot-ante-skip-single-payer = nicht eines, das ein Spieler für alle zahlt
house-pot-ante-skip = keine

## house-pot-round

house-pot-round-name = Pot runden
house-pot-round-does = wie der gezählte Pot gerundet wird
house-pot-round-figure = Auf, Einheit 25: ein Pot von 85 zählt als 100.
house-pot-round-exact = gar nicht
house-pot-round-up = auf
house-pot-round-down = ab

## house-pot-round-unit

house-pot-round-unit-name = Rundungseinheit
house-pot-round-unit-does = die Einheit, auf die gerundet wird
house-pot-round-unit-figure = Einheit 25, Pot 110: auf 125, ab 100.

## house-half-pot-round

house-half-pot-round-name = Hälfte eines ungeraden Pots
house-half-pot-round-does = die Hälfte einer ungeraden Zahl kleinster Chips
house-half-pot-round-figure =
    Half-Pot 50/100, Chip 50, als Erster: die Hälfte von 250 ist 100, also auf 200; aufgerundet 150, also auf
    250.
house-half-pot-round-down = ab
house-half-pot-round-up = auf

## house-pot-overbet

house-pot-overbet-name = mehr als der Pot
house-pot-overbet-does = was mit Chips über dem Maximum geschieht
house-pot-overbet-figure =
    Maximum 700, 900 gesetzt: 200 gehen zurück; liegt schon die nächste Karte, können 900 gelten.
house-pot-overbet-give-back = sie gehen zurück
house-pot-overbet-stands-after-street = liegt die nächste Karte, gilt der Einsatz
