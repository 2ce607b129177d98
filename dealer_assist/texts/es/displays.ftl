### Las pantallas públicas: sus enlaces, los códigos de los asientos, la propia pantalla.

## pantallas

displays-title = Pantallas
displays-of-table = Pantallas de { $table }
displays-of-room = Pantallas de la sala
displays-table-about =
    Quien tenga el enlace ve lo que está abierto en el tapete: stacks, apuestas, board, a quién le toca. El
    bote solo en pot-limit, las cartas tapadas solo cuando se enseñaron.
displays-room-about = Quien tenga el enlace ve de cada mesa el juego, las apuestas y los asientos libres.
displays-delay = Muestra la mesa
displays-make = Crear un enlace
displays-none = Aún no hay enlace.
displays-code = código QR de esta pantalla
displays-made = creado { $when }
displays-made-by = creado { $when } por { $who }
displays-seat-codes = Códigos de los asientos
displays-revoke = Retirar este enlace
displays-codes-of = { $table }: un código para cada asiento
displays-codes-about =
    El jugador escanea el código del asiento y ve la mesa como la muestra la pantalla, con ese asiento
    marcado. Imprime esta página.
displays-seat = { $table }, asiento { $seat }
displays-seat-code = código QR del asiento { $seat }
displays-gone = Nada que ver
displays-tables = Mesas
displays-table = Mesa
displays-felt = mesa
displays-no-script = Esta pantalla necesita JavaScript: cambia con la mesa.

## con cuánto retraso muestra

delays-0 = al momento
delays-30 = 30 segundos después
delays-60 = un minuto después
delays-300 = cinco minutos después
delays-hand = una mano después
