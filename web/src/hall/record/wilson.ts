/** Where the true rate of victories probably lies. */

const NORMAL_95 = 1.96;

/** Wilson's interval for `wins` of `games`: it contains the true rate in 95 of 100 cases. */
export function wilson(wins: number, games: number): [number, number] {
  const rate = wins / games;
  const weight = NORMAL_95 ** 2 / games;
  const middle = (rate + weight / 2) / (1 + weight);
  const margin = Math.sqrt(weight * (rate * (1 - rate) + weight / 4)) / (1 + weight);
  return [Math.max(0, middle - margin), Math.min(1, middle + margin)];
}
