### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-same-hand-bust

house-same-hand-bust-name = zwei scheiden in einer Hand aus
house-same-hand-bust-does = die Reihenfolge, wenn zwei in einer Hand ausscheiden
house-same-hand-bust-figure = 20 übrig, Stacks 4.000 und 900 scheiden aus: 19. und 20.; gleich, beide 19.
house-same-hand-bust-by-starting-stack = der größere Stack ist besser platziert
house-same-hand-bust-tie = sie sind gleich

## house-bounty-winner

house-bounty-winner-name = Bounty bei geteiltem Pot
house-bounty-winner-does = wer das Bounty bei einem geteilten Pot bekommt
house-bounty-winner-figure =
    Omaha/8, Button 3, 5 und 9 gleich im High, 2 im Low, 8 scheidet aus: Sitz 5; geteilt, je die Hälfte.
house-bounty-winner-high-or-five-card = die Hälfte für High oder für fünf Karten
house-bounty-winner-split = geteilt

## house-hand-for-hand-clock

house-hand-for-hand-clock-name = Uhr bei Hand-for-Hand
house-hand-for-hand-clock-does = wie viele Minuten eine Hand bei Hand-for-Hand kostet
house-hand-for-hand-clock-figure = 12:00 auf der Uhr, eine Hand zu vier Minuten: 10:00; bei drei 9:00.

## house-level-applies

house-level-applies-name = neues Level
house-level-applies-does = ab wann ein neues Level gilt
house-level-applies-figure = Die Uhr springt um, nachdem das Mischen begann: diese Hand wird im alten Level gespielt.
house-level-applies-next-hand = ab der nächsten Hand

## house-color-up

house-color-up-name = Color-up
house-color-up-does = was mit überzähligen kleinen Chips geschieht
house-color-up-figure =
    Chip-Race auf 100 mit neun überzähligen 25ern: 225 geben zwei Chips und 25 übrig; aufgerundet einen dritten
    Chip.
house-color-up-race = Chip-Race, der Rest entfällt
house-color-up-round-up = Chip-Race, der Rest aufgerundet
house-color-up-round-half = Chip-Race, der Rest ab der Hälfte aufgerundet

## house-race-last-chip

house-race-last-chip-name = letzter Chip im Chip-Race
house-race-last-chip-does = der Chip für einen Spieler, dem das Chip-Race nichts lässt
house-race-last-chip-figure =
    Im Chip-Race geht es um zwei Chips, Sitz 6 bliebe ohne alles: einer extra; oder einer der zwei, vor Sitz 8.
house-race-last-chip-extra = einer extra
house-race-last-chip-from-race = aus dem Chip-Race

## house-balance-who

house-balance-who-name = wer umgesetzt wird
house-balance-who-does = wer zum Ausgleich der Tische umgesetzt wird
house-balance-who-figure = Big Blind jetzt Sitz 5 von neun, Sitze 3 und 7 frei: der nächste Big Blind geht auf Sitz 7.
house-balance-who-next-big-blind = der nächste Big Blind
house-balance-who-high-card = die höchste Karte

## house-balance-spread

house-balance-spread-name = Unterschied der Tische
house-balance-spread-does = der größte Unterschied zwischen zwei Tischen
house-balance-spread-figure =
    Tische mit 9, 9 und 7: bei 2 wird niemand umgesetzt; bei 1, und bei höchstens sechs Tischen, einer.

## house-halt-short

house-halt-short-name = kurzen Tisch anhalten
house-halt-short-does = wie viele Spieler fehlen müssen, damit ein Tisch anhält
house-halt-short-figure = Andere Tische zu neunt: einer mit sechs hält an, sobald seine Blinds durch sind.

## house-table-break

house-table-break-name = Tisch auflösen
house-table-break-does = wie die Sitze für einen aufgelösten Tisch ausgelost werden
house-table-break-figure = Freie Sitze werden gemischt, dann nach höchster Karte vergeben.
house-table-break-random-two-step = gemischt, dann nach höchster Karte vergeben

