### Las palabras con que se buscan manos, cada una con sus maneras de decirla, separadas por comas.

## qué pasó en una mano

seek-mark-allin = all-in, all in, todo dentro, resto, metió todo, fue all in
seek-mark-open = en curso, sin terminar, abierta, abiertas
seek-street-preflop = preflop, pre-flop, antes del flop, pre
seek-street-flop = flop, en el flop
seek-street-turn = turn, en el turn
seek-street-river = river, en el river
seek-street-third = tercera calle, 3ª calle
seek-street-fourth = cuarta calle, 4ª calle
seek-street-fifth = quinta calle, 5ª calle
seek-street-sixth = sexta calle, 6ª calle
seek-street-seventh = séptima calle, 7ª calle
seek-uncontested = todos se retiraron, todos foldearon, sin oposición, nadie pagó
seek-mark-split =
    bote dividido, botes divididos, bote repartido, botes repartidos, dividido, divididos, bote partido,
    botes partidos, empate, empates
seek-mark-odd = ficha impar, fichas impares
seek-mark-void = nula, nulas, anulada, anuladas
seek-mark-repaired = reparada, reparadas, reparación
seek-mark-undone = deshecha, deshechas, deshecho
seek-mark-twice = dos veces, a dos veces, corrida dos veces, dos corridas, tres veces, a tres veces
seek-mark-side = bote lateral, botes laterales, bote secundario, botes secundarios
seek-mark-ruling = decisión, decisiones, fallo, fallos
seek-mark-call = llamada, llamadas, llamada al floor, llamadas al floor, llamaron al floor
seek-mark-remark = comentario, comentarios, nota, notas
seek-mark-event = irregularidad, irregularidades
seek-mark-over = terminada, terminadas
seek-mark-misdeal = reparto nulo, repartos nulos, mano nula, manos nulas, mal reparto, malos repartos, mal repartida
seek-mark-showdown = enfrentamiento, enfrentamientos
seek-mark-busted = eliminado, eliminada, eliminados, eliminadas, fuera, eliminación, eliminaciones
seek-mark-imported = importada, importadas
seek-mark-corrected = corregida, corregidas
seek-mark-multiway = bote múltiple, botes múltiples, varios jugadores
seek-mark-walk = paseo, todos se retiran ante la ciega grande, llega a la ciega grande
seek-mark-straddle = straddles, con straddle
seek-mark-bomb = bote bomba, botes bomba, bomba, bomb pots, bombpot
seek-mark-scoop = se lo lleva todo, se llevó todo, barrida, barridas
seek-mark-quartered = cuarto de bote, un cuarto, cuarteado, cuarteada
seek-mark-no-low = sin low, sin baja, ninguna baja, ningún low
seek-mark-won = ganó, gana, ganada por, ganador, ganaron, ganan
seek-mark-lost = perdió, perdidos, perdidas, pierde, perdedor, perdieron, pierden, rotos, rotas
# perdió con full o mejor
seek-lost-strong = bad beat, bad beats
seek-mark-against = contra, sobre
seek-mark-or = o, u

## qué hizo alguien, y en qué calle una mano llegó a ser lo que es; _ es esa mano

seek-deed-raise = subió, sube, subida, subidas, raise
seek-deed-doubled-up = dobló, se dobló, duplicó
seek-deed-tripled-up = triplicó, se triplicó, triplicado
seek-deed-coin-flip = cara o cruz, moneda al aire, carrera, coinflip
seek-place-button = botón, en el botón, el botón
seek-place-small-blind = ciega pequeña, en la ciega pequeña, la ciega pequeña, sb
seek-place-big-blind = ciega grande, en la ciega grande, bb
seek-place-under-the-gun = utg, primero en hablar
seek-place-cutoff = cut-off, en el cutoff, el cutoff
seek-place-hijack = hj, en el hijack, el hijack
seek-in-pot =
    bote a _, botes a _, bote de _, botes de _, bote entre _, _ vieron el flop, _ jugadores vieron el flop,
    _ en el flop
