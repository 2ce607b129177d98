### Lo que se rechaza, y qué hacer: contract.

refused-bad-form-advice = Pregunta con un objeto JSON: la preparación de la mano, sus acciones y happened.
refused-hand-over-to-rule-on = Esta mano ha terminado; deshaz su última acción para decidir sobre ella.
refused-no-happening = Di qué pasó, como en {"{"}"kind": "chips", "chips": [500, 200]{"}"}.
refused-missing-key-happening = { $kind } necesita { $needed }; añade { $name }.
refused-unknown-kind =
    «{ $word }» no es un tipo de suceso{ $near ->
        [none] .
       *[other] ; ¿querías decir «{ $near }»?
    } Los tipos son { $known }.
refused-unknown-kind-none = A happened le falta su kind. Los tipos son { $known }.
refused-too-many-chips = Nombra { $most } fichas como mucho, o da la suma.
refused-unknown-word =
    said no puede ser «{ $word }»{ $near ->
        [none] .
       *[other] ; ¿querías decir { $near }?
    } Es { $known } o null.
refused-bad-action-what-seat-did =
    line dice qué hizo el asiento { $seat }, como en "{ $seat } call": una de { $known }.
refused-bad-form-since = since es una lista de { $most } líneas de acción como mucho.
refused-bad-betting = betting tiene que ser { $known }.
refused-bad-number-nothing-to-match =
    Ya hay { $chips } puestas y la apuesta es { $bet }: no hay nada que igualar. Da la apuesta más alta de
    esta ronda en bet.
refused-bad-number-pot-holds =
    El bote tiene al menos las apuestas que hay en él, { $chips }. Cuenta todo lo del centro, con las apuestas
    de esta ronda.
refused-too-few-players = Todos los asientos se retiraron. Alguien tiene que tener cartas para ganar el bote.
refused-bad-form-sides = sides tiene que ser una lista de asientos ganadores, o dos para las mitades de un bote.
refused-card-count-no-board =
    { $game } no tiene board. Quita board; la única carta común de un juego de stud es community.
refused-no-community =
    { $game } no tiene carta común; solo la tiene un juego de stud al que se le acabó la baraja. Quítala.
refused-duplicate-card-on-two-boards =
    { $card } está en dos boards. Solo pueden compartir las cartas que ya estaban cuando entró el dinero, en
    los mismos sitios.
refused-bad-parts-hands-not-parted =
    Las manos de { $game } no se separan. Escribe las cartas del asiento { $seat } sin /.
refused-bad-parts-sizes = La mano del asiento { $seat } tiene que ir separada con /, { $sizes } cartas. Escríbela así.
refused-bad-form-act = Un acto es una tabla con su palabra, como {"{"}"act": "draw"{"}"}.
refused-unknown-act =
    No hay ningún acto «{ $word }». { $near ->
        [none] Son: { $known }.
       *[other] ¿Querías decir «{ $near }»?
    }
refused-no-name-player = Un jugador tiene un nombre de 80 letras como mucho. Escribe uno.
refused-bad-form-flag = { $name } es true o false.
refused-nothing-to-move = La sala está bien como está, o aún hay movimientos en curso.
refused-entries-sold =
    Ya se vendieron entradas por este stack y este dinero, así que se quedan. Cambia los niveles y descansos
    que faltan.
refused-prizes-up =
    La inscripción está cerrada y la tabla de premios se hizo con este dinero. Primero deshaz el cierre.
refused-levels-played = Los niveles que se jugaron quedan como fueron. Cambia los que faltan.
refused-too-large =
    El documento pasa de { $most } bytes, lo máximo que se lee. Manda las manos una a una, o una por línea.
refused-bad-form-mix = Una rotación es el nombre de una lista, o un objeto con games y change.
refused-empty-mix =
    Una rotación tiene de 1 a { $most } juegos, y esta tiene { $count }. Elige una lista, o sus juegos.
refused-unknown-mix =
    No hay ninguna lista «{ $word }». { $near ->
        [none] Las listas son: { $known }.
       *[other] ¿Querías decir «{ $near }»?
    }
refused-bad-name-mix = El nombre de una rotación tiene 40 letras como mucho. Acórtalo.
refused-bad-form-game-of-mix = Un juego de una rotación es su id, o un objeto con game y betting.
refused-unknown-betting-of-game = No hay apuestas «{ $word }». { $game } se juega { $known }.
refused-unknown-way =
    Una rotación no cambia por «{ $word }». Cambia por { $known } o por elección (choice); di una de esas.
