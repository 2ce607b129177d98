### Lo que está mal en un archivo de juego y qué hacer; las palabras de los archivos quedan como son.

## las palabras que pide

gamefile-unknown = no existe { $kind } «{ $word }». { $remedy }
gamefile-none-to-name = no existe { $kind } «{ $word }». Aquí no hay ninguno que nombrar.
gamefile-did-you-mean = ¿Querías decir «{ $near }»?
gamefile-known-are = Se conocen: { $words }.
gamefile-kind-bet = la apuesta
gamefile-kind-betting = la estructura de apuestas
gamefile-kind-bring-in = el bring-in
gamefile-kind-condition = la condición
gamefile-kind-deck = la baraja
gamefile-kind-forced = el dinero obligado
gamefile-kind-game = el juego
gamefile-kind-habit = la regla de juego
gamefile-kind-house-rule = la regla de la casa
gamefile-kind-joker = el comodín
gamefile-kind-key = la clave
gamefile-kind-opener = la apertura
gamefile-kind-part = la parte de la mano
gamefile-kind-qualifier = el mínimo
gamefile-kind-scale = la escala
gamefile-kind-side = la parte del bote
gamefile-kind-step = el paso
gamefile-kind-street = la calle

## el archivo

gamefile-bad-name = un archivo se llama con minúsculas, cifras y «-», como big-o.toml. Cámbiale el nombre.
gamefile-of-the-rulebook =
    «{ $name }» es del reglamento, que queda como está. Cambia el nombre del archivo.
gamefile-too-large = ocupa más de { $most } bytes, lo máximo que se lee. Acórtalo.
gamefile-no-utf-8 = no es texto en UTF-8. Guárdalo como texto sin formato.
gamefile-cannot-be-opened = no se puede abrir: { $why }. Mira sus permisos.
gamefile-cannot-be-read = no se puede leer ({ $error }: { $why }). Compáralo con otro.
gamefile-no-toml = { $why }. Corrige esa línea; no se ha leído nada del archivo.
badtoml-no-toml = esto no es TOML: { $why }
badtoml-too-deep = sus listas están anidadas demasiado hondo para leerlas
badtoml-many-parts =
    la línea { NUMBER($line, useGrouping: 0) } tiene una clave de más de { $most } partes; escríbela con sencillez
badtoml-many-digits =
    la línea { NUMBER($line, useGrouping: 0) } tiene un número de { $digits } cifras; como mucho son { $most }

## valores

gamefile-no-text = { $value } no es texto. Escríbelo entre comillas, como "Big O".
gamefile-no-flag = { $value }: escribe true o false.
gamefile-no-number-seats = { $value } no es un número de asientos. Escribe un número de { $low } a { $high }.
gamefile-no-number-line = { $value } no es el número de una línea. Escribe un número de { $low } a { $high }.
gamefile-no-list = { $value } no es una lista. Escríbela entre corchetes, como { $example }.
gamefile-choices-due = «{ $rule }» puede ser { $choices }. Da una palabra para cada uno y para nada más.
gamefile-no-hole = { $value } no cuenta cartas. Escribe "any", "all", un número o una lista como [2, 5].
gamefile-no-ranks = { $value } no nombra valores. Escríbelos como "JQK", de { $ranks }.
gamefile-no-tiers = { $value } no enumera maneras de ganar. Escríbelo como { $example }.
gamefile-no-tables = { $value } no es una tabla. Escribe un encabezado para cada una, como [{ $kind }.name].
gamefile-no-table = { $value } no es una tabla. Escribe el encabezado [{ $heading }].
gamefile-no-table-or-none = { $value } no es una tabla. Escribe un encabezado [{ $heading }]; "none" la quita.
gamefile-no-parents = { $value } no nombra un juego. Escribe uno como "omaha", o varios como { $example }.
gamefile-step-no-text = { $value } no es un paso. Escríbelo como texto, como "hole 2".
gamefile-step-unclear = «{ $value }» no dice cómo. Escríbelo como «{ $example }»: { $meaning }.
gamefile-no-cells = { $value } no nombra casillas. Escribe sus números desde 1, como "1 2 3 10 12".
gamefile-cell-twice = «{ $value }» nombra dos veces una casilla. Nombra cada una una vez.
gamefile-betting-twice = una estructura de apuestas aparece dos veces. Nombra cada una una vez.

## lo que falta y lo que depende de qué

