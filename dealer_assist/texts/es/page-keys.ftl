### Las teclas de apuesta, varias acciones a la vez y cantidades equivocadas.

## keys

keys-fold = Se retira
keys-check = Pasa
keys-call = Iguala
keys-call_chips = Iguala { $chips }
keys-bring_in = Bring-in { $chips }
keys-complete = Completa a { $chips }
keys-bet = Apuesta
keys-bet_chips = Apuesta { $chips }
keys-raise = Sube
keys-raise_to = Sube a { $chips }
keys-adds = añade { $chips }
keys-all_in_small = all-in
keys-all_in_chips = All-in { $chips }
keys-cap_small = tope
keys-cap_chips = Tope { $chips }
keys-or = {" "}o{" "}
keys-ask = Asiento { $seat }: { $what }
keys-ask_call = { $chips } para igualar
keys-ask_check = pasar
keys-ask_raise = subir a { $min }–{ $max }
keys-ask_bet = apostar { $min }–{ $max }
keys-ask_complete = completar a { $min }–{ $max }
keys-ask_raise_one = subir a { $min }
keys-ask_bet_one = apostar { $min }
keys-ask_complete_one = completar a { $min }
keys-to_go = Bote: { $chips } en total
keys-most_to_go = Máximo: { $chips } en total
keys-wrong_under = El mínimo es { $min }, el máximo { $max }.
keys-wrong_over = El máximo es { $max }, el mínimo { $min }.
keys-wrong_unit = Aquí se juega con fichas de { $unit }; tiene que ser un múltiplo.
keys-preset_min = Mín
keys-preset_half = ½ bote
keys-preset_pot = Bote
keys-preset_most = Máximo
keys-preset_all_in = All-in
keys-over_max = se pasa
keys-digit_back = borrar la última cifra
keys-clear = borrar la cantidad
keys-amount = cantidad
keys-chip = una ficha más de { $chips }
keys-put_off_roll = Dados
keys-put_off_discard = Descartes
keys-put_off_part = Partes
keys-put_off_door = Carta de puerta

## fast

fast-fold_to = Fuera hasta…
fast-check_to = Pasan hasta…
fast-all_call = Igualan todos
fast-all_check = Pasan todos
fast-all_pat = Servidos todos
fast-all_fold = Se retiran todos
fast-nobody = solo queda uno
fast-opens = primero el bring-in
fast-alone = uno a uno
fast-then = luego el { $seat }
fast-wins = el { $seat } gana el bote
fast-seat = Asiento { $seat }
fast-back = Atrás
fast-title_fold = ¿Hasta qué asiento se retiran? Tócalo: es quien habla
fast-title_check = ¿Hasta qué asiento pasan? Tócalo: es quien habla
fast-who_fold =
    { $n ->
        [one] { $seats } se retira
       *[other] { $seats } se retiran
    }
fast-who_check =
    { $n ->
        [one] { $seats } pasa
       *[other] { $seats } pasan
    }
fast-done_fold =
    { $n ->
        [one] El asiento { $seats } se ha retirado
       *[other] Los asientos { $seats } se han retirado
    }
fast-done_check =
    { $n ->
        [one] El asiento { $seats } ha pasado
       *[other] Los asientos { $seats } han pasado
    }
fast-done_call =
    { $n ->
        [one] El asiento { $seats } ha igualado
       *[other] Los asientos { $seats } han igualado
    }
fast-done_pat =
    { $n ->
        [one] El asiento { $seats } se ha quedado servido
       *[other] Los asientos { $seats } se han quedado servidos
    }
fast-kept-check = pasar
fast-kept-call = igualar
fast-kept-fold = retirarse

## wrong

wrong-key = Cantidad mal
wrong-most = Máximo { $chips }
wrong-least = Mínimo { $chips }
wrong-unit = Que sean { $chips }
wrong-back = devuelve { $chips }
wrong-add = faltan { $chips }
wrong-silent = Sin decir nada: { $what }
wrong-said = Dijo «subo»: { $chips }
wrong-under = No llega a igualar
wrong-ruling = decide el floor
