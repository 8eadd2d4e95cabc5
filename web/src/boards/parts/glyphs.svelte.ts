/** The icons of a board: those that the table shows anyway, and its own, which come a moment after the board. */

import { icons as shared } from "../../parts/icons";

/** Finds the path of an icon by its name; it is empty until it is here. */
export function glyphs<Name extends string>(
  load: () => Promise<{ icons: Readonly<Record<Name, string>> }>,
): {
  pathOf: (name: Name | keyof typeof shared) => string;
  /** For tests: everything is here. */
  drawn: Promise<void>;
} {
  let own = $state.raw<Partial<Record<string, string>>>({});
  const drawn = load().then((loaded) => {
    own = loaded.icons;
  });
  return { pathOf: (name) => own[name] ?? (shared as Partial<Record<string, string>>)[name] ?? "", drawn };
}
