### Lo que en los nombres de los juegos se dice de varias formas, separadas por comas.

game-word-8 = ocho o mejor, 8 o mejor
game-word-hilo = alto bajo, hi lo
game-word-27 = dos a siete, 2 a 7
game-word-a5 = as a cinco, as a 5, a a 5
game-word-holdem = nlhe, plhe, lhe
game-word-27-triple-draw = 27td
game-word-triple-draw = td
game-word-7card-stud = 7 stud, stud de siete
game-word-7card = siete cartas, 7 cartas
game-word-5card = cinco cartas, 5 cartas
