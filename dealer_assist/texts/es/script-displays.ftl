### Lo que dice el guion de una pantalla pública.

## la pantalla

screen-cut-off = Sin conexión: así estaba por última vez.
screen-shown = Se muestra { $delay }.
screen-hand = mano { $number }
screen-no-hand = Aún no hay mano.
screen-ante = ante { $chips }
screen-bring-in = bring-in { $chips }
screen-void = Esta mano está anulada.
screen-corrected = corregida
screen-seat = asiento { $seat }
screen-wins = { $who } gana { $chips }
screen-stays = El bote queda para la próxima mano.
screen-to-act = le toca a { $who }, { $street }
screen-others = Otras mesas
screen-tables = Mesas
screen-table = Mesa
screen-game = Juego
screen-stakes = Apuestas
screen-players = Jugadores
screen-open = Asientos libres
