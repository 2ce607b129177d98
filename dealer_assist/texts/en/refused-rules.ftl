### What is refused, and what to do instead: rules.

refused-by-house-rule = House rule: { $name }

refused-no-limits = A limit game without blinds needs small_bet (and big_bet).
refused-bring-in-too-big = The bring-in of { $chips } is above the small bet of { $bet }; lower it.
refused-no-spread =
    Spread-limit needs the least and the most of a bet; give spread, as in [2, 10], or one pair for the small
    and one for the big streets, as in [[2, 6], [2, 12]].
refused-bad-spread-turned-round =
    A spread goes from the least bet to the most; { $low } is above { $high }. Turn the two round.
refused-bad-spread-whole-chips =
    The spread of { $low } to { $high } cannot be put in with chips of { $chip }; make both multiples of
    { $chip }.
refused-bad-house-rule-names-and-values =
    House rules are an object of names and values, such as {"{"}"raise-cap": 4{"}"}.
refused-bad-card-no-card =
    '{ $word }' is no card. Write the rank (2-9 T J Q K A) and the suit (s h d c), as in Ah or Td; a joker is
    Jk, an unseen card ??.
refused-bad-card-two-characters = '{ $word }' does not part into cards of two characters; write AhKd or Ah Kd.
refused-bad-card-string-or-list = Cards are a string such as "AhKd 2c", or a list of cards.
refused-bring-in-too-big-spread =
    The bring-in of { $chips } is above the { $most } that a bet may be; lower it, or widen the spread.
refused-blind-too-big =
    The big blind of { $chips } is above the { $most } that a bet may be; lower it, or widen the spread.
refused-straddle-not-allowed-left-of-blind =
    Seat { $seat } cannot straddle. Only seat { $first }, left of the big blind, may straddle; take the chips
    back.
refused-straddle-not-allowed-on-the-button =
    Seat { $seat } cannot straddle. Only the button, seat { $button }, may straddle; take the chips back.
refused-straddle-not-allowed-not-the-blinds =
    Seat { $seat } cannot straddle. The blinds may not straddle; take the chips back.
refused-straddle-not-allowed-none-here =
    Seat { $seat } cannot straddle. There is no straddle here; take the chips back.
refused-straddle-not-allowed-heads-up =
    Seat { $seat } cannot straddle. There is no straddle heads-up; take the chips back.
refused-unknown-preset-house =
    '{ $word }' is no preset of house rules{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    } It is { $presets }.
refused-unknown-house-rule =
    There is no house rule '{ $word }'{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    } Leave it out, or name a rule of the list.
refused-bad-house-rule-always-so =
    The house rule “{ $name }” cannot be '{ $word }': nothing plays it another way. It says { $meaning }, always:
    { $allowed }. Leave it out.
refused-bad-house-rule-other-value =
    The house rule “{ $name }” cannot be '{ $word }'{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    } It says { $meaning }. It is { $allowed }.
refused-bad-house-rule-no-part =
    The house rule “{ $name }” has no part '{ $word }'{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    } It is an object of { $parts }.
refused-bad-house-rule-part =
    In the house rule “{ $name }”, { $part } cannot be '{ $word }'. It is a number from { $least } to { $most }.
refused-bad-house-rule-lacks-part =
    The house rule “{ $name }” lacks { $part }. Write it, a number from { $least } to { $most }.
refused-number-of-chips = a number of chips
refused-number-from-to = a number from { $least } to { $most }
refused-list-of-numbers = a list of numbers of tables
refused-object-of = an object of { $parts }
refused-unknown-game =
    No game "{ $game }". { $near ->
        [none] Ask for the list of games.
       *[other] Did you mean "{ $near }"?
    }
refused-bad-chip-set =
    { $where }: { $reason }. A set has chips = [1, 5, 25], and blinds and limits as pairs of whole chips, [[1,
    2], [2, 5]].
refused-turned-round-blinds =
    The small blind of { $small } is above the big blind of { $big }; write the small one first.
refused-turned-round-limits =
    The small bet of { $small } is above the big bet of { $big }; turn the two round.
