### Las líneas de acción como las dice el crupier: "3 raise 700" es "Asiento 3 sube a 700".

## $who es said.seat o said.seat-named, $cards cartas en fila

said-seat = Asiento { $seat }
said-seat-named = Asiento { $seat } ({ $name })
said-fold = { $who } se retira
said-check = { $who } pasa
said-call = { $who } iguala
said-bet = { $who } apuesta { $chips }
said-raise = { $who } sube a { $chips }
said-complete = { $who } completa
said-bring-in = { $who } paga el bring-in
said-all-in = { $who } va all-in
said-pat = { $who } se queda servido
said-no-expose = { $who } la deja tapada
said-no-buy = { $who } deja la carta en venta
said-draw = { $who } pide { $cards }
said-discard = { $who } descarta { $cards }
said-show = { $who } enseña
said-show-cards = { $who } enseña { $cards }
said-muck = { $who } tira la mano
said-dead = mano muerta de { $who }
said-part = { $who } separa la mano: { $cards }
said-expose = { $who } descubre { $cards }
said-buy = { $who } compra una carta y tira { $cards }
said-door = { $who } descubre { $cards }
said-stack = { $who } tiene { $chips } detrás, contadas
said-choose = { $who } elige { $game }
said-is-dealt = { $who } recibe: { $cards }
said-community = Carta común: { $cards }
said-community-buy = Carta en venta: { $cards }
said-board = Board: { $cards }
said-roll = Tirada: { $dice }
said-and = {" "}y{" "}
said-run =
    { $n ->
        [one] Se reparte una vez
       *[other] Se reparte { $n } veces
    }
said-reroll = La tirada no vale
said-release = El floor libera la mano all-in
said-void = Mano anulada
said-unseen = una carta sin ver

## lo mismo en una tecla pequeña; $what es una cantidad o un número de cartas

brief-cards = cartas
brief-fold = { $seat } se retira
brief-check = { $seat } pasa
brief-call = { $seat } iguala
brief-bet = { $seat } apuesta { $what }
brief-raise = { $seat } sube a { $what }
brief-complete = { $seat } completa
brief-bring-in = { $seat } bring-in
brief-all-in = { $seat } all-in
brief-pat = { $seat } servido
brief-no-expose = { $seat } tapada
brief-no-buy = { $seat } la deja
brief-draw = { $seat } pide { $what }
brief-discard = { $seat } descarta { $what }
brief-show = { $seat } enseña
brief-muck = { $seat } tira
brief-dead = { $seat } muerta
brief-part = { $seat } separa
brief-expose = { $seat } descubre
brief-buy = { $seat } compra
brief-door = { $seat } descubre
brief-stack = { $seat } tiene { $what }
brief-choose = { $seat } elige
brief-roll = dados { $what }
brief-reroll = otra tirada
brief-run = se reparte × { $what }
brief-release = liberar
brief-void = anulada

## en qué punto está la mano

round-preflop = preflop
round-flop = flop
round-turn = turn
round-river = river
round-third = tercera calle
round-fourth = cuarta calle
round-fifth = quinta calle
round-sixth = sexta calle
round-seventh = séptima calle
round-showdown = showdown
round-first-draw = primer descarte
round-second-draw = segundo descarte
round-third-draw = tercer descarte
round-draw = descarte
round-predraw = antes del descarte
round-second = segunda calle
round-bravo = bravo
round-die = dado
round-sale = venta