## house-redraw

house-redraw-name = Neuauslosung
house-redraw-does = bei wie vielen Tischen alle Sitze neu ausgelost werden
house-redraw-figure = WSOP: bei drei Tischen, bei zwei und am Finaltisch.
house-redraw-final = am Finaltisch

## house-final-size

house-final-size-name = Finaltisch
house-final-size-does = wie viele Spieler am Finaltisch sitzen
house-final-size-figure = 9 aus Tischen zu neunt und zu acht, 7 aus Tischen zu siebt und zu sechst.

## house-paid-places

house-paid-places-name = bezahlte Plätze
house-paid-places-does = wovon die bezahlten Plätze ein Anteil sind
house-paid-places-figure = 100 Spieler, 40 davon zweimal, 15 Prozent: 21 Plätze von 140 Entries; von den Spielern 15.
house-paid-places-entries = von allen Entries, auch den Re-Entries
house-paid-places-players = von den Spielern

## house-lammers

house-lammers-name = Lammer
house-lammers-does = die Rebuy-Chips des Turniers
house-lammers-figure = Zwei zu 5.000, Stack 2.000: einer vor der nächsten Hand eingelöst gibt 7.000 und lässt einen.
house-lammers-none = keine Lammer

## house-lammer-bust

house-lammer-bust-name = Lammer beim Ausscheiden
house-lammer-bust-does = wie viele beim Ausscheiden eingelöst werden
house-lammer-bust-figure = Raus mit zwei zu 5.000: 5.000 oder 10.000; bei „einer“ 5.000.
house-lammer-bust-choose = mindestens einer, nach Wunsch des Spielers
house-lammer-bust-one = einer

## house-shootout-advance

house-shootout-advance-name = Gewinner eines Shootout-Tisches
house-shootout-advance-does = wie viele je Tisch eines Shootouts weiterkommen
house-shootout-advance-figure = 75 Spieler, zu neunt: neun Tische, drei mit 9 und sechs mit 8.

## house-win-button

house-win-button-name = den Button gewinnen
house-win-button-does = wer den Button gewinnt
house-win-button-figure = Geteilt: der erste Gewinner im Uhrzeigersinn vom alten Button.
house-win-button-main-pot-winner = der Gewinner des Main Pots

## house-nit-ante

house-nit-ante-name = Nit-Karte
house-nit-ante-does = wie viele Big Blinds die letzte Karte des Nit Game kostet
house-nit-ante-figure = Neues Level 600/1.200, Karte noch da: 6.000 tot in den ersten Pot, dann die normalen Blinds.

## house-penalty

house-penalty-name = Strafe
house-penalty-does = worin eine Strafe gezählt wird
house-penalty-figure = Acht Spieler, zwei Runden: 16 Hände.
house-penalty-rounds = Runden am Tisch
house-penalty-hands = Hände

## house-absent

house-absent-name = fehlender Spieler
house-absent-does = der Stack von jemandem, der nicht am Tisch ist
house-absent-figure = Karten werden ausgeteilt und eingezogen; Blinds, Antes und ein Bring-in werden gesetzt.
house-absent-blind-off = wird abgeblindet

## house-shot-clock

house-shot-clock-name = Shot Clock
house-shot-clock-does = wie viele Sekunden zum Handeln bleiben
house-shot-clock-figure = 25 Sekunden und 5 dazu: vor einem Einsatz ist die Hand tot, sonst ist es ein Check.

## house-mixed-button

house-mixed-button-name = Button im Mix
house-mixed-button-does = der Button, während im Mix Stud gespielt wird
house-mixed-button-figure = Letzte Hand mit Button auf 4, einmal weiter auf 5, dort für die Stud-Runde gehalten.
house-mixed-button-freeze-in-stud = einmal weiter, dann gehalten
