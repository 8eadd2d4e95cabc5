import { expect, test } from "vitest";
import type { Friend, Someone, Standing } from "../src/api/types";
import { withFriend, type Draft } from "../src/hall/draft";
import { friendsFirst, sorted } from "../src/people/order";

const friend = (id: string, standing: Standing): Friend => ({ id, name: id, standing, since: 0 });
const someone = (id: string, isFriend: boolean): Someone => ({
  id,
  name: id,
  color: "",
  place: "hall",
  friend: isFriend,
});

test("those who ask stand first, then friends who are here", () => {
  const all = [
    friend("asked", "asked"),
    friend("away", "friends"),
    friend("asks", "asks"),
    friend("present", "friends"),
  ];
  expect(sorted(all, [someone("present", true)]).map((one) => one.id)).toEqual(["asks", "present", "away", "asked"]);
});

test("friends stand first among those who are here", () => {
  const here = [someone("Anna", false), someone("Bo", true), someone("Carl", false)];
  expect(friendsFirst(here).map((one) => one.id)).toEqual(["Bo", "Anna", "Carl"]);
});

test("a challenge keeps the last seat of a bot", () => {
  const seats = (...who: Draft["seats"][number]["who"][]) => who.map((one) => ({ who: one, name: "", bot: "jarl" }));
  const challenge = (...who: Draft["seats"][number]["who"][]) =>
    withFriend({ seats: seats(...who) } as Draft).seats.map((seat) => seat.who);
  expect(challenge("me", "bot", "bot")).toEqual(["me", "bot", "friend"]);
  expect(challenge("me", "friend", "bot")).toEqual(["me", "friend", "bot"]);
  expect(challenge("me", "me")).toEqual(["me", "friend"]);
  expect(challenge("me")).toEqual(["me", "friend"]);
});
