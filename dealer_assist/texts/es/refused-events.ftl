### Lo que se rechaza, y qué hacer: events.

refused-no-lammers = { $left ->
        [one] Queda 1 lammer; entrega como mucho ese.
       *[other] Quedan { $left } lammers; entrega como mucho esos.
    }
refused-lammer-due-last-level = Después del nivel { $level } se canjean todos los lammers; entrega los { $left }.
refused-lammer-due-busted = Un jugador eliminado entrega al menos un lammer, o queda fuera si no tiene.
refused-one-lammer = Aquí un jugador eliminado entrega los lammers de uno en uno.
refused-bad-deal-stacks = Un trato necesita dos stacks o más, todos con fichas.
refused-bad-deal-prizes = Da los premios que quedan, el primer puesto primero.
refused-bad-deal-places = { $players } jugadores y { $places } premios. Da como mucho un premio por jugador.
refused-bad-percentages-sum = Los porcentajes suman { $sum }; tienen que sumar 100.
refused-bad-percentages-order = Un puesto peor cobraría más. Pon primero la parte mayor.
refused-no-act = No hay ningún acto en vigor con ese número. Mira la lista otra vez.
refused-undone-since = Lo que se hizo después ya no encaja con esto. Hazlo de nuevo.
refused-hands-since =
    Después se repartieron manos que dependen de esto, así que no se puede deshacer. Corrígelo con un acto
    nuevo.
refused-desk-open-to-bag = Cierra primero la inscripción; después se pueden embolsar las fichas.
refused-hand-open-or-over = Aún se juega una mano, o el torneo ya ha terminado.
refused-moving-on-the-way = Hay jugadores de camino a sus mesas. Deja que se sienten primero.
refused-shootout-breaks =
    En un shootout no se rompe ninguna mesa: quien gana la suya sigue cuando todas están decididas.
refused-not-started = Arranca primero el reloj.
refused-bad-way = Quien tiene varias bolsas juega con la mejor, o con la suma.
refused-bad-deal-way = Di cómo se calcula el trato: chips o icm; o da las cantidades acordadas.
refused-no-flight = Nombra las tandas cuyas fichas entran.
refused-seats-drawn = Los asientos de este torneo ya están sorteados. Abre un torneo nuevo para ese día.
refused-not-bagged = Las fichas del torneo { $number } aún no están embolsadas. Termina primero ese día.
refused-carried = Las fichas del torneo { $number } ya están aquí.
refused-desk-closed-too-early = La inscripción está cerrada. Si fue demasiado pronto, deshaz eso primero.
refused-too-many-players = Un torneo tiene { $most } entradas como mucho.
refused-no-name-nobody = Escribe al menos un nombre.
refused-no-name-twice = { $player } aparece dos veces. Nombra a cada jugador una vez.
refused-no-name-once = Unos entran por primera vez y otros de nuevo. Apunta primero a unos y después a otros.
refused-already-in = { $player } ya está dentro. Mira el nombre otra vez.
refused-no-re-entry = { $player } ha entrado { $count } veces, y este torneo no permite más.
refused-nobody-waits = Nadie espera asiento. Inscribe al menos a dos jugadores.
refused-no-seat-open = Todos los asientos están ocupados. Los suplentes reciben los asientos de quienes salen.
refused-no-add-on = Ahora no hay add-on en este torneo. Mira su hoja de estructura.
refused-had-add-on = { $player } ya tuvo el add-on.
refused-clock-runs = El reloj ya está en marcha.
refused-clock-stands = El reloj ya está parado.
refused-no-seats = Sortea primero los asientos; después arranca el reloj.
refused-clock-stands-hand-for-hand = Mano por mano descuenta sus minutos por rondas. Termínalo primero.
refused-none-held = Allí no hay ninguna mano all-in retenida. Mira las mesas que juegan una mano.
refused-no-row = La hoja de estructura no tiene ese nivel. Elige uno que tenga.
refused-bad-tick = El reloj se arranca, se para, se reanuda o se pone en hora. Di cuál.
refused-no-seat = { $player } aún no tiene asiento. Deshaz más bien la entrada.
refused-no-seat-penalty = { $player } aún no tiene asiento. Penaliza cuando lo tenga.
refused-event-over = El torneo ha terminado. Deshaz antes su final.
refused-hand-open-at-table = La mesa { $table } juega una mano. Espera a que termine.
refused-desk-closed-already = La inscripción ya está cerrada.
refused-nobody-in = Todavía no ha entrado nadie.
refused-desk-open-pool = Cierra primero la inscripción; después se conoce el bote de premios.
refused-wrong-sum-prizes =
    Los premios suman { $sum } y el bote de premios es { $total }. Haz que sean iguales.
