"""How single things of Champions of Midgard are written: names, numbers, colours."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from meadhall.cli.texts import Texts
from meadhall.games.champions.content.tables import (
    COLOR_IDS,
    CONTENT,
    ENEMIES,
    ENEMY_IDS,
    GOOD_IDS,
    SHORE_IDS,
    SPACE_IDS,
    STOCK_FOOD,
    STOCK_GOOD,
    WARRIOR_IDS,
    Enemy,
)
from meadhall.games.champions.seen.view import ShoreView
from meadhall.words import Words

GOOD_STYLES = {
    "glory": "bold yellow",
    "blame": "red",
    "coin": "yellow",
    "wood": "green",
    "food": "bright_red",
    "favor": "cyan",
}
WARRIOR_STYLES = {"swordsman": "bright_white", "spearman": "red", "axeman": "bright_cyan"}
COLOR_STYLES = {"none": "", "red": "red", "yellow": "yellow", "blue": "bright_blue"}
SPACE_STYLES = {"blue": "bright_blue", "red": "red"}


class Signs:
    """How single things are written, in the words of a table."""

    def __init__(self, words: Words, say: Texts) -> None:
        self.words = words
        self.say = say

    def short(self, id: str) -> str:
        return self.say(f"champions-{id}-short")

    def crew(self, crew: Mapping[str, int], food: int = 0) -> Text:
        """``2sw 1ax``; a dash for nobody."""
        parts = [
            Text(f"{n}{self.short(warrior)}", style=WARRIOR_STYLES[warrior])
            for warrior, n in crew.items()
            if n
        ]
        if food:
            parts.append(Text(f"{food}{self.short('food')}", style=GOOD_STYLES["food"]))
        return Text(" ").join(parts) if parts else Text("–", style="dim")

    def pile(self, cards: Iterable[str]) -> Text:
        """Defeated enemies by colour; trolls have none."""
        colors = [enemy_of(card).color for card in cards]
        parts = []
        for color, id in enumerate(COLOR_IDS):
            if n := colors.count(color):
                name = self.words.name("troll" if id == "none" else id)
                parts.append(Text(f"{name.lower()} {n}", style=COLOR_STYLES[id]))
        return Text(", ").join(parts)

    def target(self, target: str) -> str:
        kind, _, number = target.partition("_")
        return f"{self.words.name(kind)} {number}".strip()

    def shore(self, shore: ShoreView) -> str:
        return self.say("champions-shore", n=SHORE_IDS.index(shore.id) + 1)

    def enemy(self, id: str, coins: int = 0) -> list[Text]:
        enemy = enemy_of(id)
        color = COLOR_IDS[enemy.color]
        name = Text(self.words.name(id).partition(" - ")[0], style=COLOR_STYLES[color])
        if color != "none":
            name.append(f" ({self.say(f'champions-{color}')})")
        good = GOOD_IDS[enemy.reward]
        reward = Text(self.say(f"champions-reward-{good}", n=enemy.reward_count))
        if coins:
            reward.append(f" +{coins}", style=GOOD_STYLES["coin"])
        forbidden = [
            self.short(warrior)
            for warrior, is_forbidden in zip(WARRIOR_IDS, enemy.forbidden, strict=True)
            if is_forbidden
        ]
        return [
            name,
            Text(str(enemy.attack), style="red"),
            Text(str(enemy.defense), style="bright_blue"),
            Text(str(enemy.glory), style=GOOD_STYLES["glory"]),
            reward,
            Text(" ".join(forbidden)),
        ]


def enemy_of(id: str) -> Enemy:
    return ENEMIES[ENEMY_IDS.index(id)]


def space_color(id: str) -> str:
    return CONTENT.board.spaces[SPACE_IDS.index(id)].color


def stored_at(id: str) -> str | None:
    """What a blue space collects: a type of warrior, or food."""
    good = STOCK_GOOD[SPACE_IDS.index(id)]
    if good < 0:
        return None
    return "food" if good == STOCK_FOOD else WARRIOR_IDS[good]
