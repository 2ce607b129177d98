### Buscar manos, búsquedas guardadas, listas.

## la búsqueda y lo que halló

finding-title = Buscar manos
finding-ask = Nombre, mesa, juego, crupier, qué pasó, cuándo
finding-example = ann razz dividido más de 5k · perdió con póquer · AK contra QQ · mayor bote ayer
finding-find = Buscar
finding-asked-for = Se busca
finding-leave-out = , quitarlo
finding-start-over = Empezar de nuevo
finding-narrow-down = Acotar
finding-player = Jugador
finding-dealer = Crupier
finding-table = Mesa
finding-game = Juego
finding-any = cualquiera
finding-since = Desde el día
finding-until = Hasta el día
finding-least = Bote, al menos
finding-most = Bote, como máximo
finding-reached = Llegó a
finding-any-street = cualquier calle
finding-happened = Qué pasó
finding-narrow = Acotar
finding-more = Más manos
finding-about = Unas { $count } manos
finding-count =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
finding-sort = Orden
finding-by-time = Las últimas primero
finding-by-pot = El bote mayor primero
finding-by-old = Las primeras primero
finding-by-small = El bote menor primero
finding-choose = Elegir la mano { NUMBER($number, useGrouping: 0) } de { $table }
finding-next = { $count } siguientes
finding-seat = asiento { $seat }
finding-to-playlist = Poner las manos marcadas en una lista
finding-playlist = Lista
finding-new-one = una nueva
finding-new-name = Nombre de la nueva
finding-add = Añadir
finding-none = Ninguna mano es así. Quita algo.
finding-nowhere = { $what } no está en el registro.
finding-opinion =
    Ningún registro dice «{ $what }»: es una opinión. Pregunta por lo que pasó: «perdió con full o mejor», «set contra
    set», «AA contra KK», «ganó sin showdown».
finding-or-of-nothing = «O» necesita algo a ambos lados, como en «ann o bob»; se dejó fuera.
finding-ways-mean =
    { $count } jugadores siguieron tras la primera ronda de apuestas (en hold'em, vieron el flop). «{ $count }
    jugadores» es de quienes recibieron cartas.
finding-many-names =
    Muchos nombres contienen { $part }; estas son manos de { $most } de ellos. Escribe más del nombre.
finding-keep-search = Guardar esta búsqueda
finding-name = Nombre
finding-for-everybody = para todos
finding-keep = Guardar
finding-kept = Búsquedas guardadas
finding-throw-away = Borrar { $name }
finding-back = Volver a la búsqueda
finding-not = no { $what }

## lo que se busca, por la palabra de la búsqueda

asked-player = jugador { $value }
asked-dealer = crupier { $value }
asked-table = mesa { $value }
asked-game = juego { $value }
asked-street = calle { $value }
asked-allin = all-in en { $value }
asked-seat = asiento { $value }
asked-pot = bote { $value }
asked-date = fecha { $value }
asked-text = texto { $value }

## lo que tuvo una mano, en una palabra

marks-open = aún abierta
marks-over = terminada
marks-void = anulada
marks-showdown = showdown
marks-allin = all-in
marks-side = botes laterales
marks-split = bote repartido
marks-odd = ficha impar
marks-twice = repartida dos veces
marks-undone = deshecho
marks-repaired = corregida
marks-misdeal = reparto nulo
marks-event = irregularidad
marks-ruling = decisión
marks-call = llamada al floor
marks-remark = notas
marks-imported = importada
marks-won = ganada

## listas

playlists-title = Listas
playlists-about = Manos para ver una tras otra. Márcalas donde las encuentres o añade una mientras la revisas.
playlists-hands = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
  }
