/** One open table: what the server last said of it, and what can be asked of it. */

import { address } from "../api/client";
import { TableRequests } from "../api/tables";
import type { ChatMessage, Choice, Picture, Presence, SeatView, Told, Update } from "../api/types";
import { hasChanged, keepPledges, toReveal } from "../draw/kept";
import { remember, remembered } from "../memory";
import { complain } from "../parts/toasts.svelte";
import { announcer } from "./announcer.svelte";
import { LiveLine, type Heard, type LineState } from "./live";
import { continued } from "./saga";
import { Sending } from "./sending.svelte";
import { settings } from "./settings.svelte";
import { Director, type Scene } from "./stage/director.svelte";

export const SPECTATOR = -1;

interface Shown {
  picture: Picture;
  /** What led to it since the one before. */
  events: Told[];
  /** When it came, by this machine's clock. */
  at: number;
}

/** Whoever looks at the table: a page with a board. */
export interface Audience {
  /** What happened, as scenes: the picture is the one that it led to, seen from the seat. */
  scenes: (events: readonly Told[], picture: Picture, view: SeatView) => Scene[];
  /** It has happened, and the picture shows it. */
  tell: (events: readonly Told[], picture: Picture, view: SeatView) => void;
  /** Whether the present is looked at, and not the past or a branch. */
  isWatching: () => boolean;
}

export class TableSession {
  readonly requests: TableRequests;
  private shown = $state.raw<Shown | null>(null);
  private whole = $state.raw<Told[]>([]);
  /** How many moves the reader had seen before; null: nothing new since. */
  seenUntil = $state<number | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  /** What somebody has just done instead of saying something. */
  gestured = $state.raw<ChatMessage | null>(null);
  private readUntil = $state(0);
  presence = $state.raw<Presence | null>(null);
  line = $state<LineState>("joining");
  refusal = $state<string | null>(null);
  /** What was published about the seed is no longer what this browser has kept. */
  isDrawChanged = $state(false);
  private readonly outgoing: Sending;
  private facing = $state<number | null>(null);
  private wished = $state<number | null>(null);
  /** The newest picture that came; one on the stage may be older. */
  private latest: Picture | null = null;
  /** The last entry of the table whose events have come: a picture that was asked for comes without them. */
  private toldUntil = 0;
  private live: LiveLine | null = null;
  /** What was missed while the line was away comes in one piece. */
  private isBehind = false;
  /** The whole log is here. */
  isLogWhole = $state(false);
  private audience: Audience | null = null;
  /** What nobody was there to be told of: the page is still getting its board. */
  private untold: readonly Shown[] = [];
  readonly director = new Director<Shown>({
    show: (next) => this.show(next),
    scenes: ({ picture, events }) => this.scenes(events, picture),
    past: (move) =>
      this.picture
        ? this.scenes(
            this.whole.filter((event) => event.move === move),
            this.picture,
          )
        : [],
    asks: ({ picture }) => picture.status !== "playing" || picture.views.some((view) => view.decision),
    pace: () => settings.pace,
    isWatched: () => document.visibilityState === "visible" && !!this.audience?.isWatching(),
  });

  constructor(id: string, secret: string | null) {
    this.requests = new TableRequests(id, secret);
    // By the line where it is open, which is faster; otherwise by a request of its own.
    this.outgoing = new Sending(id, (kept) => this.live?.move(kept) ?? this.requests.move(kept));
    this.readUntil = Number(remembered(`read.${id}`)) || 0;
  }

  /** The move that is on its way: until then the question cannot be answered again. */
  get sending(): string | null {
    return this.outgoing.answer?.move ?? null;
  }

  /** A move was made that the server cannot be told of yet. */
  get isMoveKept(): boolean {
    return this.outgoing.isKept || (this.sending !== null && this.line === "away");
  }

  get picture(): Picture | null {
    return this.shown?.picture ?? null;
  }
  /** What led to the picture since the one before, as far as the seat one looks from may know it. */
  get events(): readonly Told[] {
    return this.heard(this.shown?.events ?? []);
  }
  get log(): readonly Told[] {
    return this.heard(this.whole);
  }

