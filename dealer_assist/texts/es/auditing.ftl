### What a count, a check and a settlement find.

## where a count could have gone wrong

suspect-exact =
    A cada asiento le falta o sobra justo lo que ganó o perdió aquí: la mano no se pagó, o se devolvió.
suspect-not-carried =
    Esta mano se corrigió y las fichas del registro no se cambiaron: cada asiento difiere en lo que debe.
suspect-exchanged = Los asientos { $seats } intercambiaron fichas aquí; ninguna cifra encaja.
suspect-the-pot = el bote
suspect-side-pot = bote lateral { $number }
suspect-split-not-paid =
    Reparto sin pagar: los { $chips } del asiento { $winner } ({ $pot }) se quedaron en el asiento
    { $other }.
suspect-odd-chip =
    Ficha impar: { $chips } ({ $pot }) fueron al asiento { $other } y no al asiento { $winner }.
suspect-wrong-seat =
    Asiento equivocado: { $chips } ({ $pot }) fueron al asiento { $other } y no al asiento { $winner }.
suspect-split-that-was-none =
    Reparto que no era: { $chips } ({ $pot }) fueron al asiento { $other }; el asiento { $winner } lo había
    ganado todo.
suspect-not-given-back =
    Sin devolver: los { $chips } que nadie igualó fueron al asiento { $winner } y no volvieron al asiento
    { $seat }.
suspect-short = { $what } sin poner: los { $chips } del asiento { $seat } nunca entraron al bote.
suspect-blind-or-ante = Ciega o ante
suspect-verb-fold = Retirada
suspect-verb-check = Pase
suspect-verb-call = Igualada
suspect-verb-bet = Apuesta
suspect-verb-raise = Subida
suspect-verb-complete = Subida completada
suspect-verb-bring-in = Bring-in
suspect-verb-all-in = All-in
suspect-verb-buy = Compra

## a hand pieced together

pieced-does-not-fit = «{ $line }» no encaja: { $why }
pieced-final-stacks-of = Stacks finales de los asientos { $seats }.
pieced-hold-more = Los stacks finales tienen { $chips } más que al empezar la mano.
pieced-hold-less = Los stacks finales tienen { $chips } menos que al empezar la mano.
pieced-need-for =
    Los stacks finales piden { $chips } más para el asiento { $seat } de lo que pagan estas líneas.
pieced-need-from =
    Los stacks finales piden { $chips } más del asiento { $seat } de lo que toman estas líneas.

## who owes whom

owes-gives = El asiento { $seat } da { $chips } al asiento { $other }
owes-house-gives = La casa da { $chips } al asiento { $seat }
owes-gives-house = El asiento { $seat } da { $chips } a la casa
owes-middle-gives = El asiento { $seat } toma { $chips } del bote que quedó
owes-gives-middle = El asiento { $seat } pone { $chips } en el bote que queda
owes-middle-house = { $chips } del bote que quedó van a la casa
owes-house-middle = La casa pone { $chips } en el bote que queda

## what a check of the record found

check-missing = Falta la anotación { $entry }.
check-does-not-follow = La anotación { $entry } no sigue a la anterior.
check-changed = La anotación { $entry } se cambió después de escribirse.
check-newest-missing = Faltan las últimas anotaciones de la mano, o siguen otras.
check-other-set-up = La preparación de la mano no es la que guarda la anotación 0.
check-repairs = La anotación { $entry } dice que repara la { $of }, y las que siguen hacen otra cosa.
check-set-up-refused = La preparación se rechaza hoy: { $why }
check-page-changed = La página de { $game } ha cambiado desde entonces.
check-refused = La anotación { $entry } se rechaza hoy: { $why }
check-refused-today = La anotación { $entry } se rechaza hoy.
check-other-chips = La anotación { $entry } movería hoy otras fichas. Lo pagado queda pagado.
check-in-lists = { $name } de la mano en las listas no es lo que dice su registro.

## el libro de la sala y lo que lo repite

ledgercheck-since = La cabecera que se vio antes ya no está en la cadena.
ledgercheck-signature = La cabecera que se vio antes no está firmada por esta sala.
ledgercheck-database = El archivo de la base de datos está dañado: { $why }.
ledgercheck-orphan =
    La fila { NUMBER($row, useGrouping: 0) } de { $table } pertenece a algo de { $parent } que ya no está.
ledgercheck-orphan-without-number = Una fila de { $table } pertenece a algo de { $parent } que ya no está.
ledgercheck-row-unreadable = La fila { NUMBER($row, useGrouping: 0) } del libro mayor no se puede leer.
ledgercheck-row-missing = Falta la fila { NUMBER($row, useGrouping: 0) } del libro mayor.
ledgercheck-row-does-not-follow =
    La fila { NUMBER($row, useGrouping: 0) } del libro mayor no sigue a la anterior.
ledgercheck-row-changed =
    La fila { NUMBER($row, useGrouping: 0) } del libro mayor se cambió después de escribirse.
ledgercheck-row-unclear =
    Lo que dice la fila { NUMBER($row, useGrouping: 0) } del libro mayor no se puede leer.
