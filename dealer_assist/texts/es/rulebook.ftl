### Las páginas del reglamento: su marco, la lista de juegos, las escalas, las tablas.

## el marco

book-rules = Reglas
book-games = Juegos
book-scales = Qué gana a qué
book-lowball = Números de lowball
book-killer_cards = Cartas asesinas
book-procedures = Procedimientos
book-words = Palabras
book-house-rules = Reglas de la casa que lo tocan
book-rule = Regla
book-values = Valores
book-a-number = un número
book-by-mode = { $tournament } (cash: { $cash })
edition-living-edition = la edición viva
edition-house = un juego de la casa
book-section = sección { $section }
book-source = Reglamento: { $where }.
book-count =
    { $n ->
        [one] { $n } juego
       *[other] { $n } juegos
    }

## los juegos

book-find = Buscar un juego por cualquiera de sus nombres
book-find-key = Buscar
book-likeliest =
    { $n ->
        [one] { $n } juego para «{ $asked }», el más probable primero.
       *[other] { $n } juegos para «{ $asked }», el más probable primero.
    }
book-no-game = Ningún juego para «{ $asked }». Prueba con una parte del nombre.
book-all-games = Todos los juegos
book-own = Juegos de esta sala: enviar un archivo o componer uno

## un juego

book-also = También llamado { $names }.
book-card = Tarjeta del juego
book-street = Calle
book-deal = Reparto
book-bet = Apuesta
book-board = Cómo está el board
book-by-rules-of = La tarjeta según las reglas de la casa de
book-procedure = Procedimiento
book-its-page = Su página
book-notes = Notas
book-game-scales = Escalas:

## escalas

book-scale-title = Qué gana a qué: { $scale }
book-scale-lead = Lo mejor: { $best }; { $order }. En los archivos de juego: { $word }.
book-numbers = Los números de esta escala
book-best-first = La mejor primero
book-the-best = La mejor de ellas
book-the-worst = La peor de ellas
book-all-alike = todas iguales
book-judged-by = Juegos que se juzgan así

## números de lowball

book-scale = Escala
book-five-ranks = Cinco valores, no de un solo palo
book-or-cards = O las cartas, o valores con parejas
book-cards-example = 7h 6c 5d 4s 2h, o 76542
book-what-number = ¿Qué número?
book-clear = Borrar
book-number = Número { NUMBER($number, useGrouping: 0) }
book-no-number = Sin número
book-appendix-a = Apéndice A: las manos por número, ninguna de un solo palo en la segunda y la tercera columna

## cartas asesinas

book-killers-lead =
    Con qué frecuencia un proyecto llega con dos cartas por venir, cuando algunas mejoran aún más la otra
    mano.
book-killers-how = Gana cuando cae un out en el turn o el river y en ninguno una carta asesina. Apéndice D.
book-unseen = { $game }: { NUMBER($number, useGrouping: 0) } sin ver
book-outs = Outs
book-work-out = Calcular
book-answer-outs =
    { $n ->
        [one] { $n } out
       *[other] { $n } outs
    }
book-answer-kills =
    { $n ->
        [one] { $n } carta asesina
       *[other] { $n } cartas asesinas
    }
book-killers-table =
    { $game }, { NUMBER($number, useGrouping: 0) } cartas sin ver: porcentaje, outs hacia abajo, cartas
    asesinas a lo ancho

## palabras de los archivos de juego

book-words-title = Palabras de los archivos de juego
book-words-lead =
    Un juego es un archivo con estas palabras y ninguna más. Un juego propio de la sala se escribe también con
    ellas.
book-kinds = Clases de palabras
book-word = Palabra
book-example = Ejemplo
book-meaning = Significado
book-none-of-book = ninguno del reglamento
