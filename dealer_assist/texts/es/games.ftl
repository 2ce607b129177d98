### Words of files: under each sentence of a game and each structure's name, marked #, what it is in this language.

# Five cards and three draws for the lowest California hand.
game-ace-to-5-triple-draw = Cinco cartas y tres descartes para la mano más baja de California.

# Razz; any hand with a jack, queen or king among its seven cards beats any hand without.
game-action-razz =
    Razz; cualquier mano con jota, dama o rey entre sus siete cartas gana a cualquiera que no lleve.

# The seventh card is dealt face up.
game-action-razz-note-1 = La séptima carta se reparte boca arriba.

# Action Razz and a badugi; the badugi half needs no face card.
game-action-razzdugi = Action Razz y un badugi; la mitad de badugi no necesita figura.

# Triple draw high and low: a pair of sixes or better for high, an eight or better for low.
game-archie =
    Triple draw alta y baja: una pareja de seises o mejor para la alta, un ocho o mejor para la baja.

# If nobody qualifies either way, the best high hand takes the pot.
game-archie-note-1 = Si nadie llega al mínimo por ningún lado, la mejor mano alta se lleva el bote.

# Hold'em with five cards, of which one each is thrown before flop, turn and river.
game-atomic-pineapple = Hold'em con cinco cartas, de las que cada uno tira una antes de flop, turn y river.

# Ace-to-5 Triple Draw; the best low and the best badugi split the pot.
game-badacey = Ace-to-5 Triple Draw; la mejor baja y el mejor badugi parten el bote.

# Deuce-to-Seven Triple Draw; the best low and the best badugi, aces high in both, split the pot.
game-badeucy =
    Deuce-to-Seven Triple Draw; la mejor baja y el mejor badugi, con ases altos en los dos, parten el bote.

# Four cards and three draws for low cards of four ranks and four suits.
game-badugi = Cuatro cartas y tres descartes para cartas bajas de cuatro valores y cuatro palos.

# Four Card Chowaha; a die after the flop betting decides whether the boards run across or down.
game-bidirectional-chowaha =
    Four Card Chowaha; un dado tras las apuestas del flop decide si los boards van a lo ancho o hacia abajo.

# 1 to 3: the turns go to the right of the flops. 4 to 6: below them, left and right.
game-bidirectional-chowaha-note-1 =
    De 1 a 3: los turns van a la derecha de los flops. De 4 a 6: debajo de ellos, a izquierda y derecha.

# Omaha/8 with five hole cards, still exactly two of them.
game-big-o = Omaha/8 con cinco cartas tapadas, siempre exactamente dos de ellas.

# A die after the flop betting: on 1 to 3 Omaha/8, on 4 to 6 Omaha high.
game-binglaha = Un dado tras las apuestas del flop: de 1 a 3 Omaha/8, de 4 a 6 Omaha alta.

# Five cards, one draw, the lowest hand; straights and flushes do not count, the joker is low.
game-california-lowball =
    Cinco cartas, un descarte, la mano más baja; escaleras y colores no cuentan, el comodín es bajo.

# At limit the Sevens Rule holds and nobody may check and raise; at no-limit neither.
game-california-lowball-note-1 =
    Con límite vale la regla de los sietes y nadie puede pasar y subir; sin límite, ninguna de las dos cosas.

# Two cards and four boards: three flops, two turns between them, one river; both cards must play.
game-chowaha =
    Dos cartas y cuatro boards: tres flops, dos turns entre ellos, un river; las dos cartas tienen que jugar.

# Five Card Omaha whose first board card, the spit, is dealt before the first betting.
game-courchevel =
    Five Card Omaha cuya primera carta del board, el spit, se reparte antes de las primeras apuestas.

# Courchevel; the best high hand and the best low of eight or better split the pot.
game-courchevel-8 = Courchevel; la mejor mano alta y la mejor baja de ocho o mejor parten el bote.

# Hold'em high and low with three cards; after the flop betting each throws one of them.
game-crazy-pineapple-8 = Hold'em alta y baja con tres cartas; tras las apuestas del flop cada uno tira una.

# Five cards, one draw, the lowest hand; aces are high, straights and flushes count against it.
game-deuce-to-seven-lowball =
    Cinco cartas, un descarte, la mano más baja; ases altos, escaleras y colores cuentan en contra.

# At no-limit the first player in must raise.
game-deuce-to-seven-lowball-note-1 = Sin límite, el primero que entra tiene que subir.

# Razz for the Kansas City low; aces are high, also for the bring-in.
game-deuce-to-seven-razz = Razz por la baja de Kansas City; los ases son altos, también para el bring-in.

# Five cards and three draws for the lowest Kansas City hand.
game-deuce-to-seven-triple-draw = Cinco cartas y tres descartes para la mano más baja de Kansas City.

