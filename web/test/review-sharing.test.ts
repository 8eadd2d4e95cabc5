import { afterEach, expect, test, vi } from "vitest";
import { toasts } from "../src/parts/toasts.svelte";
import { addressFor, copied, hasShareSheet, sharedBySystem, whoMayOpen } from "../src/review/sharing";
import { startOf } from "../src/review/telling";
import { t } from "../src/words";

const table = (isPublic: boolean, watch: string | null = null) => ({ id: "abc", public: isPublic, watch });

afterEach(() => vi.unstubAllGlobals());

test("a link to a moment of a public table carries no secret", () => {
  const address = new URL(addressFor(table(true, "hush"), 12, 1, "hush"));
  expect(address.origin).toBe(location.origin);
  expect(address.pathname + address.search).toBe("/t/abc/replay?move=12&seat=1");
});

test("a private table is opened by the secret of its watchers, for those who have it", () => {
  const opener = new URL(addressFor(table(false, "hush"), 3, -1, null));
  expect(opener.searchParams.get("secret")).toBe("hush");
  const watcher = new URL(addressFor(table(false), 3, -1, "hush"));
  expect(watcher.searchParams.get("secret")).toBe("hush");
  const player = new URL(addressFor(table(false), 3, 0, null));
  expect(player.searchParams.has("secret")).toBe(false);
});

test("whoever copies a link hears who can open it", () => {
  const said = [whoMayOpen(table(true), null), whoMayOpen(table(false, "hush"), null), whoMayOpen(table(false), null)];
  expect(said).toEqual(
    ["web-replay-link-public", "web-replay-link-watch", "web-replay-link-private"].map((key) => t(key)),
  );
});

test("a link leads to its moment, but never to the eyes of others", () => {
  const { searchParams } = new URL(addressFor(table(true), 12, 1, null));
  const at = (open: number[]) => startOf(searchParams.get("move"), searchParams.get("seat"), 40, open, -1);
  expect(at([0, 1])).toEqual({ move: 12, seat: 1 });
  expect(at([0])).toEqual({ move: 12, seat: -1 });
});

test("without a clipboard nothing is said to be copied", async () => {
  const before = toasts.length;
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("insecure")) } });
  expect(await copied("https://hall.example/", "Copied.")).toBe(false);
  expect(toasts.length).toBe(before);
});

test("the system's sheet is used where a finger points and the browser has one", async () => {
  const coarse = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
  vi.stubGlobal("navigator", {});
  coarse(true);
  expect(hasShareSheet()).toBe(false);
  const share = vi.fn<(what: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("navigator", { share });
  expect(hasShareSheet()).toBe(true);
  coarse(false);
  expect(hasShareSheet()).toBe(false);

  expect(await sharedBySystem({ url: "https://hall.example/" })).toBe(true);
  share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  expect(await sharedBySystem({})).toBe(true);
  share.mockRejectedValueOnce(new DOMException("forbidden", "NotAllowedError"));
  expect(await sharedBySystem({})).toBe(false);
});
