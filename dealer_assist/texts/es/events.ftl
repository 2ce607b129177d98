### Las páginas del director de un evento.

## events

events-all = Torneos
events-about = reloj, asientos, cambios, premios
events-pages = Páginas del torneo
events-archived = archivado
events-page-desk = Mesa de dirección
events-page-players = Jugadores
events-page-structure = Estructura
events-page-money = Dinero
events-page-record = Registro
events-page-tables = Mesas
events-wall-clock = Reloj para la pared
events-slips = Papeletas
events-clock = Reloj
events-level = Nivel { $n }
events-level-word = Nivel
events-bagged-at =
    Los días anteriores se embolsaron en el nivel { $n }. Fija aquí el nivel y después pon el reloj en marcha.
events-other-day = en otro día
events-deal-first = Repartir la primera mano
events-break = Descanso
events-players-left = Quedan { $left } de { $entries }
events-average = media { $chips }
events-average-word = Media
events-chips-right = { $chips } fichas en juego, las vendidas
events-chips-wrong = { $chips } fichas en juego: mira abajo ({ SIGNED($difference) })
events-none = Todavía no hay torneos.
events-finished = Terminado
events-registering = { $n ->
    [one] { $n } inscrito
   *[other] { $n } inscritos
  }
events-new = Nuevo torneo
events-name = Nombre
events-festival = Festival
events-template = Estructura
events-own-sheet = Una hoja de estructura propia
events-toml = Hoja de estructura (TOML)
events-open = Abrir la inscripción
events-to-open = Torneos abiertos
events-to-archive = Torneos archivados
events-differences = Cuenta estas
events-chips-should =
    Vendidas { $given }, carreras { SIGNED($raced) }, recuentos { SIGNED($counted) }, retiradas
    { $removed }; en juego { $chips }.
events-difference = Mesa { $table }, asiento { $seat }: hay / debería haber
events-nobody = nadie
events-not-signed-in = nadie había entrado
events-now = Ahora
events-draw = Sortear asientos ({ $n })
events-start-clock = Poner el reloj en marcha
events-pause = Pausa
events-resume = Seguir
events-level-down = Nivel atrás
events-level-up = Nivel adelante
events-hand-for-hand-on = Mano por mano
events-hand-for-hand-off = Fin del mano por mano
events-held = Las manos all-in siguen boca abajo
events-held-here = all-in, tapada
events-release = Liberar la mano
events-release-all = Liberar todas las manos
events-colour-up-of-chip = Carrera de las T{ $chip }
events-close = Cerrar la inscripción
events-finish = Terminar el torneo
events-minutes-left = Minutos restantes
events-set = Poner
events-last-hands = Últimas manos (vacío: sin límite)
events-announce = Anunciar
events-say = Decir
events-proposal = Por mover
events-closes = Mesas que se rompen: { $tables }.
events-redraws = Todos sortean un asiento nuevo en: { $tables }.
events-player = Jugador
events-from = De
events-to = A
events-why = Por qué
events-accept = Moverlos
events-table = Mesa { $n }
events-in-hand = jugando
events-done = lista
events-gone = Se fue
events-arrived = Llegó
events-break-which = Mesa que se rompe
events-break-now = Romperla
events-move-slips = Papeletas de cambios
events-last-acts = Últimos actos
events-undo = Deshacer
events-register = Inscribir
events-names = Nombres, uno por línea, o pegados de una hoja de cálculo
events-names-file = Nombres de un archivo
events-enter = Inscribir
events-desk-closed = La inscripción está cerrada.
events-sealed = La semilla de los sorteos, sellada:
events-seed = La semilla:
events-seed-given = La semilla se dio al abrir el torneo, así que los sorteos se podían saber: es un ensayo.
events-one-player = Un jugador
events-to-table = A la mesa
events-to-seat = Asiento
events-penalty-hands = Manos de penalización
events-penalty-rounds = Rondas de penalización
events-move = Mover
events-penalty = Penalización
events-remove = Expulsar
events-seat = Asiento
events-stack = Fichas
events-entries = Entradas
events-bounty = Bounty
events-serves = { $n ->
    [one] fuera { $n } mano
   *[other] fuera { $n } manos
  }
