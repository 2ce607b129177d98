### Die Sprache selbst.

meta-name = Deutsch
