### Was die Befehle sagen, außer Antworten in JSON und ihrer Hilfe.

cli-place = dealer-assist { $command }: { $why }
cli-older-copy =
    Die Datenbank hat die Tabellen einer früheren Version ({ $version }). Das bleibt so: Eine Kopie wird auf
    den neuen Stand gebracht und geprüft.
cli-damaged =
    Die Datenbank ist beschädigt ({ $why }). `dealer-assist verify` sagt, was lesbar ist; eine Sicherung bringt
    den Rest zurück.
cli-not-answering =
    Die Datenbank antwortet nicht ({ $why }). Sieh nach, ob sie läuft, ob sie geschrieben werden darf und
    ob kein anderes Programm sie hält; dann versuch es noch einmal.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
cli-backed-up = { $file }: { $hands ->
        [one] 1 Hand
       *[other] { $hands } Hände
    }, { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }
cli-whole-numbers = Stacks und Preise sind ganze Zahlen mit Kommas dazwischen.
cli-fee = Die Gebühr ist höher als das, was ein Entry zahlt. Senke sie.
cli-percentages = Prozentsätze sind ganze Zahlen mit Kommas, wie 50,30,20.
cli-not-written = Hand { NUMBER($hand, useGrouping: 0) }: nicht geschrieben. { $why }
cli-note = Hand { NUMBER($hand, useGrouping: 0) }: { $note }
cli-written = { $count ->
    [one] 1 Hand nach { $into } geschrieben
   *[other] { $count } Hände nach { $into } geschrieben
  }
cli-no-toml = Da ist keine .toml-Datei zu prüfen.
cli-ok = { $file }: in Ordnung
cli-person-gone = nicht mehr hier
cli-person-link = Link noch nicht benutzt
cli-first-director = die erste Leitung
cli-link = Für { $whose }, einmal, innerhalb von { $hours } Stunden: { $link }
cli-no-director = Es gibt keine Leitung { $name }. Sag welche: { $known }.
cli-more-directors = Es gibt mehr als eine Leitung. Sag welche: { $known }.
cli-rebuilt = { $count ->
        [one] 1 Hand
       *[other] { $count } Hände
    } neu abgeleitet; { $wrong ->
        [one] 1 weicht ab.
       *[other] { $wrong } weichen ab.
    }
cli-our-fault = unser Fehler, nicht der der Datei: { $error }: { $why }
cli-no-house-rule = { $word } ist kein NAME=WERT, wie in raise-cap=4.
cli-no-json = { $word } ist kein JSON: { $why }.
cli-restored = { $file } vom { $moment }: { $hands ->
        [one] 1 Hand
       *[other] { $hands } Hände
    } aufgenommen, { $good } bestätigt
cli-differs =
    Hand { NUMBER($hand, useGrouping: 0) } weicht ab: sieh dealer-assist verify { NUMBER($hand, useGrouping: 0) }
cli-passphrase = Passphrase der Schlüssel (leer: ohne sie)
cli-passphrase-new = Passphrase der Schlüssel
cli-same-key = Personen, Passwörter, PINs, Tablets und Anzeigen gehen wie zuvor: Der Schlüssel ist derselbe.
cli-other-key = Passwörter, Tablets und Anzeigen gehen wie zuvor. Alle melden sich neu an.
cli-other-pins =
    PINs nicht: Sie brauchen den secret-key des gesicherten Raums. Leg diese Datei vor dem nächsten Start
    nach { $instance }, oder gib jedem Dealer auf der Seite der Personen einen neuen Link.
cli-sealed-pins =
    PINs nicht: Die Schlüssel liegen versiegelt in dieser Sicherung. Setz DEALER_ASSIST_PASSPHRASE auf ihre
    Passphrase und stell mit --replace noch einmal her, oder gib jedem Dealer auf der Seite der Personen einen
    neuen Link.
cli-no-folder = { $why } Nenne einen leeren oder neuen Ordner.
cli-site-written = { $folder }: { $files } Dateien, { $size } MB
cli-taken-in = { $taken ->
        [one] 1 Hand
       *[other] { $taken } Hände
    } aufgenommen, { $refused } abgelehnt: Import { NUMBER($import, useGrouping: 0) }
cli-files = { $count ->
    [one] 1 Datei
   *[other] { $count } Dateien
  }
cli-upgraded = Die Datenbank ist auf dem neuesten Stand: { $place }
cli-lists-filled = Hände, in Listen und Suche aufgenommen: { $count }
cli-lists-unreadable =
    Hände, die nicht lesbar sind und in keiner Liste stehen: { $count }; sieh dealer-assist verify.
cli-no-hand = { $word } ist keine Nummer einer Hand.
cli-no-hand-no-file = { $word } ist weder die Nummer einer Hand noch eine Datei.
cli-ledger = Hauptbuch: { $rows } Zeilen, Kopf { $head }
cli-sheet = { $levels ->
        [one] { $name }, 1 Level, { $chips } in Chips
       *[other] { $name }, { $levels } Levels, { $chips } in Chips
    }
cli-proxies = --trusted-proxy und { $variable } nennen Adressen oder Netze: { $why }.
cli-one-worker =
    Eine SQLite-Datei bedient ein einziger Prozess, der seine Schreiber einreiht. Lass --workers weg, oder
    gib in DATABASE_URL eine PostgreSQL-Datenbank an.
cli-no-certificates = Zertifikate für https lassen sich nicht erstellen: { $why }
cli-cannot-listen =
    An { $host }, Port { NUMBER($port, useGrouping: 0) }, lässt sich nicht lauschen: { $why }. Halte an, was da
    läuft, oder gib einen anderen Port an: --port { NUMBER($other, useGrouping: 0) }.
cli-place-read-only =
    In { $place } lässt sich nichts schreiben, und ein Raum hält dort seine Aufzeichnung, seinen Schlüssel und
    seine Spiele. Gib in DEALER_ASSIST_INSTANCE einen anderen Ordner an, oder mach diesen beschreibbar;
    `dealer-assist verify` prüft eine Kopie, wo sie liegt.
cli-at = dealer-assist ist unter { $address } zu erreichen
cli-no-director-yet = Noch keine Leitung. Wer diesen Link zuerst öffnet, ist die Leitung: { $link }
cli-authority = Die Zertifizierungsstelle des Raums ist { $file }, SHA-256 { $fingerprint }.
cli-trust = Vertrau ihr einmal auf jedem Tablet; { $page } zeigt, wie.
cli-tablets = Tablets kommen unter { $address } herein, oder mit diesem Code:
