// Loaded by every page while a package is being written: shows each save, and what is wrong with it.

const BOX =
  "position:fixed;z-index:1000;left:16px;right:16px;bottom:16px;max-height:60vh;overflow:auto;" +
  "padding:16px 20px;border-radius:8px;font:14px/1.5 system-ui,sans-serif;" +
  "color:#fff;background:#2a1416;box-shadow:0 0 0 2px #d8553f,0 8px 40px #000a";
const CODE = "margin:8px 0 0;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap";

/** @type {number | null} */
let version = null;
let shown = "";
let title = "";

/**
 * @param {string} role
 * @param {string} title
 * @param {string} text
 */
function box(role, title, text) {
  const element = document.createElement("section");
  element.className = "workshop";
  element.setAttribute("role", role);
  element.style.cssText = BOX;
  const heading = document.createElement("strong");
  heading.textContent = title;
  const close = document.createElement("button");
  close.textContent = "×";
  close.setAttribute("aria-label", "×");
  close.style.cssText = "float:right;font-size:20px;padding:0 8px;color:inherit;background:none;border:0;cursor:pointer";
  close.onclick = () => element.remove();
  const code = document.createElement("pre");
  code.style.cssText = CODE;
  code.textContent = text;
  element.append(close, heading, code);
  return element;
}

/** @param {{ version: number, title: string, problem: string, again: Record<string, string> }} news */
function show(news) {
  const key = JSON.stringify([news.problem, news.again]);
  if (key === shown) return;
  shown = key;
  for (const old of document.querySelectorAll("section.workshop")) old.remove();
  const here = location.pathname.split("/")[2] ?? "";
  const again = news.again[here];
  if (again && sessionStorage.getItem("workshop.again") !== `${here} ${news.version}`) {
    sessionStorage.setItem("workshop.again", `${here} ${news.version}`);
    document.body.append(box("status", again, ""));
  }
  if (news.problem) document.body.append(box("alert", news.title, news.problem));
}

/**
 * What goes wrong in the page itself, such as in a board.
 *
 * @param {any} error
 */
function complain(error) {
  const text = error?.stack ?? String(error);
  if (title) document.body.append(box("alert", title, text));
}
addEventListener("error", (event) => complain(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => complain(event.reason));

new EventSource("/workshop/news").onmessage = (event) => {
  const news = JSON.parse(event.data);
  title = news.title;
  if (version !== null && version !== news.version) location.reload();
  else show(news);
  version ??= news.version;
};
