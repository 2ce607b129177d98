### Lo que se rechaza, y qué hacer: store.

refused-old-tables =
    Esta base de datos tiene las tablas de otra versión, y donde está no se puede escribir nada. Cópiala a un
    lugar donde se pueda.
refused-old-tables-running =
    Esta base de datos tiene las tablas de otra versión. Ejecuta `dealer-assist
    upgrade` y arranca de nuevo el servidor.
refused-old-tables-server =
    Esta base de datos tiene las tablas de una versión anterior, y comprobarla no cambia nada. Ejecuta antes
    `dealer-assist upgrade`, o restaura una copia en otro lugar y comprueba esa.
refused-later-tables =
    Esta base de datos tiene tablas de una versión posterior ({ $newer }), y esta es la { $version }. Instala
    la versión más nueva, o restaura una copia más antigua en otra carpeta.
refused-no-database =
    No hay base de datos en { $file }. Da la carpeta de la sala o de su copia en DEALER_ASSIST_INSTANCE.
refused-no-database-folder = { $file } es una carpeta, no una base de datos. Da la carpeta donde debería estar.
refused-no-database-empty = { $file } está vacío: no hay registro en él. Toma una copia de seguridad, u otra copia.
refused-no-database-other =
    { $file } no es una base de datos, o su comienzo está dañado. Toma una copia de seguridad, u otra copia.
refused-no-database-no-room = En esta base de datos no hay ninguna sala de dealer-assist. Da otra.
refused-journal-left =
    Las anotaciones más nuevas siguen en { $journal }, y no se pueden recoger donde no se puede escribir.
    Copia los dos archivos a un lugar donde se pueda.
refused-event-seat = En esta mesa se juega un torneo: los jugadores vienen, van y se mueven por su director.
refused-event-archived = { $event } está archivado. Ábrelo antes otra vez.
refused-bad-name-new-event = Un torneo tiene un nombre de 80 letras como mucho. Escribe uno.
refused-carried-into =
    Las fichas del torneo { NUMBER($number, useGrouping: 0) } pasaron a { $event }. Deshaz eso primero.
refused-still-playing-event = { $event } todavía se juega. Termínalo primero.
refused-seat-changed =
    El asiento { $seat } tiene ahora { $chips } fichas y tenía { $had } cuando se tocó esto. No se cambió nada. Mira
    el asiento y tócalo otra vez.
refused-seat-changed-left = Quien estaba en el asiento { $seat } se ha ido. No se cambió nada.
refused-seats-changed-seat =
    El asiento { $seat } no está como cuando se repartió la mano { NUMBER($number, useGrouping: 0) }.
    Resuélvelo con un recuento de la mesa.
refused-seats-changed-middle =
    Lo que hay en el centro no es con lo que se repartió la mano { NUMBER($number, useGrouping: 0) }. Deja la
    mano anulada y empieza la siguiente.
refused-seats-changed-entered-again =
    { $player } quedó fuera en la mano { NUMBER($number, useGrouping: 0) } y ha vuelto a entrar desde entonces.
    Deshaz primero esa entrada y luego la mano.
refused-seats-changed-leave-void =
    El asiento { $seat } no está como cuando se repartió la mano { NUMBER($number, useGrouping: 0) }. Deja la
    mano anulada y empieza la siguiente.
refused-seats-changed-not-moved-back =
    El asiento { $seat } no está como cuando se repartió la mano { NUMBER($number, useGrouping: 0) }, así que
    sus fichas no se pueden devolver. Sienta al mismo jugador con las mismas fichas, o deja la mano como está.
refused-not-over = La mano corregida aún no ha terminado; anota el resto.
refused-no-name-correction = Una corrección lleva un nombre. Di quién eres, o entra con tu contraseña.
refused-no-reason = Di en pocas palabras por qué; queda en el registro.
refused-nothing-changed-pays-the-same = La mano corregida dice lo que ya vale. No hay nada que corregir.
refused-hand-open-no-stack-now =
    Se está jugando la mano { NUMBER($number, useGrouping: 0) }, así que ahora no se puede cambiar ningún
    stack. Guarda la corrección sin mover fichas, o hazla cuando termine la mano.
