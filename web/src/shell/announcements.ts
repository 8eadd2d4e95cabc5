/** What happens at a table, said to the announcer. */

import type { Told } from "../api/types";
import type { SeatLook } from "../boards/contract";
import { language } from "../words";
import { announcer } from "./announcer.svelte";
import { spokenTo } from "./paragraph";

export function announce(events: readonly Told[], looks: readonly SeatLook[]): void {
  // At one screen every seat is the reader's, and "you" would be anybody.
  const isShared = looks.filter((look) => look.yours).length > 1;
  announcer.say(...events.map((event) => (isShared ? event.text : spokenTo(event, looks, language()))));
}