  /** At one screen the server tells everything that one of its seats may know. */
  private heard(events: readonly Told[], picture = this.picture): readonly Told[] {
    if (!picture || picture.views.length < 2) return events;
    const seat = this.viewOf(picture)?.seat ?? SPECTATOR;
    return events.filter((event) => event.only === null || event.only.includes(seat));
  }

  private scenes(events: readonly Told[], picture: Picture): Scene[] {
    const view = this.viewOf(picture);
    return (view && this.audience?.scenes(this.heard(events, picture), picture, view)) || [];
  }

  get pictureAt(): number {
    return this.shown?.at ?? 0;
  }

  /** The seat from which the reader looks; at one screen it may be another after every turn. */
  get view(): SeatView | null {
    return this.picture && this.viewOf(this.picture);
  }

  private viewOf(picture: Picture): SeatView | null {
    return picture.views.find((one) => one.seat === this.facing) ?? picture.views[0] ?? null;
  }

  /** At one screen: the seat to which the screen must be passed before it may see anything. */
  get passTo(): number | null {
    const views = this.picture?.views ?? [];
    if (views.length < 2 || this.picture?.status !== "playing") return null;
    // Whoever faces the screen still sees what came of their own move.
    if (this.facing !== null && this.director.isOn) return null;
    if (this.wished !== null) return this.wished;
    const asked = views.filter((one) => one.decision);
    if (asked.length === 0 || asked.some((one) => one.seat === this.view?.seat && this.facing !== null)) return null;
    return asked[0]!.seat;
  }

  /** Two at one screen may be asked at the same time: the other one wants to answer first. */
  passOn(seat: number): void {
    this.wished = seat;
  }

  face(seat: number): void {
    const isAnother = seat !== this.facing;
    if (isAnother) this.forgetTheOther();
    this.facing = seat;
    this.wished = null;
    if (isAnother && this.shown) this.tell(this.shown);
  }

  /** What was staged and said for the seat that faced the screen before is not for the next one. */
  private forgetTheOther(): void {
    this.director.flush();
    this.director.forget(-1);
    announcer.forget();
  }

  open(): void {
    this.live = new LiveLine({
      address: () => this.address(),
      heard: (message) => this.hear(message),
      changed: (state) => this.changeLine(state),
    });
    this.live.start();
    document.addEventListener("visibilitychange", this.lookAway);
  }

  private changeLine(state: LineState): void {
    const isBack = state === "open" && this.line !== "open";
    this.line = state;
    if (state === "away") this.isBehind = true;
    if (isBack) this.outgoing.hurry();
  }

  /** Nothing waits for somebody who does not look. */
  private readonly lookAway = (): void => {
    if (document.visibilityState !== "visible") this.director.flush();
  };

  close(): void {
    document.removeEventListener("visibilitychange", this.lookAway);
    this.director.stop();
    this.live?.stop();
    this.live = null;
  }

  /** Ask for all sentences again, after a change of language or of who one is. */
  async reopen(): Promise<void> {
    this.close();
    this.whole = [];
    this.shown = null;
    this.untold = [];
    this.latest = null;
    this.toldUntil = 0;
    this.isLogWhole = false;
    this.refusal = null;
    this.open();
  }

  private address(): string {
    const since = this.toldUntil > 0 ? this.toldUntil : null;
    const path = address(`/tables/${encodeURIComponent(this.requests.id)}/live`, {
      since,
      secret: this.requests.secret,
    });
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
  }

  private hear(message: Heard): void {
    if (message.type === "presence") this.presence = message;
    else if (message.type === "chat") {
      this.addChat([message]);
      if (message.gesture) this.gestured = message;
    } else if (message.type === "refused") this.refusal = message.text;
    else if (message.type === "update") this.update(message);
  }

  private update({ picture, events, age }: Update): void {
    if (picture.seq < this.toldUntil) return;
    this.toldUntil = picture.seq;
    const isBehind = this.isBehind;
    this.isBehind = false;
    this.look({ picture, events, at: Date.now() - 1000 * age }, isBehind);
  }

  private look(next: Shown, isBehind: boolean): void {
    const { latest } = this;
    // A newer picture was asked for in the meantime: what is told late belongs to a time that nobody could watch.
    const isLate = latest !== null && next.picture.seq < latest.seq;
    const picture = isLate ? latest : next.picture;
    this.latest = picture;
    this.seeDraw(picture);
    if (latest === null) void this.arrive(next);
    else this.director.add({ ...next, picture }, isBehind || isLate);
  }

