### Lo que puede hacer quien actúa, por qué lo demás está cerrado, y las cuentas del pot-limit.

## las piezas de prompts.act; $chips es una cantidad, o dos

moves-capped = tope de { $chips }
moves-check = pasar
moves-call = igualar { $chips }
moves-to-call = { $chips } para igualar
moves-bet = apostar { $chips }
moves-raise = subir a { $chips }
moves-raise-to = subir a { $chips }
moves-opens = apostar { $chips }
moves-opens-range = apostar hasta { $most }
moves-bet-range = apostar de { $least } a { $most }
moves-raise-range = subir de { $least } a { $most }
moves-raise-to-range = subir de { $least } a { $most }
moves-complete = completar a { $chips }
moves-complete-range = completar de { $least } a { $most }
moves-bring-in = abrir por { $chips }
moves-fold = retirarse
moves-all-in = ir all-in
moves-span = { $least } a { $most }
moves-jam = all-in de { $chips } o retirarse
moves-or-fold = o retirarse
moves-open = el asiento { $seat } puede { $moves }

## por qué una tecla está cerrada; `stop` cierra el motivo como frase

closed-stop = { $text }.
closed-not-now = Ahora no. { $text }.
closed-no-chips = no quedan fichas después de igualar
closed-all-in = todos los demás están all-in
closed-nobody-has-more = nadie más tiene fichas por encima de lo que cuesta igualar
closed-capped = la ronda tiene un tope de { $bets } apuestas, { $chips } en total
closed-check-raise = aquí no se puede pasar y subir
closed-not-reopened = los { $chips } para igualar no llegan a una subida completa, y las apuestas no se reabren
closed-complete-first = antes hay que completar la apuesta a { $chips }
closed-no-bet = nadie ha apostado todavía
closed-amounts = solo valen las cantidades de abajo
closed-short-stack = no alcanza para la subida mínima; solo puede ir con todo
closed-bring-in = Quien paga el bring-in no puede retirarse.
closed-owes = Asiento { $seat } debe { $chips }.
closed-must-open = Hay que abrir la ronda.
closed-bet-already = Ya hay una apuesta de { $chips }.
closed-no-complete = No hay nada que completar.
closed-no-all-in = Igualar cuesta menos que sus fichas, y no se puede subir.
closed-no-call = No hay nada que igualar.
closed-jam-or-fold = En jam-or-fold es todo o nada.
closed-no-limp = Aquí el primero en entrar tiene que subir; no se puede solo igualar.

## la cuenta que el crupier dice en voz alta

limits-spread = { $base } + { $most }, lo más que se puede subir aquí = { $to } en total
limits-spread-bet = { $most } es lo más que se puede apostar aquí
limits-bet = { $pot } en el bote: apuesta hasta { $top }
limits-pot-is-total = { $call } para igualar + { $pot } en el bote = { $after } en total
limits-raise = { $call } para igualar + { $pot } en el bote = subida de { $after }, { $to } en total
limits-pot = { $pot } en el bote
limits-after = { $call } para igualar + { $pot } en el bote = { $after }
limits-counted = { $sum }, contado como { $counted }
limits-half = { $sum }, la mitad { $half }
limits-up-to = { $sum }: apuesta hasta { $top }
limits-total = { $sum }: { $to } en total
limits-on-top = { $sum }; una subida de { $part } sobre { $base } son { $to } en total
limits-whole-chips = { $sum }, { $chips } en fichas enteras
limits-least = { $sum }; lo mínimo que se puede apostar es { $chips }
limits-stack = { $sum }; sus fichas lo dejan en { $chips }
limits-cap = { $sum }; el tope de la mano lo deja en { $chips }
