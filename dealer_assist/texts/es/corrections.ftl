### Lo que dice el floor cuando fichas, palabras o cartas llegaron mal.

## $word es un texto de word, $wager un texto de wager, $what uno de call, bring-in, check y wager

ruling-ruled = Asiento { $seat }: { $what }.
ruling-ruled-back = Asiento { $seat }: { $what }; se devuelven { $chips }.
ruling-ruled-add = Asiento { $seat }: { $what }; tiene que añadir { $chips }.
ruling-call = igualar { $chips }
ruling-bring-in = el bring-in de { $chips }
ruling-check = pasar
ruling-made-to-fit = La palabra fue «{ $word }»: las fichas se ajustan a ella.
ruling-at-least = La palabra fue «{ $word }», así que vale al menos el mínimo.
ruling-first-to-bet = El primero en apostar apuesta todo lo que puso.
ruling-stack-too-much = El stack entero es más de lo que aquí se puede poner.
ruling-all-in = Asiento { $seat } está all-in: vale.
ruling-to-add = Tiene que añadir { $chips }.
ruling-one-chip = Una sola ficha sin decir nada es igualar.
ruling-all-needed = Sin la ficha más pequeña no llega a igualar, así que es igualar.
ruling-legal = La cantidad es legal.
ruling-no-raise = No se puede subir.
ruling-exact = Es justo lo que cuesta igualar.
ruling-half = { $over } por encima de igualar es al menos la mitad de la subida de { $raise_by }.
ruling-under-half = { $over } por encima de igualar es menos de la mitad de la subida de { $raise_by }.
ruling-always-raise = Aquí cualquier ficha por encima de igualar es una subida.
ruling-always-call = Aquí lo que no llega a una subida es igualar.
ruling-short-call = Aquí vale como igualar, y se completa.
ruling-short-fold =
    El asiento { $seat } se retira y los { $chips } se quedan en el bote; el registro no tiene línea para eso:
    escríbelo en la decisión.
ruling-make-up = Aquí las fichas que faltan se completan hasta igualar.
ruling-floor-rules =
    Asiento { $seat } puso { $chips } de { $call }: el floor decide si iguala, o se retira y deja los
    { $chips }.
ruling-second-back = Los { $chips } del segundo movimiento se devuelven.
ruling-second-left = Los { $chips } que quedan del segundo movimiento se devuelven.
ruling-second-none = Del segundo movimiento no queda nada.
ruling-fold-final = Asiento { $seat } se retiró fuera de turno: retirarse siempre es definitivo.
ruling-unchanged = Nada ha cambiado para el asiento { $seat }: vale lo que hizo, { $word }.
ruling-changed = La acción ha cambiado
ruling-never-binding = Aquí actuar fuera de turno no obliga a nadie
ruling-free = { $why }: el asiento { $seat } vuelve a elegir libremente.
ruling-free-back = { $why }: el asiento { $seat } vuelve a elegir libremente, se devuelven { $chips }.
ruling-wager-legal = { $wager }: es legal.
ruling-too-late = { $wager }: vale, ya no se corrige.
ruling-stands = { $wager }: vale.
ruling-make-it = { $wager }: no es una cantidad legal; ponla en { $right } para todos los que siguen.
ruling-card-out = La siguiente carta ya salió: vale la { $wager }.
ruling-over-pot = El bote son { $pot } en total: se devuelven { $chips } al asiento { $seat }.
ruling-under-pot = Se anunció bote: son { $pot } en total, hay que añadir { $chips }.
ruling-draw-dealt = Asiento { $seat } no puede cambiar su descarte: sus cartas ya están dadas.
ruling-draw-announced = Asiento { $seat } no puede cambiar su descarte: el siguiente jugador ya habló.
ruling-may-change = Asiento { $seat } puede cambiar: { $draw }.
ruling-throw =
    El asiento { $seat } pidió { $called } y tiró { $thrown }. Aún no se han dado cartas: corrige el número
    pedido, { $draw }.
ruling-draws = pide { $cards }
ruling-pat = servido

## lo que un jugador dijo o hizo, en una palabra

word-fold = retirarse
word-check = pasar
word-call = igualar
word-bet = apostar
word-raise = subir
word-complete = completar
word-bring-in = bring-in
word-all-in = all-in

## una apuesta con su total

wager-bet = apuesta de { $to }
wager-raise = subida a { $to }
wager-complete = subida completada a { $to }