refused-unknown-word-say = «{ $word }» no se conoce; di { $known }.
refused-bad-form-stakes = { $place } tiene que ser un objeto con blinds, ante, bring_in, small_bet.
refused-too-many-blinds = Se pueden poner diez ciegas como mucho.
refused-too-many-posts =
    Se leen { $most } puestas como mucho, una de cada clase por asiento; quita las repetidas.
refused-too-many-actions = Una mano tiene { $most } acciones como mucho.
refused-unknown-key =
    Aquí no hay «{ $word }».{ $near ->
        [none] {" "}Las claves son: { $known }.
       *[other] {" "}¿Querías decir «{ $near }»?
    }
refused-bad-number-whole = «{ $name }» tiene que ser un número entero, sin comillas, punto ni comas.
refused-bad-number-between = «{ $name }» tiene que estar entre { $least } y { $most }.
refused-bad-flag = { $name } tiene que ser true o false.
refused-bad-seat-number = «{ $word }» no es un asiento. Los asientos son los números de 1 a { $most }.
refused-bad-form-object = { $name } tiene que ser un objeto, como en el contrato.
refused-bad-form-list = { $name } tiene que ser una lista.
refused-bad-form-set-up = Una preparación es un objeto JSON con game, seats y button.
refused-unknown-game-by-id = Nombra el juego por su id, como en la lista de juegos.
refused-unknown-word-one-of =
    { $name } «{ $word }» no se conoce; es uno de { $known }.{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir «{ $near }»?
    }
refused-too-few-seats = Una mano necesita al menos dos asientos con fichas; añádelos a seats.
refused-duplicate-seat = El asiento { $seat } está dos veces; deja uno.
refused-no-button = { $game } se reparte desde un botón; da su asiento, de 1 a { $most }.
refused-empty-seat = Nadie se sienta en el asiento { $seat }; juegan los asientos { $known }.
refused-no-blinds-here = { $game } se juega con antes y sin ciegas; deja blinds vacío.
refused-no-spread-here = Un margen es para spread-limit; quita spread donde se juega { $betting }.
refused-bad-spread =
    Un margen es el mínimo y el máximo de una apuesta, como en [2, 10], o un par para las calles pequeñas y
    otro para las grandes, como en [[2, 6], [2, 12]].
refused-bad-form-post = Un post es un objeto con seat, kind y amount.
refused-unknown-post = Un post es uno de { $known }.
refused-card-count-door-card = Da la carta de puerta del asiento { $seat }, como en "Ks".
refused-duplicate-card-twice = { $card } está dos veces; una de las dos está mal.
refused-no-bring-in-here = { $game } no tiene bring-in; quita bring_in o déjalo en null.
refused-no-bring-in-of-game = { $game } abre con un bring-in; da bring_in en fichas.
refused-no-ante = Un bomb pot se paga con antes; da ante en fichas.
refused-no-forced-money = Nadie pone nada; da blinds, un ante o posts.
refused-too-many-seats =
    { $game } se reparte a { $most } como mucho, y hay { $count } sentados: la baraja no alcanza. Sienta a
    { $fewer } menos, o elige otro juego.
refused-bomb-pot-blinds =
    { $game } no se juega con ciegas: en él todos ponen ante de todos modos. Elige un juego con ciegas para el
    bomb pot.
refused-jam-or-fold-here-bomb-pot =
    Un bomb pot no tiene acción antes del flop que pueda ser all-in o retirarse. Juega sin el bomb pot, o con
    otras apuestas.
refused-jam-or-fold-here =
    En { $game } el primer jugador tiene que apostar, así que a nadie se le pide all-in o retirarse. Elige
    otras apuestas.
refused-not-in-deck-of-game = La carta { $card } no está en la baraja de { $game }.
refused-no-up-cards = { $game } no tiene cartas descubiertas; quita up.
refused-too-many-seats-for-deck =
    { $count } jugadores necesitan { $needed } cartas antes de la primera apuesta; la baraja tiene { $deck }.
    Sienta a menos.
