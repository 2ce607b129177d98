### Die Wörter, mit denen nach Händen gefragt wird, jedes mit seinen Weisen, durch Kommas getrennt.

## was in einer Hand geschah

seek-mark-allin = all-in, all in, alles drin, all-ins, alles reingestellt, reingeschoben, geshovt
seek-mark-open = läuft noch, laufend, laufende, nicht beendet
seek-street-preflop = preflop, pre-flop, vor dem flop, pre, vorm flop
seek-street-flop = flop, am flop, auf dem flop
seek-street-turn = turn, am turn, auf dem turn
seek-street-river = river, am river, auf dem river
seek-street-third = dritte straße, 3. straße
seek-street-fourth = vierte straße, 4. straße
seek-street-fifth = fünfte straße, 5. straße
seek-street-sixth = sechste straße, 6. straße
seek-street-seventh = siebte straße, 7. straße
seek-uncontested = alle passten, alle gepasst, alle foldeten, alle haben gefoldet
seek-mark-split =
    geteilter pot, geteilte pötte, geteilte pots, geteilten pot, geteilt, split, gesplittet, split pot, split pots,
    split-pot, split-pots, geteilter pott
seek-mark-odd = odd chip, odd chips, überzähliger chip, überzählige chips, ungerader chip
seek-mark-void = ungültig, ungültige, annulliert
seek-mark-repaired = repariert, reparierte, reparatur
seek-mark-undone = zurückgenommen, zurückgenommene
seek-mark-twice =
    zweimal, zweimal gegeben, zweimal gelaufen, zweimal ausgeteilt, zweimal ausgespielt, dreimal gegeben, dreimal
seek-mark-side = side pot, side pots, nebenpot, nebenpötte
seek-mark-ruling = entscheidung, entscheidungen
seek-mark-call = floor-ruf, floor gerufen, ruf, rufe, floorruf, turnierleitung gerufen
seek-mark-remark = anmerkung, anmerkungen, bemerkung, bemerkungen
seek-mark-event = unregelmäßigkeit, unregelmäßigkeiten
seek-mark-over = beendet, beendete
seek-mark-misdeal = fehlausteilung, vergeben, fehlgabe
seek-mark-showdown = showdowns
seek-mark-busted = ausgeschieden, ausgeschiedene, rausgeflogen, raus, gebustet
seek-mark-imported = importiert, importierte
seek-mark-corrected = berichtigt, berichtigte, berichtigung
seek-mark-multiway = mehrere im pot, familienpot, familienpötte
seek-mark-walk = geschenkter big blind, alle passten zum big blind
seek-mark-straddle = straddles, gestraddelt, mit straddle
seek-mark-bomb = bomb pot, bomb pots, bombenpot, bombenpötte, bombpot
seek-mark-scoop = scoops, gescoopt, räumt ab, abgeräumt, alles gewonnen
seek-mark-quartered = geviertelt, viertel des pots, ein viertel
seek-mark-no-low = kein low, ohne low, keine low-hand
seek-mark-won = gewann, gewonnen, gewinnt, gewinner
seek-mark-lost = verlor, verloren, verliert, verlierer, geschlagen, geknackt, hat verloren
# verloren mit einem Full House oder besser
seek-lost-strong = bad beat, bad beats, bad-beat
seek-mark-against = gegen, über
seek-mark-or = oder

## was jemand tat, und auf welcher Straße eine Hand wurde, was sie ist; _ ist diese Hand

seek-deed-raise = erhöht, erhöhte, erhöhung, raise, geraist, raiste
seek-deed-doubled-up = verdoppelt, verdoppelte, aufgedoppelt
seek-deed-tripled-up = verdreifacht, verdreifachte
seek-deed-coin-flip = münzwurf, coinflip, coin-flip
seek-place-button = am button, auf dem button
seek-place-small-blind = im small blind, sb, kleiner blind
seek-place-big-blind = im big blind, bb, großer blind
seek-place-under-the-gun = utg
seek-place-cutoff = cut-off, im cutoff
seek-place-hijack = hj, im hijack
seek-in-pot =
    _-wege-pot, _-wege-pötte, _-way-pot, _-way pot, _-way pots, _ sahen den flop, _ am flop, _ spieler am flop
