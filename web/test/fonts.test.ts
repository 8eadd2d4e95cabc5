import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpack } from "../fonts";

const read = (part: string) =>
  readFileSync(`node_modules/@fontsource/grenze-gotisch/files/grenze-gotisch-${part}-600-normal.woff`);

/** The tables of a TrueType file by their names. */
function tables(font: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let row = 12; row < 12 + 16 * font.readUInt16BE(4); row += 16) {
    const at = font.readUInt32BE(row + 8);
    found.set(font.toString("latin1", row, row + 4), font.subarray(at, at + font.readUInt32BE(row + 12)));
  }
  return found;
}

const sum = (table: Buffer) => {
  const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
  table.copy(padded);
  let total = 0;
  for (let at = 0; at < padded.length; at += 4) total = (total + padded.readUInt32BE(at)) >>> 0;
  return total;
};

test("a font is unpacked table by table, and each has the checksum that the font says", () => {
  const font = unpack(read("latin"), "latin");
  const found = tables(font);
  for (const name of ["cmap", "glyf", "head", "hmtx", "loca", "maxp", "name"])
    expect([...found.keys()]).toContain(name);
  for (let row = 12; row < 12 + 16 * font.readUInt16BE(4); row += 16) {
    const name = font.toString("latin1", row, row + 4);
    // That of the head counts in a field of its own.
    if (name !== "head") expect(sum(found.get(name)!), name).toBe(font.readUInt32BE(row + 4));
  }
});

test("further letters have a name of their own", () => {
  const names = (part: "latin" | "latin-ext") =>
    Buffer.from(tables(unpack(read(part), part)).get("name")!)
      .swap16()
      .toString("utf16le");
  const [own, further] = [names("latin"), names("latin-ext")];
  expect(own).toContain("Grenze Gotisch SemiBold");
  expect(further).toContain("Grenze Gotisch Extended");
  expect(further).not.toContain("SemiBold");
});

test("what is no font is refused", () => {
  expect(() => unpack(Buffer.alloc(100), "latin")).toThrow("not a WOFF");
});
