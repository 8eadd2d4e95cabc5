/** The whole board in words, section by section: enough to win without seeing it. */

import { storyWords } from "../../parts/stories.svelte";
import type { Glossary, SeatLook, TextSection, Translate } from "../contract";
import { spilled } from "./cargo";
import { edgesOf, ROUNDS, spacesOf } from "./content";
import {
  amount,
  attackWords,
  automaCardWords,
  automaWords,
  choiceWords,
  convoyLines,
  dueWords,
  enemyWords,
  join,
  load,
  missionWords,
  nameOf,
  outcomeWords,
  restLines,
  seatName,
  seatNames,
  slotWords,
  spaceWords,
  survivorWords,
  textOf,
  truckWords,
  type Voice,
} from "./texts";
import type { AuroraView, PlayerView } from "./view";

export function describe(
  view: AuroraView,
  seats: readonly SeatLook[],
  t: Translate,
  glossary: Glossary,
): TextSection[] {
  const voice: Voice = { t, glossary, seats };
  const sections = [
    { title: t("board-text-now"), lines: now(voice, view) },
    { title: t("board-text-story"), lines: story(voice, view) },
    { title: t("board-text-zone"), lines: view.slots.map((slot) => slotWords(voice, view, slot)) },
    { title: t("board-road"), lines: road(voice, view) },
    { title: t("board-enemies"), lines: foes(voice, view) },
    ...view.players.map((player) => playerSection(voice, view, player)),
    { title: t("board-automa"), lines: automa(voice, view) },
    { title: t("board-text-duels"), lines: duels(voice, view) },
    { title: t("board-text-stock"), lines: stock(voice, view) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function now(voice: Voice, view: AuroraView): string[] {
  const { t } = voice;
  return [
    view.round > 0
      ? t("board-text-round", { round: view.round, rounds: ROUNDS, phase: t(`board-phase-${view.phase}`) })
      : t(`board-phase-${view.phase}`),
    t("board-text-order", { names: seatNames(voice, view.order) }),
    view.deciders.length > 0 ? t("board-text-waiting", { names: seatNames(voice, view.deciders) }) : "",
    view.exploring
      ? t("board-text-exploring", {
          slot: view.exploring.slice(5),
          names: view.explorers.map((id) => nameOf(voice, id)).join(", "),
        })
      : "",
    view.move_points !== null ? t("board-points-left", { n: view.move_points }) : "",
    view.attack ? attackWords(voice, view, view.attack) : "",
    view.ambusher ? t("board-ambush", { enemy: nameOf(voice, view.ambusher) }) : "",
    ...view.outcomes_shown.map((id) => outcomeWords(voice, id)),
    view.loot_shown
      ? `${t("board-loot")}: ${join(nameOf(voice, view.loot_shown), textOf(voice, view.loot_shown))}`
      : "",
    ...restLines(voice, view),
  ].filter(Boolean);
}

function story(voice: Voice, view: AuroraView): string[] {
  if (!view.story) return [];
  const { id, seat, choosers, options } = view.story;
  const { opening, choices } = storyWords("last_aurora", id);
  return [
    `${nameOf(voice, id)} (${join(seatName(voice, seat), choosers.length > 1 && voice.t("board-story-for-all"))})`,
    opening,
    ...options.map(
      (option) =>
        `${voice.t("board-option", { key: option.key.toUpperCase() })}: ${choices[option.key] ?? ""} ${choiceWords(voice, view.story!, option)}`,
    ),
  ].filter(Boolean);
}

/** Every space in the order of the road, with the roads that leave it beside the main one. */
function road(voice: Voice, view: AuroraView): string[] {
  const edges = edgesOf(view.map);
  return spacesOf(view.map)
    .sort((one, other) => one.progress - other.progress)
    .map(({ id }) => {
      const ways = edges.filter(({ frm, kind }) => frm === id && kind !== "road");
      return join(
        spaceWords(voice, view, id),
        ...ways.map(({ to, kind }) => voice.t(`board-way-${kind}`, { space: nameOf(voice, to) })),
      );
    });
}

function foes(voice: Voice, view: AuroraView): string[] {
  const lines = [
    ...view.enemies.map((enemy) => enemyWords(voice, enemy)),
    ...view.lurking.map((id) => join(nameOf(voice, id), voice.t("board-lurks"), textOf(voice, id))),
  ];
  return lines.length > 0 ? lines : [voice.t("board-road-free")];
}

function playerSection(voice: Voice, view: AuroraView, player: PlayerView): TextSection {
  const { t } = voice;
  const tales = player.tales.map((id) =>
    player.used_tales.includes(id) ? `${nameOf(voice, id)} (${t("board-used")})` : nameOf(voice, id),
  );
  const lines = [
    join(amount(voice, "fame", player.fame), nameOf(voice, player.space)),
    join(load(voice, player.load), t("board-objects", { n: player.object_count, limit: player.object_limit })),
    player.objects && player.objects.length > 0
      ? player.objects.map((id) => join(nameOf(voice, id), textOf(voice, id))).join("; ")
      : "",
    spilled(player).length > 0
      ? `${t("board-no-room")}: ${spilled(player)
          .map((token) => t(`board-token-${token}`))
          .join(", ")}`
      : "",
    truckWords(voice, player),
    ...convoyLines(voice, player),
    ...player.survivors.map((one) => survivorWords(voice, one)),
    t("board-targets-left", { n: player.targets_left }),
    tales.length > 0 ? t("board-tales", { stories: tales.join(", ") }) : "",
    ...player.missions.map(
      (one) =>
        `${nameOf(voice, one.story)}: ${join(missionWords(voice, one), t("board-progress", { n: one.progress, of: one.n }), dueWords(voice, one.due, ROUNDS))}`,
    ),
    player.next_move !== 0 ? t("board-next-move", { n: player.next_move }) : "",
    player.markers.length > 0
      ? t("board-markers", { cards: player.markers.map((id) => nameOf(voice, id)).join(", ") })
      : "",
    player.has_passed && view.phase === "exploration" ? t("board-has-passed") : "",
    t("board-score", { n: Object.values(player.score).reduce((sum, n) => sum + n, 0) }),
  ];
  return { title: seatName(voice, player.seat), lines: lines.filter(Boolean) };
}

function automa(voice: Voice, view: AuroraView): string[] {
  if (!view.automa) return [];
  return [
    automaWords(voice, view.automa),
    voice.t("board-automa-waits", { n: view.automa.hand_count }),
    ...view.automa.used.map((id) => automaCardWords(voice, id)),
  ];
}

function duels(voice: Voice, view: AuroraView): string[] {
  const { t } = voice;
  if (view.dodge_track.length === 0) return [];
  return [...view.players, ...(view.automa ? [view.automa] : [])].map(({ seat, dodge_mark, attack_mark }) =>
    join(
      t("board-dodge-of", { name: seatName(voice, seat), n: view.dodge_track[dodge_mark] ?? 0 }),
      t("board-attack-mark", { name: seatName(voice, seat), n: attack_mark }),
      t(`board-bonus-${(view.attack_track[attack_mark] ?? "none").replace("_", "-")}`),
      (view.hit_by[seat]?.length ?? 0) > 0 && t("board-hit-by", { names: seatNames(voice, view.hit_by[seat]!) }),
    ),
  );
}

function stock(voice: Voice, view: AuroraView): string[] {
  const { t } = voice;
  const list = (key: string, ids: readonly string[]): string =>
    ids.length > 0 ? t(key, { cards: ids.map((id) => nameOf(voice, id)).join(", ") }) : "";
  return [
    list("board-discarded", view.discard),
    list("board-gone", view.gone),
    list("board-objects-discarded", view.object_discard),
    view.outcome_discard.length > 0 ? t("board-outcomes-discarded", { n: view.outcome_discard.length }) : "",
    list("board-stories-discarded", view.story_discard),
  ].filter(Boolean);
}
