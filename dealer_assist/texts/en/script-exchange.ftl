### The scripts of files in.

taking-in-sending = Sending { $share } %
