### Lo que hace el crupier cuando faltan cartas o caen mal, paso a paso.

## procedures

procedures-stop = { $text }.
procedures-burn = Quema una carta.
procedures-burn-from-stub = Quema una carta del mazo.
procedures-deal-round = Reparte { $players } cartas, una a cada jugador.
procedures-deal-round-down = Reparte { $players } cartas, una a cada jugador, boca abajo.
procedures-too-few = En el mazo quedan { $stub }, para { $players } jugadores hacen falta { $needed }.
procedures-take-in =
    En el mazo quedan { $stub }, para { $players } jugadores hacen falta { $needed }: añade { $cards }.
procedures-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
procedures-burn-cards =
    { $n ->
        [one] { $n } carta quemada
       *[other] { $n } cartas quemadas
    }
procedures-discards =
    { $n ->
        [one] { $n } carta descartada
       *[other] { $n } cartas descartadas
    }
procedures-shuffle = Baraja las { $cards } cartas.
procedures-community = Descubre la siguiente carta en el centro: es la última carta de todos.
procedures-starts-as-sixth = Las apuestas las empieza quien empezó en la sexta calle.
procedures-starts-with-community = Las apuestas las empieza la mejor mano a la vista con esa carta.
procedures-shuffle-pool = Baraja { $cards } cartas: { $what }.
procedures-pool-all-but-own =
    { $n ->
        [one] el muck y todos los descartes menos los del asiento { $seats }
       *[other] el muck y todos los descartes menos los de los asientos { $seats }, a quienes se deben
            cartas
    }
procedures-pool-earlier-rounds = lo que se tiró o descartó antes de este descarte
procedures-pool-all = el muck y todos los descartes
procedures-burns-in = { $what }, y las quemadas
procedures-burns-out = { $what }, sin las quemadas
procedures-burns-in-left = { $what }, y las quemadas, con lo que queda ({ $cards })
procedures-burns-out-left = { $what }, sin las quemadas, con lo que queda ({ $cards })
procedures-go-on = Sigue con el asiento { $seat }, al que se le deben { $cards }.
procedures-then = Después el asiento { $seat }: { $cards }.
procedures-used-up = La baraja se ha agotado.
procedures-muck-burns-in = Baraja el muck con las quemadas, { $cards } en total
procedures-muck-burns-out = Baraja el muck sin las quemadas, { $cards } en total
procedures-go-on-there = Sigue desde ahí.
procedures-serve =
    { $n ->
        [one] Da { $n } carta al asiento { $seat }.
       *[other] Da { $n } cartas al asiento { $seat }.
    }
procedures-serve-short =
    { $n ->
        [one] Da { $n } carta al asiento { $seat }, que pidió { $wanted }.
       *[other] Da { $n } cartas al asiento { $seat }, que pidió { $wanted }.
    }
procedures-keeps = El asiento { $seat } se queda con la carta.
procedures-may-not-keep =
    El asiento { $seat } no puede quedarse con la carta: enséñala a todos y ponla con los descartes.
procedures-serve-first = Sirve primero a los asientos { $seats }.
procedures-all-served = Todos los demás están servidos.
procedures-replace = Da otra carta en su lugar al asiento { $seat }.
procedures-serve-others = Sirve primero a los demás jugadores.
procedures-burn-exposed = Retira la carta descubierta del asiento { $seat } y quémala.
procedures-replace-down = Da otra carta al asiento { $seat }, boca abajo.
procedures-draws-more =
    { $n ->
        [one] Sigue jugando. En el descarte, el asiento { $seat } pide { $n } carta más de las que tira.
       *[other] Sigue jugando. En el descarte, el asiento { $seat } pide { $n } cartas más de las que tira.
    }
procedures-complete =
    { $n ->
        [one] Da al asiento { $seat }, el botón, la carta que le falta ({ $n }).
       *[other] Da al asiento { $seat }, el botón, las { $n } cartas que le faltan.
    }
procedures-wrong-count =
    { $cards ->
        [one] El asiento { $seat } tiene { $cards } carta, lo correcto son { $due }, y ya hubo acción.
       *[other] El asiento { $seat } tiene { $cards } cartas, lo correcto son { $due }, y ya hubo acción.
    }
procedures-kill = Su mano está muerta; sus fichas quedan en el bote.
procedures-misdeal = Anuncia el reparto nulo y devuelve las fichas puestas desde que se repartió.
procedures-take-all = Recoge todas las cartas, el mazo y las quemadas.
procedures-deal-again-blinds = Baraja y reparte otra vez: mismo botón, mismas ciegas.
procedures-deal-again-antes = Baraja y reparte otra vez: mismo botón, mismos antes.
procedures-deal-again-no-button = Baraja y reparte otra vez: mismos antes.

## cómo se llama un procedimiento

procedure-deal = repartir
procedure-community-card = carta común
procedure-shuffle-the-burns-in = barajar con las quemadas
procedure-shuffle-the-discards-in = barajar con los descartes
procedure-reshuffle = barajar de nuevo
procedure-keep = se queda la carta
procedure-replace = cambiar la carta
procedure-draw-up = completar en el descarte
procedure-complete = completar la mano
procedure-dead-hand = mano muerta
procedure-misdeal = reparto nulo
procedure-play-on = seguir jugando
