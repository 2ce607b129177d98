### Die Wörter, mit denen nach Händen gefragt wird, jedes mit seinen Weisen, durch Kommas getrennt.

## was in einer Hand geschah

seek-mark-allin = all-in, all in, alles drin
seek-mark-split = geteilter pot, geteilte pötte, geteilte pots, geteilten pot, geteilt, split
seek-mark-odd = odd chip, odd chips, überzähliger chip, überzählige chips, ungerader chip
seek-mark-void = ungültig, ungültige, annulliert
seek-mark-repaired = repariert, reparierte, reparatur
seek-mark-undone = zurückgenommen, zurückgenommene
seek-mark-twice = zweimal, zweimal gegeben
seek-mark-side = side pot, side pots, nebenpot, nebenpötte
seek-mark-ruling = entscheidung, entscheidungen
seek-mark-call = floor-ruf, floor gerufen, ruf, rufe
seek-mark-remark = anmerkung, anmerkungen, bemerkung, bemerkungen
seek-mark-event = unregelmäßigkeit, unregelmäßigkeiten
seek-mark-over = beendet, beendete
seek-mark-misdeal = fehlausteilung, vergeben
seek-mark-showdown = showdowns
seek-mark-busted = ausgeschieden, ausgeschiedene, rausgeflogen, raus
seek-mark-imported = importiert, importierte
seek-mark-corrected = berichtigt, berichtigte, berichtigung
seek-mark-won = gewann, gewonnen, gewinnt, gewinner
seek-mark-lost = verlor, verloren, verliert, verlierer
seek-mark-against = gegen

## was eine Hand ergab

seek-hand-four-of-a-kind = vierling, vierlinge, poker
seek-hand-full-house = full house, volles haus
seek-hand-three-of-a-kind = drilling, drillinge
seek-hand-two-pair = zwei paare, zwei paar
seek-hand-straight-flush = straight flush, royal flush
seek-hand-flush = flush, flushes
seek-hand-straight = straße, straßen
seek-hand-pair = paar, paare
seek-hand-badugi = badugis
seek-rank-2 = zweien, zweier
seek-rank-3 = dreien, dreier
seek-rank-4 = vieren, vierer
seek-rank-5 = fünfen, fünfer
seek-rank-6 = sechsen, sechser
seek-rank-7 = siebenen, siebener
seek-rank-8 = achten, achter
seek-rank-9 = neunen, neuner
seek-rank-T = zehnen, zehner
seek-rank-J = buben
seek-rank-Q = damen
seek-rank-K = könige, königen
seek-rank-A = asse, assen

## wie viel, wie viele, wann, in welcher Folge

seek-greatest = größter pot, größte pötte, größte pots, größte, größter, größten
seek-more = über, mehr als
seek-at-least = ab, mindestens
seek-less = unter, weniger als
seek-at-most = bis, höchstens
seek-players-2 = heads-up, zu zweit
seek-players-3 = zu dritt
seek-players-4 = zu viert
seek-players-5 = zu fünft
seek-players-6 = zu sechst
seek-players-9 = voller tisch
seek-players = spieler
seek-without = ohne, kein, keine, nicht
seek-number = hand, nummer, nr.
seek-seat = sitz, platz
seek-of = von, mit
seek-about = gegen, um, etwa um
seek-clock = uhr
seek-hours = zwölf, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf
seek-today = heute
seek-yesterday = gestern
seek-on-the-way = der, die, das, den, dem, mit, in, von, am, im, an, für, und, hand, hände, pot, pötte, alle