ledgercheck-course = Las listas de la fila { NUMBER($row, useGrouping: 0) } del libro no son lo que resulta de su acto.
ledgercheck-table-gone =
    La mesa { NUMBER($table, useGrouping: 0) } está en el libro mayor y en ningún otro sitio.
ledgercheck-table-setting =
    { $name } de la mesa { NUMBER($table, useGrouping: 0) } no es lo que dice el libro mayor.
ledgercheck-table-untold =
    Ninguna fila del libro mayor habla de la mesa { NUMBER($table, useGrouping: 0) }.
ledgercheck-seat =
    El asiento { $seat } de la mesa { NUMBER($table, useGrouping: 0) } no es lo que dice el libro mayor.
ledgercheck-chips =
    En la mesa { NUMBER($table, useGrouping: 0) } hay { $out } fichas y entraron { $in }.
ledgercheck-hand-untold =
    Ninguna fila del libro mayor habla de la mano { NUMBER($hand, useGrouping: 0) }.
ledgercheck-hand-end =
    La mano { NUMBER($hand, useGrouping: 0) } no acaba como dice el libro mayor.
ledgercheck-hand-no-end =
    La mano { NUMBER($hand, useGrouping: 0) } ha acabado y el libro mayor no conoce su final.
ledgercheck-hand-gone =
    La mano { NUMBER($hand, useGrouping: 0) } está en el libro mayor y en ningún otro sitio.
ledgercheck-hand-open =
    La mano { NUMBER($hand, useGrouping: 0) } estaba abierta cuando empezó el libro mayor, y no sigue desde ahí.
ledgercheck-hand-player =
    El asiento { $seat } de la mano { NUMBER($hand, useGrouping: 0) } no es el jugador de ese nombre.
ledgercheck-hand-orphan =
    El registro tiene anotaciones de la mano { NUMBER($hand, useGrouping: 0) }, que ya no está.
ledgercheck-hand-dealt =
    { $name } de la mano { NUMBER($hand, useGrouping: 0) } no es con lo que se repartió.
ledgercheck-hand-players =
    Quién jugó la mano { NUMBER($hand, useGrouping: 0) }, y con qué, no es como se repartió.
ledgercheck-hand-first =
    La mano { NUMBER($hand, useGrouping: 0) } no nombra la fila de su reparto.
ledgercheck-rows-unreadable = Las filas de { $name } no se pueden leer.
ledgercheck-untold = Ninguna fila del libro mayor habla de { $name } { $number }.
ledgercheck-gone = { $name } { $number } está en el libro mayor y en ningún otro sitio.
ledgercheck-column = { $column } de { $name } { $number } no es lo que dice el libro mayor.
check-unreadable = Una anotación de la mano { NUMBER($hand, useGrouping: 0) } ya no se puede leer.
check-in-the-lists = { $name } de la mano no está en las listas como dice la anotación 0.
rebuild-refused = Hoy se rechaza una anotación: { $why } Lo que se pagó queda pagado.
rebuild-paid =
    El asiento { $seat } cobró { $was } y hoy cobraría { $would }. Lo que se pagó queda pagado.
eventcheck-row =
    La fila { NUMBER($row, useGrouping: 0) } del libro mayor no es como se selló.
eventcheck-seed = La semilla de los sorteos no es la que se selló.
eventcheck-chips =
    Hay { SIGNED($chips) } fichas en juego que ninguna entrada, carrera ni recuento explica.
eventcheck-seat =
    Mesa { NUMBER($table, useGrouping: 0) }, asiento { $seat }: hay { $there } y debería haber { $should }.
eventcheck-otherwise = Calculado de nuevo, el torneo da otro resultado.
packet-bad-record = su registro no se puede leer ({ $error })
packet-bad-size = contiene más de { $bytes } bytes, o más de { $parts } archivos
packet-bad-kind = no es un archivo zip
packet-bad-file = falta o está dañado un archivo suyo
packet-bad-json = no es JSON
packet-bad-format = no dice que sea uno
packet-bad-edition = lo escribió una versión posterior de dealer-assist; compruébalo con ella

## how a hand was dealt, put right

settle-chips = { $chips }
settle-nothing = nada
settle-dealt-stack = El asiento { $seat } empezó con { $now }; se apuntó con { $was }.
settle-dealt-name = El asiento { $seat } era { $now }; se apuntó como { $was }.
settle-dealt-button = El botón estaba en el asiento { $now }; se apuntó en el { $was }.
settle-dealt-game = El juego era { $now }; se apuntó como { $was }.
settle-dealt-betting = Las apuestas eran { $now }; se apuntó { $was }.
settle-dealt-blinds = Las ciegas eran { $now }; se apuntaron { $was }.
settle-dealt-ante = El ante era { $now }; se apuntó { $was }.
settle-dealt-big_blind_ante = El ante de la ciega grande era { $now }; se apuntó { $was }.
settle-dealt-bring_in = El bring-in era { $now }; se apuntó { $was }.
settle-dealt-small_bet = La apuesta pequeña era { $now }; se apuntó { $was }.
settle-dealt-big_bet = La apuesta grande era { $now }; se apuntó { $was }.
settle-dealt-spread = El margen era { $now }; se apuntó { $was }.
