# mypyc: interpreted
"""The effect vocabulary of the content files (section 2 of the rules): one struct per keyword."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Warrior = Literal["swordsman", "spearman", "axeman"]
Good = Literal["coin", "wood", "food", "favor", "glory", "blame"]
Face = Literal["blank", "hit_1", "hit_2", "shield"]


class Effect(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    pass


class Pay(Effect, tag="pay"):
    what: Good
    n: Positive


class Gain(Effect, tag="gain"):
    what: Good
    n: Positive


class GainWarrior(Effect, tag="gain_warrior"):
    type: Warrior
    n: Positive


class CollectStock(Effect, tag="collect_stock"):
    pass


class Exchange(Effect, tag="exchange"):
    pass


class RepeatTrade(Effect, tag="repeat_trade"):
    pay: dict[Good, Positive]
    gain: dict[Good, Positive]
    max: Positive


class BuyTable(Effect, tag="buy_table"):
    pay: Good
    gain: Good
    table: list[tuple[Positive, Positive]]


class TakeMerchant(Effect, tag="take_merchant"):
    pass


class TakeRune(Effect, tag="take_rune"):
    n: Literal[1]


class PeekJourney(Effect, tag="peek_journey"):
    n: Literal[1, "all"]


class DrawDestiny(Effect, tag="draw_destiny"):
    draw: Positive


class TakeFirstPlayer(Effect, tag="take_first_player"):
    pass


class BuyLongship(Effect, tag="buy_longship"):
    pass


class HireWorker(Effect, tag="hire_worker"):
    prices: list[Positive]


class Sail(Effect, tag="sail"):
    ship: str


class ReserveFight(Effect, tag="reserve_fight"):
    target: Literal["troll", "draugr_1", "draugr_2"]


class ReserveHunt(Effect, tag="reserve_hunt"):
    cap: Positive


class Stall(Effect, tag="stall"):
    pass


class Nothing(Effect, tag="nothing"):
    pass


class LoseFromShip(Effect, tag="lose_from_ship"):
    choices: list[Literal["warrior", "food"]]
    n: Positive


class Fight(Effect, tag="fight"):
    attack: Count
    defense: Positive
    glory: Count
    forbidden: list[Warrior]


class GainChoice(Effect, tag="gain_choice"):
    n: Positive


class BonusGloryPercent(Effect, tag="bonus_glory_percent"):
    percent: Positive


class PreventLosses(Effect, tag="prevent_losses"):
    pass


class ReplaceJourney(Effect, tag="replace_journey"):
    pass


class RerollFaces(Effect, tag="reroll_faces"):
    pass


class FacesAlsoDamage(Effect, tag="faces_also_damage"):
    n: Positive


class ScoreDestinyNow(Effect, tag="score_destiny_now"):
    pass


class ExtraDestinyDraw(Effect, tag="extra_destiny_draw"):
    n: Positive


class DoubleResource(Effect, tag="double_resource"):
    what: Good
    max_gain: Positive


class OnFavorRerollGain(Effect, tag="on_favor_reroll_gain"):
    what: Good
    n: Positive


class WaiveCost(Effect, tag="waive_cost"):
    at: str
    what: Good
    n: Positive


class DamageBonus(Effect, tag="damage_bonus"):
    type: Warrior
    faces: list[Face]
    n: Positive
    retaliation_shields: bool


class GloryOnFace(Effect, tag="glory_on_face"):
    face: Face
    n: Positive


PlacementEffect = (
    Pay
    | Gain
    | GainWarrior
    | CollectStock
    | Exchange
    | RepeatTrade
    | BuyTable
    | TakeMerchant
    | TakeRune
    | PeekJourney
    | DrawDestiny
    | TakeFirstPlayer
    | BuyLongship
    | HireWorker
    | Sail
    | ReserveFight
    | ReserveHunt
    | Stall
)
GoodsEffect = Pay | Gain | GainWarrior | RepeatTrade
JourneyEffect = Nothing | LoseFromShip | Fight
RuneEffect = (
    GainChoice
    | BonusGloryPercent
    | PreventLosses
    | ReplaceJourney
    | PeekJourney
    | RerollFaces
    | FacesAlsoDamage
    | ScoreDestinyNow
    | ExtraDestinyDraw
    | DoubleResource
)
LeaderEffect = OnFavorRerollGain | ExtraDestinyDraw | WaiveCost | DamageBonus | GloryOnFace


def fights_in(effects: Iterable[Effect]) -> list[Fight]:
    """The enemies that are printed on a journey card instead of a card of their own."""
    return [effect for effect in effects if isinstance(effect, Fight)]
