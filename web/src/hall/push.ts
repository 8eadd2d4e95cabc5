/** Notices in this browser, through the service worker. */

export type PushState = "ready" | "denied" | "unable";

export function pushState(): PushState {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "ready";
}

export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

/** The configuration of a channel for this browser. Null: the reader or the browser said no. */
export async function subscribe(key: string): Promise<Record<string, string> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for the key of an older server would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
    const { endpoint, keys } = made.toJSON();
    if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
    return { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] };
  } catch {
    return null;
  }
}
