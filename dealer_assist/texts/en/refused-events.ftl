### What is refused, and what to do instead: events.

refused-no-lammers =
    There { $left ->
        [one] is 1 lammer
       *[other] are { $left } lammers
    } left; turn in at most that many.
refused-lammer-due-last-level = After level { $level } every lammer is redeemed; turn in all { $left }.
refused-lammer-due-busted = A busted player turns in one lammer at least, or is out with none.
refused-one-lammer = Here a busted player turns in one lammer at a time.
refused-bad-deal-stacks = A deal needs two stacks or more, each with chips.
refused-bad-deal-prizes = Give the prizes that are left, first place first.
refused-bad-deal-places = { $players } players share { $places } prizes. Give at most a prize for each player.
refused-bad-percentages-sum = The percentages add up to { $sum }; they must make 100.
refused-bad-percentages-order = A worse place would be paid more. Put the larger share first.
refused-no-act = There is no act in force by that number. Look at the list again.
refused-undone-since = What was done since does not fit to it any more. Do it anew.
refused-hands-since = Hands were dealt since that stand on it, so it cannot be taken back. Put it right by a new act.
refused-desk-open-to-bag = Close registration first; then the chips can be bagged.
refused-hand-open-or-over = A hand is still being played, or the event is over already.
refused-moving-on-the-way = Players are still on the way to their tables. Let them sit down first.
refused-shootout-breaks = A shootout breaks no table: whoever wins one goes on when all tables are decided.
refused-not-started = Start the clock first.
refused-bad-way = Who has several bags plays with the best of them, or with their sum.
refused-bad-deal-way = Say how the deal is counted: chips or icm; or give the amounts that were agreed.
refused-no-flight = Name the flights whose chips come in.
refused-seats-drawn = The seats of this event are drawn already. Open a new event for the day.
refused-not-bagged = The chips of event { $number } are not bagged yet. End that day first.
refused-carried = The chips of event { $number } are here already.
refused-desk-closed-too-early = Registration is closed. If that was too early, take it back first.
refused-too-many-players = An event has at most { $most } entries.
refused-no-name-nobody = Write at least one name.
refused-no-name-twice = { $player } stands there twice. Name each player once.
refused-no-name-once = Some of them enter for the first time, and some again. Enter the one and then the other.
refused-already-in = { $player } is in already. Look at the name again.
refused-no-re-entry = { $player } has entered { $count } times, and this event allows no more.
refused-nobody-waits = Nobody waits for a seat. Register two players at least.
refused-no-seat-open = Every seat is taken. Alternates get the seats of those who go out.
refused-no-add-on = There is no add-on in this event now. Look at its structure sheet.
refused-had-add-on = { $player } has had the add-on.
refused-clock-runs = The clock runs already.
refused-clock-stands = The clock stands already.
refused-no-seats = Draw the seats first; then start the clock.
refused-clock-stands-hand-for-hand = Hand for hand takes its minutes off by rounds. End it first.
refused-none-held = No all-in hand is held there. Look at the tables that play a hand.
refused-no-row = The structure sheet has no such level. Choose one that it has.
refused-bad-tick = The clock is started, paused, resumed, or set. Say which.
refused-no-seat = { $player } has no seat yet. Take the entry back instead.
refused-no-seat-penalty = { $player } has no seat yet. Give the penalty when there is one.
refused-event-over = The event is over. Take back its end first.
refused-hand-open-at-table = Table { $table } plays a hand. Wait until it is over.
refused-desk-closed-already = Registration is closed already.
refused-nobody-in = Nobody has entered yet.
refused-desk-open-pool = Close registration first; then the pool is known.
refused-wrong-sum-prizes = The prizes come to { $sum } and the pool is { $total }. Make them equal.
refused-bad-prizes = A worse place is never paid more, and nobody less than nothing.
refused-same = The event stands so already. Nothing was changed.
refused-round-open = Tables still play this round. Wait until all are done.
refused-bad-number-draw = Draw a number from 0 to 20.
refused-no-chip = There is no smaller chip to race off.
refused-bad-number-penalty = Say for how many hands or rounds: 1 to 100.
refused-bad-number-minutes = Write how many minutes are left: a whole number from 0 to { $most }.
refused-bad-number-till = Write what lies in the till, 0 where it is empty.
refused-no-text = Write a sentence of at most 200 letters.
refused-nobody-goes-now = Nobody can go now: their tables play. Wait until the hands are over.
refused-desk-open-prizes = Close registration first; then the prizes are known.
refused-bad-deal-each = Say what each of those who are left gets.
refused-wrong-sum-places =
    The places pay { $sum } and the pool is { $total }. Write down the pay table or the deal anew.
refused-wrong-sum-deal = The deal pays { $sum }, and { $left } are left. Make them equal.
refused-bad-deal-too-many =
    A deal by ICM is counted for { $most } players at most. Chop by chips, or write down what was agreed.
refused-still-playing = { $left } players are still in. Play on, or write a deal down.
refused-no-table = Table { $table } is not in play.
refused-no-room =
    { $count } players sit there, and { $open ->
        [0] no seat is open
        [one] one seat is open
       *[other] { $open } seats are open
    } elsewhere. Break a shorter table, or wait.
refused-seat-taken-none-open =
    Table { $table } has no open seat { $seat }. { $n ->
        [0] It is full: choose another table.
       *[other] Open there: { $seats }.
    }
refused-moving = { $player } is on the way already, or has no seat yet.
refused-nobody-goes = Nobody is to leave seat { $seat } of table { $table }.
refused-seat-taken-not-free-yet = Seat { $seat } of table { $table } is not free yet. Let that player go first.
refused-nobody-comes-still-there = { $player } still sits at table { $table }. Tap Gone there first.
refused-nobody-comes = Nobody is on the way to seat { $seat } of table { $table }.
refused-no-seat-one = A table of this event has { $count } seats. Name one of them.
refused-seat-taken-sits-there = { $player } sits there. Move that player first.
refused-no-seat-that-fit = A table of this event has { $count } seats. Name those that fit.
refused-two-players = Name the two players who may not sit together.
refused-too-few-tables = { $count ->
        [one] 1 table plays
       *[other] { $count } tables play
    } already, and an event has { $most } at most. Name a number between.
refused-not-in = { $player } is not in. Choose one of those who are.
refused-not-in-nobody = Nobody by that name is in. Choose one of those who are.
refused-no-lammers-has-left = { $player } has { $left ->
        [one] 1 lammer left. Turn that one in, or none.
       *[other] { $left } lammers left. Turn in one of them or more.
    }
refused-no-lammers-in-bags =
    In the bags { $n ->
        [one] lies 1 lammer
       *[other] lie { $n } lammers
    }, and this event has none. Give its structure the lammers of those days first.
refused-no-lammers-at-table = Nobody at table { $table } has lammers to turn in now.
refused-table-passed-on =
    { $table } plays { $event } since. Break it there first, or draw seats at another table.
refused-race-cards =
    Table { $table }, seat { $seat }: deal { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, one for each chip to race off.
refused-race-cards-twice = { $card } was dealt twice at table { $table }. Look again.
