### Wie dieses Gerät den Tisch zeigt.

look-dark = Dunkel
look-dim = Gedimmt
look-light = Hell
look-mirror = Tisch spiegeln
look-letters = Buch­staben bei Farben
look-pot = Pot zeigen
look-switch = Dunkel / gedimmt / hell
