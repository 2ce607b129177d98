### Cuentas sin mano: botes laterales y fichas impares, una frase cada una.

sums-returned = { $chips } vuelve al asiento { $seat }: nadie lo igualó.
sums-pot =
    { $n ->
        [one] Bote { $chips }: asiento { $seats }.
       *[other] Bote { $chips }: asientos { $seats }.
    }
sums-main =
    { $n ->
        [one] Bote principal { $chips }, { $each } cada uno: asiento { $seats }.
       *[other] Bote principal { $chips }, { $each } cada uno: asientos { $seats }.
    }
sums-side =
    { $n ->
        [one] Bote lateral { $number }: { $chips }, { $each } más: asiento { $seats }.
       *[other] Bote lateral { $number }: { $chips }, { $each } más cada uno: asientos { $seats }.
    }
sums-even = Las mitades son iguales: { $first } cada una.
sums-uneven = La primera mitad se lleva la ficha impar: { $first } y { $second }.
sums-odd =
    { $n ->
        [one] Ficha impar: asiento { $seats }, el primero a la izquierda del botón en el asiento { $button }.
       *[other] Fichas impares: asientos { $seats }, los primeros a la izquierda del botón en el asiento { $button }.
    }
sums-odd-of-side =
    { $n ->
        [one] Ficha impar de la mitad { $side }: asiento { $seats }, el primero con derecho a la izquierda del
        botón en el asiento { $button }.
       *[other] Fichas impares de la mitad { $side }: asientos { $seats }, los primeros con derecho a la izquierda del
        botón en el asiento { $button }.
    }
sums-no-odd = No hay ficha impar: se reparte exacto.
sums-deal-icm = ICM: el primer puesto va según los stacks, cada puesto siguiente según los stacks de los demás.
sums-deal-sampled =
    El ICM con más de quince jugadores se estima: { $samples } finales sorteados por fichas; cada cifra puede
    desviarse en { $error }.
sums-deal-chips = Por fichas: cada uno recibe el premio del último puesto; el resto va según los stacks.
sums-deal-over-first = Por fichas, el stack más grande recibiría { $most }, más que el primer premio de { $first }.
