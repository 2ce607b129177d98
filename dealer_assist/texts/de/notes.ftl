### Was die Datei einer Hand nicht sagen kann, daneben gesagt.

notes-ohh-draws = Open Hand History kennt weder Abwürfe noch Pat: Wie viele jeder zog, geht verloren.
notes-ohh-sides = Open Hand History sagt nicht, welche Hälfte eines Pots jemand gewann.
notes-ohh-bring-in = Open Hand History kennt weder Bring-in noch Komplettieren: Sie stehen als Bet und Raise da.
notes-ohh-bets =
    Open Hand History kennt keine Einsätze eines Spiels ohne Blinds: sie stehen in unserem eigenen Teil, `_dealt`.
notes-ohh-no-day = Niemand weiß, wann die Hand gespielt wurde: start_date_utc fehlt.
notes-ohh-runs = Das Board wurde mehrmals gegeben: In der Datei steht nur das erste.
notes-last-run = Der Draw wurde mehrmals gegeben: In der Datei stehen nur die Hände des letzten.
notes-ohh-returned =
    Open Hand History kennt keine Aktion für einen nicht gecallten Einsatz: Der Pot steht ohne ihn da.
notes-ohh-zone = Open Hand History verlangt UTC: Die Zeit steht da, wie sie angegeben war, in { $zone }.
notes-text-unknown =
    Leser von Handtexten kennen { $game }, { $betting } nicht: In Zeile 1 steht unser eigenes Wort.
notes-no-day = Niemand weiß, wann die Hand gespielt wurde: Zeile 1 hat keinen Tag.
notes-text-dice = Handtexte kennen keine Würfel: Die Würfe fehlen.
notes-first-run = Der Draw wurde mehrmals gegeben: In der Datei stehen nur die Hände des ersten.
notes-phh-own =
    Poker Hand History hat keinen Code für { $game }, { $betting }, wie hier gespielt wurde: Die Hand steht unter
    unserem eigenen Wort, und andere Programme spielen sie nicht.
notes-phh-rake =
    Das Haus nahm { $chips }, wofür Poker Hand History kein Feld hat: Die Hand steht unter unserem eigenen Wort, und
    andere Programme spielen sie nicht.
notes-phh-unseen =
    Die anderen warfen weg, und nicht alle Karten der Hand, die gewann, sind eingetragen; andere Programme zahlen so
    einen Pot niemandem: Die Hand steht unter unserem eigenen Wort, und sie spielen sie nicht.
