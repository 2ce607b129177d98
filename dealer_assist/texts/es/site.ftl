### Páginas sin servidor: la primera página de la carpeta, la mesa de práctica.

site-title = Una tableta junto al crupier, para que cada bote vaya adonde debe.
site-lead =
    Sigue la mano toque a toque: a quién le toca, qué es legal, cuánto se puede subir y cómo se cuenta, cada
    bote lateral, y en el showdown a quién se le entregan qué fichas y por qué. { $n } juegos.
site-try = Reparte una mano ahora
site-try-small = en este navegador, sin cuenta
site-keep =
    En tu móvil, añade esta página a la pantalla de inicio. La mesa de práctica, las reglas y las herramientas
    funcionan entonces sin red.
site-keep-key = Guardarla en este dispositivo
site-showdown = Cada reparto, bote lateral y ficha sobrante, asiento por asiento.
site-house = Para toda la sala
site-house-away =
    Si se cae la red, la mano sigue hasta la última ficha, y la siguiente también: todo se envía, en su orden,
    cuando vuelve la red.
site-house-cards =
    Ninguna mesa pide las cartas tapadas de una mano que aún se juega: lo que nadie ha mostrado, nadie lo puede
    mirar.
site-house-floor =
    El móvil del floor abre la mano justo en la acción a la que lo llamaron, y la decisión llega a la tableta.
site-house-wall = El director ve todas las mesas a la vez: a quién le toca, quién espera, dónde falta un crupier.
site-house-event =
    Un torneo del primer asiento al último premio: sorteo, reloj, descansos, equilibrio, premios, acuerdos.
site-house-record = Cada acción y cada ficha queda en un registro en el que nada se cambia sin que se vea.
site-room = Corre en una máquina de la sala, y nada sale hacia nadie. Quien la cuida lo inicia con
site-needs-http-here =
    Esta página se abrió como archivo: se puede leer, y las reglas también. La mesa de práctica, las herramientas y
    la comprobación de un expediente necesitan http. Inicia un servidor web en esta carpeta, por ejemplo:
site-no-engine =
    Este navegador no puede con la mesa de práctica: no tiene WebAssembly, o el motor no se pudo cargar. Vuelve a
    cargar la página, o usa un navegador más nuevo.
site-practice = Mesa de práctica
site-practise = Practicar este juego
site-practice-lead =
    Reparte una mano como en una mesa real. El motor corre en este navegador, y lo que anotas se queda en
    este dispositivo.
site-games-usual = Los más repartidos
site-games-own = Juegos propios de la sala
site-games-all = Todos los demás juegos
site-table = En la mesa
site-table-does =
    Un toque por acción, una ronda de retiradas en dos. Lo que toca repartir o anotar se dice en una frase; todo
    se deshace con una tecla.
site-rules = Reglas
site-rules-does =
    { $n } juegos paso a paso, qué gana a qué, procedimientos y cada regla de la casa con un ejemplo en cifras.
site-tools = Herramientas
site-tools-does = La cuenta del pot-limit, botes laterales, fichas impares, cualquier showdown juzgado.
site-record = Una mano discutida, comprobada
site-record-does =
    La sala la entrega en un solo archivo. Déjalo aquí, y este navegador dice si algo en él se cambió, y qué.
site-table-as-file =
    En una página abierta como archivo el navegador no reparte ninguna mano. Inicia un servidor web en la carpeta, por
    ejemplo python3 -m http.server, y abre la dirección que indica.
site-needs-http =
    Esta herramienta calcula, y una página abierta como archivo no puede. Sirve la carpeta por http (python3 -m
    http.server) y ábrela ahí.
site-picture-table =
    La mesa en una tableta: asientos con sus stacks, el board, el bote y las teclas del asiento que actúa.
site-showdown-does =
    Tres all-ins, alta y baja, un cuarto, la ficha sobrante: asiento por asiento qué se paga y por qué,
    y cada bote se marca. Un reparto olvidado se ve antes de la mano siguiente.
site-picture-push =
    La lista de pagos: lo que recibe cada asiento, y cada bote con sus partes, ganadores y motivos.
site-away = Esta página aún no está en este dispositivo, y no hay red. Vuelve atrás y ábrela una vez con red.