# Hold'em with two boards; the best hand on each takes half the pot.
game-double-board-holdem = Hold'em con dos boards; la mejor mano en cada uno se lleva medio bote.

# Omaha with two boards; the best hand on each takes half the pot.
game-double-board-omaha = Omaha con dos boards; la mejor mano en cada uno se lleva medio bote.

# Omaha with two boards, half the pot each; high and a low of eight or better split each half.
game-double-board-omaha-8 =
    Omaha con dos boards, medio bote cada uno; la alta y una baja de ocho o mejor parten cada mitad.

# Dramaha; the best Omaha hand and the best badugi of one's own five cards split the pot.
game-dramadugi =
    Dramaha; la mejor mano de Omaha y el mejor badugi de las cinco cartas propias parten el bote.

# Five Card Omaha with a draw after the flop betting; draw hand and Omaha hand split the pot.
game-dramaha =
    Five Card Omaha con un descarte tras las apuestas del flop; mano de descarte y mano de Omaha parten el
    bote.

# Dramaha; the most points up to 21, then the most cards, and the best Omaha hand split the pot.
game-dramaha-21 =
    Dramaha; los más puntos hasta 21, luego las más cartas, y la mejor mano de Omaha parten el bote.

# An ace counts 1, two to ten their number, jack, queen and king nothing.
game-dramaha-21-note-1 = Un as cuenta 1, de dos a diez su número, jota, dama y rey nada.

# Dramaha; the best deuce-to-seven low in five cards and the best Omaha hand split the pot.
game-dramaha-27 =
    Dramaha; la mejor baja de dos a siete en cinco cartas y la mejor mano de Omaha parten el bote.

# Dramaha; the most points in five cards and the best Omaha hand split the pot.
game-dramaha-49 = Dramaha; los más puntos en cinco cartas y la mejor mano de Omaha parten el bote.

# Dramaha; the fewest points in five cards and the best Omaha hand split the pot.
game-dramaha-zero = Dramaha; los menos puntos en cinco cartas y la mejor mano de Omaha parten el bote.

# Triple draw: the best flush or better wins; without one, the lowest Kansas City hand.
game-duck-flush = Triple draw: gana el mejor color o mejor; sin ninguno, la mano más baja de Kansas City.

# Five cards, one draw, the best high hand; the joker is an ace or fills a straight or flush.
game-five-card-draw =
    Cinco cartas, un descarte, la mejor mano alta; el comodín es un as o completa escalera o color.

# Omaha with five hole cards, still exactly two of them.
game-five-card-omaha = Omaha con cinco cartas tapadas, siempre exactamente dos de ellas.

# One card down and four up, a round of betting from the second card on.
game-five-card-stud = Una carta tapada y cuatro descubiertas, una ronda de apuestas desde la segunda carta.

# Five cards and three draws for the best high hand; no joker.
game-five-card-triple-draw = Cinco cartas y tres descartes para la mejor mano alta; sin comodín.

# Omaha/8 on the four boards of Chowaha.
game-four-card-chowaha = Omaha/8 en los cuatro boards de Chowaha.

# Hold'em in which both hole cards must play.
game-greek-holdem = Hold'em en que las dos cartas tapadas tienen que jugar.

# Two cards each, five on the board, the best five of the seven.
game-holdem = Dos cartas cada uno, cinco en el board, las mejores cinco de las siete.

# Hold'em; the best high hand and the best low of eight or better split the pot.
game-holdem-8 = Hold'em; la mejor mano alta y la mejor baja de ocho o mejor parten el bote.

# Hold'em with the whole board on the flop; then two dice turn board cards down.
game-holdem-crayfish = Hold'em con todo el board en el flop; luego dos dados tapan cartas del board.

# Hold'em with four cards; after the flop betting each throws two of them.
game-irish = Hold'em con cuatro cartas; tras las apuestas del flop cada uno tira dos.

# Triple draw high and low: a pair or better goes high, no pair goes low; some hands go both ways.
game-korean =
    Triple draw alta y baja: una pareja o mejor va por la alta, sin pareja por la baja; algunas manos van
    por las dos.

# Hold'em with three cards, of which none, one or two play, but never all three.
game-lazy-pineapple = Hold'em con tres cartas, de las que juegan ninguna, una o dos, pero nunca las tres.

# Lazy Pineapple; the best high hand and the best low of eight or better split the pot.
game-lazy-pineapple-8 = Lazy Pineapple; la mejor mano alta y la mejor baja de ocho o mejor parten el bote.

# Razz for the ace-to-six low: aces low, straights and flushes count against the hand.
game-london-lowball = Razz por la baja de as a seis: ases bajos, escaleras y colores cuentan en contra.

