### How this device shows the table.

look-dark = Dark
look-dim = Dim
look-light = Light
look-mirror = Mirror the table
look-letters = Letters on suits
look-pot = Show the pot
look-switch = Dark / dim / light
