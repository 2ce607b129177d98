### Words of files: under each sentence of a game and each structure's name, marked #, what it is in this language.

# Five cards and three draws for the lowest California hand.
game-ace-to-5-triple-draw = Fünf Karten und drei Draws um die niedrigste California-Hand.

# Razz; any hand with a jack, queen or king among its seven cards beats any hand without.
game-action-razz = Razz; jede Hand mit Bube, Dame oder König unter ihren sieben Karten schlägt jede ohne.

# The seventh card is dealt face up.
game-action-razz-note-1 = Die siebte Karte wird offen gegeben.

# Action Razz and a badugi; the badugi half needs no face card.
game-action-razzdugi = Action Razz und ein Badugi; die Badugi-Hälfte braucht keine Bildkarte.

# Triple draw high and low: a pair of sixes or better for high, an eight or better for low.
game-archie =
    Triple Draw high und low: ein Paar Sechsen oder besser für High, eine Acht oder besser für Low.

# If nobody qualifies either way, the best high hand takes the pot.
game-archie-note-1 = Qualifiziert sich niemand, bekommt die beste High-Hand den Pot.

# Hold'em with five cards, of which one each is thrown before flop, turn and river.
game-atomic-pineapple = Hold'em mit fünf Karten, von denen jeder vor Flop, Turn und River eine abwirft.

# Ace-to-5 Triple Draw; the best low and the best badugi split the pot.
game-badacey = Ace-to-5 Triple Draw; das beste Low und der beste Badugi teilen den Pot.

# Deuce-to-Seven Triple Draw; the best low and the best badugi, aces high in both, split the pot.
game-badeucy =
    Deuce-to-Seven Triple Draw; das beste Low und der beste Badugi, Asse in beiden hoch, teilen den Pot.

# Four cards and three draws for low cards of four ranks and four suits.
game-badugi = Vier Karten und drei Draws um niedrige Karten von vier Werten und vier Farben.

# Four Card Chowaha; a die after the flop betting decides whether the boards run across or down.
game-bidirectional-chowaha =
    Four Card Chowaha; ein Würfel nach der Setzrunde am Flop sagt, ob die Boards quer oder nach unten
    laufen.

# 1 to 3: the turns go to the right of the flops. 4 to 6: below them, left and right.
game-bidirectional-chowaha-note-1 =
    1 bis 3: die Turns liegen rechts von den Flops. 4 bis 6: darunter, links und rechts.

# Omaha/8 with five hole cards, still exactly two of them.
game-big-o = Omaha/8 mit fünf Hole Cards, immer noch genau zwei davon.

# A die after the flop betting: on 1 to 3 Omaha/8, on 4 to 6 Omaha high.
game-binglaha = Ein Würfel nach der Setzrunde am Flop: bei 1 bis 3 Omaha/8, bei 4 bis 6 Omaha high.

# Five cards, one draw, the lowest hand; straights and flushes do not count, the joker is low.
game-california-lowball =
    Fünf Karten, ein Draw, die niedrigste Hand; Straßen und Flushes zählen nicht, der Joker ist niedrig.

# At limit the Sevens Rule holds and nobody may check and raise; at no-limit neither.
game-california-lowball-note-1 =
    In Limit gilt die Siebener-Regel und niemand darf check-raisen; in No-Limit keines von beiden.

# Two cards and four boards: three flops, two turns between them, one river; both cards must play.
game-chowaha =
    Zwei Karten und vier Boards: drei Flops, zwei Turns dazwischen, ein River; beide Karten müssen spielen.

# Five Card Omaha whose first board card, the spit, is dealt before the first betting.
game-courchevel = Five Card Omaha, deren erste Boardkarte, der Spit, vor der ersten Setzrunde gegeben wird.

# Courchevel; the best high hand and the best low of eight or better split the pot.
game-courchevel-8 = Courchevel; die beste High-Hand und das beste Low mit Acht oder besser teilen den Pot.

# Hold'em high and low with three cards; after the flop betting each throws one of them.
game-crazy-pineapple-8 =
    Hold'em high und low mit drei Karten; nach der Setzrunde am Flop wirft jeder eine ab.

