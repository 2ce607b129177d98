### Pages without a server: the first page of the folder, the practice table.

site-title = It follows the hand, so the chips go where they belong.
site-lead =
    A tablet beside the dealer: whose turn it is, what is legal, the most a raise may be and how that is
    counted, every side pot, and at the showdown who is pushed which chips and why. { $n } games.
site-practice = Practice table
site-practice-small = in this browser, also without a network
site-practice-lead =
    Deal a hand as at a real table. The engine runs in this browser, and what you enter stays on this device.
site-games-usual = Dealt most often
site-games-all = All other games
site-table = At the table
site-table-does =
    One tap an act. What must be dealt or entered next stands there in a sentence; anything is taken back with
    one key.
site-rules = Rules
site-rules-does = { $n } games step by step, what beats what, procedures, and each house rule with a worked figure.
site-tools = Tools
site-tools-does = The pot-limit sum, side pots, odd chips, any showdown judged.
site-record = A hand that proves itself
site-record-does = A disputed hand leaves the room as a packet. Anybody checks it here: what was changed is named.
site-room = For a whole room (tables, floor, events, the record of every chip) there is the program:
site-files =
    Opened from a stick or a folder, this page and the rules can be read as they are. What computes needs http;
    in this folder start:
site-needs-http =
    This tool computes, and a page that was opened as a file may not. Serve the folder over http (python3 -m
    http.server) and open it there.
site-picture-table =
    The table on a tablet: seats with their stacks, the board, the pot, and the keys for the seat that acts.
site-showdown = The pot goes where it belongs, side by side.
site-showdown-does =
    Three all-ins, high and low, a quarter, the odd chip: seat by seat what is pushed and why, each pot
    ticked off as it goes. A missed split is seen before the next hand.
site-picture-push =
    The award list: seats with what each is pushed, and every pot with its sides, winners and reasons.
