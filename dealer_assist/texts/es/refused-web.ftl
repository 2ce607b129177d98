### What is refused, and what to do instead: pages, the API, the practice table, the command line.

refused-not-opened = La base de datos no se puede abrir ({ $reason }). Mira que esté ahí y se pueda leer.
refused-no-file-or-standard-input =
    { $file } no se puede leer: { $reason }. Nombra un archivo, o - para la entrada estándar.
refused-no-file-structure = { $file } no se puede leer: { $reason }. Nombra un archivo de estructura.
refused-game-file = { $file }: un archivo de juego termina en .toml. Cámbiale el nombre.

## a rehearsal over HTTP

refused-bad-address = { $url } no es la dirección de un servidor. Escríbela como http://127.0.0.1:5000.
refused-server-away =
    El servidor no responde desde hace { $seconds } segundos ({ $reason }). Mira que esté en marcha.
refused-server-refused = El servidor rechazó { $path }: { $reason }
refused-not-let-in =
    El servidor no dejó entrar a { $name }: el nombre o la contraseña no son correctos, o hubo
    demasiados intentos. Prueba otra vez en un minuto.

## the practice table

refused-bad-packet-not-whole = El archivo no llegó entero. Suéltalo otra vez.
refused-not-found-practice-hand = Ya no hay mano { NUMBER($number, useGrouping: 0) } en la mesa de práctica.
refused-practice-only-nothing = Una mesa de práctica no tiene esto. El programa de la sala sí.
refused-no-floor = Una mesa de práctica no tiene floor a quien llamar, y nadie la mira.
refused-practice-only-game =
    La mesa de práctica conserva su juego y sus apuestas. Abre la mesa de otro juego en la lista.
refused-hand-closed-followed =
    Después de la mano { NUMBER($number, useGrouping: 0) } hubo otra, así que sus fichas quedan como se
    pagaron.
refused-hand-void-no-ruling = Esta mano está anulada; no hay nada que decidir.
refused-practice-only-earlier =
    La mesa de práctica no cambia una anotación anterior. Vuelve con Atrás hasta ella y anótala de
    nuevo.

## what is asked of the server

refused-bad-seq =
    La mano { NUMBER($hand, useGrouping: 0) } tiene las anotaciones de 0 a { $newest }; { $seq } no es
    ninguna.
refused-missing-field-of-question = La pregunta no dice su { $name }. Añade ?{ $name }=…
refused-bad-value-number-of-cards = «{ $word }» no es un número de cartas. Da un número entero.
refused-bad-value-outs-and-kills =
    { $outs } outs y { $kills } cartas asesinas no caben en { $unseen } cartas sin ver. Corrige los números.
refused-bad-value-of-entry = { $name } es el número de una anotación o de una nota.
refused-too-large-lines = Más de { $most } bytes de JSON Lines; es el máximo. Envíalas por partes.
refused-not-json =
    El cuerpo llega como { $type }. Envía JSON, con la cabecera Content-Type: application/json.
refused-not-json-no-type =
    El cuerpo llega sin tipo. Envía JSON, con la cabecera Content-Type: application/json.
refused-cross-site =
    Esto vino de una página de otro sitio, que aquí no puede cambiar nada. Abre la mesa en este navegador y
    anótalo ahí.
refused-bad-number-of-act = Nombra el acto por su número.
refused-bad-number-whole-number = { $name } es un número entero.
refused-no-event = Esta mesa no juega ningún torneo.

## what a form says

refused-bad-lock = «{ $word }» no es un número de minutos. Escribe 0 para nunca, o hasta { $most }.
refused-bad-number-no-seat = «{ $word }» no es un asiento. Escribe los asientos que sirven, como 1 9.
refused-bad-number-no-prize = «{ $word }» no es una cantidad. Escribe un premio por línea.
refused-no-hand = Marca las manos que van a la lista.
refused-bad-tables = Nombra las mesas por su número, como "3,7".
refused-bad-name-table = Una mesa necesita un nombre de 80 letras como mucho. Escribe uno.
refused-no-chips-named-seat = El asiento { $seat } tiene nombre y no fichas. Escribe cuántas, o 0.
refused-bad-house-rule-no-figure =
    A la regla de la casa «{ $name }» le falta su cifra. Escríbela, o toma una de las palabras de al lado.
refused-unknown-scale = «{ $word }» no es una escala de lowball. Es { $known }.
refused-card-count-low =
    Una baja tiene cinco cartas y se dieron { $count }. Da cinco, o hasta { $most } para las mejores cinco:
    7h 6c 5d 4s 2h, o solo 76542.
refused-duplicate-card-look-again = Una carta está dos veces. Mira otra vez y corrígelo.
refused-bad-card-number =
    Un número se lee de cinco cartas conocidas. Deja fuera comodines y cartas desconocidas.
refused-duplicate-card-rank = Un valor está más de cuatro veces. Corrígelo.
refused-bad-game-of-list =
    «{ $word }» no es un juego de una lista. Escribe su id, sus apuestas y sus importes, como en holdem limit
    300/600.
