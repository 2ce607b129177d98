### Die Wörter von Strukturen und Listen, wie Tabellen sie haben, jedes mit seinen Weisen, durch Kommas getrennt.

## Köpfe der Spalten der Levels

sheet-level = level, stufe, runde, nr
sheet-minutes = minuten, min, dauer, zeit
sheet-break = pause
sheet-small-blind = small blind, kleiner blind, sb
sheet-big-blind = big blind, großer blind, grosser blind, bb
sheet-blinds = blinds
sheet-big-blind-ante = big blind ante, bb ante, bba
sheet-ante = ante, antes
sheet-bring-in = bring-in
sheet-small-bet = kleiner einsatz, small bet
sheet-big-bet = großer einsatz, grosser einsatz, big bet

## in einer Zelle: dass die Zeile eine Pause ist, dass Chips eines Werts gehen, dass eine Zahl Minuten zählt

sheet-pause = pause
sheet-race = chip, color, race
sheet-in-minutes = min, min., minute, minuten

## der Kopf der Spalte mit den Spielern

sheet-player = spieler, name
