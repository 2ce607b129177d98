### Lo que dicen los guiones de las páginas del floor.

## las fichas de la pared

wallcard-up = En vivo
wallcard-lost = Reconectando
wallcard-away = Sin red
wallcard-called = Floor llamado
wallcard-coming = { $who } viene
wallcard-seats = { $count } asientos
wallcard-hand = Mano { $number }, { $street }
wallcard-to-act = Le toca al asiento { $seat }
wallcard-pot = Bote
wallcard-hand-over = La mano { $number } ha terminado
wallcard-hand-void = La mano { $number } está anulada
wallcard-nothing = Aún no se ha repartido
wallcard-flags = Avisos
wallcard-waits-deal = Reparte
wallcard-waits-show = Showdown
wallcard-waits-draw = Descarte
wallcard-waits-discard = Descarte
wallcard-waits-choose = Elección del juego
wallcard-waits-over = Terminada
wallcard-waits-unreadable = Ver su registro
wallcard-flag-all-in = All-in
wallcard-flag-run-twice = Dos veces
wallcard-flag-undone = Mucho deshecho
wallcard-flag-repaired = Corregida
wallcard-flag-silent = Tableta callada
wallcard-flag-unsent = Sin enviar
wallcard-flag-long = Mano larga
wallcard-flag-slow = Tarda en actuar
wallcard-tables = { $count } mesas
wallcard-playing = { $count } jugando
wallcard-to-look-at = { $count } por mirar
wallcard-calling = { $count } llaman

## la lista de llamadas

calllist-none = Nadie ha llamado.
calllist-hand = mano { $number }
calllist-no-reason = sin motivo
calllist-on-the-way = { $who } va en camino,
calllist-waits = espera
calllist-ruled = { $at }, decidida tras { $time }
calllist-withdrawn = { $at }, retirada tras { $time }
calllist-confirm = Confirmar
calllist-decline = Rechazar
