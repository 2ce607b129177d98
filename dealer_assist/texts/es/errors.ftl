### The pages that stand where something went wrong.

errors-page-nothing = Aquí no hay nada
errors-page-nothing-text =
    No hay ninguna página en esta dirección. Puede haberse movido o estar mal escrita.
errors-page-not-like-this = Así no
errors-page-not-like-this-text = Esta dirección no se abre así. Vuelve y usa el botón de la página.
errors-page-too-large = Demasiado grande
errors-page-too-large-text =
    Lo enviado es más grande de lo que se toma de una vez. Envíalo en partes más pequeñas.
errors-page-no-record = El registro no responde
errors-page-refused = Así no
errors-page-not-from-here = Desde aquí no
errors-page-no-procedure = No hay ningún procedimiento con este nombre.
errors-page-no-scale = No hay ninguna escala con este nombre.
errors-damaged = Esta mano no cuadra
errors-damaged-why =
    Lo guardado de la mano { NUMBER($number, useGrouping: 0) } se cambió o se dañó fuera del programa. No se muestra,
    para que nadie pague por ella.
errors-damaged-now = Qué hacer ahora
errors-damaged-chips =
    En la mesa valen las cartas y las fichas como están. Terminad la mano sin el programa y llamad al director.
