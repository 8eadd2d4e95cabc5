/** QR codes (ISO/IEC 18004) of links: bytes, with correction at level L, in versions 1 to 6. */

/** By version: how many bytes correct each block, and how many blocks there are. */
const CORRECTION = [7, 10, 15, 20, 26, 18] as const;
const BLOCKS = [1, 1, 1, 1, 1, 2] as const;

/** The light border that readers need, in modules. */
export const QUIET = 4;

/** The rows of modules; true is dark. */
export type Code = readonly (readonly boolean[])[];

type Mask = (x: number, y: number) => boolean;
const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text; null if it is too long for one (134 bytes). */
export function qrCode(text: string): Code | null {
  const bytes = new TextEncoder().encode(text);
  for (const [index, correction] of CORRECTION.entries()) {
    const frame = new Frame(index + 1);
    const count = BLOCKS[index]!;
    const room = Math.floor(frame.free.length / 8) - correction * count;
    if (bytes.length + 2 <= room) return frame.filled(interleaved(dataOf(bytes, room), count, correction));
  }
  return null;
}

/** The dark modules as the path of an SVG in which a module is one unit wide. */
export function pathOf(code: Code): string {
  const square = (x: number, y: number) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? square(x, y) : ""))).join("");
}

/** Mode, length and bytes, filled up to the room. */
function dataOf(bytes: Uint8Array, room: number): number[] {
  // Everything is shifted by the four bits of the mode.
  const whole = [4, bytes.length, ...bytes, 0];
  const data = whole.slice(1).map((byte, index) => ((whole[index]! << 4) & 240) | (byte >> 4));
  for (let filler = 236; data.length < room; filler ^= 236 ^ 17) data.push(filler);
  return data;
}

/** Split into blocks, each with its correction, and dealt out in turn. */
function interleaved(data: readonly number[], count: number, correction: number): number[] {
  const size = data.length / count;
  const blocks = Array.from({ length: count }, (_, block) => data.slice(block * size, (block + 1) * size));
  const dealt = (parts: readonly (readonly number[])[]) =>
    parts[0]!.flatMap((_, index) => parts.map((part) => part[index]!));
  return [...dealt(blocks), ...dealt(blocks.map((block) => correctionOf(block, correction)))];
}

/** Powers of 2 in the field of 256 elements, twice over, and their logarithms. */
const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = (value << 1) ^ (value > 127 ? 285 : 0);
}
const product = (a: number, b: number) => (a && b ? POWERS[LOGARITHMS[a]! + LOGARITHMS[b]!]! : 0);

/** The remainder of a block by the polynomial of Reed and Solomon. */
function correctionOf(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let root = 0; root < degree; root++) {
    divisor = [...divisor, 0].map((factor, index) => factor ^ product(divisor[index - 1] ?? 0, POWERS[root]!));
  }
  let rest: number[] = Array(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, index) => value ^ product(divisor[index + 1]!, factor));
  }
  return rest;
}

/** What says which level of correction (L is 1) and which mask a code has, with a correction of its own. */
function formatOf(mask: number): number {
  const value = (8 | mask) << 10;
  let rest = value;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return (value | rest) ^ 0x5412;
}

class Frame {
  private readonly size: number;
  /** By row and column; undefined where data will stand. */
  private readonly cells: (boolean | undefined)[][];
  /** Where data will stand, in its order: up and down in columns of two, from the right. */
  readonly free: readonly (readonly [x: number, y: number])[];

  constructor(version: number) {
    const size = (this.size = 4 * version + 17);
    this.cells = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const) {
      this.square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    }
    // The small square that keeps a code straight.
    if (version > 1) this.square(size - 7, size - 7, 2, (ring) => ring !== 1);
    for (let at = 8; at < size - 8; at++) {
      this.cells[6]![at] ??= at % 2 === 0;
      this.cells[at]![6] ??= at % 2 === 0;
    }
    this.drawFormat(0);
    const columns = Array.from(
      { length: (size - 1) / 2 },
      (_, n) => size - 1 - 2 * n - (size - 1 - 2 * n <= 6 ? 1 : 0),
    );
    this.free = columns.flatMap((right, n) =>
      Array.from({ length: size }, (_, step) => (n % 2 === 0 ? size - 1 - step : step)).flatMap((y) =>
        [right, right - 1].filter((x) => this.cells[y]![x] === undefined).map((x) => [x, y] as const),
      ),
    );
  }

  private square(x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++) {
        const row = this.cells[y + down];
        if (row && x + across in row) row[x + across] = isDark(Math.max(Math.abs(down), Math.abs(across)));
      }
    }
  }

  /** The format, twice. */
  private drawFormat(mask: number): void {
    const bits = formatOf(mask);
    const { size, cells } = this;
    for (let bit = 0; bit < 15; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      cells[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit]![8] = dark;
      cells[8]![bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit] = dark;
    }
    cells[size - 8]![8] = true;
  }

  /** With these bytes, under the mask that readers like best. */
  filled(bytes: readonly number[]): Code {
    const codes = MASKS.map((mask, number) => {
      this.drawFormat(number);
      const code = this.cells.map((row) => row.map((cell) => cell === true));
      for (const [index, [x, y]] of this.free.entries()) {
        code[y]![x] = ((((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1) !== mask(x, y);
      }
      return code;
    });
    return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(code: Code): number {
  let sum = 0;
  const columns = code.map((_, x) => code.map((row) => row[x]!));
  for (const line of [...code, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let at = 0; at < text.length - 10; at++) {
      if (/^(10111010000|00001011101)$/.test(text.slice(at, at + 11))) sum += 40;
    }
  }
  for (const [y, row] of code.slice(1).entries()) {
    for (let x = 1; x < row.length; x++) {
      if (row[x] === row[x - 1] && row[x] === code[y]![x] && row[x] === code[y]![x - 1]) sum += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
