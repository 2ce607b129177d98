### What is refused, and what to do instead: files of other programs.

refused-at-action = acción { $number } «{ $text }»: { $why }
refused-at-line = línea { $number } «{ $text }»: { $why }

## Poker Hand History

refused-bad-action-phh-player =
    La acción de un jugador es f, cc, cbr CANTIDAD, pb, sd [CARTAS] o sm [CARTAS].
refused-bad-action-phh-dealer =
    Las acciones del crupier son db CARTAS (board) y dh pN CARTAS (las cartas de un jugador).
refused-bad-action-phh-short = acción { $number }: una acción es un texto corto, como en «p1 cc».
refused-bad-player = No hay ningún jugador «{ $word }»; la mano tiene de p1 a p{ $most }.
refused-bad-amount-phh = «{ $word }» no es una cantidad. Escribe las fichas como en 300 o 0.25.
refused-bad-variant-none = El archivo no tiene variant, como en variant = 'NT'.
refused-bad-number-too-many-chips = { $name } pasa de { $most }, y ninguna mesa tiene tanto.
refused-bad-number-below = { $name } no puede ser menos de { $least }.
refused-bad-number-decimals = Una cantidad tiene { $places } decimales; se leen { $most } como mucho.
refused-bad-number-phh = { $name } tiene que ser un número, no «{ $word }».
refused-unknown-amount =
    { $name } es { $value }: desconocido. Solo un stack puede ser inf; escribe las fichas que había.
refused-bad-length =
    { $name } tiene { $length } valores para { $count } jugadores; escribe uno para cada uno.
refused-missing-field-phh = Al archivo le falta { $fields }; { $variant } lo necesita.
refused-too-few-seats-phh =
    Una mano necesita al menos dos jugadores; starting_stacks tiene un stack para cada uno.
refused-bad-form-array = { $name } tiene que ser una lista, como en { $name } = […].
refused-chips-do-not-add-up-of-file = las fichas no cuadran: { $wrong }
refused-has-and-says = p{ $n } tiene { $has } y el archivo dice { $says }
refused-after-action = la acción { $number } «{ $text }»
refused-after-set-up = la preparación
refused-where-to-act = cuando le toca a { $player }
refused-where-cards-lack =
    antes de que termine la mano ({ $street }): faltan cartas por repartir, enseñar o tirar
refused-file-ends = el archivo termina después de { $after }, { $where }; los stacks son de ese momento
refused-bad-stacks =
    Los stacks finales son de otros asientos que los de la mano; da uno para cada uno de { $seats }.
refused-hand-not-over-write = La mano no ha terminado; termínala y luego escribe el archivo.
refused-bad-meta = «{ $word }» no es un campo del formato; escribe «_{ $word }».
refused-cannot-say-ohh = Open Hand History no tiene palabra para { $word }. Escribe esta mano como PHH.

## the texts of servers

refused-bad-action-moves-chips = «{ $word }» mueve fichas de un modo que no se conoce.
refused-unknown-game-first-line = La primera línea no nombra ningún juego conocido: «{ $word }».
refused-unknown-game-nothing-above = Nada encima de la mano dice qué juego es.
refused-too-few-seats-text = Se repartió a menos de dos jugadores.
refused-bad-seat-of-text = Aquí los asientos van del 1 al { $most }; esta mano tiene el { $seat }.
refused-hand-cut-off-text = El texto termina antes de que nadie ganara el bote; está cortado.
refused-hand-cut-off-chips =
    El texto termina antes de que se ganara todo el bote: { $chips } no los tiene nadie; está cortado.
refused-hand-cut-off-file = El archivo termina antes que la mano; está cortado.
refused-no-limits-told = La primera línea no dice las apuestas de este juego con límite.
refused-no-button-told = Ninguna línea dice qué asiento tiene el botón.
refused-bad-amount-text = «{ $word }» no es una cantidad.
refused-bad-file-declarations = La mano contiene declaraciones; un servidor no las escribe.
refused-bad-file-damaged = La mano está dañada: { $reason }.
refused-bad-file-lacks = A la mano le falta lo que pide el formato ({ $reason }).
refused-bad-file-pots =
    Los jugadores pusieron { $put } y los botes dicen { $pots }; uno de los dos es erróneo.
refused-bad-file-won = De un bote de { $pot } sus ganadores tienen { $won }; uno de los dos es erróneo.
refused-bad-file-bets = Las líneas de { $name } ponen { $put } y el resumen dice { $says }; uno de los dos está mal.
refused-bad-file-names =
    El asiento { $seat } no tiene nombre, o tiene el de otro jugador; nadie sabe quién hizo qué.
refused-bad-file-no-ohh = Un objeto no tiene "ohh".
refused-bad-file-no-json = Lo que hay aquí no es JSON, o el archivo está cortado.
refused-cannot-say-not-all =
    Open Hand History no cuenta todo de una mano de { $kind }. Tómala como PHH o como el texto propio del
    servidor.
refused-cannot-say-last-card =
    El servidor repartió de nuevo en cada vez solo la última de las cartas pedidas; aquí se reparten todas.
refused-cannot-say-runs =
    El board se repartió más de una vez y el formato tiene sitio para uno. Toma la mano como el texto propio
    del servidor.
refused-hand-cancelled = El servidor anuló esta mano; no hay nada que juzgar.
refused-no-such-player = «{ $name }» actúa y no tiene asiento en esta mano.

## a hand told in its order

refused-hand-not-over-timeline = Esta mano no ha terminado; juégala hasta el final y luego anótala.
refused-chips-do-not-add-up-timeline =
    Entraron { $paid } fichas y salieron { $out }, una diferencia de { $difference }. No se escribió nada;
    haz que lo revisen.

refused-bad-variant =
    «{ $word }» no es ninguna de las variantes { $known }{ $near ->
        [none] .
       *[other] ; ¿querías decir «{ $near }»?
    }
refused-chips-do-not-add-up-more =
    Los stacks finales{ $rake ->
        [0] { "" }
       *[other] { " " }con la comisión de { $rake }
    } suman { $after }, { $difference } más que los { $before } con que empezó la mano. No se escribe ningún
    archivo; corrige los stacks.
refused-chips-do-not-add-up-less =
    Los stacks finales{ $rake ->
        [0] { "" }
       *[other] { " " }con la comisión de { $rake }
    } suman { $after }, { $difference } menos que los { $before } con que empezó la mano. No se escribe ningún
    archivo; corrige los stacks.
refused-cannot-be-read = no se puede leer ({ $reason }). Déjala fuera del archivo
refused-no-hand-in-file =
    En este archivo no hay ninguna mano. Debe empezar como un historial: una línea como PokerStars Hand #1,
    un archivo PHH, XML o JSON. Algunos servidores escriben en el idioma de su programa: ponlo en inglés.
refused-empty-file = Este archivo está vacío. Guárdalo de nuevo en su origen.
refused-not-utf-8 = el byte { $byte } del archivo no es UTF-8; guárdalo como UTF-8
refused-not-opened-file = no se puede abrir el archivo: { $reason }
refused-betting-of = las apuestas { $betting }
refused-a-joker = un comodín
refused-a-carried-pot = un bote que pasa a la mano siguiente
