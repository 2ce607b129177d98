### Lo que dicen las órdenes, aparte de las respuestas en JSON y de su ayuda.

cli-place = dealer-assist { $command }: { $why }
cli-older-copy =
    La base de datos tiene las tablas de una versión anterior ({ $version }). Así se queda: se pone al día una
    copia, y se comprueba esa.
cli-damaged =
    La base de datos está dañada ({ $why }). `dealer-assist verify` dice qué se puede leer; una copia de
    seguridad trae el resto.
cli-not-answering =
    La base de datos no responde ({ $why }). Mira que esté en marcha, que se pueda escribir y que ningún
    otro programa la tenga; luego inténtalo otra vez.
cli-cannot-write = No se puede escribir { $file }: { $why }.
cli-backed-up = { $file }: { $hands ->
        [one] 1 mano
       *[other] { $hands } manos
    }, { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }
cli-whole-numbers = Los stacks y los premios son números enteros separados por comas.
cli-fee = La comisión es más de lo que paga una entrada. Bájala.
cli-percentages = Los porcentajes son números enteros separados por comas, como 50,30,20.
cli-not-written = mano { NUMBER($hand, useGrouping: 0) }: no se ha escrito. { $why }
cli-note = mano { NUMBER($hand, useGrouping: 0) }: { $note }
cli-written = { $count ->
    [one] 1 mano escrita en { $into }
   *[other] { $count } manos escritas en { $into }
  }
cli-no-toml = Ahí no hay ningún archivo .toml que comprobar.
cli-ok = { $file }: bien
cli-person-gone = ya no está aquí
cli-person-link = enlace aún sin usar
cli-first-director = el primer director
cli-link = Para { $whose }, una vez, en { $hours } horas: { $link }
cli-no-director = No hay ningún director { $name }. Di cuál: { $known }.
cli-more-directors = Hay más de un director. Di cuál: { $known }.
cli-rebuilt = { $count ->
        [one] 1 mano derivada de nuevo
       *[other] { $count } manos derivadas de nuevo
    }; { $wrong ->
        [one] 1 difiere.
       *[other] { $wrong } difieren.
    }
cli-our-fault = la culpa es nuestra, no del archivo: { $error }: { $why }
cli-no-house-rule = { $word } no es NOMBRE=VALOR, como raise-cap=4.
cli-no-json = { $word } no es JSON: { $why }.
cli-restored = { $file } de { $moment }: { $hands ->
        [one] 1 mano incorporada
       *[other] { $hands } manos incorporadas
    }, { $good } con la comprobación hecha
cli-differs =
    La mano { NUMBER($hand, useGrouping: 0) } difiere: mira dealer-assist verify { NUMBER($hand, useGrouping: 0) }
cli-passphrase = Frase de paso de las claves (vacía: sin ellas)
cli-passphrase-new = Frase de paso de las claves
cli-same-key = Personas, contraseñas, PIN, tabletas y pantallas siguen igual: la clave es la misma.
cli-other-key = Contraseñas, tabletas y pantallas siguen igual. Todos vuelven a entrar.
cli-other-pins =
    Los PIN no: necesitan la secret-key de la sala que se guardó. Pon ese archivo en { $instance } antes del
    próximo arranque, o da a cada crupier un enlace nuevo en la página de personas.
cli-sealed-pins =
    Los PIN no: las claves están selladas en esta copia. Pon su frase de paso en DEALER_ASSIST_PASSPHRASE y
    restaura otra vez con --replace, o da a cada crupier un enlace nuevo en la página de personas.
cli-no-folder = { $why } Di una carpeta vacía o nueva.
cli-site-written = { $folder }: { $files } archivos, { $size } MB
cli-taken-in = { $taken ->
        [one] 1 mano incorporada
       *[other] { $taken } manos incorporadas
    }, { $refused ->
        [one] 1 rechazada
       *[other] { $refused } rechazadas
    }: importación { NUMBER($import, useGrouping: 0) }
cli-files = { $count ->
    [one] 1 archivo
   *[other] { $count } archivos
  }
cli-upgraded = La base de datos está al día: { $place }
cli-lists-filled = Manos puestas en listas y búsquedas: { $count }
cli-lists-unreadable =
    Manos que no se pueden leer y no están en ninguna lista: { $count }; mira dealer-assist verify.
cli-no-hand = { $word } no es el número de una mano.
cli-no-hand-no-file = { $word } no es ni el número de una mano ni un archivo.
cli-ledger = libro mayor: { $rows } filas, cabecera { $head }
cli-sheet = { $levels ->
        [one] { $name }, 1 nivel, { $chips } en fichas
       *[other] { $name }, { $levels } niveles, { $chips } en fichas
    }
cli-proxies = --trusted-proxy y { $variable } dicen direcciones o redes: { $why }.
cli-one-worker =
    Un archivo SQLite lo sirve un solo proceso, que pone en cola a quienes escriben. Quita --workers, o da
    una base de datos PostgreSQL en DATABASE_URL.
cli-no-certificates = No se pueden crear certificados para https: { $why }
cli-cannot-listen =
    No se puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) }: { $why }. Detén lo que hay ahí
    o da otro puerto: --port { NUMBER($other, useGrouping: 0) }.
cli-place-read-only =
    No se puede escribir en { $place }, y una sala guarda ahí su registro, su clave y sus juegos.
    Da otra carpeta en DEALER_ASSIST_INSTANCE, o haz que se pueda escribir en esta;
    `dealer-assist verify` comprueba una copia donde esté.
cli-at = dealer-assist está en { $address }
cli-no-director-yet = Aún no hay director. Quien abra primero este enlace lo será: { $link }
cli-authority = La autoridad de certificación de la sala es { $file }, SHA-256 { $fingerprint }.
cli-trust = Confía en ella una vez en cada tableta; { $page } muestra cómo.
cli-tablets = Las tabletas entran por { $address }, o con este código:
