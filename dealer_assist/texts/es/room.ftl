### The procedures of chapter 1 and the appendices as a dealer does them, and the words of the table.

room-in-glossary = Glosario
room-in-appendix = Apéndice { $letter }

## limit

room-limit-title = Limit
room-limit-summary = Cada apuesta y cada subida tiene el tamaño de la calle.
room-limit-1 =
    La apuesta pequeña vale antes del flop y en el flop, en tercera y cuarta calle y alrededor del primer
    descarte; después vale la grande. La página de cada juego dice qué calle tiene cuál.
room-limit-2 =
    Una apuesta y tantas subidas como permite la sala son el tope. La ciega grande es la primera apuesta de
    su ronda.
room-limit-3 =
    Un all-in de menos de media apuesta sobre la última completa no cuenta: el siguiente lo iguala o
    completa hasta la apuesta entera. Media apuesta o más cuenta como apuesta, y una subida completa va
    encima.
room-limit-4 = Quien ya actuó puede subir otra vez solo cuando tiene que poner al menos media apuesta más.
room-limit-5 = Pasar y subir está permitido, menos en el California Lowball con límite.

## spread-limit

room-spread-limit-title = Spread limit
room-spread-limit-summary =
    Una apuesta es cualquier cantidad entre dos extremos; una subida, no menos que la última.
room-spread-limit-1 =
    Los dos extremos del margen se dicen al preparar la mesa; las últimas calles pueden tener otro par.
room-spread-limit-2 = Una apuesta es cualquier cantidad desde el extremo bajo hasta el alto.
room-spread-limit-3 =
    Una subida es al menos la última apuesta o subida de la ronda y como mucho el extremo alto.
room-spread-limit-4 = Una apuesta y tantas subidas como permite la sala son el tope, como con límite.
room-spread-limit-5 =
    Un bring-in o una ciega es la primera apuesta si no es menos que el extremo bajo. Por debajo, el
    siguiente jugador puede apostar cualquier total del margen, y esa es la primera apuesta.
room-spread-limit-6 =
    La mitad de un all-in corto se mide sobre la última apuesta o subida, y antes de cualquier apuesta sobre
    el extremo bajo.

## no-limit

room-no-limit-title = No limit
room-no-limit-summary = Cualquier cantidad, desde la subida mínima hasta todo el stack.
room-no-limit-1 = La apuesta mínima es la ciega grande; un ante no cambia nada en eso.
room-no-limit-2 =
    La subida mínima es la última apuesta o subida completa de la ronda, puesta encima de ella.
room-no-limit-3 = Un jugador con menos puede ir all-in de todos modos.
room-no-limit-4 =
    Quien ya actuó y tiene delante menos de una subida completa puede igualar o retirarse, y no subir.
room-no-limit-5 = No hay tope de subidas.

## pot-limit

room-pot-limit-title = Pot limit
room-pot-limit-summary = Lo máximo es igualar más el bote tal como queda después de igualar.
room-pot-limit-1 =
    Cuenta todas las fichas del centro, también las apuestas delante de los jugadores, y suma lo que iguala
    el jugador que pregunta: eso es lo máximo que puede ser la subida.
room-pot-limit-2 = Un camino más corto: tres veces la última apuesta más todo lo demás que hay en el centro.
room-pot-limit-3 =
    El primero que entra, con ciegas de 100 y 200, puede llegar a 700: igualar 200 y subir los 500 que hay
    entonces.
room-pot-limit-4 =
    Un jugador puede pedir la cuenta del bote en cualquier momento; sin límite y con límite no puede nadie.
room-pot-limit-5 = Apuestas mínimas, subidas mínimas y all-in cortos son como sin límite.

## jam-or-fold

room-jam-or-fold-title = Jam or fold
room-jam-or-fold-summary = La primera acción es all-in o retirarse, nada en medio.
room-jam-or-fold-1 = Ciegas y antes entran y las cartas se reparten como en el juego que se juega.
room-jam-or-fold-2 =
    Cada jugador, por turno, pone todo el stack o se retira. No hay igualar, ni pasar, ni otra subida.
room-jam-or-fold-3 =
    Un stack menor all-in hace botes laterales como siempre; las fichas que nadie puede igualar vuelven.
room-jam-or-fold-4 =
    Cuando todos han actuado, todas las manos que siguen se abren y el resto de las cartas se reparte sin
    apuestas.

