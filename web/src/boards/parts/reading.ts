/** How long there is to read, at the pace of somebody who does not hurry. */

const WORD = 240;
const BEGINNING = 1200;
/** Nobody is kept waiting for longer. */
const MOST = 18_000;

/** Milliseconds for the words of some texts. */
export function readingTime(...texts: readonly string[]): number {
  const words = texts.join(" ").split(/\s+/).filter(Boolean).length;
  return Math.min(MOST, BEGINNING + words * WORD);
}
