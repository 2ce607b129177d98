### Lo que el archivo de una mano no puede decir, dicho a su lado.

notes-ohh-draws = Open Hand History no tiene descartes ni servidas: se pierde cuántas pidió cada uno.
notes-ohh-sides = Open Hand History no dice qué mitad del bote ganó alguien.
notes-ohh-bring-in = Open Hand History no tiene bring-in ni completar: figuran como Bet y Raise.
notes-ohh-bets =
    Open Hand History no tiene apuestas de un juego sin ciegas: están en la parte que es nuestra, `_dealt`.
notes-ohh-no-day = Nadie sabe cuándo se jugó la mano: falta start_date_utc.
notes-ohh-runs = El board se repartió más de una vez: en el archivo solo está el primero.
notes-last-run = El descarte se repartió más de una vez: en el archivo solo están las manos del último.
notes-ohh-returned = Open Hand History no tiene acción para una apuesta no pagada: el bote va sin ella.
notes-ohh-zone = Open Hand History pide UTC: la hora está como se dijo, en { $zone }.
notes-text-unknown =
    Los lectores de texto de manos no conocen { $game }, { $betting }: la línea 1 lleva nuestra propia palabra.
notes-no-day = Nadie sabe cuándo se jugó la mano: la línea 1 no lleva día.
notes-text-dice = El texto de manos no tiene dados: las tiradas se omiten.
notes-first-run = El descarte se repartió más de una vez: en el archivo solo están las manos del primero.
notes-phh-own =
    Poker Hand History no tiene código para { $game }, { $betting }, como se jugó aquí: figura con nuestra propia
    palabra, y otros programas no la juegan.
notes-phh-rake =
    La casa se quedó { $chips } y Poker Hand History no tiene campo para ello: la mano figura con nuestra propia
    palabra, y otros programas no la juegan.
notes-phh-unseen =
    Los demás tiraron su mano, y no se anotaron todas las cartas de la que ganó; otros programas no pagan a nadie un
    bote así: la mano figura con nuestra propia palabra, y no la juegan.
