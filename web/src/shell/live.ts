/** The line to a table: it comes back by itself and misses nothing. */

import type { LiveMessage } from "../api/types";

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

export interface Ends {
  address: () => string;
  heard: (message: LiveMessage) => void;
  changed: (state: LineState) => void;
  open?: (address: string) => WebSocket;
}

export class LiveLine {
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private look: ReturnType<typeof setInterval> | undefined;
  private isOver = false;

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
    socket?.close();
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
      const message = JSON.parse(event.data as string) as LiveMessage;
      if (message.type === "update") {
        this.failures = 0;
        this.ends.changed("open");
      }
      this.ends.heard(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.allIsWell();
      this.socket = null;
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
