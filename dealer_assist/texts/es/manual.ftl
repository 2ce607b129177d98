### How a game of the rulebook is told: its card, its procedure, its showdown.

## numbers and what is counted

manual-number-0 = ninguna
manual-number-1 = una
manual-number-2 = dos
manual-number-3 = tres
manual-number-4 = cuatro
manual-number-5 = cinco
manual-number-6 = seis
manual-number-7 = siete
manual-number-8 = ocho
manual-number-9 = nueve
manual-number-10 = diez
manual-number-11 = once
manual-number-12 = doce
manual-number-none = ninguna
manual-two-or-three = dos o tres
manual-span = { $low } a { $high }
manual-count-card =
    { $n ->
        [one] una carta
       *[other] { $count } cartas
    }
manual-count-more-card =
    { $n ->
        [one] una carta más
       *[other] { $count } cartas más
    }
manual-count-shared-card =
    { $n ->
        [one] una carta común
       *[other] { $count } cartas comunes
    }
manual-count-row =
    { $n ->
        [one] una fila
       *[other] { $count } filas
    }
manual-count-raise =
    { $n ->
        [one] una subida
       *[other] { $count } subidas
    }
manual-count-draw =
    { $n ->
        [one] un descarte
       *[other] { $count } descartes
    }
manual-count-opportunity =
    { $n ->
        [one] una ocasión
       *[other] { $count } ocasiones
    }
manual-rank-2 = dos
manual-rank-3 = tres
manual-rank-4 = cuatro
manual-rank-5 = cinco
manual-rank-6 = seis
manual-rank-7 = siete
manual-rank-8 = ocho
manual-rank-9 = nueve
manual-rank-T = diez
manual-rank-J = jota
manual-rank-Q = dama
manual-rank-K = rey
manual-rank-A = as
manual-a-rank-2 = un dos
manual-a-rank-3 = un tres
manual-a-rank-4 = un cuatro
manual-a-rank-5 = un cinco
manual-a-rank-6 = un seis
manual-a-rank-7 = un siete
manual-a-rank-8 = un ocho
manual-a-rank-9 = un nueve
manual-a-rank-T = un diez
manual-a-rank-J = una jota
manual-a-rank-Q = una dama
manual-a-rank-K = un rey
manual-a-rank-A = un as

## sides and streets

manual-side-high = alta
manual-side-low = baja
manual-side-badugi = badugi
manual-side-draw = descarte
manual-side-points = puntos
manual-side-omaha = Omaha
manual-side-holdem = Hold'em
manual-side-top = de arriba
manual-side-bottom = de abajo
manual-side-straight = escalera
manual-street-preflop = Antes del flop
manual-street-predraw = Antes del descarte
manual-street-flop = Flop
manual-street-turn = Turn
manual-street-river = River
manual-street-bravo = Bravo
manual-street-sale = Venta
manual-street-draw = Descarte
manual-street-first-draw = Primer descarte
manual-street-second-draw = Segundo descarte
manual-street-third-draw = Tercer descarte
manual-street-die = El dado
manual-street-second = Segunda calle
manual-street-third = Tercera calle
manual-street-fourth = Cuarta calle
manual-street-fifth = Quinta calle
manual-street-sixth = Sexta calle
manual-street-seventh = Séptima calle
manual-small-street-preflop = preflop
manual-small-street-flop = flop
manual-small-street-turn = turn
manual-small-street-river = river

## forced money, deck, joker

manual-forced-blinds =
    Los dos jugadores a la izquierda del botón ponen la ciega pequeña y la grande; mano a mano el botón pone
    la pequeña.
manual-forced-antes = Todos ponen el ante.
manual-bomb-pot = Todos ponen el ante del bomb pot, y nadie una ciega.
manual-button-moves = El botón pasa un asiento en el sentido del reloj.
manual-no-button = No hay botón.
manual-deck-standard = la baraja entera
manual-deck-short = de seises a ases; se quitan doses, treses, cuatros y cincos
manual-deck-mexican = se quitan ochos, nueves y dieces
manual-dealt-from = El juego se reparte de { $cards } cartas: { $deck }.
manual-joker-bug-high = Hay un comodín en la baraja: es un as, o completa una escalera o un color.
manual-joker-bug-low = Hay un comodín en la baraja: es el valor más bajo que no tiene quien lo lleva.
manual-joker-mexican =
    Hay un comodín en la baraja: repartido boca arriba es un as, o completa una escalera o un color;
    repartido boca abajo vale por cualquier carta, también cuando se ha descubierto.
