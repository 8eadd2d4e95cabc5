import type { Choice } from "../api/types";
import { percent } from "../parts/percent";
import { t } from "../words";

/** What comes of a choice, in one line. */
export function consequence(choice: Choice): string {
  const note = choice.note ?? "";
  return [oddsOf(choice), note, choice.final ? t("web-final") : ""].filter(Boolean).join(", ");
}

/** A note of the game often names the odds itself, and says what they are for. */
export function oddsOf(choice: Choice): string {
  return choice.odds === null || choice.note?.includes("%") ? "" : t("web-odds", { percent: percent(choice.odds) });
}