gamefile-missing = falta: { $meaning }. Escríbelo, como { $example }.
gamefile-key-due = no dice { $key }. Añade { $key } = { $example }.
gamefile-scale-due = no dice su escala. Añade scale = "high" u otra.
gamefile-when-due = no dice cuándo. Añade when = "chosen" u otra condición.
gamefile-place-due = una calle nueva dice dónde va. Añade after = "{ $last }" u otra.
gamefile-nothing-to-take = aquí no hay nada que quitar. Quita el "none".
gamefile-split-again =
    se divide otra vez, así que sus propias partes dicen cómo se gana. Escribe allí tiers.
gamefile-fits-of-a-game = solo una variación dice a qué se ajusta. Quítalo.
gamefile-never-ends = { $chain }: eso no acaba nunca. Quita uno de ellos.
gamefile-ill-fitting =
    «{ $parent }» no va con un juego que reparte de otro modo la calle { $street }, o que no la tiene.
    Quita uno de los dos.

## el juego entero

gamefile-must-bet =
    el primer jugador tiene que apostar, así que a nadie se le pregunta si va all-in o se retira.
    Nombra otra estructura de apuestas.
gamefile-bomb-pot-antes = en él todos ponen ante de todos modos: no se juega con ciegas. Quita el bomb pot.
gamefile-bomb-pot-one-street =
    en la primera calle de un bomb pot nadie apuesta, y no hay otra. Quítalo.
gamefile-bomb-pot-whole-stack =
    antes del flop no tiene ninguna acción que pueda ser all-in o retirarse. Nombra otra estructura
    de apuestas o quita el bomb pot.
gamefile-bring-in-due = falta: qué carta de puerta paga el bring-in. Escribe bring_in = "low card".
gamefile-bring-in-without-round = un bring-in necesita una ronda de apuestas. Escribe bet = "small".
gamefile-opens-with-blinds = una calle empieza con las ciegas. Escribe forced = "blinds".
gamefile-nobody-acts = se hace algo con la primera acción, pero nadie actúa. Escríbelo entre los pasos.
gamefile-no-roll-to-wait-for =
    espera una tirada, pero en ninguna calle se tira. Añade "roll 1" a los pasos de una.
gamefile-no-choice-to-wait-for =
    espera una elección, pero en ninguna calle se elige. Añade "choose" a los pasos de una.
gamefile-no-flop =
    mira tres cartas del board, pero no se reparten nunca. Añade "board 3" al flop.
gamefile-no-line = el board no tiene línea { $line }. Escribe las líneas bajo [board].
gamefile-qualifier-not-rolled =
    se tira por ella, pero en ninguna calle se tira. Añade "roll 2" a los pasos de una.
gamefile-removes-no-roll = quita lo que sale en la tirada, pero no se tira. Pon "roll 1" antes.
gamefile-scale-of-other-deck =
    «{ $scale }» ordena las cartas de una baraja recortada, y esta es «{ $deck }».
    Toma otra escala, o la baraja para la que es.
gamefile-too-many-own =
    juegan { $count } cartas propias, pero un jugador tiene { $own }. Reparte más o usa menos.
gamefile-hand-too-small =
    { $own } cartas propias y { $board } del board no hacen una mano de { $size }. Reparte o usa más.
gamefile-cell-not-dealt =
    la casilla { $cells } no se reparte nunca; las calles reparten { $dealt } cartas del board.
    Nombra casillas repartidas o reparte más.
gamefile-deck-too-small =
    { $players } jugadores y el board necesitan { $need } cartas; la baraja tiene { $cards }. { $remedy }
gamefile-or-fewer = Escribe { $most } o menos.
gamefile-deal-fewer = Reparte menos.
gamefile-parts-do-not-add-up =
    las partes no suman las { $own } cartas que tiene un jugador. Corrige los tamaños.
gamefile-no-game-to-choose = no hay juego que elegir. Añade un encabezado [becomes.holdem], u otro.
gamefile-more-than-held =
    «{ $word }» nombra { $count } cartas, pero un jugador tiene { $own }. Escribe { $own } o menos.

## un mix

gamefile-mix-name-due = falta: cómo se llama la rotación. Escríbelo, como name = "HORSE".
gamefile-mix-games-due = faltan: los juegos por orden. Escríbelos, como { $example }.
gamefile-no-game-of-a-mix =
    { $value } no es un juego de una rotación. Escribe su id y su estructura de apuestas, como "holdem limit".
