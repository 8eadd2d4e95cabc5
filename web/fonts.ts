/** The letters of the pictures that the server paints: its painter reads no fonts packed for browsers. */

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";

const FOLDER = "fonts";
/** What the name of a font ends with, for each of its files: the painter asks for letters by the name of their file. */
const NAMES = { latin: "SemiBold", "latin-ext": "Extended", cyrillic: "Cyrillic", greek: "Hellenic" } as const;
type Part = keyof typeof NAMES;
const FACES: readonly [string, readonly Part[]][] = [
  ["grenze-gotisch", ["latin", "latin-ext"]],
  ["source-sans-3", ["latin", "latin-ext", "cyrillic", "greek"]],
];

/** Emits the fonts as plain TrueType files. */
export function plainFonts(modules: string): Plugin {
  return {
    name: "plain-fonts",
    apply: "build",
    generateBundle() {
      for (const [face, parts] of FACES) {
        for (const part of parts) {
          const woff = readFileSync(`${modules}/@fontsource/${face}/files/${face}-${part}-600-normal.woff`);
          this.emitFile({ type: "asset", fileName: `${FOLDER}/${face}-${part}.ttf`, source: unpack(woff, part) });
        }
      }
    },
  };
}

/** A file of the Web Open Font Format 1.0 as the font inside: the same tables, not compressed. */
export function unpack(woff: Buffer, part: Part): Buffer {
  if (woff.readUInt32BE(0) !== 0x774f4646) throw new Error("This is not a WOFF file.");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  const tables = [directory];
  let end = directory.length;
  for (let number = 0; number < count; number++) {
    const entry = 44 + 20 * number;
    const at = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(at, at + woff.readUInt32BE(entry + 8));
    const size = woff.readUInt32BE(entry + 12);
    const table = packed.length < size ? inflateSync(packed) : packed;
    if (table.length !== size) throw new Error("A table of the font is not as long as it says.");
    const row = 12 + 16 * number;
    woff.copy(directory, row, entry, entry + 4);
    woff.copy(directory, row + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, row + 8);
    directory.writeUInt32BE(size, row + 12);
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4);
    table.copy(padded);
    if (woff.toString("latin1", entry, entry + 4) === "name") rename(padded, NAMES[part]);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat(tables);
}

/** All names are equally long, so each takes the place of the first. */
function rename(names: Buffer, name: string): void {
  const [old, wanted] = [Buffer.from(NAMES.latin, "utf16le").swap16(), Buffer.from(name, "utf16le").swap16()];
  for (let at = names.indexOf(old); at >= 0; at = names.indexOf(old, at + 1)) wanted.copy(names, at);
}
