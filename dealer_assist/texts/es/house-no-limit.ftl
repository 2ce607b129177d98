### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-min-bet

house-min-bet-name = apuesta mínima
house-min-bet-does = lo mínimo con lo que se puede abrir una ronda
house-min-bet-figure = Ciegas 50/100: 100 en el flop, también con straddle; bomb pot con antes de 50: 50.

## house-min-raise

house-min-raise-name = subida mínima
house-min-raise-does = la subida repite la última entera, o dobla la apuesta
house-min-raise-figure = 50/100, subida a 250: la siguiente es a 400 como mínimo; doblando, a 500.
house-min-raise-last-raise = la última subida entera encima
house-min-raise-double-bet = el doble de la apuesta

## house-min-raise-over-short

house-min-raise-over-short-name = subida mínima sobre un all-in corto
house-min-raise-over-short-does = la subida mínima sobre un all-in por menos
house-min-raise-over-short-figure =
    50/100 antes del flop, all-in 160: a 260 como mínimo (160 + 100); completando, a 200.
house-min-raise-over-short-add = la última subida entera encima
house-min-raise-over-short-complete = solo hasta el nivel entero

## house-reopen

house-reopen-name = reabrir las apuestas
house-reopen-does = cuándo puede volver a subir quien ya actuó
house-reopen-figure = A 400, all-in 550, all-in 820: A debe 420, una subida entera, y puede subir a 1.220.
house-reopen-facing-full = ante una subida entera, sumando los all-in cortos
house-reopen-any = siempre
house-reopen-last-full-only = solo si una sola apuesta fue entera

## house-under-raise

house-under-raise-name = fichas que no llegan a subida
house-under-raise-does = qué son las fichas entre igualar y la subida mínima, puestas sin hablar
house-under-raise-figure =
    100/200 tras el flop, apuesta 500, 800 sin hablar: 300 es al menos la mitad de 500, sube a 1.000; 700 es
    igualar.
house-under-raise-half = subida desde la mitad; si no, igualar
house-under-raise-always-raise = siempre subida
house-under-raise-always-call = siempre igualar

## house-oversized-chip

house-oversized-chip-name = una ficha mayor
house-oversized-chip-does = una sola ficha mayor de lo necesario, sin hablar
house-oversized-chip-figure = Ante 200, una ficha de 1.000: iguala y vuelven 800; si abre la ronda, apuesta 1.000.
house-oversized-chip-call = igualar
house-oversized-chip-bet-value = todo su valor

## house-multi-chip

house-multi-chip-name = varias fichas
house-multi-chip-does = varias fichas de las que todas hacen falta para igualar
house-multi-chip-figure = Ante 900, 500 + 500 sin hablar: hacen falta las dos, así que iguala.
house-multi-chip-all-needed-is-call = igualar
house-multi-chip-off = se juzga como subida corta

## house-string-bet

house-string-bet-name = string bet
house-string-bet-does = fichas que siguen en un segundo movimiento
house-string-bet-figure = Ante 200: pone 200 y luego 400 más. Cuenta el primer movimiento: iguala, vuelven 400.
house-string-bet-first-motion = cuenta el primer movimiento
house-string-bet-off = cuenta todo

## house-wrong-amount-until

house-wrong-amount-until-name = corregir una cantidad
house-wrong-amount-until-does = hasta cuándo se corrige una cantidad equivocada
house-wrong-amount-until-figure =
    Una subida 100 corta y alguien iguala: se corrige hasta la próxima carta; por dos acciones, solo antes de
    la segunda.
house-wrong-amount-until-street = hasta la próxima carta o el showdown
house-wrong-amount-until-two-actions = hasta que dos han actuado
house-wrong-amount-until-never = nunca

## house-out-of-turn

house-out-of-turn-name = actuar fuera de turno
house-out-of-turn-does = a qué obliga actuar antes del turno
house-out-of-turn-figure =
    El asiento 4 iguala antes que el 3; si el 3 pasa o se retira, vale. Si el 3 sube, el 4 queda libre.
house-out-of-turn-binding-if-unchanged = obliga si la acción no cambia
house-out-of-turn-never-binding = no obliga

## house-undercall

house-undercall-name = fichas de menos para igualar
house-undercall-does = fichas de menos para igualar, puestas sin hablar
house-undercall-figure = Ante 400 entre dos, pone 100: se completa a 400. Si no, decide el floor.
house-undercall-full-call = se completa entre dos y ante la primera apuesta
house-undercall-floor = decide el floor

## house-betting-unit

house-betting-unit-name = unidad de apuesta
house-betting-unit-does = de qué son múltiplos las apuestas
house-betting-unit-figure =
    Con fichas de 25: no se sube a 430; sí a 425 o 450. Un all-in puede ser cualquier cantidad.
house-betting-unit-1 = una unidad de cuenta
house-betting-unit-smallest-blind-chip = la ficha menor de las ciegas

## house-limp-single-draw

house-limp-single-draw-name = entrar igualando en descarte único
house-limp-single-draw-does = si el primero en entrar puede solo igualar en descarte único sin límite
house-limp-single-draw-figure =
    50/100 con no: el primero se retira o sube a 200 o más; tras una subida se puede igualar.

## house-jam-or-fold

house-jam-or-fold-name = todo o nada
house-jam-or-fold-does = si un all-in menor se puede igualar con las mismas fichas
house-jam-or-fold-figure =
    3.000 detrás, un all-in de 1.000 delante: retirarse o 3.000 (vuelven 2.000); «igualar» también 1.000.
house-jam-or-fold-whole-stack = no, todo el stack
house-jam-or-fold-match = sí, se puede igualar

## house-hand-cap

house-hand-cap-name = tope de la mano
house-hand-cap-does = lo máximo que un asiento puede poner en una mano
house-hand-cap-figure =
    Tope 4.000, stack de 10.000, 1.500 dentro: 2.500 más como mucho; luego es como all-in, y 6.000 quedan
    fuera.
house-hand-cap-none = sin tope
