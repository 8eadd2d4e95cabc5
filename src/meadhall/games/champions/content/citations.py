# mypyc: interpreted
"""Which rule explains a card, a place or a good, for readers who want to know exactly."""

from collections.abc import Iterable

from meadhall.games.champions.content.schema import Entry
from meadhall.games.champions.content.tables import CONTENT

_SINGLE = {
    "coin": "CHM-SCORE-09",
    "wood": "CHM-COMP-03",
    "food": "CHM-VOYAGE-04",
    "favor": "CHM-COMBAT-03",
    "glory": "CHM-SCORE-12",
    "blame": "CHM-SCORE-10",
    "worker": "CHM-PLACE-01",
    "warrior": "CHM-COMP-05",
    "swordsman": "CHM-COMP-04",
    "spearman": "CHM-COMP-04",
    "axeman": "CHM-COMP-04",
    "blank": "CHM-COMBAT-04",
    "hit_1": "CHM-COMBAT-04",
    "hit_2": "CHM-COMBAT-04",
    "shield": "CHM-COMBAT-05",
    "first_player": "CHM-LOC-05",
    # What lies on the board
    "troll": "CHM-RSET-01",
    "troll_card": "CHM-RSET-01",
    "draugr": "CHM-RSET-02",
    "draugr_card_1": "CHM-RSET-02",
    "draugr_card_2": "CHM-RSET-02",
    "monster": "CHM-RSET-04",
    "journey": "CHM-RSET-03",
    "merchant": "CHM-RSET-05",
    "merchant_pile": "CHM-RSET-05",
    "rune": "CHM-RUNE-01",
    "rune_row": "CHM-RSET-08",
    "deck": "CHM-LOC-11",
    "destiny": "CHM-SCORE-02",
    "enemy_discard": "CHM-COMP-10",
    # The town
    "troll_gate": "CHM-LOC-03",
    "draugr_1": "CHM-LOC-03",
    "draugr_2": "CHM-LOC-03",
    "hunting_grounds": "CHM-HUNT-01",
    "jarls_longhouse": "CHM-LOC-05",
    "armory": "CHM-LOC-01",
    "spear_maker": "CHM-LOC-01",
    "blacksmith": "CHM-LOC-01",
    "smokehouse": "CHM-LOC-02",
    "market": "CHM-LOC-09",
    "merchant_ship": "CHM-LOC-10",
    "runesmith": "CHM-LOC-11",
    "sage_house": "CHM-LOC-12",
    "shipwright": "CHM-LOC-13",
    "stave_church": "CHM-LOC-14",
    "worker_huts": "CHM-LOC-15",
    "small_public_longship": "CHM-LOC-07",
    "large_public_longship": "CHM-LOC-06",
    "small_public": "CHM-LOC-07",
    "large_public": "CHM-LOC-06",
    "own_longship": "CHM-LOC-16",
    "beg": "CHM-LOC-17",
    "stall_space_1": "CHM-STALL-01",
    "stall_space_2": "CHM-STALL-01",
    "stall_space_3": "CHM-STALL-01",
    "stall_space_4": "CHM-STALL-01",
    # Cards and people that bear a rule of their own
    "asmundr": "CHM-LEAD-01",
    "dagrun": "CHM-LEAD-02",
    "gylfir": "CHM-LEAD-03",
    "svanhildr": "CHM-LEAD-04",
    "ullr": "CHM-LEAD-05",
    "rune_gifts": "CHM-RUNE-04",
    "rune_wealth": "CHM-RUNE-04",
    "rune_knowledge": "CHM-RUNE-04",
    "rune_fame": "CHM-RUNE-05",
    "rune_healing": "CHM-RUNE-06",
    "rune_journey": "CHM-RUNE-07",
    "rune_potential": "CHM-RUNE-08",
    "rune_retaliation": "CHM-RUNE-09",
    "rune_success": "CHM-RUNE-10",
    "rune_true_sight": "CHM-RUNE-11",
    "journey_kraken": "CHM-VOYAGE-09",
    "stall_outcast": "CHM-STALL-02",
    "stall_trader": "CHM-STALL-03",
    "stall_skald": "CHM-STALL-05",
    "stall_stranger": "CHM-STALL-05",
    "variant_hall_of_fame": "CHM-VAR-01",
    "variant_wary_townsfolk": "CHM-VAR-02",
    "assign_mode": "CHM-ASSIGN-02",
}


def _alike(entries: Iterable[Entry], rule: str) -> dict[str, str]:
    return {entry.id: rule for entry in entries}


EXPLAINED_BY = (
    _alike(CONTENT.trolls, "CHM-COMBAT-10")
    | _alike(CONTENT.draugr, "CHM-COMBAT-10")
    | _alike(CONTENT.monsters, "CHM-COMBAT-10")
    | _alike(CONTENT.destinies, "CHM-SCORE-02")
    | _alike(CONTENT.merchants, "CHM-LOC-10")
    | _alike(CONTENT.journeys, "CHM-VOYAGE-07")
    | _alike(CONTENT.stalls, "CHM-STALL-04")
    | _alike(CONTENT.ships, "CHM-LOC-16")
    | _alike(CONTENT.board.shores, "CHM-VOYAGE-04")
    | _alike(CONTENT.board.ports, "CHM-LOC-08")
    | _SINGLE
)
"""Those of one deck share a rule, unless a card has one of its own."""
