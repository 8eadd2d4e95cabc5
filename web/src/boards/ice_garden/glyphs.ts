/** The icons of this board. */

import type { IconName as SharedName } from "../../parts/icons";
import { glyphs } from "../parts/glyphs.svelte";
import type { IconName as OwnName } from "./icons";

export type IconName = SharedName | OwnName;

export const { pathOf, drawn } = glyphs<OwnName>(() => import("./icons"));
