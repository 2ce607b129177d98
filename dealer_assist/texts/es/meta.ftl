### La lengua misma.

meta-name = Español
