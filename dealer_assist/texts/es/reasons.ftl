### Por qué las fichas fueron a donde fueron: las notas de un reparto.

## $seats es reasons.seats, $side un texto de side, $rank un valor en la forma [a]

reasons-seats =
    { $n ->
        [one] asiento { $seats }
       *[other] asientos { $seats }
    }
reasons-main-pot = Bote principal:
reasons-side-pot = Bote lateral { $n }:
reasons-within = { $side }:
reasons-board = Board { $n }:
reasons-chosen = Se eligió { $game }, y la mano se juzga por él.
reasons-red = { $count } de las tres cartas del flop son rojas: la mano se juzga como { $game }.
reasons-black = { $count } de las tres cartas del flop son negras: la mano se juzga como { $game }.
reasons-side-off = El dado marca { $die }: no se juega { $side }, todo el bote es para { $left }.
reasons-side-on = El dado marca { $die }: también se juega { $side }.
reasons-dice = Los dados marcan { $dice }, { $sum } en total
reasons-no-low = { $dice }: no hay baja posible.
reasons-rolled = { $dice }: la baja tiene que ser { $qualifier }.
reasons-board-lies = El dado marca { $die }: el board se juega tal como está.
reasons-board-turned = El dado marca { $die }: el board se gira, como siempre de { $low } a { $high }.
reasons-turned-down =
    { $n ->
        [one] Los dados ponen boca abajo { $cards }: está fuera de juego.
       *[other] Los dados ponen boca abajo { $cards }: están fuera de juego.
    }
reasons-rows-gone =
    { $n ->
        [one] La fila { $rows } tiene la carta de river más baja, { $rank }, y queda fuera de juego.
       *[other] Las filas { $rows } tienen la carta de river más baja, { $rank }, y quedan fuera de juego.
    }
reasons-rows-stay = Todas las cartas de river son { $rank }: no se retira ninguna fila.
reasons-runouts = El bote se reparte entre { $boards } boards: { $amounts }.
reasons-runouts-odd = El bote se reparte entre { $boards } boards: { $amounts }, la ficha impar para el primero.
reasons-runouts-odds =
    El bote se reparte entre { $boards } boards: { $amounts }, una ficha impar para cada uno de los { $first }
    primeros.
reasons-draw = Descarte { $n }:
reasons-redraws = El bote se reparte entre { $boards } descartes: { $amounts }.
reasons-redraws-odd = El bote se reparte entre { $boards } descartes: { $amounts }, la ficha impar para el primero.
reasons-redraws-odds =
    El bote se reparte entre { $boards } descartes: { $amounts }, una ficha impar para cada uno de los
    { $first } primeros.
reasons-run = Vuelta { $n }:
reasons-reruns = El bote se reparte entre { $boards } vueltas: { $amounts }.
reasons-reruns-odd = El bote se reparte entre { $boards } vueltas: { $amounts }, la ficha impar para la primera.
reasons-reruns-odds =
    El bote se reparte entre { $boards } vueltas: { $amounts }, una ficha impar para cada una de las
    { $first } primeras.
reasons-unqualified = Nadie tiene { $qualifier } para { $side }: todo es para { $takers }.
reasons-side-not-made = Nadie forma { $side }: todo es para { $takers }.
reasons-nobody = Ninguna mano califica: la mejor mano para { $side } se lleva el bote.
reasons-everybody = Ninguna mano califica: { $seats } se reparten el bote.
reasons-carried = Ninguna mano califica: los { $chips } quedan en el centro para la próxima mano.
reasons-dealer-wins =
    Todas las cartas del river son del mismo valor: se retiran todos los boards y el crupier gana { $chips }.
reasons-holding =
    { $n ->
        [one] Solo cuenta una mano con { $ranks }, y la tiene { $seats }.
       *[other] Solo cuenta una mano con { $ranks }, y la tienen { $seats }.
    }
reasons-nobody-holds = Nadie tiene { $ranks }: gana la mejor mano sin esa carta.
reasons-tier-met =
    { $n ->
        [one] { $seats } tiene { $qualifier }: ninguna otra mano cuenta.
       *[other] { $seats } tienen { $qualifier }: ninguna otra mano cuenta.
    }