refused-bad-form-showdown = Un showdown es un objeto JSON con game, pots y hands.
refused-missing-key-showdown = No hay «{ $name }»; un showdown necesita game, pots y hands.
refused-bad-form-board-or-runouts = Da board para un board, o runouts para varios, no las dos cosas.
refused-bad-house-rule-object = Las reglas de la casa son un objeto, como {"{"}"odd-chip-most": "one-per-split"{"}"}.
refused-bad-house-rule-not-so-written = Ninguna regla de la casa se escribe así; mira la lista de reglas.
refused-bad-seat-whole = Un asiento es un número entero, de 1 a { $most }.
refused-bad-seat-no-such-seat = No existe ese asiento. Los asientos son los números de 1 a { $most }.
refused-missing-choice = Di qué juego se eligió: { $known }. Si no eligió nadie, la página dice { $usual }.
refused-bad-choice-no-choice = En { $game } no se elige juego; quita choice.
refused-bad-choice-one-of =
    La elección es uno de { $known }.{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    }
refused-card-count-far-more = Hay muchas más cartas en esta lista que en una baraja.
refused-card-count-not-dealt-yet =
    La carta { $n } no se ha repartido todavía; un showdown necesita todas las cartas. Añádela.
refused-bad-card-string = Una carta es un texto como "Ah".
refused-card-count-one-community = Un juego de stud tiene una sola carta común; da esa.
refused-bad-form-runouts = runouts es una lista de { $most } boards enteros como mucho.
refused-bad-dice-list = dice es una lista de las tiradas en orden, como [4, 2].
refused-bad-dice-one-to-six = Un dado muestra un número entero de 1 a 6.
refused-bad-form-hands = hands es un objeto de las manos enseñadas por asiento, {"{"}"1": "AhKd", …{"}"}.
refused-bad-seat-more-hands = Una mesa tiene { $most } asientos, y se dan más manos.
refused-duplicate-seat-two-hands = El asiento { $seat } tiene aquí dos manos. Deja una.
refused-card-count-tabled = Una mano enseñada muestra sus cartas; escríbelas, como en "AhKd".
refused-bad-form-up = up es un objeto de las cartas repartidas descubiertas por asiento, {"{"}"3": "Jk7h"{"}"}.
refused-no-hand-up = El asiento { $seat } no tiene mano enseñada. Añade la mano, o quítala de up.
refused-not-held-up =
    El asiento { $seat } no tiene así la carta { $card }. up nombra cartas de la mano, cada una una vez.
refused-bad-form-pots = pots es una lista con el bote principal primero, [{"{"}"amount": 300{"}"}].
refused-bad-form-too-many-pots = Hay más de { $most } botes; ninguna mesa tiene tantos.
refused-bad-form-pot = Un bote es un objeto, {"{"}"amount": 300, "seats": [1, 4]{"}"}.
refused-missing-key-amount = Un bote necesita su cantidad (amount) en fichas.
refused-bad-form-seats-of-pot =
    seats dice quién puede ganar el bote, [1, 4]; quítalo si son todas las manos enseñadas.
refused-no-hand-pot =
    El asiento { $seat } puede ganar este bote y no tiene mano enseñada. Añade la mano, o quita el asiento.
refused-duplicate-seat-named-twice = El asiento { $seat } se nombra dos veces. Nómbralo una.
refused-bad-form-structure = Una estructura es una tabla con seats, start, chips, mix y levels.
refused-bad-toml = Esto no es TOML: { $reason }. Corrige esa línea.
refused-unknown-template =
    No hay ninguna estructura «{ $word }». { $near ->
        [none] Son: { $known }.
       *[other] ¿Querías decir «{ $near }»?
    }
refused-bad-name-event = El nombre de un torneo tiene 80 letras como mucho. Acórtalo.
refused-unknown-word-is-one-of = «{ $word }» no se conoce; { $name } es uno de { $known }.
refused-unknown-bounty = Un bounty es { $known }; «{ $word }» no es ninguno de ellos.
refused-no-levels = Una estructura tiene de 1 a { $most } niveles, y esta tiene { $count }.
refused-bad-form-level = Un nivel es una tabla con minutes y sus cantidades.
refused-uneven-start = El stack inicial { $stack } no se puede dar en fichas de { $chip }. Cambia uno de los dos.
refused-fee-too-high = La cuota y la parte del personal son más de lo que paga la entrada. Bájalas.
refused-bad-percentages = Los porcentajes tienen que sumar 100; estos suman { $sum }.
refused-late-add-on =
    El add-on viene cuando la inscripción ya ha cerrado y se conocen los premios. Ofrécelo después del nivel
    { $level } a más tardar.
