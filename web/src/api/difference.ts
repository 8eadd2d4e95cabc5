/** What has changed in a picture, as the server sends it (docs/network.md). */

/** `[value]` replaces, `[]` removes; anything else leads further down, by keys or positions. */
export type Difference = [] | [unknown] | { [key: string]: Difference };

type Values = { [key: string]: unknown };

/** What a value has become. The value itself stays as it was, and the two share whatever is the same in both. */
export function applied(before: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(before)) return appliedToItems(before, change);
  const after: Values = { ...(before as Values) };
  for (const [key, part] of Object.entries(change)) {
    if (isRemoval(part)) delete after[key];
    else after[key] = applied(after[key], part);
  }
  return after;
}

function appliedToItems(before: readonly unknown[], change: { [place: string]: Difference }): unknown[] {
  const after = [...before];
  for (const [place, part] of Object.entries(change)) {
    if (isRemoval(part)) after.length = Number(place);
    else after[Number(place)] = applied(after[Number(place)], part);
  }
  return after;
}

const isRemoval = (part: Difference): boolean => Array.isArray(part) && part.length === 0;