# Five cards, one draw, the lowest hand; aces are high, straights and flushes count against it.
game-deuce-to-seven-lowball =
    Fünf Karten, ein Draw, die niedrigste Hand; Asse sind hoch, Straßen und Flushes zählen dagegen.

# At no-limit the first player in must raise.
game-deuce-to-seven-lowball-note-1 = In No-Limit muss erhöhen, wer als Erster einsteigt.

# Razz for the Kansas City low; aces are high, also for the bring-in.
game-deuce-to-seven-razz = Razz um das Kansas-City-Low; Asse sind hoch, auch für das Bring-in.

# Five cards and three draws for the lowest Kansas City hand.
game-deuce-to-seven-triple-draw = Fünf Karten und drei Draws um die niedrigste Kansas-City-Hand.

# Hold'em with two boards; the best hand on each takes half the pot.
game-double-board-holdem = Hold'em mit zwei Boards; die beste Hand auf jedem bekommt den halben Pot.

# Omaha with two boards; the best hand on each takes half the pot.
game-double-board-omaha = Omaha mit zwei Boards; die beste Hand auf jedem bekommt den halben Pot.

# Omaha with two boards, half the pot each; high and a low of eight or better split each half.
game-double-board-omaha-8 =
    Omaha mit zwei Boards, jedes um den halben Pot; High und ein Low mit Acht oder besser teilen jede
    Hälfte.

# Dramaha; the best Omaha hand and the best badugi of one's own five cards split the pot.
game-dramadugi = Dramaha; die beste Omaha-Hand und der beste Badugi der eigenen fünf Karten teilen den Pot.

# Five Card Omaha with a draw after the flop betting; draw hand and Omaha hand split the pot.
game-dramaha =
    Five Card Omaha mit einem Draw nach der Setzrunde am Flop; Draw-Hand und Omaha-Hand teilen den Pot.

# Dramaha; the most points up to 21, then the most cards, and the best Omaha hand split the pot.
game-dramaha-21 =
    Dramaha; die meisten Punkte bis 21, dann die meisten Karten, und die beste Omaha-Hand teilen den Pot.

# An ace counts 1, two to ten their number, jack, queen and king nothing.
game-dramaha-21-note-1 = Ein Ass zählt 1, Zwei bis Zehn ihre Zahl, Bube, Dame und König nichts.

# Dramaha; the best deuce-to-seven low in five cards and the best Omaha hand split the pot.
game-dramaha-27 =
    Dramaha; das beste Low von Zwei bis Sieben aus fünf Karten und die beste Omaha-Hand teilen den Pot.

# Dramaha; the most points in five cards and the best Omaha hand split the pot.
game-dramaha-49 = Dramaha; die meisten Punkte aus fünf Karten und die beste Omaha-Hand teilen den Pot.

# Dramaha; the fewest points in five cards and the best Omaha hand split the pot.
game-dramaha-zero = Dramaha; die wenigsten Punkte aus fünf Karten und die beste Omaha-Hand teilen den Pot.

# Triple draw: the best flush or better wins; without one, the lowest Kansas City hand.
game-duck-flush =
    Triple Draw: der beste Flush oder Besseres gewinnt; ohne einen die niedrigste Kansas-City-Hand.

# Five cards, one draw, the best high hand; the joker is an ace or fills a straight or flush.
game-five-card-draw =
    Fünf Karten, ein Draw, die beste High-Hand; der Joker ist ein Ass oder füllt Straße oder Flush.

# Omaha with five hole cards, still exactly two of them.
game-five-card-omaha = Omaha mit fünf Hole Cards, immer noch genau zwei davon.

# One card down and four up, a round of betting from the second card on.
game-five-card-stud = Eine Karte verdeckt und vier offen, ab der zweiten Karte je eine Setzrunde.

# Five cards and three draws for the best high hand; no joker.
game-five-card-triple-draw = Fünf Karten und drei Draws um die beste High-Hand; ohne Joker.

# Omaha/8 on the four boards of Chowaha.
game-four-card-chowaha = Omaha/8 auf den vier Boards von Chowaha.

