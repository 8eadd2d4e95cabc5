## Friends, those one avoids, and who is here

web-people-friends = Friends
web-people-friends-none = Nobody yet. Ask somebody by name below, or on their page.
web-people-friends-say = Friends see that you are here and can offer you seats. Nobody else learns who your friends are.
web-people-add = Ask somebody to be friends
web-people-add-name = Their name
web-people-add-do = Ask
web-people-asks = would like to be friends
web-people-asked = has been asked
web-people-accept = Accept
web-people-decline = Decline
web-people-withdraw = Withdraw
web-people-part = End the friendship
web-people-part-what = End the friendship with { $name }
web-people-page = Games and ratings, in a new tab
web-people-befriend = Ask to be friends
web-people-are-friends = You are friends.
web-people-tie-asked = You have asked to be friends.
web-people-tie-asks = { $name } would like to be friends.
web-people-challenge = Challenge
web-people-challenge-what = Challenge { $name }
web-people-challenge-title = Challenge { $name }
web-people-challenge-say = Choose a game. At the new table a seat is kept for { $name }, who is told of it.
web-people-challenge-kept = When you open the table, a seat is offered to { $name }.
web-people-manage = Mute or block
web-people-mute = Mute
web-people-mute-say = You no longer read what { $name } says at tables. { $name } does not learn of it.
web-people-unmute = Hear { $name } again
web-people-block = Block
web-people-block-say = As muted; besides, neither of you sees that the other is here, and { $name } cannot sit down at your tables or ask to be friends. The friendship ends. { $name } does not learn of it.
web-people-unblock = Lift the block
web-people-muted = muted
web-people-blocked = blocked
web-people-avoided = Muted and blocked
web-people-lift = Lift
web-people-lift-what = Lift it for { $name }

# Where somebody is
web-people-here = Who is here
web-people-here-count =
    { $n ->
        [one] { $n } in the Hall
       *[other] { $n } in the Hall
    }
web-people-here-none = Nobody you may see is here right now.
web-people-at-table = at a table
web-people-at-daily = at the daily saga
web-people-at-waiting = waiting for others
web-people-at-watching = watching
web-people-at-hall = in the Hall
web-people-friend = friend

# Seats that are offered
web-people-offer = { $by } offers you a seat: { $game }
web-people-offer-say =
    { $n ->
        [0] The game begins as soon as you sit down.
        [one] After you, one seat is still free.
       *[other] After you, { $n } seats are still free.
    }
web-people-offer-take = Sit down
web-people-offer-decline = No, thanks
web-people-offer-decline-what = Decline the seat that { $by } offers
web-people-offer-seat = Offer a seat to a friend
web-people-offer-to = Offer
web-people-offer-to-what = Offer { $name } a seat
web-people-offered = has been told
web-people-offer-none = You have no friends here yet; send the link instead.

# An invitation as a picture
web-people-code = QR code
web-people-code-of = QR code: { $label }
web-people-code-say = Point a phone's camera at it to open this address.

# Gestures
web-gestures = Gestures
web-gesture-skal = Skål!
web-gesture-well_played = Well played!
web-gesture-thanks = Thank you!
web-gesture-laugh = Ha ha ha!
web-gesture-wonder = Hm …
web-gesture-ouch = Ouch!

# One's own wishes
web-people-wishes = You among others
web-people-color = Your colour
web-people-color-say = Where a free seat has this colour, you get that seat. Your crest bears it in the Hall.
web-people-color-any = Any
web-people-color-red = Red
web-people-color-black = Black
web-people-color-green = Green
web-people-color-blue = Blue
web-people-color-heather = Heather
web-people-color-amber = Amber
web-people-seen = Who may see that you are here
web-people-seen-nobody = Nobody
web-people-seen-friends = Friends
web-people-seen-everyone = Everyone
web-people-seen-nobody-say = Nobody sees you in the Hall.
web-people-seen-friends-say = Your friends see that you are here, and whether you are at a table. It is never stored.
web-people-seen-everyone-say = Everyone sees that you are here, and whether you are at a table. It is never stored.
