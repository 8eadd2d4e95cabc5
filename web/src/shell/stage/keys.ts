/** The keys of the stage. */

import { isTyping } from "../keys";

interface Staged {
  isOn: boolean;
  hasJustEnded: boolean;
  goOn(): void;
  skip(): void;
}

/** Space and Enter go on, Shift and Space skip. Returns whether the key was one of the stage. */
export function pressOnStage(director: Staged, event: KeyboardEvent): boolean {
  if ((event.key !== " " && event.key !== "Enter") || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTyping(event) || document.querySelector("dialog[open]")) return false;
  if (!director.isOn && !director.hasJustEnded) return false;
  // A button that has the focus is pressed by these keys; things on the board are not, while the stage is on.
  if (director.isOn && (event.target as Element | null)?.closest?.("button, a, input, label")) {
    if (!(event.shiftKey && event.key === " ")) return false;
  }
  event.preventDefault();
  event.stopPropagation();
  if (!director.isOn || event.repeat) return true;
  if (event.shiftKey && event.key === " ") director.skip();
  else director.goOn();
  return true;
}