manual-joker-wild = Hay un comodín en la baraja, y vale por cualquier carta.

## who opens, and the bets

manual-bring-in-low-card =
    La carta de puerta más baja paga el bring-in, la más baja el dos de tréboles: por valor, luego por palo.
manual-bring-in-high-card =
    La carta de puerta más alta paga el bring-in, la más alta el rey de picas: por valor con el as bajo, luego
    por palo.
manual-bring-in-high-card-ace-high =
    La carta de puerta más alta paga el bring-in, la más alta el as de picas: por valor, luego por palo.
manual-brings-in-low-card = la carta de puerta más baja paga el bring-in
manual-brings-in-high-card = la carta de puerta más alta paga el bring-in
manual-brings-in-high-card-ace-high = la carta de puerta más alta paga el bring-in
manual-brings-in-which-low-card = la carta de puerta más baja paga el bring-in, la más baja el dos de tréboles
manual-brings-in-which-high-card = la carta de puerta más alta paga el bring-in, la más alta el rey de picas
manual-brings-in-which-high-card-ace-high =
    la carta de puerta más alta paga el bring-in, la más alta el as de picas
manual-by-house-rule = { $what } (regla de la casa: { $rule })
manual-bet-small = a la apuesta pequeña
manual-bet-big = a la apuesta grande
manual-bet-either =
    a la apuesta pequeña o a la grande, la que elija el primero que apuesta; una subida es al menos del
    tamaño de la última apuesta
manual-bet-none = no hay apuestas
manual-opens-blinds = El jugador a la izquierda de la ciega grande actúa primero
manual-opens-blinds-heads-up =
    El jugador a la izquierda de la ciega grande actúa primero; mano a mano, el botón
manual-opens-button = El primer jugador a la izquierda del botón que sigue en la mano actúa primero
manual-opens-bring-in = Ese jugador actúa primero, por el bring-in o por la apuesta pequeña entera
manual-opens-best-board = La mejor mano a la vista actúa primero
manual-opens-high-card =
    La carta más alta a la vista abre con una apuesta; de cartas iguales, la primera desde el botón
manual-opens-highest-board-position =
    La mano más alta a la vista actúa primero; de manos iguales, la primera desde el botón
manual-opens-lowest-board-position =
    La mano más baja a la vista actúa primero; de manos iguales, la primera desde el botón
manual-opens-highest-board-suit =
    La mano más alta a la vista actúa primero; de manos iguales, el palo más alto en la carta más alta, como
    dicen las reglas de la casa
manual-opens-lowest-board-suit =
    La mano más baja a la vista actúa primero; de manos iguales, el palo más alto en la carta más alta, como
    dicen las reglas de la casa
manual-round = Una ronda de apuestas.
manual-round-at = Una ronda de apuestas { $size }.
manual-round-in-limit = Una ronda de apuestas (con límite, { $size }).

## rules of play

manual-habit-sevens =
    La regla de los sietes: después del descarte, un siete o mejor al que nadie apostó tiene que apostarse,
    o no gana más de lo que había antes en el bote.
manual-habit-no-check-raise = Quien ha pasado no puede subir en esa ronda.
manual-habit-no-limp =
    El primero que entra tiene que subir; nadie puede entrar primero solo igualando la ciega grande.
manual-habit-open-pair-double =
    Con una pareja descubierta en cuarta calle la primera apuesta puede ser la grande, y una subida sobre
    una apuesta grande nunca es pequeña; en mesas de cash, o donde la regla de la casa
    «apuesta grande con pareja a la vista» dice que sí.
manual-habit-one-card-for-all =
    Cuando quedan muy pocas cartas para dar a todos la última, se descubre en su lugar una carta común en el
    centro para todos (regla de la casa: pocas cartas para séptima).
manual-habit-high-doors-burned =
    Una carta de puerta demasiado alta para cualquier mano que pueda ganar se quema, y se reparte otra al
    jugador en su lugar.
manual-removes-rolled =
    Cuenta el board de izquierda a derecha: la carta de ese número se pone boca abajo y fuera de juego. Un
    seis, o una carta que ya está boca abajo, no cambia nada.
manual-removes-lowest-river =
    Quita todas las filas con la carta de river más baja, el dos la más baja y el as la más alta. Si todas
    las cartas de river son de un valor, no se quita ninguna.
