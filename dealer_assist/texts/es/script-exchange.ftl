### The scripts of files in.

taking-in-sending = Enviando { $share } %
