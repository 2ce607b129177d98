### Juegos propios de la sala: la lista, enviar un archivo, componer uno.

## la lista

owngames-page-title = dealer-assist: juegos de esta sala
owngames-title = Juegos de esta sala
owngames-about =
    Cada uno es un archivo en la carpeta { $folder } de la instancia y se reparte como cualquier juego del
    reglamento.
owngames-saved = { $game } está guardado; se puede repartir desde la próxima mano.
owngames-not-taken = { $file } no se aceptó
owngames-the-file = El archivo
owngames-rules = Reglas
owngames-change = Cambiar
owngames-file = Archivo
owngames-none = Aún ninguno.
owngames-broken = Archivos con errores
owngames-broken-about = Aún no son juegos. Arregla el archivo y envíalo otra vez; entretanto nada más sufre.
owngames-compose = Componer un juego
owngames-compose-about =
    Elígelo con las palabras de los archivos de juego, mira sus reglas y diez manos al azar, y guárdalo.
owngames-send = Enviar un archivo
owngames-send-about = Un archivo de juego, .toml, { $most } bytes como máximo
owngames-may-replace = Puede ocupar el lugar de un juego del mismo nombre
owngames-check = Comprobar y guardar

## componer

compose-page-title = dealer-assist: componer un juego
compose-lead = Di solo lo que pasa en el tapete.
compose-show = Mostrar
compose-the-game = El juego
compose-name = Nombre
compose-summary = El juego en una línea
compose-short = Nombre corto
compose-short-hint = en títulos y listas; vacío: su nombre
compose-also = También llamado
compose-commas = separados por comas
compose-notes = Notas para el crupier
compose-line-each = una línea cada una
compose-built-on = Basado en
compose-nothing = nada: aquí se dice cada palabra
compose-begin = Rellenar el formulario con él
compose-variations = Variantes encima
compose-forced = Dinero obligado
compose-button = Un botón
compose-bring-in = Bring-in
compose-none = ninguno
compose-showing = Las cartas descubiertas cuentan como
compose-deck = Baraja
compose-joker = Comodín
compose-most-players = Jugadores como máximo
compose-usual-betting = Estructura de apuestas usual
compose-bettings = Estructuras de apuestas posibles
compose-streets = Calles, en orden
compose-street-top = Añadir una calle arriba
compose-street = Calle { NUMBER($number, useGrouping: 0) }
compose-bet = Apuesta
compose-opens = Abre
compose-as-usual = como siempre
compose-steps-before = Pasos antes de las apuestas
compose-with-first = Con la primera acción de la ronda
compose-street-below = Añadir una calle debajo
compose-street-out = Quitar esta calle
compose-step-of = Calle { NUMBER($street, useGrouping: 0) }, paso { NUMBER($step, useGrouping: 0) }
compose-first-of = Calle { NUMBER($street, useGrouping: 0) }, con la primera acción
compose-no-first = nada
compose-no-step = ningún paso
compose-how-many = { $what }: cuántos o cuáles
compose-as-parent = como en el original
compose-sides = Partes del bote
compose-sides-about = La primera se lleva la ficha impar.
compose-side-top = Añadir una parte arriba
compose-side = Parte { NUMBER($number, useGrouping: 0) }
compose-scale = Escala
compose-several = varias formas de ganar, como en el original
compose-own-cards = Cartas propias que juegan
compose-any = cualquiera
compose-all = todas
compose-shared = Juegan las cartas comunes
compose-qualifier = Mínimo
compose-part-of = Parte de una mano separada
compose-only-when = Solo se juega cuando
compose-when-of = Parte { NUMBER($side, useGrouping: 0) }, cuándo
compose-always = siempre
compose-side-below = Añadir una parte debajo
compose-side-out = Quitar esta parte
compose-nobody = Si nadie llega al mínimo
compose-other-takes = se lo lleva la otra parte
compose-next-deal = próxima mano
compose-show-game = Mostrar el juego
compose-yes = sí
compose-no = no
compose-trial = Prueba: { $hands } manos al azar, { $actions } acciones.
compose-trial-good = Todo fue bien: cada indicación estaba, cada showdown se juzgó, cada ficha se pagó.
compose-may-replace = Puede ocupar el lugar de { $file }
compose-save = Guardar
compose-as-file = como { $file }
compose-card = La tarjeta
compose-col-street = Calle
compose-col-cards = Cartas
compose-board = El board
compose-file = El archivo
compose-step-by-step = Paso a paso
compose-no-game = { $id } aún no es un juego
compose-file-now = El archivo como está
compose-words = Qué significan las palabras
compose-steps = Pasos
compose-conditions = Condiciones
compose-as-example = { $meaning }, como { $example }

## las palabras de un archivo, como las nombra el formulario

compose-entry = { $meaning }: { $written }
compose-forced-blinds = ciegas
compose-forced-antes = antes
compose-bring-in-low-card = la carta más baja
compose-bring-in-high-card = la carta más alta, el rey la mayor
compose-bring-in-high-card-ace-high = la carta más alta, el as la mayor
compose-bet-small = la apuesta pequeña
compose-bet-big = la apuesta grande
compose-bet-either = pequeña o grande, como quiera el jugador
compose-bet-none = sin apuestas
compose-opens-blinds = a la izquierda de la ciega grande
compose-opens-button = a la izquierda del botón
compose-opens-bring-in = quien paga el bring-in
compose-opens-best-board = la mejor mano a la vista
compose-opens-high-card = la carta más alta a la vista, con una apuesta
compose-variation-ante-and-high-card = ante, y la carta alta paga el bring-in
compose-variation-ante-and-low-card = ante, y la carta baja paga el bring-in
compose-variation-bomb-pot = bomb pot
compose-variation-crayfish = Crayfish: todo el board en el flop, y un dado quita cartas
compose-variation-jam-or-fold = jam-or-fold
compose-variation-mississippi = Mississippi: ciegas, y cuarta y quinta calle juntas
compose-variation-super = Super: cuatro cartas tapadas y una abierta, y se tiran dos
compose-variation-trips-over-straights = el trío gana a la escalera

## what a file or the form is told

owngames-choose-file = Elige un archivo que termine en .toml y envíalo.
owngames-no-text = { $file }: no es texto en UTF-8. Guárdalo como texto simple.
owngames-no-letter = El nombre del archivo no tiene ninguna letra que pueda quedar. Cámbialo.
owngames-already = Ya hay un juego { $game }. Marca la casilla para poner este en su lugar.
owngames-no-file = No hay ningún archivo { $game }.toml entre los juegos de esta sala.
owngames-two-streets = Dos calles se llaman «{ $name }». Da a cada una su nombre.
owngames-two-sides = Dos partes del bote se llaman «{ $name }». Da a cada una su nombre.
owngames-hand-failed = Mano { $number }: { $why }
owngames-slow = Tardaron más de { $seconds } segundos, así que no se repartieron más: es lento de juzgar.
