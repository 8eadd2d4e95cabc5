/** What happened, as acts worth stopping for. */

import type { Told } from "../../api/types";
import type { Act, Telling } from "../contract";
import { nameOf, textOf } from "./texts";
import type { AuroraView } from "./view";
import { ambush, attack, bonus, breaking, defeat, shot } from "./act-fights";
import { groupsOf, type GroupKind } from "./act-groups";
import { act, idOf, prepare, steps, type Making } from "./act-making";
import { automa, avalanche, crew, drive, end, event, explore, mine, object, round, story } from "./act-road";

type Maker = (making: Making) => Act | null;

const hasHit = ({ group }: Making): boolean => group.events.some(({ kind }) => kind === "enemy_hit");

const MAKERS: Readonly<Record<GroupKind, Maker | null>> = {
  attack,
  ambush,
  shot,
  // An Object that hits an Enemy is told like a shot.
  object: (making) => (hasHit(making) ? shot(making) : object(making)),
  defeat,
  break: breaking,
  event,
  story,
  mine,
  avalanche,
  drive,
  automa,
  explore,
  bonus,
  round,
  end,
  crew,
  card: null,
  quiet: null,
};

/** LAU-INFO-02: only whoever draws an Object sees it. */
function draws(making: Making): Act[] {
  const { voice, view, group } = making;
  return group.events
    .filter(({ kind, facts }) => kind === "object_seen" && facts["seat"] === view.seat)
    .map((told) => {
      const id = idOf(told, "seen");
      return {
        ...act(making, "draw", {
          title: voice.t("board-act-draw", { card: nameOf(voice, id), card_acc: nameOf(voice, id, "acc") }),
          cause: textOf(voice, id),
          steps: steps(voice, "card"),
          seat: view.seat,
          waits: true,
          result: nameOf(voice, id),
          isGood: true,
          lines: [],
          weight: 1,
          facts: { card: id, words: textOf(voice, id) },
        }),
        about: [id],
        move: told.move,
      };
    });
}

export function acts(events: readonly Told[], { view, seats, glossary, t }: Telling<AuroraView>): Act[] {
  const voice = { seats, glossary, t };
  const made = groupsOf(events, view).flatMap((group) => {
    const making = prepare(voice, view, group);
    const one = MAKERS[group.kind]?.(making);
    return [...(one ? [one] : []), ...draws(making)];
  });
  const counted = new Map<string, number>();
  return made.map((one) => {
    const base = `${one.move} ${one.kind}`;
    const n = (counted.get(base) ?? 0) + 1;
    counted.set(base, n);
    return { ...one, key: `${base} ${n}` };
  });
}
