### Lo que en los nombres de los juegos se dice de varias formas, separadas por comas.

game-word-8 = ocho o mejor, 8 o mejor
game-word-hilo = alto bajo, hi lo
game-word-27 = dos a siete, 2 a 7
game-word-a5 = as a cinco, as a 5, a a 5
game-word-holdem = nlhe, plhe, lhe
game-word-27-triple-draw = 27td
game-word-triple-draw = td
game-word-7card-stud = 7 stud, stud de siete, stud de siete cartas, stud de 7 cartas
game-word-7card = siete cartas, 7 cartas, de siete cartas, de 7 cartas
game-word-5card = cinco cartas, 5 cartas, de cinco cartas, de 5 cartas
game-word-6card = seis cartas, 6 cartas, de seis cartas, de 6 cartas
game-word-4card = cuatro cartas, 4 cartas, de cuatro cartas, de 4 cartas
game-word-double-board = doble board, doble tablero, dos boards, a dos boards
game-word-short-deck = baraja corta, con baraja corta
game-word-dealers-choice = elección del dealer, elección del crupier, elige el dealer, elige el crupier