  private seeDraw(picture: Picture): void {
    if (hasChanged(picture)) this.isDrawChanged = true;
    const contribution = this.isDrawChanged ? null : toReveal(picture);
    if (contribution === null) return;
    keepPledges(picture);
    // If it comes too late, the proof after the game says so.
    void this.requests.reveal(contribution).catch(() => {});
  }

  /** The first picture: with it come the whole log and the talk. */
  private async arrive(first: Shown): Promise<void> {
    this.shown = { ...first, events: [] };
    this.outgoing.see(first.picture);
    void this.sendKept();
    const recap = first.events;
    this.whole = recap;
    try {
      const started = first.picture.status !== "open" && first.picture.moves + first.picture.views.length > 0;
      const [log, chat] = await Promise.all([started ? this.requests.events() : [], this.requests.chat()]);
      const known = this.picture?.moves ?? first.picture.moves;
      const later = this.whole.filter((event) => event.move > first.picture.moves);
      this.whole = continued(
        log.filter((event) => event.move <= first.picture.moves),
        later,
        known,
      );
      this.addChat(chat);
      // Whoever has not been here before, or saw the game begin, needs no summary of it.
      if (recap.length > 0 && recap[0]!.move > 1) this.seenUntil = recap[0]!.move - 1;
    } catch (error) {
      complain(error);
    }
    this.isLogWhole = true;
  }

  private show(next: Shown): void {
    const before = this.shown?.picture;
    this.whole = continued(this.whole, next.events, next.picture.moves);
    this.director.forget(next.picture.moves);
    this.shown = next;
    this.tell(next);
    this.outgoing.see(next.picture);
    if (before && before.moves !== next.picture.moves) this.seenUntil = null;
  }

  /** At once: several pictures may come before the page draws the last of them. */
  private tell(shown: Shown): void {
    const { events, picture } = shown;
    const view = this.viewOf(picture);
    if (this.audience === null) this.untold = [...this.untold, shown];
    else if (view) this.audience.tell(this.heard(events, picture), picture, view);
  }

  /** Somebody looks at the table, until the returned function is called. */
  attend(audience: Audience): () => void {
    this.audience = audience;
    this.untold.forEach((shown) => this.tell(shown));
    this.untold = [];
    return () => (this.audience = null);
  }

  get unread(): number {
    return this.chat.filter((line) => line.number > this.readUntil).length;
  }

  readChat(): void {
    const last = this.chat.at(-1)?.number ?? 0;
    if (last <= this.readUntil) return;
    this.readUntil = last;
    remember(`read.${this.requests.id}`, String(last));
  }

  /** Ask for the talk again: somebody is heard no longer, or again. */
  async hearAgain(): Promise<void> {
    const lines = await this.requests.chat();
    this.chat = [];
    this.addChat(lines);
  }

  private addChat(lines: readonly Omit<ChatMessage, "type">[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number)).map((line) => ({ ...line, type: "chat" as const }));
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
  }

  /** Do something that changes the table; what comes of it arrives by the line, or is asked for. */
  async act(request: () => Promise<{ seq: number }>): Promise<boolean> {
    try {
      const { seq } = await request();
      if (this.line !== "open") await this.refresh();
      else if (this.toldUntil < seq) this.live?.expectNews();
      return true;
    } catch (error) {
      complain(error);
      await this.refresh();
      return false;
    }
  }

  /** Whether the table took it. */
  async play(choice: Choice): Promise<boolean> {
    const decision = this.view?.decision;
    if (!decision || choice.reason || this.sending !== null) return false;
    return this.act(() => this.outgoing.send({ seat: decision.seat, decision: decision.id, move: choice.move }));
  }

  /** A move that was on its way when the page was left. */
  private async sendKept(): Promise<void> {
    const kept = this.outgoing.recall();
    if (!kept) return;
    await this.act(() => this.outgoing.send(kept));
    if (this.picture) this.outgoing.see(this.picture);
  }

  private async refresh(): Promise<void> {
    try {
      const picture = await this.requests.look();
      if (picture.seq > (this.latest?.seq ?? 0)) this.look({ picture, events: [], at: Date.now() }, false);
    } catch {
      // The line says itself that it is away, and brings everything when it is back.
    }
  }
}
