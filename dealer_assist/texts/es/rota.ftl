### El turno de los crupieres: rondas, relevos, descansos, turnos.

rota-title = Crupieres
rota-about = quién reparte dónde, quién sigue, el relevo, manos por hora
rota-none = No hay ninguna ronda. Una ronda es un orden de mesas por las que pasan los crupieres.
rota-new = Crear una ronda
rota-name = Ronda
rota-minutes = Relevo cada cuántos minutos
rota-breaks = Descansos tras la última mesa
rota-tables = Mesas en su orden, como 1-8, 11
rota-keep = Guardar la ronda
rota-end = Quitar la ronda
rota-change-string = Cambiar la ronda
rota-push = Relevo ahora
rota-push-all = Relevo en todas las rondas
rota-not-yet = todavía sin relevo
rota-late = toca el relevo
rota-in = relevo en { $minutes } min
rota-break = descanso
rota-nobody = nadie
rota-then = luego { $dealer }
rota-barred = el PIN no abre: { $tables }
rota-left-out = Sin puesto desde el último cambio: { $dealers }
rota-change = Cambiar
rota-dealer = Crupier
rota-place = Reparte aquí
rota-push-in = Relevo en
rota-dealt = Repartido en las últimas { $hours } horas
rota-downs = Turnos
rota-minutes-dealt = Minutos
rota-hands = Manos
rota-an-hour = Manos por hora
rota-from = Desde
rota-nobody-dealt = Nadie ha entrado en una tableta.
rota-pushed-by = Relevo de { $who }: ahora reparte aquí { $dealer }.
rota-next-here =
    Siguiente crupier: { $dealer }, { $minutes ->
        [0] ahora
       *[other] en { $minutes } min
    }. Quien reparte va a: { $to }.