seek-ways-2 = pot zu zweit, pötte zu zweit, pots zu zweit, heads-up-pot, zu zweit am flop
seek-ways-3 = pot zu dritt, pötte zu dritt, pots zu dritt, dreierpot, zu dritt am flop
seek-ways-4 = pot zu viert, pötte zu viert, pots zu viert, viererpot, zu viert am flop
seek-ways-5 = pot zu fünft, pötte zu fünft, pots zu fünft, zu fünft am flop
seek-ways-6 = pot zu sechst, pötte zu sechst, pots zu sechst, zu sechst am flop
seek-deed-limp = gelimpt, limpt, limpte, gelimpter pot
seek-deed-check-raise = check-raise, check raise, checkraise, gecheckraist, check-geraist
seek-deed-three-bet = 3-bet, 3bet, three bet, nochmals erhöht
seek-deed-four-bet = 4-bet, 4bet, four bet
seek-deed-five-bet = 5-bet, 5bet
seek-deed-stood-pat = pat, blieb pat, bleibt pat, nichts getauscht
seek-deed-mucked = gemuckt, muckte, muckt, nicht gezeigt
seek-deed-runner-runner = runner runner, backdoor
seek-deed-checked-down =
    durchgecheckt, durchgechecked, runtergecheckt, heruntergecheckt, bis zum river gecheckt, bis zum ende gecheckt,
    bis zum showdown gecheckt, alle checkten, checkten durch
# die beste Hand, die das Board zulässt
seek-deed-nuts =
    die nuts, den nuts, nut, nut hand, nut-hand, beste mögliche hand, bestmögliche hand, die beste mögliche hand,
    die bestmögliche hand
# _ ist ein Platz; bis zum Big Blind ist es ein Walk
seek-folded-to =
    alle passten bis zum _, alle passten bis zu _, alle passten bis _, alle foldeten bis zum _,
    alle foldeten bis zu _, alle foldeten bis _, gepasst bis zum _, gepasst bis zu _, gepasst bis _,
    gefoldet bis zum _, gefoldet bis zu _, gefoldet bis _, bis zum _ gepasst, bis zu _ gepasst,
    bis zum _ gefoldet, bis zu _ gefoldet
seek-flopped = _ gefloppt, floppte _, floppte ein _, floppte eine _, floppte einen _, _ am flop, _ auf dem flop
seek-turned = _ am turn, _ auf dem turn
seek-rivered = _ am river, _ auf dem river, _ geriviert
seek-betting-no-limit = ohne limit
seek-betting-limit = festes limit, mit limit
seek-betting-pot-limit = pot limit
seek-betting-half-pot-limit = halbes pot limit
seek-betting-spread-limit = spread limit
seek-betting-jam-or-fold = alles oder nichts
seek-final-table = finaltisch, am finaltisch
seek-day-number = tag _, _. tag
seek-midnight = mitternacht
seek-noon = mittag
seek-last-half-hour = letzte halbe stunde, in der letzten halben stunde
seek-half-hour-ago = vor einer halben stunde

## was eine Hand ergab

seek-hand-four-of-a-kind = vierling, vierlinge, poker, quads
seek-hand-full-house = full house, volles haus, fullhouse
seek-hand-three-of-a-kind = drilling, drillinge, set, trips
seek-hand-two-pair = zwei paare, zwei paar, 2 paare, doppelpaar
seek-hand-royal-flush = royal flush, royal
seek-hand-straight-flush = straight flush
seek-hand-flush = flush, flushes
seek-hand-straight = straße, straßen, strasse, strassen, straight
seek-hand-pair = paar, paare
seek-hand-wheel = wheel, fahrrad, straße bis fünf
seek-hand-steel-wheel = steel wheel, straight flush bis fünf
seek-hand-broadway = broadway, straße bis ass
seek-hand-number-one-low = bestes low, nut low, low nummer eins
seek-hand-low = low, lows, tiefe hand
seek-low-of = _ low, _-low, _ tief
seek-badugi-of = _ badugi, _-badugi, _-hoch-badugi
seek-high-of = _ hoch, _-hoch, _ hoch _, _-hoch _, _ bis _, _ mit _ hoch
seek-up = zwei paare mit _, zwei paar mit _, _ up
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
seek-rank-J = buben, bauern
seek-rank-Q = damen
seek-rank-K = könige, königen
seek-rank-A = asse, assen

## wie viel, wie viele, wann, in welcher Folge

seek-greatest =
    größter pot, größte pötte, größte pots, größte, größter, größten, große pötte, große pots, großer pot, riesenpot,
    größte hand, größter pott, größten pott, riesenpott
seek-smallest =
    kleinster pot, kleinste pötte, kleinste pots, kleinste, kleinster, kleinsten, kleine pötte, kleine pots
