### La conexión: lo que hicieron otras tabletas, lo que no se ha enviado, lo que se rechazó.

live-state_up = Conectada
live-state_begins = Conectando
live-state_lost = Reconectando
live-state_away = Sin conexión
live-state_old = Sin conexión · estado de las { $time }
live-state_unsent = Sin enviar { $n }
live-state_refused = No registrado { $n }: mira
live-awake = La pantalla queda encendida
live-updated = Otra tableta: { $what }
live-updated_meanwhile = Mientras tanto: { $what }
live-new_hand = se repartió la mano { $number }
live-took_back = deshecho: { $line }
live-began = la mano empezó de nuevo
live-lost_amount = Se borró la cantidad { $amount }.
live-lost_entry = Se borró lo que habías elegido.
live-quicker = Otra tableta fue más rápida y lo que tocaste no se registró. Último: { $last }. Tocaste: { $words }.
live-quicker_task = Otra tableta fue más rápida. Último: { $last }. Así está la mano.
live-waiting = Esperando la conexión
live-not_confirmed = sin confirmar
live-entry_waits = No hay conexión, y esto necesita al servidor. Acciones y cartas siguen.
live-entry_behind = El servidor aún no ha respondido. Mira qué fue de lo último que tocaste y toca esto otra vez.
live-event_waits =
    Aquí no se sabe lo que el torneo dice de la próxima mano. Repártela cuando vuelva la conexión.
live-hand_over = La mesa ya ha dejado la mano a la que esto pertenecía. Lo que esté mal en ella lo corrige el floor.
live-differs = El servidor dice otra cosa que esta tableta. Vale lo que dice él; míralo antes de seguir.
live-list_waits =
    Sigue por escrito: cada línea espera en orden y se anota cuando vuelva la conexión. Atrás quita la última.
live-engine_starts =
    Esta tableta está a punto de juzgar por sí misma: en un momento la mano sigue aquí. Lo que anotes mientras
    tanto espera en orden.
live-engine_off = Juzgar solo en el servidor
live-engine_on = Juzgar también en esta tableta
live-engine_stands = esta tableta juzga por sí misma
live-engine_away = cada anotación espera al servidor
live-lacks_engine = Este navegador no puede juzgar por sí mismo: sin conexión las anotaciones esperan en una lista.
live-next_hand = Mano siguiente
live-an_entry = Una anotación
live-undo_waits = quizá ya llegó
live-untapped = No enviado, y retirado: { $line }
live-refused_title = Esto no se registró
live-alike_title = Todo esto ya está en el registro
live-sits = { $who }: { $chips }
live-settings = los ajustes de la mesa como los tiene esta tableta
live-settings_now = otros ajustes: entretanto se cambiaron
live-you_tapped = Tocaste
live-overtaken = La mano siguió antes de que esto llegara.
live-recorded = En el registro
live-stands = La mano está así ahora:
live-again = Lo anoto de nuevo
live-again_how = a mano, según está la mano ahora
live-nothing_waits = No hay nada por enviar.
live-enter_again = Anota a mano: { $lines }.
live-dropped = Descartado, no registrado: { $lines }.
live-this_tablet = Esta tableta es { $device } en el registro.
live-try_now = Probar ahora
live-install = Tabletas y códigos
live-lacks_https =
    Esta página no usa https: si se recarga sin conexión no abre la mesa, y la pantalla puede apagarse. Entra
    con la tableta por https.
live-lacks_worker = La mesa aún no está guardada en esta tableta: si se recarga sin conexión no se abre.
live-lacks_wake =
    Este navegador no puede mantener la pantalla encendida. Configura la tableta para que nunca se apague.
live-lacks_awake = La tableta no mantiene la pantalla encendida ahora; puede que tenga poca batería.
live-lacks_store = Este navegador no guarda nada aquí: lo que no se envió se pierde al cerrar la página.

live-drop =
    { $n ->
        [one] Descartar
       *[other] Descartar las { $n }
    }
api-no-reason = El servidor no dio razón.
api-no-answer = El servidor no responde.