refused-house-pays =
    También cambia la comisión, así que los asientos solos no bastan. Guarda la corrección sin mover fichas, y
    arréglalo con la casa.
refused-pot-moved-on =
    El bote que quedó se jugó en la mano { NUMBER($number, useGrouping: 0) }. Guarda la corrección sin mover
    fichas, y arréglalo entre los jugadores.
refused-pot-moved-on-given-out =
    El bote que quedó se entregó en la mesa. Guarda la corrección sin mover fichas, y arréglalo entre los
    jugadores.
refused-seats-changed-another-player =
    El asiento { $seat } era de { $player } en esta mano y ahora no. Guarda la corrección sin mover fichas, y
    arréglalo donde se sientan ahora los jugadores.
refused-too-few-chips =
    El asiento { $seat } tiene { $stack } y tendría que dar { $chips }. Guarda la corrección sin mover fichas,
    y decide qué se hace.
refused-hand-open-at-the-table = Esta mano todavía se juega. Cámbiala en la mesa, o deshaz.
refused-too-long-lines = Una mano tiene { $most } líneas como mucho.
refused-bad-seq-of-hand =
    La mano { NUMBER($number, useGrouping: 0) } tiene las anotaciones 0 a { NUMBER($newest, useGrouping: 0) };
    { NUMBER($seq, useGrouping: 0) } no es ninguna de ellas.
refused-record-damaged =
    La mano { NUMBER($number, useGrouping: 0) } no cuadra: { $wrong } No se muestra. Deja esta máquina como está, haz
    una copia y ejecuta dealer-assist verify.
refused-record-refused =
    La mano { NUMBER($number, useGrouping: 0) } se jugó con la versión { $version }, y esta rechaza una
    anotación; su comprobación dice cuál. Lo que se pagó queda pagado; su registro muestra todas las anotaciones.
refused-record-refused-entry =
    Esta mano se jugó con otra versión, y esta rechaza una anotación; su comprobación dice cuál. Lo que se pagó
    queda pagado; su registro muestra todas las anotaciones.
refused-bad-kind = Ningún suceso se llama { $kind }. Toma uno de: { $known }.
refused-not-in-hand-irregular = El asiento { $seat } no recibió cartas en esta mano. Toma uno que sí, o ninguno.
refused-too-long-letters = { $most } letras como mucho. Dilo más corto.
refused-hand-not-over-rest = Las acciones terminan antes que la mano; anota el resto.
refused-too-many-drafts = En esta mesa esperan { $most } borradores. Termina antes uno de ellos.
refused-hand-open-write-down =
    Se está jugando la mano { NUMBER($number, useGrouping: 0) }. Escribe esto cuando termine.
refused-not-complete = Esta mano todavía no está entera: { $why }
refused-draft-over = Este borrador ya es una mano. Cámbialo con una corrección.
refused-not-in-hand-draft = El asiento { $seat } no recibió cartas en esta mano. Dale un stack, o quítalo.
refused-log-full-undo = Una mano tiene { $most } anotaciones como mucho. Deshaz y sigue.
refused-not-in-force =
    La anotación { NUMBER($entry, useGrouping: 0) } no está en vigor. Cambia una de las que lo están.
refused-nothing-changed = Eso es lo que ya dice la anotación. Cámbiala, o déjala.
refused-bad-seq-not-after =
    La anotación { NUMBER($seq, useGrouping: 0) } no es una de las que vienen después de la anotación
    { NUMBER($entry, useGrouping: 0) } y están en vigor. Toma el número del conflicto que se respondió.
