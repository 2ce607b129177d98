### The tool for a deal at the final table.

tools-deal = Deal
tools-deal-about = A final table's prizes shared, by ICM and by chips
tools-stacks = Stacks
tools-prizes = Prizes left
tools-player = Player { $n }
tools-place = Place { $n }
tools-icm = ICM
tools-by-chips = By chips
tools-wants-deal = Enter at least two stacks and the prizes that are left.
tools-answer = Answer
tools-side-on-board = { $side }, board { $board }
tools-engine-loads =
    The engine is being loaded. That takes some seconds, on the first visit as long as this network needs for
    15 MB. What you enter meanwhile is worked out then.
