### Las escalas por sus palabras: qué gana en cada una y qué gana a qué.

## las escalas por las que se juzgan las manos, detrás de la palabra "mano"

scale-high = alta
scale-short-deck-high = alta de baraja corta
scale-short-deck-high-trips = alta de baraja corta
scale-mexican-high = alta mexicana
scale-quick-quads = alta
scale-ace-to-five = baja de as a cinco
scale-deuce-to-seven = baja de dos a siete
scale-ace-to-six = baja de as a seis
scale-madison = baja de madison
scale-badugi = de badugi
scale-badugi-ace-high = de badugi con el as alto
scale-points = de puntos
scale-points-low = de menos puntos
scale-twenty-one = de veintiuno
scale-lowest-straight = de escalera baja

## la mejor mano

scale-best-high = mano alta
scale-best-short-deck-high = mano alta
scale-best-short-deck-high-trips = mano alta
scale-best-mexican-high = mano alta
scale-best-quick-quads = mano alta
scale-best-ace-to-five = baja de as a cinco
scale-best-deuce-to-seven = baja de dos a siete
scale-best-ace-to-six = baja de as a seis
scale-best-badugi = badugi
scale-best-badugi-ace-high = badugi
scale-best-points = total de puntos
scale-best-points-low = total de puntos
scale-best-twenty-one = cuenta de veintiuno
scale-best-madison = baja de madison
scale-best-lowest-straight = escalera

## qué gana a qué

scale-order-high = el orden de siempre, de escalera de color a carta alta
scale-order-short-deck-high = el color gana al full; A-6-7-8-9 es la escalera más baja y gana al trío
scale-order-short-deck-high-trips = el color gana al full y el trío a la escalera; A-6-7-8-9 es la escalera más baja
scale-order-mexican-high = el color gana al full; las escaleras saltan los valores que faltan, como 5-6-7-J-Q
scale-order-quick-quads =
    un trío de doses a dieces es póquer cuando las otras dos cartas suman su valor; el as cuenta uno y las
    figuras no suman
scale-order-ace-to-five = ases bajos, escaleras y colores no cuentan; la mejor, { $best }
scale-order-deuce-to-seven = ases altos, escaleras y colores cuentan en contra; la mejor, { $best }
scale-order-ace-to-six = ases bajos, escaleras y colores cuentan en contra; la mejor, { $best }
scale-order-badugi =
    el mayor número de cartas de distinto valor y palo, y entre ellas las más bajas, ases bajos; el mejor,
    { $best }
scale-order-badugi-ace-high =
    el mayor número de cartas de distinto valor y palo, y entre ellas las más bajas, ases altos; el mejor,
    { $best }
scale-order-points = ganan los más puntos: as uno, de dos a diez su número, figuras nada
scale-order-points-low = ganan los menos puntos: as uno, de dos a diez su número, figuras nada
scale-order-twenty-one =
    de las cinco cartas las que se quiera: los más puntos sin pasar de 21, después las más cartas; as uno,
    figuras nada
scale-order-madison = se lee desde la carta más alta, ases bajos; parejas, escaleras y colores no son nada
scale-order-lowest-straight = gana la escalera más baja: la de cinco es la mejor y la de as la peor

## las que numeran sus manos

scale-title-ace-to-five = De as a cinco, California
scale-title-deuce-to-seven = De dos a siete, Kansas City
scale-title-ace-to-six = De as a seis, Londres

## a scale as the heading of its page

scale-name-high = Alta
scale-name-short-deck-high = Alta de baraja corta
scale-name-short-deck-high-trips = Alta de baraja corta, tríos
scale-name-mexican-high = Alta mexicana
scale-name-quick-quads = Quick Quads
scale-name-ace-to-five = De as a cinco
scale-name-deuce-to-seven = De dos a siete
scale-name-ace-to-six = De as a seis
scale-name-madison = Madison
scale-name-badugi = Badugi
scale-name-badugi-ace-high = Badugi con as alto
scale-name-points = Puntos
scale-name-points-low = Puntos a la baja
scale-name-twenty-one = Veintiuno
scale-name-lowest-straight = La escalera más baja