refused-key-used =
    La clave de esta petición pertenece a la anotación { NUMBER($seq, useGrouping: 0) } de la mano, que dice
    otra cosa. Da a cada anotación nueva su propia clave.
refused-nothing-to-undo-yet = Todavía no se hizo nada en esta mano; no hay nada que deshacer.
refused-bad-seq-not-back =
    La anotación { $to } no es una a la que volver. Nombra una anterior, de 0 a
    { NUMBER($seq, useGrouping: 0) }.
refused-nothing-to-undo-stands =
    La mano está como estaba tras la anotación { NUMBER($back_to, useGrouping: 0) }; nada que deshacer.
refused-nothing-to-redo = No se deshizo nada desde la última acción; no hay nada que rehacer.
refused-hand-void-already = Esta mano ya está anulada. Empieza la siguiente.
refused-face-down =
    Lo impide una carta que está boca abajo o se tiró sin verse. Cuál es lo ve el crupier durante la mano y el
    floor después. El intento ha quedado anotado; no ha cambiado nada.
refused-log-full = Esta mano tiene { $most } anotaciones, lo máximo que puede tener.
refused-hand-void-undo = Esta mano está anulada. Empieza la siguiente, o deshaz la anotación que la anuló.
refused-hand-closed =
    Tras la mano { NUMBER($number, useGrouping: 0) } vino la mano { NUMBER($newest, useGrouping: 0) } en esta
    mesa, así que sus fichas quedan como se pagaron. Corrige las fichas con una corrección de la mano.
refused-hand-corrected =
    La mano { NUMBER($number, useGrouping: 0) } se corrigió y eso cambió los stacks de los asientos. Corrígela
    otra vez.
refused-chips-off-seat =
    El asiento { $seat } tiene { $has } y el libro dice { $says }. Cuenta la mesa y resuelve el recuento, o di
    qué tiene de verdad el asiento; después reparte.
refused-chips-off =
    Hay { $lie } fichas en esta mesa y entraron { $came_in }, una diferencia de { $difference }. Cuenta la
    mesa y resuélvelo; después reparte.
refused-bad-head =
    Una cabecera es su hash, o una fila, un hash y una firma como los muestra /ledger. Dala entre comillas.
refused-no-key =
    La clave de la sala no está en esta carpeta, y sin ella nadie puede decir quién firmó. Da su mitad pública
    con --key, como la muestra /ledger.
refused-bad-delay = Una pantalla va con 0, 30, 60 o 300 segundos de retraso, o con una mano.
refused-table-name-taken =
    { $count ->
        [one] Ya hay una mesa con este nombre: { $names }.
       *[other] Ya hay mesas con estos nombres: { $names }.
    } Elige otro nombre u otros números.
refused-bad-place = Las filas y los lugares van del 1 al { $most }.
refused-bad-role = Un rol es uno de { $known }. Elige uno.
refused-last-director =
    { $name } es el único director. Nombra antes director a otra persona, y que elija una contraseña.
refused-no-decision = Di qué decides: stands, back, change o words.
refused-no-decision-going-back = Volver atrás nombra la anotación, en "to"; ninguna otra decisión lo hace.
refused-no-decision-change = Un cambio nombra la anotación y lo que debe ser; ninguna otra decisión lo hace.
refused-no-name-ruling = Una decisión lleva un nombre. Di quién eres, o entra con tu contraseña.
refused-no-query = Busca algo primero, y después guarda la búsqueda.
refused-too-many-hands = Una lista tiene { $most } manos como mucho. Empieza otra.
refused-too-many-kept = Ya guardas { $most }. Borra antes una.
refused-no-name-kept = Ponle un nombre, para encontrarla otra vez.
refused-too-long-name = Un nombre tiene { $most } letras como mucho.
refused-bad-seq-remark =
    Esta mano tiene las anotaciones 0 a { NUMBER($newest, useGrouping: 0) }; { NUMBER($seq, useGrouping: 0) }
    no es ninguna de ellas.
