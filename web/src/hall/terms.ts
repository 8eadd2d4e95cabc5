/** What is agreed on at a table: the variants and modules that are played, the time, and what may be asked. */

import type { Catalogue, Clock, GameInfo, Picture, Setting } from "../api/types";
import type { Translate } from "../boards/contract";
import { toSpan } from "./time";

export interface Term {
  name: string;
  sentence: string;
}

/** The options of a game that are not as usual. */
export function chosenRules(game: GameInfo | undefined, options: Readonly<Record<string, Setting>>): Term[] {
  return (game?.options ?? []).flatMap((option) => {
    const chosen = option.values.find((one) => one.value === options[option.id]);
    if (!chosen || chosen.value === option.default) return [];
    return [
      { name: chosen.value === true ? option.name : `${option.name}: ${chosen.name}`, sentence: option.sentence },
    ];
  });
}

/** The server says "Quick: five minutes, …": a name and its sentence. */
export function clockTerm(told: string): Term {
  const colon = told.indexOf(": ");
  return colon < 0 ? { name: told, sentence: "" } : { name: told.slice(0, colon), sentence: told.slice(colon + 2) };
}

export function termsOf(picture: Picture, catalogue: Catalogue, t: Translate, language: string): Term[] {
  const rules = chosenRules(
    catalogue.games.find((game) => game.id === picture.game),
    picture.options,
  );
  const preset = catalogue.clocks.find((clock) => clock.id === picture.clock_name);
  const clock = preset
    ? clockTerm(preset.name)
    : picture.clock
      ? { name: t("web-new-clock-own"), sentence: sayClock(picture.clock, t, language) }
      : { name: t("web-new-clock-none"), sentence: t("web-new-clock-none-say") };
  return [
    ...(rules.length > 0 ? rules : [{ name: t("web-terms-plain"), sentence: t("web-terms-plain-say") }]),
    { name: `${t("web-new-time")}: ${clock.name}`, sentence: clock.sentence },
    {
      name: `${t("web-new-undo")}: ${t(`web-new-undo-${picture.undo}`)}`,
      sentence: t(`web-new-undo-${picture.undo}-say`),
    },
    {
      name: t(picture.hints ? "web-new-hints" : "web-terms-no-hints"),
      sentence: t(picture.hints ? "web-new-hints-say" : "web-terms-no-hints-say"),
    },
    ...chanceTerm(picture, t),
  ];
}

/** Where the seed comes from. */
function chanceTerm(picture: Picture, t: Translate): Term[] {
  if (picture.seeded) return [{ name: t("web-terms-seeded"), sentence: t("web-terms-seeded-say") }];
  if (!picture.drawn) return [];
  const { commitment } = picture;
  const isShared = picture.seats.some((seat) => seat.pledge);
  return [
    {
      name: t("web-terms-drawn"),
      sentence: t(isShared ? "web-terms-drawn-say" : "web-terms-drawn-alone-say", { commitment }),
    },
  ];
}

function sayClock(clock: Clock, t: Translate, language: string): string {
  const { bank, gain, cap } = clock;
  return t("web-terms-clock-own", { bank: long(bank, language), gain: long(gain, language), cap: long(cap, language) });
}

/** "90 seconds", "3 days". */
function long(seconds: number, language: string): string {
  const { amount, unit } = toSpan(seconds);
  return new Intl.NumberFormat(language, { style: "unit", unit: unit.slice(0, -1), unitDisplay: "long" }).format(
    amount,
  );
}