## big-blind-ante

room-big-blind-ante-title = Ante de la ciega grande
room-big-blind-ante-summary = La ciega grande pone un ante por toda la mesa.
room-big-blind-ante-1 =
    La ciega grande pone la ciega y el ante de la estructura, normalmente tanto como la ciega.
room-big-blind-ante-2 = El ante es dinero muerto: no es parte de la apuesta de la ciega grande.
room-big-blind-ante-3 = Un stack corto para los dos paga primero lo que dice la regla de la casa.
room-big-blind-ante-4 =
    Con pocos jugadores el ante baja a la cantidad de la ciega pequeña, en el número que da la regla de la casa.

## stud-up-cards

room-stud-up-cards-title = Cartas descubiertas en stud
room-stud-up-cards-summary = Las cartas descubiertas quedan en el orden en que se repartieron.
room-stud-up-cards-1 =
    Cada jugador deja las cartas descubiertas en el orden en que llegaron, una al lado de otra y todas a la
    vista.
room-stud-up-cards-2 = El crupier las vuelve a poner en orden cuando alguien las ha movido.

## odd-chips

room-odd-chips-title = Empates y fichas impares
room-odd-chips-summary = Partes iguales, y lo que sobra ficha a ficha.
room-odd-chips-1 = Cambia lo que sobra en las fichas más pequeñas en juego, y reparte un bote tras otro.
room-odd-chips-2 =
    Entre mitades la ficha impar va a la mano alta; a la de cinco cartas si la otra mitad es un badugi; a la
    mano de descarte o de puntos en los Dramahas; a la mano de Omaha en Sohe.
room-odd-chips-3 = Entre manos empatadas va a la primera de ellas en el sentido del reloj desde el botón.
room-odd-chips-4 =
    En stud sin botón va a la mano empatada con la carta más alta, con los palos en el orden picas,
    corazones, diamantes, tréboles.
room-odd-chips-5 =
    Ningún jugador recibe más de una ficha impar de un bote mientras haya otro que no tuvo ninguna.

## bounty

room-bounty-title = Bounty
room-bounty-summary = Un premio para quien elimina a un jugador.
room-bounty-1 = El bounty va al ganador del último bote en que estaba el jugador eliminado.
room-bounty-2 = En un bote partido va a la mitad alta o a la de cinco cartas.
room-bounty-3 = De los ganadores empatados lo tiene el primero en el sentido del reloj desde el botón.
room-bounty-4 = El ganador del torneo se queda el suyo.

## lammers

room-lammers-title = Lammers
room-lammers-summary = Fichas de recompra que se cambian por fichas de torneo entre manos.
room-lammers-1 =
    Antes de una mano un jugador puede entregar algunos o todos sus lammers por las fichas que valen; nunca
    durante una.
room-lammers-2 =
    Un jugador sin fichas al que le quedan lammers tiene que entregar al menos uno antes de la mano
    siguiente.
room-lammers-3 = Después del nivel que nombra el torneo hay que entregar todos los lammers que queden.

## shootout

room-shootout-title = Shootout
room-shootout-summary = Cada mesa juega hasta sus ganadores, que se encuentran en la ronda siguiente.
room-shootout-1 =
    No se rompen mesas ni se mueve a nadie: cada una juega hasta que se conoce su ganador o sus dos últimos.
room-shootout-2 =
    Los ganadores de todas las mesas se sientan juntos para la ronda siguiente, hasta que queda una mesa.

## win-the-button

room-win-the-button-title = Win the button
room-win-the-button-summary = El ganador de una mano tiene el botón en la siguiente.
room-win-the-button-1 =
    Después de la mano el botón va al jugador que ganó el bote principal. Las ciegas salen de ahí, así que
    pueden tocar al mismo jugador varias veces seguidas, o ninguna.
room-win-the-button-2 =
    Si el bote se partió, va al ganador que está primero en el sentido del reloj desde el botón anterior.
room-win-the-button-3 = No está pensado para juegos que parten el bote.

## bomb-pot

