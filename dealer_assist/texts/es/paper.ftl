### Una mano en papel: su hoja, su PDF, el paquete de la disputa.

paper-back = Volver a la revisión
paper-save = Guardar como PDF
paper-page = página { $n }
paper-newest = Última anotación

## qué mano fue

paper-game = Juego
paper-plays = { $game }, { $betting }
paper-stakes = Apuestas obligadas
paper-stakes-none = ninguna
paper-button = Botón
paper-button-seat = asiento { $seat }
paper-dealt = Repartida
paper-finished = Terminada
paper-void = Anulada
paper-status = Estado
paper-still-open = sigue abierta
paper-house = Reglas de la casa
paper-house-tournament = { $preset }, torneo
paper-house-cash = { $preset }, cash

## una mano corregida

paper-corrected = Corregida por { $by }, { $day }: { $reason }
paper-corrected-by-rule = Corregida por { $by }, { $day }: { $reason } (regla { $rule })
paper-was-paid = Tal como se anotó pagó: { $paid }.
paper-nobody = a nadie

## quién jugaba

paper-players = Jugadores
paper-seat = Asiento
paper-player = Jugador
paper-before = Antes
paper-after = Después
paper-won = Ganado o perdido
paper-chips = { $chips }
paper-gained = +{ $chips }
paper-lost = -{ $chips }
paper-cards = Cartas vistas
paper-hand = Mano
paper-mucked = tirada
paper-folded = retirada

## qué se hizo

paper-entry = Anotación
paper-done = Qué se hizo
paper-open = Qué se podía hacer
paper-pot = Bote
paper-entered = Anotado, { $zone }
paper-with-reason = { $did }: { $reason }
paper-repaired = (corregida; se había anotado: { $was })

## quién cobró

paper-awards = Reparto de los botes
paper-among = Asientos que lo juegan
paper-side = Parte
paper-on-board = board { $board }
paper-amount = Importe
paper-goes-to = Va para
paper-with = Con
paper-stays = queda para la mano siguiente
paper-only-live = la única mano viva
paper-reasons = Razones
paper-rule = regla { $rule }
paper-reason = { $reason } ({ $rule })

## lo que valían las manos cuando faltaban cartas

paper-worth = Lo que valían las manos
paper-street = Calle
paper-share = Parte
paper-known-by = Cómo se sabe
paper-exact =
    { $n ->
        [one] exacto, 1 combinación
       *[other] exacto, { $n } combinaciones
    }
paper-drawn = { $n } repartos al azar, error estándar { $error } %
paper-outs = outs: { $cards }

## lo que se dijo de ella

paper-remarks = Decisiones y notas
paper-remark = Anotación { NUMBER($seq, useGrouping: 0) }, { $who }, { $day }: { $text }
paper-settled = { $text } (resuelta)
paper-not-signed-in = sin entrar

## el paquete

packed-title = Expediente de la disputa: { $hand }
packed-made = Hecho { $day }, con { $program }.
packed-made-by = Hecho { $day } por { $who }, con { $program }.
packed-checked =
    { $n ->
        [one] { $command }: 1 anotación comprobada al hacerlo: { $result }.
       *[other] { $command }: { $n } anotaciones comprobadas al hacerlo: { $result }.
    }
packed-agrees = todos los hashes y todos los resultados coinciden
packed-differs =
    { $n ->
        [one] 1 diferencia, que figura al final
       *[other] { $n } diferencias, que figuran al final
    }
packed-check =
    Para comprobar solo este expediente: { $command }. Tiene que nombrar el hash de la última anotación y el de
    packet.json tal como figuran aquí:
packed-newest = última anotación { $hash }
packed-sealed =
    Las anotaciones { $entries } nombran cartas que nadie vio en la mesa. Esas cartas se omiten; el lugar de las
    anotaciones en la cadena queda probado, sus palabras solo por el registro de la sala.
packed-record = El registro: cada anotación tal como se hizo
packed-time = { $zone }
packed-what = Qué se anotó
packed-who = Quién
packed-device = Dispositivo
packed-chips = Fichas
packed-taken-back = { $did } (deshecho)
packed-again = { $did } (la anotación { NUMBER($entry, useGrouping: 0) }, aplicada otra vez)
packed-repair = Corrección de la anotación { NUMBER($entry, useGrouping: 0) }: { $was } pasa a { $now }
packed-left-out = omitido
packed-start = Se repartió la mano
packed-undo = Deshecho, hasta como estaba tras la anotación { NUMBER($to, useGrouping: 0) }
packed-redo = Se rehízo lo deshecho
packed-stack = asiento { $seat } { SIGNED($chips) }
packed-pot = bote { SIGNED($chips) }
packed-house = Reglas de la casa en vigor
packed-rule = Regla
packed-value = Valor
packed-means = Qué decide
packed-section = Sección
packed-chain = La cadena de hashes
packed-chain-is = SHA-256 de cada anotación y del hash de la anterior; la primera sigue a 64 ceros.
packed-time-utc = Hora, UTC
packed-hash = Hash
packed-differences = Diferencias encontradas

## README.txt del paquete, un párrafo cada uno

readme-hand = { $hand }, tal como la guardó { $program }.
readme-pdf = la mano para leerla: quién anotó qué, cuándo y en qué dispositivo; el reparto con sus razones
readme-json = lo mismo para programas, con cada fila del registro
readme-phh = la mano para otros programas, como Poker Hand History
readme-sums = el hash de cada archivo
readme-signature = la clave pública de la sala y su firma de SHA256SUMS
readme-check = Para comprobarlo sin la base de datos de la sala, con dealer-assist { $version } o posterior:
readme-does =
    Calcula de nuevo cada hash de la cadena, juega otra vez la mano desde su comienzo y compara lo que se pagó.
    Con --key y la clave de la sala, como la muestra su página /ledger, dice si esta sala firmó el expediente.
readme-browser =
    Cualquier navegador hace lo mismo sin ningún programa: suelta este archivo en la página /verify de
    cualquier sala.
readme-head = El último hash de la cadena responde de todas las filas anteriores:
readme-compare =
    Compáralo con el de la página de la mano en la sala, o con el de una hoja impresa aquella noche.
readme-sealed =
    Las anotaciones { $entries } nombran cartas que nadie vio en la mesa; esas cartas se omiten, y aquí solo se
    puede comprobar el lugar de las anotaciones en la cadena.
readme-beside =
    Las filas, con sus horas y nombres, están en la cadena; los nombres de los jugadores y las notas están al
    lado.
readme-language =
    Los papeles de este expediente están en español; packet.json y sus hashes son iguales en todos los idiomas.