## los pasos de una decisión; $line es una acción como se anota: 3 raise 600

advice-procedure = { $name }: { $steps }
advice-floor = Llama al floor.
advice-floor-legal = Llama al floor: el registro solo admite cantidades legales.
advice-would-be = Las fichas serían «{ $line }», pero: { $but }
advice-enter = Anota «{ $line }».
advice-enter-again = Anota otra vez «{ $line }».
advice-enter-in-turn = Anota «{ $line }» cuando le toque al asiento { $seat }.
advice-then-enter = Después anota «{ $line }».
advice-take-back = Deshaz «{ $line }».
advice-said-before = Antes dijo «{ $line }».
advice-gets-asked = El asiento { $seat } recibe lo que pidió.
advice-give-back = Devuelve { $chips } al asiento { $seat }.
advice-adds = El asiento { $seat } añade { $chips }.
advice-leave = Deja las fichas donde están.
advice-leave-in-front = Deja los { $chips } delante del asiento { $seat }.
advice-acts-first = Primero actúa el asiento { $seat }.
advice-if-unchanged = Si nadie apuesta ni sube antes del asiento { $seat }, anota «{ $line }».
advice-if-changed = Si alguien lo hace, el asiento { $seat } vuelve a elegir libremente.
advice-if-changed-back =
    Si alguien lo hace, el asiento { $seat } vuelve a elegir libremente y se devuelven { $chips }.
advice-stands-unless =
    Si nada cambia, vale lo que hizo el asiento { $seat }, { $word }; una apuesta o subida entretanto lo
    libera.
advice-play-on = Sigue jugando con { $to } como apuesta.
advice-caller-adds = El asiento { $seat }, que igualó, añade { $chips }.
advice-caller-takes = El asiento { $seat }, que igualó, recupera { $chips }.
advice-too-late = Ya hubo acción sustancial ({ $actions } acciones, ninguna con fichas): es tarde para un reparto nulo.
advice-too-late-chips =
    Ya hubo acción sustancial ({ $actions } acciones, alguna con fichas): es tarde para un reparto nulo.
advice-play-to-end = Juega la mano hasta el final; sobre una mano con mal número de cartas se decide aparte.
advice-again = En el registro anula esta mano; la siguiente tiene el mismo botón.
advice-again-no-button = En el registro anula esta mano.
advice-name-missing = Si nombras las cartas tiradas, pon ?? por cada una que faltaba: AsKs??.

## see

see-caller =
    El asiento { $seat } igualó la última apuesta y conserva sus cartas: se ve la mano del asiento { $other }.
see-not-called =
    El asiento { $seat } no igualó la última apuesta: solo el floor puede hacer que se vea la mano del
    asiento { $other }.
see-threw = El asiento { $seat } tiró sus cartas y no puede pedirlo.
see-nobody-bet = Nadie apostó en la última calle: ninguna mano tiene que verse.
see-floor = El asiento { $seat } pide ver una mano: el floor dice si se muestra.
see-any = El asiento { $seat } recibió cartas: se ve la mano pedida.
see-turn-up = Muestra la mano del asiento { $seat }.
see-turn-up-asked = Muestra la mano pedida.

## time

time-dead = El asiento { $seat } ha tenido { $seconds } segundos y enfrenta una apuesta: la mano muere.
time-bring-in = El asiento { $seat } ha tenido { $seconds } segundos; el bring-in se pone igualmente.
time-check = El asiento { $seat } ha tenido { $seconds } segundos sin apuesta que igualar: pasa.

## stud: cartas mal repartidas, quemas, el bring-in; $right es el asiento al que le toca

stud-misdeal =
    El crupier descubrió una carta tapada del asiento { $seat }:
    en un torneo es un reparto nulo.
stud-new-deal = Recoge todas las cartas y reparte otra vez; anula esta mano en el registro.
stud-one-up = Se descubrió una carta tapada del asiento { $seat }: ahora es su carta de puerta.
stud-door-down = Reparte tapada la tercera carta del asiento { $seat }.
stud-low-door =
    Anota la carta descubierta. Si por ella le tocara el bring-in al asiento { $seat }, empieza el de su izquierda.
