### Partidas de cash: listas de espera, asientos, tiempo y cajas.

cash-title = Partidas de cash
cash-about = listas de espera, must-move, cambios de asiento, tiempo, cajas
cash-none = No hay ninguna partida de cash abierta.
cash-waits = { $n ->
        [one] 1 espera
       *[other] { $n } esperan
    }
cash-open-seats = { $n ->
        [0] completa
        [one] 1 asiento libre
       *[other] { $n } asientos libres
    }
cash-longest = el que más, { $minutes } min
cash-wall = Listas en la pared
cash-no-screen = Los jugadores ven las listas por un enlace de la sala. Todavía no hay ninguno:
cash-open = Abrir una partida de cash
cash-name = Juego y ciegas
cash-seats = Asientos por mesa
cash-amount = Cobro de tiempo
cash-per = Se cobra
cash-per-seat = a cada asiento
cash-per-table = a la mesa entera
cash-minutes = Cada cuántos minutos
cash-which-tables = Mesas, en el orden en que se llenan los asientos
cash-table = Mesa
cash-plays = juega esta partida
cash-must-move = los jugadores pasan a
cash-terms = Condiciones de la partida
cash-keep-terms = Guardar las condiciones
cash-close = Cerrar la partida
cash-undo = Deshacer
cash-again = Hacerlo otra vez
cash-next = Siguiente para un asiento libre
cash-nobody-next = No hay asiento libre que alguien espere.
cash-seat-n = asiento { $seat }
cash-from = desde { $table }, asiento { $seat }
cash-why-change = pidió esta mesa hace { $waited } min; un cambio va antes que la lista
cash-why-must-move = lleva más tiempo en la mesa must-move, { $waited } min
cash-why-list = siguiente de la lista, espera { $waited } min
cash-call = Llamar
cash-buy-in = Compra
cash-seat-now = Sentar
cash-passes = Pasa
cash-move = Mover con las fichas
cash-list = Lista de espera
cash-player = Jugador
cash-add = Poner en la lista
cash-waited = { $minutes } min
cash-called = llamada a { $table } hace { $minutes } min
cash-passed = { $n ->
        [one] pasó una vez
       *[other] pasó { $n } veces
    }
cash-sits = ya juega en esta partida
cash-also = también espera { $games }
cash-ticket = N.º { NUMBER($number, useGrouping: 0) }
cash-code = Código QR
cash-off = Quitar
cash-empty = Nadie espera.
cash-changes = Cambios de asiento y de mesa
cash-no-changes = Nadie pidió un cambio.
cash-to-table = A
cash-ask = Pedir un asiento allí
cash-money = Tiempo y cajas
cash-feeds = pasa a { $table }
cash-take-time = Cobrar tiempo: { $chips }
cash-owes = sin fichas suficientes: asiento { $seats }
cash-give-back = Devolver el último cobro
cash-box-holds = La caja debe tener { $chips }, de ellos tiempo { $time }
cash-counted = Contado en la caja
cash-dealer = Crupier
cash-keep-box = Guardar el recuento
cash-difference = { SIGNED($chips) }
cash-lists = Listas de espera
cash-away = No se llega a las listas; así estaban.
cash-your-place = N.º { $place }
cash-you-are-called = Te llaman a { $table }.
cash-of-list = { $n ->
        [one] 1 nombre en la lista
       *[other] { $n } nombres en la lista
    }
cash-off-list = Este número ya no está en ninguna lista.
cash-is-called = { $player }: llamada al asiento { $seat }.
cash-comes = { $player } viene al asiento { $seat }: { $why }.
cash-goes = { $player } va a { $table }, asiento { $seat }: { $why }.
