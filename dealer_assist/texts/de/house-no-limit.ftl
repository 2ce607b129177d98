### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-min-bet

house-min-bet-name = kleinster Einsatz
house-min-bet-does = mit wie viel eine Runde mindestens eröffnet wird
house-min-bet-figure = Blinds 50/100: 100 auf dem Flop, auch mit Straddle; Bomb Pot mit Antes zu 50: 50.

## house-min-raise

house-min-raise-name = kleinster Raise
house-min-raise-does = ob ein Raise mindestens der letzte volle Raise ist oder der doppelte Einsatz
house-min-raise-figure = 50/100, Raise auf 250: der nächste geht mindestens auf 400; verdoppelt auf 500.
house-min-raise-last-raise = der letzte volle Raise obendrauf
house-min-raise-double-bet = der doppelte Einsatz

## house-min-raise-over-short

house-min-raise-over-short-name = kleinster Raise über ein kurzes All-in
house-min-raise-over-short-does = der kleinste Raise über ein All-in, das zu wenig war
house-min-raise-over-short-figure =
    50/100 vor dem Flop, All-in 160: mindestens auf 260 (160 + 100); komplettiert auf 200.
house-min-raise-over-short-add = der letzte volle Raise obendrauf
house-min-raise-over-short-complete = nur bis zur vollen Stufe

## house-reopen

house-reopen-name = Wiedereröffnen des Setzens
house-reopen-does = wann wieder erhöhen darf, wer schon gehandelt hat
house-reopen-figure = A 400, All-in 550, All-in 820: A schuldet 420, einen vollen Raise, und darf auf 1.220 erhöhen.
house-reopen-facing-full = vor einem vollen Raise, kurze All-ins zusammengezählt
house-reopen-any = immer
house-reopen-last-full-only = nur, wenn ein einzelner Einsatz voll war

## house-under-raise

house-under-raise-name = Chips unter einem Raise
house-under-raise-does = was Chips zwischen Call und kleinstem Raise sind, wortlos gesetzt
house-under-raise-figure =
    100/200 nach dem Flop, Einsatz 500, 800 wortlos: 300 ist mindestens die Hälfte von 500, also Raise auf
    1.000; 700 ist ein Call.
house-under-raise-half = ab der Hälfte ein Raise, sonst ein Call
house-under-raise-always-raise = immer ein Raise
house-under-raise-always-call = immer ein Call

## house-oversized-chip

house-oversized-chip-name = ein größerer Chip
house-oversized-chip-does = ein größerer Chip als nötig, wortlos gesetzt
house-oversized-chip-figure =
    Vor 200 ein Chip zu 1.000: ein Call, 800 zurück; als erster Einsatz ein Einsatz von 1.000.
house-oversized-chip-call = ein Call
house-oversized-chip-bet-value = sein ganzer Wert

## house-multi-chip

house-multi-chip-name = mehrere Chips
house-multi-chip-does = mehrere Chips, von denen jeder zum Call gebraucht wird
house-multi-chip-figure = Vor 900 wortlos 500 + 500: beide sind nötig, also ein Call.
house-multi-chip-all-needed-is-call = ein Call
house-multi-chip-off = beurteilt wie ein zu kleiner Raise

## house-string-bet

house-string-bet-name = String Bet
house-string-bet-does = was mit Chips geschieht, die in einer zweiten Bewegung folgen
house-string-bet-figure = Vor 200: 200 gesetzt, dann 400 mehr. Die erste Bewegung gilt: ein Call, 400 zurück.
house-string-bet-first-motion = die erste Bewegung gilt
house-string-bet-off = alles gilt

## house-wrong-amount-until

house-wrong-amount-until-name = falschen Betrag berichtigen
house-wrong-amount-until-does = wie lange ein falscher Betrag berichtigt wird
house-wrong-amount-until-figure =
    Ein Raise 100 zu klein, dahinter ein Call: berichtigt bis zur nächsten Karte; nach zwei Aktionen nur vor
    der zweiten.
house-wrong-amount-until-street = bis zur nächsten Karte oder zum Showdown
house-wrong-amount-until-two-actions = bis zwei gehandelt haben
house-wrong-amount-until-never = gar nicht

## house-out-of-turn

house-out-of-turn-name = Handeln außer der Reihe
house-out-of-turn-does = wozu Handeln vor der eigenen Reihe verpflichtet
house-out-of-turn-figure =
    Sitz 4 callt vor Sitz 3, Sitz 3 checkt oder foldet: der Call gilt. Sitz 3 erhöht: Sitz 4 ist wieder frei.
house-out-of-turn-binding-if-unchanged = bindend, wenn sich die Aktion nicht ändert
house-out-of-turn-never-binding = nicht bindend

## house-undercall

house-undercall-name = zu wenig für den Call
house-undercall-does = zu wenige Chips für einen Call, wortlos gesetzt
house-undercall-figure = Heads-up vor 400, 100 gesetzt: ergänzt auf 400. Sonst sagt es der Floor.
house-undercall-full-call = zum Call ergänzt, heads-up und gegen den ersten Einsatz
house-undercall-floor = der Floor entscheidet

## house-betting-unit

house-betting-unit-name = Setzeinheit
house-betting-unit-does = wovon Einsätze ein Vielfaches sind
house-betting-unit-figure =
    Chips zu 25 im Spiel: ein Raise auf 430 geht nicht; 425 und 450 gehen. Ein All-in darf alles sein.
house-betting-unit-1 = eine Rechnungseinheit
house-betting-unit-smallest-blind-chip = der kleinste Chip der Blinds

## house-limp-single-draw

house-limp-single-draw-name = Limpen im Single Draw
house-limp-single-draw-does = ob im No-Limit Single Draw als Erster nur gecallt werden darf
house-limp-single-draw-figure =
    50/100 mit nein: der Erste foldet oder erhöht auf 200 und mehr; nach einem Raise ist Callen normal.

## house-jam-or-fold

house-jam-or-fold-name = Jam or Fold
house-jam-or-fold-does = ob ein kleinerer Jam mit gleich vielen Chips bezahlt werden darf
house-jam-or-fold-figure =
    3.000 dahinter, davor ein Jam von 1.000: Fold oder 3.000 (allein dagegen gehen 2.000 zurück); mit ja auch
    1.000.
house-jam-or-fold-whole-stack = nein, der ganze Stack
house-jam-or-fold-match = ja, gleich viel genügt

## house-hand-cap

house-hand-cap-name = Cap der Hand
house-hand-cap-does = wie viel ein Sitz höchstens in eine Hand setzen kann
house-hand-cap-figure =
    Cap 4.000, Stack 10.000, 1.500 gesetzt: noch höchstens 2.500; dann gilt der Sitz als all-in, und 6.000
    bleiben außen vor.
house-hand-cap-none = kein Cap
