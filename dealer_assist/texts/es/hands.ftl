### Cómo se llama una jugada.

## jugadas altas; $three, $two, $ranks son valores en la forma titles, $top en la forma title-top

hand-five-of-a-kind = Repóquer de { $ranks }
hand-royal-flush = Escalera real
hand-straight-flush = Escalera de color { $top }
hand-quads = Póquer de { $ranks }
hand-full-house = Full de { $three } y { $two }
hand-flush = Color, { $ranks }
hand-straight = Escalera { $top }
hand-trips = Trío de { $ranks }
hand-two-pair = Doble pareja, { $high } y { $low }
hand-pair = Pareja de { $ranks }
hand-high-card = Carta alta, { $ranks }
hand-with-kickers =
    { $n ->
        [one] { $hand }, kicker { $ranks }
       *[other] { $hand }, kickers { $ranks }
    }

## jugadas bajas; $number es una palabra de number, $rest los valores en cifras

low-kind = { $top } alta
low-plain = baja de { $top }-{ $next }
low-numbered = { $low }, número { $number }
low-listed = { $low }, { $ranks }
low-pair = baja con pareja de { $ranks }, { $rest }
low-two-pair = baja con { $high } y { $low }, { $rest }
low-trips = baja con trío de { $ranks }, { $rest }
low-full-house = baja con full de { $three } y { $two }
low-quads = baja con póquer de { $ranks }, { $rest }
low-straight = baja con escalera { $top }
low-straight-flush = baja con escalera de color { $top }
low-flush = baja con color { $top }, { $ranks }

## badugi

badugi-kind =
    { $n ->
        [one] una carta
       *[other] { $count } cartas
    }
badugi-four = badugi { $top }, { $ranks }
badugi-fewer =
    { $n ->
        [one] una carta, { $ranks }
       *[other] { $count } cartas, { $ranks }
    }

## points

points-all =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
points-some =
    { $n ->
        [one] { $points } con una carta
       *[other] { $points } con { $count } cartas
    }

## number

number-1 = uno
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce
number-13 = trece
number-14 = catorce
number-15 = quince
number-16 = dieciséis
number-17 = diecisiete
number-18 = dieciocho
number-19 = diecinueve
number-20 = veinte
number-21 = veintiuno
number-22 = veintidós
number-23 = veintitrés
number-24 = veinticuatro
number-25 = veinticinco
number-26 = veintiséis
number-27 = veintisiete
number-28 = veintiocho
number-29 = veintinueve
number-30 = treinta
number-31 = treinta y uno
number-32 = treinta y dos
number-33 = treinta y tres
number-34 = treinta y cuatro
number-35 = treinta y cinco
number-36 = treinta y seis
number-37 = treinta y siete
number-38 = treinta y ocho
number-39 = treinta y nueve
number-40 = cuarenta
number-41 = cuarenta y uno
number-42 = cuarenta y dos
number-43 = cuarenta y tres
number-44 = cuarenta y cuatro
number-45 = cuarenta y cinco
number-46 = cuarenta y seis
number-47 = cuarenta y siete
number-48 = cuarenta y ocho
number-49 = cuarenta y nueve
number-50 = cincuenta
number-51 = cincuenta y uno
number-52 = cincuenta y dos
number-53 = cincuenta y tres
number-54 = cincuenta y cuatro
number-55 = cincuenta y cinco
number-56 = cincuenta y seis
number-57 = cincuenta y siete
number-58 = cincuenta y ocho
number-59 = cincuenta y nueve
