### Por qué espera una mesa de un evento, y qué dice su página.

event-over = El torneo ha terminado. Ya no se reparte
event-won = { $player } ha ganado todas las fichas. Ya no se reparte
event-not-started = El reloj no se ha puesto en marcha. Espera al director
event-redraw = Se sortean de nuevo todos los asientos: espera a que todos se levanten. Aún sentados: mesas { $tables }
event-paused = El reloj está parado. Espera al director
event-go =
    { $player }, asiento { $seat }, va a la mesa { $table }, asiento { $to }. Que vaya con todas las fichas;
    luego toca Se fue
event-will-come = { $player } vendrá de la mesa { $table } al asiento { $seat }
event-come = { $player } llega de la mesa { $table } al asiento { $seat }
event-last-hand-played = Se ha repartido la última mano. Guarda las fichas en bolsas
event-hand-for-hand = Mano por mano: espera a { $n ->
    [one] la mesa
   *[other] las mesas
    } { $tables }
event-hand-dealt = Mano por mano: esta mesa ya ha repartido la suya
event-not-heard =
    { $why }. Sin conexión, esta mesa no se entera de cuándo puede volver a repartir: llama al floor
event-halted =
    { $here } jugadores aquí y { $most } en la mesa más llena: las ciegas ya dieron la vuelta,
    espera al floor
event-penalty = Asiento { $seat }: { $n ->
    [one] se reparte y se mata { $n } mano más
   *[other] se reparten y se matan { $n } manos más
  }
event-absent = Asiento { $seat }: no hay nadie; se reparte, pone y mata
event-nit-cards = Las tarjetas nit de toda la sala dicen quién debe un ante
event-nit-last = { $player } tiene la última tarjeta: queda fuera y sus fichas salen del juego. Espera al director
event-lammers-due = Se acabó el último nivel con lammers. Canjea los de { $players } y reparte

event-chips-off =
    Hay { $chips } fichas en juego, { SIGNED($difference) } respecto a las vendidas. Cuenta todas las
    mesas antes de repartir

event-break-now =
    { $n ->
        [one] Descanso: queda { $n } minuto
       *[other] Descanso: quedan { $n } minutos
    }

event-tickets-won =
    { $n ->
        [one] El asiento está ganado. Ya no se reparte
       *[other] Los { $n } que quedan han ganado un pase. Ya no se reparte
    }

event-shootout-done =
    { $n ->
        [one] Esta mesa está decidida: pasa quien ganó. Espera a las demás mesas
       *[other] Esta mesa está decidida: pasan { $n }. Espera a las demás mesas
    }
event-shootout-alone =
    Esta mesa está decidida: pasa solo quien tiene todas sus fichas, pues los demás cayeron en una misma mano. Espera
    a las demás mesas
event-raced =
    Carrera de las fichas de { $old }: { $n ->
        [0] nadie gana una de { $new }
        [one] una de { $new } al asiento { $seats }
       *[other] una de { $new } a cada asiento { $seats }
    }
