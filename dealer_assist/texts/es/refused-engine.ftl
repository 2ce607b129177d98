### Lo que se rechaza, y qué hacer: engine.

refused-all-in-too-much = El asiento { $seat } no puede ir all-in por { $chips } aquí; { $moves }.
refused-no-raise = El asiento { $seat } no puede subir: { $why }; { $moves }.
refused-no-complete = El asiento { $seat } no tiene nada que completar; { $moves }.
refused-complete-to-what = El asiento { $seat } puede completar a cualquier cantidad de { $amounts }; di a cuánto.
refused-no-bring-in = El asiento { $seat } no abre ahora con el bring-in; { $moves }.
refused-not-whole-chips = { $chips } no se pueden poner con fichas de { $chip }; que sea un múltiplo de { $chip }.
refused-hand-folded-no-actions = El asiento { $seat } se retiró y ya no actúa; ahora: { SMALL($now) }.
refused-not-betting = No hay nada sobre lo que apostar; ahora: { SMALL($now) }.
refused-all-in-held =
    Mano por mano: las manos all-in siguen boca abajo, y nada se reparte, hasta que el floor libere esta mano.
refused-not-held = Aquí no hay ninguna mano all-in retenida; ahora: { SMALL($now) }.
refused-out-of-turn-acts = Actúa el asiento { $actor }, no el asiento { $seat }; ahora: { SMALL($now) }.
refused-card-count-name-board = Di las cartas del board que se repartieron, como en "deal board Kc Qc 2d".
refused-nothing-to-deal-no-community = No hay carta común pendiente de repartir; ahora: { SMALL($now) }.
refused-hand-folded-gets-no-cards = El asiento { $seat } se retiró y no recibe cartas; ahora: { SMALL($now) }.
refused-card-count-named-for-seat =
    Se { $count ->
        [one] dice 1 carta
       *[other] dicen { $count } cartas
    } para el asiento { $seat }; esperan nombre { $down } tapadas y { $up }
    descubiertas. Di esas, o no anotes la línea.
refused-not-in-deck-look-again = La carta { $card } no está en la baraja de { $game }; mírala otra vez y corrígela.
refused-duplicate-card-in-the-muck =
    La carta { $card } la tiró el asiento { $seat } y el muck no se ha barajado; una de las dos está mal,
    corrígela.
refused-own-discard =
    El asiento { $seat } tiró la carta { $card } en este mismo descarte y no debe recibirla otra vez; reparte
    la siguiente.
refused-duplicate-card-not-shuffled-in =
    La carta { $card } la tiró el asiento { $seat } en este descarte, y esas cartas no se barajaron de nuevo;
    corrígela.
refused-draw-limit =
    El asiento { $seat } pide { $count }; aquí { $high ->
        [0] no se puede pedir ninguna carta
       *[other] se pueden pedir de { $low } a { $high } cartas
    }. Pregunta otra vez.
refused-duplicate-card-thrown-twice = El asiento { $seat } tira una carta dos veces; corrígelo.
refused-duplicate-card-thrown-face-up =
    La carta { $card } está descubierta en el asiento { $seat }, y aquí solo se tiran cartas tapadas; di una
    de esas.
refused-not-held-thrown = El asiento { $seat } no tiene la carta { $card }; di cartas de su mano.
refused-hand-folded = El asiento { $seat } se retiró; ahora: { SMALL($now) }.
refused-no-discard = El asiento { $seat } no tiene nada que descartar; ahora: { SMALL($now) }.
refused-bad-parts-parted-so =
    El asiento { $seat } separó la mano así: { $parts }, y así queda; anótala así, o deshaz aquello.
refused-card-count-no-unseen =
    Una mano enseñada no tiene cartas sin ver; di todas las cartas del asiento { $seat }, o tira la mano.
refused-card-count-enter-all = El asiento { $seat } tiene { $held } cartas; se dicen { $count }. Anótalas todas.
refused-not-held-dealt-another =
    Al asiento { $seat } se le repartió la carta { $card }, que no está entre las enseñadas; corrige una de
    las dos.
refused-duplicate-card-shown-twice = El asiento { $seat } enseña una carta dos veces; corrígelo.
refused-not-held-face-up-not-shown =
    La carta { $card } está descubierta en el asiento { $seat } y no se enseña; corrígelo.
refused-no-part = No hay mano que separar; ahora: { SMALL($now) }.
refused-out-of-turn-decides = Decide el asiento { $seat }; ahora: { SMALL($now) }.
refused-card-count-opens-one = El asiento { $seat } descubre una carta; di cuál.
refused-not-held-face-down = El asiento { $seat } no tiene esa carta tapada; di una que sí.
refused-no-door = El asiento { $seat } no tiene carta de puerta que anotar; ahora: { SMALL($now) }.
refused-card-count-one-door = El asiento { $seat } descubre una sola carta de puerta; dila.
refused-out-of-turn-buys = Ahora puede comprar el asiento { $buyer }, antes que el asiento { $seat }.
refused-card-count-thrown-for-bought = El asiento { $seat } tira una carta por la que compró; di cuál.
refused-not-held-all-open = Todas las cartas del asiento { $seat } están descubiertas; di cuál tira.
refused-no-choice = No hay juego que elegir; ahora: { SMALL($now) }.
refused-no-roll = No hay dados que tirar; ahora: { SMALL($now) }.
refused-no-run-begun =
    Ya salió la primera carta de lo que queda, y cuántas veces se reparte se acuerda antes; ahora: { SMALL($now) }.
