### What to think over in a structure sheet.

structure-flat =
    Nivel { $level }: de { $old } a { $new } es
    { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } veces; menos de 1,15 apenas se nota
structure-steep =
    Nivel { $level }: de { $old } a { $new } es
    { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } veces; más de 1,6 es mucho
structure-ante = Nivel { $level }: un ante de { $ante } es mucho junto a una apuesta de { $bet }
structure-chip = Ninguna cantidad necesita la ficha de { $chip } desde el nivel { $level }; cámbiala antes
structure-no-colour-up = La ficha de { $chip } nunca se retira
structure-unit = Una entrada pone { $net } en el bote de premios, que billetes de { $unit } no pagan justo
structure-shallow = Se empieza con { $bets } apuestas grandes; con menos de 20 se juega poco
structure-pieces = Las fichas de un stack inicial suman { $chips }, y el stack es { $stack }
structure-sound = { $name }: nada que objetar
structure-length =
    { $players } jugadores, { $entries } entradas: { $hands } manos, { $levels ->
        [one] 1 nivel
       *[other] { $levels } niveles
    }, unas
    { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) } horas con descansos
