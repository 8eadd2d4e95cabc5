/** What a row of a list says of its table. */

import type { GameInfo, Summary } from "../api/types";
import type { Translate } from "../boards/contract";
import { chosenRules } from "./terms";
import { freeSeats, isFree, mySeats, standing, waitingFor } from "./urgency";

export function sayPlayers(game: GameInfo, t: Translate): string {
  if (game.min_players === game.max_players) return t("web-player-with", { n: game.min_players });
  return t("web-hall-players", { least: game.min_players, most: game.max_players });
}

const PRESETS = ["quick", "live", "evening", "daily", "weekly", "unhurried"];

export function clockName(table: Summary, t: Translate): string {
  if (table.clock === null) return t("web-hall-clock-short-none");
  const known = typeof table.clock === "string" && PRESETS.includes(table.clock) ? table.clock : "own";
  return t(`web-hall-clock-short-${known}`);
}

export function sayMine(table: Summary, me: string, prompt: string | undefined, t: Translate): string {
  switch (standing(table, me)) {
    case "waits":
      return prompt ?? t("web-hall-your-turn");
    case "others":
      return t("web-hall-waiting-for", { names: waitingFor(table).join(", ") });
    case "open":
      return t("web-hall-waiting-seats", {
        n: table.seats.filter((seat) => seat.person === "" && seat.bot === "").length,
      });
    case "done":
      return sayResult(table, me, t);
  }
}

function sayResult(table: Summary, me: string, t: Translate): string {
  const seat = table.seats.indexOf(mySeats(table, me)[0]!);
  const place = table.places[seat];
  const points = table.totals[seat];
  if (place === undefined || points === undefined) return t("web-hall-game-ended");
  if (place === 1) return t("web-hall-game-over-won", { points });
  const winner = table.seats[table.places.indexOf(1)]?.name ?? "";
  return t("web-hall-game-place", { place, points, winner });
}

export function sayOpen(table: Summary, game: GameInfo | undefined, t: Translate): string {
  const names = table.seats.filter((seat) => !isFree(seat) && seat.name !== "").map((seat) => seat.name);
  const who = t("web-hall-who-free", { names: names.join(", ") || t("web-hall-nobody"), n: freeSeats(table) });
  const rules = chosenRules(game, table.options).map((one) => one.name);
  const said = [who, t("web-hall-clock", { clock: clockName(table, t) })];
  if (rules.length > 0) said.push(t("web-hall-with-rules", { rules: rules.join(", ") }));
  return said.join(" ");
}

export function sayPlaying(table: Summary, t: Translate): string {
  const names = table.seats.map((seat) => seat.name).join(", ");
  return table.seeded ? `${names} (${t("web-hall-seeded")})` : names;
}
