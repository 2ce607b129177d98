### Lo que se rechaza, y qué hacer en su lugar: partidas de cash.

refused-bad-cash-game-name = Una partida de cash tiene un nombre de 80 letras como mucho. Escribe juego y ciegas.
refused-bad-cash-game-tables = Una partida de cash tiene de 1 a { $most } mesas, cada una una vez. Elígelas.
refused-bad-cash-game-feeds =
    Una mesa must-move pasa a una mesa de la misma partida que está antes. Elige una más arriba.
refused-bad-cash-game-seats = Una mesa tiene de 2 a { $most } asientos. Di cuántos.
refused-bad-cash-game-time = El tiempo son fichas, 0 o más, cada 1 a 600 minutos, por asiento o por mesa.
refused-bad-cash-game-first =
    La primera mesa da nombre a la partida y sigue siendo la primera. Cierra la partida para cambiarlo.
refused-table-in-game = Esta mesa juega { $name }. Sácala de allí antes.
refused-cash-over = { $name } está cerrada. Ábrela otra vez antes.
refused-cash-word = «{ $word }» no es nada que se haga con una lista. Di join, call, pass, off, seat, ask, drop o move.
refused-cash-needs = Falta decir { $what }.
refused-on-the-list = { $player } ya está en esta lista.
refused-plays-already = { $player } ya juega en esta partida. Para cambiar de asiento hay otra lista.
refused-not-on-the-list = { $player } no está en esta lista. Mira la lista como está ahora.
refused-called-already = Ya se llamó a { $player }. Toca Sentar o Pasa.
refused-not-of-the-game = Esta mesa no juega { $name }. Elige una de sus mesas.
refused-no-such-seat = Las mesas de esta partida tienen { $seats } asientos. Elige uno de ellos.
refused-not-at-the-game = { $player } no juega en esta partida.
refused-must-move-waits =
    { $player } está en una mesa must-move, de la que se sale en el orden de llegada. Puede pedir otro asiento
    allí.
refused-change-asked = { $player } ya lo pidió.
refused-not-the-newest = Ha pasado algo desde entonces. No se cambió nada. Mira cómo está ahora.
refused-not-taken-back =
    Esto no se deshace con un toque: fichas, jugadores o una caja contada siguieron adelante. Corrígelo a mano.
refused-no-time-charge = En esta mesa el tiempo no cuesta nada. Di lo que cuesta en las condiciones de su partida.
refused-nobody-pays = Nadie en esta mesa tiene fichas para el tiempo. Que recarguen antes.