events-waits = espera asiento
events-is-here = Está
events-is-absent = Ausente
events-nobody-there = ausente
events-out = Eliminados
events-places = Puestos
events-place = Puesto
events-prize = Premio
events-hand = Mano
events-re-entered = volvió a entrar
events-re-enter = Volver a entrar
events-length = Cuánto dura
events-length-players = Jugadores
events-length-ask = Jugarlo entero
events-length-working = Se está jugando con { $players } jugadores. Esta página vuelve sola.
events-length-none = El torneo no llegó al final en diez minutos de cálculo. Pregunta con menos jugadores.
events-findings = Para pensarlo
events-sheet-sound = Nada que objetar: la hoja es correcta.
events-row-level = Nivel
events-minutes = Minutos
events-stakes = Apuestas
events-start-in-bets = Inicio en apuestas
events-smallest-chip = Ficha menor
events-begins = Empieza
events-after = { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) }
events-deep = { NUMBER($much, maximumFractionDigits: 1) }
events-start-m = Inicio, M
events-average-in-bets = en apuestas
events-average-m = M
events-what-m-is =
    M: cuántas vueltas de una mesa llena paga un stack; con varios juegos, la media de todos.
events-to-bring = se van { $away } de { $old }, trae { $come } de { $new }
events-bring-for = Las fichas que hay que traer son para { $n ->
        [one] un stack
       *[other] { $n } stacks
    }, tal como se entregaron.
events-say-pieces =
    Cuántas fichas hay que traer se dice aquí cuando la hoja entera dice de qué se compone un stack, la ficha
    menor primero: pieces = [8, 8, 4, 7, 2].
events-chip-that-leaves = Ficha que se retira
events-colour-up-of = salen las fichas de { $chip }
events-edit = Cambiar los niveles
events-edit-how =
    Teclas: flechas e Intro van de celda en celda, Intro tras la última fila añade otra, Ctrl+Intro inserta
    una, Ctrl+Supr la quita. Pega desde una hoja de cálculo: celdas sueltas, o todo con su cabecera
    (Nivel, Ciega pequeña, Ciega grande, Ante, Minutos; un descanso dice Descanso). Los niveles jugados quedan.
events-add-column = Añadir una columna
events-column-out = Quitar la columna:
events-from-file = Niveles de un archivo
events-levels-csv = Los niveles como texto
events-keep-levels = Guardar los niveles
events-whole-sheet = La hoja entera
events-keep-sheet = Guardar la hoja
events-till = La caja
events-paid-in = Pagado
events-fees = Comisión
events-staff = de ella, para el personal
events-overlay = La sala añade
events-pool = Bote de premios
events-bounties = Bounties
events-bounties-won = Bounties ganados
events-bounties-so-far = Ganados { $won } de { $all }.
events-bounty-of = por la cabeza de
events-own-bounty = el propio, conservado
events-kind = Tipo
events-kind-limit = con límite
events-kind-big-bet = sin límite y pot-limit
events-kind-entry = entrada
events-kind-late = tardía
events-kind-re-entry = reentrada
events-kind-add-on = add-on
events-add-on = Add-on para
events-sell = Vender
events-prizes = Premios
events-close-first = Los premios se conocen al cerrar la inscripción.
events-so-far = { $n ->
        [one] Si se cerrara ahora, se pagaría un puesto:
       *[other] Si se cerrara ahora, se pagarían { $n } puestos:
    }
events-other-table = Otra tabla de premios
events-prizes-list = Premios, del primero al último, uno por línea
events-deal = Un trato
events-count-deal = Calcular un trato para { $n } jugadores
events-icm-sampled = ICM, estimado
events-by-chips = Por fichas
events-by-icm = Por ICM
events-as-agreed = Según lo acordado
events-take-chips = Trato por fichas
events-take-icm = Trato por ICM
events-agreed = Se acordaron otras cifras
events-write-deal = Anotar el trato
events-deal-made = El trato
events-checked = El registro
events-whole =
    { $n ->
        [one] Íntegro: { $n } acto, como se selló; fichas y asientos son lo que suma.
       *[other] Íntegro: { $n } actos, como se sellaron; fichas y asientos son lo que suman.
    }
events-export = El torneo en archivos
events-when = Cuándo
events-what = Qué
events-who = Quién
events-copy = Copiar
events-archive = Archivar
events-bring-back = Recuperar
events-seat-n = Asiento { $seat }
events-comes-from = de la mesa { $table }, asiento { $seat }
events-chips = { $chips } en fichas
events-no-slips = Nadie está sentado ni en camino.
events-proof = Prueba de los sorteos
events-proof-how =
    Cada número es el SHA-256 de la semilla, una barra y una cuenta desde 0 («semilla/0», «semilla/1» …), leído como
    un solo número grande, módulo lo que hay para elegir.
