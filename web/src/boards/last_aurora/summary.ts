/** The few lines that the table shows around the board. */

import type { Bit, Phase, Stranger, Telling, Translate } from "../contract";
import { cards, GOODS, seatId } from "./content";
import { TOKEN } from "./looks";
import { load, nameOf } from "./texts";
import type { AuroraView, AutomaView, PlayerView } from "./view";

const PHASES = ["exploration", "rest", "movement", "fire", "end"] as const;

export function phases(view: AuroraView, t: Translate): Phase[] {
  if (view.phase === "setup") return [{ name: t("board-phase-setup"), current: true }];
  return PHASES.map((phase) => ({ name: t(`board-phase-${phase}`), current: phase === view.phase }));
}

/** Before the first round there is only the road. */
export const heading = (view: AuroraView, t: Translate): string =>
  view.round > 0 ? t("board-round", { round: view.round }) : t("board-title");

/** What the end of the game would give now, Fame included. */
export const score = (view: AuroraView, seat: number): number => {
  const player = view.players[seat] ?? (view.automa?.seat === seat ? view.automa : null);
  return Object.values(player?.score ?? {}).reduce((sum, n) => sum + n, 0);
};

const goods = (one: PlayerView | AutomaView, t: Translate): Bit[] =>
  GOODS.map((what) => {
    const count = what === "object" ? one.object_count : (one.load[what] ?? 0);
    return { icon: TOKEN[what]!.icon, count, label: t(`board-amount-${what}`, { n: count }) };
  });

/** What a convoy carries, and how far it has come. */
export function bits(view: AuroraView, seat: number, t: Translate): Bit[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    ...goods(player, t),
    { icon: "treasure-map", count: player.progress, label: t("board-at", { n: player.progress }) },
  ];
}

/** The crew, where crews are played: it is known by its people. */
export function persona({ view, glossary, seats, t }: Telling<AuroraView>, seat: number): string | null {
  const player = view.players[seat];
  if (!player || view.phase === "setup") return null;
  const people = t("board-survivors", { n: player.survivors.length });
  const crew = player.survivors.map(({ card }) => cards[card]?.crew).find((one) => one !== undefined);
  return crew ? t("board-persona", { crew: nameOf({ glossary, seats, t }, crew), people }) : people;
}

/** Whoever plays alone drives against the Automa. */
export function strangers({ view, glossary, seats, t }: Telling<AuroraView>): Stranger[] {
  const { automa } = view;
  if (!automa) return [];
  const voice = { glossary, seats, t };
  const last = automa.used.at(-1);
  const level = t("board-automa-level", { level: automa.level, speed: automa.speed });
  return [
    {
      id: seatId(automa.seat),
      name: t("board-automa"),
      note: last ? `${level} · ${t("board-automa-last", { card: nameOf(voice, last) })}` : level,
      score: score(view, automa.seat),
      bits: [
        ...goods(automa, t),
        {
          icon: "meeple",
          count: automa.load["survivor"] ?? 0,
          label: load(voice, { survivor: automa.load["survivor"] ?? 0 }),
        },
        { icon: "treasure-map", count: automa.progress, label: t("board-at", { n: automa.progress }) },
      ],
    },
  ];
}