# Hold'em in which both hole cards must play.
game-greek-holdem = Hold'em, bei dem beide Hole Cards spielen müssen.

# Two cards each, five on the board, the best five of the seven.
game-holdem = Zwei Karten für jeden, fünf auf dem Board, die besten fünf der sieben.

# Hold'em; the best high hand and the best low of eight or better split the pot.
game-holdem-8 = Hold'em; die beste High-Hand und das beste Low mit Acht oder besser teilen den Pot.

# Hold'em with the whole board on the flop; then two dice turn board cards down.
game-holdem-crayfish = Hold'em mit dem ganzen Board am Flop; dann drehen zwei Würfel Boardkarten um.

# Hold'em with four cards; after the flop betting each throws two of them.
game-irish = Hold'em mit vier Karten; nach der Setzrunde am Flop wirft jeder zwei ab.

# Triple draw high and low: a pair or better goes high, no pair goes low; some hands go both ways.
game-korean =
    Triple Draw high und low: ein Paar oder besser spielt High, kein Paar Low; manche Hände beides.

# Hold'em with three cards, of which none, one or two play, but never all three.
game-lazy-pineapple = Hold'em mit drei Karten, von denen keine, eine oder zwei spielen, aber nie alle drei.

# Lazy Pineapple; the best high hand and the best low of eight or better split the pot.
game-lazy-pineapple-8 =
    Lazy Pineapple; die beste High-Hand und das beste Low mit Acht oder besser teilen den Pot.

# Razz for the ace-to-six low: aces low, straights and flushes count against the hand.
game-london-lowball =
    Razz um das Low von Ass bis Sechs: Asse niedrig, Straßen und Flushes zählen gegen die Hand.

# Triple draw for the lowest cards; pairs, straights and flushes count for nothing.
game-madison = Triple Draw um die niedrigsten Karten; Paare, Straßen und Flushes zählen nicht.

# Five card stud from 41 cards with a joker; before each card one may turn one's down card up.
game-mexican-poker =
    Five Card Stud aus 41 Karten mit einem Joker; vor jeder Karte darf man die verdeckte aufdecken.

# The high card opens for a small or a big bet; equal cards or boards go by position from the button.
game-mexican-poker-note-1 =
    Die hohe Karte eröffnet mit einer kleinen oder großen Bet; gleiche Karten oder Hände gehen nach Position
    vom Button.

# A joker dealt up is an ace or fills a straight or flush; dealt down it is wild, also once exposed.
game-mexican-poker-note-2 =
    Ein offen gegebener Joker ist ein Ass oder füllt Straße oder Flush; verdeckt gegeben ist er wild, auch
    aufgedeckt.

# Razz with blinds; fourth and fifth street come together and the last card is face up.
game-mississippi-razz =
    Razz mit Blinds; Fourth und Fifth Street kommen zusammen, und die letzte Karte liegt offen.

# Stud with blinds; fourth and fifth street come together and the last card is face up.
game-mississippi-stud =
    Stud mit Blinds; Fourth und Fifth Street kommen zusammen, und die letzte Karte liegt offen.

# Stud/8 with blinds; fourth and fifth street come together and the last card is face up.
game-mississippi-stud-8 =
    Stud/8 mit Blinds; Fourth und Fifth Street kommen zusammen, und die letzte Karte liegt offen.

# Omaha/8 on three rows of four; a hand takes one board card from each row.
game-murder = Omaha/8 auf drei Reihen zu vier; eine Hand nimmt aus jeder Reihe eine Boardkarte.

# Omaha/8 on three boards; those with the lowest river card leave play before the last betting.
game-oklahoma =
    Omaha/8 auf drei Boards; die mit der niedrigsten River-Karte fallen vor der letzten Setzrunde weg.

# The deuce is lowest. If all three river cards are of one rank, no board is removed.
game-oklahoma-note-1 =
    Die Zwei ist am niedrigsten. Haben alle drei River-Karten denselben Wert, fällt kein Board weg.

