### Finding hands, kept searches, playlists.

## the search and what it found

finding-title = Find hands
finding-ask = Name, table, game, dealer, what happened, when
finding-example = ann razz split over 5k · lost with quads · AK against QQ · biggest yesterday
finding-find = Find
finding-asked-for = Asked for
finding-leave-out = , leave it out
finding-start-over = Start over
finding-narrow-down = Narrow it down
finding-player = Player
finding-dealer = Dealer
finding-table = Table
finding-game = Game
finding-any = any
finding-since = From day
finding-until = To day
finding-least = Pot, at least
finding-most = Pot, at most
finding-reached = Reached
finding-any-street = any street
finding-happened = What happened
finding-narrow = Narrow
finding-more = More hands
finding-about = About { $count } hands
finding-count =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
finding-sort = Sort
finding-by-time = Newest first
finding-by-pot = Greatest pot first
finding-by-old = Oldest first
finding-by-small = Smallest pot first
finding-choose = Choose hand { NUMBER($number, useGrouping: 0) } of { $table }
finding-next = Next { $count }
finding-seat = seat { $seat }
finding-to-playlist = Put the ticked hands into a playlist
finding-playlist = Playlist
finding-new-one = a new one
finding-new-name = Name of the new one
finding-add = Add
finding-none = No hand is like that. Leave something out.
finding-nowhere = { $what } is nowhere in the record.
finding-opinion =
    No record says “{ $what }”: that is for people to judge. Ask for what happened: “lost with full house or better”,
    “set against set”, “AA against KK”, “won without a showdown”.
finding-or-of-nothing = “Or” needs something on both sides, as in “ann or bob”; it was left out.
finding-ways-mean =
    { $count } players went on after the first betting (in hold'em, saw the flop). “{ $count } players” is of those
    who were dealt in.
finding-many-names = Many names have { $part } in them; these are hands of { $most } of them. Write more of the name.
finding-keep-search = Keep this search
finding-name = Name
finding-for-everybody = for everybody
finding-keep = Keep
finding-kept = Kept searches
finding-throw-away = Throw { $name } away
finding-back = Back to the search
finding-not = not { $what }

## what is asked for, by the word of the search

asked-player = player { $value }
asked-dealer = dealer { $value }
asked-table = table { $value }
asked-game = game { $value }
asked-street = street { $value }
asked-allin = all-in at { $value }
asked-seat = seat { $value }
asked-pot = pot { $value }
asked-date = date { $value }
asked-text = text { $value }

## what a hand had, in a word

marks-open = still open
marks-over = finished
marks-void = void
marks-showdown = showdown
marks-allin = all-in
marks-side = side pots
marks-split = split pot
marks-odd = odd chip
marks-twice = run twice
marks-undone = undone
marks-repaired = repaired
marks-misdeal = misdeal
marks-event = irregularity
marks-ruling = ruling
marks-call = floor call
marks-remark = remarks
marks-imported = imported
marks-won = won

## playlists

playlists-title = Playlists
playlists-about =
    Hands to be replayed one after the other. Tick them where you find them, or add one while you review it.
playlists-hands = { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }
playlists-none = None yet.
playlists-new = A new one
playlists-make = Make
playlists-kept-by = Kept by { $owner }.
playlists-replay = Replay them all
playlists-find-some = Find some
playlists-empty = No hand yet. { $find }, tick them and add them.
playlists-earlier = Hand { NUMBER($number, useGrouping: 0) } one place earlier
playlists-later = Hand { NUMBER($number, useGrouping: 0) } one place later
playlists-out = Take hand { NUMBER($number, useGrouping: 0) } out
playlists-this = The playlist
playlists-change = Change
playlists-throw-away = Throw the playlist away
playlists-place = { $place } of { $count }
playlists-before = one before
playlists-after = next in the list
playlists-add-to = Add to a playlist
playlists-add-hand = Add this hand
finding-no-day = no day
finding-chips = { $chips } chips in their pots
finding-zone = Times in { $zone }
marks-lost = lost
marks-against = against
marks-busted = busted
marks-corrected = corrected
marks-or = or
marks-multiway = multiway
marks-walk = walk
marks-straddle = straddle
marks-bomb = bomb pot
marks-scoop = scooped
marks-quartered = quartered
marks-no-low = no low
asked-hand = hand number { $value }
asked-cards = cards { $value }
asked-made = made { $value }
asked-or-better = { $value } or better
asked-ways = { $value }-way pot after the first round
asked-position = { $value }
asked-players = { $value } players
asked-sort-pot = greatest pot first
asked-sort-small = smallest pot first
asked-sort-time = newest first
asked-sort-old = oldest first
asked-time = about { $value } o'clock
asked-time-after = after { $value } o'clock
asked-time-before = before { $value } o'clock
asked-time-between = between { $value } and { $last } o'clock
asked-time-morning = in the morning
asked-time-afternoon = in the afternoon
asked-time-evening = in the evening, until 6 in the morning
asked-time-night = at night, until 6 in the morning
asked-time-tonight = tonight
asked-time-hour = in the last hour
asked-time-last-night = last night
asked-level = level { $value }
asked-tournament = event { $value }
asked-all-ins = { $value } or more all-in
asked-pocket-pairs = any pocket pair
asked-time-past =
    { $n ->
        [one] in the last minute
       *[other] in the last { $n } minutes
    }
asked-time-ago =
    { $n ->
        [one] about a minute ago
       *[other] about { $n } minutes ago
    }
asked-mix = mix { $value }
asked-betting = { $value }
asked-did = { $value }
asked-final-table = final table of an event
asked-day = day { $n } of an event

## what a word of the search is called where the page says it back

called-raise = raise
called-limp = limp
called-check-raise = check-raise
called-three-bet = three-bet
called-four-bet = four-bet
called-five-bet = five-bet
called-stood-pat = stood pat
called-mucked = mucked
called-runner-runner = runner-runner
called-checked-down = checked down
called-nuts = the nuts
called-folded-to = everybody folded to
called-doubled-up = doubled up
called-tripled-up = tripled up
called-coin-flip = coin flip
called-flopped = flopped
called-turned = turned
called-rivered = rivered
called-button = button
called-small-blind = small blind
called-big-blind = big blind
called-under-the-gun = under the gun
called-cutoff = cutoff
called-hijack = hijack
called-royal-flush = royal flush
called-straight-flush = straight flush
called-four-of-a-kind = four of a kind
called-full-house = full house
called-flush = flush
called-straight = straight
called-three-of-a-kind = three of a kind
called-two-pair = two pair
called-pair = pair
called-high-card = high card
called-wheel = wheel
called-steel-wheel = steel wheel
called-broadway = broadway
called-number-one-low = number one low
called-low = low
