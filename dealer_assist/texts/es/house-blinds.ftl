### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-button

house-button-name = botón
house-button-does = cómo pasa el botón a la mano siguiente
house-button-figure =
    Asientos 1-5, botón 5, cae el 1: botón muerto en 1, SB 2, BB 3; móvil: botón 2, que pone la pequeña, BB 3.
house-button-dead = puede quedar muerto, la ciega grande avanza
house-button-moving = siempre al siguiente jugador
house-button-win = al ganador del bote principal

## house-heads-up-button

house-heads-up-button-name = botón entre dos
house-heads-up-button-does = quién pone qué cuando quedan dos
house-heads-up-button-figure = Botón 2, SB 5, BB 8, cae el 2: BB 5, botón 8.
house-heads-up-button-button-is-small = el botón pone la ciega pequeña

## house-small-blind-size

house-small-blind-size-name = ciega pequeña impar
house-small-blind-size-does = la ciega pequeña cuando la apuesta pequeña es impar
house-small-blind-size-figure = Apuesta pequeña 15, ficha 1: ciega pequeña 7.
house-small-blind-size-half-down = la mitad, hacia abajo

## house-short-blind-call

house-short-blind-call-name = igualar tras una ciega grande corta
house-short-blind-call-does = cuánto cuesta igualar tras una ciega grande corta
house-short-blind-call-figure = Ciegas 50/100, grande all-in por 70: los demás pagan 100; «su cantidad»: 70.
house-short-blind-call-full = la ciega grande entera
house-short-blind-call-all-in-amount = su propia cantidad

## house-new-player

house-new-player-name = jugador nuevo
house-new-player-does = cuándo entra a jugar un recién llegado
house-new-player-figure =
    Botón 4, SB 5, BB 6: en el asiento 7 juega, entre 4 y 5 espera; poniendo, el 7 paga una ciega grande.
house-new-player-deal-unless-between = juega, salvo entre ciega pequeña y botón
house-new-player-post-big = pone una ciega grande, o espera
house-new-player-wait = espera la ciega grande

## house-missed-blinds

house-missed-blinds-name = ciegas perdidas
house-missed-blinds-does = qué pone quien perdió las ciegas
house-missed-blinds-figure = 5/10, perdió ambas: 10 vivas y 5 muertas al bote.
house-missed-blinds-both-one-live = ambas, la pequeña muerta
house-missed-blinds-post-big-only = solo la grande
house-missed-blinds-wait = espera la ciega grande

## house-ante

house-ante-name = ante
house-ante-does = quién paga el ante
house-ante-figure = Baraja corta, ante 5: todos 5, el botón 10; se igualan 10 y la subida mínima es a 20.
house-ante-each = cada jugador
house-ante-big-blind = la ciega grande por todos
house-ante-button = el botón por todos
house-ante-short-deck = todos uno, el botón dos
house-ante-none = sin ante

## house-big-blind-ante-order

house-big-blind-ante-order-name = ante de una ciega grande corta
house-big-blind-ante-order-does = qué paga primero una ciega grande corta
house-big-blind-ante-order-figure =
    BB 100, ante 100, stack 150: ciega primero, apuesta 100 y ante 50, bote 350; ante primero, apuesta 50,
    bote 250 y 100.
house-big-blind-ante-order-blind-first = la ciega
house-big-blind-ante-order-ante-first = el ante

## house-big-blind-ante-reduce

house-big-blind-ante-reduce-name = ante de la ciega grande con pocos
house-big-blind-ante-reduce-does = con cuántos jugadores baja el ante de la ciega grande
house-big-blind-ante-reduce-figure = 500/1.000, ante 1.000, con 4: quedando cuatro jugadores el ante es 500.
house-big-blind-ante-reduce-none = nunca

## house-short-ante

house-short-ante-name = ante corto
house-short-ante-does = qué puede ganar quien tiene menos que el ante
house-short-ante-figure = Cuatro antes de 50, uno tiene 20: bote principal 80 para cuatro, 90 para los otros tres.
house-short-ante-match-each = lo mismo de cada ante ajeno

## house-straddle

house-straddle-name = straddle
house-straddle-does = quién puede hacer straddle
house-straddle-figure =
    5/10, straddle 20 a la izquierda de la ciega grande: igualar 20, subir a 40; actúa el último antes del
    flop.
house-straddle-utg = a la izquierda de la ciega grande
house-straddle-button = el botón
house-straddle-any = cualquiera
house-straddle-none = sin straddle

## house-straddle-min-raise

house-straddle-min-raise-name = subida mínima sobre un straddle
house-straddle-min-raise-does = la subida mínima sobre un straddle
house-straddle-min-raise-figure = Straddle 20 a 5/10: subir a 40, o a 30.
house-straddle-min-raise-double = el doble del straddle
house-straddle-min-raise-plus-big-blind = una ciega grande más

## house-bomb-pot

house-bomb-pot-name = bomb pot
house-bomb-pot-does = cuándo se juega un bomb pot
house-bomb-pot-figure = Ocho antes de 50, bote 400: en el flop apuestas de 50 a 400 en pot-limit.
house-bomb-pot-dealer-change = al cambiar de crupier
house-bomb-pot-every = cada mano

## house-bomb-pot-button

house-bomb-pot-button-name = botón tras un bomb pot
house-bomb-pot-button-does = si el botón se mueve en un bomb pot
house-bomb-pot-button-figure = Bomb pot con el botón en 3: la mano siguiente en 4, o en 3 otra vez.
house-bomb-pot-button-moves = se mueve
house-bomb-pot-button-stays = se queda

## house-max-seats

house-max-seats-name = más jugadores que cartas
house-max-seats-does = si se puede repartir a más de los que la baraja sirve
house-max-seats-figure = Badugi sirve a ocho: con nueve no empieza la mano; «avisar» reparte y dice qué faltará.
house-max-seats-refuse = no
house-max-seats-warn = sí, con aviso

## house-kill

house-kill-name = kill
house-kill-does = si el ganador de dos botes seguidos pone un kill
house-kill-figure = Límite 100/200: kill entero pone 200 y se juega 200/400; medio kill pone 150 y se juega 150/300.
house-kill-full = el doble de la ciega, límites dobles
house-kill-half = una vez y media
house-kill-none = sin kill
