/**
 * The Hall as it is now: my tables and what is offered to me, open and running tables, who is here; kept fresh
 * while looked at.
 */

import { api, Refusal } from "../api/client";
import type { Picture, SeatOffer, Someone, Summary } from "../api/types";
import { offers, whoIsHere } from "../people/ties";
import { session } from "../session.svelte";
import { language } from "../words";
import { byUrgency, freeSeats, standing } from "./urgency";

const EVERY = 15_000;
/** So many tables are asked what exactly they wait for; the others say it when one sits down. */
const PROMPTED = 4;

export class Lists {
  mine = $state.raw<Summary[]>([]);
  open = $state.raw<Summary[]>([]);
  playing = $state.raw<Summary[]>([]);
  offers = $state.raw<SeatOffer[]>([]);
  here = $state.raw<Someone[]>([]);
  loaded = $state(false);
  failed = $state(false);
  /** The time of the server, in seconds. */
  now = $state(Date.now() / 1000);
  /** What a table asks me, by its id. */
  prompts = $state.raw<Readonly<Record<string, string>>>({});

  #ahead = 0;
  #asked = new Map<string, string>();

  waits = $derived(this.mine.filter((table) => standing(table, session.me?.id ?? "") === "waits"));

  async refresh(): Promise<void> {
    const me = session.me?.id ?? null;
    try {
      const [mine, offered, here, open, playing] = await Promise.all([
        me === null ? [] : api.get<Summary[]>("/me/tables"),
        me === null ? [] : offers(),
        whoIsHere(),
        api.get<Summary[]>("/tables", { status: "open" }),
        api.get<Summary[]>("/tables", { status: "playing" }),
      ]);
      const isElsewhere = (table: Summary) => !table.seats.some((seat) => seat.person === me);
      this.mine = me === null ? [] : byUrgency(mine, me);
      this.offers = offered;
      this.here = here;
      const isOffered = new Set(offered.map(({ table }) => table.id));
      this.open = open.filter((table) => isElsewhere(table) && !isOffered.has(table.id) && freeSeats(table) > 0);
      this.playing = playing.filter(isElsewhere);
      this.failed = false;
      this.loaded = true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = true;
      return;
    }
    await Promise.all(this.waits.slice(0, PROMPTED).map((table) => this.#ask(table)));
  }

  async #ask(table: Summary): Promise<void> {
    const version = `${table.changed_at} ${language()}`;
    if (this.#asked.get(table.id) === version) return;
    try {
      const picture = await api.get<Picture>(`/tables/${table.id}`);
      this.#ahead = picture.now - Date.now() / 1000;
      this.#asked.set(table.id, version);
      const prompt = picture.views.find((view) => view.decision !== null)?.decision?.prompt;
      if (prompt !== undefined) this.prompts = { ...this.prompts, [table.id]: prompt };
    } catch (error) {
      // The row then only says that it is my turn.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Refresh every quarter of a minute and whenever the page is looked at again. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    const tick = setInterval(() => {
      this.now = Date.now() / 1000 + this.#ahead;
    }, 1000);
    const often = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      clearInterval(tick);
      clearInterval(often);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }
}
