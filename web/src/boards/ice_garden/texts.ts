/** Things of the board in words: what is where, whose it is, what it is worth. */

import { amount, amounts, join, nameOf, seatName as nameAt, textOf, type Voice } from "../parts/texts";
import { RESOURCES } from "./content";
import type { Piece } from "./pieces";
import type { BoxView, FigureView, ForceView, HelmView, IceGardenView, RegionView, StageView, UnitView } from "./view";

export { amount, join, nameOf, textOf, unitOf, type Voice } from "../parts/texts";

/** Without a second name in brackets, where room is short. */
export const shortName = (voice: Voice, id: string): string => nameOf(voice, id).replace(/ \(.*\)$/, "");

/** Nobody sits on the seat of the Independent Player; it goes by its scientist. */
export function seatName(voice: Voice, view: IceGardenView, seat: number): string {
  const player = view.players[seat];
  if (player?.is_independent)
    return voice.t("board-independent", { name: player.scientist ? nameOf(voice, player.scientist) : "" });
  return nameAt(voice, seat);
}

export const seatNames = (voice: Voice, view: IceGardenView, seats: readonly number[]): string =>
  seats.map((seat) => seatName(voice, view, seat)).join(", ");

export const goods = (voice: Voice, counts: Readonly<Record<string, number>>): string =>
  amounts(voice, counts, RESOURCES);

/** Signs of a track as they are read: a true minus, a name for the safe space. */
export const spaceName = (voice: Voice, space: string): string =>
  space === "yin_yang" ? voice.t("board-yin-yang") : space.replace("-", "−");

/** A change in victory points with its sign: "+3 points". */
export const signedPoints = (voice: Voice, n: number): string =>
  voice.t("board-points-change", { change: `${n < 0 ? "−" : "+"}${Math.abs(n)}`, n: Math.abs(n) });

export function tileWords(voice: Voice, region: RegionView): string {
  if (!region.is_in_play) return voice.t("board-not-in-play");
  if (region.order === null) return voice.t("board-tile-down");
  return join(
    voice.t("board-tile-order", { order: region.order }),
    voice.t("board-tile-goods", { goods: goods(voice, region.resources) }),
    region.taken.length > 0 &&
      voice.t("board-tile-taken", { goods: region.taken.map((kind) => nameOf(voice, kind)).join(", ") }),
    voice.t("board-tile-points", { points: region.victory_points.join(", ") }),
  );
}

function figures(voice: Voice, units: readonly FigureView[]): string[] {
  const counts = new Map<string, number>();
  for (const { unit, damage, is_defeated } of units) {
    const words = join(
      nameOf(voice, unit),
      damage > 0 && !is_defeated && voice.t("board-damage", { n: damage }),
      is_defeated && voice.t("board-defeated"),
    );
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, n]) => (n > 1 ? `${n} × ${words}` : words));
}

export function forceWords(voice: Voice, view: IceGardenView, force: ForceView): string {
  return voice.t("board-force", {
    name: seatName(voice, view, force.seat),
    influence: force.influence,
    pieces: join(
      force.markers > 0 && amount(voice, "marker", force.markers),
      force.controlled > 0 && voice.t("board-controlled", { n: force.controlled }),
      ...figures(voice, force.units),
    ),
  });
}

/** All that lies in a region, as a sentence for each thing. */
export function regionWords(voice: Voice, view: IceGardenView, region: RegionView): string {
  const first = region.ranking[0];
  const facts = [
    tileWords(voice, region),
    ...region.forces.map((force) => forceWords(voice, view, force)),
    region.nations > 0 && amount(voice, "nation", region.nations),
    region.reserves > 0 && amount(voice, "reserve", region.reserves),
    region.reserves_down > 0 && voice.t("board-reserve-down", { n: region.reserves_down }),
    region.has_thorn && nameOf(voice, "thorn"),
    region.has_red_tower && nameOf(voice, "red_tower"),
    region.nightmare_tokens > 0 && amount(voice, "nightmare", region.nightmare_tokens),
    region.has_vuko && voice.t("board-vuko-here"),
    region.is_locked && voice.t("board-locked"),
    first !== undefined && voice.t("board-leads", { name: seatName(voice, view, first) }),
  ].filter(Boolean);
  return `${nameOf(voice, region.id)}: ${facts.join("; ")}`;
}

