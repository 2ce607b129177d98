### Lo que se rechaza, y qué hacer: floor.

refused-no-draw-yet-to-change =
    El asiento { $seat } aún no ha dicho cuántas pide, así que no hay nada que modificar; ahora:
    { SMALL($now) }.
refused-draw-limit-from-to =
    Aquí { $high ->
        [0] no se puede pedir ninguna carta
       *[other] se pueden pedir de { $low } a { $high } cartas
    }, no { $count }.
refused-no-draw-yet-dealt-none =
    El asiento { $seat } no recibió ninguna carta en este descarte; ahora: { SMALL($now) }.
refused-right-count =
    Para el asiento { $seat } lo correcto aquí { $count ->
        [one] es 1 carta
       *[other] son { $count } cartas
    }; sigue jugando.
refused-other-street = Después de la acción { $after } ya era otra calle. Nombra en after una acción de esta ronda.
refused-all-in = El asiento { $seat } está all-in y ya no actúa.
refused-not-enough-chips-in-all =
    El asiento { $seat } tiene { $had } en total; { $to } es más. Cuenta las fichas otra vez.
refused-no-wager =
    { $to } no es más que los { $high } que hay que igualar, así que no es apuesta ni subida. Pregunta mejor
    por «Fichas sin decir nada».
refused-no-pot-limit =
    Esta mano se juega { $betting }: el bote no limita las apuestas. Pregunta mejor por «Cantidad equivocada».
refused-no-showdown-asked = Las manos se piden en el showdown; ahora: { SMALL($now) }.
refused-own-hand = El asiento { $seat } apostó el último; di qué asiento pide ver esa mano.
refused-right-count-one-burned = Antes de una calle se quema una carta; sigue jugando.
refused-no-bring-in-now = Nadie ha de abrir con el bring-in; ahora: { SMALL($now) }.
refused-right-seat = El bring-in es del asiento { $seat }; anótalo.
refused-no-up-card = La última carta se reparte tapada; ahora: { SMALL($now) }.
refused-no-up-cards-in-hand = En esta mano nadie tiene cartas descubiertas; ahora: { SMALL($now) }.
refused-too-late = Ya hubo acción sobre las primeras cartas: se quedan; ahora: { SMALL($now) }.
refused-hand-folded-nothing-to-rule = El asiento { $seat } se retiró; no hay nada que decidir sobre él.
refused-bad-chip = { $chips } no se puede formar con fichas de { $chip }, las más pequeñas en juego.
refused-no-chips = { $name } no nombra fichas; escribe lo que se puso.
refused-not-enough-chips = Se pusieron { $chips }, pero detrás solo hay { $most }. Cuenta las fichas otra vez.
refused-bad-limits = La compra mínima sería { $least } y la máxima { $most }. Que la máxima sea al menos { $least }.
refused-ask-the-player =
    El asiento { $seat } tiene { $had } en el registro y tendría { $stack }. Pregunta al jugador y di que está
    de acuerdo; o llama al floor.
refused-no-stakes-spread =
    La rotación tiene juegos de spread-limit y nadie dijo el mínimo y el máximo de una apuesta. Da su margen,
    como en [2, 10].
refused-no-stakes-limit =
    La rotación tiene juegos con límite y nadie dijo por cuánto. Da la apuesta pequeña de sus juegos con límite.
refused-no-stakes-blinds = La rotación tiene juegos sin límite o pot-limit y nadie dijo por cuánto. Da sus ciegas.
refused-no-last-card-one-for-all = En esta mano se reparte una carta para todos; ahora: { SMALL($now) }.
refused-no-last-card-none-down = Esta mano no tiene última carta tapada; ahora: { SMALL($now) }.
refused-no-last-card-not-yet = La mano no ha llegado a su última carta; ahora: { SMALL($now) }.
refused-no-undercall-covered =
    Igualar son { $call }, y { $chips } lo cubre. Pregunta mejor por «Fichas sin decir nada».
