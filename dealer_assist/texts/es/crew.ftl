### Las páginas del director: personas, tabletas e intentos rechazados.

## personas

crew-title = Personas
crew-page-title = dealer-assist: personas
crew-name = Nombre
crew-role = Puesto
crew-tables = Mesas
crew-signs-in = Entra con
crew-any = cualquiera
crew-none-yet = aún ninguna
crew-all = todas
crew-gone = ya no trabaja aquí
crew-pin = PIN
crew-password = contraseña
crew-not-yet = aún no: enlace sin usar
crew-refused = Intentos rechazados
crew-refused-count = Intentos rechazados: { NUMBER($count, useGrouping: 0) }
crew-who-dealt = Quién repartió cuándo
crew-new = Alguien nuevo
crew-link-once =
    La página siguiente muestra un enlace, una vez. Quien lo abre elige una contraseña o, si es crupier, un
    PIN.
crew-add = Añadir y mostrar el enlace
crew-tablets = Tabletas
crew-tablets-how =
    Para dar una tableta a una mesa: entra en ella como floor o director, abre la mesa, toca arriba la tecla
    del crupier y después { $key }. Desde entonces basta un PIN.
crew-this-tablet = Esta tableta es de esta mesa
crew-tablet = Tableta
crew-table = Mesa
crew-deals-now = Reparte ahora
crew-set-up = Preparada
crew-nobody = nadie
crew-paired = por { $who }, { $day }
crew-revoke = Retirar
crew-no-tablets = Aún ninguna.
crew-lock = Minutos sin anotar nada tras los que las tabletas piden otra vez el PIN; 0: nunca
crew-save = Guardar
crew-does-dealer = Crupier: las mesas de abajo, con PIN
crew-does-floor = Floor: todas las mesas, decisiones, revisión
crew-does-viewer = Observador: solo mira
crew-does-director = Director: todo
crew-deals-at = Reparte en (crupieres)
crew-any-table = Cualquier mesa
crew-back = Volver a las personas

## una persona

crew-link-picture = El enlace como imagen para la cámara de un teléfono
crew-link-pin = { $name } abre este enlace una vez, en 24 horas, y elige un PIN. No se muestra otra vez.
crew-link-password = { $name } abre este enlace una vez, en 24 horas, y elige una contraseña. No se muestra otra vez.
crew-title-password = Contraseña
crew-old-counts = La contraseña vale hasta que se use el enlace nuevo.
crew-old-pin-stops = El PIN anterior deja de valer al momento y { $name } sale de todas partes.
crew-old-password-stops = La contraseña anterior deja de valer al momento y { $name } sale de todas partes.
crew-new-link = Crear un enlace nuevo
crew-leaves = Deja la sala
crew-leaves-how = { $name } sale y no puede entrar. Todo lo anotado queda en el registro con este nombre.
crew-deactivate = Dar de baja a { $name }
crew-gone-lead = Ya no trabaja aquí; no puede entrar.
crew-activate = Trabaja aquí de nuevo: crear un enlace

## quién repartió, qué se rechazó

crew-dealt-title = dealer-assist: quién repartió cuándo
crew-dealt-about = Cada cambio de crupier en una tableta, los últimos primero.
crew-changes = Cambios de crupier
crew-dealer = Crupier
crew-from = Desde
crew-to = Hasta
crew-came-at = Llegó en
crew-now = ahora
crew-at-entry = mano { NUMBER($number, useGrouping: 0) }, anotación { NUMBER($entry, useGrouping: 0) }
crew-before-first = antes de la primera mano
crew-refused-title = dealer-assist: intentos rechazados
crew-refused-about =
    Lo que alguien pidió y no puede hacer, y PIN equivocados en tabletas; los
    { NUMBER($most, useGrouping: 0) } últimos.
crew-when = Cuándo
crew-who = Quién
crew-what = Qué
crew-why-not = Por qué no
crew-not-signed-in = sin entrar
crew-none = Ninguno.
