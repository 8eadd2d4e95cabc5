/** The first thing of a drawing that what is staged is about. */
export function stagedIn(field: Element, about: readonly string[] = []): Element | null {
  return about.reduce<Element | null>(
    (found, id) => found ?? field.querySelector(`[data-thing="${CSS.escape(id)}"]`),
    null,
  );
}