refused-bad-number-chips = «{ $word }» no es un número de fichas. Escribe fichas enteras, como en 1500 o 10k.
refused-bad-number-too-large = «{ $word }» es demasiado: { $most } fichas como mucho. Escribe menos.
refused-bad-number-of-things = { $name }: «{ $word }» no es un número entero. Escribe uno, como 2.
refused-bad-number-too-many = { $name }: «{ $word }» es demasiado; { $most } como mucho.
refused-bad-number-count = «{ $word }» no es un número entero. Escribe uno, como 2.
refused-bad-number-no-place = Di qué mesa y qué asiento: dos números.
refused-bad-spread-of-form =
    «{ $word }» no es un margen. Escribe lo mínimo y lo máximo de una apuesta, como en 2-10, o uno para cada
    tamaño, como en 2-6, 2-12.

## what no refusal stands for

refused-nothing-at-address = No hay nada en esta dirección. Mira en /api/v1/docs lo que hay.
refused-bad-method = Esta dirección no acepta ese método. Mira en /api/v1/docs lo que acepta.
refused-too-large-body =
    El cuerpo pasa de 5.000.000 bytes, lo máximo que se lee. Envíalo en partes más pequeñas.
refused-too-slow = La petición no llegó entera. Envíala otra vez.
refused-too-large-request = El cuerpo supera los { $most } bytes, lo máximo que se lee. Envíalo por partes.
refused-busy-sending =
    Se está enviando demasiado a la vez y no se ha cambiado nada. Inténtalo de nuevo en un momento.
refused-bad-request =
    El servidor no entiende esta petición y no se ha cambiado nada. Vuelve atrás e inténtalo de nuevo.
refused-our-fault =
    Algo falló de nuestro lado; no se cambió nada. Prueba otra vez y luego avisa a quien lleva el servidor.
refused-too-large-to-keep =
    Un número o un texto de aquí es más de lo que se puede guardar, y no se cambió nada. Revísalo.
refused-busy = La base de datos está ocupada o no está, y no se cambió nada. Prueba otra vez en un momento.
refused-disk-full =
    El disco del servidor está lleno, y no se cambió nada. Haz sitio en él; las tabletas guardan lo que
    tienen.
refused-disk-error =
    El disco del servidor da errores, y no se cambió nada. Revísalo; las tabletas guardan lo que tienen.
refused-read-only =
    La base de datos solo se puede leer, y no se cambió nada. Deja que el servidor escriba en su carpeta.
refused-locked =
    Otro programa tiene la base de datos, y no se cambió nada. Ciérralo, o prueba otra vez en un momento.
refused-unknown-field = Aquí no hay campo «{ $name }». Quítalo, o mira cómo se escribe.
refused-missing-field-of-body = Falta el campo { $name }, y hace falta. Añádelo.
refused-bad-value-of-field = El valor de { $name } no sirve: { $reason }. Cámbialo y envíalo otra vez.
refused-no-remark = Esta nota no está en esta mano. Carga la página otra vez.
refused-no-display = Este enlace ya no muestra nada. Pide al floor uno nuevo.
refused-not-found-procedure = No hay ningún procedimiento «{ $word }». Pide la lista.
refused-not-found-scale = No hay ninguna escala «{ $word }». Pide la lista.
refused-not-yours = Esto es de { $owner }. Haz una tuya al lado.
refused-too-many-streams = Ya escuchan demasiadas tabletas. Esta pregunta por sí misma cada pocos segundos.
refused-hand-open-review =
    Esta mano aún se está jugando. Revísala cuando termine; hasta entonces es para el floor y el director.
refused-stale-seq-practice =
    Esto era para la anotación { $entry } de la mano, que ahora está en la anotación { $seq }. No se cambió
    nada.
refused-cannot-be-played = No se puede jugar ({ $reason }). Deja esta mano fuera del archivo.
refused-somebody = Alguien que no había entrado
refused-many-digits = un número de muchas cifras

## why the value of a field cannot be used

refused-unfit-number = tiene que ser un número entero
refused-unfit-text = tiene que ser un texto
refused-unfit-flag = tiene que ser true o false
refused-unfit-list = tiene que ser una lista
refused-unfit-object = tiene que ser un objeto JSON
refused-unfit-form = no está escrito como pide este campo
refused-unfit-least = tiene que ser { $limit } o más
refused-unfit-most = tiene que ser { $limit } o menos
refused-unfit-short =
    necesita al menos { $limit ->
            [one] una letra
           *[other] { $limit } letras
        }
refused-unfit-long =
    puede tener como mucho { $limit ->
            [one] una letra
           *[other] { $limit } letras
        }
refused-unfit-few =
    necesita al menos { $limit ->
            [one] una entrada
           *[other] { $limit } entradas
        }
refused-unfit-many =
    puede tener como mucho { $limit ->
            [one] una entrada
           *[other] { $limit } entradas
        }
refused-unfit-word = tiene que ser uno de { $known }
refused-unfit-here = aquí no encaja
refused-unfit-line-or-lines = manda "line" con una acción, o "lines" con varias
refused-unfit-repair =
    manda "line" con la acción nueva, null para quitar la anotación, o "lines" con varias
