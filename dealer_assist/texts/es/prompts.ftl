### La indicación: lo que el crupier hace ahora.

## $street es un texto de street, $what es prompts.count o prompts.enter-up

prompts-too-many = En este juego la baraja alcanza para { $most } jugadores y se reparte a { $count }: se acabará.
prompts-deal = Reparte { $street }: { $what }
prompts-burn-deal = Quema y reparte { $street }: { $what }
prompts-count =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
prompts-enter-up =
    { $n ->
        [one] anota la carta descubierta del asiento { $seat }
       *[other] anota las { $n } cartas descubiertas del asiento { $seat }
    }
prompts-turn-community = Quema y descubre una carta común: juega para todos
prompts-community = Anota la carta común
prompts-rest = Reparte el resto del board: { $cards }
prompts-with-burns =
    { $n ->
        [one] { $cards } y 1 quemada
       *[other] { $cards } y { $n } quemadas
    }
prompts-enter-rest =
    { $n ->
        [one] Anota la carta del board que ya está puesta
       *[other] Anota las { $n } cartas del board que ya están puestas
    }
prompts-rest-of-run = Board { $board } de { $boards }. { $rest }
prompts-rest-of-dealing = Vuelta { $board } de { $boards }. { $rest }
prompts-deal-run = Reparte el board { $board } de { $boards }: { $cards }
prompts-deal-dealing = Reparte la vuelta { $board } de { $boards }: { $cards }
prompts-board-first = Reparte el board antes del descarte: { $cards }
prompts-choose = El asiento { $seat } elige el juego: { $games }
prompts-roll =
    { $n ->
        [one] El botón tira un dado: anota la tirada
       *[other] El botón tira { $n } dados: anota la tirada
    }
prompts-discard =
    { $n ->
        [one] Cada jugador descarta 1 carta
       *[other] Cada jugador descarta { $n } cartas
    }
prompts-keep = Asiento { $seat } elige qué cartas conserva: cuántas tira, de { $low } a { $high }
prompts-part = Cada jugador separa su mano: { $parts }
prompts-part-of = { $size } para { $name }
prompts-door = Asiento { $seat } descubre una carta: anótala
prompts-door-burned = Quema { $card }, demasiado alta: anota la siguiente carta descubierta del asiento { $seat }
prompts-expose = Asiento { $seat }: ¿descubre su carta tapada?
prompts-sale =
    Descubre una carta y ponla en venta: anótala. El asiento { $seat } puede comprarla primero, por { $chips }
prompts-buy = Asiento { $seat }: ¿compra { $card } por { $chips } y tira una carta, o la deja?
prompts-draw =
    { $low ->
        [0] { $high ->
            [0] { $who }: servido
            [one] { $who }: servido, o 1 carta
           *[other] { $who }: servido, o de 1 a { $high } cartas
        }
       *[other] { $who }: de { $low } a { $high } cartas
    }
prompts-drawer = Asiento { $seat }, descarte
prompts-drawer-once = Asiento { $seat }, descarte, en cuanto salga { $street }
prompts-drawer-board = Asiento { $seat }, descarte, en cuanto salga el board
prompts-show = Asiento { $seat } enseña: anota las cartas, o tira la mano
prompts-show-whole = Asiento { $seat } enseña: anota todas las cartas, o tira la mano
prompts-turn-up = All-in: descubre todas las manos.
prompts-held = All-in: las manos siguen boca abajo hasta que el floor las libere
prompts-push = Entrega { $awards }
prompts-award = { $chips } al asiento { $seat }
prompts-carried = El bote queda para la próxima mano
prompts-house-takes = La casa se queda con todo el bote
prompts-all-back = Todas las fichas han vuelto a sus dueños: no hay nada que entregar
prompts-act = Asiento { $seat }: { $moves }
prompts-show-run = { $text } (descarte { $run } de { $runs })
prompts-show-open = Asiento { $seat } enseña: anota las cartas
prompts-deal-down-to =
    { $n ->
        [one] Reparte 1 carta tapada a los asientos { $seats }.
       *[other] Reparte { $n } cartas tapadas a los asientos { $seats }.
    }
prompts-deal-down =
    { $n ->
        [one] Reparte 1 carta tapada a cada jugador.
       *[other] Reparte { $n } cartas tapadas a cada jugador.
    }
prompts-roll-nobody =
    { $n ->
        [one] Nadie tiene el botón: tira un dado y anótalo
       *[other] Nadie tiene el botón: tira { $n } dados y anótalos
    }
prompts-spit =
    { $n ->
        [one] Reparte la carta común inicial: 1 carta
       *[other] Reparte las cartas comunes iniciales: { $n } cartas
    }
prompts-first = { $text }.
prompts-stop = { $text }.

## las cartas de una calle; una calle que no está aquí se dice con `other`

street-preflop = las cartas tapadas
street-flop = el flop
street-turn = el turn
street-river = el river
street-third = la tercera calle
street-fourth = la cuarta calle
street-fifth = la quinta calle
street-sixth = la sexta calle
street-seventh = la séptima calle
street-first-draw = las cartas del primer descarte
street-second-draw = las cartas del segundo descarte
street-third-draw = las cartas del tercer descarte
street-draw = las cartas del descarte
street-predraw = las cartas de antes del descarte
street-second = la segunda calle
street-bravo = las cartas bravo
street-die = las cartas del dado
street-sale = la carta en venta
street-other = las cartas de { $name }

## lo que los dados, el flop o una elección acaban de decidir

decided-game = Se juega { $game }.
decided-more =
    { $n ->
        [one] Reparte 1 carta más a cada jugador.
       *[other] Reparte { $n } cartas más a cada jugador.
    }
decided-no-card = El dado marca { $die }: no se tapa ninguna carta del board.
decided-face-down = El dado marca { $die }: esa carta del board ya está boca abajo.
decided-turn = El dado marca { $die }: pon boca abajo { $card }.
decided-board-card = la carta { $n } del board

## a hand that was ruled dead (R59)

dead-note = La mano del asiento { $seat } está muerta: las fichas se quedan y no juega ningún bote.
dead-uncalled = Lo que nadie igualó de la subida del asiento { $seat } vuelve: { $chips }.
held-note = Mano por mano: el floor liberó la mano all-in.

## part

part-omaha = Omaha
part-holdem = Hold'em
