### Was in den Namen der Spiele auf mehrere Weisen gesagt wird, durch Kommas getrennt.

game-word-8 = acht oder besser, 8 oder besser
game-word-hilo = hoch tief, hi lo
game-word-27 = zwei bis sieben, 2 bis 7
game-word-a5 = ass bis fünf, ass bis fuenf, ass bis 5, a bis 5
game-word-holdem = nlhe, plhe, lhe
game-word-27-triple-draw = 27td
game-word-triple-draw = td
game-word-7card-stud = 7 stud, sieben stud, siebenkarten stud, siebenkartenstud
game-word-7card = sieben karten, 7 karten, siebenkarten
game-word-5card = fünf karten, fuenf karten, 5 karten, fünfkarten
game-word-6card = sechs karten, 6 karten, sechskarten
game-word-4card = vier karten, 4 karten, vierkarten
game-word-double-board = zwei boards, doppeltes board, doppelboard
game-word-short-deck = kurzes deck, mit kurzem deck
game-word-dealers-choice = wahl des dealers, wahl des gebers, dealer wählt, geber wählt
