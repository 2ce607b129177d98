### Lo que dicen los guiones de las páginas del floor.

## las fichas de la pared

wallcard-up = En vivo
wallcard-lost = Reconectando
wallcard-away = Sin red
wallcard-called = Floor llamado
wallcard-coming = { $who } viene
wallcard-seats =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
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
wallcard-waits-unreadable = La mano no se puede leer
wallcard-flag-all-in = All-in
wallcard-flag-run-twice = Dos veces
wallcard-flag-undone = Mucho deshecho
wallcard-flag-repaired = Corregida
wallcard-flag-silent = Tableta callada
wallcard-flag-unsent = Sin enviar
wallcard-flag-long = Mano larga
wallcard-flag-slow = Tarda en actuar
wallcard-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
wallcard-playing = { $count } jugando
wallcard-to-look-at = { $count } por mirar
wallcard-calling = { $count ->
    [one] { $count } llama
   *[other] { $count } llaman
  }

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

## a call on a phone

floorcall-title = { $table }, mano { $number }
floorcall-at = a las { $time }
floorcall-at-by = a las { $time }, { $by }
floorcall-ruled = decidida tras { $time }
floorcall-withdrawn = retirada tras { $time }
floorcall-i-am-coming = Voy
floorcall-desk = Mesa de decisiones
floorcall-whole-hand = Toda la mano
floorcall-calls = Llamadas
floorcall-ruled-by = { $who } decidió: { $decision }.
floorcall-through = A lo largo de la mano
floorcall-deal = El reparto
floorcall-called-here = aquí se llamó al floor
floorcall-was = era: { $line }
floorcall-before-first = antes de la primera acción
floorcall-back = Una acción atrás
floorcall-action = Acción
floorcall-on = Una acción adelante
floorcall-here = Llamada
floorcall-to-here = A donde se llamó al floor
floorcall-facts = Hechos
floorcall-fact-since = Acción sustancial desde entonces
floorcall-another-way = la mano siguió por otro camino desde entonces
floorcall-fact-before = Acción sustancial antes
floorcall-fact-acted = Actuaron desde entonces
floorcall-nobody = nadie
floorcall-fact-had-cards = Tenían cartas
floorcall-fact-could = Podía hacer
floorcall-fact-to-act = Le toca ahora
floorcall-fact-pot = Bote después
floorcall-yes = sí
floorcall-no = no
floorcall-actions =
    { $n ->
        [one] { $n } acción, { $chips } con fichas
       *[other] { $n } acciones, { $chips } con fichas
    }
floorcall-nobody-acted = nadie ha actuado
floorcall-seat-may = asiento { $seat }: { $moves }
floorcall-may-fold = retirarse
floorcall-may-check = pasar
floorcall-may-call = igualar { $chips }
floorcall-may-bet = apostar { $least }
floorcall-may-bet-range = apostar de { $least } a { $most }
floorcall-may-raise = subir a { $least }
floorcall-may-raise-range = subir de { $least } a { $most }
floorcall-rules = Las reglas de esta sala
floorcall-elsewhere = en otras salas: { $values }
floorcall-cite = Citar
floorcall-game-page = La página del juego
floorcall-procedures = procedimientos
floorcall-decided-stands = queda como está
floorcall-decided-back = volver a una acción anterior
floorcall-decided-change = se cambia una acción
floorcall-decided-words = un aviso o una penalización
floorcall-decide-stands = Queda como está
floorcall-decide-back = Volver aquí
floorcall-decide-change = Cambiarla
floorcall-decide-words = Aviso o penalización
floorcall-nothing-moves = no se mueve nada
floorcall-after = después de: { $line }
floorcall-to-deal = al reparto
floorcall-try-first = pruébalo antes arriba
floorcall-no-chip-moves = no se mueve ninguna ficha
floorcall-newest = esta es la última acción
floorcall-ruling = Decisión
floorcall-why = Por qué
floorcall-why-hint = dilo como se leerá después
floorcall-rule = Regla
floorcall-rule-hint = cita una de arriba o escríbela
floorcall-your-name = Tu nombre
floorcall-give = Decidir
floorcall-read-at-once = { $decision }; la mesa lo lee al momento
floorcall-table-has-it = La mesa lo tiene.

## what if