playlists-none = Aún no hay ninguna.
playlists-new = Una nueva
playlists-make = Crear
playlists-kept-by = La guarda { $owner }.
playlists-replay = Ver todas
playlists-find-some = Busca algunas
playlists-empty = Aún no hay manos. { $find }, márcalas y añádelas.
playlists-earlier = Mano { NUMBER($number, useGrouping: 0) } un lugar antes
playlists-later = Mano { NUMBER($number, useGrouping: 0) } un lugar después
playlists-out = Quitar la mano { NUMBER($number, useGrouping: 0) }
playlists-this = La lista
playlists-change = Cambiar
playlists-throw-away = Borrar la lista
playlists-place = { $place } de { $count }
playlists-before = anterior
playlists-after = siguiente en la lista
playlists-add-to = Añadir a una lista
playlists-add-hand = Añadir esta mano
finding-no-day = sin fecha
finding-chips = { $chips } fichas en sus botes
finding-zone = Horas en { $zone }
marks-lost = perdió
marks-against = contra
marks-busted = eliminado
marks-corrected = corregida
marks-or = o
marks-multiway = bote múltiple
marks-walk = paseo a la ciega grande
marks-straddle = con straddle
marks-bomb = bote bomba
marks-scoop = se lo lleva todo
marks-quartered = un cuarto del bote
marks-no-low = sin mano baja
asked-hand = mano número { $value }
asked-cards = cartas { $value }
asked-made = con { $value }
asked-or-better = { $value } o mejor
asked-ways = bote de { $value } tras la primera ronda
asked-position = { $value }
asked-players = { $value } jugadores
asked-sort-pot = primero el bote mayor
asked-sort-small = primero el bote menor
asked-sort-time = primero las últimas
asked-sort-old = primero las más antiguas
asked-time = sobre las { $value }
asked-time-after = después de las { $value }
asked-time-before = antes de las { $value }
asked-time-between = entre las { $value } y las { $last }
asked-time-morning = por la mañana
asked-time-afternoon = por la tarde
asked-time-evening = al atardecer, hasta las 6 de la mañana
asked-time-night = por la noche, hasta las 6 de la mañana
asked-time-tonight = esta noche
asked-time-hour = en la última hora
asked-time-last-night = anoche
asked-level = nivel { $value }
asked-tournament = torneo { $value }
asked-all-ins = { $value } o más all-in
asked-pocket-pairs = cualquier pareja de mano
asked-time-past =
    { $n ->
        [one] en el último minuto
       *[other] en los últimos { $n } minutos
    }
asked-time-ago =
    { $n ->
        [one] hace un minuto más o menos
       *[other] hace unos { $n } minutos
    }
asked-mix = rotación { $value }
asked-betting = { $value }
asked-did = { $value }
asked-final-table = mesa final de un torneo
asked-day = día { $n } de un torneo

## cómo se llama una palabra de la búsqueda cuando la página la repite

called-raise = subida
called-limp = limp
called-check-raise = check-raise
called-three-bet = 3-bet
called-four-bet = 4-bet
called-five-bet = 5-bet
called-stood-pat = servido
called-mucked = no mostró
called-runner-runner = runner-runner
called-checked-down = sin apuestas hasta el final
called-nuts = las nuts
called-folded-to = todos se retiraron hasta
called-doubled-up = dobló
called-tripled-up = triplicó
called-coin-flip = cara o cruz
called-flopped = en el flop:
called-turned = en el turn:
called-rivered = en el river:
called-button = botón
called-small-blind = ciega pequeña
called-big-blind = ciega grande
called-under-the-gun = under the gun
called-cutoff = cutoff
called-hijack = hijack
called-royal-flush = escalera real
called-straight-flush = escalera de color
called-four-of-a-kind = póquer
called-full-house = full
called-flush = color
called-straight = escalera
called-three-of-a-kind = trío
called-two-pair = dobles parejas
called-pair = pareja
called-high-card = carta alta
called-wheel = rueda
called-steel-wheel = rueda de acero
called-broadway = escalera al as
called-number-one-low = mejor baja
called-low = baja
