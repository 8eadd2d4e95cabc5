/** The line to a table: it comes back by itself and misses nothing. */

import { Refusal } from "../api/client";
import { applied, type Difference } from "../api/difference";
import type { Decision, Declined, Done, LiveMessage, Moving, Picture, Stored, Update } from "../api/types";
import { t } from "../words";

export type LineState = "joining" | "open" | "away" | "closed";

const WAITS = [500, 1000, 2000, 4000, 8000, 15000];
/** How often the page says that it is looked at; the server answers each time. */
const LOOK_EVERY = 6000;
/** How long an answer may take, or news that the server has already announced. */
const ANSWER_WITHIN = 4000;
/** How long a new connection may take to bring the table. */
const OPENS_WITHIN = 10_000;
const REFUSED = 4000;
/** The server is full or asks for patience; every other refusal is for good. */
const PATIENCE = REFUSED + 429;

/** What the line itself does not deal with. */
export type Heard = Exclude<LiveMessage, { type: "changed" | "heard" | "stored" | "declined" }>;

export interface Ends {
  address: () => string;
  heard: (message: Heard) => void;
  changed: (state: LineState) => void;
  open?: (address: string) => WebSocket;
}

/** A seat that is not asked anything counts as if its last question were still open: the next is often much the same. */
function withLastQuestions(picture: Picture, asked: readonly (Decision | null)[]): Picture {
  const last = (seat: number) => asked.find((decision) => decision?.seat === seat) ?? null;
  return {
    ...picture,
    views: picture.views.map((view) => (view.decision ? view : { ...view, decision: last(view.seat) })),
  };
}

export class LiveLine {
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private look: ReturnType<typeof setInterval> | undefined;
  private isOver = false;
  /** The last picture that this connection has brought, with `withLastQuestions`: the next one is told by how it differs. */
  private picture: Picture | null = null;
  /** Moves that have yet to be answered, by their keys. */
  private readonly moving = new Map<string, { done: (done: Done) => void; failed: (error: Refusal) => void }>();

  constructor(private readonly ends: Ends) {}

  start(): void {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.lookedUp);
    this.look = setInterval(this.tellLooking, LOOK_EVERY);
    this.connect("joining");
  }

  stop(): void {
    this.isOver = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.lookedUp);
    clearInterval(this.look);
    this.hangUp();
  }

  /** The server has news that should arrive any moment: if nothing comes, the connection is dead. */
  expectNews(): void {
    this.expect(ANSWER_WITHIN);
  }

  /** Send a move; null where there is no connection that it could go by. */
  move(move: Omit<Moving, "type">): Promise<Done> | null {
    if (this.picture === null || this.socket?.readyState !== 1) return null;
    this.socket.send(JSON.stringify({ type: "move", ...move }));
    if (this.overdue === undefined) this.expect(ANSWER_WITHIN);
    return new Promise((done, failed) => this.moving.set(move.key, { done, failed }));
  }

  private answer(answer: Stored | Declined): void {
    const waiting = this.moving.get(answer.key);
    this.moving.delete(answer.key);
    if (answer.type === "stored") waiting?.done(answer);
    else {
      const { status, kind, detail, rule, retry_after } = answer;
      waiting?.failed(new Refusal(status, kind, detail, rule, retry_after));
    }
  }

  /** Nobody knows what became of moves whose connection is gone. */
  private giveUpMoves(): void {
    for (const waiting of this.moving.values()) waiting.failed(new Refusal(0, "unreachable", t("web-unreachable")));
    this.moving.clear();
  }

  private expect(within: number): void {
    this.allIsWell();
    this.overdue = setTimeout(this.lost, within);
  }

  private allIsWell(): void {
    clearTimeout(this.overdue);
    this.overdue = undefined;
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    this.allIsWell();
    const socket = this.socket;
    this.socket = null;
    this.picture = null;
    socket?.close();
    this.giveUpMoves();
  }

  private connect(state: LineState): void {
    this.hangUp();
    this.ends.changed(state);
    const socket = (this.ends.open ?? ((address) => new WebSocket(address)))(this.ends.address());
    this.socket = socket;
    this.expect(OPENS_WITHIN);
    socket.onopen = () => this.tellLooking();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.allIsWell();
      this.take(JSON.parse(event.data as string) as LiveMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.hangUp();
      if (event.code > REFUSED && event.code !== PATIENCE) {
        this.isOver = true;
        this.ends.changed("closed");
        return;
      }
      this.ends.changed("away");
      const wait = WAITS[Math.min(this.failures++, WAITS.length - 1)]!;
      // Not all at the same moment, when a server comes back to many.
      this.retry = setTimeout(() => this.connect("away"), wait * (0.75 + Math.random() / 2));
    };
  }

  private take(message: LiveMessage): void {
    if (message.type === "changed") {
      // A picture that was never told cannot be continued: a new connection brings a whole one.
      if (this.picture?.seq !== message.after) return this.lost();
      const picture = applied(this.picture, message.picture as Difference) as Picture;
      const asked = this.picture.views.map((view) => view.decision);
      this.show(picture, asked, { type: "update", picture, events: message.events, age: 0, asked: [] });
    } else if (message.type === "update") {
      this.failures = 0;
      this.show(message.picture, message.asked, message);
    } else if (message.type === "stored" || message.type === "declined") this.answer(message);
    else if (message.type !== "heard") this.ends.heard(message);
  }

  private show(picture: Picture, asked: readonly (Decision | null)[], update: Update): void {
    this.picture = withLastQuestions(picture, asked);
    this.ends.changed("open");
    this.ends.heard(update);
  }

  /** Nobody waits for a connection that the browser knows to be gone, or that gives no answer. */
  private lost = (): void => {
    if (!this.isOver) this.connect("away");
  };

  private hurry = (): void => {
    if (this.socket === null && !this.isOver) this.connect("away");
    this.tellLooking();
  };

  private lookedUp = (): void => {
    if (document.visibilityState === "visible") this.hurry();
  };

  private tellLooking = (): void => {
    if (document.visibilityState !== "visible" || this.socket?.readyState !== 1) return;
    this.socket.send('{"type":"looking"}');
    if (this.overdue === undefined) this.expect(ANSWER_WITHIN);
  };
}
