/*
 * Works for the page when it is not there: shows notices, keeps the files that never change, and has
 * something kind to say when the network is away. What the server says of tables is never kept.
 */

const KEPT = "meadhall-1";
const WHEN_AWAY = "/offline.html";
const ALWAYS = [WHEN_AWAY, "/icon.svg"];
/* Files of earlier builds go when there are more than this. */
const MOST = 150;
/* Where the files are that are named by their content. */
const isLasting = (url) => /^\/(assets|boards)\//.test(new URL(url).pathname);

self.addEventListener("install", (event) => {
  const prepare = async () => {
    const cache = await caches.open(KEPT);
    await cache.addAll(ALWAYS);
    await self.skipWaiting();
  };
  event.waitUntil(prepare());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(visit(request));
  else if (isLasting(request.url)) event.respondWith(lasting(request));
  else if (ALWAYS.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

async function visit(request) {
  try {
    return await fetch(request);
  } catch {
    return kept(WHEN_AWAY);
  }
}

async function kept(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? Response.error();
}

/* The build names these files by their content: what is kept is right for good. */
async function lasting(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    try {
      await keep(cache, request, answer.clone());
    } catch {
      /* A full disk is no reason to refuse the file. */
    }
  }
  return answer;
}

async function keep(cache, request, answer) {
  await cache.put(request, answer);
  const assets = (await cache.keys()).filter((one) => isLasting(one.url));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((one) => cache.delete(one)));
}

self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    /* Browsers demand that something is shown for every push. */
  }
  const shown = {
    body: message.text ?? "",
    tag: message.table || "meadhall",
    renotify: true,
    icon: "/icon-192.png",
    data: message.url ?? "/",
  };
  event.waitUntil(self.registration.showNotification(message.title ?? "Meadhall", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  /* Only ever a page of this host, whatever the message says. */
  const asked = new URL(event.notification.data, self.location.origin);
  const address = new URL(asked.pathname + asked.search, self.location.origin);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((one) => new URL(one.url).pathname === address.pathname);
    return page ? page.focus() : self.clients.openWindow(address.href);
  };
  event.waitUntil(open());
});