seek-newest = neueste, neuesten, letzte, letzte hand, letzte hände, vorige hand
seek-oldest = älteste, ältesten, erste, erste hand, erste hände
seek-last-few = letzte _ hände, letzten _ hände, die letzten _ hände
seek-top-few = top _, _ größte, _ größten, _ größte pötte, _ größten pötte, _ größte pots, _ größten pots
seek-first-few = erste _ hände, ersten _ hände
seek-tens = zehn, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig
seek-one = ein, eine, einer, einem
seek-hundred = hundert
seek-thousand = tausend
seek-million = million, millionen
seek-more = über, mehr als
seek-at-least = ab, mindestens
seek-less = unter, weniger als
seek-at-most = bis, höchstens
seek-players-2 = heads-up, zu zweit, headsup
seek-players-3 = zu dritt
seek-players-4 = zu viert
seek-players-5 = zu fünft
seek-players-6 = zu sechst
seek-players-9 = voller tisch
seek-players = spieler
seek-ways = fach
seek-without = ohne, kein, keine, nicht, außer, aber nicht, aber ohne
seek-number = hand, nummer, nr., nr
seek-seat = sitz, platz
seek-of = von, mit
seek-about = gegen, um, etwa um, etwa, ungefähr, circa, rund
seek-clock = uhr
seek-on-the-way =
    der, die, das, den, dem, mit, in, von, am, im, an, für, und, hand, hände, pot, pötte, alle, wer, war, waren, hat,
    hatte, einem, einer, haben, jemand, wann, wo, zeig, zeige, finde, bitte, mir, je, jemals, ist, sind, aber,
    gerufen, tisch, tische, spiel, spiele, hielt, zeigte, zeigt, es, einen, eine, ein

## Wörter aus Namen von Spielen, die von Händen etwas anderes sagen

seek-of-hands = big, board, double, draw, high, short, single, super

## Werte einzelner Karten, „Ass König“

seek-one-2 = zwei
seek-one-3 = drei
seek-one-4 = vier
seek-one-5 = fünf
seek-one-6 = sechs
seek-one-7 = sieben
seek-one-8 = acht
seek-one-9 = neun
seek-one-T = zehn
seek-one-J = bube
seek-one-Q = dame
seek-one-K = könig
seek-one-A = ass

## Beträge, nach „etwa“ oder allein, und zwischen zweien; _ ist ein Betrag oder eine Zeit

seek-between = zwischen _ und _, von _ bis _, _ bis _, _-_
seek-or-more = _+, _ oder mehr, _ und mehr, _ aufwärts
seek-exactly = genau
seek-or-better = _ oder besser, _ oder höher, _ oder tiefer
seek-pot-of = pot, pot von, pötte von, pott
seek-chips = chips

## Namen, nach dem, wovon sie sind

seek-table = tisch, am tisch
seek-player = spieler
seek-dealer = dealer, geber, gegeben von, dealer war
seek-level = level, stufe, blindstufe
seek-pocket = pocket, auf der hand
seek-suited = gleichfarbig, in einer farbe, suited
seek-offsuit = verschiedenfarbig, offsuit
seek-suit-s = pik
seek-suit-h = herz
seek-suit-d = karo
seek-suit-c = kreuz, treff
seek-pairs = paar auf der hand, paare auf der hand, pocket pair
seek-said = bad beat, bad beats, string bet, außer der reihe, offene karte, falscher pot, tote hand, zeit verlangt
# was Menschen über eine Hand urteilen und keine Aufzeichnung sagt
seek-opinion =
    cooler, coolern, bluff, bluffs, geblufft, bluffte, hero call, hero calls, suckout, suckouts, slowroll, slow roll,
    kranke hand
seek-lost-to = verlor gegen, verloren gegen, verliert gegen
seek-beat = schlug, besiegte, schlägt, gewann gegen

## Tageszeiten und Tage; _ ist eine Stunde

seek-hours = zwölf, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf
seek-clock-15 = viertel nach _, viertel über _
seek-clock-30 = _ uhr dreißig
seek-clock-45 = viertel vor _, dreiviertel _
seek-clock-half = halb _
seek-after = nach, seit
seek-before = vor
seek-time-morning = morgen, am morgen, morgens, vormittag, früh
seek-time-afternoon = nachmittag, am nachmittag, nachmittags
seek-time-evening = abend, am abend, abends
seek-time-night = nacht, in der nacht, nachts
seek-time-tonight = heute abend, heute nacht, des abends
seek-time-last-night = gestern abend, letzte nacht, gestern nacht
seek-time-hour = letzte stunde, in der letzten stunde, dieser stunde
seek-past-minutes = letzte _ minuten, letzten _ minuten, letzten _ min
seek-past-hours = letzte _ stunden, letzten _ stunden
seek-ago-minutes = vor _ minuten, vor _ minute, vor _ min
seek-ago-hours = vor _ stunden, vor _ stunde
seek-day-today = heute
seek-day-yesterday = gestern
seek-day-before-yesterday = vorgestern
seek-day-week = diese woche
seek-day-last-week = letzte woche
seek-weekdays = montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag
seek-day-of-month = am _., vom _.
seek-last = letzten, am, letzter
seek-months =
    januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember
# mit einem Tag oder Jahr daneben: 21. Nov
seek-months-short = jan, feb, mär, apr, mai, jun, jul, aug, sep, okt, nov, dez
