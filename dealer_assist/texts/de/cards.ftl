### Werte, Farben und Karten, in jeder Form, in der ein Satz nach ihnen fragt.

## mehrere eines Werts: „Low mit Paar Asse“

ranks-2 = Zweien
ranks-3 = Dreien
ranks-4 = Vieren
ranks-5 = Fünfen
ranks-6 = Sechsen
ranks-7 = Siebenen
ranks-8 = Achten
ranks-9 = Neunen
ranks-T = Zehnen
ranks-J = Buben
ranks-Q = Damen
ranks-K = Könige
ranks-A = Asse

## im Namen einer hohen Hand: „Flush, Ass-König-Neun“

title-2 = Zwei
title-3 = Drei
title-4 = Vier
title-5 = Fünf
title-6 = Sechs
title-7 = Sieben
title-8 = Acht
title-9 = Neun
title-T = Zehn
title-J = Bube
title-Q = Dame
title-K = König
title-A = Ass

## mehrere, im Namen einer hohen Hand: „Paar Asse“

titles-2 = Zweien
titles-3 = Dreien
titles-4 = Vieren
titles-5 = Fünfen
titles-6 = Sechsen
titles-7 = Siebenen
titles-8 = Achten
titles-9 = Neunen
titles-T = Zehnen
titles-J = Buben
titles-Q = Damen
titles-K = Könige
titles-A = Asse

## vor „hoch“: „Badugi, Neun hoch“

top-2 = Zwei
top-3 = Drei
top-4 = Vier
top-5 = Fünf
top-6 = Sechs
top-7 = Sieben
top-8 = Acht
top-9 = Neun
top-T = Zehn
top-J = Bube
top-Q = Dame
top-K = König
top-A = Ass

## vor „hoch“: „Straße, Ass hoch“

title-top-2 = Zwei
title-top-3 = Drei
title-top-4 = Vier
title-top-5 = Fünf
title-top-6 = Sechs
title-top-7 = Sieben
title-top-8 = Acht
title-top-9 = Neun
title-top-T = Zehn
title-top-J = Bube
title-top-Q = Dame
title-top-K = König
title-top-A = Ass

## in einem Satz, nach der Farbe: „Herz-Ass verdecken“

the-2 = Zwei
the-3 = Drei
the-4 = Vier
the-5 = Fünf
the-6 = Sechs
the-7 = Sieben
the-8 = Acht
the-9 = Neun
the-T = Zehn
the-J = Bube
the-Q = Dame
the-K = König
the-A = Ass

## in einem Satz, ohne Farbe: „nur eine Hand mit Ass zählt“

a-2 = Zwei
a-3 = Drei
a-4 = Vier
a-5 = Fünf
a-6 = Sechs
a-7 = Sieben
a-8 = Acht
a-9 = Neun
a-T = Zehn
a-J = Bube
a-Q = Dame
a-K = König
a-A = Ass

## unnamed

unnamed-the-joker = Joker
unnamed-the-unknown = unbekannte Karte
card-joker-face = Joker
