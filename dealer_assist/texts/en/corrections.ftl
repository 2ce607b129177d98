### What the floor says when chips, words or cards came wrongly.

## $word is a text of word, $wager a text of wager, $what one of call, bring-in, check and wager

ruling-ruled = Seat { $seat }: { $what }.
ruling-ruled-back = Seat { $seat }: { $what }; { $chips } goes back.
ruling-ruled-add = Seat { $seat }: { $what }; { $chips } is to be added.
ruling-call = a call of { $chips }
ruling-bring-in = the bring-in of { $chips }
ruling-check = a check
ruling-made-to-fit = The word was { $word }: the chips are made to fit.
ruling-at-least = The word was { $word }, so it is at least the minimum.
ruling-first-to-bet = The first to bet bets all of it.
ruling-stack-too-much = The whole stack is more than may be put in here.
ruling-all-in = Seat { $seat } is all-in: it stands.
ruling-to-add = { $chips } is to be added.
ruling-one-chip = One chip without a word is a call.
ruling-all-needed = Without the smallest chip it is less than the call, so it is a call.
ruling-legal = The amount is a legal one.
ruling-no-raise = A raise is not open.
ruling-exact = It is the call.
ruling-half = { $over } over the call is at least half of the raise of { $raise_by }.
ruling-under-half = { $over } over the call is less than half of the raise of { $raise_by }.
ruling-always-raise = Here any chips over the call are a raise.
ruling-always-call = Here chips short of a raise are a call.
ruling-short-call = Here it is a call, to be made up.
ruling-short-fold =
    Seat { $seat } folds, and the { $chips } stays in the pot; the record has no line for that, so write it into
    the ruling.
ruling-make-up = Too few chips must be made up to a call here.
ruling-floor-rules =
    Seat { $seat } put in { $chips } of { $call }: the floor rules whether it is made a call, or the hand is
    folded and the { $chips } left.
ruling-second-back = The { $chips } of the second motion goes back.
ruling-second-left = The { $chips } left of the second motion goes back.
ruling-second-none = Nothing of the second motion is left.
ruling-fold-final = Seat { $seat } folded out of turn: a fold is always final.
ruling-unchanged = Nothing has changed for seat { $seat }: the { $word } stands.
ruling-changed = The action has changed
ruling-never-binding = Acting out of turn binds nobody here
ruling-free = { $why }: seat { $seat } is free to act again.
ruling-free-back = { $why }: seat { $seat } is free to act again, { $chips } goes back.
ruling-wager-legal = the { $wager } is a legal one.
ruling-too-late = the { $wager } stands: it is not put right any more.
ruling-stands = the { $wager } stands.
ruling-make-it = the { $wager } was no legal amount: make it { $right } for all who are in.
ruling-card-out = The next card is out: the { $wager } stands.
ruling-over-pot = The pot is { $pot } to go: { $chips } goes back to seat { $seat }.
ruling-under-pot = Pot was announced: it is { $pot } to go, { $chips } is to be added.
ruling-draw-dealt = Seat { $seat } may not change the draw: its cards are dealt.
ruling-draw-announced = Seat { $seat } may not change the draw: the next player has announced.
ruling-may-change = Seat { $seat } may change: { $draw }.
ruling-throw =
    Seat { $seat } called { $called } and threw { $thrown }. Nothing is dealt yet: put the number called
    right, { $draw }.
ruling-draws = draw { $cards }
ruling-pat = pat

## what a player said or did, in one word

word-fold = fold
word-check = check
word-call = call
word-bet = bet
word-raise = raise
word-complete = complete
word-bring-in = bring-in
word-all-in = all-in

## a wager with its total

wager-bet = bet to { $to }
wager-raise = raise to { $to }
wager-complete = complete to { $to }

## the steps of a ruling; $line is an action as it is entered: 3 raise 600

advice-procedure = { $name }: { $steps }
advice-floor = Call the floor.
advice-floor-legal = Call the floor: the record takes legal amounts only.
advice-would-be = The chips would be "{ $line }", but: { $but }
advice-enter = Enter "{ $line }".
advice-enter-again = Enter "{ $line }" again.
advice-enter-in-turn = Enter "{ $line }" when the turn comes to seat { $seat }.
advice-then-enter = Then enter "{ $line }".
advice-take-back = Take "{ $line }" back.
advice-said-before = Before that it was "{ $line }".
advice-gets-asked = Seat { $seat } gets what was asked for.
advice-give-back = Give { $chips } back to seat { $seat }.
advice-adds = Seat { $seat } adds { $chips }.
advice-leave = Leave the chips where they are.
advice-leave-in-front = Leave the { $chips } in front of seat { $seat }.
advice-acts-first = Seat { $seat } acts first.
advice-if-unchanged = If nobody bets or raises before seat { $seat }, enter "{ $line }".
advice-if-changed = If somebody does, seat { $seat } is free to act again.
advice-if-changed-back = If somebody does, seat { $seat } is free to act again and { $chips } goes back.
advice-stands-unless =
    If nothing changes, seat { $seat }'s { $word } stands; a bet or raise in between frees the seat.
advice-play-on = Play on with { $to } as the wager.
advice-caller-adds = Seat { $seat }, who called, adds { $chips }.
advice-caller-takes = Seat { $seat }, who called, takes { $chips } back.
advice-too-late =
    There was substantial action ({ $actions } actions, no chips among them): it is too late for a misdeal.
advice-too-late-chips =
    There was substantial action ({ $actions } actions, chips among them): it is too late for a misdeal.
