import { icons, type IconName } from "./icons";

export function isIcon(name: string): name is IconName {
  return name in icons;
}
