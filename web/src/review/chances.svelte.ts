/** What a bot thinks of a finished game, asked for again and again until it has thought it through. */

import type { AnalysisInfo, Choice, OfferInfo, TurningPointInfo } from "../api/types";
import type { Translate } from "../boards/contract";
import type { Mark, Sample } from "./chart";
import { percent } from "../parts/percent";

/** Milliseconds between two questions. */
const PAUSE = 1500;

export class Chances {
  known = $state.raw<AnalysisInfo | null>(null);
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly ask: () => Promise<AnalysisInfo>) {}

  /** Ask now and, as long as there is more to come, from time to time. */
  follow = async (): Promise<void> => {
    clearTimeout(this.timer);
    try {
      this.known = await this.ask();
      this.failed = this.known.progress === "failed";
      if (this.known.progress === "thinking" && !this.stopped) this.timer = setTimeout(() => void this.follow(), PAUSE);
    } catch {
      // The game can be looked at without it.
      this.failed = true;
    }
  };

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}

/** The moment at which a turning point is best looked at: a mistake before it was made. */
export function momentOf(point: TurningPointInfo): number {
  return point.better.length === 0 ? point.move : point.first - 1;
}

/** A move for the board to draw as one that is considered. */
export function toChoice({ move, text }: OfferInfo): Choice {
  const [verb = "", ...targets] = move.split(":");
  return { move, verb, targets, text, final: false, reason: null, note: null, odds: null, changes: [] };
}

/** A step of a line: the same thing done several times in a row is told once. */
export interface LineStep {
  text: string;
  times: number;
  /** The first of them, counted from 0. */
  index: number;
}

export function stepsOf(line: readonly OfferInfo[]): LineStep[] {
  const steps: LineStep[] = [];
  line.forEach(({ text }, index) => {
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else steps.push({ text, times: 1, index });
  });
  return steps;
}

/** The line as one sentence; of a long one no more than so many steps, and how many there are besides. */
export function lineInWords(line: readonly OfferInfo[], t: Translate, most = Infinity): string {
  const steps = stepsOf(line);
  // The last step alone would save no room.
  const told = steps.length > most + 1 ? steps.slice(0, most) : steps;
  return [
    ...told.map(({ text, times }) => (times > 1 ? t("web-turns-times", { text, times }) : text)),
    ...(told.length < steps.length ? [t("web-turns-more", { count: steps.length - told.length })] : []),
  ].join("; ");
}

/** As points of a chart, in per cent. */
export function toSamples(chances: readonly (readonly number[])[]): Sample[] {
  return chances.map((after, move) => ({ move, points: after.map(percent) }));
}

/** Those that turned most, in the order of the game. */
export function greatest(points: readonly TurningPointInfo[], most: number): TurningPointInfo[] {
  const by = (point: TurningPointInfo): number => Math.abs(point.after - point.before);
  return [...points]
    .sort((a, b) => by(b) - by(a))
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
}

export function toMarks(points: readonly TurningPointInfo[], say: (point: TurningPointInfo) => string): Mark[] {
  return points.map((point) => ({ move: point.move, seat: point.seat, title: say(point) }));
}
