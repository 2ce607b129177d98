### Das Werkzeug für einen Deal am Final Table.

tools-deal = Deal
tools-deal-about = Die Preise eines Finaltischs, nach ICM und nach Chips
tools-stacks = Stacks
tools-prizes = Übrige Preise
tools-player = Spieler { $n }
tools-place = Platz { $n }
tools-icm = ICM
tools-by-chips = Nach Chips
tools-wants-deal = Mindestens zwei Stacks und die übrigen Preise eingeben.
tools-answer = Antwort
tools-side-on-board = { $side }, Board { $board }
tools-engine-loads =
    Die Engine wird geladen. Das dauert einige Sekunden, beim ersten Besuch so lange, wie dieses Netz für 15 MB
    braucht. Was du inzwischen eingibst, wird dann gerechnet.