# Triple draw for the lowest cards; pairs, straights and flushes count for nothing.
game-madison = Triple draw por las cartas más bajas; parejas, escaleras y colores no cuentan.

# Five card stud from 41 cards with a joker; before each card one may turn one's down card up.
game-mexican-poker =
    Five card stud con 41 cartas y un comodín; antes de cada carta se puede descubrir la carta tapada.

# The high card opens for a small or a big bet; equal cards or boards go by position from the button.
game-mexican-poker-note-1 =
    La carta alta abre con una apuesta pequeña o grande; cartas o manos iguales van por posición desde el
    botón.

# A joker dealt up is an ace or fills a straight or flush; dealt down it is wild, also once exposed.
game-mexican-poker-note-2 =
    Un comodín repartido boca arriba es un as o completa escalera o color; repartido boca abajo es libre,
    también una vez descubierto.

# Razz with blinds; fourth and fifth street come together and the last card is face up.
game-mississippi-razz =
    Razz con ciegas; cuarta y quinta calle llegan juntas y la última carta va descubierta.

# Stud with blinds; fourth and fifth street come together and the last card is face up.
game-mississippi-stud =
    Stud con ciegas; cuarta y quinta calle llegan juntas y la última carta va descubierta.

# Stud/8 with blinds; fourth and fifth street come together and the last card is face up.
game-mississippi-stud-8 =
    Stud/8 con ciegas; cuarta y quinta calle llegan juntas y la última carta va descubierta.

# Omaha/8 on three rows of four; a hand takes one board card from each row.
game-murder = Omaha/8 en tres filas de cuatro; una mano toma una carta del board de cada fila.

# Omaha/8 on three boards; those with the lowest river card leave play before the last betting.
game-oklahoma = Omaha/8 en tres boards; los del river más bajo salen del juego antes de las últimas apuestas.

# The deuce is lowest. If all three river cards are of one rank, no board is removed.
game-oklahoma-note-1 =
    El dos es el más bajo. Si las tres cartas de river son de un valor, no se quita ningún board.

# Four cards each; a hand is exactly two of them and three of the board.
game-omaha = Cuatro cartas cada uno; una mano es exactamente dos de ellas y tres del board.

# Omaha; the best high hand and the best low of eight or better split the pot.
game-omaha-8 = Omaha; la mejor mano alta y la mejor baja de ocho o mejor parten el bote.

# Omaha with the whole board on the flop; then two dice turn board cards down.
game-omaha-crayfish = Omaha con todo el board en el flop; luego dos dados tapan cartas del board.

# Omaha high/low; two dice after the flop betting say how low a low must be.
game-omaha-x-or-better =
    Omaha alta/baja; dos dados tras las apuestas del flop dicen cómo de baja tiene que ser la baja.

# The sum is the qualifier: 11 a jack, 12 a queen; on 4 or less there is no low.
game-omaha-x-or-better-note-1 = La suma es el mínimo: 11 una jota, 12 una dama; con 4 o menos no hay baja.

# Three cards each; the first to act picks Hold'em, Omaha/8, Razz, Stud or Stud/8.
game-paradise-road-pickem =
    Tres cartas cada uno; el primero en actuar elige Hold'em, Omaha/8, Razz, Stud o Stud/8.

# If nobody picks, the game is Hold'em.
game-paradise-road-pickem-note-1 = Si nadie elige, el juego es Hold'em.

# Badugi that only a nine-high badugi or better can win; otherwise the pot waits for the next deal.
game-progressive-badugi =
    Badugi que solo puede ganar un badugi de nueve o mejor; si no, el bote espera al siguiente reparto.

# Progressive badugi with one open card; in place of draws each may twice buy a card that is on sale.
game-progressive-badugi-buy =
    Progressive badugi con una carta descubierta; en lugar de descartes cada uno puede comprar dos veces una
    carta en venta.

# A door card above the limit is burned and the player dealt another: enter the one that is burned too.
game-progressive-badugi-buy-note-1 =
    Una carta de puerta por encima del límite se quema y se reparte otra al jugador: anota también la
    quemada.

# The price of a card is said before the deal (house rule buy-price) and is dead money of the main pot.
game-progressive-badugi-buy-note-2 =
    El precio de una carta se dice antes del reparto (regla de la casa buy-price) y es dinero muerto del
    bote principal.

# The card on sale is seen before it is paid for. One nobody takes stays on sale for the next player.
game-progressive-badugi-buy-note-3 =
    La carta en venta se ve antes de pagarla. Una que nadie toma sigue en venta para el siguiente jugador.

# Enter the card on sale as `deal community CARD`, a sale as `SEAT buy [CARD THROWN]`, a refusal as `SEAT
# pat`.
game-progressive-badugi-buy-note-4 =
    Anota la carta en venta como `deal community CARD`, una venta como `SEAT buy [CARD THROWN]`, un rechazo
    como `SEAT pat`.

