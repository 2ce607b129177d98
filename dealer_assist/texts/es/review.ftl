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
reviewing-packet = Expediente de la disputa
reviewing-stage = La mesa en este paso
reviewing-streets = Calles
reviewing-less = Un paso atrás
reviewing-more = Un paso adelante
reviewing-step = Paso
reviewing-start = Inicio
reviewing-play = Ver
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
session-began = Empezó
session-open = abierta
session-void = anulada
session-seat = asiento { $seat }
session-none = Aún no se ha repartido ninguna mano en esta mesa.
reviewing-taken-in = Del archivo { $name }, incorporada { $at }
reviewing-taken-in-by = Del archivo { $name }, incorporada por { $who }, { $at }
reviewing-from-file = De un archivo
reviewing-fact-day = Día
reviewing-fact-event = Torneo
reviewing-fact-tournament = Nombre del torneo
reviewing-fact-buy_in = Inscripción
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
review-decided-back = vuelta a como estaba tras la anotación { NUMBER($to, useGrouping: 0) }
review-decided-change = se cambia la anotación { NUMBER($entry, useGrouping: 0) }
review-decided-words = solo palabras
review-by-rule = (regla { $rule })
review-at-seat = { $what }, asiento { $seat }
review-noted = { $what }: { $note }
review-not-played =
    Esta mano se jugó con la versión { $version }, y esta rechaza la anotación
    { NUMBER($seq, useGrouping: 0) }. Lo pagado se queda como se pagó.

## a hand that was corrected

reviewing-corrected = Corregida
reviewing-corrected-by = Corregida por { $who }: { $reason }
reviewing-was-paid = Se había anotado: { $paid }
reviewing-paid = asiento { $seat } { $name } { $chips }
reviewing-nobody-paid = no se pagó a nadie
reviewing-carried = Se cambiaron las fichas de los asientos.
reviewing-not-carried = No se movieron fichas en la mesa.
reviewing-was = antes { $who }
notes-corrected = Corregida por { $by }: { $reason }. Como se anotó, pagaba { $paid }.
notes-paid = asiento { $seat } { $name } { $chips }
reviewing-known = Todas las cartas conocidas
reviewing-equity = Equity
reviewing-more-of-it = Más

## the charts of a night

night-title = La noche del { $day }
night-about =
    { $n ->
        [one] Se jugó una mano entera, de mediodía a mediodía.
       *[other] Se jugaron { $n } manos enteras, de mediodía a mediodía.
    }
night-corrected =
    { $n ->
        [one] Una de ellas fue corregida; aquí cuenta como se corrigió.
       *[other] { $n } de ellas fueron corregidas; aquí cuentan como se corrigieron.
    }
night-day = Día
night-table = Mesa
night-every-table = todas las mesas
night-show = Ver
night-charts = Gráficos de la noche
night-none = Esta noche no se jugó ninguna mano entera.
night-by-hour = Manos por hora del día
night-by-game = Manos por juego
night-average-pot = Bote medio por juego
night-by-table = Manos por hora en cada mesa
night-by-player = Resultado de los jugadores
night-hands =
    { $n ->
        [one] 1 mano
       *[other] { $n } manos
    }
night-pace = { $pace } por hora · { $hands } en total
night-came-out =
    { $n ->
        [one] { $chips } en 1 mano
       *[other] { $chips } en { $n } manos
    }
reviewing-of-search = Las manos de la búsqueda
reviewing-place-in-search = mano { $place } de «{ $query }»
reviewing-found-before = anterior
reviewing-found-after = siguiente
reviewing-tab-branches = Y si
reviewing-branch = Variante: { $name }
reviewing-branch-on = Probada el { $day }; nunca ocurrió.
reviewing-branch-by = Probada por { $who } el { $day }; nunca ocurrió.
reviewing-branch-to-hand = A la mano como vale