refused-not-your-remark = Esto lo escribió { $wrote }; escribe al lado una nota tuya.
refused-too-many-remarks = Esta mano tiene { $most } notas, lo máximo que puede tener.
refused-no-text-remark = Escribe lo que hay que anotar, y después guárdalo.
refused-too-long-remark = Una nota tiene { $most } letras como mucho. Dilo más corto.
refused-bad-sort = Las manos se ordenan por hora o por bote.
refused-bad-after = No existe esa página de la búsqueda. Busca otra vez.
refused-too-long-search = Una búsqueda tiene { $most } letras como mucho.
refused-too-long-things = Pide { $most } cosas como mucho.
refused-bad-search-only-marks =
    Se pueden excluir marcas, calles, nombres, juegos y manos, como -void o -player:ann; -{ $word }: no.
refused-bad-search-stage = { $word } no es parte de un torneo. Escribe stage:"final table" o stage:"day 2".
refused-bad-search-level = Un nivel es un número de 1 a 999, como en level:5.
refused-bad-search-or-better =
    «O mejor» va con una clase entera de mano: dobles parejas o mejor, color o mejor, low de ocho o mejor.
refused-bad-search-or =
    «O» no puede estar entre { $first } y { $last }: solo entre dos jugadores, crupieres, juegos, mesas, manos, calles
    de un all-in o cosas que ocurrieron. Busca primero una y luego la otra.
refused-bad-search-or-parts =
    «O» está entre dos manos que difieren en una sola cosa, como «trío de reyes o trío de reinas». Busca primero una y
    luego la otra.
refused-bad-search-after-colon = Escribe cuál { $word }, justo después de los dos puntos.
refused-bad-search =
    «{ $word }» no sirve para buscar.{ $near ->
            [none] {""}
           *[other] {" "}¿Querías decir { $near }?
        } Hay { $known } y las marcas { $marks }.
refused-bad-seat-wanted = Un asiento es un número de 1 a 10, como en seat:4.
refused-bad-search-street =
    Ningún juego tiene la calle «{ $word }».{ $near ->
            [none] {" "}Hay { $known }.
           *[other] {" "}¿Querías decir { $near }?
        }
refused-bad-amount-wanted = «{ $word }» no es una cantidad. Escribe pot:>5000, pot:<200 o pot:1000-5000.
refused-bad-date-wanted =
    «{ $word }» no es un día. Escribe date:2026-11-20, date:2026-11-20..2026-11-22, date:2026-11, date:today o
    date:yesterday.
refused-bad-date-far-away = Ese día está demasiado lejos.
refused-empty-seat-nobody-with-chips = En el asiento { $seat } no hay nadie con fichas a quien repartir.
refused-not-a-table = { $table } guarda manos de un archivo; ahí no se reparte.
refused-hand-open-count = Se está jugando la mano { NUMBER($number, useGrouping: 0) }. Cuenta entre dos manos.
refused-not-all-seats = El asiento { $seat } aún no está contado. Anota todos los asientos; 0 si no tiene.
refused-not-all-seats-nobody = Nadie se sienta en el asiento { $seat }. Cuenta los asientos ocupados.
refused-wrong-sum-colours =
    Asiento { $seat }: los colores suman { $chips }, no { $counted }. Cuenta otra vez ese asiento.
refused-count-settled = Este recuento ya está resuelto. Cuenta otra vez si vuelve a fallar.
refused-no-name-this = Esto lleva un nombre. Di quién eres, o entra con tu contraseña.
refused-hand-open-set-stacks =
    Se está jugando la mano { NUMBER($number, useGrouping: 0) }. Pon los stacks cuando termine.
refused-count-old = Los stacks cambiaron desde este recuento. Cuenta otra vez.
refused-hand-open-still =
    La mano { NUMBER($number, useGrouping: 0) } sigue abierta en esta mesa. Juégala hasta el final, o anúlala.
