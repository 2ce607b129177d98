### Was in den Namen der Spiele auf mehrere Weisen gesagt wird, durch Kommas getrennt.

game-word-8 = acht oder besser, 8 oder besser
game-word-hilo = hoch tief, hi lo
game-word-27 = zwei bis sieben, 2 bis 7
game-word-a5 = ass bis fünf, ass bis 5, a bis 5
game-word-holdem = nlhe, plhe, lhe
game-word-27-triple-draw = 27td
game-word-triple-draw = td
game-word-7card-stud = 7 stud, sieben stud
game-word-7card = sieben karten, 7 karten
game-word-5card = fünf karten, 5 karten
