/** The line to a table: it comes back by itself and misses nothing. */

import type { LiveMessage } from "../api/types";

export type LineState = "joining" | "open" | "away" | "closed";

const WAITS = [500, 1000, 2000, 4000, 8000, 15000];
const LOOK_EVERY = 20_000;
/** How long news may take that the server has already announced. */
const NEWS_WITHIN = 4000;
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
    document.addEventListener("visibilitychange", this.lookedUp);
    this.look = setInterval(this.tellLooking, LOOK_EVERY);
    this.connect("joining");
  }

  stop(): void {
    this.isOver = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.lookedUp);
    clearInterval(this.look);
    this.hangUp();
  }

  /** The server has news that should arrive any moment: if nothing comes, the connection is dead. */
  expectNews(): void {
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.connect("away"), NEWS_WITHIN);
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearTimeout(this.overdue);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(state: LineState): void {
    this.hangUp();
    this.ends.changed(state);
    const socket = (this.ends.open ?? ((address) => new WebSocket(address)))(this.ends.address());
    this.socket = socket;
    socket.onopen = () => this.tellLooking();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.overdue);
      const message = JSON.parse(event.data as string) as LiveMessage;
      if (message.type === "update") {
        this.failures = 0;
        this.ends.changed("open");
      }
      this.ends.heard(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.overdue);
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

  private hurry = (): void => {
    if (this.socket === null && !this.isOver) this.connect("away");
  };

  private lookedUp = (): void => {
    if (document.visibilityState !== "visible") return;
    this.hurry();
    this.tellLooking();
  };

  private tellLooking = (): void => {
    if (document.visibilityState === "visible" && this.socket?.readyState === 1) {
      this.socket.send('{"type":"looking"}');
    }
  };
}