refused-too-few-players-at-table =
    Hay menos de dos jugadores con fichas en esta mesa; una mano necesita dos. Sienta a otro.
refused-bad-turn =
    { $mix } tiene los juegos 1 a { $count }; { NUMBER($number, useGrouping: 0) } no es ninguno de ellos.
refused-not-in-mix = { $game } no está entre los juegos de { $mix }. Elige uno de su lista.
refused-choose-game = El asiento { $seat } elige el juego de esta mano. Pregunta y tócalo.
refused-no-mix = En esta mesa se juega un solo juego, sin rotación. Ponle antes una.
refused-in-mix = { $game }, número { NUMBER($number, useGrouping: 0) } de { $mix }: { $why }
refused-already-seated =
    { $player } está en el asiento { $seat } de { $table }. Libera antes ese asiento; si es otra persona,
    añade al nombre lo que los distingue.
refused-empty-seat-straddle = El asiento { $seat } no recibe cartas, así que no puede poner straddle.
refused-carried-pot =
    Quedan { $chips } fichas de la última mano en el centro, y con este asiento la mesa cierra. Di antes quién
    las recibe (criterio R58).
refused-hand-open-these-chips =
    La mano { NUMBER($number, useGrouping: 0) } se juega por estas fichas; termínala antes.
refused-nothing-carried = No hay fichas en el centro de esta mesa.
refused-wrong-sum-middle = Hay { $chips } fichas en el centro y se reparten { $sum }. Repártelas todas.
refused-empty-seat-nobody = Nadie se sienta en el asiento { $seat }.
refused-hand-open-seat-plays =
    El asiento { $seat } juega la mano { NUMBER($number, useGrouping: 0) }. Cambia el asiento cuando termine
    la mano.
refused-damaged = { $file } está dañado en { $name }. Toma otra copia de seguridad.
refused-not-a-backup =
    { $file } no es una copia de seguridad de dealer-assist, o solo parte de una. Da un archivo escrito por
    dealer-assist backup.
refused-too-new =
    Esta copia la hizo la versión { $newer }, y esta es la { $version }. Instala antes la versión más nueva.
refused-not-empty =
    En esta base de datos ya hay un registro, y una copia solo se toma en una vacía. Da otra carpeta de
    instancia o DATABASE_URL, o añade --replace.
refused-bad-date-export = «{ $word }» no es una fecha. Escríbela como 2026-11-21, o 2026-11-21T18:30.
refused-hand-not-played-out =
    La mano { NUMBER($number, useGrouping: 0) } está { $status ->
            [open] abierta
            [void] anulada
           *[other] { $status }
        }; en este formato solo se escribe una mano jugada hasta el final.
refused-too-large-files = Son más de { $most } archivos o { $bytes } bytes. Manda menos a la vez.
refused-no-hands =
    Entre ellos no hay ningún archivo .phh, .phhs, .ohh, .json, .jsonl, .txt o .xml. Elige archivos de manos, o
    un zip de ellos.
refused-bad-zip = { $file } no se puede descomprimir. Empaqueta los archivos otra vez sin contraseña.
refused-already-imported =
    Estos mismos archivos son la importación { NUMBER($number, useGrouping: 0) }, { $name }, del { $day }.
    Mira sus manos; no se incorporó nada otra vez.
refused-weak-passphrase = Una frase de paso tiene al menos { $least } caracteres. Toma una más larga.
refused-wrong-passphrase =
    Las claves de esta copia no se abren con esa frase de paso, y no se restauró nada. Prueba otra, o restaura sin
    ellas.
refused-stacks-differ-empty =
    El asiento { $seat } está vacío en la mesa y empezó esta mano con { $stack }, así que la mesa no puede
    seguir desde ella. Escríbela como una mano anterior, o corrige antes los stacks.
