import { expect, test } from "vitest";
import { LONGEST_WAIT, Pace } from "../src/shell/pace";

function fixture(still = false) {
  let now = 0;
  let planned: { at: number; then: () => void }[] = [];
  const shown: [number, number][] = [];
  const timer = {
    now: () => now,
    after: (milliseconds: number, then: () => void) => {
      const one = { at: now + milliseconds, then };
      planned.push(one);
      return () => (planned = planned.filter((other) => other !== one));
    },
  };
  const pace = new Pace<number>(
    (item) => shown.push([item, now]),
    () => still,
    timer,
  );
  function run(until: number): void {
    for (;;) {
      const next = planned.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      planned = planned.filter((other) => other !== next);
      now = next.at;
      next.then();
    }
    now = until;
  }
  return { pace, shown, run };
}

test("everything is shown, in order, with pauses", () => {
  const { pace, shown, run } = fixture();
  for (const item of [1, 2, 3]) pace.add(item, false, true);
  run(10_000);
  expect(shown.map(([item]) => item)).toEqual([1, 2, 3]);
  expect(shown[1]![1] - shown[0]![1]).toBeGreaterThan(300);
});

test("a question never waits longer than it may", () => {
  const { pace, shown, run } = fixture();
  for (let item = 0; item < 12; item++) pace.add(item, item === 11, true);
  run(10_000);
  expect(shown).toHaveLength(12);
  expect(shown.at(-1)![1]).toBeLessThanOrEqual(LONGEST_WAIT);
});

test("skipping shows the rest at once", () => {
  const { pace, shown } = fixture();
  for (const item of [1, 2, 3]) pace.add(item, false, true);
  pace.skip();
  expect(shown.map(([item]) => item)).toEqual([1, 2, 3]);
});

test("without motion nothing waits", () => {
  const { pace, shown } = fixture(true);
  for (const item of [1, 2, 3]) pace.add(item, false, true);
  expect(shown.map(([, at]) => at)).toEqual([0, 0, 0]);
});
