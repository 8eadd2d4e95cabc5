/** What the pieces of any board can reach: the props of the board, its pace, and what has the focus. */

import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { BoardProps } from "../contract";

export interface Focus {
  outline: string;
  /** The element that has the focus, in whose coordinates the outline is. */
  thing: SVGGElement;
}

export interface BoardScene<View = unknown> {
  readonly props: BoardProps<View>;
  /** The board is arranged for a phone. */
  readonly tall: boolean;
  /** Milliseconds for a piece that travels and for dice that roll; 0 where nothing shall move. */
  readonly pace: { move: number; roll: number };
  focus: Focus | null;
  /** The width of the room for a drawing, divided by its height; 0 until it is measured. */
  aspect: number;
}

export const [getBoardScene, setBoardScene] = createContext<BoardScene>();

/** The scene of a board that is being set up: what every board shares with its pieces, and what this one adds. */
export function shareScene<View, Own extends object>(read: () => BoardProps<View>, own: Own): BoardScene<View> & Own {
  const phone = new MediaQuery("max-width: 900px");
  const calm = new MediaQuery("prefers-reduced-motion: reduce");
  const pace = $derived(read().still || calm.current ? { move: 0, roll: 0 } : { move: 420, roll: 700 });
  let focus = $state.raw<Focus | null>(null);
  let aspect = $state(0);
  const common: BoardScene<View> = {
    get props() {
      return read();
    },
    get tall() {
      return phone.current;
    },
    get pace() {
      return pace;
    },
    get focus() {
      return focus;
    },
    set focus(next) {
      focus = next;
    },
    get aspect() {
      return aspect;
    },
    set aspect(next) {
      aspect = next;
    },
  };
  // Getters of both stay getters, so that whoever reads one follows its changes.
  const scene = Object.defineProperties(own, Object.getOwnPropertyDescriptors(common)) as BoardScene<View> & Own;
  setBoardScene(scene as BoardScene);
  return scene;
}