refused-no-undercall-nothing-to-call =
    No hay nada que igualar, y { $chips } lo cubre. Pregunta mejor por «Fichas sin decir nada».
refused-in-turn-acted-since = El asiento { $seat } ya actuó después en su turno. Esto no es una acción fuera de turno.
refused-in-turn-was-to-act =
    Entonces actuaba el asiento { $seat }; ahora: { SMALL($now) }. Esto no es una acción fuera de turno.
refused-ask-the-floor-setting =
    El floor cambia en una mesa: { $name ->
            [rake] la comisión
            [house] las reglas de la casa
            [preset] el conjunto de reglas
            [min_buy_in] la compra mínima
            [max_buy_in] la compra máxima
            [top_up_to] hasta dónde se recarga
            [seat-change] los cambios de asiento
           *[other] { $what }
        }. Llámalo; no se cambió nada.
refused-ask-the-floor-of-event =
    En esta mesa se juega un torneo, y el torneo dice a qué se juega cada mano. Reparte la mano como viene, o
    llama al floor; no se cambió nada.
refused-ask-the-floor-release =
    Una mano all-in retenida mano por mano la libera el floor. Llama al floor; no se cambió nada.
refused-no-check =
    El asiento { $seat } no pasó en esta ronda: no hay pase que retirar. Di qué asiento pasó.
refused-no-level = Una partida de cash no tiene niveles. Decide sobre lo que se puso.
refused-ask-the-floor-difference =
    El asiento { $seat } tiene { $had } en el registro y tendría { $stack }; una diferencia de más de
    { $most } la resuelve el floor. Llama al floor; no se cambió nada.
refused-ask-the-floor-tops-up-to =
    El asiento { $seat } tendría { $stack }; en esta mesa un crupier recarga hasta { $most } como mucho. Llama
    al floor; no se cambió nada.
refused-ask-the-floor-gives-out =
    El asiento { $seat } tendría { $stack }; en esta mesa un crupier entrega { $most } como mucho. Llama al
    floor; no se cambió nada.
refused-ask-the-floor-tray =
    Con esto los crupieres habrían vendido { $sold } en esta mesa desde que el floor la contó o dijo que sí por
    última vez; { $most } es el máximo. Llama al floor, como para reponer la bandeja; no se cambió nada.
refused-ask-the-floor-least =
    El asiento { $seat } se sentaría con { $stack }; el mínimo de esta mesa es { $least }. Que tome más, o
    llama al floor; no se cambió nada.
refused-nothing-to-ask = El asiento { $seat } ya tiene { $stack }. Cuenta lo que debe tener y pregunta al floor.
refused-request-outdated =
    El asiento { $seat } tenía { $had } cuando se pidió y ahora tiene { $stack }. No se ha cambiado nada. Que la
    mesa cuente y pida de nuevo.
refused-request-over-confirmed = { $who } ya lo confirmó. Mira la mesa como está.
refused-request-over-declined = { $who } ya lo rechazó. Que la mesa pida de nuevo si hace falta.
refused-request-over-replaced = La mesa ha pedido otra cosa desde entonces. Responde a esa.

## equity

refused-no-equity-one-hand = Solo queda una mano viva: no hay nada que repartir.
refused-no-equity-runs = Aquí el resto se reparte más de una vez; la equity se da para un solo reparto.
refused-no-equity-unknown-cards = No se conocen las cartas del asiento { $seat }, así que no hay equity que dar.
refused-no-equity-choice =
    Lo que viene ({ $word }) no lo deciden solo las cartas; hasta que se haga no hay equity que dar.
refused-no-equity-short-stub = La baraja no tiene las cartas que aún faltan por llegar.
refused-bad-value-step = Esta mano tiene los pasos 0 a { $most }, y { $step } no es ninguno de ellos.
refused-not-mucked = El asiento { $seat } no ha tirado ninguna mano. Di de quién era.
refused-pot-is-right = Todo lo ganó el asiento { $seat }: no se entregó mal ninguna ficha. Di quién se lo llevó.
