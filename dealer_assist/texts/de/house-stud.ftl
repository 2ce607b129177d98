### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-bring-in

house-bring-in-name = Bring-in
house-bring-in-does = welche Door Card das Bring-in zahlt
house-bring-in-figure = Door Cards 2c, 2d, Ks: niedrige Karte, Kreuz-Zwei; hohe Karte, Pik-König.
house-bring-in-low-card = die niedrigste Karte
house-bring-in-high-card = die höchste, Ass niedrig
house-bring-in-high-card-ace-high = die höchste, Ass hoch

## house-super-stud-8-bring-in

house-super-stud-8-bring-in-name = Bring-in bei Super Stud 8
house-super-stud-8-bring-in-does = dasselbe mit vier verdeckten Karten, High-Low
house-super-stud-8-bring-in-figure = Door Cards 3c, 9d, Kh: der Sitz mit 3c, oder der mit Kh.
house-super-stud-8-bring-in-low-card = die niedrigste Karte
house-super-stud-8-bring-in-high-card = die höchste Karte

## house-bring-in-option

house-bring-in-option-name = höher eröffnen
house-bring-in-option-does = ob höher eröffnen darf, wer das Bring-in hat
house-bring-in-option-figure = 300/600, Bring-in 100: 100 oder 300; nur Bring-in: 100.
house-bring-in-option-bring-in-or-complete = Bring-in oder komplettieren
house-bring-in-option-bring-in-only = nur das Bring-in

## house-bring-in-short

house-bring-in-short-name = kurzes Bring-in
house-bring-in-short-does = was ein Call hinter einem kurzen Bring-in kostet
house-bring-in-short-figure =
    Bring-in 40, die niedrige Karte mit 25 all-in: die anderen callen 40 oder komplettieren; gleich viel, 25.
house-bring-in-short-others-pay-full = das ganze Bring-in
house-bring-in-short-others-match = was da liegt

## house-third-street-half

house-third-street-half-name = halbe Bet über dem Bring-in
house-third-street-half-does = was eine halbe Bet über dem Bring-in ist
house-third-street-half-figure = Kleine Bet 200, Bring-in 75: ein All-in zählt ab 100, oder ab 137,5.
house-third-street-half-of-small-bet = die Hälfte der kleinen Bet
house-third-street-half-of-difference = die Hälfte dessen, was fehlt

## house-stud-first-act

house-stud-first-act-name = Erster im Stud
house-stud-first-act-does = wer ab der Fourth Street beginnt
house-stud-first-act-figure = Offen K-9, 4-4, A-2: das Paar Vieren beginnt; im Razz A-2.
house-stud-first-act-best-board = die besten offenen Karten, bei Low-Spielen die tiefsten

## house-stud-board-tie

house-stud-board-tie-name = gleiche offene Karten
house-stud-board-tie-does = wer beginnt, wenn zwei gleich offen liegen
house-stud-board-tie-figure = 8s-4d und 8h-4c: Pik-Acht, oder der erste im Uhrzeigersinn vom Dealer.
house-stud-board-tie-suit = die höhere Farbe der höchsten Karte
house-stud-board-tie-position = der erste im Uhrzeigersinn vom Dealer

## house-stud-short-stub

house-stud-short-stub-name = zu wenig Karten für die Seventh Street
house-stud-short-stub-does = die letzte Karte, wenn der Stapel nicht reicht
house-stud-short-stub-figure =
    Sieben dabei, Stapel 7: mit den drei Brennkarten mischen, eine brennen, sieben austeilen. Stapel 3,
    Brennkarten 3, sieben dabei: eine Karte für alle.
house-stud-short-stub-burns-then-community = Brennkarten dazu, sonst eine Karte für alle
house-stud-short-stub-community = eine Karte für alle

## house-community-first-act

house-community-first-act-name = Erster nach einer gemeinsamen Karte
house-community-first-act-does = wer nach einer gemeinsamen Karte beginnt
house-community-first-act-figure =
    Sitz 3 begann auf der Sixth Street, mit der gemeinsamen Karte liegt Sitz 5 vorn: 3, oder 5.
house-community-first-act-as-sixth = wie auf der Sixth Street
house-community-first-act-with-community = die besten offenen Karten mit dieser Karte

## house-last-card-exposed

house-last-card-exposed-name = offene letzte Karte
house-last-card-exposed-does = eine verdeckte letzte Karte, die offen fiel
house-last-card-exposed-figure =
    Die siebte Karte von Sitz 4 fiel offen: die anderen werden bedient, eine wird gebrannt, Sitz 4 bekommt
    eine andere verdeckt.
house-last-card-exposed-replace = nach den anderen ersetzt
house-last-card-exposed-keep = bleibt
