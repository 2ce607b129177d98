### The page of house rules: of a table, and the book of all of them.

housepage-title = { $table }: house rules
housepage-lead = Each rule with what it settles and a figure. What is changed here counts from the next hand on.
housepage-find = Find a rule
housepage-find-hint = a word of it: rake, button, draw …
housepage-search = Find
housepage-all = All
housepage-game = This game
housepage-differing = Not as the preset
housepage-shown = { $n } of { $all } rules.
housepage-differs =
    { $n ->
        [one] { $n } rule differs from the preset.
       *[other] { $n } rules differ from the preset.
    }
housepage-as-preset = All rules are as the preset has them.
housepage-saved = Saved. It counts from the next hand on.
housepage-preset = Preset
housepage-mode = What is played
housepage-usual = preset
housepage-usual-is = The preset says: { $value }
housepage-figure = a figure:
housepage-reset = Everything as the preset
housepage-none = No rule holds these words. Look for another, or show all.
housepage-only-way = Played this way only.
housepage-all-rules = All house rules
housepage-single = House rules one by one
housepage-sections = Sections
housepage-rule = Rule
housepage-values = Values
housepage-book = House rules
housepage-book-lead =
    Every ruling on which rooms differ: what it settles, a worked figure, its values, and what each preset
    has.
housepage-part = { $name } { $value }
housepage-number = number
housepage-percent = percent
housepage-cap = cap
housepage-step = step
housepage-amount = amount
housepage-from = from
housepage-count = count
housepage-value = value
housepage-last-level = last level
housepage-list = tables
housepage-section-1 = Limit betting
housepage-section-2 = No-limit and pot-limit
housepage-section-3 = Pot-limit maximum
housepage-section-4 = Button, blinds, antes
housepage-section-5 = Stud
housepage-section-6 = Draw, joker, lowball
housepage-section-7 = Showdown
housepage-section-8 = Pots, odd chips, rake
housepage-section-9 = Tournament
housepage-does = { $does }.
housepage-by-mode = { $event } (cash: { $cash })
