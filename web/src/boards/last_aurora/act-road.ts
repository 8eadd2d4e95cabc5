/** On the road and in the Exploration Zone: drives, mines, avalanches, finds, events, the Automa, rounds and the end. */

import type { Told } from "../../api/types";
import { storyWords } from "../../parts/stories.svelte";
import type { Act } from "../contract";
import { readingTime } from "../parts/reading";
import { automaCards, seatId, spaces } from "./content";
import { score } from "./summary";
import { automaCardWords } from "./texts";
import {
  act,
  all,
  find,
  idOf,
  isMe,
  nameIn,
  note,
  numberOf,
  seatName,
  steps,
  textOf,
  who,
  type Making,
} from "./act-making";

/** Only where a drive ends is it told; how far it went is seen. */
export function drive(making: Making): Act | null {
  const { voice } = making;
  const end = find(making, "arrived", "stayed");
  const seat = numberOf(end ?? making.group.events[0], "seat");
  const space = idOf(end, "space");
  if (!end || end.kind === "stayed") return null;
  const isSick = find(making, "contaminated") !== undefined;
  const found = find(making, "waypoint_taken");
  if (isMe(making, seat) && !isSick && !found) return null;
  return act(making, isSick ? "radiation" : "drive", {
    title: voice.t("board-act-drive", { name: who(making, seat), space: nameIn(making, space) }),
    cause: isSick
      ? voice.t("board-act-radiation")
      : voice.t("board-act-drive-cause", { n: all(making, "moved").length }),
    about: [space],
    seat,
    waits: isMe(making, seat) && (isSick || found !== undefined),
    facts: { space, contaminated: spaces[space]?.contaminated ?? false, waypoint: idOf(found, "waypoint") || null },
  });
}

/** LAU-OPT-04. */
export function mine(making: Making): Act {
  const { voice } = making;
  const told = find(making, "mine_triggered");
  const seat = numberOf(told, "seat");
  const n = numberOf(told, "n");
  const space = idOf(told, "space");
  return act(making, "mine", {
    title: voice.t("board-act-mine", { name: who(making, seat), n }),
    cause: voice.t("board-act-mine-cause", { space: nameIn(making, space) }),
    steps: steps(voice, "cause", "hit"),
    about: [space],
    seat,
    waits: isMe(making, seat),
    result: voice.t("board-act-mines", { n }),
    isGood: isMe(making, seat) ? false : null,
    sound: "blow",
    weight: isMe(making, seat) ? 5 : 1.5,
    facts: { space, n },
  });
}

export function avalanche(making: Making): Act {
  const { voice } = making;
  const told = find(making, "avalanche_blasted");
  const seat = numberOf(told, "seat");
  const space = idOf(told, "space");
  return act(making, "avalanche", {
    title: voice.t("board-act-avalanche", { name: who(making, seat) }),
    cause: voice.t("board-act-avalanche-cause", { space: nameIn(making, space) }),
    about: [space],
    seat,
    waits: false,
    result: voice.t("board-act-way-free"),
    isGood: null,
    sound: "blow",
    facts: { space },
  });
}

/** What others find; one's own exploration is seen as it goes. */
export function explore(making: Making): Act | null {
  const { voice } = making;
  const told = find(making, "explored");
  const seat = numberOf(told, "seat");
  if (isMe(making, seat)) return null;
  const card = idOf(told, "card");
  const sent = all(making, "sent").map((one) => nameIn(making, idOf(one, "survivor")));
  return act(making, "explore", {
    title: voice.t("board-act-explore", { name: who(making, seat), card: nameIn(making, card) }),
    cause: sent.length > 0 ? voice.t("board-act-sent", { names: sent.join(", ") }) : voice.t("board-phase-exploration"),
    about: [idOf(told, "slot"), card],
    seat,
    waits: false,
    facts: { card, words: textOf(voice, card) },
  });
}

/** LAU-ZONE-03: for all players at once. */
export function event(making: Making): Act {
  const { voice, view, tallies } = making;
  const card = idOf(find(making, "event_revealed"), "card");
  return act(making, "event", {
    title: voice.t("board-act-event", { card: nameIn(making, card) }),
    cause: voice.t("board-act-event-cause"),
    steps: steps(voice, "cause", "card", "result"),
    about: [idOf(find(making, "event_revealed"), "slot")],
    waits: true,
    result: tallies.has(view.seat) ? act(making, "event", { title: "", cause: "" }).result : textOf(voice, card),
    weight: 3,
    facts: { card, words: textOf(voice, card) },
  });
}

