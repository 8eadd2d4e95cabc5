/** The icons of this board: those that the table shows anyway, and its own, which come a moment later. */

import { icons as shared, type IconName as SharedName } from "../../parts/icons";
import type { IconName as OwnName } from "./icons";

export type IconName = SharedName | OwnName;

let own = $state.raw<Partial<Record<string, string>>>({});

export const drawn: Promise<void> = import("./icons").then((loaded) => {
  own = loaded.icons;
});

/** The path of an icon; nothing until it is here. */
export const pathOf = (name: IconName): string => own[name] ?? (shared as Partial<Record<string, string>>)[name] ?? "";
