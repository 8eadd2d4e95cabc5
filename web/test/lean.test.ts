import { expect, test } from "vitest";
// @ts-expect-error A tool of the build, written without types.
import { lean } from "../tools/lean.mjs";

test("whole units, relative, with as few signs as possible", () => {
  expect(lean("M10.4 10.4L20.6 30.6Z")).toBe("m10 10l11 21z");
  expect(lean("M10 10h.3v20.4L5 5")).toBe("m10 10h0v20l-5-25");
});

test("errors of rounding do not add up", () => {
  expect(lean(`M0 0${"l.4 1".repeat(5)}`)).toBe("m0 0v1l1 1v1l1 1v1");
});

test("numbers without a space between them, and the flags of an arc", () => {
  expect(lean("M1.5.5c-56.68.366-1-1 2 2")).toBe("m2 1c-57 0-1-1 2 2");
  expect(lean("M0 0a4.36 4.36 0 011.8.3")).toBe("m0 0a4.4 4.4 0 0 1 2 0");
});

test("after closing, the next part begins where this one began", () => {
  expect(lean("M10 10l5 5zm1 1l2 2")).toBe("m10 10l5 5zm1 1l2 2");
});
