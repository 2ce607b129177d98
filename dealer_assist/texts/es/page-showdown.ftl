### El showdown, la lista de botes y el tiempo entre dos manos.

## showdown

showdown-muck = Tirar
showdown-muck-seat = El asiento { $seat } tira
showdown-rest = Tiran los demás
showdown-rest-done = Los asientos { $seats } tiran sus cartas
showdown-all-open = All-in: todas las manos se enseñan
showdown-ends = El asiento { $seat } se lleva { $chips }
showdown-ends-unseen = El asiento { $seat } se lleva { $chips } sin enseñar
showdown-ends-more = La mano se acaba: asientos { $seats }
showdown-takes-back = El asiento { $seat } recupera su mano: anota las cartas
showdown-live = Vivos
showdown-to-show = Enseñan
showdown-best = Mejor
showdown-no = sin { $side }
showdown-shows-2 = enseña 2.º
showdown-shows-3 = enseña 3.º
showdown-shows-n = enseña { $place }.º
showdown-seats =
    { $n ->
        [one] asiento { $seats }
       *[other] asientos { $seats }
    }
showdown-pot = Bote
showdown-main = Bote principal
showdown-side-n = Bote lateral { $n }
showdown-board = board { $n }
showdown-short-high = AL
showdown-short-low = BA
showdown-short-badugi = BG
showdown-short-points = PTS
showdown-short-draw = DE
showdown-short-omaha = OM
showdown-short-holdem = HE
showdown-short-straight = ESC
showdown-short-top = ARR
showdown-short-bottom = ABA
showdown-initial-top = AR
showdown-initial-bottom = AB
showdown-side-high = alta
showdown-side-low = baja
showdown-side-badugi = badugi
showdown-side-points = puntos
showdown-side-draw = descarte
showdown-side-omaha = Omaha
showdown-side-holdem = hold'em
showdown-side-straight = escalera
showdown-side-top = arriba
showdown-side-bottom = abajo

## push

push-awards = pagos
push-all = Todo entregado
push-seats = Asientos y fichas
push-done = La mano { $hand } ha terminado
push-corrected = Corregida
push-own = Entrega { $chips } al asiento { $seat }, { $own } de ellas suyas
push-several =
    { $n ->
        [one] Entrega { $chips } a { $seats } asientos
       *[other] Entrega { $pots } botes, { $chips } a { $seats } asientos
    }
push-void = Anulada: todas las fichas vuelven.
push-back = de vuelta
push-each-back = de vuelta a cada uno
push-seats-back = Asientos { $seats }
push-carried = El bote se queda para la próxima mano.
push-seat = Asiento { $seat }
push-stack = tiene { $chips }
push-tie = Empatan los asientos { $seats }
push-each = { $chips } cada uno
push-gets = asiento { $seat } { $chips }
push-unseen = sin enseñar, las demás manos se tiraron
push-thrown = las demás manos se tiraron
push-folded = los demás se retiraron
push-alone = nadie más está en este bote
push-beats-short = gana a { $seats }
push-rule-ties = La regla: empates y ficha impar
push-beats = gana a { $name } de { $seats }
push-returned = Vuelven al asiento { $seat }: { $chips }, que nadie igualó.
push-returned-sevens = Vuelven al asiento { $seat }: { $chips }, por la regla de abajo.
push-rake = Para la casa: { $chips }.
push-stays = { $chips } se quedan en el centro para la próxima mano.
push-ruling = Criterio { $number }
push-section = Reglamento { $number }

## between

between-pushed-next = Entregado: otra mano
between-next = Próxima mano
between-waits = la mesa espera
between-unpushed =
    { $n ->
        [one] 1 bote sin marcar
       *[other] { $n } botes sin marcar
    }
between-coming = Sigue:
between-button = botón asiento { $seat }
between-blinds = ciegas { $stakes }, asientos { $small } y { $big }
between-dead-small = ciegas { $stakes }: ciega grande asiento { $big }, sin ciega pequeña
between-kill = kill: el asiento { $seat } pone { $chips }
between-bb-ante = ante de la ciega grande { $chips }
between-ante = ante { $chips }
between-forgotten = Falta un jugador
between-to-showdown = volver al showdown
between-to-betting = volver a la última acción
between-reopened =
    De vuelta en el showdown. Toca el asiento olvidado y anota sus cartas. Una retirada se deshace en el
    registro.
between-reopened-betting =
    La mano sigue abierta, antes de su última acción. Una retirada anterior se deshace en el registro.
between-last = Última mano
between-last-of = Mano { $hand }: { $game }
between-asking = Un momento …
between-none = Es la primera mano de la mesa.
