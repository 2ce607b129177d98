### Las palabras de estructuras y listas como las tienen hojas y paredes, cada una con sus formas, separadas por comas.

## cabezas de las columnas de niveles

sheet-level = nivel, ronda
sheet-minutes = minutos, min, duración, tiempo
sheet-break = descanso, pausa
sheet-small-blind = ciega pequeña, small blind
sheet-big-blind = ciega grande, big blind
sheet-blinds = ciegas
sheet-big-blind-ante = ante bb, ante de la ciega grande
sheet-ante = ante, antes
sheet-bring-in = bring-in
sheet-small-bet = apuesta pequeña
sheet-big-bet = apuesta grande

## en una celda: que la fila es un descanso, que salen fichas de un valor, que un número es de minutos

sheet-pause = descanso, pausa
sheet-race = ficha, color
sheet-in-minutes = min, min., minuto, minutos

## la cabeza de la columna de los jugadores

sheet-player = jugador, nombre