/** An Object that somebody plays; one's own only if it does something to others. */
export function object(making: Making): Act | null {
  const { voice } = making;
  const told = find(making, "object_played");
  const seat = numberOf(told, "seat");
  const id = idOf(told, "object");
  if (isMe(making, seat)) return null;
  return act(making, "object", {
    title: voice.t("board-act-object", {
      name: who(making, seat),
      card: nameIn(making, id),
      card_acc: nameIn(making, id, "acc"),
    }),
    cause: textOf(voice, id),
    seat,
    waits: false,
    facts: { card: id, words: textOf(voice, id) },
  });
}

/** LAU-AUTO-18: the printed action of the phase, then the effects of the card. */
export function automa(making: Making): Act {
  const { voice, view, group } = making;
  const { t } = voice;
  const action = idOf(find(making, "automa_played"), "action");
  const seat = view.automa?.seat ?? 1;
  const explored = find(making, "automa_explored");
  const arrived = find(making, "arrived");
  const hit = find(making, "enemy_hit");
  const did = explored
    ? t("board-act-automa-explores", {
        card: nameIn(making, idOf(explored, "card")),
        card_acc: nameIn(making, idOf(explored, "card"), "acc"),
      })
    : arrived
      ? t("board-act-automa-drives", { space: nameIn(making, idOf(arrived, "space")) })
      : hit
        ? t("board-act-automa-fires", {
            enemy: nameIn(making, idOf(hit, "enemy")),
            enemy_gen: nameIn(making, idOf(hit, "enemy"), "gen"),
            n: numberOf(hit, "n"),
          })
        : "";
  const about = explored ? idOf(explored, "slot") : arrived ? idOf(arrived, "space") : idOf(hit, "enemy");
  return act(making, "automa", {
    title: t("board-act-automa", { card: nameIn(making, action) }),
    cause: textOf(voice, action),
    steps: steps(voice, "card", "result"),
    about: about ? [about] : [],
    seat,
    result: did,
    isGood: null,
    lines: [...(find(making, "automa_cancelled") ? [note(t("board-act-cancelled"))] : []), ...making.lines],
    facts: {
      action,
      phase: group.phase,
      words: automaCardWords(voice, action),
      figures: automaCards[action] ?? null,
    },
  });
}

/** What a sentence of the log reads out: it follows the first such mark. */
const after = (told: Told | undefined, mark: string): string =>
  told?.text.includes(mark) ? told.text.slice(told.text.indexOf(mark) + mark.length) : "";

/** What a choice leads to, as long as nothing has been read out. */
function next(making: Making, id: string): string {
  const { story } = making.view;
  if (find(making, "mission_taken")) return "mission";
  if (story?.id === id && story.chosen.length < story.choosers.length) return "others";
  return find(making, "story_chosen") ? "test" : "faced";
}

/** LFS-STORY: the choice, the letter of the Test, and what came of it. */
export function story(making: Making): Act | null {
  const { voice, view } = making;
  const { t } = voice;
  const read = find(making, "story_succeeded", "story_failed");
  // Of a Story for all players one is read after the last has chosen.
  const chosen = all(making, "story_chosen").find((one) => !read || idOf(one, "seat") === idOf(read, "seat"));
  const faced = find(making, "story_faced", "story_faced_by_all");
  const told = read ?? chosen ?? faced;
  const id = idOf(told, "story");
  const seat = numberOf(told, "seat");
  // Whoever faces a Story reads it on the board.
  if (!read && !chosen && (isMe(making, seat) || view.story !== null)) return null;
  const option = idOf(read ?? chosen, "option");
  const outcome = idOf(find(making, "outcome_shown"), "outcome");
  const isGood = read ? read.kind === "story_succeeded" : null;
  // With a boost or a Mission the choice was made some moves ago.
  const choice = after(chosen, ": ") || (storyWords("last_aurora", id).choices[option] ?? "");
  const outcomeWords = after(read, ": ");
  return act(making, "story", {
    title: t("board-act-story", { story: nameIn(making, id) }),
    cause: choice
      ? t("board-act-chooses", { name: who(making, seat), choice })
      : after(faced, `${nameIn(making, id)}: `),
    steps: outcome ? steps(voice, "choice", "test", "result") : steps(voice, "choice", "result"),
    seat,
    waits: isMe(making, seat) && read !== undefined,
    ...(isMe(making, seat) && outcome ? { prompt: t("board-act-turn-card") } : {}),
    result: read ? t(isGood ? "board-act-success" : "board-act-failure") : t(`board-act-story-${next(making, id)}`),
    isGood,
    reading: readingTime(choice, outcomeWords, ...making.lines.map(({ text }) => text)),
    lines: [...(outcomeWords ? [note(outcomeWords)] : []), ...making.lines],
    weight: isMe(making, seat) ? 5 : 1.5,
    facts: {
      story: id,
      option,
      outcome: outcome || null,
    },
  });
}

