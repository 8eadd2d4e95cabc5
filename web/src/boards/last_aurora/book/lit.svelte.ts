/** A board without a game: just enough of a position that the board's own parts can be drawn in the book. */

import { t } from "../../../words";
import { shareScene } from "../../parts/scene.svelte";
import { nameless, stillProps } from "../../parts/still";
import { cards, spaces, type Card } from "../content";
import { setScene } from "../scene";
import type { AuroraView, ConvoyCardView, PlayerView } from "../view";

const NOTHING: AuroraView = {
  seat: -1,
  map: "alpha",
  modules: [],
  round: 1,
  phase: "movement",
  order: [],
  deciders: [],
  waiting_for: null,
  players: [],
  automa: null,
  aurora: "a20",
  waypoints: {},
  avalanches: [],
  mines: [],
  storm: [],
  slots: [],
  lurking: [],
  enemies: [],
  ambusher: null,
  supply: {},
  period: 1,
  deck_sizes: {},
  discard: [],
  gone: [],
  object_discard: [],
  outcome_discard: [],
  outcome_back: null,
  outcomes_shown: [],
  loot_shown: null,
  exploring: null,
  explorers: [],
  move_points: null,
  spaces_left: [],
  attack: null,
  donated: 0,
  dodge_track: [],
  attack_track: [],
  hit_by: [],
  story_top: null,
  story: null,
  choices: [],
  telling: [],
  story_discard: [],
};

/** The caption of a figure says what it shows. */
const NAMELESS = nameless();

/** To be called while a component is set up: what it draws finds this position. */
export function light(read: () => Partial<AuroraView>): void {
  const view = $derived({ ...NOTHING, ...read() });
  const props = $derived(stillProps({ view, seats: [], glossary: NAMELESS, t }));
  setScene(shareScene(() => props, { shown: 0, look: () => {} }));
}

const NOBODY: PlayerView = {
  seat: 0,
  colour: "red",
  fame: 0,
  space: "a00",
  progress: 0,
  region: "valley",
  convoy: [],
  speed: 0,
  speed_bonus: 0,
  power: 0,
  is_tracked: false,
  has_driver: true,
  load: {},
  survivors: [],
  object_count: 0,
  object_limit: 3,
  objects: null,
  next_move: 0,
  markers: [],
  has_passed: false,
  is_hidden: false,
  targets_left: 2,
  tales: [],
  used_tales: [],
  missions: [],
  dodge_mark: 0,
  attack_mark: 0,
  score: {},
};

/** A Convoy on a space of the road. */
export function convoyAt(seat: number, colour: string, space: string): PlayerView {
  const { progress, region } = spaces[space]!;
  return { ...NOBODY, seat, colour, space, progress, region };
}

/** Cards as they stand behind each other, each with what is on its roof: `start_truck_red@machine_gun`. */
export function convoyOf(columns: readonly string[], broken: ReadonlySet<string>): ConvoyCardView[] {
  return columns.flatMap((column, place) =>
    column.split("@").map((id, above): ConvoyCardView => ({
      card: id,
      column: place + 1,
      is_device: above > 0,
      boxes: boxesOf(cards[id]!, broken),
      story: null,
    })),
  );
}

function boxesOf({ id, boxes = [] }: Card, broken: ReadonlySet<string>): ConvoyCardView["boxes"] {
  return boxes.map((box, place) => ({
    id: `${id}.${place + 1}`,
    kind: box.kind,
    accepts: box.accepts ?? [],
    level: box.level ?? 0,
    effect: box.effect ?? "none",
    n: 1,
    is_damaged: broken.has(`${id}.${place + 1}`),
    is_fired: false,
  }));
}
