### La página que dice si el registro de la sala está bien.

## estado

health-title = Estado
health-good = Todo está bien.
health-look = Funciona; hay algo que mirar.
health-bad = Algo va mal: actúa ahora.
health-database = Base de datos
health-silent = no responde: { $error }
health-silent-do =
    Comprueba que está en marcha y que el disco no está lleno; las tabletas guardan lo que no han enviado.
health-other-version = { $kind }, de otra versión
health-other-version-do = Ejecuta dealer-assist upgrade y arranca otra vez.
health-kept = { $kind }; mesas: { $tables }, manos: { $hands }
health-entries = Entradas
health-not-kept = la última no se pudo guardar
health-record = Registro
health-changed = las manos { $hands } no dicen lo que decían
health-changed-do = Deja esta máquina como está, haz una copia y ejecuta dealer-assist verify.
health-verified = comprobadas ahora mismo: las { $count } últimas
health-disk = Disco
health-free = { $free } GB libres
health-full-do = Haz sitio ya: con el disco lleno no se guarda nada más.
health-filling-do = Haz sitio pronto.
health-backup = Copia de seguridad
health-no-backup = ninguna en backups/ de la carpeta de la instancia
health-no-backup-do = Ejecuta dealer-assist backup, o arranca con serve --backup-every 24.
health-old-backup = la última es del { $at }
health-old-backup-do = Haz una esta noche: dealer-assist backup.
health-backup-of = del { $at }
health-streams = Cambios en vivo
health-in-use = { $count } de { $most } conexiones en vivo en uso
health-in-use-do = Las demás tabletas preguntan cada pocos segundos; cierra páginas que nadie lee.
health-version = Versión
health-running = { $version }, en marcha desde hace { $span }
health-days = { $days } d { $hours } h
health-hours = { $hours } h { $minutes } min
