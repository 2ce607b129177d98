### Las palabras con que se buscan manos, cada una con sus maneras de decirla, separadas por comas.

## qué pasó en una mano

seek-mark-allin = all-in, all in, todo dentro, resto
seek-mark-split = bote dividido, botes divididos, bote repartido, botes repartidos, dividido, divididos
seek-mark-odd = ficha impar, fichas impares
seek-mark-void = nula, nulas, anulada, anuladas
seek-mark-repaired = reparada, reparadas, reparación
seek-mark-undone = deshecha, deshechas, deshecho
seek-mark-twice = dos veces, a dos veces
seek-mark-side = bote lateral, botes laterales, bote secundario, botes secundarios
seek-mark-ruling = decisión, decisiones, fallo, fallos
seek-mark-call = llamada, llamadas, llamada al floor, llamadas al floor
seek-mark-remark = comentario, comentarios, nota, notas
seek-mark-event = irregularidad, irregularidades
seek-mark-over = terminada, terminadas
seek-mark-misdeal = reparto nulo, repartos nulos, mano nula, manos nulas, mal reparto, malos repartos
seek-mark-showdown = enfrentamiento, enfrentamientos
seek-mark-busted = eliminado, eliminada, eliminados, eliminadas, fuera
seek-mark-imported = importada, importadas
seek-mark-corrected = corregida, corregidas
seek-mark-won = ganó, gana, ganada por, ganador
seek-mark-lost = perdió, pierde, perdedor
seek-mark-against = contra

## qué ligó una mano

seek-hand-four-of-a-kind = póquer, poker
seek-hand-full-house = full, fulles
seek-hand-three-of-a-kind = trío, tríos
seek-hand-two-pair = dobles parejas, doble pareja, dos parejas
seek-hand-straight-flush = escalera de color, escalera real
seek-hand-flush = color, colores
seek-hand-straight = escalera, escaleras
seek-hand-pair = pareja, parejas
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

seek-greatest = mayor, mayores, mayor bote, mayores botes, más grande, bote más grande
seek-more = más de, por encima de
seek-at-least = desde, al menos, como mínimo
seek-less = menos de, por debajo de
seek-at-most = hasta, como mucho, como máximo
seek-players-2 = mano a mano, cara a cara
seek-players-3 = a tres
seek-players-4 = a cuatro
seek-players-5 = a cinco
seek-players-6 = a seis
seek-players-9 = mesa completa
seek-players = jugadores
seek-without = sin
seek-number = mano, número, nº
seek-seat = asiento
seek-of = de
seek-about = sobre las, hacia las, a las
seek-clock = horas, h
seek-hours = doce, una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once
seek-today = hoy
seek-yesterday = ayer
seek-on-the-way = el, la, los, las, con, en, de, del, por, para, y, mano, manos, bote, botes, todas, todos
