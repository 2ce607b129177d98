### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-pot-reading

house-pot-reading-name = qué es el bote
house-pot-reading-does = si la subida es del tamaño del bote o lo es el total
house-pot-reading-figure = 5/10, el primero: a 35; si el total es el bote, a 25.
house-pot-reading-raise-by-pot = la subida es el bote tras igualar
house-pot-reading-raise-to-pot = el total es el bote tras igualar

## house-pot-short-blind

house-pot-short-blind-name = ciega corta en el bote
house-pot-short-blind-does = cómo cuenta en la primera ronda una ciega muerta, ausente o corta
house-pot-short-blind-figure =
    50/100, ciega pequeña muerta o grande all-in por 50: el primero a 350; fichas reales, a 300.
house-pot-short-blind-full-preflop = como si ambas fueran enteras
house-pot-short-blind-actual = las fichas reales
house-pot-short-blind-small-as-big = la pequeña como una grande

## house-pot-ante

house-pot-ante-name = antes en el bote
house-pot-ante-does = qué antes cuentan en la primera ronda
house-pot-ante-figure = 50/100, ante de la ciega grande 100, el primero: 450; sin él 350. Seis antes de 25: 850 o 700.
house-pot-ante-count = todos
house-pot-ante-skip-single-payer = no el que paga un solo jugador
house-pot-ante-skip = ninguno

## house-pot-round

house-pot-round-name = redondeo del bote
house-pot-round-does = cómo se redondea el bote que se cuenta
house-pot-round-figure = Hacia arriba, unidad 25: un bote de 85 cuenta como 100.
house-pot-round-exact = no se redondea
house-pot-round-up = hacia arriba
house-pot-round-down = hacia abajo

## house-pot-round-unit

house-pot-round-unit-name = unidad de redondeo
house-pot-round-unit-does = a qué unidad se redondea
house-pot-round-unit-figure = Unidad 25, bote 110: arriba 125, abajo 100.

## house-half-pot-round

house-half-pot-round-name = mitad de un bote impar
house-half-pot-round-does = la mitad de un número impar de fichas mínimas
house-half-pot-round-figure =
    Medio bote 50/100, ficha 50, el primero: la mitad de 250 es 100, a 200; arriba, 150, a 250.
house-half-pot-round-down = hacia abajo
house-half-pot-round-up = hacia arriba

## house-pot-overbet

house-pot-overbet-name = más que el bote
house-pot-overbet-does = qué pasa con las fichas por encima del máximo
house-pot-overbet-figure = Máximo 700, pone 900: vuelven 200; si ya salió la próxima carta, 900 puede valer.
house-pot-overbet-give-back = vuelven
house-pot-overbet-stands-after-street = con la próxima carta fuera, la apuesta vale
