### The words of the game files: what each means, how it is written.

## step

fileword-step-hole = N cartas boca abajo a cada jugador
fileword-step-down = N cartas de stud boca abajo a cada jugador
fileword-step-up = N cartas boca arriba a cada jugador
fileword-step-board = N cartas comunes boca arriba
fileword-step-draw = cada uno tira de A a B cartas y toma otras tantas
fileword-step-discard = cada uno tira exactamente N de sus cartas tapadas
fileword-step-keep = cada uno se queda de A a B cartas y tira las otras
fileword-step-part = cada uno separa la mano en manos de estos tamaños
fileword-step-roll = el botón tira N dados
fileword-step-remove = salen del juego cartas del board
fileword-step-expose = cada uno puede descubrir su carta tapada
fileword-step-turn = N cartas, tapadas a quien tiene todo descubierto, si no descubiertas
fileword-step-door = cada uno descubre N de sus cartas tapadas
fileword-step-choose = el primero en actuar elige el juego
fileword-step-buy = N veces cada uno puede comprar la carta en venta por una propia

## condition

fileword-condition-roll = la última tirada es de A a B
fileword-condition-flop-red = N o más de las tres primeras cartas del board son rojas
fileword-condition-flop-black = N o más de las tres primeras cartas del board son negras
fileword-condition-chosen = este es el juego elegido

## game

fileword-game-name = cómo se llama el juego
fileword-game-short = cómo lo llaman títulos y listas cuando su nombre es largo
fileword-game-also = todos sus otros nombres
fileword-game-section = su página del reglamento
fileword-game-summary = el juego en una línea
fileword-game-extends = los juegos en que se basa, leídos de izquierda a derecha
fileword-game-forced = el dinero que entra antes de las cartas
fileword-game-button = si hay botón; con ciegas lo hay
fileword-game-bomb-pot = solo antes, y sin apuestas en la primera calle
fileword-game-deck = de qué cartas se reparte
fileword-game-joker = cómo juega el comodín
fileword-game-bring-in = qué carta de puerta paga el bring-in
fileword-game-showing = la escala con la que las cartas descubiertas deciden quién abre
fileword-game-bettings = primero las apuestas habituales, luego las otras
fileword-game-max-seats = a cuántos se puede repartir
fileword-game-nobody = quién se lo lleva si ninguna parte del bote tiene ganador; o «next deal»
fileword-game-notes = lo que un crupier debería saber además
fileword-game-habits = reglas de juego que pide la página, según las apuestas
fileword-game-streets = las rondas de apuestas, en orden
fileword-game-sides = las partes del bote; la primera se lleva la ficha impar
fileword-game-board = qué cartas del board van juntas
fileword-game-becomes = como qué puede seguir; el primero si nadie elige
fileword-game-fits = en una variación: las calles, con sus pasos, sobre las que se pone

## streets

fileword-streets-steps = lo que hace el crupier antes de la ronda, en orden
fileword-streets-bet = el tamaño de una apuesta con límite en la ronda
fileword-streets-opens = quién actúa primero, si no es el de siempre
fileword-streets-with-action = lo que hace cada uno con su primera acción
fileword-streets-after = la calle a la que sigue esta nueva
fileword-streets-before = la calle antes de la que va esta nueva

## sides

fileword-sides-tiers = modos de ganar; cuenta el primero que se hace
fileword-sides-when = la parte del bote se juega solo entonces
fileword-sides-after = la parte del bote a la que sigue esta nueva
fileword-sides-before = la parte del bote antes de la que va esta nueva
fileword-sides-sides = la parte del bote se divide otra vez; estas dicen lo que cambia

## tiers

fileword-tiers-scale = qué gana a qué
fileword-tiers-hole = cuántas cartas propias juegan
fileword-tiers-board = si juegan las cartas comunes
fileword-tiers-of = la parte de una mano separada que juega
fileword-tiers-qualifier = la mano más floja que cuenta
fileword-tiers-line = la parte del bote se juega en esta línea del board
fileword-tiers-holding = una de estas tiene que estar entre las cartas del jugador

## board

fileword-board-lines = una mano usa cartas del board de una línea
fileword-board-rows = una mano usa como mucho una carta del board de cada fila

## becomes

fileword-becomes-when = la mano sigue entonces como este juego
fileword-becomes-steps = lo que hace el crupier para llegar ahí
fileword-becomes-with-action = lo que hace cada uno con su primera acción

## how a word is written

fileform-text = texto
fileform-texts = textos
fileform-word = palabra
fileform-words = palabras
fileform-table = tabla
fileform-tables = tablas
fileform-scale = escala
fileform-step = paso
fileform-steps = pasos
fileform-street = calle
fileform-side = parte del bote
fileform-part = parte de la mano
fileform-condition = condición
fileform-ranks = valores
fileform-lines = líneas
fileform-rows = filas
fileform-id-or-ids = id o varios
fileform-true-or-false = true o false
fileform-any-all-n-or-list = any, all, N o lista

## the kinds of words

filekind-steps = Pasos
filekind-conditions = Condiciones
filekind-forced-money = Dinero obligado
filekind-decks = Barajas
filekind-jokers = Comodines
filekind-bring-ins = Bring-ins
filekind-bets = Tamaños de apuesta
filekind-openers = Quién abre
filekind-bettings = Estructuras de apuestas
filekind-habits = Reglas de juego
filekind-removals = Lo que se quita
filekind-own-cards = Cartas propias
filekind-scales = Escalas
filekind-qualifiers = Mínimos
filekind-at-the-top-of-a-file = Al principio de un archivo
filekind-of-a-street = De una calle
filekind-of-a-side = De una parte del bote
filekind-of-a-tier = De un nivel
filekind-of-the-board = Del board
filekind-of-a-game-it-goes-on-as = De un juego como el que sigue
