/** The page as an app: the service worker brings notices and helps when the network is away. */

// During development files have no lasting names, so nothing may be kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    // Private windows may refuse; everything else works without it.
    navigator.serviceWorker.register("/service-worker.js", { scope: "/" }).catch(() => undefined);
  });
}
