/** Things of the board in words: what a card says, what lies in a territory, who is where. */

import { amount, amounts as amountsOf, join, nameOf, seatName, textOf, type Voice } from "../parts/texts";
import { buildings, cards, kinds, RESOURCES, tiles, type SiteKind } from "./content";
import { freeSites, openSides } from "./ground";
import { territoryOf } from "./map";
import type { CreatureView, NorthgardView, TerritoryView } from "./view";

export { amount, join, nameOf, seatName, seatNames, textOf, thing, unitOf, type Voice } from "../parts/texts";

export const amounts = (voice: Voice, counts: Readonly<Record<string, number>>): string =>
  amountsOf(voice, counts, [...RESOURCES, "glory"]);

/** A territory goes by the name that the log gives it; without one it is counted. */
export function territoryName(voice: Voice, view: NorthgardView, id: string, grammaticalCase = ""): string {
  const territory = territoryOf(view, id);
  const named = [territory?.id ?? id, id].find((one) => voice.glossary[one]);
  if (named !== undefined) return nameOf(voice, named, grammaticalCase);
  return voice.t("board-territory", { n: territory ? view.territories.indexOf(territory) + 1 : 0 });
}

/** Without what tells it from others of its name: a creature's colour, the deck of a card. */
export const plainName = (voice: Voice, id: string, grammaticalCase = ""): string =>
  nameOf(voice, id, grammaticalCase).replace(/ \(.*\)$/, "");

/** Where room is short: the whole name if it fits, else its longest word. */
export function shortName(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const word = name.split(" ").reduce((best, one) => (one.length > best.length ? one : best));
  return word.length <= letters ? word : `${word.slice(0, letters - 1)}…`;
}

export function creatureWords(voice: Voice, creature: CreatureView): string {
  const kind = kinds[creature.kind];
  return join(
    nameOf(voice, creature.creature),
    kind && voice.t("board-strength", { n: kind.value }),
    kind && amount(voice, "glory", kind.glory),
  );
}

/** Who has how many units in a territory. */
export function unitsWords(voice: Voice, view: NorthgardView, territory: TerritoryView): string {
  const bear = view.players.find(({ clan }) => clan === "bear")?.seat ?? null;
  const held = territory.units
    .map((n, seat) => ({ n, seat }))
    .filter(({ n, seat }) => n > 0 || (territory.kaija && seat === bear));
  if (held.length === 0) return voice.t("board-neutral");
  return held
    .map(({ n, seat }) =>
      voice.t("board-held", {
        name: seatName(voice, seat),
        units: join(n > 0 && amount(voice, "unit", n), territory.kaija && seat === bear && voice.t("board-kaija")),
      }),
    )
    .join("; ");
}

/** The sites without a building. */
export const freeWords = (voice: Voice, free: Readonly<Record<SiteKind, number>>): string =>
  join(
    ...(["small", "stone", "large"] as const).map(
      (kind) => free[kind] > 0 && amount(voice, `site-${kind}`, free[kind]),
    ),
  );

/** The lands beside a territory, with the borders between them. */
export const neighbourWords = (voice: Voice, view: NorthgardView, territory: TerritoryView): string =>
  view.links
    .filter(({ a, b }) => a === territory.id || b === territory.id)
    .map(({ a, b, is_hard }) =>
      voice.t(is_hard ? "board-text-hard" : "board-text-regular", {
        territory: territoryName(voice, view, a === territory.id ? b : a),
      }),
    )
    .join("; ");

export function territoryWords(voice: Voice, view: NorthgardView, territory: TerritoryView): string {
  const harvest = amounts(voice, { ...territory.yields, glory: territory.harvest_glory });
  const free = freeWords(voice, freeSites(territory));
  const tileCount = amount(voice, "tile", territory.tiles);
  return join(
    territory.is_open
      ? voice.t("board-explain-open", { tiles: tileCount, sides: openSides(view, territory) })
      : voice.t("board-closed", { tiles: tileCount }),
    unitsWords(voice, view, territory),
    harvest && voice.t("board-yields", { goods: harvest }),
    ...territory.buildings.map(({ building }) => nameOf(voice, building)),
    free && voice.t("board-text-free", { sites: free }),
    ...territory.creatures.map((creature) => creatureWords(voice, creature)),
    territory.scorched_earth && voice.t("board-scorched-earth"),
  );
}

/** What is printed on a tile. */
export function tileWords(voice: Voice, id: string): string {
  const areas = tiles[id]?.area ?? [];
  const counts = (key: string): number =>
    areas.reduce((n, area) => n + area.icons.filter(({ resource }) => resource === key).length, 0);
  const sites = (kind: string): number =>
    areas.reduce((n, area) => n + area.sites.filter((site) => site.kind === kind).length, 0);
  const hard = (tiles[id]?.border ?? []).filter(({ kind }) => kind === "hard").length;
  return join(
    amount(voice, "area", areas.length),
    amounts(voice, Object.fromEntries(RESOURCES.map((kind) => [kind, counts(kind)]))),
    ...(["small", "stone", "large"] as const).map(
      (kind) => sites(kind) > 0 && amount(voice, `site-${kind}`, sites(kind)),
    ),
    areas.some(({ lair }) => lair) && voice.t("board-lair"),
    hard > 0 && amount(voice, "hard-border", hard),
  );
}

/** The pile of tiles, with those that the viewer saw going under it. */
export function tilePile(voice: Voice, view: NorthgardView): string {
  const known = view.under_pile.map((tile) => (tile === null ? voice.t("board-hidden-tile") : nameOf(voice, tile)));
  return join(
    voice.t("board-pile-tiles", { n: view.tile_pile }),
    known.length > 0 && voice.t("board-pile-under", { tiles: known.join("; ") }),
  );
}

export function cardWords(voice: Voice, id: string): string {
  const card = cards[id];
  return join(
    nameOf(voice, id),
    textOf(voice, id),
    card?.flash && voice.t("board-flash"),
    Boolean(card?.glory) && amount(voice, "glory", card!.glory!),
  );
}

export const buildingWords = (voice: Voice, id: string): string =>
  join(nameOf(voice, id), textOf(voice, id), amount(voice, "wood", buildings[id]?.cost_wood ?? 0));
