/** Whether a key press belongs to a field in which someone writes. */
export function isTyping(event: KeyboardEvent): boolean {
  const element = event.target as HTMLElement | null;
  return !!element?.closest?.("input, textarea, select, [contenteditable]");
}

export function arrowStep(key: string): number {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
}

/** The focus goes on to the next part of the page, around and around. */
export function nextRegion(regions: Iterable<HTMLElement>): void {
  const all = [...regions].filter((one) => one.getClientRects().length > 0);
  // Of regions within each other the innermost one has the focus.
  const at = all.findLastIndex((one) => one.contains(document.activeElement));
  const next = all[(at + 1) % all.length];
  const first = next?.querySelector<HTMLElement>("button:not([disabled]), a[href], input, [tabindex='0']");
  (first ?? next)?.focus();
}
