/** A button in a hand or a panel that answers like a thing on the board. */

import { looking } from "../../parts/looking";
import type { BoardProps } from "../contract";

export interface Touchable {
  props: Pick<BoardProps<never>, "pick" | "consider" | "inspect">;
  id: string;
  /** Whether it can be picked now; if not, a click explains it. */
  can?: boolean;
  /** What is explained, if it is not the same as what is picked. */
  shows?: string;
}

/** Attach to the button: `{@attach touchable(() => ({ props, id, can }))}`. */
export function touchable(read: () => Touchable): (button: Element) => () => void {
  return (button) => {
    const look = looking(() => {
      const { props, id, can = false, shows = id } = read();
      return { id: shows, means: can ? id : null, consider: props.consider, inspect: props.inspect };
    })(button);
    const click = () => {
      const { props, id, can = false, shows = id } = read();
      if (can) props.pick(id);
      else props.inspect(shows, button);
    };
    button.addEventListener("click", click);
    return () => {
      look();
      button.removeEventListener("click", click);
    };
  };
}
