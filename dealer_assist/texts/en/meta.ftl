### The language itself.

meta-name = English
