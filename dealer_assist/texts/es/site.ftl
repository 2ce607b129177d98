### Páginas sin servidor: la primera página de la carpeta, la mesa de práctica.

site-title = Sigue la mano, para que las fichas vayan donde deben.
site-lead =
    Una tableta junto al crupier: a quién le toca, qué es legal, cuánto se puede subir y cómo se cuenta, cada
    bote lateral, y en el showdown a quién se le entregan qué fichas y por qué. { $n } juegos.
site-practice = Mesa de práctica
site-practice-small = en este navegador, también sin red
site-practice-lead =
    Reparte una mano como en una mesa real. El motor corre en este navegador, y lo que anotas se queda en
    este dispositivo.
site-games-usual = Los más repartidos
site-games-all = Todos los demás juegos
site-table = En la mesa
site-table-does =
    Un toque por acción. Lo que toca repartir o anotar se dice en una frase; todo se deshace con una tecla.
site-rules = Reglas
site-rules-does =
    { $n } juegos paso a paso, qué gana a qué, procedimientos y cada regla de la casa con un ejemplo en cifras.
site-tools = Herramientas
site-tools-does = La cuenta del pot-limit, botes laterales, fichas impares, cualquier showdown juzgado.
site-record = Una mano que se prueba sola
site-record-does =
    Una mano discutida sale de la sala como expediente. Cualquiera lo comprueba aquí: lo que se cambió se
    nombra.
site-room = Para toda una sala (mesas, floor, torneos, el registro de cada ficha) está el programa:
site-files =
    Desde una memoria USB o una carpeta, esta página y las reglas se leen tal cual. Lo que calcula necesita
    http; en esta carpeta inicia:
site-needs-http =
    Esta herramienta calcula, y una página abierta como archivo no puede. Sirve la carpeta por http (python3 -m
    http.server) y ábrela ahí.
site-picture-table =
    La mesa en una tableta: asientos con sus stacks, el board, el bote y las teclas del asiento que actúa.
site-showdown = Cada bote va adonde debe, parte por parte.
site-showdown-does =
    Tres all-ins, alta y baja, un cuarto, la ficha sobrante: asiento por asiento qué se paga y por qué,
    y cada bote se marca. Un reparto olvidado se ve antes de la mano siguiente.
site-picture-push =
    La lista de pagos: lo que recibe cada asiento, y cada bote con sus partes, ganadores y motivos.
