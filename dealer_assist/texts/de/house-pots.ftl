### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-uncalled

house-uncalled-name = nicht gecallter Einsatz
house-uncalled-does = was mit Chips geschieht, die niemand gecallt hat
house-uncalled-figure = Einsatz 500, All-in mit 300: 200 gehen vor Pots und Rake zurück.
house-uncalled-return = gehen zurück

## house-side-pots

house-side-pots-name = Side Pots
house-side-pots-does = wie Side Pots geteilt werden
house-side-pots-figure =
    Gesetzt 150 (gefoldet), 500, 900, 2.000, 1.600: 400 zurück, Main Pot 2.150, Side Pots 1.200 und 1.400.
house-side-pots-separate = jeder für sich

## house-odd-chip-unit

house-odd-chip-unit-name = feinste Auszahlung
house-odd-chip-unit-does = wie fein eine Auszahlung sein kann
house-odd-chip-unit-figure = 1.030 in Chips zu 25, durch drei: 355, 350, 325.

## house-odd-chip-side

house-odd-chip-side-name = Odd Chip zwischen Hälften
house-odd-chip-side-does = welche Hälfte den Odd Chip bekommt; Position gilt für zwei Lows
house-odd-chip-side-figure = Omaha/8, 1.050, Chip 100: High 550, Low 500.
house-odd-chip-side-high = High, die Fünf-Karten-Hand, die erste Hand des Spiels
house-odd-chip-side-position = bei zwei Lows nach Position

## house-odd-chip-tie

house-odd-chip-tie-name = Odd Chip bei Gleichstand
house-odd-chip-tie-does = welche von gleichen Händen ihn bekommt, mit Button
house-odd-chip-tie-figure = 725, Chip 25, Gewinner 1, 4, 6, Button 4: Sitze 6 und 1 bekommen 250, Sitz 4 225.
house-odd-chip-tie-left-of-button = die erste links vom Button
house-odd-chip-tie-high-card = die höchste Karte nach Farbe

## house-button-stud-tie

house-button-stud-tie-name = Odd Chip im Stud mit Button
house-button-stud-tie-does = dasselbe im Stud mit Button
house-button-stud-tie-figure = Mississippi, Button 4, Sitze 2 und 5 gleich: Sitz 5; nach Karte die höhere.
house-button-stud-tie-left-of-button = die erste links vom Button
house-button-stud-tie-high-card = die höchste Karte nach Farbe

## house-odd-chip-stud-cards

house-odd-chip-stud-cards-name = verglichene Karten im Stud
house-odd-chip-stud-cards-does = welche Karten im Stud verglichen werden
house-odd-chip-stud-cards-figure = Zwei Paar gleich, 1.025, Chip 25, Kicker 8c und 8s: 8s 525, 8c 500.
house-odd-chip-stud-cards-winning-five = die fünf der Gewinnhand
house-odd-chip-stud-cards-all-cards = alle sieben

## house-odd-chip-stud-low

house-odd-chip-stud-low-name = Odd Chip zwischen Lows im Stud
house-odd-chip-stud-low-does = welche Karte ihn zwischen Lows im Stud bekommt
house-odd-chip-stud-low-figure = Razz, beide 7-6-4-2-A, 7s..As und 7d..Ah: 7s; niedrigste, Ah.
house-odd-chip-stud-low-highest = die höchste Karte nach Farbe
house-odd-chip-stud-low-lowest = die niedrigste Karte nach Farbe

## house-odd-chip-most

house-odd-chip-most-name = höchste Zahl Odd Chips
house-odd-chip-most-does = wie viele ein Spieler bekommen kann
house-odd-chip-most-figure =
    Omaha/8, 375, Chip 25, Button 6, Sitz 2 High, 2 und 5 gleich im Low: 275 und 100; einer je Teilung, 300
    und 75.
house-odd-chip-most-one-per-pot = einer je Pot
house-odd-chip-most-one-per-split = einer je Teilung
house-odd-chip-most-all-to-first = alle an den ersten

## house-run-it

house-run-it-name = mehrmals laufen lassen
house-run-it-does = wie oft das Board laufen darf
house-run-it-figure = Zweimal, 775, Chip 25: Boards 400 und 375.
house-run-it-1 = einmal
house-run-it-2 = höchstens zweimal
house-run-it-3 = höchstens dreimal

## house-rake

house-rake-name = Rake
house-rake-does = was das Haus nimmt
house-rake-figure = Pot 143 nach 40 nicht gecallten, 5 %, Cap 10, Schritt 1: Rake 7, ausgezahlt 136.
house-rake-none = kein Rake

## house-rake-from

house-rake-from-name = welche Pots Rake zahlen
house-rake-from-does = aus welchen Pots der Rake kommt
house-rake-from-figure = Main Pot 300, Side Pot 100, Rake 8: 8 aus dem Main Pot; aus jedem, 6 und 2.
house-rake-from-main-first = zuerst der Main Pot
house-rake-from-each-pot = jeder Pot anteilig

## house-rake-no-flop

house-rake-no-flop-name = Rake ohne Flop
house-rake-no-flop-does = ob aus einem Pot ohne Flop Rake genommen wird
house-rake-no-flop-figure = Alle folden vor dem Flop auf einen Raise: kein Rake; bei „genommen“ der übliche.
house-rake-no-flop-free = frei
house-rake-no-flop-taken = genommen

## house-drop

house-drop-name = Jackpot-Drop
house-drop-does = die Abgabe für den Jackpot
house-drop-figure = Drop 1 ab 10: aus einem Pot von 143 ein Chip, aus einem Pot von 9 keiner.
house-drop-none = kein Drop
