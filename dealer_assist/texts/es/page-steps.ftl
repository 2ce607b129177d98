### Todo lo que la mesa espera además de una apuesta: cartas, descartes, dados, manos que se enseñan.

## steps

steps-pat = Servido
steps-draws = pide
steps-keeps_all = sin cambiar
steps-not_now = Ahora no
steps-unknown = No vista
steps-not_seen = nadie la vio
steps-run_1 = Una vez
steps-run_2 = Dos veces
steps-run_3 = Tres veces
steps-run_4 = Cuatro veces
steps-due_board =
    { $n ->
        [one] Quema y reparte: anota una carta del board
       *[other] Quema y reparte: anota { $n } cartas del board
    }
steps-late_board =
    { $n ->
        [one] Falta anotar una carta del board
       *[other] Cartas del board sin anotar: { $n }
    }
steps-late_community = Anota la carta común
steps-late_key_board = Cartas del board
steps-late_key_community = Carta común
steps-late_key_up = Cartas descubiertas
steps-late_up = Cartas descubiertas del asiento { $seat } sin anotar: { $n }
steps-all_discarded = Todos se han descartado
steps-all_parted = Todos han separado
steps-release = Liberar la mano
steps-not_looked = boca abajo, sin mirarlas
steps-thrown = descartadas
steps-no_expose = La deja tapada
steps-no_buy = La deja
steps-own_expose = Descubre { $card }
steps-own_buy = Tira { $card }
steps-unseen_expose = La descubre
steps-unseen_card_expose = carta no vista
steps-unseen_buy = Compra
steps-unseen_card_buy = tira una tapada
steps-die_of = Dado { $die } de { $of }
steps-so_far = : hasta ahora { $dice }
steps-again = Empezar otra vez
steps-no_roll = No vale
steps-back_dice = Volver a los dados
steps-write_line = Escribe lo que se hizo, por ejemplo «3 keep AhKd»
steps-enter = Anotar
steps-reroll_slid = Resbaló sin rodar
steps-reroll_short = No llegó
steps-reroll_cocked = Quedó inclinado
steps-reroll_off-table = Fuera de la mesa
steps-reroll_early = Antes de tiempo
steps-reroll_other = Otro motivo

## pad

pad-enter = Anotar
pad-more = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
  }
pad-chosen = cartas elegidas
pad-cards = cartas
pad-take_back = devolver { $card }
pad-unseen = quitar una carta que no se ha visto
pad-replace = Cambia { $card }: toca la carta buena
pad-which = qué carta está mal
pad-keep = Dejarla
pad-this_one = está mal { $card }
pad-replaced = { $now } en lugar de { $was }
pad-not_here = { $card } se anotó antes de repartir; cámbiala en los datos de la mano.
