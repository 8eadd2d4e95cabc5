/** Short messages at the edge of the screen: what could not be done, and why. */

import { Refusal } from "../api/client";
import { t } from "../words";

interface Toast {
  id: number;
  text: string;
  trouble: boolean;
}

let counter = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, trouble = false): void {
  const id = ++counter;
  toasts.push({ id, text, trouble });
  setTimeout(() => dismiss(id), trouble ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((one) => one.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Say what went wrong, in the server's words if it had any. */
export function complain(error: unknown): void {
  if (!(error instanceof Refusal)) console.error(error);
  toast(error instanceof Refusal ? error.detail : t("web-trouble"), true);
}
