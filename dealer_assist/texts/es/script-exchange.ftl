### The scripts of files in.

taking-in-sending = Enviando { $share } %
taking-in-lost = El servidor no respondió. Recarga la página: lo que ha llegado está en su lista.

reading-how = { $read } de { $size } manos leídas, { $taken } incorporadas, { $refused } rechazadas.
reading-running = Leyendo: { $how }
reading-done = Listo: { $how }
reading-cancelled = Cancelado: { $how }
reading-stopped = Interrumpido; envía los archivos otra vez para seguir: { $how }

leaving-come = Han llegado { $done }
leaving-of = { $done } de { $size }
leaving-done = { $name } ya está.
