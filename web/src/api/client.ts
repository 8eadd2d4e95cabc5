/** Requests to the server. Every error becomes a `Refusal` with a sentence in the reader's language. */

import type { Problem } from "./types";
import { language, t } from "../words";

/** Milliseconds until a request counts as lost: longer than the server ever has to think. */
const ANSWER_WITHIN = 30_000;

type Query = Record<string, string | number | boolean | null | undefined | readonly string[]>;

/** What the server refused, or that it could not be reached (kind "unreachable"). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    /** One sentence for people. */
    readonly detail: string,
    readonly rule: string | null = null,
    /** Seconds, when the server asks for patience. */
    readonly retryAfter: number | null = null,
  ) {
    super(detail);
  }

  /** Whether the same request may succeed later: nobody knows yet what became of it. */
  get passing(): boolean {
    return this.kind === "unreachable" || this.status >= 500;
  }
}

export function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams({ language: language() });
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) words.append(name, one);
    else if (value !== null && value !== undefined) words.set(name, String(value));
  }
  return `/api${path}?${words}`;
}

async function ask<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: {}, signal: AbortSignal.timeout(ANSWER_WITHIN) };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(address(path, query), request);
  } catch {
    throw new Refusal(0, "unreachable", t("web-unreachable"));
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Refusal> {
  const wait = Number(response.headers.get("Retry-After")) || null;
  try {
    const problem = (await response.json()) as Problem;
    return new Refusal(response.status, problem.kind, problem.detail, problem.rule ?? null, wait);
  } catch {
    return new Refusal(response.status, "unknown", t("web-server-trouble", { status: response.status }), null, wait);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Try again after a passing failure. Only for requests that may arrive twice without harm. */
export async function insist<T>(request: () => Promise<T>, waits: readonly number[] = [300, 1000, 2500]): Promise<T> {
  for (const wait of waits) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refusal) || !error.passing) throw error;
      await pause(wait);
    }
  }
  return request();
}

export const api = {
  get: <T>(path: string, query?: Query) => insist(() => ask<T>("GET", path, query)),
  post: <T>(path: string, body?: unknown, query?: Query) => ask<T>("POST", path, query, body),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, {}, body),
  patch: <T>(path: string, body: unknown) => ask<T>("PATCH", path, {}, body),
  delete: <T = void>(path: string) => ask<T>("DELETE", path),
};
