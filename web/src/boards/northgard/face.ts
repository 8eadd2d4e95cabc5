/** How a card is set in the room that it has: its picture, its name, its text. */

import { fitText, type Setting } from "../parts/typeset";
import { cards } from "./content";
import type { Box } from "./geometry";
import { plainName, textOf, type Voice } from "./texts";

/** `standing`: the picture above; `lying`: at the left; `raised`: large, over the map. */
export type Pose = "standing" | "lying" | "raised";

export interface FaceSetting {
  /** How it is set, which may differ from how it was meant to be. */
  pose: Pose;
  picture: Box;
  /** The name is written on the picture, beside the sign: where there is little height. */
  onPicture: boolean;
  /** A long name needs all of the strip. */
  hasSign: boolean;
  /** The left edge of the name, and of the text. */
  left: number;
  textLeft: number;
  title: Setting;
  titleTop: number;
  text: Setting;
  textTop: number;
}

const PAD = 5;
/** The display face is narrower than the plain one. */
const NARROWER = 0.9;
const TITLES = [18.5, 17, 16, 15, 14, 13];
const TEXTS = [13.5, 13, 12.5, 12, 11.5, 11];
const LARGE_TEXTS = [15.5, 14.5, 13.5, 13, 12.5, 12];

/** A card lower than this has its name on the strip of its picture. */
const LOW = 100;
/** And one lower than this a strip as low as the name. */
const LOWEST = 80;

function pictureOf(pose: Pose, { w, h }: Pick<Box, "w" | "h">): Box {
  if (pose === "lying") return { x: 4, y: 4, w: Math.min(w < 180 ? 36 : 56, h - 8), h: h - 8 };
  const high = pose === "raised" ? Math.round(h * 0.28) : h < LOWEST ? 20 : h < LOW ? 24 : h < 150 ? 30 : 42;
  return { x: PAD, y: PAD, w: w - 2 * PAD, h: high };
}

interface Marks {
  glory: boolean;
  flash: boolean;
}

export function faceOf(voice: Voice, id: string, size: Pick<Box, "w" | "h">, pose: Pose): FaceSetting {
  const { glory = 0, flash = false } = cards[id] ?? {};
  return setFace(plainName(voice, id), textOf(voice, id), size, pose, { glory: glory !== 0, flash });
}

/** The widest that a card of the hand gets for its words, and the narrowest before cards overlap. */
const WIDEST = 256;
export const NARROWEST = 92;
const known = new Map<string, number>();

/** How wide a standing card of this height has to be for all of its words to be read. */
export function roomFor(voice: Voice, id: string, h: number): number {
  const words = textOf(voice, id);
  const key = `${id} ${h} ${words}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let [low, high] = [NARROWEST, WIDEST];
  while (high - low > 2) {
    const w = Math.round((low + high) / 2);
    const { title, text } = faceOf(voice, id, { w, h }, "standing");
    if (title.cut || text.cut) low = w;
    else high = w;
  }
  known.set(key, high);
  return high;
}

/** From the lowest up. */
const LYING = [76, 84, 92, 100, 112, 124, 140, 156];

/** How high lying cards of this width have to be for all of their words to be read. */
export function heightFor(voice: Voice, ids: readonly string[], w: number): number {
  return LYING.find((h) => ids.every((id) => isWhole(faceOf(voice, id, { w, h }, "lying")))) ?? LYING.at(-1)!;
}

const isWhole = ({ title, text }: FaceSetting): boolean => !title.cut && !text.cut;

/**
 * A lying card whose words would be cut has its picture above instead, and one that stands has its name on its picture,
 * where that leaves room for all of it.
 */
export function setFace(
  name: string,
  words: string,
  size: Pick<Box, "w" | "h">,
  pose: Pose,
  marks: Marks,
): FaceSetting {
  const face = setPose(name, words, size, pose, marks);
  if (pose === "raised" || isWhole(face)) return face;
  const others = [setPose(name, words, size, "standing", marks), setPose(name, words, size, "standing", marks, true)];
  return others.find(isWhole) ?? ((face.text.cut && others.find(({ text }) => !text.cut)) || face);
}

function setPose(
  name: string,
  words: string,
  size: Pick<Box, "w" | "h">,
  pose: Pose,
  { glory, flash }: Marks,
  isLow = size.h < LOW,
): FaceSetting {
  const picture = pictureOf(pose, size);
  const isLying = pose === "lying";
  const onPicture = pose === "standing" && isLow;
  const textLeft = isLying ? picture.x + picture.w + 7 : PAD + 3;
  const room = size.w - textLeft - 6;
  const grown = pose === "raised" ? 1.15 : 1;
  const top = isLying ? 5 : onPicture ? picture.y + 1 : picture.y + picture.h + 3;
  const sizes = TITLES.map((one) => one * grown);
  const leftWith = (sign: boolean): number => (onPicture ? picture.x + (sign ? 28 : 6) + (flash ? 20 : 0) : textLeft);
  const setTitle = (sign: boolean): Setting => {
    const roomBeside = (badge: number): number =>
      (size.w - leftWith(sign) - 7 - (glory && (isLying || onPicture) ? badge : 0)) / NARROWER;
    const w = roomBeside(32);
    const single = fitText(name, { w, h: 20 * grown }, sizes, 0.98);
    if (onPicture) return single.cut ? fitText(name, { w: roomBeside(24), h: picture.h }, [12, 11.5, 11], 0.9) : single;
    // A long name is better read in two rows than in tiny letters.
    return single.cut || (isLying && single.size < 15 && size.h > 66)
      ? fitText(name, { w, h: 36 * grown }, sizes.slice(2), 0.98)
      : single;
  };
  const beside = setTitle(true);
  const hasSign = !(onPicture && beside.cut);
  const title = hasSign ? beside : setTitle(false);
  const left = leftWith(hasSign);
  const rows = title.rows.length;
  const titleTop = onPicture
    ? picture.y + picture.h / 2 + title.size * 0.32 - ((rows - 1) * title.leading) / 2
    : top + title.size * 0.84;
  const textTop = onPicture ? picture.y + picture.h + 2 : titleTop + (rows - 1) * title.leading + title.size * 0.28;
  const text = fitText(
    words,
    { w: room, h: size.h - textTop - 4 },
    pose === "raised" ? LARGE_TEXTS : TEXTS,
    size.h < LOW ? 1.12 : 1.18,
  );
  return {
    pose,
    picture,
    onPicture,
    hasSign,
    left,
    textLeft,
    title,
    titleTop,
    text,
    textTop: textTop + text.size * 0.92,
  };
}
