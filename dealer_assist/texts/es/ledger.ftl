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
row-course = { $act }: { $about }
row-box = { $dealer }: { $counted } contado, { $should } debido
row-cash-terms = condiciones puestas
row-cash-close = cerrada
row-cash-join = en la lista
row-cash-call = llamada
row-cash-pass = pasó
row-cash-off = fuera de la lista
row-cash-seat = asiento desde la lista
row-cash-ask = pidió cambio de asiento
row-cash-drop = cambio de asiento retirado
row-cash-move = movimiento
row-cash-undo = deshecho
row-dealers-string = ronda puesta
row-dealers-end = ronda quitada
row-dealers-place = crupier colocado
row-dealers-push = relevo
row-dealers-undo = deshecho

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
row-kinds-sign-in = crupieres en tabletas
row-kinds-display = pantallas
row-kinds-import = importaciones
row-kinds-own-game = juegos propios
row-kinds-event = torneos
row-kinds-event-chips = fichas de un torneo
row-kinds-event-tables = mesas de un torneo
row-kinds-archive = torneo archivado
row-kinds-count = recuentos
row-kinds-remark = notas
row-kinds-branch = variantes
row-kinds-place = lugares de las mesas
row-kinds-room = la sala
row-kinds-moved = movimiento con fichas
row-kinds-time = tiempo
row-kinds-box = cajas de crupieres
row-kinds-cash = listas de cash
row-kinds-dealers = turno de crupieres
row-kinds-opening = apertura
