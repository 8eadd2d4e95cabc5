/** Friendly names for guests who just want to play. */

const NAMES = [
  "Astrid",
  "Birger",
  "Dagny",
  "Eirik",
  "Embla",
  "Frode",
  "Gudrun",
  "Gunnar",
  "Halvard",
  "Hilda",
  "Idun",
  "Ingrid",
  "Ivar",
  "Kari",
  "Leif",
  "Liv",
  "Magni",
  "Olga",
  "Ragna",
  "Runa",
  "Saga",
  "Signe",
  "Sigrun",
  "Siv",
  "Solveig",
  "Sten",
  "Svala",
  "Thora",
  "Torsten",
  "Tove",
  "Ulf",
  "Una",
  "Vidar",
  "Yrsa",
] as const;

const BYNAMES = [
  "of the Fjord",
  "Longstride",
  "the Merry",
  "Oakhand",
  "Snowfoot",
  "the Patient",
  "Saltbeard",
  "the Lucky",
  "Ravenfriend",
  "the Quiet",
  "Meadhorn",
  "of the North",
] as const;

export type Chance = () => number;

function pick<T>(from: readonly T[], chance: Chance): T {
  return from[Math.floor(chance() * from.length)] as T;
}

/** The first try is short; when such a name is taken, later ones are told apart by a byname. */
export function norseName(attempt: number, chance: Chance = Math.random): string {
  const name = pick(NAMES, chance);
  if (attempt === 0) return name;
  if (attempt <= 3) return `${name} ${pick(BYNAMES, chance)}`;
  return `${name} ${Math.floor(100 + chance() * 9900)}`;
}
