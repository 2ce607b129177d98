### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-show-order

house-show-order-name = orden al enseñar
house-show-order-does = quién enseña primero
house-show-order-figure =
    El 4 apostó en el river, 5 y 2 igualaron: 4, 5, 2. Si todos pasaron: el primero a la izquierda del botón.
house-show-order-last-aggressor = el último que apostó o subió
house-show-order-position = el primero a la izquierda del botón

## house-all-in-show

house-all-in-show-name = manos all-in
house-all-in-show-does = cuándo se abren las manos all-in
house-all-in-show-figure = All-in igualado en el flop: ambas manos abiertas antes del turn; o al final.
house-all-in-show-face-up-at-once = enseguida, nadie puede tirar
house-all-in-show-at-showdown = en el showdown

## house-cards-speak

house-cards-speak-name = las cartas hablan
house-cards-speak-does = una mano mostrada es lo que dicen sus cartas
house-cards-speak-figure = «Doble pareja», dice el 3, y las cartas son escalera: es escalera.
house-cards-speak-yes = sí

## house-muck-at-showdown

house-muck-at-showdown-name = tirada en el showdown
house-muck-at-showdown-does = si una mano tirada puede volver
house-muck-at-showdown-figure = Cartas tiradas boca abajo, intactas: se pueden mostrar; «muerta», no.
house-muck-at-showdown-retrievable = mientras se puedan identificar
house-muck-at-showdown-dead = no, está muerta

## house-kill-tabled-winner

house-kill-tabled-winner-name = ganadora mostrada
house-kill-tabled-winner-does = si una mano ganadora mostrada puede morir
house-kill-tabled-winner-figure = Un color mostrado y barrido por error se lleva el bote igualmente.
house-kill-tabled-winner-never = nunca

## house-last-hand-shows

house-last-hand-shows-name = última mano viva
house-last-hand-shows-does = si la última mano viva debe mostrarse
house-last-hand-shows-figure = Todos los demás tiran en el river: el 5 gana sin mostrar; con sí, solo mostrando.

## house-roll-price

house-roll-price-name = precio de una tirada nula
house-roll-price-does = lo que cuesta la primera tirada que no vale, en fichas al crupier; cada una más lo dobla
house-roll-price-figure = Precio 1: tres tiradas nulas seguidas cuestan 1, 2 y 4, aparte del bote.
house-roll-price-none = nada

## house-rivers-alike

house-rivers-alike-name = rivers del mismo valor
house-rivers-alike-does = qué pasa si todas las cartas del river son del mismo valor
house-rivers-alike-figure =
    Oklahoma, rivers 8 8 8, bote 400: ningún board se retira; «gana el crupier», 400 para el crupier, sin
    últimas apuestas.
house-rivers-alike-none-goes = no se retira ningún board
house-rivers-alike-dealer-wins = se retiran todos y gana el crupier

## house-ask-to-see

house-ask-to-see-name = pedir ver
house-ask-to-see-does = quién puede pedir ver una mano
house-ask-to-see-figure = El 3 igualó la apuesta del 6 en el river y conserva sus cartas: puede ver la mano del 6.
house-ask-to-see-called-aggressor = quien igualó en el river, la del agresor
house-ask-to-see-floor = quien permita el floor
house-ask-to-see-any = cualquier jugador de la mano

## house-dispute-until

house-dispute-until-name = discutir una lectura
house-dispute-until-does = hasta cuándo se discute una lectura
house-dispute-until-figure =
    Se puede releer hasta que se baraje de nuevo; las fichas, hasta dos acciones de la mano siguiente.
house-dispute-until-next-hand = hasta la mano siguiente