room-bomb-pot-title = Bomb pot
room-bomb-pot-summary = Todos ponen el ante y las apuestas empiezan en el flop.
room-bomb-pot-1 = Todos ponen el ante. No hay ciegas.
room-bomb-pot-2 = Reparte las cartas tapadas como siempre. No hay apuestas antes del flop.
room-bomb-pot-3 =
    Quema y reparte el flop. El primer jugador a la izquierda del botón actúa primero, ahí y en las calles
    siguientes.
room-bomb-pot-4 =
    La apuesta mínima es el ante; por lo demás las apuestas son las del juego, normalmente Hold'em sin límite.
room-bomb-pot-5 =
    Turn, river y showdown son como siempre. El botón pasa para la mano siguiente, si la sala no dice que se
    queda.

## double-board-bomb-pot

room-double-board-bomb-pot-title = Bomb pot con dos boards
room-double-board-bomb-pot-summary = Un bomb pot con dos boards, la mitad del bote cada uno.
room-double-board-bomb-pot-1 =
    Todos ponen el ante y reciben las cartas tapadas del juego, cuatro en Omaha. No hay apuestas antes del
    flop.
room-double-board-bomb-pot-2 =
    Quema una vez y reparte dos flops, primero el de arriba. Una ronda de apuestas, desde la izquierda del
    botón.
room-double-board-bomb-pot-3 =
    Quema una vez y reparte una carta de turn al board de arriba y luego una al de abajo. Apuestas.
room-double-board-bomb-pot-4 =
    Quema una vez y reparte una carta de river a cada uno en el mismo orden. Apuestas.
room-double-board-bomb-pot-5 =
    La mitad del bote va a la mejor mano en el board de arriba, la mitad a la mejor en el de abajo. Una mano
    toma sus cartas de uno de ellos; el mismo jugador puede ganar los dos.
room-double-board-bomb-pot-6 =
    La ficha impar va al board de arriba. Cada bote lateral se parte por sí mismo entre los dos boards.

## dice

room-dice-title = Dados
room-dice-summary = El jugador en el botón tira, y el crupier canta la tirada.
room-dice-1 = El jugador en el botón tira, un dado o dos según el juego, cuando el crupier lo pide.
room-dice-2 =
    Una tirada válida rueda, llega al menos al otro lado de la zona del crupier y queda plana sobre la mesa.
room-dice-3 =
    Un dado que resbala, se apoya en algo, se queda corto o sale de la mesa es una tirada no válida.
room-dice-4 = Solo el crupier canta si la tirada es válida, y dice el número en voz alta.
room-dice-5 =
    Después de una tirada no válida el botón tira otra vez. Por costumbre cuesta: un dólar al crupier por la
    primera, y el doble de la última por cada una después.
room-dice-6 = Solo una tirada válida se anota y cuenta.

## short-deck

room-short-deck-title = Baraja corta
room-short-deck-summary = 36 cartas, y dos clases de manos que cambian de lugar.
room-short-deck-1 =
    Quita todos los doses, treses, cuatros y cincos: quedan 36 cartas, del seis al as en cuatro palos.
    Cuéntalas.
room-short-deck-2 = Un color gana a un full, porque es más difícil de hacer.
room-short-deck-3 = Una escalera gana a un trío. Unas pocas salas lo tienen al revés.
room-short-deck-4 = El as es alto, o bajo en la única escalera A-6-7-8-9.
room-short-deck-5 =
    Mexican Poker tiene su propia baraja corta: fuera ochos, nueves y dieces y dentro un comodín, 41 cartas;
    las escaleras saltan el hueco, como 5-6-7-J-Q.

## run-it-twice

room-run-it-twice-title = Repartir dos veces
room-run-it-twice-summary = El resto del board se reparte más de una vez para un bote.
room-run-it-twice-1 = Todo el dinero está dentro, no hay más apuestas posibles y faltan cartas del board.
room-run-it-twice-2 =
    Los jugadores del bote están de acuerdo y la sala lo permite: di cuántas veces antes de la primera
    carta.
room-run-it-twice-3 =
    Las cartas que ya están en el board valen en todas las vueltas. Quema y reparte el resto del primer board; luego
    quema y reparte el resto del siguiente, al lado. En medio no se baraja nada.
room-run-it-twice-4 = Cada bote se parte por igual entre los boards; una ficha impar va con el primero.
room-run-it-twice-5 = Cada parte se resuelve luego como un bote propio: mitades, empates y fichas impares.

## sevens-rule