reasons-tier-missed = Nadie tiene { $qualifier }: gana la mejor mano { $scale }.
reasons-first-kind = la primera clase de mano
reasons-or-better = { $what } o mejor
reasons-odd-half = { $side } se lleva la ficha impar del reparto: { $more } y { $less }.
reasons-odd-half-by-seat =
    { $side } se lleva la ficha impar, porque su mano es la primera desde el botón: { $more } y { $less }.
reasons-tie = { $seats } empatan en { $side }, a partes iguales.
reasons-tie-for = { $seats } empatan en { $side }.
reasons-odd-chips =
    { $n ->
        [one] { $seats } empatan en { $side }; la ficha impar es para { $got }, { $how }.
       *[other] { $seats } empatan en { $side }; una ficha impar para cada uno de { $got }, { $how }.
    }
reasons-first-from-button = contando desde el botón en el asiento { $button }
reasons-alike = porque las manos son iguales carta por carta
reasons-highest-card = por su carta más alta, { $card }
reasons-lowest-card = por su carta más baja, { $card }
reasons-passed-over =
    { $n ->
        [one] { $seats } ya tiene una ficha impar de este bote, así que esta es para { $got }.
       *[other] { $seats } ya tienen una ficha impar de este bote, así que esta es para { $got }.
    }
reasons-finer = { $rest } no se puede repartir en fichas de { $chip } y va con la ficha impar, para { $to }.

## la regla del siete del California Lowball con límite

sevens-forfeit = { $seats }: no se apostó un siete o mejor; el bote es para la siguiente mejor mano.
sevens-no-gain =
    El asiento { $seat } tiene la mejor mano pero no apostó un siete o mejor: los { $chips } puestos después
    vuelven a quienes los pusieron.
sevens-no-gain-tied =
    { $seats } tienen la mejor mano pero no apostaron un siete o mejor: los { $chips } puestos después vuelven a
    quienes los pusieron.
sevens-tie =
    El asiento { $seat } empata pero no apostó un siete o mejor: recupera sus { $own } y no tiene parte en los
    otros { $rest } puestos después.

## una tirada que no valió; $why es uno de los otros

rerolls-note = La tirada no vale: { $why }. El botón tira otra vez.
rerolls-price = Cuesta { $chips }, propina para el crupier.
rerolls-slid = los dados resbalaron sin rodar
rerolls-short = no llegaron al otro lado de la zona del crupier
rerolls-cocked = un dado no quedó plano
rerolls-off-table = un dado cayó de la mesa
rerolls-early = la tirada llegó antes de tiempo
rerolls-other = el crupier la dio por mala

## las partes en que se divide un bote

side-high = la alta
side-low = la baja
side-badugi = el badugi
side-draw = la mano de descarte
side-points = la mano de puntos
side-omaha = el Omaha
side-holdem = el Hold'em
side-top = el board de arriba
side-bottom = el board de abajo
side-straight = la escalera

## lo que una mano tiene que ser como mínimo

qualifier-1 = un as o mejor
qualifier-2 = un dos o mejor
qualifier-3 = un tres o mejor
qualifier-4 = un cuatro o mejor
qualifier-5 = un cinco o mejor
qualifier-6 = un seis o mejor
qualifier-7 = un siete o mejor
qualifier-8 = un ocho o mejor
qualifier-9 = un nueve o mejor
qualifier-T = un diez o mejor
qualifier-J = una jota o mejor
qualifier-Q = una dama o mejor
qualifier-K = un rey o mejor
qualifier-no-pair = una mano sin pareja
qualifier-none = una baja
qualifier-pair = una pareja o mejor
qualifier-pair-of-sixes = una pareja de seises o mejor
qualifier-pair-of-nines = una pareja de nueves o mejor
qualifier-straight = una escalera o mejor
qualifier-flush = un color o mejor
qualifier-badugi = un badugi
qualifier-three-cards = tres cartas o mejor
