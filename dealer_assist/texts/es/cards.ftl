### Valores, palos y cartas, en cada forma en que una frase los pide.

## varios del mismo valor: 'pareja de ases bajo'

ranks-2 = doses
ranks-3 = treses
ranks-4 = cuatros
ranks-5 = cincos
ranks-6 = seises
ranks-7 = sietes
ranks-8 = ochos
ranks-9 = nueves
ranks-T = dieces
ranks-J = jotas
ranks-Q = damas
ranks-K = reyes
ranks-A = ases

## en el nombre de una jugada alta: 'Color, as-rey-nueve'

title-2 = dos
title-3 = tres
title-4 = cuatro
title-5 = cinco
title-6 = seis
title-7 = siete
title-8 = ocho
title-9 = nueve
title-T = diez
title-J = jota
title-Q = dama
title-K = rey
title-A = as

## varios, en el nombre de una jugada alta: 'Pareja de ases'

titles-2 = doses
titles-3 = treses
titles-4 = cuatros
titles-5 = cincos
titles-6 = seises
titles-7 = sietes
titles-8 = ochos
titles-9 = nueves
titles-T = dieces
titles-J = jotas
titles-Q = damas
titles-K = reyes
titles-A = ases

## la carta más alta: 'badugi al nueve'

top-2 = al dos
top-3 = al tres
top-4 = al cuatro
top-5 = al cinco
top-6 = al seis
top-7 = al siete
top-8 = al ocho
top-9 = al nueve
top-T = al diez
top-J = a la jota
top-Q = a la dama
top-K = al rey
top-A = al as

## la carta más alta: 'Escalera al as'

title-top-2 = al dos
title-top-3 = al tres
title-top-4 = al cuatro
title-top-5 = al cinco
title-top-6 = al seis
title-top-7 = al siete
title-top-8 = al ocho
title-top-9 = al nueve
title-top-T = al diez
title-top-J = a la jota
title-top-Q = a la dama
title-top-K = al rey
title-top-A = al as

## con su artículo: 'pon boca abajo el as de corazones'

the-2 = el dos
the-3 = el tres
the-4 = el cuatro
the-5 = el cinco
the-6 = el seis
the-7 = el siete
the-8 = el ocho
the-9 = el nueve
the-T = el diez
the-J = la jota
the-Q = la dama
the-K = el rey
the-A = el as

## con el otro artículo: 'solo cuenta una mano con un as'

a-2 = un dos
a-3 = un tres
a-4 = un cuatro
a-5 = un cinco
a-6 = un seis
a-7 = un siete
a-8 = un ocho
a-9 = un nueve
a-T = un diez
a-J = una jota
a-Q = una dama
a-K = un rey
a-A = un as

## unnamed

unnamed-the-joker = el comodín
unnamed-the-unknown = la carta desconocida
card-joker-face = Comodín
