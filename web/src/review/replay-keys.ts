/** The keys of a replay. */

import { isTyping } from "../shell/keys";
import type { Replay } from "./replay.svelte";

/** `isCovered`: a dialog has the keys. `others`: what the page adds to those of the replay itself. */
export function replayKeys(
  replay: Replay,
  isCovered: () => boolean,
  others: Readonly<Record<string, () => void>>,
): (event: KeyboardEvent) => void {
  const commands: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    Home: () => replay.jump(0),
    End: () => replay.jump(replay.moves),
    " ": () => replay.toggle(),
    "-": () => replay.faster(-1),
    "+": () => replay.faster(1),
    "=": () => replay.faster(1),
    ...others,
  };
  return (event) => {
    if (isCovered() || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const isSlider = target.matches?.("input[type=range]") ?? false;
    // The slider knows the arrows itself, and a button its space bar.
    if (isTyping(event) && !(isSlider && !/^(Arrow|Home|End)/.test(event.key))) return;
    if (event.key === " " && target.closest?.("button, a, summary, [role=button]")) return;
    const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!command) return;
    event.preventDefault();
    command();
  };
}