events-proof-shuffle =
    Una lista se baraja desde el último lugar hasta el segundo: cada uno se cambia con uno de los que están hasta él
    mismo, el que dice el número siguiente, contando desde 0.
events-proof-seats =
    Primeros asientos: las menos mesas en que caben todos, iguales o una persona más en las primeras. Los asientos
    1, 2, 3 … de la mesa 1 se barajan y los primeros, tantos como se sientan allí, se vuelven a ordenar; luego los de
    la mesa siguiente. Los nombres, ordenados letra a letra según Unicode (de A a Z, de a a z, después Ä), se barajan
    y se ponen junto a esos asientos.
events-proof-button =
    Primeros botones: después, mesa por mesa, la baraja 2c 2d 2h 2s 3c … As se baraja y se reparte por asientos; la
    carta más alta, a igualdad picas antes que corazones, diamantes y tréboles, tiene el botón. Los asientos que se
    dejan vacíos no cuentan; dos que no pueden sentarse juntos se cambian después.
events-numbers-taken = { $n ->
        [one] Se ha tomado 1 número.
       *[other] Se han tomado { $n } números.
    }
events-away = El servidor no responde; el reloj sigue
events-soon = Siguiente nivel en
events-then = Después
events-paused = El reloj está parado
events-in = Quedan
events-sound = Sonido
events-find = Buscar un jugador
events-walk = Todos se han movido
events-on-the-way = En camino
events-lobby = Vestíbulo
events-wall = Todas las mesas
events-who-sits-where = Quién se sienta dónde
events-break-in = Descanso en
events-to-go = { $n } por irse
events-to-come = { $n } por llegar
events-table-waits = espera
events-between = entre manos
events-no-tables = Todavía no juega ninguna mesa. Sortea los asientos.
events-at = mesa { $table }
events-at-seat = mesa { $table }, asiento { $seat }
events-table-word = Mesa
events-limits = Límites de asientos
events-misplaced = Sentados contra un límite: { $players }.
events-block = Dejar el asiento vacío
events-unblock = Liberar
events-fitting-seats = Asientos que sirven
events-keep-need = Solo estos asientos
events-drop-need = Cualquier asiento
events-apart-who = Dos jugadores, uno por línea
events-apart = Sentar separados
events-together = Pueden sentarse juntos
events-most-tables = Mesas que hay (vacío: las que hagan falta)
events-bag = Embolsar las fichas
events-bagged = Las fichas están en sus bolsas; el día ha terminado.
events-bagged-day = En bolsas
events-bag-list = Bolsas para firmar
events-in-bag = en la bolsa
events-in-bags =
    { $n ->
        [one] { $n } jugador, { $chips } en fichas en la bolsa.
       *[other] { $n } jugadores, { $chips } en fichas en las bolsas.
    }
events-goes-on = Las bolsas se abren en
events-bags = En las bolsas
events-next-day = Cuándo y dónde se abren las bolsas
events-sign-player = Jugador:
events-sign-floor = Floor:
events-carry-from = Fichas embolsadas
events-carry-way = Con varias bolsas se juega con
events-carry-best = la mejor
events-carry-sum = todas juntas
events-carry = Traer las fichas
events-kind-flight = tanda
events-lammers-left = { $n ->
    [one] { $n } lammer
   *[other] { $n } lammers
  }
events-turn-in = Canjear uno
events-turn-in-all = Canjear los lammers
events-nit-remove = Retirar a { $player }: la última tarjeta
events-holds-card = tiene la tarjeta
events-receipts = Recibos
events-receipt = Recibo { $number }
events-void = anulado
events-sold = Vendidos
events-nothing-sold = Todavía no se ha vendido nada.
events-till-due = En la caja desde el último recuento: { $money }.
events-till-counted = Contado
events-till-keep = Guardar el recuento
events-till-should = Debería haber
events-till-there = Contado
events-till-difference = Diferencia
events-till-right = cuadra
events-till-over = sobran { $money }
events-till-short = faltan { $money }

events-moves =
    { $n ->
        [one] ({ $n } jugador)
       *[other] ({ $n } jugadores)
    }

