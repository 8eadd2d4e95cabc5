/** The lines of a chart of points or chances over time, as coordinates; the drawing is in `Chart.svelte`. */

export interface Sample {
  move: number;
  /** By seat. */
  points: readonly number[];
}

/** A move that stands out, on the line of a seat. */
export interface Mark {
  move: number;
  seat: number;
  title: string;
}

/** The moves to look at: enough for a line, few enough for the server. */
export function sampleMoves(moves: number, most: number): number[] {
  if (moves < most) return Array.from({ length: moves + 1 }, (_, move) => move);
  return Array.from({ length: most }, (_, index) => Math.round((index * moves) / (most - 1)));
}

/** The order in which they are asked for: the whole line appears at once and grows finer. */
export function coarseFirst(moves: readonly number[]): number[] {
  const order: number[] = [];
  const taken = new Set<number>();
  for (let step = 8; step >= 1; step /= 2) {
    for (let index = 0; index < moves.length; index += step) {
      const move = moves[index]!;
      if (!taken.has(move)) order.push(move);
      taken.add(move);
    }
  }
  const last = moves.at(-1);
  return last === undefined ? order : [last, ...order.filter((move) => move !== last)];
}

export interface Frame {
  width: number;
  height: number;
  /** Of the line field; the crests stand to its right. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  moves: number;
  least: number;
  most: number;
}

/** `atLeast`: how high the field is even if no line is. */
export function frameFor(samples: readonly Sample[], moves: number, width: number, height: number, atLeast = 1): Frame {
  const all = samples.flatMap((sample) => sample.points);
  return {
    width,
    height,
    left: 28,
    right: Math.max(29, width - 26),
    top: 9,
    bottom: height - 9,
    moves: Math.max(1, moves),
    least: Math.min(0, ...all),
    most: Math.max(atLeast, ...all),
  };
}

export function xOf(frame: Frame, move: number): number {
  return frame.left + ((frame.right - frame.left) * move) / frame.moves;
}

export function yOf(frame: Frame, points: number): number {
  return frame.bottom - ((frame.bottom - frame.top) * (points - frame.least)) / (frame.most - frame.least);
}

export function moveAt(frame: Frame, x: number): number {
  const share = (x - frame.left) / (frame.right - frame.left);
  return Math.round(Math.min(Math.max(0, share), 1) * frame.moves);
}

/** Points do not slide: a line goes level until they change. Chances do. */
export function line(frame: Frame, samples: readonly Sample[], seat: number, slides = false): string {
  let path = "";
  for (const { move, points } of samples) {
    const x = xOf(frame, move).toFixed(1);
    const y = yOf(frame, points[seat] ?? 0).toFixed(1);
    path += path === "" ? `M${x} ${y}` : slides ? `L${x} ${y}` : `H${x}V${y}`;
  }
  return path;
}

/** Heights for labels that keep a distance and their order. */
export function spread(wished: readonly number[], distance: number, top: number, bottom: number): number[] {
  const order = wished.map((_, index) => index).sort((a, b) => wished[a]! - wished[b]!);
  const placed: number[] = [];
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(wished[index]!, last + distance, top);
    placed[index] = last;
  }
  let limit = bottom;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(placed[index]!, limit);
    limit = placed[index] - distance;
  }
  return placed;
}

/** The last sample at or before a move. */
export function sampleAt(samples: readonly Sample[], move: number): Sample | null {
  return samples.findLast((sample) => sample.move <= move) ?? samples[0] ?? null;
}
