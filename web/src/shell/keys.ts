/** Whether a key press belongs to a field in which someone writes. */
export function isTyping(event: KeyboardEvent): boolean {
  const element = event.target as HTMLElement | null;
  return !!element?.closest?.("input, textarea, select, [contenteditable]");
}

export function arrowStep(key: string): number {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
}