stud-both-up = Se descubrieron las dos cartas tapadas del asiento { $seat }: la mano muere y el ante se devuelve.
stud-ante-back = Paga aparte { $chips } al asiento { $seat }; en el registro siguen en el bote.
stud-no-burn = No se quemó ninguna carta y nadie ha actuado: las cartas van a su sitio.
stud-no-burn-first = Quema la primera carta repartida.
stud-move-back = Pasa cada carta al asiento anterior y da al último la siguiente del mazo.
stud-two-burned = Se quemaron dos cartas y nadie ha actuado: las cartas van a su sitio.
stud-two-burns = Toma la segunda quemada: es la primera carta de la calle.
stud-move-on = Pasa cada carta al asiento siguiente; la última vuelve al mazo.
stud-burn-stands = Alguien ha actuado: las cartas valen como se repartieron.
stud-play-on = Sigue el juego.
stud-bring-in = El bring-in es del asiento { $right }, no del { $seat }, y nadie ha actuado después.
stud-bring-in-stands =
    Alguien ha actuado después: la apuesta del asiento { $seat } vale y el { $right } no tiene obligación.
stud-early = La calle se repartió antes de acabar las apuestas: sus cartas quedan fuera del juego.
stud-early-aside = Aparta las cartas repartidas, sin verlas si están tapadas.
stud-early-finish = Termina las apuestas.
stud-early-more =
    { $players ->
        [one] Luego aparta una carta más para el jugador que queda, menos las ya apartadas.
       *[other] Luego aparta cartas hasta tener una por cada uno de los { $players } jugadores que quedan.
    }
stud-early-go-on = Quema una carta y reparte la calle. Las apartadas se usan si se acaba la baraja.
stud-turned-up = La página reparte esa carta descubierta.
stud-turn-it-up = Descubre la carta del asiento { $seat }; no se juega hasta que esté a la vista.
stud-enter-it = Anótala como carta descubierta.

## dispute

dispute-chips-only =
    La mano siguiente empezó: ya no se puede discutir cómo se leyó esta; sus fichas sí, hasta que actúen dos.
dispute-over =
    Se jugaron manos después: ya no se discuten ni la lectura ni las fichas de esta. La corrección arregla
    el registro; si se mueven fichas, lo dice el director.
dispute-button-follows = El botón de la mano siguiente sigue desde el asiento { $seat }.
dispute-button-stays =
    La mano { $number } empezó con el botón tal como se anotó: el botón de las manos repartidas desde entonces se
    queda donde está.

## a hand begun at the wrong level

level-goes-on = Actuaron dos: la mano se juega al nivel con que empezó.
level-next-hand = El nivel nuevo cuenta desde la mano siguiente.
level-too-soon =
    La mano empezó al nivel anterior y { $acted ->
            [0] nadie actuó
           *[other] solo actuó uno
        }: se reparte otra vez al nuevo.
level-chips-back = Devuelve todas las fichas puestas.
level-void = Anula esta mano en el registro.
level-again = Baraja y reparte al nivel nuevo; el botón se queda.

## a check that is regretted

un-pass-stands = El asiento { $seat } pasó en su turno: el pase vale, también antes de que actúe el siguiente.
un-pass-no-raise = El asiento { $seat } puede igualar o retirarse después en esta ronda, no subir.
un-pass-no-gain =
    Con siete o mejor, el asiento { $seat } no gana nada de lo que entre desde ahora (regla de los
    sietes).
un-pass-forfeits = Con siete o mejor, el asiento { $seat } perdió el bote (regla de los sietes).
un-pass-on = Actúa el asiento { $seat }.

## pots and the deck

pots-stand =
    { $n ->
        [one] Hay un bote.
       *[other] Hay { $n } botes.
    }
pots-main = Bote principal: { $chips }, para los asientos { $seats }.
pots-side = Bote lateral { $number }: { $chips }, para los asientos { $seats }.
pots-muck-dead = La mano del asiento { $seat } se tiró y está muerta, fuera la que fuera.
pots-leave-muck = Deja las cartas en el muck; los botes van a las manos que quedan.
pots-muck-back = La mano del asiento { $seat } puede volver si sus cartas se reconocen con certeza en el muck.
pots-take-out = Saca del muck las cartas del asiento { $seat }, con el floor mirando.
pots-read-again = Lee de nuevo todas las manos antes de entregar un bote.
pots-wrong = El asiento { $seat } se llevó { $chips } y no lo ganó todo.
pots-fouled = La baraja es defectuosa: nada de esta mano vale.
pots-all-back = Devuelve cada ficha de esta mano a quien la puso.
pots-new-deck = Cuenta y cambia la baraja y reparte otra vez con el mismo botón.
