/** QR codes: compared with those of another maker (segno 1.6.6), and read back as a reader would. */

import { describe, expect, test } from "vitest";
import { type Code, pathOf, qrCode } from "../src/people/qr";

const LINK = "https://meadhall.example/t/Yf0mQ7rX2bLk9aZp?invitation=wS3dKx8Vn1QeTg5uRj7MhA&why=";

const hex = (code: Code | null): string =>
  (code ?? []).map((row) => parseInt(row.map(Number).join(""), 2).toString(16)).join(" ");

/** Texts that fill a code to the last byte, so that nobody is free to fill it differently. */
const SMALL =
  "1fcc7f 105441 17575d 174d5d 175c5d 105641 1fd57f 1e00 1a6776 f1573 a67ed 52ee9 ce622 13e9 1fd976 104400 174983 " +
  "175d79 1747f5 105ab0 1fd6ca";
const LARGE =
  "1fd8f02f07f 105bd61d641 17545cb7d5d 1759f60d45d 174af4afc5d 10539281641 1fd5555557f c38a3800 19c89b95b2f " +
  "1737e449477 bf628e2841 14855f84f89 136d0bd2982 31174af4d7 13e3a9f29c9 41e7ca3c6b 9f11ad0b86 1b2e902e57f " +
  "44728e3843 39e4f86d18 10d909d0992 108e7427c7f 1afb2df6d65 1b9238a7cfb 19745b49b89 414b47b07d 1f4f29e289d " +
  "113e6ca4dd3 126929f2982 1b1e7caf4f9 3f72972985 39a3ce79d2 1fd49bc49f2 13a44a71a 1fc639e2b55 10514f86f11 " +
  "175729d0bfa 1742fc2fd84 1743e5fecae 105a3ce7b9b 1fd10a80bae";

describe("a code", () => {
  test("is the one that others make of the same text", () => {
    expect(hex(qrCode("meadhall.example/"))).toBe(SMALL);
    expect(hex(qrCode(LINK.padEnd(134, "a")))).toBe(LARGE);
  });

  test.each(["a", "Wejdź, ogrzej się!", LINK, LINK.slice(0, 70), "x".repeat(100), "🍺".repeat(30)])(
    "is read back: %s",
    (text) => {
      expect(read(qrCode(text)!)).toBe(text);
    },
  );

  test("is as small as can be, and there is none for what does not fit", () => {
    expect([1, 17, 18, 32, 53, 78, 106, 134].map((length) => qrCode("a".repeat(length))?.length)).toEqual([
      21, 21, 25, 25, 29, 33, 37, 41,
    ]);
    expect(qrCode("a".repeat(135))).toBeNull();
  });

  test("is drawn within a light border, one square for each dark module", () => {
    const code = qrCode("a")!;
    expect(pathOf(code)).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/);
    expect(pathOf(code).match(/M/g)?.length).toBe(code.flat().filter(Boolean).length);
  });
});

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** As a reader takes it, by the format in the corner; versions 1 to 6 at level L. */
function read(code: Code): string {
  const size = code.length;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => Number(code[8]![x]));
  const twice = [1, 2, 3, 4, 5, 6, 7].map((up) => Number(code[size - up]![8]));
  expect(twice).toEqual(format.slice(0, 7));
  const [high, low, ...mask] = format.slice(0, 5).map((bit, index) => bit ^ Number("10101"[index]));
  expect([high, low]).toEqual([0, 1]);
  const isLight = MASKS[parseInt(mask.join(""), 2)]!;
  const isFrame = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (x > size - 9 && y < 9) ||
    (size > 21 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2);
  let bits = "";
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFrame(x, y)) bits += Number(code[y]![x] !== (isLight(x, y) === 0));
      }
    }
  }
  let bytes = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  // Of the versions here only the sixth has two blocks, dealt in turn.
  if (size === 41) bytes = [0, 1].flatMap((block) => bytes.slice(0, 136).filter((_, at) => at % 2 === block));
  const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(nibbles[0]).toBe(4);
  const length = 16 * nibbles[1]! + nibbles[2]!;
  const data = Array.from({ length }, (_, at) => 16 * nibbles[3 + 2 * at]! + nibbles[4 + 2 * at]!);
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(data));
}
