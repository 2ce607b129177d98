### La página de reglas de la casa: de una mesa, y el libro de todas.

housepage-title = { $table }: reglas de la casa
housepage-lead =
    Cada regla con lo que resuelve y un ejemplo con cifras. Lo que cambies aquí cuenta desde la próxima
    mano.
housepage-find = Buscar una regla
housepage-find-hint = una palabra: comisión, botón, descarte …
housepage-search = Buscar
housepage-all = Todas
housepage-game = Este juego
housepage-differing = Distintas
housepage-shown = { $n } de { $all } reglas.
housepage-differs =
    { $n ->
        [one] { $n } regla es distinta de las usuales.
       *[other] { $n } reglas son distintas de las usuales.
    }
housepage-as-preset = Todas las reglas son las usuales.
housepage-saved = Guardado. Cuenta desde la próxima mano.
housepage-preset = Reglas usuales
housepage-mode = Qué se juega
housepage-usual = usual
housepage-usual-is = Lo usual: { $value }
housepage-figure = una cifra:
housepage-reset = Todo como lo usual
housepage-none = Ninguna regla tiene esas palabras. Busca otra, o muestra todas.
housepage-only-way = Solo se juega así.
housepage-all-rules = Todas las reglas de la casa
housepage-single = Cambiar reglas sueltas
housepage-sections = Secciones
housepage-rule = Regla
housepage-values = Valores
housepage-book = Reglas de la casa
housepage-book-lead =
    Todo lo que cada sala decide: qué resuelve, un ejemplo con cifras, sus valores y lo usual en cada grupo.
housepage-part = { $name } { $value }
housepage-number = número
housepage-percent = porcentaje
housepage-cap = tope
housepage-step = paso
housepage-amount = cantidad
housepage-from = desde
housepage-count = cuántas
housepage-value = valor
housepage-last-level = último nivel
housepage-list = mesas
housepage-section-1 = Apuestas con límite
housepage-section-2 = Sin límite y pot-limit
housepage-section-3 = Máximo en pot-limit
housepage-section-4 = Botón, ciegas, antes
housepage-section-5 = Stud
housepage-section-6 = Descarte, comodín, lowball
housepage-section-7 = Showdown
housepage-section-8 = Botes, fichas impares, comisión
housepage-section-9 = Torneo
housepage-does = { $does }.
housepage-by-mode = { $event } (cash: { $cash })
