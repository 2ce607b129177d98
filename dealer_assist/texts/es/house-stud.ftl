### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-bring-in

house-bring-in-name = bring-in
house-bring-in-does = qué carta de puerta paga el bring-in
house-bring-in-figure =
    Cartas de puerta 2c, 2d, Ks: carta baja, el dos de tréboles; carta alta, el rey de picas.
house-bring-in-low-card = la carta más baja
house-bring-in-high-card = la más alta, el as es bajo
house-bring-in-high-card-ace-high = la más alta, el as es alto

## house-super-stud-8-bring-in

house-super-stud-8-bring-in-name = bring-in en Super Stud 8
house-super-stud-8-bring-in-does = lo mismo con cuatro cartas tapadas, alta-baja
house-super-stud-8-bring-in-figure = Cartas de puerta 3c, 9d, Kh: quien tiene 3c, o quien tiene Kh.
house-super-stud-8-bring-in-low-card = la carta más baja
house-super-stud-8-bring-in-high-card = la carta más alta

## house-bring-in-option

house-bring-in-option-name = abrir por más
house-bring-in-option-does = si quien abre puede abrir por más
house-bring-in-option-figure = 300/600, bring-in 100: 100 o 300; solo bring-in: 100.
house-bring-in-option-bring-in-or-complete = bring-in o completar
house-bring-in-option-bring-in-only = solo el bring-in

## house-bring-in-short

house-bring-in-short-name = bring-in corto
house-bring-in-short-does = cuánto cuesta igualar tras un bring-in corto
house-bring-in-short-figure =
    Bring-in 40, la carta baja all-in por 25: los demás igualan 40 o completan; igualando, 25.
house-bring-in-short-others-pay-full = el bring-in entero
house-bring-in-short-others-match = lo que hay

## house-third-street-half

house-third-street-half-name = media apuesta sobre el bring-in
house-third-street-half-does = qué es media apuesta sobre el bring-in
house-third-street-half-figure = Apuesta pequeña 200, bring-in 75: un all-in cuenta desde 100, o desde 137,5.
house-third-street-half-of-small-bet = la mitad de la apuesta pequeña
house-third-street-half-of-difference = la mitad de lo que falta

## house-stud-first-act

house-stud-first-act-name = quién empieza en stud
house-stud-first-act-does = quién empieza desde la cuarta calle
house-stud-first-act-figure = A la vista K-9, 4-4, A-2: empieza la pareja de cuatros; en razz, A-2.
house-stud-first-act-best-board = la mejor mano a la vista, baja en juegos bajos

## house-stud-board-tie

house-stud-board-tie-name = manos a la vista iguales
house-stud-board-tie-does = quién empieza cuando dos manos a la vista son iguales
house-stud-board-tie-figure = 8s-4d y 8h-4c: el ocho de picas, o el primero desde el crupier.
house-stud-board-tie-suit = el palo mayor de la carta más alta
house-stud-board-tie-position = el primero en sentido horario desde el crupier

## house-stud-short-stub

house-stud-short-stub-name = pocas cartas para séptima
house-stud-short-stub-does = la última carta cuando quedan pocas
house-stud-short-stub-figure =
    Siete jugadores, quedan 7: se barajan con las tres quemadas, se quema una y se reparten siete. Quedan 3:
    una para todos.
house-stud-short-stub-burns-then-community = con las quemadas; si no, una para todos
house-stud-short-stub-community = una carta para todos

## house-community-first-act

house-community-first-act-name = quién empieza tras la carta común
house-community-first-act-does = quién empieza tras una carta común
house-community-first-act-figure = El 3 empezó en sexta, con la carta común el 5 muestra lo mejor: 3, o 5.
house-community-first-act-as-sixth = como en sexta
house-community-first-act-with-community = la mejor a la vista con esa carta

## house-last-card-exposed

house-last-card-exposed-name = última carta descubierta
house-last-card-exposed-does = una última carta tapada que el crupier descubrió
house-last-card-exposed-figure = Se ve la séptima del 4: se sirve a los demás, se quema una y el 4 recibe otra tapada.
house-last-card-exposed-replace = se cambia tras los demás
house-last-card-exposed-keep = se queda
