### The words of the game files: what each means, how it is written.

## step

fileword-step-hole = N Karten verdeckt an jeden Spieler
fileword-step-down = N Stud-Karten verdeckt an jeden Spieler
fileword-step-up = N Karten offen an jeden Spieler
fileword-step-board = N gemeinsame Karten offen
fileword-step-draw = jeder wirft A bis B Karten ab und bekommt ebenso viele
fileword-step-discard = jeder wirft genau N verdeckte Karten ab
fileword-step-keep = jeder behält A bis B Karten und wirft die anderen ab
fileword-step-part = jeder teilt die Hand in Hände dieser Größe
fileword-step-roll = der Button würfelt mit N Würfeln
fileword-step-remove = Boardkarten fallen weg
fileword-step-expose = jeder darf die verdeckte Karte aufdecken
fileword-step-turn = N Karten, verdeckt an den, der alles offen hat, sonst offen
fileword-step-door = jeder dreht N verdeckte Karten um
fileword-step-choose = wer zuerst handelt, wählt das Spiel
fileword-step-buy = jeder darf N-mal die Karte zum Verkauf gegen eine eigene kaufen

## condition

fileword-condition-roll = der letzte Wurf ist A bis B
fileword-condition-flop-red = N oder mehr der ersten drei Boardkarten sind rot
fileword-condition-flop-black = N oder mehr der ersten drei Boardkarten sind schwarz
fileword-condition-chosen = das ist das gewählte Spiel

## game

fileword-game-name = wie das Spiel heißt
fileword-game-short = wie Titel und Listen es nennen, wo sein Name lang ist
fileword-game-also = jeder andere Name, den es hat
fileword-game-section = seine Seite im Regelbuch
fileword-game-summary = das Spiel in einer Zeile
fileword-game-extends = die Spiele, auf denen es beruht, von links nach rechts
fileword-game-forced = was vor den Karten eingezahlt wird
fileword-game-button = gibt es einen Button; mit Blinds ja
fileword-game-bomb-pot = nur Antes, und auf der ersten Street wird nicht gesetzt
fileword-game-deck = aus welchen Karten gegeben wird
fileword-game-joker = wie der Joker spielt
fileword-game-bring-in = wessen Door Card das Bring-in zahlt
fileword-game-showing = die Wertung, nach der offene Karten sagen, wer eröffnet
fileword-game-bettings = zuerst die übliche Setzstruktur, dann die anderen
fileword-game-max-seats = wie viele mitspielen können
fileword-game-nobody = wer ihn bekommt, wenn keine Seite einen Gewinner hat; oder „next deal“
fileword-game-notes = was ein Dealer sonst wissen sollte
fileword-game-habits = Bräuche der Seite, nach Setzstruktur
fileword-game-streets = die Setzrunden, der Reihe nach
fileword-game-sides = die Teile des Pots; der erste bekommt den Odd Chip
fileword-game-board = welche Boardkarten zusammengehören
fileword-game-becomes = als was es weitergehen kann; das erste, wenn niemand wählt
fileword-game-fits = in einer Variante: die Streets mit ihren Schritten, über die sie gelegt wird

## streets

fileword-streets-steps = was der Dealer vor der Runde tut, der Reihe nach
fileword-streets-bet = die Größe einer Limit-Bet in der Runde
fileword-streets-opens = wer zuerst handelt, wenn es nicht der übliche ist
fileword-streets-with-action = was jeder mit der ersten Aktion tut
fileword-streets-after = die Street, auf die diese neue folgt
fileword-streets-before = die Street, vor der diese neue kommt

## sides

fileword-sides-tiers = Wege zu gewinnen; der erste erreichte zählt
fileword-sides-when = die Seite wird nur dann gespielt
fileword-sides-after = die Seite, auf die diese neue folgt
fileword-sides-before = die Seite, vor der diese neue kommt
fileword-sides-sides = die Seite wird noch einmal geteilt; diese sagen, was anders ist

## tiers

fileword-tiers-scale = was was schlägt
fileword-tiers-hole = wie viele eigene Karten spielen
fileword-tiers-board = spielen die gemeinsamen Karten
fileword-tiers-of = der Teil einer geteilten Hand, der spielt
fileword-tiers-qualifier = die schlechteste Hand, die zählt
fileword-tiers-line = die Seite wird auf dieser Linie des Boards gespielt
fileword-tiers-holding = eine davon muss unter den Karten des Spielers sein

## board

fileword-board-lines = eine Hand nimmt Boardkarten einer Linie
fileword-board-rows = eine Hand nimmt höchstens eine Boardkarte jeder Reihe

## becomes

fileword-becomes-when = die Hand geht dann als dieses Spiel weiter
fileword-becomes-steps = was der Dealer tut, um dahin zu kommen
fileword-becomes-with-action = was jeder mit der ersten Aktion tut

## how a word is written

fileform-text = Text
fileform-texts = Texte
fileform-word = Wort
fileform-words = Wörter
fileform-table = Tabelle
fileform-tables = Tabellen
fileform-scale = Wertung
fileform-step = Schritt
fileform-steps = Schritte
fileform-street = Street
fileform-side = Seite
fileform-part = Teil
fileform-condition = Bedingung
fileform-ranks = Werte
fileform-lines = Linien
fileform-rows = Reihen
fileform-id-or-ids = id oder mehrere
fileform-true-or-false = true oder false
fileform-any-all-n-or-list = any, all, N oder Liste

## the kinds of words

filekind-steps = Schritte
filekind-conditions = Bedingungen
filekind-forced-money = Pflichteinsätze
filekind-decks = Decks
filekind-jokers = Joker
filekind-bring-ins = Bring-ins
filekind-bets = Bets
filekind-openers = Wer eröffnet
filekind-bettings = Setzstrukturen
filekind-habits = Bräuche
filekind-removals = Was wegfällt
filekind-own-cards = Eigene Karten
filekind-scales = Wertungen
filekind-qualifiers = Qualifier
filekind-at-the-top-of-a-file = Am Anfang einer Datei
filekind-of-a-street = Von einer Street
filekind-of-a-side = Von einer Seite
filekind-of-a-tier = Von einer Stufe
filekind-of-the-board = Vom Board
filekind-of-a-game-it-goes-on-as = Von einem Spiel, als das es weitergeht
