/** Which scenery each Story is put together from, in the order of the cards. */

import type { LandName } from "./lands";
import type { PersonName } from "./people";
import type { SkyName } from "./skies";
import type { ThingName } from "./things";

/** What stands where; the foot is at 92 unless told, and a negative size looks the other way. */
export type Placed = readonly [name: ThingName | PersonName, x: number, y?: number, size?: number];
export type Weather = "snow" | "fog" | "none";

export interface StoryScenery {
  sky: SkyName;
  land: LandName;
  things: readonly Placed[];
  weather: Weather;
}

const set = (sky: SkyName, land: LandName, things: readonly Placed[], weather: Weather = "none"): StoryScenery => ({
  sky,
  land,
  things,
  weather,
});

export const SCENES: Readonly<Record<string, StoryScenery>> = {
  locked_cellar: set("lamplight", "cellar", [
    ["hatch", 150, 104, 1.4],
    ["hammer", 92, 98, 1.2],
    ["lantern", 220, 98, 1.2],
  ]),
  footprints: set(
    "valleyDay",
    "forest",
    [
      ["house", 74],
      ["smoking", 74],
      ["sledge", 196, 100],
      ["child", 236, 100, 1.2],
      ["person", 256, 100],
    ],
    "snow",
  ),
  second_mouth: set("valleyDusk", "plain", [
    ["truck", 66],
    ["scarf", 160, 98, 1.2],
    ["lying", 222, 98],
    ["sledge", 222, 104],
    ["pot", 120, 102, 0.8],
  ]),
  stray_dog: set(
    "valleyDay",
    "hills",
    [
      ["wreck", 110, 96, 1.8],
      ["dog", 172, 102, 0.9],
      ["kneeling", 240, 102, -1.3],
    ],
    "snow",
  ),
  false_trader: set(
    "valleyDusk",
    "forest",
    [
      ["loaded", 190, 100, 1.2],
      ["trader", 146, 100, 1.3],
      ["person", 92, 100, 1.2],
      ["kneeling", 266, 90, 0.8],
    ],
    "snow",
  ),
  toolbox_note: set("valleyDay", "plain", [
    ["fallenTree", 206, 94, 1.5],
    ["signpost", 248, 96, 1.2],
    ["child", 96, 102, 1.5],
    ["person", 72, 102, 1.3],
  ]),
  far_light: set("valleyNight", "ridge", [
    ["ridgeLamp", 214, 38],
    ["truck", 70, 98],
    ["pointing", 128, 102, 1.1],
  ]),
  shared_soup: set("lamplight", "hall", [
    ["pot", 150, 102, 1.4],
    ["seated", 150, 104, 1.6],
    ["person", 116, 98, 1.2],
  ]),
  night_song: set("valleyNight", "pond", [
    ["yellowTruck", 240, 74, -0.7],
    ["fire", 190, 76, 0.6],
    ["accordion", 170, 76, 0.7],
    ["seated", 60, 104, 1],
  ]),
  thin_ice: set("valleyDay", "river", [
    ["truck", 96, 86, 1.2],
    ["wagon", 24, 84, 1],
  ]),
  geiger: set("valleyDusk", "plain", [
    ["railcar", 226, 88, 0.9],
    ["counter", 120, 100, 1.5],
    ["kneeling", 76, 102, 1.3],
    ["sitting", 160, 102, 1.2],
  ]),
  engines_in_fog: set(
    "fog",
    "street",
    [
      ["poles", 150, 92],
      ["yellowTruck", 226, 92, -0.8],
      ["truck", 60, 98, 1],
      ["kneeling", 120, 100, 1.1],
    ],
    "fog",
  ),
  jammed_gun: set(
    "valleyDusk",
    "hills",
    [
      ["gun", 110, 98, 1.8],
      ["hammer", 76, 98, 1.3],
      ["raider", 262, 82, 0.5],
    ],
    "snow",
  ),
  radio_static: set("valleyNight", "hills", [
    ["wagon", 110, 98, 1.4],
    ["mast", 110, 66, 0.8],
    ["handsUp", 122, 56, 0.8],
    ["child", 196, 102, 1.3],
  ]),
  booby_trap: set("lamplight", "aisle", [
    ["jars", 68, 52],
    ["jars", 232, 32],
    ["wire", 150, 92, 1],
    ["pointing", 110, 102, 1.5],
  ]),
  old_debt: set("roadDusk", "plain", [
    ["yellowTruck", 250, 92, -0.9],
    ["trader", 186, 100, -1.4],
    ["rifle", 212, 98, -1.2],
    ["scarf", 84, 100, 1.3],
    ["drums", 40, 100, 0.7],
  ]),
  hidden_compartment: set("lamplight", "cellar", [
    ["locker", 190, 100, 1.5],
    ["kneeling", 112, 102, 1.4],
    ["lantern", 70, 100, 1.3],
  ]),
  witness: set("roadNight", "hills", [
    ["fire", 150, 100, 1.1],
    ["sitting", 106, 102, 1.3],
    ["sitting", 196, 102, -1.3],
    ["truck", 50, 90, 0.8],
  ]),
  mutant_cub: set("lamplight", "cellar", [
    ["cages", 190, 94, 1.5],
    ["lantern", 96, 100, 1.4],
    ["child", 66, 100, 1.3],
  ]),
  weather_station: set(
    "roadDay",
    "hills",
    [
      ["hut", 176, 94, 1.1],
      ["person", 96, 100, 1.2],
      ["truck", 48, 96, 0.9],
    ],
    "snow",
  ),
  fever: set("lamplight", "hall", [
    ["bed", 150, 100, 1.5],
    ["lying", 146, 86, 1.4],
    ["sitting", 90, 102, 1.4],
  ]),
  convoy_wreck: set("roadDusk", "pass", [
    ["burning", 150, 94, 1.1],
    ["yellowTruck", 214, 92, 0.8],
    ["handsUp", 222, 64, 0.7],
    ["truck", 54, 98],
  ]),
  empty_cache: set(
    "roadDay",
    "plain",
    [
      ["cairn", 130, 98, 1.5],
      ["kneeling", 236, 102, -1.4],
      ["person", 90, 100, 1.2],
    ],
    "snow",
  ),
  border_gate: set("roadDay", "pass", [
    ["chain", 150, 92, 1],
    ["house", 218, 92, 0.8],
    ["cap", 184, 100, 1.2],
    ["truck", 84, 100, 1],
  ]),
  parley: set(
    "roadDay",
    "plain",
    [
      ["raider", 150, 98, 1.4],
      ["yellowTruck", 250, 86, -0.6],
      ["wreck", 216, 86, 0.6],
      ["truck", 46, 100, 1],
    ],
    "snow",
  ),
  prisoner: set("roadDusk", "hills", [
    ["handsUp", 150, 100, 1.5],
    ["rifle", 98, 100, 1.3],
    ["person", 212, 100, 1.3],
    ["wreck", 258, 92, 0.9],
  ]),
  council: set("roadNight", "plain", [
    ["map", 150, 98, 1.1],
    ["seated", 150, 104, 1.7],
    ["fire", 212, 96, 0.8],
    ["truck", 40, 90, 0.7],
    ["yellowTruck", 264, 90, -0.7],
  ]),
  harbour_ghosts: set("coastNight", "shore", [
    ["crane", 86, 88, 1],
    ["containers", 196, 94, 1.3],
    ["person", 140, 92, 0.9],
    ["person", 254, 94, 0.9],
    ["lantern", 40, 104, 1.2],
  ]),
  flag_of_aurora: set("coastDawn", "dunes", [
    ["truck", 110, 98, 1.1],
    ["flag", 92, 74, 0.9],
    ["handsUp", 176, 102, 1.2],
    ["child", 200, 102, 1.2],
  ]),
  captain_letter: set(
    "coastGrey",
    "dunes",
    [
      ["lighthouse", 256, 80, 0.5],
      ["scarf", 130, 102, 1.5],
      ["letter", 158, 86, 0.7],
      ["pointing", 190, 102, -1.4],
    ],
    "snow",
  ),
  last_supplies: set("lamplight", "aisle", [
    ["jars", 232, 72],
    ["jars", 68, 32],
    ["person", 150, 100, 1.3],
    ["child", 172, 100, 1.3],
  ]),
  two_paths: set("coastGrey", "ridge", [
    ["mast", 214, 40, 0.4],
    ["pointing", 120, 100, 1.3],
    ["pointing", 88, 100, -1.3],
    ["wagon", 36, 98, 0.8],
  ]),
  mutiny: set(
    "coastDawn",
    "hills",
    [
      ["house", 80, 90, 0.9],
      ["smoking", 80, 90, 0.9],
      ["house", 140, 92, 1],
      ["crowd", 216, 102, 1.1],
      ["handsUp", 164, 100, 1.2],
    ],
    "snow",
  ),
  ice_bridge: set("coastNight", "arch", [
    ["truck", 132, 62, 0.6],
    ["wagon", 92, 70, 0.55],
    ["child", 40, 92, 1.1],
  ]),
  stranded: set("coastNight", "dunes", [
    ["wagon", 70, 98, 1.2],
    ["truck", 138, 98, 1],
    ["waver", 214, 102, 1.4],
  ]),
  first_sea: set("coastDawn", "shore", [
    ["crowd", 150, 96, 1],
    ["dog", 212, 100, 0.8],
    ["truck", 56, 98, 1.1],
    ["child", 190, 98, 1.1],
  ]),
  minefield: set(
    "coastGrey",
    "shore",
    [
      ["huts", 180, 84, 0.9],
      ["mines", 150, 100, 1.2],
      ["truck", 44, 94, 0.8],
    ],
    "snow",
  ),
  last_round: set("coastDawn", "ice", [
    ["gun", 84, 100, 1.6],
    ["shell", 128, 102, 0.8],
    ["person", 56, 100, 1.2],
    ["pot", 250, 78, 0.4],
    ["sitting", 264, 78, 0.4],
  ]),
  shield_wall: set(
    "coastGrey",
    "dunes",
    [
      ["wagon", 110, 96, 1.1],
      ["wagon", 184, 96, 1.1],
      ["doors", 256, 104, 1.1],
      ["doors", 40, 104, -1.1],
    ],
    "snow",
  ),
  ships_horn: set("coastNight", "ice", [
    ["ship", 206, 76, 0.9],
    ["waver", 90, 104, 1.3],
    ["crowd", 50, 100, 0.8],
  ]),
  smoke: set("valleyDusk", "hills", [
    ["column", 172, 70, 0.6],
    ["truck", 76, 98, 1],
    ["pointing", 134, 102, 1.2],
    ["person", 152, 102, 1.1],
  ]),
  shared_stove: set(
    "lamplight",
    "hall",
    [
      ["stove", 150, 96, 1.2],
      ["crowd", 96, 104, 1.3],
      ["crowd", 212, 104, 1.3],
    ],
    "snow",
  ),
  open_depot: set("valleyDay", "street", [
    ["depot", 168, 90, 1.1],
    ["gate", 168, 100, 0.9],
    ["truck", 48, 100, 1],
    ["crowd", 110, 104, 0.8],
  ]),
  roll_call: set(
    "roadNight",
    "plain",
    [
      ["truck", 236, 98, -1.2],
      ["wagon", 286, 96, 1],
      ["lantern", 98, 102, 1.3],
      ["lying", 44, 96, 0.8],
    ],
    "snow",
  ),
  doctor: set("roadDay", "forest", [
    ["doctor", 150, 100, 1.6],
    ["fire", 226, 98, 0.8],
    ["sitting", 254, 102, 1.2],
    ["wagon", 56, 94, 1],
  ]),
  fuel_drums: set("roadDusk", "street", [
    ["drums", 150, 100, 1.4],
    ["welder", 56, 102, 1.2],
    ["yellowTruck", 262, 90, -0.7],
  ]),
  after_the_guns: set("coastGrey", "ice", [
    ["wreck", 210, 92, 1.1],
    ["column", 214, 76, 0.6],
    ["grave", 90, 98, 1],
    ["person", 150, 100, 1.2],
  ]),
  dark_lighthouse: set("coastNight", "shore", [
    ["lighthouse", 190, 86, 1],
    ["lantern", 122, 102, 1.2],
    ["truck", 54, 100, 0.9],
    ["yellowTruck", 262, 98, -0.6],
  ]),
  boat_list: set("coastDawn", "dunes", [
    ["ship", 236, 66, 0.4],
    ["fire", 110, 100, 0.9],
    ["sailor", 160, 102, 1.5],
    ["seated", 92, 104, 1.1],
  ]),
};

/** Rounds begin, and the game ends, with the ship; it is not told as a Story. */
export const SHIP: StoryScenery = set("coastNight", "shore", [
  ["ship", 180, 82, 1.1],
  ["crowd", 60, 102, 1.1],
]);

export const sceneryOf = (story: string): StoryScenery => SCENES[story.replace(/^story_/, "")] ?? SHIP;