manual-deck-out =
    Cuando se acaba la baraja en un descarte, se barajan los descartes y las quemadas y se sigue
    repartiendo; nadie recibe de vuelta lo que acaba de tirar (reglas de la casa: qué se
    baraja de nuevo, última carta de la baraja).
manual-stub-short =
    Cuando quedan muy pocas cartas para dar a todos la última, se barajan también las quemadas; si tampoco
    bastan, se descubre una carta común en el centro para todos (regla de la casa: pocas cartas para séptima).
manual-order-of-up-cards =
    Cada jugador deja las cartas descubiertas en el orden en que llegaron, una al lado de otra y todas a la
    vista (1.2.2).
manual-other-money =
    No hay bring-in: valen las ciegas. La apuesta pequeña es la ciega grande, la grande el doble. Desde la
    cuarta calle las cartas se reparten desde la izquierda del crupier.
manual-in-betting = En { $betting }: { $text }

## conditions

manual-on-roll = con una tirada de { $roll }
manual-on-rolls = con una tirada de { $low } a { $high }
manual-if-red = si { $count } de las tres primeras cartas del board son rojas
manual-if-black = si { $count } de las tres primeras cartas del board son negras
manual-if-chosen = si se elige { $game }

## the steps

manual-each-still-in = reparte a cada jugador que sigue
manual-each-from-button = empezando a la izquierda del botón, reparte a cada jugador
manual-each-from-lowest = empezando por el asiento más bajo, reparte a cada jugador
manual-each-then = luego reparte a cada jugador
manual-step-face-down = { $each } { $cards } boca abajo
manual-step-face-up = { $each } { $cards } boca arriba
manual-step-board = reparte { $cards } boca arriba
manual-in-rows = en { $rows } de { $size }, primero la de arriba
manual-in-columns =
    { $n ->
        [one] en una columna de { $rows }, de arriba abajo
       *[other] en { $count } columnas de { $rows }, cada una de arriba abajo
    }
manual-one-each-row = una a la derecha de cada fila, primero la de arriba
manual-goes-with-rows =
    { $n ->
        [one] la carta { $card } va con la fila { $rows }
       *[other] la carta { $card } va con las filas { $rows }
    }
manual-below-the-other = una debajo de otra, a la derecha de las filas: { $cards }
manual-the-street = el { $street }
manual-street-card = carta { $card } del { $street }
manual-street-row = fila { $row } del { $street }
manual-street-column = columna { $column } del { $street }
manual-one-from-each-row = una mano toma como mucho una carta del board de cada fila, en cualquier columna
manual-from-one-line = las cartas del board de una mano tienen que venir de una de estas líneas: { $lines }
manual-span-cards =
    { $n ->
        [one] { $span } carta
       *[other] { $span } cartas
    }
manual-step-draw-burn =
    por turno desde la izquierda del botón, cada jugador que sigue tira { $cards }, o se queda servido.
    Cuando todos han dicho cuántas, quema una carta y reparte a cada uno tantas como tiró
manual-step-draw =
    por turno desde la izquierda del botón, cada jugador que sigue tira { $cards }, o se queda servido.
    Cuando todos han dicho cuántas, reparte a cada uno tantas como tiró
manual-step-discard =
    { $n ->
        [one] cada jugador que sigue tira una carta tapada, boca abajo, y no recibe nada por ella
       *[other] cada jugador que sigue tira { $count } cartas tapadas, boca abajo, y no recibe nada por ellas
    }
manual-step-keep =
    con las primeras fichas que pone, o al pasar por primera vez, un jugador se queda { $span } de sus
    cartas y pone las otras, boca abajo, bajo las fichas; todos tienen que ver cuántas se queda
manual-part-hand = una mano de { $side } de { $size }
manual-part-hand-an = una mano de { $side } de { $size }
manual-step-part =
    cada jugador que sigue separa sus cartas en { $hands }, boca abajo; así quedan hasta el final
manual-step-roll =
    { $n ->
        [one] el botón tira un dado
       *[other] el botón tira { $count } dados
    }
manual-roll-half = { $when } se juega la mitad { $side }, si no, no
manual-roll-lines = { $when } cambian las líneas del board, como se dice en el showdown
manual-roll-low = la suma dice cómo de baja tiene que ser una baja
manual-step-expose =
    cada jugador que sigue, por turno desde la izquierda del botón, puede descubrir su carta tapada, o no
manual-step-turn =
    { $each } { $cards }: boca abajo si todas las cartas de ese jugador están descubiertas, boca arriba si
    no
