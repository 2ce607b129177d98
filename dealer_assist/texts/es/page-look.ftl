### Cómo muestra la mesa este dispositivo.

look-dark = Oscuro
look-dim = Tenue
look-light = Claro
look-mirror = Mesa en espejo
look-letters = Letras en los palos
look-pot = Mostrar el bote
look-switch = Oscuro / tenue / claro
