import { expect, test } from "vitest";
import type { SeatPicture } from "../src/api/types";
import { clockText, left, urgency } from "../src/parts/clock";

const t = (key: string, facts?: Record<string, string | number>) => `${key} ${Object.values(facts ?? {}).join(" ")}`;
const seat = (seconds: number, running: boolean) => ({ left: seconds, running }) as SeatPicture;

test("a clock runs only when it runs, and never below nothing", () => {
  expect(left(seat(100, false), 50)).toBe(100);
  expect(left(seat(100, true), 50)).toBe(50);
  expect(left(seat(100, true), 500)).toBe(0);
  expect(left(seat(100, true), -3)).toBe(100);
});

test("the text has two units", () => {
  expect(clockText(59.9, t)).toBe("0:59");
  expect(clockText(465, t)).toBe("7:45");
  expect(clockText(3600 * 5 + 60 * 7, t)).toBe("web-clock-hours 5 7");
  expect(clockText(86400 * 3 + 3600 * 4, t)).toBe("web-clock-days 3 4");
});

test("it presses when little is left of what there was", () => {
  expect(urgency(1000, 1200)).toBe("calm");
  expect(urgency(200, 1200)).toBe("soon");
  expect(urgency(20, 1200)).toBe("now");
  expect(urgency(7000, 259200)).toBe("calm");
  expect(urgency(1800, 259200)).toBe("soon");
});
