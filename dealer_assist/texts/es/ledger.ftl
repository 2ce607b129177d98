### Las filas del libro mayor, cada una en una línea, y las clases de filas que ofrece el formulario.

## una fila en una línea

row-event = evento { NUMBER($event, useGrouping: 0) }: { $act }
row-nobody = nadie
row-seat = asiento { $seat }, { $player }: { $was } a { $to }
row-moved = asiento { $seat } { SIGNED($chips) }
row-hand = mano { NUMBER($number, useGrouping: 0) }
row-hand-moved = mano { NUMBER($number, useGrouping: 0) }: { $moved }
row-counted = asiento { $seat } { $was } a { $to }
row-setting = { $name }: { $was } a { $to }
row-bomb-pots = ante { $ante }, { $game }
row-table-game = el juego de la mesa
row-no-more = no más
row-place = { $name }: fila { $down }, lugar { $across }

## las clases de filas

row-kinds-chips = fichas
row-kinds-seated = sentado
row-kinds-left = se fue
row-kinds-top-up = recarga
row-kinds-really = stack corregido
row-kinds-named = otro jugador
row-kinds-presence = dentro o fuera
row-kinds-counted = contado
row-kinds-corrected = mano corregida
row-kinds-dealt = mano repartida
row-kinds-ended = mano terminada
row-kinds-noted = dicho de una mano
row-kinds-recorded = mano anotada
row-kinds-awarded = bote acumulado repartido
row-kinds-table = mesa preparada
row-kinds-settings = ajustes
row-kinds-bomb-pots = bomb pots
row-kinds-person = personas
row-kinds-tablet = tabletas
row-kinds-display = pantallas
row-kinds-import = importaciones
row-kinds-own-game = juegos propios
row-kinds-event = torneos
row-kinds-event-chips = fichas de un torneo
row-kinds-event-tables = mesas de un torneo
row-kinds-archive = torneo archivado
row-kinds-count = recuentos
row-kinds-remark = notas
row-kinds-place = lugares de las mesas
row-kinds-room = la sala
row-kinds-opening = apertura