/** LAU-END-06 to -09: the ship sails on, Enemies stay behind, the order changes. */
export function round(making: Making): Act | null {
  const { voice, view } = making;
  const { t } = voice;
  const began = find(making, "round_began");
  if (!began) return null;
  const ship = idOf(find(making, "aurora_moved"), "space");
  const order = find(making, "turn_order");
  const seats = ((order?.facts["seats"] as string[] | undefined) ?? []).map((id) =>
    Number(String(id).replace("seat_", "")),
  );
  const gone = all(making, "enemy_left").map((told) => nameIn(making, idOf(told, "enemy")));
  const healed = all(making, "enemy_healed").map((told) => nameIn(making, idOf(told, "enemy")));
  return act(making, "round", {
    title: t("board-act-round", { round: numberOf(began, "round") }),
    cause: ship ? t("board-act-ship", { space: nameIn(making, ship) }) : t("board-act-first-round"),
    about: ship ? [ship] : [],
    waits: false,
    result: t("board-round", { round: numberOf(began, "round") }),
    isGood: null,
    lines: [
      ...(seats.length > 0
        ? [note(t("board-text-order", { names: seats.map((seat) => seatName(voice, seat)).join(", ") }))]
        : []),
      ...(gone.length > 0 ? [note(t("board-act-left", { enemies: gone.join(", ") }))] : []),
      ...(healed.length > 0 ? [note(t("board-act-healed", { enemies: healed.join(", ") }))] : []),
      ...making.lines.filter((line) => line.change !== undefined),
    ],
    sound: "horn",
    weight: 1,
    facts: { ship: ship || view.aurora, round: numberOf(began, "round") },
  });
}

/** Who reached the ship, and what everyone has. */
export function end(making: Making): Act {
  const { voice, view } = making;
  const { t } = voice;
  const boarded = all(making, "boarded").map((told) => numberOf(told, "seat"));
  const everyone = [...view.players, ...(view.automa ? [view.automa] : [])].map(({ seat }) => seat);
  const ranked = [...everyone].sort((one, other) => score(view, other) - score(view, one));
  return act(making, "end", {
    title: t("board-act-end"),
    cause:
      boarded.length > 0
        ? t("board-act-boarded", { names: boarded.map((seat) => who(making, seat)).join(", ") })
        : t("board-act-sailed"),
    about: [view.aurora, ...boarded.map(seatId)],
    seat: null,
    waits: true,
    result: t("board-act-points", { name: who(making, ranked[0] ?? 0), n: score(view, ranked[0] ?? 0) }),
    isGood: ranked[0] === view.seat,
    lines: ranked.map((seat) => ({
      seat,
      text: boarded.includes(seat) ? t("board-act-aboard", { name: who(making, seat) }) : who(making, seat),
      change: t("board-amount-points", { n: score(view, seat) }),
    })),
    sound: "horn",
    weight: 10,
    facts: { ship: view.aurora },
  });
}

export function crew(making: Making): Act | null {
  const { voice } = making;
  const told = find(making, "crew_taken");
  const seat = numberOf(told, "seat");
  const id = idOf(told, "crew");
  if (isMe(making, seat)) return null;
  return act(making, "crew", {
    title: voice.t("board-act-crew", { name: who(making, seat), crew: nameIn(making, id) }),
    cause: textOf(voice, id),
    seat,
    waits: false,
    result: nameIn(making, id),
    facts: { card: id, words: textOf(voice, id) },
  });
}
