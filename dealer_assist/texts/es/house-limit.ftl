### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-value

house-value-yes = sí
house-value-no = no
house-value-on = sí
house-value-off = no
house-value-by-game = lo que dice la página del juego
house-value-as-listed = lo que dice la estructura
house-value-smallest-chip-in-play = la ficha más pequeña en juego

## house-raise-cap

house-raise-cap-name = tope de subidas
house-raise-cap-does = cuántas subidas puede haber tras la apuesta de una ronda con límite
house-raise-cap-figure =
    Límite 100/200 en el flop, 3: apuesta 100, subidas a 200, 300 y 400; después solo igualar o retirarse.
house-raise-cap-none = sin tope

## house-heads-up-cap

house-heads-up-cap-name = tope entre dos
house-heads-up-cap-does = cuándo desaparece el tope entre dos jugadores
house-heads-up-cap-figure =
    Tres jugadores, 200, 400, uno se retira: «nunca» permite 600 y 800; «si aún no se alcanzó» no tiene fin.
house-heads-up-cap-keep = nunca
house-heads-up-cap-lift-before-cap = en cuanto quedan dos y aún no se alcanzó
house-heads-up-cap-lift-if-round-starts = solo si la ronda empezó con dos
house-heads-up-cap-lift-last-two = solo con los dos últimos del torneo

## house-heads-up-count

house-heads-up-count-name = quién cuenta como dos
house-heads-up-count-does = si un jugador all-in impide que sean dos
house-heads-up-count-figure = Quedan tres, uno all-in: «puede apostar» cuenta dos, «sin retirarse» cuenta tres.
house-heads-up-count-can-bet = quienes aún pueden apostar
house-heads-up-count-unfolded = todos los que no se han retirado

## house-limit-short-all-in

house-limit-short-all-in-name = all-in corto con límite
house-limit-short-all-in-does = la parte de una apuesta desde la que un all-in cuenta como tal
house-limit-short-all-in-figure =
    Apuestas de 200, all-in 150: con «la mitad» se sube a 350; con «entera» se completa a 200.
house-limit-short-all-in-half = la mitad de una apuesta
house-limit-short-all-in-full = una apuesta entera

## house-limit-reopen

house-limit-reopen-name = reabrir con límite
house-limit-reopen-does = cuánto más reabre las apuestas a quien ya actuó
house-limit-reopen-figure =
    A apuesta 200, all-in 320, C iguala: A debe 120. «Desde la mitad» A puede subir a 520; «desde una entera»
    no.
house-limit-reopen-from-half = desde media apuesta
house-limit-reopen-from-full = desde una apuesta entera

## house-limit-next-level

house-limit-next-level-name = subida sobre un all-in corto
house-limit-next-level-does = si una subida sobre un all-in corto va encima o lo completa
house-limit-next-level-figure =
    Apuesta 60, subida 120, all-in 150: «encima» da 210; «siguiente escalón» completa a 180.
house-limit-next-level-own-amount = encima de lo que es
house-limit-next-level-next-multiple = completado al siguiente escalón entero

## house-limit-short-sum

house-limit-short-sum-name = varios all-in cortos
house-limit-short-sum-does = si se suman los all-in cortos sobre una misma apuesta entera
house-limit-short-sum-figure = 200, all-in 270, all-in 330: «sumados» se sube a 530; «uno por uno» se completa a 400.
house-limit-short-sum-sum = sumados
house-limit-short-sum-each = juzgados uno por uno

## house-completion-is-raise

house-completion-is-raise-name = completar es subir
house-completion-is-raise-does = si completar el bring-in ya es una subida
house-completion-is-raise-figure =
    Stud 300/600, bring-in 100: completar 300, subir a 600, 900, 1.200 = tope; con sí, tope en 900.

## house-straddle-is-bet

house-straddle-is-bet-name = el straddle gasta un escalón
house-straddle-is-bet-does = si un straddle gasta un escalón del tope
house-straddle-is-bet-figure = Límite 10/20, straddle 20, tope 3: subidas a 30, 40 y 50; con sí solo a 30 y 40.

## house-check-raise

house-check-raise-name = pasar y subir
house-check-raise-does = si quien pasó puede subir
house-check-raise-figure = Pasa, apuesta 200, le vuelve el turno: con no, solo igualar o retirarse.

## house-open-pair-double

house-open-pair-double-name = apuesta grande con pareja a la vista
house-open-pair-double-does = la apuesta grande en cuarta calle con pareja a la vista en stud
house-open-pair-double-figure =
    300/600 con sí: primera apuesta 300 o 600; sobre 300 se sube a 600 o 900; sobre 600 solo de 600 en 600.

## house-lowball-after-draw

house-lowball-after-draw-name = apuesta tras el descarte
house-lowball-after-draw-does = el tamaño de la apuesta tras el descarte único
house-lowball-after-draw-figure = California Lowball 20/40: tras el descarte apuestas de 40; «pequeña» mantiene 20.
house-lowball-after-draw-big = la apuesta grande
house-lowball-after-draw-small = la apuesta pequeña

## house-mississippi-limit

house-mississippi-limit-name = rondas de Mississippi
house-mississippi-limit-does = cuántas rondas de Mississippi con límite van a la apuesta pequeña y cuántas a la grande
house-mississippi-limit-figure = Cuatro rondas a 100/200: 100, 100, 200, 200; o 100, 200, 200, 200.
house-mississippi-limit-two-two = dos pequeñas, dos grandes
house-mississippi-limit-one-three = una pequeña, tres grandes