# Four cards each; a hand is exactly two of them and three of the board.
game-omaha = Vier Karten für jeden; eine Hand ist genau zwei davon und drei vom Board.

# Omaha; the best high hand and the best low of eight or better split the pot.
game-omaha-8 = Omaha; die beste High-Hand und das beste Low mit Acht oder besser teilen den Pot.

# Omaha with the whole board on the flop; then two dice turn board cards down.
game-omaha-crayfish = Omaha mit dem ganzen Board am Flop; dann drehen zwei Würfel Boardkarten um.

# Omaha high/low; two dice after the flop betting say how low a low must be.
game-omaha-x-or-better =
    Omaha high/low; zwei Würfel nach der Setzrunde am Flop sagen, wie niedrig ein Low sein muss.

# The sum is the qualifier: 11 a jack, 12 a queen; on 4 or less there is no low.
game-omaha-x-or-better-note-1 =
    Die Summe ist der Qualifier: 11 ein Bube, 12 eine Dame; bei 4 oder weniger gibt es kein Low.

# Three cards each; the first to act picks Hold'em, Omaha/8, Razz, Stud or Stud/8.
game-paradise-road-pickem =
    Drei Karten für jeden; wer zuerst handelt, wählt Hold'em, Omaha/8, Razz, Stud oder Stud/8.

# If nobody picks, the game is Hold'em.
game-paradise-road-pickem-note-1 = Wählt niemand, ist das Spiel Hold'em.

# Badugi that only a nine-high badugi or better can win; otherwise the pot waits for the next deal.
game-progressive-badugi =
    Badugi, den nur ein Badugi mit Neun hoch oder besser gewinnen kann; sonst wartet der Pot auf das nächste
    Geben.

# Progressive badugi with one open card; in place of draws each may twice buy a card that is on sale.
game-progressive-badugi-buy =
    Progressive Badugi mit einer offenen Karte; statt Draws darf jeder zweimal eine Karte kaufen, die zum
    Verkauf steht.

# A door card above the limit is burned and the player dealt another: enter the one that is burned too.
game-progressive-badugi-buy-note-1 =
    Eine Door Card über der Grenze wird gebrannt, und der Spieler bekommt eine andere: gib auch die gebrannte
    ein.

# The price of a card is said before the deal (house rule buy-price) and is dead money of the main pot.
game-progressive-badugi-buy-note-2 =
    Der Preis einer Karte wird vor dem Geben genannt (Hausregel buy-price) und ist totes Geld im Main Pot.

# The card on sale is seen before it is paid for. One nobody takes stays on sale for the next player.
game-progressive-badugi-buy-note-3 =
    Die Karte zum Verkauf sieht man, bevor man zahlt. Eine, die niemand nimmt, bleibt für den nächsten
    Spieler.

# Enter the card on sale as `deal community CARD`, a sale as `SEAT buy [CARD THROWN]`, a refusal as `SEAT
# pat`.
game-progressive-badugi-buy-note-4 =
    Gib die Karte zum Verkauf als `deal community CARD` ein, einen Kauf als `SEAT buy [CARD THROWN]`, eine
    Ablehnung als `SEAT pat`.

# Five Card Draw; trips and two cards that add up to their rank are four of a kind.
game-quick-quads =
    Five Card Draw; ein Drilling und zwei Karten, die zusammen dessen Wert ergeben, sind ein Vierling.

# Stud played for the California low; the high card brings it in, the lowest board opens.
game-razz =
    Stud um das California-Low; die hohe Karte zahlt das Bring-in, die niedrigste offene Hand eröffnet.

# Razz; the best California low and the best badugi of the seven cards split the pot.
game-razzdugi = Razz; das beste California-Low und der beste Badugi der sieben Karten teilen den Pot.

# Hold'em with three cards; before the flop is dealt each throws one of them.
game-regular-pineapple = Hold'em mit drei Karten; vor dem Flop wirft jeder eine ab.

# Five cards and two boards; the best Omaha hand and the lowest straight on either split the pot.
game-reno-straight =
    Fünf Karten und zwei Boards; die beste Omaha-Hand und die niedrigste Straße auf einem davon teilen den
    Pot.