seek-ways-2 = bote mano a mano, botes mano a mano
seek-ways-3 = bote a tres bandas, botes a tres bandas
seek-ways-4 = bote a cuatro bandas, botes a cuatro bandas
seek-ways-5 = bote a cinco bandas, botes a cinco bandas
seek-ways-6 = bote a seis bandas, botes a seis bandas
seek-deed-limp = limpeó, limpea, bote limpeado
seek-deed-check-raise = check-raise, check raise, pasó y subió, pasa y sube
seek-deed-three-bet = 3-bet, 3bet, resubida, resubió
seek-deed-four-bet = 4-bet, 4bet
seek-deed-five-bet = 5-bet, 5bet
seek-deed-stood-pat = servido, servida, se plantó, no cambió
seek-deed-mucked = no mostró, muckeó, no enseñó
seek-deed-runner-runner = runner runner, backdoor
seek-deed-checked-down =
    pasaron hasta el final, pasaron hasta el river, pasaron todas las calles, checkearon hasta el final,
    todo pasado, check hasta el final, sin apuestas
# la mejor mano que permite la mesa
seek-deed-nuts = las nuts, la nuts, el nuts, nut, mejor mano posible, la mejor mano posible
# _ es una posición; hasta la ciega grande es un paseo
seek-folded-to =
    se retiraron hasta _, se retiraron hasta el _, se retiran hasta _, se retiran hasta el _,
    todos se retiraron hasta _, todos se retiraron hasta el _, todos se retiran hasta _,
    todos se retiran hasta el _, todos foldearon hasta _, todos foldearon hasta el _, foldearon hasta _,
    foldearon hasta el _, foldeado hasta _, foldeado hasta el _
seek-flopped = floppeó _, flopeó _, flopeó un _, _ en el flop
seek-turned = _ en el turn
seek-rivered = _ en el river, _ al river
seek-betting-no-limit = sin límite
seek-betting-limit = límite fijo, con límite
seek-betting-pot-limit = límite de bote, límite bote
seek-betting-half-pot-limit = límite de medio bote
seek-betting-spread-limit = límite abierto
seek-betting-jam-or-fold = resto o fuera
seek-final-table = mesa final, la mesa final
seek-day-number = día _
seek-midnight = medianoche
seek-noon = mediodía
seek-last-half-hour = última media hora, la última media hora
seek-half-hour-ago = hace media hora

## qué ligó una mano

seek-hand-four-of-a-kind = póquer, poker, quads
seek-hand-full-house = full, fulles, full house, fullhouse
seek-hand-three-of-a-kind = trío, tríos, set, trips
seek-hand-two-pair = dobles parejas, doble pareja, dos parejas, 2 parejas, dos pares
seek-hand-royal-flush = escalera real
seek-hand-straight-flush = escalera de color
seek-hand-flush = color, colores
seek-hand-straight = escalera, escaleras
seek-hand-pair = pareja, parejas, par, pares
seek-hand-wheel = rueda, bicicleta, escalera al cinco
seek-hand-steel-wheel = rueda de acero, escalera de color al cinco
seek-hand-broadway = escalera al as
seek-hand-number-one-low = mejor baja, mejor low, nut low, baja número uno
seek-hand-low = baja, bajas
seek-low-of = _ low, low de _, low al _, baja de _, baja al _
seek-badugi-of = badugi de _, badugi al _
seek-high-of = _ al _, _ a la _, carta alta _, _ de carta alta
seek-up = dobles de _, doble pareja de _
seek-hand-badugi = badugis
seek-rank-2 = doses
seek-rank-3 = treses
seek-rank-4 = cuatros
seek-rank-5 = cincos
seek-rank-6 = seises
seek-rank-7 = sietes
seek-rank-8 = ochos
seek-rank-9 = nueves
seek-rank-T = dieces
seek-rank-J = jotas
seek-rank-Q = damas, reinas
seek-rank-K = reyes
seek-rank-A = ases

## cuánto, cuántos, cuándo, en qué orden

seek-greatest =
    mayor, mayores, mayor bote, mayores botes, más grande, bote más grande, bote grande, botes grandes, grandes botes,
    mayor mano, el mayor bote, bote enorme
seek-smallest =
    menor, menores, menor bote, menores botes, más pequeño, bote más pequeño, botes más pequeños, botes pequeños,
    bote pequeño
