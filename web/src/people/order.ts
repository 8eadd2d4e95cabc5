/** In which order people are listed. */

import type { Friend, Someone, Standing } from "../api/types";

const ORDER: Readonly<Record<Standing, number>> = { asks: 0, friends: 1, asked: 3, none: 4 };

/** Those who ask stand first, then friends who are here, then the others; each by name, as they come. */
export function sorted(friends: readonly Friend[], here: readonly Someone[]): Friend[] {
  const present = new Set(here.map((one) => one.id));
  const key = ({ standing, id }: Friend) => ORDER[standing] + (standing === "friends" && !present.has(id) ? 1 : 0);
  return [...friends].sort((one, other) => key(one) - key(other));
}

/** Friends stand first among those who are here. */
export const friendsFirst = (here: readonly Someone[]): Someone[] =>
  [...here].sort((one, other) => Number(other.friend) - Number(one.friend));