export function pieceWords(voice: Voice, view: IceGardenView, piece: Piece): string {
  const owner = piece.seat === null ? null : seatName(voice, view, piece.seat);
  const thing = {
    marker: () => amount(voice, "marker", piece.n),
    controlled: () => voice.t("board-controlled", { n: piece.n }),
    unit: () => (piece.n > 1 ? `${piece.n} × ${nameOf(voice, piece.id)}` : nameOf(voice, piece.id)),
    nation: () => amount(voice, "nation", piece.n),
    reserve: () => amount(voice, "reserve", piece.n),
    reserve_down: () => voice.t("board-reserve-down", { n: piece.n }),
    tower: () => nameOf(voice, piece.id),
    thorn: () => nameOf(voice, piece.id),
    nightmare: () => amount(voice, "nightmare", piece.n),
    lock: () => voice.t("board-locked"),
    vuko: () => nameOf(voice, piece.id),
  }[piece.kind]();
  return join(
    thing,
    owner,
    piece.damage > 0 && !piece.isDefeated && voice.t("board-damage", { n: piece.damage }),
    piece.isDefeated && voice.t("board-defeated"),
  );
}

export function boxWords(voice: Voice, view: IceGardenView, box: BoxView): string {
  return join(
    box.order === null
      ? nameOf(voice, box.id)
      : voice.t("board-box", { order: box.order, name: nameOf(voice, box.id) }),
    textOf(voice, box.id),
    ...box.markers.map((seat, place) =>
      box.slots > 0
        ? voice.t("board-box-marker", { number: place + 1, name: seatName(voice, view, seat) })
        : seatName(voice, view, seat),
    ),
    box.is_current && voice.t("board-box-now"),
  );
}

export function unitWords(voice: Voice, unit: UnitView): string {
  const spaces = unit.spaces.map(({ ability, is_maker_spy }) =>
    join(ability ? nameOf(voice, ability) : voice.t("board-space-free"), is_maker_spy && nameOf(voice, "maker_spy")),
  );
  return join(
    nameOf(voice, unit.unit),
    voice.t("board-level", { n: unit.level }),
    ...unit.printed.map((ability) => nameOf(voice, ability)),
    spaces.length > 0 && voice.t("board-spaces", { spaces: spaces.join(", ") }),
    voice.t("board-strength", { influence: unit.influence, toughness: unit.toughness }),
    voice.t("board-on-map", { n: unit.on_board, most: unit.on_board + unit.in_supply }),
  );
}

export function helmWords(voice: Voice, view: IceGardenView, helm: HelmView): string {
  return join(
    voice.t("board-helm", { index: helm.index, ship: helm.ship, markers: helm.action_markers }),
    helm.is_red && voice.t(helm.is_triggered ? "board-helm-passed" : "board-helm-red"),
    helm.stack.length > 0 && voice.t("board-stack", { names: seatNames(voice, view, helm.stack) }),
  );
}

export function stageWords(voice: Voice, stage: StageView): string {
  return join(
    voice.t("board-stage", { number: stage.number }),
    stage.is_current && voice.t("board-stage-now"),
    stage.vuko_tile && nameOf(voice, stage.vuko_tile),
    stage.vuko_tile && textOf(voice, stage.vuko_tile),
    stage.vuko_tile && stage.is_arrow && voice.t("board-stage-arrow"),
    stage.vuko_tile && stage.is_active && voice.t("board-stage-active"),
  );
}

/** A space for an upgrade on the board of the unit that the choice is about. */
export function spaceWords(voice: Voice, view: IceGardenView, number: number): string {
  const unit = view.players[view.deciders[0] ?? -1]?.units.find((one) => one.unit === view.focus?.unit);
  const ability = unit?.spaces.find((space) => space.number === number)?.ability;
  return `${voice.t("board-space", { number })}: ${ability ? nameOf(voice, ability) : voice.t("board-space-free")}`;
}