advice-play-to-end = Play the hand to its end; a hand with the wrong number of cards is ruled on by itself.
advice-again = In the record make this hand void; the next one has the same button.
advice-again-no-button = In the record make this hand void.
advice-name-missing = Name the cards thrown, if at all, with ?? for each that was missing: AsKs??.

## see

see-caller = Seat { $seat } called the last bet and still holds cards: the hand of seat { $other } is seen.
see-not-called = Seat { $seat } has not called the last bet: only the floor may have the hand of seat { $other } seen.
see-threw = Seat { $seat } has thrown the cards away and may not ask.
see-nobody-bet = Nobody bet on the last street: no hand has to be seen.
see-floor = Seat { $seat } asks to see a hand: the floor says whether it is turned up.
see-any = Seat { $seat } was dealt in: the hand that was asked for is seen.
see-turn-up = Turn up the hand of seat { $seat }.
see-turn-up-asked = Turn up the hand that was asked for.

## time

time-dead = Seat { $seat } has had { $seconds } seconds and faces a bet: the hand is dead.
time-bring-in = Seat { $seat } has had { $seconds } seconds; the bring-in is posted all the same.
time-check = Seat { $seat } has had { $seconds } seconds and faces no bet: a check.

## stud: cards that fell wrongly, burns, the bring-in; $right is the seat whose bring-in it is

stud-misdeal = A down card of seat { $seat } was turned up by the dealer: in a tournament that is a misdeal.
stud-new-deal = Take all cards in and deal again; in the record make this hand void.
stud-one-up = A down card of seat { $seat } was turned up: it is the door card now.
stud-door-down = Deal the third card of seat { $seat } face down.
stud-low-door =
    Enter the card that lies up. Would the bring-in have been seat { $seat }'s by it, the betting starts to the left.
stud-both-up = Both down cards of seat { $seat } were turned up: the hand is dead and the ante goes back.
stud-ante-back = Pay seat { $seat } the { $chips } back beside the hand; in the record they stay in the pot.
stud-no-burn = No card was burned, and nobody has acted since: the cards go where they belong.
stud-no-burn-first = Burn the first card that was dealt.
stud-move-back = Move every other card to the seat before it, and deal the last seat the next card of the stub.
stud-two-burned = Two cards were burned, and nobody has acted since: the cards go where they belong.
stud-two-burns = Take the second burn card: it is the first card of the street.
stud-move-on = Move every card to the next seat; the last one goes back on the stub.
stud-burn-stands = Somebody has acted on the cards: they stand as they were dealt.
stud-play-on = Play on.
stud-bring-in = The door of seat { $right } brings it in, not that of seat { $seat }, and nobody has acted since.
stud-bring-in-stands =
    Somebody has acted since: the bet of seat { $seat } stands, and seat { $right } has no obligation.
stud-early = The street was dealt before the betting was over: its cards are out of play.
stud-early-aside = Lay the cards that were dealt aside, unseen if they lie down.
stud-early-finish = Finish the betting.
stud-early-more =
    { $players ->
        [one] Then lay one more card aside for the player still in, less those aside already.
       *[other] Then lay cards aside until there is one for each of the { $players } players still in.
    }
stud-early-go-on = Burn a card and deal the street. The cards aside are used if the deck runs out.
stud-turned-up = The page deals that card face up.
stud-turn-it-up = Turn the card of seat { $seat } face up; it has not been played until it lies open.
stud-enter-it = Enter it as the up card.

## dispute

dispute-chips-only =
    The next hand was begun: how this hand was read can no longer be disputed; its chips can, until two have acted.
dispute-over =
    Later hands were played: neither the reading nor the chips of this hand can be disputed any more. The correction
    puts the record right; whether chips move, the director says.
dispute-button-follows = The next hand’s button goes on from seat { $seat }.
dispute-button-stays =
    Hand { $number } was begun from the button as it was entered: the button of the hands dealt since stays where
    it is.

## a hand begun at the wrong level

level-goes-on = Two have acted: the hand is played out at the level it began at.
level-next-hand = The new level counts from the next hand.
level-too-soon =
    The hand was begun at the old level and { $acted ->
            [0] nobody has acted
           *[other] only one has acted
        }: it is dealt again at the new one.
level-chips-back = Give back all chips that were posted.
level-void = In the record make this hand void.
level-again = Shuffle and deal at the new level; the button stays.

## a check that is regretted

un-pass-stands = Seat { $seat } has checked in turn: the check stands, also before the next player has acted.
un-pass-no-raise = Seat { $seat } may call or fold later in this round, and not raise.
un-pass-no-gain =
    With a seven or better seat { $seat } wins nothing that goes in from now on (the Sevens Rule).
un-pass-forfeits = With a seven or better seat { $seat } has lost the pot (the Sevens Rule).
un-pass-on = Seat { $seat } acts.

## pots and the deck

pots-stand =
    { $n ->
        [one] There is one pot.
       *[other] There are { $n } pots.
    }
pots-main = Main pot: { $chips }, for seats { $seats }.
pots-side = Side pot { $number }: { $chips }, for seats { $seats }.
pots-muck-dead = The hand of seat { $seat } was thrown in and is dead, whatever it was.
pots-leave-muck = Leave the cards in the muck; the pots go to the hands that are left.
pots-muck-back = The hand of seat { $seat } may come back if its cards can be told from the muck for certain.
pots-take-out = Take the cards of seat { $seat } out of the muck, with the floor watching.
pots-read-again = Read every hand again before a pot is pushed.
pots-wrong = Seat { $seat } took { $chips }, and not all of it was won there.
pots-fouled = The deck is fouled: nothing of this hand stands.
pots-all-back = Give every chip of this hand back to who put it in.
pots-new-deck = Count and change the deck, then deal again from the same button.
