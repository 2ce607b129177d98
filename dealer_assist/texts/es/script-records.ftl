### What the scripts of the pages say that put a record right.

putright-your-name = Tu nombre

## a list of action lines

putright-not-here = aquí no encaja
putright-add-at-end = Añadir una línea al final
putright-line = La línea
putright-as = Como «3 raise 700», «deal board Ah Kd 2c», «4 show AsAc».
putright-in-place = Poner en su lugar
putright-insert = Insertar antes
putright-add = Añadir
putright-out = Quitarla
putright-way-instead = En su lugar: { $line }
putright-way-before = Antes: { $line }
putright-way-out = Dejarla fuera
putright-way-stop = Quitar esta y las demás

## a finished hand put right

putright-house = Casa
putright-middle = Bote que queda
putright-conflict = La línea { $line } no encaja: { $why }
putright-change-below = Cambia una línea abajo; lo que cambia en fichas aparece aquí al momento.
putright-not-over = Aún no ha terminado: { $what }
putright-nobody-owes = Nadie debe nada a nadie: paga lo que se pagó.
putright-paid = Pagado
putright-should-be = Debería ser
putright-difference = Diferencia
putright-why = Por qué, para el registro
putright-rule = Según qué regla
putright-change-stacks = Cambiar ahora los stacks de la mesa
putright-keep = Guardar la corrección
putright-corrections = Correcciones
putright-stacks-changed = Se cambiaron los stacks.
putright-no-chips = No se movieron fichas.
putright-still-played = Esta mano aún se está jugando: cámbiala en la mesa.
putright-hand = La mano
putright-void = Anularla: todas las fichas vuelven
putright-as-entered = Como se anotó

## a hand written down later

putright-write-down = Anotar una mano
putright-is-a-hand = Ya es una mano de la mesa.
putright-all-fits = Todo encaja.
putright-several = Varias secuencias encajan con los stacks finales (se hallaron { $ways }); di más.
putright-one-fits = De las que se probaron, encaja una:
putright-take-over = Tomarla
putright-was-last = Fue la última mano repartida: el botón y los stacks siguen desde ella
putright-make-hand = Hacerla una mano de la mesa
putright-of-seat = { $what }, asiento { $seat }
putright-began = Empezó con
putright-ended = Terminó con
putright-showed = Enseñó
putright-other-seats = Otros asientos
putright-board = Board, en orden
putright-button-at = Botón en el asiento
putright-actions = Acciones
putright-by-themselves = El board y las cartas enseñadas se ponen solos.

## how it was dealt, and the pads

putright-done = Listo
putright-set-up = Fichas, jugadores, apuestas y juego
putright-player = Jugador
putright-game = Juego
putright-betting = Apuestas
putright-blind = Ciega { $n }
putright-ante = Ante
putright-big_blind_ante = Ante de la ciega grande
putright-bring_in = Bring-in
putright-small_bet = Apuesta pequeña
putright-big_bet = Apuesta grande
putright-stakes-and-game = Ciegas, apuestas y juego
putright-spread =
    Apuestas { $n ->
        [1] desde
       *[other] hasta
    }
