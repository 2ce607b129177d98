### Lo que dicen los guiones de la revisión.

## las entradas y el registro

replay-dealt = Se reparte la mano
replay-dealt-posted = Se reparte la mano, se ponen ciegas y antes
replay-entry-by = Anotación { $seq } · { $by }
replay-applied-again = aplicada otra vez al corregir la mano, primero anotación { $seq }
replay-repaired-was = Corregido: se anotó como «{ $line }».
replay-reason = Motivo: { $reason }
replay-was-open = Era posible
replay-now = Ahora
replay-remark-here = Nota a esta anotación
replay-pot = Bote
replay-main-pot = Bote principal
replay-side-pot = Bote lateral { $n }
replay-pot-seats = asientos { $seats }
replay-board = board { $n }
replay-stays = queda para la próxima mano
replay-only-live = la única mano viva
replay-awards = Pagos
replay-side = Parte
replay-goes-to = Para
replay-with = Con
replay-returned = { $chips } no se igualaron y vuelven a { $who }.
replay-returned-sevens = { $chips } vuelven a { $who } por la regla de abajo.
replay-rake = La casa toma { $chips }.
replay-seat = asiento { $seat }
replay-seat-named = asiento { $seat } ({ $name })
replay-set-up = Preparación
replay-repaired = corregida
replay-remarks =
    { $n ->
        [one] { $n } nota
       *[other] { $n } notas
    }
replay-pot-by = bote { $chips } · { $by }
replay-audit = Cada fila como se hizo; lo tachado se deshizo. Cada hash responde por su fila y todas las anteriores.
replay-taken-back = deshecho
replay-left-out = aquí faltan las cartas que nadie vio
replay-follows = sigue a { $hash }
replay-newest = Última anotación
replay-check = Comprobar:
replay-again-of = anotación { $seq } aplicada otra vez
replay-repair-of = Corrección de la anotación { $seq }: «{ $was }» pasa a ser { $now }
replay-quoted = «{ $line }»
replay-nothing = nada
replay-was-dealt = Se repartió la mano
replay-back-to = Deshecho, a como estaba tras la anotación { $seq }
replay-brought-back = Se rehizo lo deshecho
replay-void = Mano anulada
replay-void-why = Mano anulada: { $reason }

## el reproductor

replay-at-step = anotación { $seq }, paso { $step } de { $steps }
replay-step = paso { $step } de { $steps }
replay-pause = Pausa
replay-play-again = Ver otra vez
replay-play = Ver
replay-tab-remarks = Notas
replay-tab-open = Notas ({ $n })
replay-is-void = anulada
replay-is-over = terminada
replay-is-open = abierta
replay-end = final
replay-live = se juega ahora
replay-silent = El servidor no responde. Carga otra vez la página.

## gráficos

replay-stacks = Stacks
replay-stacks-entries = Stacks tras cada anotación
replay-stacks-hands = Stacks tras cada mano
replay-pot-entries = Bote tras cada anotación
replay-pots = Botes
replay-entry-pot = anotación { $seq }: { $chips }
replay-as-table = { $title }, como tabla
replay-player = Asiento { $seat }
replay-hand-is = Mano { $number }: { $status }
replay-hand-to = Mano { $number }: { $chips } para { $who }

## notas

replay-no-remark = Aún no hay notas sobre esta mano.
replay-in-other-words = Con otras palabras
replay-remark-on = Nota a la anotación { $seq }
replay-keep = Guardar
replay-leave = Dejarlo
replay-not-signed-in = sin entrar
replay-entry = Anotación { $seq }
replay-settled = resuelta
replay-open-again = abierta otra vez
replay-lines = { $n ->
    [one] 1 línea
   *[other] { $n } líneas
  }
replay-write-again = Escribir otra vez
replay-reopen = Abrir otra vez
replay-settle = Resuelta
replay-not-kept = El servidor no responde; la nota no se guardó.

## a hand that was corrected

replay-amended = Corregido: no se anotó así.
replay-as-counts = Como vale
replay-as-entered = Como se anotó

## what is known, and what it is worth

replay-outs = { $n ->
    [one] 1 out
   *[other] { $n } outs
  }
replay-equity-exact =
    Exacta: { $n ->
        [one] 1 manera
       *[other] { $n } maneras
    } de repartir el resto.
replay-equity-sampled = { $n } repartos al azar; error estándar { $error } %.

## branches: what if from here

branches-from-here = Y si desde aquí
branches-still-played = Las variantes se prueban al acabar la mano; mientras se juega, en la llamada al floor.
branches-none = No se guardó ninguna variante de esta mano.
branches-after = Y si, tras: { $line }
branches-after-deal = Y si, desde el reparto
branches-back = Quitar lo último
branches-rest = El resto como fue
branches-rest-lines =
    { $n ->
        [one] aún encaja 1 anotación
       *[other] aún encajan { $n } anotaciones
    }
branches-name = Cómo se llama
replay-is-branch = Una variante, no el resultado
replay-only-branch = solo en la variante
replay-branch-moves = En esta variante, frente a lo que pagó la mano: { $moved }
replay-branch-same = Esta variante habría pagado lo mismo que la mano.
