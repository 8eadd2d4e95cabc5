## Rules

web-rules-title = Rules
web-rules-title-of = Rules: { $game }
web-rules-say = Every rule has a number. Prompts, cards and reasons link here.
web-rules-search = Search
web-rules-found =
    { $n ->
        [0] No rule contains these words.
        [one] { $n } rule
       *[other] { $n } rules
    }
web-rules-contents = Contents
web-rules-copy = Copy the link to { $rule }
web-rules-copied = Copied
web-rules-mark-p = from a public page
web-rules-mark-j = our judgement

## The rulebook for players

web-book-say = Chapters in plain words, with pictures and worked examples. Every rule behind a sentence can be shown with its number.
web-book-kind = Rulebook for players
web-book-search = Search the rules
web-book-things = Cards, places and people
web-book-by-number = All rules by number
web-book-numbers = Rule numbers
web-book-rule = Rule { $rule }
web-book-place =
    Chapter { $n } of { $all }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-book-turn = Other chapters
web-book-before = Previous
web-book-next = Next
web-book-example = Example
web-book-try = Try it at the table
web-book-or = or
web-book-told-in = More about it:
web-book-no-thing = This page does not exist.
web-book-no-chapter = There is no such chapter. The contents list them all.
web-book-found =
    { $n ->
        [0] Nothing found. Try another word.
        [one] { $n } passage
       *[other] { $n } passages
    }
