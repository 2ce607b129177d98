### What is said in several ways in the names of games, parted by commas.

game-word-8 = eight or better, 8 or better, 8b, eight
game-word-hilo = hi lo, hilo, high low, highlow
game-word-27 = 2 to 7, 2to7, 2 7, deuce to seven, deuce to 7, deuce seven, deuce
game-word-a5 = a to 5, a 5, ace to five, ace to 5
game-word-holdem = he, nlhe, plhe, lhe, nlh, plh, flh, lh
game-word-27-triple-draw = 27td
game-word-triple-draw = td
game-word-7card-stud = 7 stud, seven stud, 7cs
game-word-7card = seven card, 7 card
game-word-5card = five card, 5 card
game-word-6card = six card, 6 card
game-word-4card = four card, 4 card
game-word-double-board = two board, two boards, 2 board, 2 boards
game-word-short-deck = six plus, 6 plus
game-word-dealers-choice = dealer choice
