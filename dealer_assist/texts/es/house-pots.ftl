### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-uncalled

house-uncalled-name = apuesta no igualada
house-uncalled-does = las fichas que nadie igualó
house-uncalled-figure = Apuesta 500, all-in por 300: vuelven 200 antes de botes y comisión.
house-uncalled-return = vuelven

## house-side-pots

house-side-pots-name = botes laterales
house-side-pots-does = cómo se reparten los botes laterales
house-side-pots-figure =
    Dentro 150 (retirado), 500, 900, 2.000, 1.600: vuelven 400, principal 2.150, laterales 1.200 y 1.400.
house-side-pots-separate = cada uno por separado

## house-odd-chip-unit

house-odd-chip-unit-name = reparto más fino
house-odd-chip-unit-does = lo más fino que se puede repartir
house-odd-chip-unit-figure = 1.030 en fichas de 25, entre tres: 355, 350, 325.

## house-odd-chip-side

house-odd-chip-side-name = ficha impar entre mitades
house-odd-chip-side-does = qué mitad se lleva la ficha impar; la posición es para dos bajas
house-odd-chip-side-figure = Omaha/8, 1.050, ficha 100: alta 550, baja 500.
house-odd-chip-side-high = la alta, la mano de cinco, la primera del juego
house-odd-chip-side-position = por posición entre dos bajas

## house-odd-chip-tie

house-odd-chip-tie-name = ficha impar de un empate
house-odd-chip-tie-does = cuál de las manos empatadas se la lleva, con botón
house-odd-chip-tie-figure = 725, ficha 25, ganan 1, 4, 6, botón 4: 6 y 1 reciben 250, 4 recibe 225.
house-odd-chip-tie-left-of-button = el primero a la izquierda del botón
house-odd-chip-tie-high-card = la carta más alta por palo

## house-button-stud-tie

house-button-stud-tie-name = ficha impar en stud con botón
house-button-stud-tie-does = lo mismo en stud con botón
house-button-stud-tie-figure = Mississippi, botón 4, empatan 2 y 5: el 5; por carta, la más alta.
house-button-stud-tie-left-of-button = el primero a la izquierda del botón
house-button-stud-tie-high-card = la carta más alta por palo

## house-odd-chip-stud-cards

house-odd-chip-stud-cards-name = cartas comparadas en stud
house-odd-chip-stud-cards-does = qué cartas se comparan en stud
house-odd-chip-stud-cards-figure = Doble pareja empatada, 1.025, ficha 25, acompañan 8c y 8s: 8s 525, 8c 500.
house-odd-chip-stud-cards-winning-five = las cinco ganadoras
house-odd-chip-stud-cards-all-cards = las siete

## house-odd-chip-stud-low

house-odd-chip-stud-low-name = ficha impar entre bajas en stud
house-odd-chip-stud-low-does = qué carta se la lleva entre bajas en stud
house-odd-chip-stud-low-figure = Razz, ambos 7-6-4-2-A, 7s..As y 7d..Ah: 7s; la más baja, Ah.
house-odd-chip-stud-low-highest = la más alta por palo
house-odd-chip-stud-low-lowest = la más baja por palo

## house-odd-chip-most

house-odd-chip-most-name = máximo de fichas impares
house-odd-chip-most-does = cuántas puede recibir un jugador
house-odd-chip-most-figure =
    Omaha/8, 375, ficha 25, botón 6, 2 la alta, 2 y 5 empatan la baja: 275 y 100; una por reparto, 300 y 75.
house-odd-chip-most-one-per-pot = una por bote
house-odd-chip-most-one-per-split = una por reparto
house-odd-chip-most-all-to-first = todas al primero

## house-run-it

house-run-it-name = repartir más de una vez
house-run-it-does = cuántas veces se puede repartir el board
house-run-it-figure = Dos veces, 775, ficha 25: boards 400 y 375.
house-run-it-1 = una vez
house-run-it-2 = dos veces como mucho
house-run-it-3 = tres veces como mucho

## house-rake

house-rake-name = comisión
house-rake-does = qué se lleva la casa
house-rake-figure = Bote 143 tras 40 no igualadas, 5 %, tope 10, paso 1: comisión 7, se pagan 136.
house-rake-none = sin comisión

## house-rake-from

house-rake-from-name = botes que pagan comisión
house-rake-from-does = de qué botes sale la comisión
house-rake-from-figure = Principal 300, lateral 100, comisión 8: 8 del principal; de cada uno, 6 y 2.
house-rake-from-main-first = primero el principal
house-rake-from-each-pot = cada bote en proporción

## house-rake-no-flop

house-rake-no-flop-name = comisión sin flop
house-rake-no-flop-does = si un bote sin flop paga comisión
house-rake-no-flop-figure = Todos se retiran ante una subida antes del flop: sin comisión; «cobrada», la usual.
house-rake-no-flop-free = libre
house-rake-no-flop-taken = cobrada

## house-drop

house-drop-name = aporte al jackpot
house-drop-does = el aporte fijo al jackpot
house-drop-figure = Aporte 1 desde 10: de un bote de 143 una ficha, de uno de 9 ninguna.
house-drop-none = sin aporte
