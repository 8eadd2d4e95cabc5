/** A film of a stretch of a game: pictures of the board, each shown for a while, as the browser records them. */

/** What can be played and sent on nearly everywhere comes first. */
const KINDS = ["video/mp4;codecs=avc1.42E028", "video/webm;codecs=vp8", "video/webm"];
/** Milliseconds for which a move stands, the last one, and between two. */
export const STANDS = 1300;
const LAST_STANDS = 2500;
const FADES = 300;
const TICK = 66;
const BITS_PER_SECOND = 4_000_000;
/** The longest side of a film, and the room for words below the board. */
const LONGEST = 1280;
const CAPTION = 72;

export interface Film {
  blob: Blob;
  /** What its name ends with. */
  ending: "mp4" | "webm";
}

export class Unfilmable extends Error {}

/** The kind of film that this browser can make, if any. */
export function kindOfFilm(): string | undefined {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return undefined;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
}

export interface Shot {
  /** Paint the board after this move on a canvas of this scale; words for below it come back. */
  paint: (move: number, canvas: HTMLCanvasElement, scale: number) => Promise<{ title: string; at: string }>;
  first: number;
  last: number;
  width: number;
  height: number;
  /** How much is done, from 0 to 1. */
  progress: (share: number) => void;
  signal: AbortSignal;
}

/** Films cannot have an odd number of dots. */
const even = (length: number): number => 2 * Math.max(1, Math.round(length / 2));

export async function makeFilm(shot: Shot): Promise<Film> {
  const kind = kindOfFilm();
  if (!kind) throw new Unfilmable();
  const scale = Math.min(2, LONGEST / Math.max(shot.width, shot.height));
  const [width, height] = [even(shot.width * scale), even(shot.height * scale)];
  const shown = canvasOf(width, height + CAPTION);
  let before: HTMLCanvasElement | null = null;
  let next = await picture(shot, shot.first, width, height, scale);
  const recorder = new MediaRecorder(shown.captureStream(), { mimeType: kind, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
  const moves = shot.last - shot.first + 1;
  recorder.start(1000);
  try {
    for (let move = shot.first; move <= shot.last; move++) {
      const now = next;
      const coming = move < shot.last ? picture(shot, move + 1, width, height, scale) : null;
      // Whoever gives up does not wait for it.
      coming?.catch(() => undefined);
      const began = performance.now();
      const stands = move === shot.last ? LAST_STANDS : STANDS;
      for (let gone = 0; gone < stands; gone = performance.now() - began) {
        const share = (move - shot.first + gone / stands) / moves;
        show(shown, before, now, Math.min(1, gone / FADES), share);
        shot.progress(share);
        await pause(TICK, shot.signal);
      }
      before = now;
      if (coming) next = await coming;
    }
    show(shown, null, next, 1, 1);
    shot.progress(1);
  } finally {
    recorder.stop();
    await ended;
    for (const track of recorder.stream.getTracks()) track.stop();
  }
  return {
    blob: new Blob(parts, { type: kind.split(";")[0]! }),
    ending: kind.startsWith("video/mp4") ? "mp4" : "webm",
  };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, time);
  });
}

/** The board after a move, and below it what was done. */
async function picture(shot: Shot, move: number, width: number, height: number, scale: number) {
  shot.signal.throwIfAborted();
  const canvas = canvasOf(width, height + CAPTION);
  const { title, at } = await shot.paint(move, canvas, scale);
  const pen = canvas.getContext("2d")!;
  const look = getComputedStyle(document.documentElement);
  const color = (name: string): string => look.getPropertyValue(name).trim();
  pen.fillStyle = color("--night-2");
  pen.fillRect(0, height, width, CAPTION);
  pen.textBaseline = "middle";
  pen.font = `600 22px ${color("--plain")}`;
  pen.fillStyle = color("--text-2");
  pen.textAlign = "right";
  pen.fillText(at, width - 24, height + CAPTION / 2);
  const room = width - 72 - pen.measureText(at).width;
  pen.font = `600 28px ${color("--plain")}`;
  pen.fillStyle = color("--text");
  pen.textAlign = "left";
  pen.fillText(shortened(pen, title, room), 24, height + CAPTION / 2);
  return canvas;
}

function shortened(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let length = text.length;
  while (length > 1 && pen.measureText(`${text.slice(0, length)}…`).width > room) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

function show(
  canvas: HTMLCanvasElement,
  before: HTMLCanvasElement | null,
  now: HTMLCanvasElement,
  there: number,
  share: number,
): void {
  const pen = canvas.getContext("2d")!;
  if (before && there < 1) pen.drawImage(before, 0, 0);
  pen.globalAlpha = before ? there : 1;
  pen.drawImage(now, 0, 0);
  pen.globalAlpha = 1;
  // How far it is. It also changes all the time: what stands still is not recorded.
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--ice").trim();
  pen.fillRect(0, canvas.height - 5, canvas.width * share, 5);
}