# Hold'em, and a third hole card and a fifth round of betting after the river.
game-rio-bravo = Hold'em, dazu eine dritte Hole Card und eine fünfte Setzrunde nach dem River.

# Five cards; each keeps as many as they like with their first action, and all that is kept plays.
game-scrotum =
    Fünf Karten; jeder behält mit der ersten Aktion so viele, wie er will, und alle behaltenen spielen.

# Hold'em without twos to fives; a flush beats a full house, 9-8-7-6-A is the lowest straight.
game-short-deck-holdem =
    Hold'em ohne Zweien bis Fünfen; ein Flush schlägt ein Full House, 9-8-7-6-A ist die niedrigste Straße.

# Omaha without twos to fives; a flush beats a full house, 9-8-7-6-A is the lowest straight.
game-short-deck-omaha =
    Omaha ohne Zweien bis Fünfen; ein Flush schlägt ein Full House, 9-8-7-6-A ist die niedrigste Straße.

# Omaha with six cards each; a hand is exactly two of them and three of the board.
game-six-card-omaha = Omaha mit sechs Karten für jeden; eine Hand ist genau zwei davon und drei vom Board.

# Six cards, parted after the first betting into an Omaha and a Hold'em hand that split the pot.
game-sohe =
    Sechs Karten, nach der ersten Setzrunde in eine Omaha- und eine Hold'em-Hand geteilt, die den Pot
    teilen.

# Seven cards each, two down, four up and one down; the best five.
game-stud = Sieben Karten für jeden, zwei verdeckt, vier offen und eine verdeckt; die besten fünf.

# Stud; the best high hand and the best low of eight or better split the pot.
game-stud-8 = Stud; die beste High-Hand und das beste Low mit Acht oder besser teilen den Pot.

# Stud; the best high hand and the best low, however poor, split the pot.
game-stud-high-low =
    Stud; die beste High-Hand und das beste Low, und sei es noch so schlecht, teilen den Pot.

# Razz with four cards down to start with, of which two are thrown before fourth street.
game-super-razz =
    Razz mit anfangs vier verdeckten Karten, von denen vor der Fourth Street zwei abgeworfen werden.

# Stud with four cards down to start with, of which two are thrown before fourth street.
game-super-stud =
    Stud mit anfangs vier verdeckten Karten, von denen vor der Fourth Street zwei abgeworfen werden.

# Stud/8 with four cards down to start with, of which two are thrown before fourth street.
game-super-stud-8 =
    Stud/8 mit anfangs vier verdeckten Karten, von denen vor der Fourth Street zwei abgeworfen werden.

# Dramaha with a draw before the flop, turn and river betting.
game-triple-draw-dramaha = Dramaha mit einem Draw vor den Setzrunden an Flop, Turn und River.

# Big O in which a hand is two of one's cards and three of the board, or all five of one's own.
game-two-or-five-omaha-8 =
    Big O, bei dem eine Hand zwei eigene Karten und drei vom Board ist, oder alle fünf eigenen.

# A red flop makes it Hold'em; a black flop deals two more cards and makes it Omaha/8.
game-wonky-donkey =
    Ein roter Flop macht es zu Hold'em; ein schwarzer gibt zwei weitere Karten und macht es zu Omaha/8.

# Bomb pots
sheet-of-bomb-pots = Bomb-Pots

# No-limit hold'em
sheet-of-holdem = No-Limit Hold'em

# Jam or fold
sheet-of-jam-or-fold = Jam or Fold

# Mixed games
sheet-of-mixed = Gemischte Spiele

# Mystery bounties
sheet-of-mystery = Mystery-Bounties

# Hold'em with the nit card
sheet-of-nit = Hold'em mit der Nit-Karte

# Pot-limit Omaha with lammers
sheet-of-omaha-lammers = Pot-Limit Omaha mit Lammern

# Satellite, tickets of 330
sheet-of-satellite = Satellit, Tickets zu 330

# Shootout
sheet-of-shootout = Shootout

# Win the button
sheet-of-win-the-button = Win the Button
