# mypyc: interpreted
"""By which rule the Independent Player does what it does, since nobody chooses it (LIG-SOL)."""

from collections.abc import Mapping

from meadhall.kernel.events import Event

OTHERWISE = ""

ROLLS = {
    "thorn": "LIG-SOL-02",
    "first_unit": "LIG-SOL-27",
    "influence": "LIG-SOL-07",
    "summon": "LIG-SOL-09",
    "unit_move": "LIG-SOL-21",
    "ice_floe_crossing": "LIG-SOL-13",
    "pillage": "LIG-SOL-19",
}

RULES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "influence_placed": ("why", {"independent": "LIG-SOL-07"}),
    "moved": ("why", {"independent": "LIG-SOL-21"}),
    "rolled": ("purpose", ROLLS),
    "rolled_region": ("purpose", ROLLS),
    "rolled_in_vain": (
        "why",
        {"locked": "LIG-SOL-03", "goal_done": "LIG-SOL-23", "nothing_there": "LIG-SOL-19"},
    ),
    "independent_acts": (
        "box",
        {
            "viper_gorge": "LIG-SOL-08",
            "raven_shadow": "LIG-SOL-08",
            "making": "LIG-SOL-09",
            "activation": "LIG-SOL-11",
            "vuko": "LIG-SOL-15",
            OTHERWISE: "LIG-SOL-07",
        },
    ),
    "independent_idle": (
        "why",
        {
            "nothing_to_place": "LIG-SOL-07",
            "nothing_to_summon": "LIG-SOL-09",
            "nothing_to_pillage": "LIG-SOL-19",
            "no_use_for_piper": "LIG-SOL-18",
            OTHERWISE: "LIG-SOL-13",
        },
    ),
    "independent_chose": (
        "why",
        {
            "upgrades": "LIG-SOL-27",
            "maker_spy": "LIG-SOL-12",
            "crossing": "LIG-SOL-13",
            "lock": "LIG-SOL-20",
            "giant_snake": "LIG-SOL-20",
            OTHERWISE: "LIG-SOL-18",
        },
    ),
    "unit_stayed": (
        "why",
        {"enthral": "LIG-SOL-22", "nowhere_to_go": "LIG-SOL-23", OTHERWISE: "LIG-SOL-21"},
    ),
    "called": ("", {OTHERWISE: "LIG-SOL-22"}),
}
"""For each kind of event the fact that decides, and the rule for each of its values."""


def cited(event: Event) -> str | None:
    if event.kind.name not in RULES:
        return None
    fact, rules = RULES[event.kind.name]
    value = str(event.facts().get(fact, OTHERWISE))
    return rules.get(value, rules.get(OTHERWISE))
