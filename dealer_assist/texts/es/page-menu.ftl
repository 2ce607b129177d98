### El menú de la página de la mesa.

menu-title = Menú
menu-close = Cerrar
menu-language = Idioma
menu-rules = Reglas del juego
menu-seats = Asientos y fichas
menu-another-game = Otro juego