refused-stacks-differ =
    El asiento { $seat } tiene { $has } en la mesa y empezó esta mano con { $stack }, así que la mesa no puede
    seguir desde ella. Escríbela como una mano anterior, o corrige antes los stacks.
refused-repair-conflict =
    La anotación { NUMBER($seq, useGrouping: 0) }, «{ $line }», ya no encaja: { $why } No se cambió nada. Di
    qué pasó en su lugar, quítala, o quítala con todo lo que sigue.
refused-correction-conflict = «{ $line }» no encaja: { $why }
refused-another = otro jugador
refused-this-table = esta mesa
refused-not-found =
    No existe { $kind ->
            [table] la mesa
            [seat] el asiento
            [hand] la mano
            [call] la llamada
            [request] la petición
            [count] el recuento
            [branch] la variante
            [draft] el borrador
            [event] el torneo
            [cash-game] la partida de cash
            [import] la importación
            [person] la persona
            [playlist] la lista
            [saved-search] la búsqueda guardada
            [tablet] la tableta
            [taken-seat] un ocupante del asiento
           *[other] { $kind }
        } { NUMBER($number, useGrouping: 0) }. Pide la lista y toma uno de ella.
refused-seat-taken =
    { $name } está en el asiento { $seat }. No se cambió nada. Toma otro asiento, o libera antes este.
refused-stale-seq =
    Esto era para la anotación { NUMBER($entry, useGrouping: 0) } de la mano
    { NUMBER($hand, useGrouping: 0) }, que ahora va por la anotación { NUMBER($seq, useGrouping: 0) }. No se
    cambió nada. Mira la mano como está y anótalo otra vez.
refused-call-over-ruled-on = Esta llamada ya se decidió. Llama otra vez al floor si hace falta.
refused-call-over-withdrawn = Esta llamada ya se retiró. Llama otra vez al floor si hace falta.
refused-straddle-not-allowed-killed-pot = En un bote kill no hay straddle; devuelve las fichas.
refused-straddle-not-allowed-bomb-pot = En un bomb pot no hay straddle; devuelve las fichas.
refused-straddle-not-allowed-no-blinds = En un juego sin ciegas no hay straddle; devuelve las fichas.
refused-bad-packet = { $name } no es un expediente de disputa: { $why }. Pide a la sala uno nuevo.
refused-cannot-say-unknown-stack =
    Nadie sabe cuánto tenía el asiento { $seats }, y este formato no tiene palabra para eso. Escribe la mano
    como PHH.
refused-no-hand-json =
    Este archivo no tiene ninguna mano en JSON: un objeto con game, seats y actions, una lista de tales objetos,
    o uno por línea.
refused-no-hands-ending =
    No es un archivo de manos (.phh, .phhs, .ohh, .json, .jsonl, .txt o .xml); no se ha leído nada de él.
refused-no-hands-zip-in-zip = Es un zip dentro de un zip. Descomprime el de fuera y envía este por separado.
refused-no-hands-chosen = Elige antes archivos o una carpeta de manos.
refused-bad-search-number = { $word } no es un número. Escribe el número de una mano, o cuántos jugadores.
refused-bad-date-time = { $word } no es una hora. Escribe sobre las nueve, 21:15 o 9pm.
refused-hand-open-branch = La mano { NUMBER($number, useGrouping: 0) } aún se juega. Guarda la variante al acabar.
refused-no-branch-name = Di cómo se llama la variante y guárdala.
refused-no-lines = Apunta al menos una acción que fue distinta y guárdala.
refused-too-many-branches = Esta mano tiene { $most } variantes, el máximo que se guarda de una.
refused-bad-value-no-set-up =
    «{ $name }» no es parte de lo que se corrige.
    Toma seats, button, game, betting, blinds, antes o apuestas.
refused-other-seats =
    Se repartió a otros asientos: es otra mano. Anula esta y apunta la correcta en su mesa.
refused-near-name = ¿Es la misma persona: { $names } Di quién es.
