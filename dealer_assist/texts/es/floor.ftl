### Las páginas del floor: el índice, las llamadas, la pared con todas las mesas.

## el índice: cada casilla tiene un nombre y lo que hay detrás

hub-title = Floor
hub-hand = mano { NUMBER($number, useGrouping: 0) }
hub-on-the-way = { $who } va en camino
hub-quiet = Nadie llama.
hub-now = Ahora
hub-afterwards = Después
hub-room = La sala
hub-wall = Pared
hub-wall-about = todas las mesas en vivo
hub-calls = Llamadas
hub-calls-about = quién espera, qué se decidió
hub-tables-about = preparar, asientos, ajustes
hub-find = Buscar
hub-find-about = manos, por lo que se sepa de ellas
hub-playlists = Listas
hub-playlists-about = manos reunidas
hub-correct = Corregir
hub-correct-about = contar una mesa, anotar una mano después
hub-call-figures = Llamadas en cifras
hub-call-figures-about = por tipo, mesa y crupier, con el tiempo hasta resolver
hub-ledger = Libro mayor
hub-ledger-about = cada ficha, asiento y ajuste: quién, cuándo, de qué, a qué
hub-files-out = Archivos de salida
hub-files-out-about = manos y filas para otros programas
hub-files-in = Archivos de entrada
hub-files-in-about = manos de otros programas
hub-people = Personas
hub-people-about = quién puede hacer qué
hub-displays = Pantallas
hub-displays-about = pantallas para los jugadores
hub-health = Estado
hub-health-about = servidor y base de datos
hub-install = Instalar
hub-install-about = poner la aplicación en una tableta

## las llamadas

calls-of-table = { $table }: llamada al floor
calls-title = Llamadas
calls-chime = Sonar cuando llama una mesa
calls-no-script = Esta página necesita JavaScript.

## la pared

wall-find = Buscar
wall-find-hint = mesa o juego
wall-show = Mostrar
wall-show-all = todas las mesas
wall-show-open = manos en juego
wall-show-flags = lo que hay que mirar
wall-show-calls = llamadas
wall-sort = Ordenar
wall-sort-need = primero lo que hay que mirar
wall-sort-table = por mesa
wall-sort-long = primero la mano más larga
wall-sort-slow = primero quien más tarda
wall-pots = Todos los botes (no donde los vean los jugadores)

## el libro mayor

ledgerpage-title = Libro mayor
ledgerpage-table = Mesa
ledgerpage-all = todas
ledgerpage-player = Jugador
ledgerpage-what = Qué
ledgerpage-everything = todo
ledgerpage-from = Desde
ledgerpage-until = Hasta
ledgerpage-show = Mostrar
ledgerpage-when = Cuándo
ledgerpage-change = De qué, a qué
ledgerpage-who = Quién
ledgerpage-why = Por qué
ledgerpage-none = Nada en el libro mayor es todo esto.
ledgerpage-earlier = Filas anteriores
ledgerpage-head = La cabecera
ledgerpage-head-how =
    Esto responde por todas las filas anteriores: hazle una foto, y { $command } dice si algo anterior ha
    cambiado. Con la línea entera dice además si la firmó esta sala.
ledgerpage-key-how = La clave de la sala, para comprobarlo en otro lugar ({ $option }):

## lo que pide un dealer: un stack más allá de los límites de la mesa

request-facts =
    { $really ->
        [yes] Asiento { $seat }, { $player }: en verdad { $stack }, anotado { $had }
       *[other] Asiento { $seat }, { $player }: de { $had } a { $stack }
    }
request-facts-nobody = Asiento { $seat }: de { $had } a { $stack }
request-waiting = Se ha preguntado al floor. { $facts }
request-confirmed = { $who } lo confirmó. { $facts }
request-declined = { $who } lo rechazó; no se ha cambiado nada. { $facts }
request-replaced = Pedido de nuevo desde entonces. { $facts }
request-floor = El floor

## el plano de la sala

plan-find = Buscar
plan-find-hint = jugador, crupier o mesa
plan-order = Cómo están las mesas
plan-by-place = Por lugar
plan-by-event = Por torneo
plan-arrange = Ordenar
plan-desks = Secciones
plan-figures = Cifras

## las llamadas en cifras

callstat-title = Llamadas en cifras
callstat-none = Nadie llamó en este tiempo.
callstat-by-kind = Por tipo
callstat-by-table = Por mesa
callstat-by-dealer = Por crupier
callstat-calls = Llamadas
callstat-ruled = Resueltas
callstat-time = Mediana hasta resolver
callstat-all = Todas
callstat-nobody = nadie había entrado
callstat-no-reason = sin motivo
