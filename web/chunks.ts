/**
 * Which modules travel together. Left to itself the bundler cuts a file wherever something that comes later, such as
 * the rulebook, shares a part of it, and small files compress badly; so what a first picture needs is kept together.
 */

interface Info {
  importedIds: readonly string[];
}
export interface Modules {
  getModuleInfo(id: string): Info | null;
}

/** A module and all that it imports at once. */
function withImports(entry: string, modules: Modules): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return seen;
}

/** Groups of modules, those of which most pages have need first. `source`: the folder of the sources. */
export function chunks(source: string, boards: readonly string[]) {
  const kept = new Map<string, Set<string>>();
  const has = (entry: string, id: string, modules: Modules): boolean => {
    if (!kept.has(entry)) kept.set(entry, withImports(source + entry, modules));
    return kept.get(entry)!.has(id);
  };
  const boardsWith = (id: string, modules: Modules): string[] =>
    boards.filter((board) => has(`boards/${board}/index.ts`, id, modules));
  const among =
    (...entries: string[]) =>
    (id: string, modules: Modules) =>
      entries.every((entry) => has(entry, id, modules));
  const own = (board: string) => (id: string, modules: Modules) =>
    id.includes(`/${board}/`) && has(`boards/${board}/index.ts`, id, modules);

  const groups: [string, (id: string, modules: Modules) => boolean][] = [
    // The entry itself stays what the page asks for.
    ["start", (id, modules) => id !== `${source}main.ts` && has("main.ts", id, modules)],
    ["pages", among("pages/Hall.svelte", "pages/Table.svelte")],
    ["table", among("pages/Table.svelte")],
    ["board", (id, modules) => boardsWith(id, modules).length > 1],
    ...boards.map((board): (typeof groups)[number] => [board, own(board)]),
  ];
  return groups.map(([name, holds], place) => ({
    name: (id: string, modules: Modules) => (holds(id, modules) ? name : null),
    debugName: name,
    priority: groups.length - place,
  }));
}