refused-no-run-flop-decides =
    El flop decide el juego, así que con todos all-in antes de él se reparte una vez; ahora: { SMALL($now) }.
refused-no-run-complete = El board está completo; no queda nada que repartir.
refused-deck-out-nobody-draws =
    La baraja y el muck se han agotado; nadie puede pedir más. Que tomen menos cartas, o se queden
    servidos.
refused-deck-out-call-floor = La baraja y el muck se han agotado; llama al floor, esta mano no puede seguir.
refused-hand-over = Esta mano ha terminado; empieza la siguiente, o deshaz su última acción.
refused-no-stack =
    El asiento { $seat } recibió cartas y tiene fichas. Cuéntalas otra vez; quien no tiene ninguna sale en la
    mano siguiente.
refused-stack-misfit =
    Con { $chips } detrás, la mano del asiento { $seat } era otra: «{ $line }» ya no encaja. { $why } Cambia
    primero esa anotación en el registro, o cuenta las fichas cuando termine la mano.
refused-empty-seat-dealt-in = El asiento { $seat } no está en esta mano; juegan los asientos { $seats }.
refused-hand-folded-nothing-to-show =
    El asiento { $seat } se retiró y no tiene nada que enseñar; ahora: { SMALL($now) }.
refused-no-showdown = Las apuestas no han terminado; ahora: { SMALL($now) }.
refused-no-muck-all-in =
    El asiento { $seat } no puede tirar la mano: hay un jugador all-in y no quedan apuestas, así que se
    descubren todas. Anota sus cartas.
refused-no-muck-cards-to-come = Todavía faltan cartas; ahora: { SMALL($now) }.
refused-hand-tabled =
    El asiento { $seat } enseñó la mano, y una mano enseñada no se tira: hablan las cartas. Deshaz la
    anotación si se anotaron mal.
refused-bad-parts-write-or-muck =
    La mano del asiento { $seat } va separada: escribe sus partes con / entre ellas, o tírala.
refused-hand-mucked = El asiento { $seat } tiró la mano, y aquí una mano tirada está muerta; sigue con los demás.
refused-no-muck-last-hand = Todos los demás tiraron la mano: esta se lleva el bote y no se tira.
refused-no-button-odd-chip =
    Una ficha impar va a la primera mano empatada en sentido horario desde el botón, y no se dio el botón.
    Añádelo, como en "button": 3.
refused-bad-action-short-line = Una acción es una línea corta como "3 raise 700".
refused-bad-action-draws-how-many =
    ¿Cuántas pide el asiento { $seat }? Escribe "{ $seat } draw 2", o "{ $seat } pat".
refused-bad-action-discards-what = ¿Qué descarta el asiento { $seat }? Escribe "{ $seat } discard 1" o di las cartas.
refused-bad-amount = «{ $word }» no es un número de fichas. Escribe un número entero hasta { $most }, sin comas.
refused-no-fold-bring-in = El asiento { $seat } tiene el bring-in y no puede retirarse; { $moves }.
refused-no-fold-must-open = El asiento { $seat } tiene que abrir y no puede retirarse; { $moves }.
refused-no-check-owes = El asiento { $seat } debe { $chips } y no puede pasar; { $moves }.
refused-no-check-must-open = El asiento { $seat } tiene que abrir; { $moves }.
refused-no-call-nothing-to-call = El asiento { $seat } no tiene nada que igualar; { $moves }.
refused-no-call-not-just-call = El asiento { $seat } no puede solo igualar { $chips }; { $moves }.
refused-no-bet-bet-already = El asiento { $seat } no puede apostar: ya hay una apuesta de { $chips }; { $moves }.
refused-no-bet-none-possible = El asiento { $seat } no puede apostar: no hay apuesta posible; { $moves }.
refused-bet-too-small = El asiento { $seat } apostó { $to }; el mínimo es { $bound }. { $moves }.
refused-bet-too-big = El asiento { $seat } apostó { $to }; el máximo es { $bound }. { $moves }.
refused-bet-not-a-step = El asiento { $seat } apostó { $to }; aquí solo se puede apostar { $amounts }.
refused-raise-too-small = El asiento { $seat } subió a { $to }; el mínimo es { $bound }. { $moves }.
refused-raise-too-big = El asiento { $seat } subió a { $to }; el máximo es { $bound }. { $moves }.
refused-raise-not-a-step = El asiento { $seat } subió a { $to }; aquí solo se puede apostar { $amounts }.
refused-complete-too-small = El asiento { $seat } completó a { $to }; el mínimo es { $bound }. { $moves }.
refused-complete-too-big = El asiento { $seat } completó a { $to }; el máximo es { $bound }. { $moves }.
refused-complete-not-a-step = El asiento { $seat } completó a { $to }; aquí solo se puede apostar { $amounts }.
refused-hand-folded-no-hand = El asiento { $seat } se retiró y no tiene mano; ahora: { SMALL($now) }.
refused-nothing-to-deal-none-due =
    { $count ->
        [one] Se dice 1 carta del board, pero no hay ninguna pendiente de repartir; ahora: { SMALL($now) }.
       *[other] Se dicen { $count } cartas del board, pero no hay ninguna pendiente de repartir; ahora:
           { SMALL($now) }.
    }
