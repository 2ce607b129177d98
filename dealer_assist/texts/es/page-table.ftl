### Lo que rodea a la mano en la página de la mesa, y la demostración.

## table

table-where = Mano { $number } · { $street } · { $game }, { $betting }
table-over = terminada
table-undo = Atrás
table-redo = Rehacer
table-log = Registro
table-floor = Floor
table-no-undo = nada todavía
table-no-redo = nada
table-deal-burn = quema
table-down-street = { $street }, tapada. { $ask }
table-deal-now = Ahora: { $steps }
table-deal-down =
    { $n ->
        [one] 1 carta tapada { $to }
       *[other] { $cards } cartas tapadas { $to }
    }
table-deal-more = { $cards } { $to }
table-deal-to =
    { $n ->
        [one] al asiento { $seats }
       *[other] a los asientos { $seats }
    }
table-undeal = a la mano anterior
table-undealt = Retirada: la mano no se repartió
table-voided = La mano { $number } queda anulada
table-show = Asiento { $seat } enseña: anota las cartas, o tira la mano
table-felt = mesa
table-panel = crupier
table-corner = atrás, rehacer, registro, floor
table-log-panel = registro
table-keys = teclas
table-broken = Esta parte de la pantalla no se puede mostrar. Atrás, Registro y Floor funcionan, y la mano sigue.
table-no-script = Esta página necesita JavaScript: es una sola pantalla que cambia con cada acción.

## demo

demo-title = Demostración: una mano grabada
demo-where = Demostración · paso { $step } de { $steps } · { $game }, { $betting } · { $street }
demo-try = Ahora pruébalo tú
demo-begins = Las ciegas están puestas.
demo-done = { $text }.
demo-upcoming = Sigue: { $text }.
demo-forward = Siguiente
demo-end = Fin
demo-back = Atrás
demo-play = Reproducir
demo-pause = Pausa
demo-again = Otra vez
demo-missing = No se pudo cargar la mano grabada. Carga la página otra vez.
