import { expect, test } from "vitest";
import { percent } from "../src/parts/percent";

test("only what is certain is 100 per cent", () => {
  expect([0, 0.001, 0.5, 0.996, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
