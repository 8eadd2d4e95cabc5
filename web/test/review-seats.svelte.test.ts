/** Who plays, beside the board of a lesson and of a replay. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Picture } from "../src/api/types";
import type { SeatLook } from "../src/boards/contract";
import Learners from "../src/review/Learners.svelte";
import Views from "../src/review/Views.svelte";

const looks: SeatLook[] = [
  { seat: 0, name: "Anna", color: "red", yours: true },
  { seat: 1, name: "Bjorn", color: "blue", yours: false },
];
const shared = { looks, scores: [3, null], bits: [[], []], personas: ["Ullr", null] };
const seat = { yours: false, bot: null, resigned: false, sitting_in: null };
const picture = {
  sit_in: "huscarl",
  seats: [
    { ...seat, name: "Anna" },
    { ...seat, name: "Bjorn", bot: "jarl" },
  ],
} as unknown as Picture;

let drawn: Record<string, unknown>;
const seats = (): string[] => [...document.querySelectorAll(".who em")].map((who) => who.textContent!);

afterEach(() => unmount(drawn));

it("names whom each seat plays in a lesson, before what else there is to say", () => {
  drawn = mount(Learners, { target: document.body, props: shared });
  flushSync();
  expect(seats()[0]).toMatch(/^Ullr, ./);
  expect(seats()[1]).toBe("");
});

it("names whom each seat plays in a replay", () => {
  const props = { ...shared, picture, seat: 0, open: [0, 1], look: () => undefined };
  drawn = mount(Views, { target: document.body, props });
  flushSync();
  expect(seats()[0]).toBe("Ullr");
  expect(seats()[1]).not.toMatch(/^,|^$/);
});
