### La mesa de decisiones: las llamadas al floor, y lo que hace una casa con cada valor de una regla, en una frase.

desk-title = { $table }: mesa de decisiones

## las llamadas

desk-verbal = Se dijo una palabra
desk-one-chip = Una ficha, sin palabra
desk-out-of-turn = Fuera de turno
desk-string-bet = String bet
desk-silent-chips = Varias fichas, sin palabra
desk-short-call = No llega a igualar
desk-exposed-draw = Carta del descarte descubierta
desk-exposed-down-card = Carta tapada descubierta
desk-exposed-last-card = Última carta descubierta
desk-time = Se acabó el tiempo
desk-un-pass = Quiere retirar un pase
desk-wrong-level = Empezó al nivel anterior
desk-misdeal = ¿Reparto nulo?
desk-fouled-hand = Número de cartas equivocado
desk-wrong-amount = Cantidad no permitida
desk-over-the-pot = Más que el bote
desk-short-of-the-pot = Menos que el «bote»
desk-change-draw = Quiere otro descarte
desk-wrong-bring-in = Bring-in equivocado
desk-dealt-down = Repartida tapada, no descubierta
desk-early-street = Calle repartida antes de tiempo
desk-ask-to-see = Pide ver una mano
desk-side-pots = Botes laterales
desk-fouled-deck = Baraja defectuosa

## dónde está

desk-book = Reglamento BARGE { $section }
desk-tda =
    { $n ->
        [one] TDA 2024, regla { $rules }
       *[other] TDA 2024, reglas { $rules }
    }
desk-house = reglas de la casa, sección { $section }, { $name }
desk-rule = { $name }: { $value }.

## las reglas como se le dicen a un jugador

desk-under-raise-half =
    Las fichas entre igualar y la subida mínima son subida desde la mitad de esa subida, y por debajo igualan; la
    palabra «subo» las hace subida mínima.
desk-under-raise-always-raise = Toda ficha por encima de igualar se completa hasta la subida mínima.
desk-under-raise-always-call = Las fichas que no llegan a la subida mínima igualan.
desk-oversized-chip-call = Una sola ficha mayor de lo necesario iguala, si antes no se anunció subida.
desk-oversized-chip-bet-value = Una sola ficha vale todo su valor, también sin palabra.
desk-multi-chip-all-needed-is-call =
    Varias fichas igualan cuando sin la menor quedaría menos de lo que hay que igualar.
desk-multi-chip-off = Varias fichas se juzgan solo por su suma.
desk-string-bet-first-motion = Sin cantidad anunciada solo cuenta el primer gesto; el resto vuelve.
desk-string-bet-off = Las fichas de los dos gestos cuentan juntas.
desk-out-of-turn-binding-if-unchanged =
    Quien actúa fuera de turno queda obligado si entretanto nadie apuesta ni sube; retirarse es siempre definitivo.
desk-out-of-turn-never-binding = Actuar fuera de turno no obliga a nadie, pero retirarse es siempre definitivo.
desk-undercall-full-call =
    Si faltan fichas se completan hasta igualar cuando quedan dos jugadores o es la primera apuesta de la ronda.
desk-undercall-floor =
    Si faltan fichas decide el floor: se completan hasta igualar, o la mano se retira y las fichas se quedan.
desk-wrong-amount-until-street = Una cantidad no permitida se corrige para todos hasta la carta siguiente.
desk-wrong-amount-until-two-actions =
    Una cantidad no permitida se corrige hasta que dos jugadores han actuado sobre ella.
desk-wrong-amount-until-never = Una cantidad no permitida se queda como se hizo.
desk-pot-overbet-give-back = Lo que pasa del bote vuelve.
desk-pot-overbet-stands-after-street =
    Lo que pasa del bote vuelve hasta la carta siguiente; después la apuesta vale.
desk-draw-exposed-replace-last = Una carta del descarte descubierta se cambia cuando los demás están servidos.
desk-draw-exposed-keep = Una carta del descarte descubierta se queda.
desk-last-card-exposed-replace = Una última carta que el crupier descubre se cambia.
desk-last-card-exposed-keep = Una última carta que el crupier descubre se queda.
desk-wrong-card-count-dead-after-action =
    Un número de cartas equivocado es reparto nulo hasta que hubo acción sustancial; después la mano está muerta.
desk-mucked-winner = Ganadora tirada
desk-wrong-pot = Bote mal entregado
desk-muck-at-showdown-retrievable = Una mano tirada en el showdown vuelve si se reconoce con certeza.
desk-muck-at-showdown-dead = Una mano tirada en el showdown está muerta.
desk-shot-clock-number =
    Hay { $n } segundos para actuar; después, una mano ante una apuesta está muerta, y sin apuesta ha pasado.
desk-dispute-until-next-hand = Una lectura puede discutirse hasta que empiece la mano siguiente.
