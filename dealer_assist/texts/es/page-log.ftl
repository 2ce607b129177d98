### El registro de una mano, volver atrás en él y cambiar una acción anterior.

## log

log-recent = últimas acciones
log-title = Mano { $hand }: registro
log-audit = Ver lo deshecho
log-close = Cerrar
log-nothing = Todavía no se ha hecho nada.
log-was = cambiado; era: { $line }
log-pot = bote { $chips }
log-back-here = Volver aquí
log-change = Cambiar esto
log-rest-stays = lo demás se aplica de nuevo
log-this-tablet = esta tableta
log-other-tablet = otra tableta
log-undone = deshecho
log-start = Empieza la mano
log-redo = Recuperado
log-void = Mano anulada
log-undo = Vuelta a la anotación { $seq }: { $line }
log-undo-all = Vuelta al comienzo de la mano
log-again = Aplicado de nuevo: { $line }
log-changed = { $was }: cambiado a { $now }.
log-taken-out = { $was }: quitado.
log-misdeal = Reparto nulo…
log-voids = La mano { $hand } queda anulada y vuelven todas las fichas: el bote de { $chips } a quienes lo pusieron.
log-voids-quiet = La mano { $hand } se anula y cada ficha vuelve a quien la puso.
log-keep = Mantener la mano
log-void-now = Anular la mano { $hand }
log-the-change = el cambio

log-entries =
    { $n ->
        [one] 1 línea
       *[other] { $n } líneas
    }

log-takes =
    { $n ->
        [one] deshace esto
       *[other] deshace { $n } anotaciones
    }

log-applied =
    { $n ->
        [one] 1 anotación aplicada de nuevo.
       *[other] { $n } anotaciones aplicadas de nuevo.
    }

log-also =
    { $n ->
        [one] 1 más cambiada.
       *[other] { $n } más cambiadas.
    }

log-dropped =
    { $n ->
        [one] 1 anotación quitada.
       *[other] { $n } anotaciones quitadas.
    }

## back

back-taken = Deshecho: { $line }
back-unrepaired = Se deshace el cambio; como antes: { $line }
back-before = Volver a antes de: { $line }
back-repair = ¿Deshacer el cambio? { $what }
back-and = {" "}y{" "}
back-stay = Quedarse aquí
back-go = Volver atrás
back-redo-brings = Rehacer lo recupera

back-taken-from =
    { $n ->
        [one] Deshecho: { $line }
       *[other] Deshechas { $n } anotaciones, desde: { $line }
    }

back-brought =
    { $n ->
        [one] Recuperado: { $line }
       *[other] Recuperadas { $n } anotaciones, desde: { $line }
    }

back-over =
    { $n ->
        [one] Se vuelve por encima de: { $streets }. Se deshace 1 anotación.
       *[other] Se vuelve por encima de: { $streets }. Se deshacen { $n } anotaciones.
    }

back-entries =
    { $n ->
        [one] Se deshace 1 anotación.
       *[other] Se deshacen { $n } anotaciones.
    }

back-others =
    { $n ->
        [one] Una la hizo { $who }.
       *[other] { $n } las hizo { $who }.
    }

back-theirs =
    { $n ->
        [one] La hizo { $who }.
       *[other] Las hizo { $who }.
    }

## repair

repair-change = Cambiar: { $line }
repair-leave = Dejarlo
repair-take-out = Quitarlo
repair-never = no ocurrió
repair-misfit = Ya no encaja: { $line }
repair-missed = Falta algo antes de: { $line }
repair-leave-all = No cambiar nada
repair-away = Sin conexión: déjalo, toca «Volver aquí» y anota desde ahí.
repair-rest = Después: { $lines }.
repair-rest-none = Después no hay nada.
repair-then = luego: { $line }
repair-more = Otra cosa…
repair-out = Omitir: { $line }
repair-out-small = y seguir con lo demás
repair-stop-small = lo demás se anota a mano

repair-stop =
    { $n ->
        [one] Quitar esta anotación
       *[other] Quitar estas { $n } anotaciones
    }
