### Un expediente abierto: lo que no está como la sala lo guardó.

packet-missing = Falta { $part } en el expediente.
packet-damaged = { $part } está dañado: sus bytes no son los que se guardaron.
packet-twice = { $part } está dos veces en el expediente.
packet-added = { $part } fue añadido al expediente: la lista de la sala no lo tiene.
packet-unlisted = { $part } no está en la lista de hashes del expediente, así que nadie puede decir si fue cambiado.
packet-stray =
    { $bytes ->
        [one] 1 byte del archivo no es de ninguna parte del expediente: nadie lo firmó.
       *[other] { $bytes } bytes del archivo no son de ninguna parte del expediente: nadie los firmó.
    }
packet-wrapped =
    Las partes están como se firmaron, y el zip que las envuelve no: desde el byte { $byte } no es como
    lo escribió la sala.
packet-comment = El archivo tiene un comentario que no es parte del expediente: nadie lo firmó.
packet-changed = { $part } fue cambiado después de hacerse el expediente.
packet-unsigned = El expediente dice que la sala lo firmó, y falta su SIGNATURE.
packet-signature = { $part } fue cambiado después de firmarse, o lo fue la firma.
packet-another = Este expediente lo firmó otra clave que la de esa sala.
packet-nobody = Nadie firmó este expediente.
packet-final = Los repartos que cuenta el expediente no son lo que pagan sus filas.
packet-setup = La preparación de la mano se cuenta de dos maneras.
packet-not-sealed = La anotación { $entry } figura como sellada y no oculta nada: sus palabras dan su hash.
packet-two-ways = { $what } de la mano se cuenta de dos maneras.
