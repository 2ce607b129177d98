### Archivos de salida y de entrada.

## archivos de salida

exporting-title = Archivos de salida
exporting-about = Todo lo que se guarda, para otros programas. No lleva ninguna carta tapada que no se enseñara.
exporting-table = Mesa
exporting-every-table = todas las mesas
exporting-since = Desde
exporting-until = Hasta, sin incluirlo
exporting-choose = Elegir estas
exporting-hands = Manos, un archivo cada una
exporting-hands-about = Cada mano terminada. Lo que un formato no puede decir de una mano está en NOTES.txt.
exporting-text = Texto de la mano
exporting-zipped = .{ $form } en un zip
exporting-rows = Filas
exporting-of-tables = Mesas
exporting-of-calls = Llamadas al floor
exporting-of-hands = Manos
exporting-of-seats = Asientos
exporting-of-entries = Anotaciones
exporting-of-awards = Pagos
exporting-of-players = Jugadores
exporting-not-written = mano { NUMBER($number, useGrouping: 0) }: no escrita. { $note }
exporting-noted = mano { NUMBER($number, useGrouping: 0) }: { $note }
exporting-nothing-lost = No se pierde nada.

## archivos de entrada

importing-title = Archivos de entrada
importing-about =
    Manos de otros, para revisarlas: Poker Hand History, una mano por archivo (.phh) o muchas (.phhs), Open
    Hand History (.ohh, .json), manos en JSON (.json, .jsonl), o los textos de manos de servidores en línea
    (.txt o .xml: { $servers }), también en un
    zip. Cada mano se juega y se cuenta; la que no cuadra se rechaza con su motivo.
importing-files = Archivos, { $most } MB en total como máximo
importing-take = Incorporarlos
importing-running = en curso
importing-done = terminado
importing-cancelled = cancelado
importing-stopped = interrumpido; envía los archivos otra vez para seguir
importing-taken = { $count ->
    [one] { $count } incorporada
   *[other] { $count } incorporadas
  }
importing-and-refused = { $count ->
    [one] { $count } rechazada
   *[other] { $count } rechazadas
  }
importing-none = Aún no se ha incorporado nada.
importing-read = manos leídas
importing-stop = Dejar de incorporar manos
importing-mistakes = { $count ->
    [one] { $count } rechazada
   *[other] { $count } rechazadas
  }, con el motivo
importing-first-listed = Se muestran las { $count } primeras.
importing-hand = Mano { NUMBER($number, useGrouping: 0) }
importing-pot = bote { $chips }
importing-next = Las manos siguientes
importing-agrees = coincide con el archivo
importing-no-result = el archivo no dice el resultado
importing-folder = O una carpeta entera
