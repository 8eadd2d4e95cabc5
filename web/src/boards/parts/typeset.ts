/** Text in a drawing: how wide it is, and how large it may be written in the room that it has. */

/** Letters by their share of the font size; all others are about half of it. */
const NARROW = /[iljI.,;:'’!|()[\] ]/;
const SLIM = /[tfr]/;
const WIDE = /[mwMW%@—–&ŚĆŁQOGD]/;

/** The width of a text in the plain face, in units of its size; the display face is narrower by a tenth. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += NARROW.test(letter)
      ? 0.28
      : SLIM.test(letter)
        ? 0.34
        : WIDE.test(letter)
          ? 0.74
          : letter === letter.toUpperCase() && letter !== letter.toLowerCase()
            ? 0.58
            : 0.51;
  return width;
}

/** Break a text into lines of at most this width, in units of its size. */
export function rowsOf(text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const row = rows.at(-1);
    const longer = row === undefined ? word : `${row} ${word}`;
    if (row !== undefined && widthOf(longer) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

export interface Setting {
  size: number;
  leading: number;
  rows: string[];
  /** Some of the text had to be left out. */
  cut: boolean;
}

/** The largest of the sizes at which all of the text fits; else as much of it as fits at the last one. */
export function fitText(
  text: string,
  room: { w: number; h: number },
  sizes: readonly number[],
  spacing = 1.18,
): Setting {
  let setting: Setting = { size: sizes[0] ?? 12, leading: 0, rows: [], cut: text.length > 0 };
  for (const size of sizes) {
    const leading = size * spacing;
    const most = Math.floor((room.h + leading - size) / leading);
    const rows = rowsOf(text, room.w / size);
    const fits = rows.length <= most && rows.every((row) => widthOf(row) * size <= room.w);
    setting = { size, leading, rows: fits ? rows : shortened(rows, most), cut: !fits };
    if (fits) break;
  }
  return setting;
}

/** The first rows; the last one says that more would follow. */
function shortened(rows: readonly string[], most: number): string[] {
  if (rows.length <= most || most < 1) return rows.slice(0, Math.max(0, most));
  return [...rows.slice(0, most - 1), `${rows[most - 1]!.replace(/[,;:.]$/, "")}…`];
}
