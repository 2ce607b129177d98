### Quién entra en la mano, quién espera, y qué se pone.

## arrival

arrival-big-blind = El asiento { $seat } es la ciega grande: dale cartas.
arrival-between-small = El asiento { $seat } está entre el botón y la ciega pequeña: espera una mano.
arrival-between-big = El asiento { $seat } está entre el botón y la ciega grande: espera a que pase el botón.
arrival-nothing-extra = Da cartas al asiento { $seat }; no pone nada más.
arrival-posts-live = El asiento { $seat } pone { $chips }, que cuentan como apuesta, y recibe cartas.
arrival-owes-nothing = Da cartas al asiento { $seat }; no debe nada más.
arrival-posts = El asiento { $seat } pone { $posts } y recibe cartas.
arrival-live = { $chips } que cuentan como apuesta
arrival-dead = { $chips } muertas
arrival-nothing = nada
arrival-waits = El asiento { $seat } espera la ciega grande.

## void

void-prompt = Esta mano queda anulada; todas las fichas vuelven a donde estaban.
