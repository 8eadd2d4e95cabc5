/** How the options of a game are shown on the page of a new table. */

import type { Clash, OptionInfo } from "../api/types";
import { t } from "../words";

const FITS_A_BEAM = 6;

/** Options with many values are chosen from a list and folded away: few people want to settle them. */
export function hasManyValues(option: OptionInfo): boolean {
  return option.values.length > FITS_A_BEAM;
}

/** Why some values of an option cannot be chosen, a sentence for each reason. */
export function reasonsOf(option: OptionInfo, clashes: readonly Clash[], options: readonly OptionInfo[]): string[] {
  const values = new Map<string, string[]>();
  for (const clash of clashes.filter((one) => one.option === option.id)) {
    const names = options.filter((one) => clash.because.includes(one.id)).map((one) => one.name);
    const reason = names.length > 0 ? t("web-new-clash", { names: names.join(", ") }) : t("web-new-clash-players");
    const value = option.values.find((one) => one.value === clash.value);
    values.set(reason, [...(values.get(reason) ?? []), value?.name ?? String(clash.value)]);
  }
  // Of two values only one is left, so that the other needs no name.
  return [...values].map(([reason, names]) =>
    option.values.length - names.length <= 1 ? reason : `${names.join(", ")}: ${reason}`,
  );
}
