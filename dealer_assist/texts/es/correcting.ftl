### Corregir una mano terminada, anotar una mano después.

## corregir

correcting-title = Corregir
correcting-about =
    Según el registro hay { $chips } fichas en la sala. Una mano terminada se corrige desde su revisión.
correcting-count = Contar
correcting-count-about = comparar los stacks con el registro
correcting-write-down = Anotar una mano
correcting-write-down-about = board, cartas enseñadas, stacks finales, después las acciones
correcting-no-table = No hay ninguna mesa preparada.
correcting-hand-title = Corregir la mano { NUMBER($number, useGrouping: 0) }
correcting-hand-of = Corregir la mano { NUMBER($number, useGrouping: 0) } de { $table }
correcting-as-entered = Lo anotado queda como estaba.
correcting-review = Revisar la mano
correcting-draft-title = Reconstruir una mano
correcting-draft-at = Reconstruir una mano en { $table }
correcting-draft-about = Anota lo que se sabe, en cualquier orden; se guarda sobre la marcha.
correcting-all-drafts = Todos los borradores
correcting-drafts-of = Manos de { $table } anotadas después
correcting-draft = Borrador { NUMBER($number, useGrouping: 0) }
correcting-lines =
    { $n ->
        [one] { $n } línea
       *[other] { $n } líneas
    }
correcting-none-waits = No espera ningún borrador.
