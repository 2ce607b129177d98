### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-value

house-value-yes = ja
house-value-no = nein
house-value-on = an
house-value-off = aus
house-value-by-game = wie die Seite des Spiels sagt
house-value-as-listed = wie das Strukturblatt sagt
house-value-smallest-chip-in-play = der kleinste Chip im Spiel

## house-raise-cap

house-raise-cap-name = Raise-Cap
house-raise-cap-does = wie viele Raises in einer Limit-Runde auf den Einsatz folgen dürfen
house-raise-cap-figure =
    Limit 100/200 auf dem Flop, 3: Einsatz 100, Raises auf 200, 300 und 400; dann nur Call oder Fold.
house-raise-cap-none = kein Cap

## house-heads-up-cap

house-heads-up-cap-name = Cap zu zweit
house-heads-up-cap-does = wann der Cap zwischen zwei Spielern entfällt
house-heads-up-cap-figure =
    Drei Spieler, 200, 400, einer foldet: „nie“ erlaubt 600 und 800; „noch nicht erreicht“ hat kein Ende.
house-heads-up-cap-keep = nie
house-heads-up-cap-lift-before-cap = sobald zwei übrig sind und er noch nicht erreicht ist
house-heads-up-cap-lift-if-round-starts = nur, wenn die Runde zu zweit begann
house-heads-up-cap-lift-last-two = nur bei den letzten zwei des Turniers

## house-heads-up-count

house-heads-up-count-name = wer als zwei zählt
house-heads-up-count-does = ob ein Spieler, der all-in ist, mitzählt
house-heads-up-count-figure =
    Drei übrig, einer all-in: „können noch setzen“ zählt zwei, „nicht gefoldet“ zählt drei.
house-heads-up-count-can-bet = alle, die noch setzen können
house-heads-up-count-unfolded = alle, die nicht gefoldet haben

## house-limit-short-all-in

house-limit-short-all-in-name = kurzes All-in im Limit
house-limit-short-all-in-does = ab welchem Teil einer Bet ein All-in als eine zählt
house-limit-short-all-in-figure =
    Bets zu 200, All-in 150: „halbe Bet“ macht den nächsten Raise zu 350; „volle Bet“ lässt auf 200
    komplettieren.
house-limit-short-all-in-half = halbe Bet
house-limit-short-all-in-full = volle Bet

## house-limit-reopen

house-limit-reopen-name = Wiedereröffnen im Limit
house-limit-reopen-does = wie viel mehr das Setzen für jemanden wieder öffnet, der schon gehandelt hat
house-limit-reopen-figure =
    A setzt 200, All-in 320, C callt: A schuldet 120. „Ab halber Bet“ darf A auf 520 erhöhen; „ab voller Bet“
    nicht.
house-limit-reopen-from-half = ab halber Bet
house-limit-reopen-from-full = ab voller Bet

## house-limit-next-level

house-limit-next-level-name = Raise über ein kurzes All-in
house-limit-next-level-does = ob ein Raise über ein kurzes All-in obendrauf kommt oder es komplettiert
house-limit-next-level-figure =
    Einsatz 60, Raise 120, All-in 150: „obendrauf“ gibt 210; „nächste Stufe“ komplettiert auf 180.
house-limit-next-level-own-amount = obendrauf
house-limit-next-level-next-multiple = komplettiert auf die nächste volle Stufe

## house-limit-short-sum

house-limit-short-sum-name = mehrere kurze All-ins
house-limit-short-sum-does = ob kurze All-ins über eine volle Bet zusammengezählt werden
house-limit-short-sum-figure =
    200, All-in 270, All-in 330: „zusammen“ macht den nächsten Raise zu 530; „einzeln“ komplettiert auf 400.
house-limit-short-sum-sum = zusammengezählt
house-limit-short-sum-each = einzeln beurteilt

## house-completion-is-raise

house-completion-is-raise-name = Komplettieren ist ein Raise
house-completion-is-raise-does = ob das Komplettieren des Bring-ins schon ein Raise ist
house-completion-is-raise-figure =
    Stud 300/600, Bring-in 100: komplett 300, Raise 600, 900, 1.200 = Cap; mit ja ist bei 900 der Cap.

## house-straddle-is-bet

house-straddle-is-bet-name = Straddle zählt als Stufe
house-straddle-is-bet-does = ob ein Straddle eine Stufe des Caps verbraucht
house-straddle-is-bet-figure =
    Limit 10/20, Straddle 20, Raise-Cap 3: Raises auf 30, 40 und 50; mit ja nur auf 30 und 40.

## house-check-raise

house-check-raise-name = Check-Raise
house-check-raise-does = ob erhöhen darf, wer gecheckt hat
house-check-raise-figure = Check, Einsatz 200, zurück an den Spieler, der gecheckt hat: mit nein nur Call oder Fold.

## house-open-pair-double

house-open-pair-double-name = große Bet bei offenem Paar
house-open-pair-double-does = die große Bet auf der Fourth Street bei einem offenen Paar im Stud
house-open-pair-double-figure =
    300/600 mit ja: erster Einsatz 300 oder 600; über 300 ein Raise auf 600 oder 900; über 600 nur um 600.

## house-lowball-after-draw

house-lowball-after-draw-name = Bet nach dem Draw
house-lowball-after-draw-does = wie groß die Bet nach dem Draw im Single Draw ist
house-lowball-after-draw-figure = California Lowball 20/40: nach dem Draw Bets zu 40; bei „kleine“ bleibt es bei 20.
house-lowball-after-draw-big = die große Bet
house-lowball-after-draw-small = die kleine Bet

## house-mississippi-limit

house-mississippi-limit-name = Setzrunden bei Mississippi
house-mississippi-limit-does = wie viele Runden bei Limit Mississippi zur kleinen und wie viele zur großen Bet sind
house-mississippi-limit-figure = Vier Runden bei 100/200: 100, 100, 200, 200; oder 100, 200, 200, 200.
house-mississippi-limit-two-two = zwei kleine, zwei große
house-mississippi-limit-one-three = eine kleine, drei große
