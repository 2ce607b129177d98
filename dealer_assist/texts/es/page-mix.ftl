### La tarjeta del juego, la rotación y la elección de un jugador en la página de la mesa.

## gamecard

gamecard-key = Tarjeta
gamecard-go = Repartir
gamecard-rules = Todas las reglas
gamecard-asking = Un momento …
gamecard-away = No llega la tarjeta: no hay respuesta. La mano sigue sin ella.
gamecard-blinds = ciegas { $chips }
gamecard-of-ante = ante { $chips }
gamecard-of-bb-ante = ante de la ciega grande { $chips }
gamecard-of-bring-in = bring-in { $chips }
gamecard-of-spread = margen { $spread }
gamecard-of-bets = apuestas { $small }/{ $big }
gamecard-of-kill = kill del asiento { $seat }
gamecard-where = Mano { $number } · { $street } · { $mix }
gamecard-where-kill = Mano { $number } · { $street } · kill { $small }/{ $big } · { $game }

## mixing

mixing-now = ahora
mixing-when-over = Cuando acabe la mano se puede pasar aquí a otro juego.
mixing-go-on = Toca un juego para repartirlo ya; la lista sigue desde ahí.
mixing-next-level = Nivel siguiente: { $level }
mixing-next-hand = cuenta desde la próxima mano
mixing-level-is = Nivel { $level } desde la próxima mano
mixing-settings = Cambiar la rotación
mixing-chooses = El asiento { $seat } elige el juego
mixing-chooses-name = El asiento { $seat }, { $name }, elige el juego
mixing-for-hand = Para una mano. Primero los últimos elegidos.
mixing-for-orbit = Para una vuelta completa del botón. Primero los últimos elegidos.

## gamelist

gamelist-find = Buscar un juego por cualquier nombre
gamelist-none = Ningún juego se llama así.
gamelist-most = hasta { $n } jugadores
gamelist-more =
    { $n ->
        [one] y 1 más: escribe parte de su nombre
       *[other] y { $n } más: escribe parte de un nombre
    }

## nexthand

nexthand-key = Bomb pot …
nexthand-key-straddle = Bomb pot, straddle …
nexthand-key-small = para la próxima mano
nexthand-of-event = lo dice el torneo o el floor
nexthand-title = La próxima mano
nexthand-bomb = Bomb pot
nexthand-none = ninguno
nexthand-ante = ante { $chips }
nexthand-other-ante = otro ante …
nexthand-which-ante = ¿Qué ante?
nexthand-game = Juego del bomb pot
nexthand-own-game = el de la mesa
nexthand-chosen-game = el que elija el asiento { $seat }
nexthand-other-game = otro juego …
nexthand-which-game = ¿A qué juego es el bomb pot?
nexthand-betting = Apuestas
nexthand-often = Cada cuánto
nexthand-once = esta mano
nexthand-every = { $n ->
        [one] cada mano
       *[other] cada { $n } manos
    }
nexthand-dealer = con cada crupier
nexthand-vote = por votación
nexthand-votes = La mesa vota: ¿bomb pot?
nexthand-yes = Sí
nexthand-no = No
nexthand-straddle = Straddle
nexthand-by-seat = asiento { $seat }: { $chips }
nexthand-straddles = straddle del asiento { $seat }
nexthand-run = All-in: el resto del board
nexthand-times =
    { $n ->
        [one] una vez
       *[other] hasta { $n } veces
    }
nexthand-deal = Repartir la mano
nexthand-deal-bomb = Repartir el bomb pot
nexthand-end = Sin más bomb pots
nexthand-ended = Ya no vienen bomb pots por sí solos
nexthand-bomb-of = bomb pot, ante { $chips }
nexthand-now = esta mano
nexthand-waits = espera a un juego con ciegas
nexthand-in = { $n ->
    [one] dentro de 1 mano
   *[other] dentro de { $n } manos
  }