refused-nothing-to-deal-fewer-due =
    { $count ->
        [one] Se dice 1 carta del board, pero se pueden repartir { $due }; ahora: { SMALL($now) }.
       *[other] Se dicen { $count } cartas del board, pero se pueden repartir { $due }; ahora: { SMALL($now) }.
    }
refused-duplicate-card-on-board = La carta { $card } ya está en el board; una de las dos está mal, corrígela.
refused-duplicate-card-in-hand =
    La carta { $card } ya está en la mano del asiento { $seat }; una de las dos está mal, corrígela.
refused-out-of-turn-has-folded = El asiento { $seat } se retiró; ahora pide el asiento { $drawer }.
refused-out-of-turn-has-drawn = El asiento { $seat } ya lo hizo; ahora pide el asiento { $drawer }.
refused-out-of-turn-draws-later = Ahora pide el asiento { $drawer }, antes que el asiento { $seat }.
refused-discard-count-exact = El asiento { $seat } descarta { $count }; el juego pide { $low }. Corrige el número.
refused-discard-count-from-to =
    El asiento { $seat } descarta { $count }; el juego pide de { $low } a { $high }. Corrige el número.
refused-bad-parts-not-parted = En este juego no se separan las manos; escribe las cartas sin /.
refused-bad-parts-shape = La mano del asiento { $seat } va separada: escribe { $shape }.
refused-out-of-turn-picks = El juego lo elige el asiento { $seat }, no el asiento { $other }.
refused-bad-choice-not-picked =
    No se puede elegir «{ $word }»; elige { $games }.{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    }
refused-bad-roll =
    El botón tira { $n ->
        [one] un dado
       *[other] { $n } dados
    }, de 1 a 6 cada uno; anota la tirada otra vez.
refused-no-draw = No hay descarte que hacer; ahora: { SMALL($now) }.
refused-no-expose = No se pide a nadie que descubra una carta; ahora: { SMALL($now) }.
refused-no-buy = No se ofrece carta a nadie; ahora: { SMALL($now) }.
refused-card-count-table-all =
    El asiento { $seat } tiene que enseñar las { $count } cartas; dilas todas, o tira la mano.
refused-bad-action-no-action =
    «{ $line }» no es una acción. Escribe ASIENTO VERBO, como en "3 raise 700" o "2 draw 1", o deal board
    CARTAS, deal ASIENTO [up] CARTAS, roll N, reroll MOTIVO.{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir «{ $near }»?
    }
refused-a-list = una lista
refused-an-object = un objeto
refused-other-cards =
    El asiento { $seat } se quedó con { $count } cartas antes del descarte, que juegan en cada vez, con nuevas
    cada una. Mira la mano otra vez y anótala entera.
refused-no-muck-draw-is-run =
    El asiento { $seat } no puede tirar la mano: el descarte se reparte { $run } veces, y las cartas que no tiró
    juegan en todas. Anota la mano; ahora: { SMALL($now) }.
refused-no-run-all-in =
    El board, o el último descarte, se puede repartir más de una vez cuando todos están all-in y sus cartas aún no
    han salido; ahora: { SMALL($now) }.
refused-no-run-run-already = Ya se repartió { $run } veces; deshaz esa anotación para repartirlo menos.
refused-run-too-often-board-of-stub =
    Las { $stub } cartas que quedan en el mazo no alcanzan para repartir el board { $times } veces; repártelo menos.
refused-run-too-often-draw-of-stub =
    Las { $stub } cartas que quedan en el mazo no alcanzan para repartir el descarte { $times } veces; repártelo menos.
refused-run-too-often-board-in-this-room =
    { $n ->
        [1] Esta sala reparte el board una sola vez; sigue con uno.
       *[other] Esta sala reparte el board { $n } veces como mucho; elige de 1 a { $n }.
    }
refused-run-too-often-draw-in-this-room =
    { $n ->
        [1] Esta sala reparte el descarte una sola vez; sigue con uno.
       *[other] Esta sala reparte el descarte { $n } veces como mucho; elige de 1 a { $n }.
    }
refused-card-count-throws =
    El asiento { $seat } tira { $thrown }, pero se { $count ->
        [one] dice 1 carta
       *[other] dicen { $count } cartas
    }. Dilas todas, con ?? por cada una
    que nadie vio o que faltaba en la mano, o ninguna.
