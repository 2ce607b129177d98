### Valores, palos y cartas como también los dice la página.

## solo: 'as de corazones'

rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-J = jota
rank-Q = dama
rank-K = rey
rank-A = as

## una carta de un palo: 'as de corazones'

suit-c = tréboles
suit-d = diamantes
suit-h = corazones
suit-s = picas

## una carta entera

card-of = { $rank } de { $suit }
card-joker = comodín
card-unknown = carta desconocida
card-face-down = carta boca abajo
card-none = falta la carta
card-printed-joker = Comodín
