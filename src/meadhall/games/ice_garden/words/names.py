# mypyc: interpreted
"""What is called after other things: Region tiles by their red number, exchanges by their goods."""

from collections import Counter

from meadhall.games.ice_garden.content.tables import CONTENT, RESOURCE_IDS
from meadhall.games.ice_garden.rules.moves import EXCHANGE, EXCHANGES, MOVES
from meadhall.kernel.game import Naming

_TILES = {
    tile.id: Naming("region_tile", {"order": tile.order}) for tile in CONTENT.region_tiles.tiles
}
_EXCHANGES = {
    MOVES.word(EXCHANGE.at(number)).partition(":")[2]: Naming(
        "exchange",
        {
            "given": Counter([RESOURCE_IDS[first], RESOURCE_IDS[second]]),
            "taken": {RESOURCE_IDS[taken]: 1},
        },
    )
    for number, (first, second, taken) in enumerate(EXCHANGES)
}
NAMES_COMPOSED = _TILES | _EXCHANGES
