"""A Swiss of 32 bots of different levels, played to its end: the better ones come out ahead."""

from statistics import mean

from meadhall.arena.simulate import play_seated
from meadhall.tables.tournaments.pairing import meetings
from meadhall.tables.tournaments.plan import Entrant, TournamentSettings, next_round
from meadhall.tables.tournaments.standing import Played, standings

LEVELS = ("random", "thrall", "karl", "huscarl")
EACH = 8
ROUNDS = 5
GAME = "champions"


def test_a_swiss_of_32_bots_of_different_levels() -> None:
    entrants = [
        Entrant(number=number + 1, name=f"{level} {number + 1}", bot=level)
        for number, level in enumerate(level for level in LEVELS for _ in range(EACH))
    ]
    plan = TournamentSettings(title="Moot", game=GAME, kind="swiss", size=2, rounds=ROUNDS)
    levels = {one.number: one.bot for one in entrants}
    played: list[Played] = []
    while (coming := next_round(plan, entrants, "a test", played)) is not None:
        for table in coming.tables:
            seed = f"{coming.number}/{table}"
            bots = [levels[entry] for entry in table]
            record = play_seated(GAME, {}, bots, seed, index=0)
            played.append(Played(coming.number, table, record.places, record.totals))
    assert coming is None
    assert len(played) == ROUNDS * len(entrants) // 2
    assert max(meetings(played).values()) == 1
    found = standings(levels, played)
    places = {
        level: mean(one.place for one in found if levels[one.entry] == level) for level in LEVELS
    }
    assert places["huscarl"] < places["thrall"] < places["random"]
    assert levels[found[0].entry] in ("karl", "huscarl")
    assert sum(one.points for one in found) == len(played)
