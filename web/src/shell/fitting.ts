/** Leaves out of a row what can be spared, one thing after the other, until the rest fits. */

import type { Attachment } from "svelte/attachments";

/** How many pixels letters may reach beyond their line; a line that is cut off reaches further. */
const TAILS = 6;

/**
 * What is left out stands in `data-without`; styles say what that means.
 * What a row holds changes with the game, the language, the letters and the window, so it is watched.
 */
export function fitting(spare: readonly string[]): Attachment<HTMLElement> {
  return (row) => {
    const isCut = (one: Element): boolean =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + TAILS;
    const changed = new MutationObserver(fit);
    const resized = new ResizeObserver(fit);
    function fit(): void {
      for (let count = 0; count <= spare.length; count++) {
        row.dataset.without = spare.slice(0, count).join(" ");
        if (row.scrollWidth <= row.clientWidth && ![...row.querySelectorAll("h1, .act :is(span, small)")].some(isCut))
          break;
      }
    }
    changed.observe(row, { subtree: true, childList: true, characterData: true });
    resized.observe(row);
    void document.fonts.ready.then(fit);
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  };
}