seek-newest = última, últimas, más reciente, más recientes, última mano, últimas manos, mano anterior
seek-oldest = primera, primeras, más antigua, más antiguas, primera mano
seek-last-few = últimas _ manos, las últimas _ manos
seek-top-few = top _, _ mayores, _ mayores botes, _ botes más grandes
seek-first-few = primeras _ manos
seek-tens = diez, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa
seek-one = un, una
seek-hundred = cien
seek-thousand = mil
seek-million = millón, millones
seek-more = más de, por encima de
seek-at-least = desde, al menos, como mínimo
seek-less = menos de, por debajo de
seek-at-most = hasta, como mucho, como máximo
seek-players-2 = mano a mano, cara a cara, heads up
seek-players-3 = a tres
seek-players-4 = a cuatro
seek-players-5 = a cinco
seek-players-6 = a seis
seek-players-9 = mesa completa
seek-players = jugadores
seek-ways = bandas
seek-without = sin, excepto, salvo, menos, pero sin
seek-number = mano, número, nº, n.º
seek-seat = asiento
seek-of = de
seek-about = sobre las, hacia las, a las, sobre, hacia, alrededor de, unos, unas
seek-clock = horas, h
seek-on-the-way =
    el, la, los, las, con, en, de, del, por, para, y, mano, manos, bote, botes, todas, todos, quién, hubo, que, un,
    una, al, hay, fue, fueron, alguien, cuándo, dónde, pero, su, sus, me, muestra, busca, tuvo, tenía, mesas, mesa,
    juego, juegos, mostró, llevaba, enseñó, lo

## palabras de nombres de juegos que dicen otra cosa de las manos

seek-of-hands = big, board, double, draw, high, short, single, super

## valores de una carta, "as rey"

seek-one-2 = dos
seek-one-3 = tres
seek-one-4 = cuatro
seek-one-5 = cinco
seek-one-6 = seis
seek-one-7 = siete
seek-one-8 = ocho
seek-one-9 = nueve
seek-one-T = diez
seek-one-J = jota
seek-one-Q = dama
seek-one-K = rey
seek-one-A = as

## cantidades, tras "unos" o solas, y entre dos; _ es una cantidad o una hora

seek-between = entre _ y _, entre las _ y las _, de _ a _, desde _ hasta _, _ a _, _-_
seek-or-more = _+, _ o más, _ y más
seek-exactly = exactamente, justo
seek-or-better = _ o mejor, _ o más alto, _ o superior
seek-pot-of = bote, bote de, botes de
seek-chips = fichas

## nombres, tras lo que son

seek-table = mesa, en la mesa
seek-player = jugador, jugadora
seek-dealer = dealer, crupier, repartida por, repartió
seek-level = nivel
seek-pocket = pareja de mano, en mano
seek-suited = del mismo palo, suited
seek-offsuit = de distinto palo, offsuit
seek-suit-s = picas, pica
seek-suit-h = corazones, corazón
seek-suit-d = diamantes, diamante
seek-suit-c = tréboles, trébol
seek-pairs = pareja de mano, parejas de mano
seek-said =
    bad beat, bad beats, apuesta en dos tiempos, fuera de turno, carta expuesta, bote equivocado, mano muerta,
    tiempo pedido
# lo que la gente opina de una mano y ningún registro dice
seek-opinion =
    cooler, coolers, farol, faroles, fue de farol, bluff, bluffs, hero call, suckout, suckouts, slow roll, slowroll
seek-lost-to = perdió contra, perdió ante, pierde contra
seek-beat = venció a, ganó a, gana a

## horas y días; _ es una hora

seek-hours = doce, una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once
seek-clock-15 = _ y cuarto
seek-clock-30 = _ y media
seek-clock-45 = _ menos cuarto
seek-clock-half = treinta para las _
seek-after = después de las, después de, pasadas las, desde las
seek-before = antes de las, antes de
seek-time-morning = mañana, por la mañana, esta mañana
seek-time-afternoon = tarde, por la tarde, esta tarde
seek-time-evening = atardecer, al atardecer
seek-time-night = noche, por la noche, madrugada, de madrugada, por la madrugada
seek-time-tonight = esta noche, de la noche
seek-time-last-night = anoche, ayer por la noche, ayer noche
seek-time-hour = última hora, la última hora, esta hora
seek-past-minutes = últimos _ minutos, últimos _ min
seek-past-hours = últimas _ horas
seek-ago-minutes = hace _ minutos, hace _ minuto, hace _ min
seek-ago-hours = hace _ horas, hace _ hora
seek-day-today = hoy
seek-day-yesterday = ayer
seek-day-before-yesterday = anteayer, antes de ayer
seek-day-week = esta semana
seek-day-last-week = semana pasada, la semana pasada
seek-weekdays = lunes, martes, miércoles, jueves, viernes, sábado, domingo
seek-day-of-month = el día _, día _
seek-last = pasado, el, este
seek-months =
    enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
# con un día o un año al lado: 21 nov
seek-months-short = ene, feb, mar, abr, may, jun, jul, ago, sep, oct, nov, dic