events-served-hands =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
events-served-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
events-hands =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }

## event-acts

event-acts-open = Inscripción abierta
event-acts-enter = Entra:
event-acts-add-on = Add-on:
event-acts-draw = Asientos sorteados
event-acts-clock-start = El reloj empieza
event-acts-clock-pause = El reloj se para
event-acts-clock-resume = El reloj sigue
event-acts-clock-row = El reloj se pone: { $row }
event-acts-clock-left = El reloj se pone: quedan { $n } min
event-acts-move = Por mover:
event-acts-went = Se fue:
event-acts-here = Llegó:
event-acts-out = Expulsado:
event-acts-close = Inscripción cerrada
event-acts-pay = Tabla de premios fijada
event-acts-hand-for-hand-on = Empieza el mano por mano
event-acts-hand-for-hand-off = Termina el mano por mano
event-acts-last-hands = Últimas manos:
event-acts-last-hands-off = Últimas manos: ya sin límite
event-acts-colour-up = Carrera de fichas:
event-acts-penalty = Penalización:
event-acts-absent-on = Presente:
event-acts-absent-off = Ausente:
event-acts-announce = Anuncio:
event-acts-deal = Trato anotado
event-acts-sheet = Estructura cambiada
event-acts-finish = Terminado
event-acts-undo = Deshecho:
event-acts-block-on = Asiento que queda vacío:
event-acts-block-off = Asiento libre de nuevo:
event-acts-need = Asientos que sirven:
event-acts-apart-on = Separados:
event-acts-apart-off = Pueden sentarse juntos:
event-acts-room = Mesas que hay:
event-acts-room-off = Mesas que hay: las que hagan falta
event-acts-bag = Fichas embolsadas
event-acts-carry = Bolsas traídas:
event-acts-lammer = Lammer canjeado:
event-acts-lammers = Lammers canjeados en una mesa
event-acts-till = Caja contada:

events-chips-given = Vendidas, con reentradas y add-ons
events-chips-redeemed = Lammers canjeados
events-chips-raced = Carreras de fichas
events-chips-counted = Recuentos y correcciones
events-chips-removed = De jugadores expulsados
events-chips-in-play = En juego
events-chips-equal = Las fichas en juego son lo que suman entradas, add-ons, lammers, carreras y recuentos.
events-chips-stop =
    { SIGNED($difference) } fichas que ninguna entrada, carrera o recuento explica. No se reparte:
    cuenta todas las mesas y resuelve el recuento que no cuadra.
events-chips-title = Fichas por mesa
events-chips-before = Fichas
events-chips-count = Recuento
events-chips-after = Tras la carrera
events-chips-together = En total
events-take-away = Retirar T{ $chip }
events-fetch = Traer T{ $chip }
events-count-off = no cuadra
events-count-fresh = contado, cuadra
events-count-none = contar
events-odd-only =
    + Solo las fichas de la carrera: una mesa contada por colores muestra todas sus T{ $old }; lo que suman
    en T{ $new } enteras se trae además.
events-colour-up-plan = Cambio de fichas: las T{ $old } pasan a T{ $new }
events-chips-paper = Fichas que traer, en papel

events-colour-up-in =
    { $n ->
        [0] El descanso es ahora.
        [one] En { $n } minuto.
       *[other] En { $n } minutos.
    }
events-state = Estado
events-players-word = Jugadores
events-next-break = Próximo descanso
events-stands = parado

events-in-minutes =
    { $n ->
        [0] ahora
       *[other] { $n } min
    }

events-several =
    { $n ->
        [one] { $n } jugador está en varios torneos
       *[other] { $n } jugadores están en varios torneos
    }

events-free-tables =
    { $n ->
        [one] Libre para el próximo torneo, una mesa de la sala, por número:
       *[other] Libres para el próximo torneo, { $n } mesas de la sala, por número:
    }
events-race-result = La última carrera de fichas
events-race-cards = Carrera de fichas con cartas en las mesas
events-race-how =
    Reparte a cada jugador una carta por cada ficha de la carrera, desde el asiento 1, y escríbelas: Ah 6c.
    Una mesa vacía se reparte con la semilla sellada.
events-race-table = Carrera de fichas en la mesa { $n }
events-race-count =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
events-race-cards-word = Cartas
events-race-won = Gana
events-chip-needed = Las fichas de { $old } hacen falta hasta el nivel { $level }: la carrera, después.