manual-step-door = cada jugador que iguala o sube descubre { $cards } a su elección como carta de puerta
manual-step-choose = el primer jugador en actuar elige el juego; mano a mano o con tres, el botón
manual-step-buy =
    descubre una carta del mazo: está en venta, por turno desde la izquierda del botón. Cada jugador que
    sigue tiene { $times } de comprar, una vuelta y luego otra: paga el precio al bote (regla de la casa:
    precio de una carta), tira una carta propia y toma boca arriba la carta en venta, y se descubre otra.
    Una carta que nadie toma sigue en venta; la última que queda va al muck
manual-burn-then = quema una carta y luego { $text }

## headings of the procedure, and what the hand goes on as

manual-part-money = Dinero obligado
manual-part-play = Reglas de juego
manual-part-showdown = Showdown
manual-part-showdown-as = Showdown como { $game }
manual-part-as = Como { $games }
manual-part-as-colon = Como { $games }: { $part }
manual-part-as-small = Como { $games }: { SMALL($part) }
manual-goes-on-as = { $when }, la mano sigue como { $game }
manual-before-betting-as = antes de las apuestas, como { $game }: { $text }
manual-as-game = como { $game }: { $text }

## the showdown

manual-hole-any = cualquiera de sus cartas propias y el board
manual-hole-all = todas sus cartas propias, y el resto del board
manual-cards-own = cartas propias
manual-cards-of = cartas de { $side }
manual-of-one-to-four = una a cuatro de sus { $held } cartas
manual-of-one-to-four-own = una a cuatro de sus { $held } cartas propias
manual-of-all-own = sus { $held } cartas propias
manual-of-best = las mejores { $size } de sus { $held } cartas
manual-of-every-card = todas las cartas que tiene, y del board las que falten para cinco
manual-of-any-five = cinco cualesquiera de sus { $held } { $whose } y el board
manual-of-at-most = como mucho { $most } de sus { $held } { $whose } y el resto del board
manual-of-none = ninguna de sus { $whose } y cinco del board
manual-of-all-five = las cinco { $whose } y ninguna del board
manual-of-both = sus dos { $whose } y { $rest } del board
manual-of-exactly-these = exactamente { $count } de sus { $whose } y { $rest } del board
manual-of-exactly = exactamente { $count } de sus { $held } { $whose } y { $rest } del board
manual-or-better = { $rank } o mejor
manual-qualifier-pair = una pareja o mejor
manual-qualifier-pair-of-sixes = una pareja de seises o mejor
manual-qualifier-pair-of-nines = una pareja de nueves o mejor
manual-qualifier-flush = un color o mejor
manual-qualifier-no-pair = sin pareja
manual-qualifier-rolled = la suma tirada, o mejor
manual-qualifier-three-cards = tres cartas o mejor
manual-four-card-badugi = un badugi de cuatro cartas, { $least }
manual-low-rolled =
    La baja tiene que ser la suma tirada, o mejor: una suma de 11 es una jota, de 12 una dama; con 4 o menos
    no hay baja.
manual-to-win = Para ganar { $what } una mano tiene que ser { $least }.
manual-to-win-ranks =
    Para ganar { $what } una mano tiene que ser { $least }: cinco valores distintos, ninguno más alto que
    { $above }.
manual-best-of = la mejor mano ({ $best }) con { $cards }
manual-best-on-line = la mejor mano ({ $best }), en el board { NUMBER($line, useGrouping: 0) }, con { $cards }
manual-share-pot = el bote
manual-share-half = la mitad
manual-share-third = el tercio
manual-share-quarter = el cuarto
manual-share-sixth = el sexto
manual-share-eighth = el octavo
manual-share-part = la parte
manual-named-share = { $share } ({ $side })
manual-the-pot = El bote
manual-the-share = Del bote, { $share } ({ $side })
manual-goes-to = { $share } va a { $hand }.
manual-goes-to-first = { $share } va a la primera de estas que haga alguien que sigue.
manual-scale = { $best }: { $order }.
manual-scale-best = mejor { $best }: { $order }
manual-played-only = Esta parte ({ $share }) se juega solo { $when }.
manual-first-tier = Primero: { $hand }.
manual-failing-that = Si no: { $hand }.
manual-if-among = si entre todas las cartas de ese jugador hay { $ranks }
manual-nobody-waits = Si nadie llega al mínimo, el bote espera al siguiente reparto a los mismos jugadores.
manual-nobody-best =
    Si nadie llega al mínimo en nada, la mejor mano ({ $best }) se lleva todo el bote por { $side }, sea cual sea.
