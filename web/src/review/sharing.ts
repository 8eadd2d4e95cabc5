/** How others come to what is seen: the link to a moment, and who can open it. */

import type { Picture } from "../api/types";
import { toast } from "../parts/toasts.svelte";
import { t } from "../words";
import { linkTo } from "./telling";

type Shared = Pick<Picture, "id" | "public" | "watch">;

/** The whole address of a moment for others; that of a private table lets them watch, if this reader may do so. */
export function addressFor(picture: Shared, move: number, seat: number, secret: string | null): string {
  return location.origin + linkTo(picture.id, move, seat, secretFor(picture, secret));
}

function secretFor(picture: Shared, secret: string | null): string | null {
  return picture.public ? null : (secret ?? picture.watch);
}

/** What to know about the link before it is given away. */
export function whoMayOpen(picture: Shared, secret: string | null): string {
  if (picture.public) return t("web-replay-link-public");
  return t(secretFor(picture, secret) ? "web-replay-link-watch" : "web-replay-link-private");
}

/** False where the browser does not give us the clipboard: it does so only for secure pages. */
export async function copied(address: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return false;
  }
  toast(said);
  return true;
}

/** Whether the system has a sheet for sharing, as phones do; on a desktop, copying is quicker. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

/** False if the system would not take it; whoever closes the sheet has changed their mind. */
export async function sharedBySystem(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
  return true;
}
