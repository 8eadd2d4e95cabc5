/** How the options of a game are shown on the page of a new table. */

import type { OptionInfo } from "../api/types";

const FITS_A_BEAM = 6;

/** Options with many values are chosen from a list and folded away: few people want to settle them. */
export function hasManyValues(option: OptionInfo): boolean {
  return option.values.length > FITS_A_BEAM;
}