refused-shootout-endless =
    Si pasan { $going } de cada mesa de { $seats }, las mesas nunca se reducen a una. Deja pasar a { $most } como
    máximo, o sienta a más jugadores por mesa.
refused-unknown-chip =
    Una ficha de { $chip } no es una de las fichas pequeñas de esta estructura. Nombra una de ellas.
refused-too-many-seats-tables =
    { $game } es para { $most } jugadores, y las mesas tienen { $seats } asientos. Quita asientos, o el juego.
refused-uneven-amount =
    Nivel { $level }, { $game }: { $chips } no se pueden pagar si la ficha más pequeña en juego es { $chip }.
    Redondéalo.
refused-bad-cell = «{ $word }» no es una cantidad. Escribe 400, o 200/400 para las ciegas.
refused-ask-the-server =
    La siguiente mano espera a la conexión: la decide algo más que la última. Apunta quién tiene el botón, y
    repártela cuando la mesa esté conectada.
refused-place-on-board = en el board
refused-place-community = como carta común
refused-place-in-hand = en la mano del asiento { $seat }
refused-unknown-card =
    Hay una carta sin ver { $where }. En el showdown todas están descubiertas: escríbela, o quita la mano.
refused-not-in-deck = { $card } está { $where }, y la baraja de { $game } no tiene { $words }. Corrige la carta.
refused-duplicate-card-in-one-place = { $card } está dos veces { $first }. Una de las dos está mal.
refused-duplicate-card-in-two-places = { $card } está dos veces, { $first } y { $second }. Una de las dos está mal.
refused-card-count-hand =
    El asiento { $seat } tiene { $count ->
        [0] cero cartas
        [one] una carta
       *[other] { $count } cartas
    }; en el showdown una mano de { $game } tiene { $needed }. Corrige la mano.
refused-card-count-hand-and-community =
    El asiento { $seat } tiene { $count ->
        [0] cero cartas
        [one] una carta
       *[other] { $count } cartas
    }; en el showdown una mano de { $game } tiene { $needed } y la carta común. Corrige la mano.
refused-card-count-board =
    El board tiene { $count ->
        [0] cero cartas
        [one] una carta
       *[other] { $count } cartas
    }; { $game } reparte { $needed }. Dalas todas, en el orden en que salieron.
refused-bad-json-no-object = El documento es { $kind }; hace falta un objeto JSON: {"{"}"game": …{"}"}.
refused-kind-list = una lista
refused-kind-string = un texto
refused-kind-number = un número
refused-kind-flag = true o false
refused-kind-null = null
refused-bad-json-not-utf-8 =
    El byte { NUMBER($byte, useGrouping: 0) } del documento no es UTF-8. Guárdalo como UTF-8 y mándalo otra
    vez.
refused-bad-json-too-deep =
    Hay listas y objetos con más de { NUMBER($most, useGrouping: 0) } niveles unos dentro de otros; ningún
    documento necesita eso.
refused-bad-json-empty = El documento está vacío; hace falta un objeto JSON.
refused-bad-json-not-json =
    Esto no es JSON: { $reason } en la línea { NUMBER($line, useGrouping: 0) }, columna
    { NUMBER($column, useGrouping: 0) }. Corrígelo y mándalo otra vez.
refused-json-value = se espera un valor
refused-json-key = se espera una clave entre comillas dobles
refused-json-comma = se espera una coma
refused-json-colon = se esperan dos puntos
refused-json-more = hay algo tras el final del documento
refused-json-control = un texto contiene un carácter de control tal cual
refused-json-escape = un texto contiene una barra invertida que no significa nada
refused-json-open = un texto no se cierra
refused-json-trailing = hay una coma antes del final
refused-json-other = no se puede leer
refused-bad-json-key-twice = La clave { $word } está dos veces en un objeto. Deja la que vale.
refused-bad-json-long-number =
    Un número tiene { $count } cifras; se leen { NUMBER($most, useGrouping: 0) } como mucho.
refused-bad-json-large-number =
    El número { $number } es demasiado grande para leerlo. Escribe las fichas en números enteros.
refused-bad-json-no-value = { $word } no es un valor de JSON. Escribe un número entero, o null.
refused-bad-json-half-character = Un texto contiene medio carácter o ninguno (\ud800 a \udfff, \u0000). Quítalo.
refused-bad-dice-count =
    { $game } tira { $n ->
        [0] cero dados
        [one] un dado
       *[other] { $n } dados
    }, y se dan { $count }. Corrígelo.