# Five Card Draw; trips and two cards that add up to their rank are four of a kind.
game-quick-quads = Five Card Draw; un trío y dos cartas que suman su valor son un póquer.

# Stud played for the California low; the high card brings it in, the lowest board opens.
game-razz =
    Stud jugado por la baja de California; la
    carta alta paga el bring-in, la mano más baja a la vista abre después.

# Razz; the best California low and the best badugi of the seven cards split the pot.
game-razzdugi = Razz; la mejor baja de California y el mejor badugi de las siete cartas parten el bote.

# Hold'em with three cards; before the flop is dealt each throws one of them.
game-regular-pineapple = Hold'em con tres cartas; antes del flop cada uno tira una.

# Five cards and two boards; the best Omaha hand and the lowest straight on either split the pot.
game-reno-straight =
    Cinco cartas y dos boards; la mejor mano de Omaha y la escalera más baja en uno de ellos parten el bote.

# Hold'em, and a third hole card and a fifth round of betting after the river.
game-rio-bravo = Hold'em, y una tercera carta tapada y una quinta ronda de apuestas después del river.

# Five cards; each keeps as many as they like with their first action, and all that is kept plays.
game-scrotum =
    Cinco cartas; cada uno se queda cuantas quiere con su primera acción, y todas las que se queda juegan.

# Hold'em without twos to fives; a flush beats a full house, 9-8-7-6-A is the lowest straight.
game-short-deck-holdem =
    Hold'em sin doses a cincos; un color gana a un full, 9-8-7-6-A es la escalera más baja.

# Omaha without twos to fives; a flush beats a full house, 9-8-7-6-A is the lowest straight.
game-short-deck-omaha =
    Omaha sin doses a cincos; un color gana a un full, 9-8-7-6-A es la escalera más baja.

# Omaha with six cards each; a hand is exactly two of them and three of the board.
game-six-card-omaha =
    Omaha con seis cartas cada uno; una mano es exactamente dos de ellas y tres del board.

# Six cards, parted after the first betting into an Omaha and a Hold'em hand that split the pot.
game-sohe =
    Seis cartas, separadas tras las primeras apuestas en una mano de Omaha y una de Hold'em que parten el
    bote.

# Seven cards each, two down, four up and one down; the best five.
game-stud = Siete cartas cada uno, dos tapadas, cuatro descubiertas y una tapada; las mejores cinco.

# Stud; the best high hand and the best low of eight or better split the pot.
game-stud-8 = Stud; la mejor mano alta y la mejor baja de ocho o mejor parten el bote.

# Stud; the best high hand and the best low, however poor, split the pot.
game-stud-high-low = Stud; la mejor mano alta y la mejor baja, por mala que sea, parten el bote.

# Razz with four cards down to start with, of which two are thrown before fourth street.
game-super-razz =
    Razz con cuatro cartas tapadas al empezar, de las que se tiran dos antes de la cuarta calle.

# Stud with four cards down to start with, of which two are thrown before fourth street.
game-super-stud =
    Stud con cuatro cartas tapadas al empezar, de las que se tiran dos antes de la cuarta calle.

# Stud/8 with four cards down to start with, of which two are thrown before fourth street.
game-super-stud-8 =
    Stud/8 con cuatro cartas tapadas al empezar, de las que se tiran dos antes de la cuarta calle.

# Dramaha with a draw before the flop, turn and river betting.
game-triple-draw-dramaha = Dramaha con un descarte antes de las apuestas de flop, turn y river.

# Big O in which a hand is two of one's cards and three of the board, or all five of one's own.
game-two-or-five-omaha-8 =
    Big O en que una mano es dos de las cartas propias y tres del board, o las cinco propias.

# A red flop makes it Hold'em; a black flop deals two more cards and makes it Omaha/8.
game-wonky-donkey = Un flop rojo lo hace Hold'em; un flop negro reparte dos cartas más y lo hace Omaha/8.

# Bomb pots
sheet-of-bomb-pots = Bomb pots

# No-limit hold'em
sheet-of-holdem = Hold'em sin límite

# Jam or fold
sheet-of-jam-or-fold = Todo o nada

# Mixed games
sheet-of-mixed = Juegos mixtos

# Mystery bounties
sheet-of-mystery = Bounties misteriosos

# Hold'em with the nit card
sheet-of-nit = Hold'em con la tarjeta del nit

# Pot-limit Omaha with lammers
sheet-of-omaha-lammers = Omaha pot-limit con lammers

# Satellite, tickets of 330
sheet-of-satellite = Satélite, entradas de 330

# Shootout
sheet-of-shootout = Shootout

# Win the button
sheet-of-win-the-button = Gana el botón
