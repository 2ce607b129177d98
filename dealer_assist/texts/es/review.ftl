### La revisión de una mano y de una sesión.

## una mano

reviewing-title = Mano { NUMBER($number, useGrouping: 0) } de { $table }
reviewing-review = Revisión
reviewing-hand = Mano { NUMBER($number, useGrouping: 0) }
reviewing-this-hand = Esta mano
reviewing-before = mano anterior
reviewing-after = mano siguiente
reviewing-sheet = Hoja
reviewing-correct = Corregir
reviewing-packet = Paquete de la disputa
reviewing-stage = La mesa en este paso
reviewing-streets = Calles
reviewing-less = Un paso atrás
reviewing-more = Un paso adelante
reviewing-step = Paso
reviewing-start = Inicio
reviewing-back = Atrás
reviewing-play = Ver
reviewing-forward = Adelante
reviewing-end = Final
reviewing-speed = Velocidad
reviewing-record = El registro
reviewing-what = Qué mostrar
reviewing-tab-hand = Mano
reviewing-tab-audit = Control
reviewing-tab-graphs = Gráficos
reviewing-tab-remarks = Notas
reviewing-a-sheet = hoja
reviewing-sheet-needs-none = La { $sheet } de esta mano no lo necesita.

## una sesión

session-title = { $table }: sesión
session-about =
    Manos { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }: lo que tuvo cada uno, y cada
    bote. Una columna lleva a su mano.
session-hands = Manos
session-earlier = Manos anteriores
session-newest = Últimas manos
session-table-now = La mesa ahora
session-stacks = Stacks
session-stacks-after = Stacks tras cada mano
session-pots = Botes
session-hand = Mano
session-game = Juego
session-pot = Bote
session-to = Para
session-began = Empezó, UTC
session-open = abierta
session-void = anulada
session-seat = asiento { $seat }
session-none = Aún no se ha repartido ninguna mano en esta mesa.
reviewing-from-file = De un archivo
reviewing-fact-day = Día
reviewing-fact-event = Evento
reviewing-fact-level = Nivel
reviewing-fact-hand = Mano en el archivo
reviewing-fact-table = Mesa en el archivo
reviewing-fact-venue = Lugar
reviewing-fact-address = Dirección
reviewing-fact-city = Ciudad
reviewing-fact-region = Región
reviewing-fact-country = País
reviewing-fact-author = Autor
reviewing-fact-url = Dirección web
reviewing-fact-time_zone = Zona horaria
reviewing-fact-currency = Moneda

## lo que resolvió el floor y lo que pasó, en una línea del registro

review-ruled = El floor resuelve: { $did }. { $reason }
review-decided-stands = lo hecho se queda
review-decided-back = vuelta a como estaba tras la entrada { NUMBER($to, useGrouping: 0) }
review-decided-change = se cambia la entrada { NUMBER($entry, useGrouping: 0) }
review-decided-words = solo palabras
review-by-rule = (regla { $rule })
review-at-seat = { $told }, asiento { $seat }
review-noted = { $told }: { $note }
review-not-played =
    Esta mano se jugó con la versión { $version }, y esta rechaza la entrada { NUMBER($seq, useGrouping: 0) }:
    { $why } Lo pagado se queda como se pagó.
