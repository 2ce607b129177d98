### Por qué se mueve a alguien.

## seating

seating-balance =
    La mesa { $table } tiene { $players } jugadores y la mesa { $other } { $others }; pasa el asiento
    { $seat }, la próxima ciega grande
seating-draw = Sorteo: mesa { $table }, asiento { $seat }
seating-late = Entrada tardía: mesa { $table }, asiento { $seat } sorteado entre las mesas más cortas
seating-break = La mesa { $table } se rompe; se barajaron sus asientos y salió { $card }
seating-by-hand = Cambio ordenado por el director

seating-redraw =
    { $n ->
        [one] Se sortean todos los asientos de la mesa final
       *[other] Se sortean todos los asientos de { $tables } mesas
    }

## ledger

ledger-entry = Inscripción { NUMBER($entry, useGrouping: 0) }: { $chips } en fichas
ledger-bounty-down =
    Inscripción { NUMBER($entry, useGrouping: 0) }: { $chips } en fichas; se deja un bounty de { $money }
    aparte
ledger-absent = Nadie ha venido por las fichas; pagan sus ciegas
ledger-arrived = Ya está en la mesa
ledger-level = Nivel { $level }
ledger-colour-up =
    Salen las fichas de { $old }: { $count } a la carrera, { $won } de { $new } ganadas en la mesa { $table }
ledger-race =
    Mesa { $table }: se retiran { $taken } fichas de { $old } y se traen { $fetched } de { $new };
    { SIGNED($gain) } en juego
ledger-add-on = Add-on tras el nivel { $level }
ledger-penalty = { $hands ->
        [one] 1 mano repartida y muerta
       *[other] { $hands } manos repartidas y muertas
    }
ledger-removed = Expulsión del torneo; las fichas salen del juego
ledger-lammer = { $count } lammers canjeados, quedan { $left }
ledger-nit = Aún tenía la tarjeta del nivel { $level }: { $chips } muertas al primer bote
ledger-nit-in = La tarjeta del nivel { $level } ya se había entregado: se supo tarde, no se debe nada
ledger-nit-late = Una mano del nivel { $level } se supo tarde: aún tenía su tarjeta
ledger-nit-last = La última tarjeta en la mesa final: fuera, y las fichas salen del juego
ledger-move = Mesa { $table } asiento { $seat } a mesa { $other } asiento { $to }: { $reason }
ledger-bust = Fuera en la mesa { $table } asiento { $seat } en la mano { NUMBER($number, useGrouping: 0) }
ledger-bounty = { $money } por el bounty de { $out }
ledger-bounty-kept = { $money }: quien gana se queda el bounty, y los que nadie pudo ganar
ledger-envelopes = Se sellan los sobres: { $count }, { $money } en total
ledger-on = sí: quedan { $left } jugadores, cobran { $paid }
ledger-off = no: quedan { $left } jugadores
ledger-closed = Se cierra la inscripción: { $players } jugadores, { $entries } entradas, cobran { $paid }
ledger-round =
    La siguiente ronda: { $players } jugadores en { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }
ledger-break = { $minutes ->
        [one] Un descanso de 1 minuto
       *[other] Un descanso de { $minutes } minutos
    }
ledger-reveal = La semilla de los sorteos: { $seed }
ledger-prize = Puesto { $place }: { $money }
ledger-seed = Los asientos se sortean con una semilla cuyo SHA-256 es { $sealed }
ledger-count = Contado o corregido en la mesa { $table }, asiento { $seat }
ledger-deal = Por el trato: { $money }
ledger-prizes =
    La tabla de premios se fijó a mano: { $paid ->
        [one] 1 puesto
       *[other] { $paid } puestos
    }
ledger-sheet = Se cambió la hoja de estructura
ledger-blocked = El asiento { $seat } de la mesa { $table } queda vacío
ledger-unblocked = El asiento { $seat } de la mesa { $table } está libre otra vez
ledger-no-need = Cualquier asiento sirve
ledger-apart = No en la misma mesa que { $other }
ledger-not-apart = Puede sentarse otra vez con { $other }
ledger-most-tables = { $tables ->
        [one] 1 mesa como máximo; quien no halla asiento es suplente
       *[other] { $tables } mesas como máximo; quien no halla asiento es suplente
    }
ledger-any-tables = Tantas mesas como hagan falta
ledger-carried =
    Inscripción { NUMBER($entry, useGrouping: 0) }: { $chips } en fichas de la bolsa del torneo
    { NUMBER($event, useGrouping: 0) }
ledger-carried-bounty = Trae consigo un bounty de { $money }
ledger-till =
    Caja contada: { $counted } en ella, { $should } vendidos desde el último recuento, { SIGNED($over) }

ledger-last-hands =
    { $n ->
        [one] Se reparte una mano más
       *[other] Se reparten { $n } manos más
    }

ledger-need =
    { $n ->
        [one] Se sienta en el asiento { $seats }
       *[other] Se sienta en uno de los asientos { $seats }
    }
