### Pages without a server: the first page of the folder, the practice table.

site-title = A tablet beside the dealer, so that every pot goes where it belongs.
site-lead =
    It follows the hand tap by tap: whose turn it is, what is legal, the most a raise may be and how that is
    counted, every side pot, and at the showdown who is pushed which chips and why. { $n } games.
site-try = Deal a hand now
site-try-small = in this browser, without an account
site-keep =
    On your phone, add this page to the home screen. Practice table, rules and tools then work without a
    network.
site-keep-key = Keep it on this device
site-showdown = Every split, side pot and odd chip, seat by seat.
site-house = For the whole room
site-house-away =
    When the network fails the hand goes on to its last chip, and so does the next: all of it is sent, in order,
    when there is a network again.
site-house-cards =
    No table asks for the down cards of a hand that is still played: what nobody has shown, nobody can look up.
site-house-floor =
    The floor's phone opens the hand at the very act that it was called to, and the ruling lands on the tablet.
site-house-wall = The director sees every table at once: who acts, who waits, who needs a dealer.
site-house-event =
    A tournament from the first seat to the last prize: draws, clock, breaks, balancing, pay tables, deals.
site-house-record = Every act and every chip is kept in a record in which nothing can be changed unseen.
site-room =
    It runs on one machine of the room, and nothing goes to anybody else. Whoever looks after it starts it with
site-needs-http-here =
    This page was opened as a file: it can be read, and so can the rules. The practice table, the tools and the
    check of a packet need http. Start a web server in this folder, for instance:
site-no-engine =
    This browser cannot run the practice table: it has no WebAssembly, or the engine could not be loaded. Load the
    page anew, or take a newer browser.
site-practice = Practice table
site-practise = Practise this game
site-practice-lead =
    Deal a hand as at a real table. The engine runs in this browser, and what you enter stays on this device.
site-games-usual = Dealt most often
site-games-own = Games of this room
site-games-all = All other games
site-table = At the table
site-table-does =
    One tap an act, a round of folds in two. What must be dealt or entered next stands there in a sentence;
    anything is taken back with one key.
site-rules = Rules
site-rules-does = { $n } games step by step, what beats what, procedures, and each house rule with a worked figure.
site-tools = Tools
site-tools-does = The pot-limit sum, side pots, odd chips, any showdown judged.
site-record = A disputed hand, checked
site-record-does =
    The room hands it out as one file. Drop the file here, and this browser says whether anything in it was
    changed, and what.
site-table-as-file =
    A browser deals no hand on a page that was opened as a file. Start a web server in the folder, for instance
    python3 -m http.server, and open the address that it names.
site-needs-http =
    This tool computes, and a page that was opened as a file may not. Serve the folder over http (python3 -m
    http.server) and open it there.
site-picture-table =
    The table on a tablet: seats with their stacks, the board, the pot, and the keys for the seat that acts.
site-showdown-does =
    Three all-ins, high and low, a quarter, the odd chip: seat by seat what is pushed and why, each pot
    ticked off as it goes. A missed split is seen before the next hand.
site-picture-push =
    The award list: seats with what each is pushed, and every pot with its sides, winners and reasons.
site-away = This page is not on this device yet, and there is no network. Go back, and open it once with a network.
