### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-draw-delivery

house-draw-delivery-name = entrega de los descartes
house-draw-delivery-does = cuándo se reparten las cartas del descarte
house-draw-delivery-figure =
    Piden tres, dos y ninguna: todos anuncian y luego se reparten tres y dos; o a cada uno enseguida.
house-draw-delivery-all-announce-first = cuando todos anunciaron
house-draw-delivery-each-in-turn = a cada uno en su turno

## house-draw-limit

house-draw-limit-name = máximo de cartas
house-draw-limit-does = cuántas cartas se pueden pedir como máximo
house-draw-limit-figure = Five card draw 0 a 5, badugi 0 a 4, Dramaha 49 0 a 3; con 3, tres en todas partes.

## house-fifth-card

house-fifth-card-name = quinta carta pedida
house-fifth-card-does = la quinta carta de quien pide cinco
house-fifth-card-figure = El asiento 2 pide cinco: cinco seguidas, o cuatro y una tras todos los demás.
house-fifth-card-straight-through = seguidas
house-fifth-card-after-others = tras todos los demás

## house-reshuffle-pool

house-reshuffle-pool-name = qué se baraja de nuevo
house-reshuffle-pool-does = qué se baraja cuando se acaba la baraja
house-reshuffle-pool-figure =
    Badugi, 12 retiradas, 14 tiradas antes, 3 de otro ahora, 2 quemadas: 31 cartas; solo rondas anteriores,
    28.
house-reshuffle-pool-all-but-own = todo menos lo tirado por quienes esperan cartas
house-reshuffle-pool-earlier-rounds = lo tirado antes de este descarte
house-reshuffle-pool-all = todo

## house-reshuffle-burns

house-reshuffle-burns-name = barajar las quemadas
house-reshuffle-burns-does = si las quemadas se barajan también
house-reshuffle-burns-figure = 12 retiradas, 14 tiradas, 2 quemadas: 28 con ellas, 26 sin ellas.
house-reshuffle-burns-in = se barajan
house-reshuffle-burns-out = quedan fuera

## house-last-card

house-last-card-name = última carta de la baraja
house-last-card-does = si se reparte la última carta de la baraja
house-last-card-figure =
    Queda una y al 2 se le deben dos: se reparte y la segunda sale de lo barajado; o se baraja con lo demás.
house-last-card-dealt = se reparte
house-last-card-only-if-it-finishes = solo si basta para todos
house-last-card-never = nunca

## house-draw-exposed

house-draw-exposed-name = carta del descarte descubierta
house-draw-exposed-does = una carta del descarte que se descubrió
house-draw-exposed-figure = Se ve la carta del 3: se sirve a los demás y luego el 3 recibe otra.
house-draw-exposed-replace-last = se cambia tras los demás
house-draw-exposed-keep = se queda

## house-wrong-card-count

house-wrong-card-count-name = número de cartas equivocado
house-wrong-card-count-does = una mano con cartas de más o de menos
house-wrong-card-count-figure =
    Seis cartas antes de que dos actúen: reparto nulo. Después la mano muere; con una de menos, se
    completa al pedir.
house-wrong-card-count-dead-after-action = reparto nulo antes de la acción, muerta después

## house-change-draw

house-change-draw-name = cambiar el número pedido
house-change-draw-does = hasta cuándo se puede cambiar el número pedido
house-change-draw-figure =
    «Dos», luego «tres»: vale hasta que el siguiente anuncia, o hasta que se reparten las cartas.
house-change-draw-until-next-announces = hasta que anuncia el siguiente
house-change-draw-until-dealt = hasta que se reparten

## house-joker

house-joker-name = comodín
house-joker-does = si el comodín está en la baraja
house-joker-figure = Five card draw con comodín: A A A A y el comodín son cinco ases; sin él, 52 cartas.
house-joker-none = no está

## house-archie-high

house-archie-high-name = mínimo de la alta en Archie
house-archie-high-does = la pareja que necesita la mitad alta en triple descarte alta-baja
house-archie-high-figure = Pareja de ochos: basta con seises, no con nueves.
house-archie-high-66 = pareja de seises
house-archie-high-99 = pareja de nueves

## house-archie-none

house-archie-none-name = nadie califica
house-archie-none-does = quién se lleva el bote si nadie califica
house-archie-none-figure =
    Bote 200, as-rey y pareja de cuatros, sin baja: los cuatros se llevan 200; repartido, 100 cada uno.
house-archie-none-high = la mejor mano alta
house-archie-none-split-all = se reparte entre todos

## house-progressive-badugi

house-progressive-badugi-name = mínimo del badugi progresivo
house-progressive-badugi-does = la mano mínima que se lleva un bote progresivo
house-progressive-badugi-figure =
    Lo mejor es un badugi al diez: con nueve el bote queda para la mano siguiente, con diez gana.
house-progressive-badugi-9 = badugi al nueve
house-progressive-badugi-8 = badugi al ocho
house-progressive-badugi-7 = badugi al siete
house-progressive-badugi-10 = badugi al diez
house-progressive-badugi-jack = badugi a la jota
house-progressive-badugi-three-cards = tres cartas cualesquiera

## house-buy-price

house-buy-price-name = precio de una carta
house-buy-price-does = cuánto cuesta al bote una carta en venta
house-buy-price-figure = 50/100, tres cartas vendidas: 300 más en el bote; a 30 cada una, 90.
house-buy-price-big-blind = la ciega grande

## house-sevens

house-sevens-name = regla de los sietes
house-sevens-does = si un siete o mejor debe apostarse tras el descarte
house-sevens-figure = 7-5-3-2-A que pasa y gana: se lleva solo lo de antes del descarte.

## house-sevens-short-call

house-sevens-short-call-name = sietes ante un all-in corto
house-sevens-short-call-does = desde cuándo falta quien solo iguala un all-in corto
house-sevens-short-call-figure =
    Apuesta 20, all-in 15, un siete solo iguala: es falta; con «menos de la mitad» 15 no lo es.
house-sevens-short-call-any-short = cualquier all-in corto
house-sevens-short-call-under-half = uno de menos de media apuesta

## house-sevens-penalty

house-sevens-penalty-name = penalización de la regla de los sietes
house-sevens-penalty-does = qué pierde quien falta
house-sevens-penalty-figure = 80 antes del descarte, 275 al final, gana quien faltó: 155 con sus 60; perdido, nada.
house-sevens-penalty-no-gain = gana solo lo de antes
house-sevens-penalty-forfeit = pierde el bote

## house-sevens-tie

house-sevens-tie-name = empate con la regla de los sietes
house-sevens-tie-does = cuando quien faltó empata
house-sevens-tie-figure = 90 antes, tres ponen 60, A faltó y empata con B: A 105, B 165; todo al otro, 60 y 210.
house-sevens-tie-share-pre-draw = se reparte el bote de antes
house-sevens-tie-all-to-other = el otro se lo lleva todo
