### Una mesa nueva en tres preguntas.

## newtable

newtable-game = Juego o rotación
newtable-mix = rotación
newtable-more = y % más: escribe parte de un nombre
newtable-no-such-game =
    Ningún juego se llama así. Un bomb pot o un straddle se toca entre dos manos de cualquier juego.
newtable-which-game = ¿Qué juego?
newtable-which-stakes = ¿Qué apuestas?
newtable-rest = Más: compras y reglas de la casa
newtable-who-sits = ¿Quién se sienta?
newtable-step-game = Juego
newtable-step-stakes = Apuestas
newtable-step-players = Jugadores
newtable-next = Siguiente
newtable-deal = Repartir la mano 1
newtable-later = Preparar, repartir después
newtable-chips = Fichas en la mesa
newtable-stakes = Apuestas habituales
newtable-derived = Las apuestas necesitan fichas de { $chips }.
newtable-another-chip = Otra
newtable-all-hint = cada asiento ocupado sin fichas propias; 10k son 10.000
newtable-how-many = Asientos ocupados
newtable-seats-key = asientos 1 a { $n }
newtable-sits = Ocupado
newtable-in = sí
newtable-first-game = El primer juego
newtable-offline = El servidor no responde. No se ha perdido nada: prueba otra vez.
newtable-no-bring-in = Este juego se abre con un bring-in. Escribe cuánto.
newtable-no-forced-money = Nadie pondría nada. Escribe ciegas o un ante.
newtable-no-limits = Un juego con límite y sin ciegas necesita sus apuestas. Escribe la pequeña.
newtable-no-spread = Spread-limit necesita lo mínimo y lo máximo de una apuesta, como 2-10.
newtable-too-few-players = Una mano necesita dos jugadores con fichas. Marca quién se sienta y con cuánto empieza.
newtable-choose-game = Alguien elige el juego de la primera mano. Pregunta y tócalo.
