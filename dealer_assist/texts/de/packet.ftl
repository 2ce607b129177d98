### Ein geöffnetes Streitpaket: was nicht so ist, wie der Raum es packte.

packet-missing = { $part } fehlt im Paket.
packet-damaged = { $part } ist beschädigt: die Bytes sind nicht die gepackten.
packet-twice = { $part } liegt zweimal im Paket.
packet-added = { $part } wurde in das Paket gelegt: in der Liste des Raums steht es nicht.
packet-unlisted = { $part } steht nicht in der Hash-Liste des Pakets; niemand kann sagen, ob es geändert wurde.
packet-stray =
    { $bytes ->
        [one] 1 Byte der Datei gehört zu keinem Teil des Pakets: niemand hat es unterschrieben.
       *[other] { $bytes } Bytes der Datei gehören zu keinem Teil des Pakets: niemand hat sie unterschrieben.
    }
packet-wrapped =
    Die Teile sind, wie sie unterschrieben wurden, das Zip darum nicht: ab Byte { $byte } ist es nicht,
    wie der Raum es schrieb.
packet-comment = Die Datei hat einen Kommentar, der kein Teil des Pakets ist: niemand hat ihn unterschrieben.
packet-changed = { $part } wurde geändert, nachdem das Paket gepackt war.
packet-unsigned = Das Paket sagt, der Raum habe es unterschrieben, und SIGNATURE fehlt.
packet-signature = { $part } wurde nach der Unterschrift geändert, oder die Unterschrift.
packet-another = Dieses Paket unterschrieb ein anderer Schlüssel als der dieses Raums.
packet-nobody = Dieses Paket hat niemand unterschrieben.
packet-final = Die Auszahlungen, die das Paket nennt, sind nicht, was seine Zeilen zahlen.
packet-setup = Der Aufbau der Hand wird auf zwei Arten erzählt.
packet-not-sealed = Eintrag { $entry } gilt als versiegelt und verbirgt nichts: Seine Worte ergeben seinen Hash.
packet-two-ways = { $what } der Hand wird auf zwei Arten erzählt.
