"""Last Aurora with Frozen Steel: a race with card drafting, convoys and shared combat."""

from collections.abc import Mapping
from pathlib import Path

from meadhall.games.last_aurora.bot.figures import FIGURES, LastAuroraEvaluation
from meadhall.games.last_aurora.bot.policy import LastAuroraPolicy
from meadhall.games.last_aurora.content.action_cards import DIFFICULTY_IDS
from meadhall.games.last_aurora.content.road import MAP_IDS, PROGRESS
from meadhall.games.last_aurora.content.tables import (
    BOX_IDS,
    CONTENT,
    CREW_IDS,
    CREWS,
    MOST_PLAYERS,
    SEAT_IDS,
    STORY_BOXES,
)
from meadhall.games.last_aurora.rules import setup
from meadhall.games.last_aurora.rules.invariants import faults
from meadhall.games.last_aurora.rules.moves import MOVES
from meadhall.games.last_aurora.rules.pieces import Options
from meadhall.games.last_aurora.rules.scoring import SOURCES, automa_sheet, score_sheet
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.games.last_aurora.seen.hidden import resample
from meadhall.games.last_aurora.seen.preview import UNCLAIMED, preview, tallies
from meadhall.games.last_aurora.seen.view import AuroraView
from meadhall.games.last_aurora.seen.viewing import secrets, view
from meadhall.games.last_aurora.words.names import NAMES_COMPOSED
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Ending, Game, Option, Preview, Result, Rival, Setting, WrongSetting
from meadhall.kernel.weights import read_weights

CREW_CHOICES = ("off", "random", "draft")


class LastAurora(Game[AuroraState]):
    id = "last_aurora"
    rules = "2"
    min_players = 1
    max_players = MOST_PLAYERS
    longest = 4000
    moves = MOVES
    policy = LastAuroraPolicy()
    evaluation = LastAuroraEvaluation(FIGURES, *read_weights(Path(__file__).parent, FIGURES))
    content = CONTENT
    names_composed = NAMES_COMPOSED
    turns = ("explore", "pass")
    unclaimed = UNCLAIMED
    positions = (*SEAT_IDS, *[BOX_IDS[box] for boxes in STORY_BOXES for box in boxes])
    """LFS-STORY-06: the boxes of a Story are a consequence, so the glossary leaves them out."""
    options = (
        Option("map", "alpha", tuple(MAP_IDS)),
        Option("exploration_deck", False, (False, True)),
        Option("asgaror_clan", False, (False, True)),
        Option("crews", "off", CREW_CHOICES),
        Option("stories", False, (False, True)),
        Option("player_versus_player", False, (False, True)),
        Option("mine", False, (False, True)),
        Option("hurried_ship", False, (False, True)),
        Option("automa", "normal", tuple(DIFFICULTY_IDS)),
    )

    def read_settings(self, players: int, given: Mapping[str, object]) -> dict[str, Setting]:
        """The level of the Automa is for solo games (LAU-AUTO-12)."""
        settings = super().read_settings(players, given)
        if players > 1 and settings["automa"] != "normal":
            raise WrongSetting("option automa is for one player; the Automa takes no other seat")
        return settings

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> AuroraState:
        settings = self.read_settings(players, given)
        options = Options(
            map=MAP_IDS.index(str(settings["map"])),
            exploration=bool(settings["exploration_deck"]),
            asgaror=bool(settings["asgaror_clan"]),
            crews=CREW_CHOICES.index(str(settings["crews"])),
            stories=bool(settings["stories"]),
            pvp=bool(settings["player_versus_player"]),
            mine=bool(settings["mine"]),
            hurried_ship=bool(settings["hurried_ship"]),
            difficulty=DIFFICULTY_IDS.index(str(settings["automa"])),
        )
        return setup.begin_game(players, options, seed)

    def view(self, state: AuroraState, seat: int) -> AuroraView:
        return view(state, seat)

    def resample(self, state: AuroraState, seat: int, dice: Dice) -> AuroraState:
        return resample(state, seat, dice)

    def result(self, state: AuroraState) -> Result:
        """LAU-SCORE-07: total, then progress, then Survivors.

        LAU-AUTO-12: a player who does not beat the Automa comes second.
        """
        sheets = [score_sheet(state, seat) for seat in range(state.seats)]
        keys = [
            (sum(sheet), PROGRESS[state.positions[seat]], len(state.players[seat].crew))
            for seat, sheet in enumerate(sheets)
        ]
        named = [dict(zip(SOURCES, sheet, strict=True)) for sheet in sheets]
        result = Result.ranked(keys, named)
        if state.automa is not None and keys[0][0] <= sum(automa_sheet(state)):
            return Result(result.totals, [2], named)
        return result

    def ending(self, state: AuroraState) -> Ending:
        """LAU-SCORE-07, LAU-AUTO-12."""
        result = self.result(state)
        if state.automa is None:
            return Ending("tie" if result.is_tie_broken() else "points")
        sheet = automa_sheet(state)
        rival = Rival("automa", sum(sheet), dict(zip(SOURCES, sheet, strict=True)))
        facts = {"own": result.totals[0], "automa": rival.total}
        return Ending("solo_won" if result.winners() else "solo_lost", facts, [rival])

    def faults(self, state: AuroraState) -> list[str]:
        return faults(state)

    def secrets(self, state: AuroraState, seat: int) -> list[dict[str, object]]:
        return secrets(state, seat)

    def preview(self, state: AuroraState, seat: int, move: int) -> Preview | None:
        return preview(state, seat, move)

    def tallies(self, state: AuroraState, seat: int) -> Mapping[str, int]:
        return tallies(state, seat)

    def faction(self, state: AuroraState, seat: int) -> str | None:
        """LFS-CREW-01: the crew, while one of it is left; Leader and Co-Pilot don't count."""
        crew = state.players[seat].crew
        for id, members in zip(CREW_IDS, CREWS, strict=True):
            if any(member in crew for member in members):
                return id
        return None


GAME = LastAurora()
