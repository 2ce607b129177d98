### Lo que se rechaza, y qué hacer: rules.

refused-by-house-rule = Regla de la casa: { $name }

refused-no-limits = Un juego con límite sin ciegas necesita small_bet (y big_bet).
refused-bring-in-too-big = El bring-in de { $chips } es mayor que la apuesta pequeña de { $bet }; bájalo.
refused-no-spread =
    El spread-limit necesita el mínimo y el máximo de una apuesta; da spread, como en [2, 10], o un par para
    las calles pequeñas y otro para las grandes, como en [[2, 6], [2, 12]].
refused-bad-spread-turned-round =
    Un margen va de la apuesta mínima a la máxima; { $low } es mayor que { $high }. Dales la vuelta.
refused-bad-spread-whole-chips =
    El margen de { $low } a { $high } no se puede poner con fichas de { $chip }; que los dos sean múltiplos de
    { $chip }.
refused-bad-house-rule-names-and-values =
    Las reglas de la casa son un objeto de nombres y valores, como {"{"}"raise-cap": 4{"}"}.
refused-bad-card-no-card =
    «{ $word }» no es una carta. Escribe el valor (2-9 T J Q K A) y el palo (s h d c), como en Ah o Td; un
    comodín es Jk, una carta sin ver ??.
refused-bad-card-two-characters = «{ $word }» no se divide en cartas de dos caracteres; escribe AhKd o Ah Kd.
refused-bad-card-string-or-list = Las cartas son un texto como "AhKd 2c", o una lista de cartas.
refused-bring-in-too-big-spread =
    El bring-in de { $chips } es mayor que los { $most } que puede ser una apuesta; bájalo, o amplía el margen.
refused-blind-too-big =
    La ciega grande de { $chips } es mayor que los { $most } que puede ser una apuesta; bájala, o amplía el margen.
refused-straddle-not-allowed-left-of-blind =
    El asiento { $seat } no puede poner straddle. Solo puede el asiento { $first }, a la izquierda de la ciega
    grande; devuelve las fichas.
refused-straddle-not-allowed-on-the-button =
    El asiento { $seat } no puede poner straddle. Solo puede el botón, asiento { $button }; devuelve las
    fichas.
refused-straddle-not-allowed-not-the-blinds =
    El asiento { $seat } no puede poner straddle. Las ciegas no pueden; devuelve las fichas.
refused-straddle-not-allowed-none-here =
    El asiento { $seat } no puede poner straddle. Aquí no hay straddle; devuelve las fichas.
refused-straddle-not-allowed-heads-up =
    El asiento { $seat } no puede poner straddle. Mano a mano no hay straddle; devuelve las fichas.
refused-unknown-preset-house =
    «{ $word }» no es un conjunto de reglas de la casa{ $near ->
        [none] .
       *[other] ; ¿querías decir { $near }?
    } Es { $presets }.
refused-unknown-house-rule =
    No hay ninguna regla de la casa «{ $word }»{ $near ->
        [none] .
       *[other] ; ¿querías decir { $near }?
    } Quítala, o di una de la lista.
refused-bad-house-rule-always-so =
    La regla de la casa «{ $name }» no puede ser «{ $word }»: nada la juega de otro modo. Dice { $meaning }, siempre:
    { $allowed }. Quítala.
refused-bad-house-rule-other-value =
    La regla de la casa «{ $name }» no puede ser «{ $word }»{ $near ->
        [none] .
       *[other] ; ¿querías decir { $near }?
    } Dice { $meaning }. Es { $allowed }.
refused-bad-house-rule-no-part =
    La regla de la casa «{ $name }» no tiene ninguna parte «{ $word }»{ $near ->
        [none] .
       *[other] ; ¿querías decir { $near }?
    } Es un objeto de { $parts }.
refused-bad-house-rule-part =
    En la regla de la casa «{ $name }», { $part } no puede ser «{ $word }». Es un número de { $least } a { $most }.
refused-bad-house-rule-lacks-part =
    A la regla de la casa «{ $name }» le falta { $part }. Escríbelo: un número de { $least } a { $most }.
refused-number-of-chips = un número de fichas
refused-number-from-to = un número de { $least } a { $most }
refused-list-of-numbers = una lista de números de mesas
refused-object-of = un objeto de { $parts }
refused-unknown-game =
    No hay ningún juego «{ $game }». { $near ->
        [none] Pide la lista de juegos.
       *[other] ¿Querías decir «{ $near }»?
    }
refused-bad-chip-set =
    { $where }: { $reason }. Un juego de fichas tiene chips = [1, 5, 25], y ciegas y límites como pares de
    fichas enteras, [[1, 2], [2, 5]].
refused-turned-round-blinds =
    La ciega pequeña de { $small } es mayor que la ciega grande de { $big }; escribe primero la pequeña.
refused-turned-round-limits =
    La apuesta pequeña de { $small } es mayor que la apuesta grande de { $big }; dales la vuelta.
