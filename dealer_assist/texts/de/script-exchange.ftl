### The scripts of files in.

taking-in-sending = Wird gesendet: { $share } %
