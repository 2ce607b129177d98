### The scripts of files in.

taking-in-sending = Wird gesendet: { $share } %
taking-in-lost = Der Server hat nicht geantwortet. Lade die Seite neu: Was angekommen ist, steht in ihrer Liste.

reading-how = { $read } von { $size } Händen gelesen, { $taken } aufgenommen, { $refused } abgelehnt.
reading-running = Liest: { $how }
reading-done = Fertig: { $how }
reading-cancelled = Abgebrochen: { $how }
reading-stopped = Unterbrochen; schick die Dateien noch einmal, um weiterzumachen: { $how }

leaving-come = { $done } sind da
leaving-of = { $done } von { $size }
leaving-done = { $name } ist da.
