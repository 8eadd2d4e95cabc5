/** The icons of this board: those that the table shows anyway, and its own. */

import { icons as shared, type IconName as SharedName } from "../../parts/icons";
import { icons as own, type IconName as OwnName } from "./icons";

export type IconName = SharedName | OwnName;

export const icons: Readonly<Record<IconName, string>> = { ...shared, ...own };