room-sevens-rule-title = La regla de los sietes
room-sevens-rule-summary = Después del descarte, un siete o mejor tiene que apostarse.
room-sevens-rule-1 =
    Vale en el California Lowball con límite, desde el descarte, para una baja de siete sin pareja o mejor: el
    número 21 de la columna de as a cinco, o más bajo.
room-sevens-rule-2 =
    Quien tiene una y actúa primero, o solo después de pasar los demás, tiene que apostarla. Ante una
    apuesta nadie tiene que igualar ni subir con ella; se puede retirar.
room-sevens-rule-3 =
    Solo igualar un all-in que es menos de una apuesta completa cuenta como pasar: complétalo.
room-sevens-rule-4 =
    Quien rompe la regla puede ganar solo lo que había antes en el bote. Si tiene la mejor mano, todos
    recuperan lo que pusieron después, y se lleva el resto.
room-sevens-rule-5 = Si quien la rompe no tiene la mejor mano, no cambia nada: esas fichas están perdidas.
room-sevens-rule-6 =
    Si quien la rompe empata, se reparte el bote de antes del descarte, y las fichas de después no las gana.

## glossary

room-glossary-title = Palabras de la mesa
room-glossary-summary = Lo que significan board, mínimo, scoop y las demás palabras del reglamento.
room-glossary-1 =
    Big bet: 1. En un juego con límite, la apuesta más grande de la estructura: 8 en un juego 4/8. 2. Los
    juegos pot-limit y sin límite juntos, frente a los juegos con límite.
room-glossary-2 =
    Board: 1. En stud, las cartas de un jugador que están descubiertas. 2. En un juego con cartas comunes,
    como hold'em u Omaha, esas cartas.
room-glossary-3 =
    Carta común: Una carta que comparten todos los jugadores, aparte de las propias de cada uno. Compara
    cartas tapadas y board.
room-glossary-4 =
    Cartas tapadas: Las cartas propias de un jugador que están boca abajo. En los juegos de descarte, donde
    lo están todas, no se usa la palabra.
room-glossary-5 = HORSE: Una rotación de hold'em, Omaha/8, razz, stud y stud/8: la E está en eight.
room-glossary-6 =
    Mínimo (qualifier): La mano más floja que cuenta. Casi siempre un ocho para la baja: una baja peor que
    8-7-6-5-4, el peor ocho que hay, no se juega. Habitual en juegos alta-baja.
room-glossary-7 =
    Repartir dos veces (run it twice): Todos están all-in y faltan cartas del board: se reparten más boards
    que uno y el bote se parte, una parte para cada uno. Hace que la suerte cuente menos; la sala dice cómo
    se hace.
room-glossary-8 =
    Scoop: 1. Ganar las dos mitades de un bote partido. 2. Ganar en todos los boards de un bote que se
    repartió dos veces.

## words-for-lows

room-words-for-lows-title = Palabras para las bajas
room-words-for-lows-summary = Suave, áspera y perfecta, y el número de una baja.
room-words-for-lows-1 =
    Número de una baja: Las bajas fuertes se llaman por su lugar: la número cuatro es 6-5-4-2-A de as a
    cinco y 7-6-5-4-2 de dos a siete. Hay 56 de ocho o mejor de as a cinco, y 52 de nueve o mejor de dos a
    siete.
room-words-for-lows-2 =
    Perfecta: La mejor baja con su carta alta, la más suave: 7-4-3-2-A es el siete perfecto de as a cinco,
    8-5-4-3-2 el ocho perfecto de dos a siete, A-5-4-3-2 ahí el as perfecto.
room-words-for-lows-3 =
    Suave (smooth): Una de las mejores bajas con su carta alta: 7-5-4-3-A es un siete suave, 8-6-4-3-2 de
    dos a siete un ocho suave, y a veces 8-7-4-3-2 un ocho-siete suave.
room-words-for-lows-4 =
    Áspera (rough): Una de las peores bajas con su carta alta: 7-6-4-3-2 de as a cinco, y 7-6-5-4-3 la más
    áspera; 8-7-6-4-2 de dos a siete. Dónde acaba lo suave y empieza lo áspero es cuestión de opinión.
room-words-for-lows-5 =
    Rueda (wheel): La mejor baja de todas: 5-4-3-2-A de as a cinco, 7-5-4-3-2 de dos a siete.