branch-title = Y si
branch-change = Fue otra acción
branch-before = Faltó una antes
branch-out = Nunca pasó
branch-told-out = { $line }: nunca pasó
branch-told-before = { $line }, antes de: { $entry }
branch-told-change = { $entry }: { $line }
branch-bet-to = apuesta
branch-raise-to = sube a
branch-complete-to = completa hasta
branch-try-bet = Probar la apuesta
branch-try-raise = Probar la subida
branch-try-complete = Probar el completar
branch-range = de { $least } a { $most }
branch-another = Otra acción
branch-as-log = Como lo escribe el registro
branch-try = Probar
branch-conflict = { $line }: ya no encaja: { $why }
branch-way-stop = Parar ahí
branch-way-out = Sin: { $line }
branch-way-before = Antes: { $line }
branch-way-instead = En su lugar: { $line }
branch-result =
    { $again } aplicadas otra vez, { $changed } cambiadas, { $dropped } fuera. No se escribe nada.
branch-pot = Bote en el registro { $pot }, así

## a hand at one moment

moment-middle = Centro
moment-main = principal
moment-side = lateral
moment-seats = asientos { $seats }
moment-pot = bote
moment-table = Asientos
moment-button = botón
moment-in-front = delante { $chips }
moment-wins = gana { $chips }
moment-to-act = le toca
moment-mucked = tirada
moment-folded = retirado
moment-all-in = all-in

## el plano de la sala

plan-in-seat = Asiento { $seat }: { $name }
plan-deals = Reparte { $name }
plan-in-break = Descanso
plan-clock-stands = Reloj parado
plan-is-silent = Tableta callada
plan-is-unsent = Anotaciones sin enviar
plan-is-long = Mano larga
plan-is-between = Entre manos
plan-is-empty = Sin juego
plan-short = { $n ->
    [one] Falta { $n }
   *[other] Faltan { $n }
  }
plan-missing = ({ $n ->
    [one] falta { $n }
   *[other] faltan { $n }
  })
plan-players = { $n } jug.
plan-no-place = Todavía sin lugar
plan-cash = Cash
plan-event-about = nivel { $level }, quedan { $players }
plan-at = En { $tables }
plan-nowhere = Nadie aquí se llama así.
plan-waiting = Esperan al floor
plan-nobody-calls = Nadie llama.
plan-somebody = Alguien
plan-pace = Ritmo
plan-hands-hour = Manos en la última hora
plan-hands-median = Por mesa, mediana
plan-slowest = La más lenta, { $table }
plan-ruled = Llamadas resueltas esta noche
plan-to-rule = Tiempo hasta resolver, mediana
plan-left = Quedan { $n }
plan-of-entries = De entradas
plan-average = Stack medio
plan-level = El nivel { $level } acaba en
plan-break = Próximo descanso
plan-seated = { $n ->
    [one] { $n } sentado
   *[other] { $n } sentados
  }
plan-tables-play = Mesas en juego
plan-sold = Fichas vendidas
plan-in-play = Fichas en juego
plan-difference = Diferencia
plan-short-tables = Faltan jugadores
plan-spot = Fila { $down }, lugar { $across }
plan-take-one = Toma una mesa y toca donde está; o arrástrala allí.
plan-down = Fila
plan-across = Lugar
plan-put = Ponla ahí
plan-off = Sin lugar

## la mesa de decisiones

ruledesk-to-call = Volver a la llamada
ruledesk-what = ¿Qué pasó?
ruledesk-nothing = La mano terminó: lo pagado se corrige en la propia mano.
ruledesk-work = Ver las respuestas
ruledesk-rules = Las reglas
ruledesk-elsewhere = En otras salas: { $rule }
ruledesk-answers = Las respuestas
ruledesk-here = Según las reglas de esta sala
ruledesk-record = Queda como está anotado
ruledesk-puts-in = El asiento { $seat } pone { $chips }
ruledesk-gets = El asiento { $seat } recibe { $chips }
ruledesk-back = vuelven { $chips }
ruledesk-pot = Bote { $chips }
ruledesk-does-stands = Queda así; la mesa lo lee al momento.
ruledesk-does-change = La acción se cambia, y lo que sigue se aplica de nuevo.
ruledesk-does-words = La mesa lo lee al momento; el crupier anota la acción.
ruledesk-asks-said = ¿Qué palabra?
ruledesk-asks-seat = ¿Quién?
ruledesk-asks-line = ¿Qué hizo?
ruledesk-asks-chip = La ficha
ruledesk-asks-chips = Fichas puestas, como 500 + 200
ruledesk-asks-first = Primer gesto, como 100 + 100
ruledesk-asks-then = Segundo gesto
ruledesk-asks-to = A cuánto en total
ruledesk-asks-cards = Cuántas cartas
ruledesk-fold = retirarse
