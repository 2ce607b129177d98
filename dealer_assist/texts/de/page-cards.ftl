### Werte, Farben und Karten, wie auch die Seite sie sagt.

## allein: „Herz-Ass“

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

## vor dem Wert: „Herz-Ass“

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik

## eine ganze Karte

card-of = { $suit }-{ $rank }
card-joker = Joker
card-unknown = unbekannte Karte
card-face-down = verdeckte Karte
card-none = noch keine Karte
card-printed-joker = Joker
