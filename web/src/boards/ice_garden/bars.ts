/** The influence of everybody in a region as bars: a piece for each marker and each unit, as long as it counts. */

import type { SeatColor } from "../contract";
import { placeOf, standings, type Change } from "./forecast";
import { seatColor } from "./looks";
import { seatName, type Voice } from "./texts";
import type { ForceView, IceGardenView, RegionView } from "./view";

export interface Segment {
  kind: "marker" | "unit" | "held" | "new" | "gone";
  /** The unit. */
  id: string;
  worth: number;
}

export interface Bar {
  seat: number;
  name: string;
  color: SeatColor;
  influence: number;
  /** From 1; 0 if it does not count, because it does not beat the nations. */
  place: number;
  points: number;
  segments: Segment[];
}

/** What a figure of this unit counts for dominance. */
export const worthOf = (view: IceGardenView, seat: number, unit: string): number =>
  view.players[seat]?.units.find((one) => one.unit === unit)?.influence ?? 1;

function segmentsOf(view: IceGardenView, { seat, markers, controlled, units }: ForceView): Segment[] {
  const standing = units.filter(({ is_defeated }) => !is_defeated);
  return [
    ...Array.from({ length: markers }, (): Segment => ({ kind: "marker", id: "influence_marker", worth: 1 })),
    ...standing.map(({ unit }): Segment => ({ kind: "unit", id: unit, worth: worthOf(view, seat, unit) })),
    ...Array.from({ length: controlled }, (): Segment => ({ kind: "held", id: "controlled_marker", worth: 1 })),
  ];
}

/** What a choice adds or takes away is drawn as not there yet, or as not there any more. */
function changed(segments: Segment[], region: string, { piece, from, to, worth }: Change): Segment[] {
  if (to === region) return [...segments, { kind: "new", id: piece, worth }];
  if (from !== region) return segments;
  const at = segments.findIndex(({ kind, id }) => id === piece && kind !== "held");
  return segments.map((one, place) => (place === at ? { ...one, kind: "gone" } : one));
}

export function barsOf(voice: Voice, view: IceGardenView, region: RegionView, change: Change | null = null): Bar[] {
  const all = standings(view, region, change);
  return view.players
    .flatMap(({ seat }): Bar[] => {
      const force = region.forces.find((one) => one.seat === seat);
      const isChanged = change?.seat === seat && (change.to === region.id || change.from === region.id);
      if (!force && !isChanged) return [];
      const own = force ? segmentsOf(view, force) : [];
      const standing = placeOf(all, seat);
      return [
        {
          seat,
          name: seat === view.seat ? voice.t("board-you") : seatName(voice, view, seat),
          color: seatColor(view, seat),
          influence: standing?.influence ?? 0,
          place: standing?.place ?? 0,
          points: standing?.points ?? 0,
          segments: isChanged ? changed(own, region.id, change) : own,
        },
      ];
    })
    .sort((one, other) => (one.place || 9) - (other.place || 9) || other.influence - one.influence);
}
