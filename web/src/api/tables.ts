/** What can be asked of a table. */

import { api, insist } from "./client";
import type {
  AnalysisInfo,
  BranchAnswer,
  BranchPicture,
  ChatLine,
  Done,
  Gesture,
  HintInfo,
  Moment,
  Move,
  Notes,
  Picture,
  Proof,
  Saga,
  Settings,
  Told,
} from "./types";
import type { Glossary } from "../boards/contract";
import { contributionFor, keepContribution, newContribution, pledgeOf } from "../draw/kept";

/** A name for a request: sent twice, it is carried out once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Open a table; where other people may sit down, this browser will add to the seed. */
export async function openTable(settings: Settings): Promise<Picture> {
  const others = settings.seats.some((seat) => seat.who === "friend" || seat.who === "open");
  if (!others) return api.post<Picture>("/tables", settings);
  return openPledging((pledge) => api.post<Picture>("/tables", settings, { pledge }));
}

async function openPledging(open: (pledge: string) => Promise<Picture>): Promise<Picture> {
  const contribution = newContribution();
  const picture = await open(pledgeOf(contribution));
  keepContribution(picture.id, contribution);
  return picture;
}

export class TableRequests {
  constructor(
    readonly id: string,
    /** Of an invitation or of watchers. */
    readonly secret: string | null,
  ) {}

  private get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  look = () => api.get<Picture>(this.path, { secret: this.secret });
  events = () => api.get<Told[]>(`${this.path}/events`, { secret: this.secret });
  moment = (number: number, seat: number) =>
    api.get<Moment>(`${this.path}/moves/${number}`, { seat, secret: this.secret });

  /** How it would have looked to a seat if it had gone on by this line after a move. */
  instead = (number: number, by: number, line: readonly string[]) =>
    api.get<Moment>(`${this.path}/moves/${number}/instead`, { by, line, secret: this.secret });

  /** One attempt; whoever tries again uses the same key, so that there is no second move. */
  move = ({ seat, decision, move, key }: Move) => api.post<Done>(`${this.path}/moves`, { seat, decision, move, key });

  takeBack = (seat: number) => api.post<Done>(`${this.path}/take-back`, { seat });
  answerTakeBack = (agrees: boolean) => api.post<Done>(`${this.path}/take-back/answer`, { agrees });
  resign = (seat: number) => api.post<Done>(`${this.path}/resign`, { seat });
  returnTo = (seat: number) => api.post<Done>(`${this.path}/return`, { seat });
  plan = (seat: number, plan: string | null) => api.post<Done>(`${this.path}/plan`, { seat, plan });
  hint = (seat: number) => api.post<HintInfo[]>(`${this.path}/hint`, { seat });
  whatIf = (seat: number, at: number, world: number, answers: BranchAnswer[]) =>
    insist(() =>
      api.post<BranchPicture>(`${this.path}/what-if`, { seat, at, world, answers }, { secret: this.secret }),
    );

  join = (seat: number | null, invitation: string | null) =>
    api.post<Picture>(
      `${this.path}/join`,
      { seat, invitation },
      { secret: this.secret, pledge: pledgeOf(contributionFor(this.id)) },
    );
  reveal = (contribution: string) => insist(() => api.post<Picture>(`${this.path}/contribution`, { contribution }));
  leave = () => api.post<Picture>(`${this.path}/leave`);
  start = (bot: string) => api.post<Picture>(`${this.path}/start`, undefined, { bot });
  rematch = () => openPledging((pledge) => api.post<Picture>(`${this.path}/rematch`, undefined, { pledge }));
  analysis = () => api.get<AnalysisInfo>(`${this.path}/analysis`, { secret: this.secret });
  proof = () => api.get<Proof>(`${this.path}/proof`, { secret: this.secret });
  saga = () => api.get<Saga>(`${this.path}/saga`, { secret: this.secret });
  sagaAddress = () => `/api${this.path}/saga${this.secret ? `?secret=${encodeURIComponent(this.secret)}` : ""}`;

  chat = () => api.get<ChatLine[]>(`${this.path}/chat`, { secret: this.secret });
  say = (text: string) => api.post<ChatLine>(`${this.path}/chat`, { text });
  gesture = (gesture: Gesture) => api.post<ChatLine>(`${this.path}/gestures`, { gesture });
  notes = () => api.get<Notes>(`${this.path}/notes`);
  writeNotes = (text: string) => api.put<Notes>(`${this.path}/notes`, { text });
}

/** What the ids of a game mean; a game without a glossary has an empty one. */
export async function loadGlossary(game: string): Promise<Glossary> {
  try {
    return (await api.get<{ entries: Glossary }>(`/games/${encodeURIComponent(game)}/glossary`)).entries;
  } catch {
    return {};
  }
}