refused-bad-prizes = Un puesto peor nunca cobra más, y nadie menos que nada.
refused-same = El torneo ya está así. No se cambió nada.
refused-round-open = Hay mesas que aún juegan esta ronda. Espera a que todas terminen.
refused-bad-number-draw = Saca un número de 0 a 20.
refused-no-chip = No hay ficha más pequeña para la carrera.
refused-bad-number-penalty = Di por cuántas manos o rondas: de 1 a 100.
refused-bad-number-minutes = Escribe cuántos minutos quedan: un número entero de 0 a { $most }.
refused-bad-number-till = Escribe lo que hay en la caja, 0 si está vacía.
refused-no-text = Escribe una frase de 200 letras como mucho.
refused-nobody-goes-now = Ahora no puede irse nadie: sus mesas juegan. Espera a que acaben las manos.
refused-desk-open-prizes = Cierra primero la inscripción; después se conocen los premios.
refused-bad-deal-each = Di qué recibe cada uno de los que quedan.
refused-wrong-sum-places =
    Los puestos pagan { $sum } y el bote de premios es { $total }. Anota de nuevo la tabla de premios o el trato.
refused-wrong-sum-deal = El trato paga { $sum }, y quedan { $left }. Haz que sean iguales.
refused-bad-deal-too-many =
    Un trato por ICM se calcula para { $most } jugadores como mucho. Reparte por fichas, o anota lo acordado.
refused-still-playing = Aún quedan { $left } jugadores. Sigue jugando, o anota un trato.
refused-no-table = La mesa { $table } no está en juego.
refused-no-room =
    Ahí hay { $count } jugadores sentados, y en otras mesas { $open ->
        [0] no queda ningún asiento
        [one] queda un asiento
       *[other] quedan { $open } asientos
    }. Rompe una mesa más corta, o espera.
refused-seat-taken-none-open =
    La mesa { $table } no tiene libre el asiento { $seat }. { $n ->
        [0] Está llena: elige otra mesa.
       *[other] Libres allí: { $seats }.
    }
refused-moving = { $player } ya va de camino, o aún no tiene asiento.
refused-nobody-goes = Nadie tiene que dejar el asiento { $seat } de la mesa { $table }.
refused-seat-taken-not-free-yet =
    El asiento { $seat } de la mesa { $table } aún no está libre. Deja que ese jugador se vaya primero.
refused-nobody-comes-still-there = { $player } sigue en la mesa { $table }. Toca allí primero Se fue.
refused-nobody-comes = Nadie va de camino al asiento { $seat } de la mesa { $table }.
refused-no-seat-one = Una mesa de este torneo tiene { $count } asientos. Nombra uno de ellos.
refused-seat-taken-sits-there = Ahí se sienta { $player }. Mueve primero a ese jugador.
refused-no-seat-that-fit = Una mesa de este torneo tiene { $count } asientos. Nombra los que sirvan.
refused-two-players = Nombra a los dos jugadores que no pueden sentarse juntos.
refused-too-few-tables = { $count ->
        [one] Ya juega 1 mesa
       *[other] Ya juegan { $count } mesas
    }, y un torneo tiene { $most } como mucho. Di un número entre los dos.
refused-not-in = { $player } no está dentro. Elige a uno de los que están.
refused-not-in-nobody = No hay nadie dentro con ese nombre. Elige a uno de los que están.
refused-no-lammers-has-left = { $player } tiene { $left ->
        [one] 1 lammer. Entrega ese, o ninguno.
       *[other] { $left } lammers. Entrega uno de ellos o más.
    }
refused-no-lammers-in-bags =
    En las bolsas hay { $n ->
        [one] 1 lammer
       *[other] { $n } lammers
    }, y este torneo no tiene. Da antes a su estructura los de aquellos días.
refused-no-lammers-at-table = En la mesa { $table } nadie tiene lammers que entregar ahora.
refused-table-passed-on =
    En { $table } se juega ahora { $event }. Rompe antes esa mesa allí, o sortea asientos en otra.
refused-race-cards = Mesa { $table }, asiento { $seat }: reparte { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }, una por ficha de la carrera.
refused-race-cards-twice = { $card } se repartió dos veces en la mesa { $table }. Míralo otra vez.
