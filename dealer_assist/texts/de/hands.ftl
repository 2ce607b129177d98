### Wie eine Hand heißt.

## hohe Hände; $three, $two, $ranks sind Werte in der Form titles, $top in der Form title-top

hand-five-of-a-kind = Fünfling, { $ranks }
hand-royal-flush = Royal Flush
hand-straight-flush = Straight Flush, { $top } hoch
hand-quads = Vierling, { $ranks }
hand-full-house = Full House, { $three } über { $two }
hand-flush = Flush, { $ranks }
hand-straight = Straße, { $top } hoch
hand-trips = Drilling, { $ranks }
hand-two-pair = Zwei Paar, { $high } und { $low }
hand-pair = Paar { $ranks }
hand-high-card = Höchste Karte, { $ranks }
hand-with-kickers = { $hand }, Kicker { $ranks }

## tiefe Hände; $number ist ein Wort aus number, $rest die Werte in Zeichen

low-kind = { $top } hoch
low-plain = { $top }-{ $next }-Low
low-numbered = { $low }, Nummer { $number }
low-listed = { $low }, { $ranks }
low-pair = Low mit Paar { $ranks }, { $rest }
low-two-pair = Low mit { $high } und { $low }, { $rest }
low-trips = Low mit drei { $ranks }, { $rest }
low-full-house = Low mit Full House, { $three } über { $two }
low-quads = Low mit vier { $ranks }, { $rest }
low-straight = Low mit Straße, { $top } hoch
low-straight-flush = Low mit Straight Flush, { $top } hoch
low-flush = Low mit Flush, { $top } hoch, { $ranks }

## badugi

badugi-kind =
    { $n ->
        [one] eine Karte
       *[other] { $count } Karten
    }
badugi-four = Badugi, { $top } hoch, { $ranks }
badugi-fewer =
    { $n ->
        [one] eine Karte, { $ranks }
       *[other] { $count } Karten, { $ranks }
    }

## points

points-all =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
points-some =
    { $n ->
        [one] { $points } mit einer Karte
       *[other] { $points } mit { $count } Karten
    }

## number

number-1 = eins
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
number-13 = dreizehn
number-14 = vierzehn
number-15 = fünfzehn
number-16 = sechzehn
number-17 = siebzehn
number-18 = achtzehn
number-19 = neunzehn
number-20 = zwanzig
number-21 = einundzwanzig
number-22 = zweiundzwanzig
number-23 = dreiundzwanzig
number-24 = vierundzwanzig
number-25 = fünfundzwanzig
number-26 = sechsundzwanzig
number-27 = siebenundzwanzig
number-28 = achtundzwanzig
number-29 = neunundzwanzig
number-30 = dreißig
number-31 = einunddreißig
number-32 = zweiunddreißig
number-33 = dreiunddreißig
number-34 = vierunddreißig
number-35 = fünfunddreißig
number-36 = sechsunddreißig
number-37 = siebenunddreißig
number-38 = achtunddreißig
number-39 = neununddreißig
number-40 = vierzig
number-41 = einundvierzig
number-42 = zweiundvierzig
number-43 = dreiundvierzig
number-44 = vierundvierzig
number-45 = fünfundvierzig
number-46 = sechsundvierzig
number-47 = siebenundvierzig
number-48 = achtundvierzig
number-49 = neunundvierzig
number-50 = fünfzig
number-51 = einundfünfzig
number-52 = zweiundfünfzig
number-53 = dreiundfünfzig
number-54 = vierundfünfzig
number-55 = fünfundfünfzig
number-56 = sechsundfünfzig
number-57 = siebenundfünfzig
number-58 = achtundfünfzig
number-59 = neunundfünfzig