manual-split-in = El bote se parte en { $count } entre { $sides }; una ficha impar va a { $first }.
manual-split-again =
    La mitad { $half } se parte otra vez en { $count } entre { $sides }; una ficha impar va a { $first }.
manual-empty-quarter =
    Un cuarto para el que nadie llega al mínimo no se juega: el otro se lleva toda la mitad.
manual-empty-half = Una mitad para la que nadie llega al mínimo no se juega: la otra se lleva todo el bote.
manual-equal-hands = Manos iguales reparten; sus fichas impares van { $whom }.
manual-tie-button = a la primera de ellas en el sentido del reloj desde el botón
manual-tie-suit = a la que tiene la carta más alta por palo: picas, corazones, diamantes, tréboles

## the game card

manual-label-cards = Cartas
manual-label-plays = Juega
manual-label-deck = Baraja
manual-label-money = Dinero
manual-label-opens = Abre
manual-label-betting = Apuestas
manual-label-cap = Tope
manual-label-draws = Descartes
manual-label-pot = Bote
manual-label-qualifier = Mínimo
manual-label-odd-chip = Ficha impar
manual-label-seats = Asientos
manual-card-seats = 2 a { $most }
manual-card-each = { $cards } cada uno
manual-card-as-picked = luego como el juego elegido
manual-card-first-down = la primera tapada; cada uno puede descubrirla
manual-card-down = { $count } tapadas
manual-card-thrown = { $count } tiradas
manual-card-on-board = { $count } en el board
manual-card-deck = { $cards } cartas
manual-card-joker = comodín: { $joker }
manual-card-joker-bug-high = un as, o completa una escalera o un color
manual-card-joker-bug-low = el valor más bajo que falta
manual-card-joker-mexican = descubierto un bug, tapado libre
manual-card-joker-wild = libre
manual-card-blinds = ciegas
manual-card-antes = antes
manual-card-antes-button = antes y un botón
manual-card-antes-bring-in = antes y un bring-in
manual-card-later = { $first }; después { $later }
manual-card-lowest-board = la mano más baja a la vista
manual-card-highest-board = la mano más alta a la vista
manual-card-opens-blinds = a la izquierda de la ciega grande
manual-card-opens-button = a la izquierda del botón
manual-card-opens-high-card = la carta más alta a la vista
manual-short-hole = tapadas
manual-short-down = tapadas
manual-short-up = descubiertas
manual-short-board = board
manual-short-draw = descarte
manual-short-discard = tirar
manual-short-keep = quedarse
manual-short-part = separar
manual-short-roll = tirar dados
manual-short-remove = quitar
manual-short-rolled = la tirada
manual-short-lowest-river = river más bajo
manual-short-expose = descubrir
manual-short-turn = descubierta o tapada
manual-short-door = puerta
manual-short-choose = elegir
manual-short-buy = comprar
manual-card-bet-small = pequeña
manual-card-bet-big = grande
manual-card-bet-either = pequeña o grande
manual-card-bet-none = sin apuestas
manual-card-bet-by = { $bet } ({ $value })
manual-card-plays = { $cards }
manual-card-plays-side = { $side }: { $cards }
manual-card-cap-none = ninguno
manual-card-no-cap = sin tope
manual-card-cap = una apuesta y { $raises }
manual-card-cap-in-limit = con límite { $cap }; si no, ninguno
manual-card-draws = { $draws }, { $span } cartas cada uno
manual-card-splits-picked = como en el juego elegido: { $games }
manual-card-turned = { $when }, { $game }: { $shares }
manual-card-not-split = { $best }, sin partir
manual-card-split = partido: { $sides }
manual-card-side = { $side } ({ $hands })
manual-card-best = mejor { $best }
manual-card-or-else = { $best } o si no { $other }
manual-card-qualifies = { $side }: { $least }
manual-card-nobody-waits = nadie: el bote espera
manual-card-nobody-best = nadie: mejor { $side }
manual-card-ties = empates: { $whom }
manual-card-odd-half = mitad { $side }

## the kinds of hand

manual-kind-no-pair = sin pareja
manual-kind-pair = pareja
manual-kind-two-pair = doble pareja
manual-kind-trips = trío
manual-kind-straight = escalera
manual-kind-flush = color
manual-kind-full-house = full
manual-kind-quads = póquer
manual-kind-straight-flush = escalera de color
manual-kind-five-of-a-kind = repóquer
manual-kind-high-card = carta alta
