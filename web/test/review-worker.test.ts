import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

const read = (name: string) => readFileSync(`public/${name}`, "utf-8");
const HOST = "https://mead.example";

class FakeCache {
  readonly kept = new Map<string, unknown>();
  private path = (request: unknown) =>
    new URL(typeof request === "string" ? request : (request as { url: string }).url, HOST).href;
  addAll = async (paths: string[]) => paths.forEach((path) => this.kept.set(this.path(path), { page: path }));
  match = async (request: unknown) => this.kept.get(this.path(request));
  put = async (request: unknown, answer: unknown) => void this.kept.set(this.path(request), answer);
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
  delete = async (request: unknown) => this.kept.delete(this.path(request));
}

let hear: Record<string, (event: any) => void>;
let cache: FakeCache;
let fetched: ReturnType<typeof vi.fn>;
let shown: ReturnType<typeof vi.fn>;
let windows: { url: string; focus: () => string }[];
const openWindow = vi.fn();

beforeEach(() => {
  hear = {};
  cache = new FakeCache();
  fetched = vi.fn(async (request: { url: string }) => ({
    ok: true,
    from: request.url,
    clone: () => ({ copyOf: request.url }),
  }));
  shown = vi.fn(async () => undefined);
  windows = [];
  openWindow.mockReset();
  const self = {
    addEventListener: (kind: string, listener: (event: any) => void) => (hear[kind] = listener),
    location: { origin: HOST },
    skipWaiting: async () => undefined,
    registration: { showNotification: shown },
    clients: { claim: async () => undefined, matchAll: async () => windows, openWindow },
  };
  const caches = {
    open: async () => cache,
    keys: async () => ["meadhall-0", "meadhall-1"],
    delete: vi.fn(async () => true),
  };
  new Function("self", "caches", "fetch", "Response", read("service-worker.js"))(self, caches, fetched, {
    error: () => "nothing",
  });
});

async function ask(path: string, { mode = "cors", method = "GET" } = {}): Promise<any> {
  let answer: Promise<unknown> | undefined;
  hear["fetch"]!({
    request: { url: new URL(path, HOST).href, mode, method },
    respondWith: (given: Promise<unknown>) => (answer = given),
  });
  return answer === undefined ? "left to the browser" : await answer;
}

async function done(kind: string, event: object = {}): Promise<void> {
  let work: Promise<unknown> | undefined;
  hear[kind]!({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

test("nothing of the server's answers is ever kept", async () => {
  for (const path of ["/api/me", "/api/tables/x/live", "/metrics", "https://elsewhere.example/assets/a.js"]) {
    expect(await ask(path)).toBe("left to the browser");
  }
  expect(await ask("/assets/a.js", { method: "HEAD" })).toBe("left to the browser");
  expect(cache.kept.size).toBe(0);
});

test("a page comes from the network, and a kind word when there is none", async () => {
  await done("install");
  expect((await ask("/t/abc", { mode: "navigate" })).from).toBe(`${HOST}/t/abc`);
  fetched.mockRejectedValue(new Error("away"));
  expect(await ask("/t/abc", { mode: "navigate" })).toEqual({ page: "/offline.html" });
  expect(await ask("/icon.svg")).toEqual({ page: "/icon.svg" });
});

test("files that are named by their content are fetched once, and old ones go", async () => {
  await ask("/assets/one-AAA.js");
  expect(await ask("/assets/one-AAA.js")).toEqual({ copyOf: `${HOST}/assets/one-AAA.js` });
  expect(fetched).toHaveBeenCalledTimes(1);
  for (let number = 0; number < 150; number++) await ask(`/assets/${number}.js`);
  expect(cache.kept.size).toBe(150);
  expect(cache.kept.has(`${HOST}/assets/one-AAA.js`)).toBe(false);
});

test("a notice names its table, so that a newer one takes its place", async () => {
  await done("push", {
    data: { json: () => ({ title: "Your turn", text: "Place a worker.", url: `${HOST}/t/abc`, table: "abc" }) },
  });
  expect(shown).toHaveBeenCalledWith(
    "Your turn",
    expect.objectContaining({ body: "Place a worker.", tag: "abc", data: `${HOST}/t/abc` }),
  );
  await done("push", { data: { json: () => JSON.parse("{") } });
  expect(shown).toHaveBeenLastCalledWith("Meadhall", expect.objectContaining({ tag: "meadhall", data: "/" }));
});

test("a click on it goes to the window of the table, or opens one, never another host", async () => {
  const close = vi.fn();
  const click = (data: string) => done("notificationclick", { notification: { close, data } });
  await click("https://evil.example/t/abc?secret=x");
  expect(openWindow).toHaveBeenCalledWith(`${HOST}/t/abc?secret=x`);
  const focus = vi.fn();
  windows = [
    { url: `${HOST}/`, focus: vi.fn() },
    { url: `${HOST}/t/abc?move=3`, focus },
  ];
  await click("/t/abc");
  expect(focus).toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(2);
});

test("the app says what it is, and everything it names is there", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  expect(manifest.name).toBe("Meadhall");
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain("maskable");
  for (const icon of manifest.icons) expect(read(icon.src.slice(1)).length).toBeGreaterThan(500);
  for (const name of ["offline.html", "service-worker.js"]) expect(read(name)).not.toMatch(/https?:\/\//);
  expect(read("offline.html")).not.toMatch(/<script/);
});
