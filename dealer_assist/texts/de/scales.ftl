### Skalen in Worten: was auf einer gewinnt, und was dort was schlägt; eine neue Skala hat hier ihre Zeilen.

## die Skalen, nach denen Hände gewertet werden, nach dem Wort „Hand“

scale-high = High
scale-short-deck-high = High im Short Deck
scale-short-deck-high-trips = High im Short Deck, Drilling vor Straße
scale-mexican-high = High im mexikanischen Poker
scale-quick-quads = Quick Quads
scale-ace-to-five = Ass-bis-Fünf
scale-deuce-to-seven = Zwei-bis-Sieben
scale-ace-to-six = Ass-bis-Sechs
scale-madison = Madison
scale-badugi = Badugi
scale-badugi-ace-high = Badugi, Ass hoch
scale-points = Punkte
scale-points-low = wenigste Punkte
scale-twenty-one = Einundzwanzig
scale-lowest-straight = niedrigste Straße

## die beste Hand darauf

scale-best-high = High-Hand
scale-best-short-deck-high = High-Hand
scale-best-short-deck-high-trips = High-Hand
scale-best-mexican-high = High-Hand
scale-best-quick-quads = High-Hand
scale-best-ace-to-five = Low von Ass bis Fünf
scale-best-deuce-to-seven = Low von Zwei bis Sieben
scale-best-ace-to-six = Low von Ass bis Sechs
scale-best-badugi = Badugi
scale-best-badugi-ace-high = Badugi
scale-best-points = Summe der Punkte
scale-best-points-low = Summe der Punkte
scale-best-twenty-one = Summe bis einundzwanzig
scale-best-madison = Madison-Low
scale-best-lowest-straight = Straße

## was schlägt was

scale-order-high = die übliche Reihenfolge, vom Straight Flush bis zur höchsten Karte
scale-order-short-deck-high =
    ein Flush schlägt ein Full House; A-6-7-8-9 ist die niedrigste Straße und schlägt einen Drilling
scale-order-short-deck-high-trips =
    ein Flush schlägt ein Full House, ein Drilling schlägt eine Straße; A-6-7-8-9 ist die niedrigste Straße
scale-order-mexican-high = ein Flush schlägt ein Full House; Straßen überspringen die fehlenden Werte, wie 5-6-7-J-Q
scale-order-quick-quads =
    ein Drilling von Zweien bis Zehnen ist ein Vierling, wenn die zwei anderen Karten zusammen seinen Wert
    ergeben; ein Ass zählt eins, Bilder zählen nichts
scale-order-ace-to-five = Asse niedrig, Straßen und Flushes zählen nicht; am besten { $best }
scale-order-deuce-to-seven = Asse hoch, Straßen und Flushes zählen gegen die Hand; am besten { $best }
scale-order-ace-to-six = Asse niedrig, Straßen und Flushes zählen gegen die Hand; am besten { $best }
scale-order-badugi =
    die meisten Karten verschiedener Werte und Farben, dann die tiefsten, Asse niedrig; am besten { $best }
scale-order-badugi-ace-high =
    die meisten Karten verschiedener Werte und Farben, dann die tiefsten, Asse hoch; am besten { $best }
scale-order-points = die meisten Punkte gewinnen: Ass eins, Zwei bis Zehn wie gedruckt, Bilder nichts
scale-order-points-low = die wenigsten Punkte gewinnen: Ass eins, Zwei bis Zehn wie gedruckt, Bilder nichts
scale-order-twenty-one =
    beliebige der fünf Karten: die meisten Punkte, nicht über 21, dann die meisten Karten; Ass eins, Bilder
    nichts
scale-order-madison = gelesen von der höchsten Karte abwärts, Asse niedrig; Paare, Straßen und Flushes zählen nicht
scale-order-lowest-straight = die niedrigste Straße gewinnt, Fünf hoch am besten, Ass hoch am schlechtesten

## die Skalen, deren Hände Nummern haben

scale-title-ace-to-five = Ass bis Fünf, California
scale-title-deuce-to-seven = Zwei bis Sieben, Kansas City
scale-title-ace-to-six = Ass bis Sechs, London

## a scale as the heading of its page

scale-name-high = High
scale-name-short-deck-high = Short-Deck-High
scale-name-short-deck-high-trips = Short-Deck-High, Drillinge
scale-name-mexican-high = Mexican High
scale-name-quick-quads = Quick Quads
scale-name-ace-to-five = Ass bis Fünf
scale-name-deuce-to-seven = Zwei bis Sieben
scale-name-ace-to-six = Ass bis Sechs
scale-name-madison = Madison
scale-name-badugi = Badugi
scale-name-badugi-ace-high = Badugi, Ass hoch
scale-name-points = Punkte
scale-name-points-low = Punkte, niedrig
scale-name-twenty-one = Einundzwanzig
scale-name-lowest-straight = Niedrigste Straße
