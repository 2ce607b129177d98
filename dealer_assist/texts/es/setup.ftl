### Preparar una mesa: la lista de mesas, su juego y sus ciegas, sus asientos.

## setup

setup-pages = Páginas
setup-tables = Mesas
setup-rules = Reglas
setup-title = dealer-assist: mesas
setup-new-here = ¿Es tu primera vez?
setup-watch = Mira una mano grabada, paso a paso: qué dice la página en cada momento, y quién cobra cuánto y por qué.
setup-watch-demo = Demostración: mira una mano grabada
setup-open-demo = Abrir una mesa de prueba
setup-seated =
    { $n ->
        [one] { $n } sentado
       *[other] { $n } sentados
    }
setup-hand-open = mano { NUMBER($number, useGrouping: 0) } en juego
setup-hand-over = mano { NUMBER($number, useGrouping: 0) } terminada
setup-hand-void = mano { NUMBER($number, useGrouping: 0) } anulada
setup-new-name = Mesa { $n }
setup-demo-table = Mesa de prueba
setup-no-table = Todavía no hay mesas.
setup-new = Mesa nueva
setup-several = Varias mesas a la vez
setup-several-about =
    Cada una lleva el nombre y su número: NLH 1, NLH 2, etc. Todas juegan lo mismo con las mismas apuestas.
setup-how-many-tables = Cuántas mesas
setup-first-number = Numeradas desde
setup-set-up-all = Prepararlas todas
setup-name = Nombre de la mesa
setup-game = Juego
setup-find = busca por cualquiera de sus nombres: omaha, badugi, stud/8 …
setup-find-label = Buscar un juego
setup-betting = Apuestas
setup-usual = Como se suele jugar
setup-usual-betting = Como se suele jugar: { $betting }
setup-chips = Fichas
setup-small-blind = Ciega pequeña
setup-big-blind = Ciega grande
setup-ante = Ante
setup-ante-hint = cada jugador; vacío si no hay
setup-big-blind-ante = Ante de la ciega grande
setup-big-blind-ante-hint = un jugador por todos
setup-bring-in = Bring-in
setup-small-bet = Apuesta pequeña
setup-small-bet-hint = con límite; vacío: la ciega grande
setup-big-bet = Apuesta grande
setup-big-bet-hint = con límite; vacío: el doble de la pequeña
setup-spread = Margen
setup-spread-hint = spread-limit: lo menos y lo más de una apuesta, como 2-10; con dos tamaños 2-6, 2-12
setup-chip = Ficha más pequeña
setup-chip-hint = vacío: la mayor con la que se pagan todas las ciegas, antes y apuestas; ningún reparto es más fino
setup-buy-ins = Compras
setup-min-buy-in = Compra mínima
setup-min-buy-in-hint = con lo que uno se sienta; vacío: cualquiera
setup-max-buy-in = Máxima
setup-max-buy-in-hint = vacío: cien ciegas grandes, o apuestas grandes. Más lo da el floor
setup-top-up-to = Se repone hasta
setup-top-up-to-hint = vacío: como la compra máxima
setup-house = Reglas de la casa
setup-barge = BARGE
setup-tda = Torneo TDA
setup-cash-room = Sala de cash
setup-tournament = Torneo
setup-cash = Partida de cash
setup-seats-title = { $table }: asientos
setup-seats = { $table }: asientos y fichas
setup-change = Cambiar el juego o las ciegas
setup-playing =
    La mano { NUMBER($number, useGrouping: 0) } está en juego: sus asientos se pueden cambiar cuando termine.
setup-back-to-hand = Volver a la mano
setup-back-to-table = Volver a la mesa
setup-to-tables = A las mesas
setup-back = Atrás
setup-seat = Asiento
setup-player = Nombre (puede quedar vacío)
setup-sits-out = No juega
setup-out = fuera
setup-name-of = nombre del asiento { $seat }
setup-chips-of = fichas del asiento { $seat }
setup-all-start = Todos empiezan con
setup-all-start-hint = para quien tenga nombre y ninguna ficha propia; 10k son 10.000
setup-save-and-deal = Guardar y repartir la mano { NUMBER($number, useGrouping: 0) }
setup-save = Guardar
setup-kept = Lo que se escribió aquí sigue ahí, sin guardar.
setup-discard = Descartarlo
setup-button = Botón
setup-first-seat = primer asiento ocupado
setup-as-it-moves = como le toca
setup-as-it-moves-to = como le toca: asiento { $seat }
setup-settings = { $table }: juego y ciegas
setup-counts-next = Lo que se cambie aquí cuenta desde la próxima mano.

## lo que se juega, en una línea

stakes-game = { $game }, { $betting }
stakes-blinds = ciegas { $chips }
stakes-ante = ante { $chips }
stakes-big_blind_ante = ante de la ciega grande { $chips }
stakes-bring_in = bring-in { $chips }
stakes-small_bet = apuesta pequeña { $chips }
stakes-big_bet = apuesta grande { $chips }
stakes-spread = margen { $spread }
setup-ask-floor = Preguntar al floor por el asiento { $seat }
