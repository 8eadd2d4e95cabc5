/** A board from outside as the shell knows boards. Whatever it fails at, the plain board does instead. */

import type { Component } from "svelte";
import type { BoardModule, BoardTales, Draws, FaceHooks, LoadedBoard, OutsideBoard, TaleHooks } from "../contract";
import Frame from "./Frame.svelte";

type Hooks = FaceHooks<unknown> & TaleHooks<unknown>;
type Question = {
  [Name in keyof Hooks]: Hooks[Name] extends (...given: never[]) => unknown ? Name : never;
}[keyof Hooks];

/** Null: it could not be loaded at all. */
export function welcome(guest: OutsideBoard<unknown> | null, plain: BoardModule<unknown>): LoadedBoard {
  let hasFailed = $state(guest === null);
  const told = new Set<string>();

  /** Named once for each thing that goes wrong, or a console would be full of it. */
  function report(what: string, error: unknown): void {
    if (told.has(what)) return;
    told.add(what);
    console.warn(`The board of this game fails (${what}).`, error);
  }

  function fail(what: string, error: unknown): void {
    report(what, error);
    hasFailed = true;
  }

  /** The answer of the guest, or that of the plain board if it has none. Asking changes nothing, so it may be asked while the page is drawn. */
  function asked<Name extends Question>(name: Name): Hooks[Name] {
    return ((...given: unknown[]) => {
      const own = guest?.[name] as ((...given: unknown[]) => unknown) | undefined;
      if (own && !hasFailed)
        try {
          return own.apply(guest, given);
        } catch (error) {
          report(name, error);
        }
      return (plain[name] as (...given: unknown[]) => unknown)(...given);
    }) as Hooks[Name];
  }

  /** What the guest draws, in a frame that answers for its things. */
  function framed<Props extends object>(what: string, show: Draws<Props> | undefined): Component<Props> | null {
    if (!guest || !show) return null;
    const draws: Draws<Props> = (element, props) => show.call(guest, element, props);
    return (internals, props) =>
      Frame(internals, { given: props, draws: draws as Draws<object>, fail: (error: unknown) => fail(what, error) });
  }

  const Board = framed("mount", guest?.mount);
  const Own = framed("mountOwn", guest?.mountOwn);
  const ActPicture = framed("mountAct", guest?.mountAct);
  const module: BoardModule<unknown> = {
    get Board() {
      return hasFailed || !Board ? plain.Board : Board;
    },
    get Own() {
      return (hasFailed || !Own ? plain.Own : Own) as BoardTales<unknown>["Own"];
    },
    get ActPicture() {
      return (hasFailed ? null : ActPicture) as BoardTales<unknown>["ActPicture"];
    },
    verbs: guest?.verbs ?? plain.verbs,
    color: asked("color"),
    persona: asked("persona"),
    score: asked("score"),
    bits: asked("bits"),
    strangers: asked("strangers"),
    phases: asked("phases"),
    heading: asked("heading"),
    isPlaced: asked("isPlaced"),
    acts: asked("acts"),
    describe: asked("describe"),
    explain: asked("explain"),
    further: asked("further"),
    journeys: asked("journeys"),
    forecast: asked("forecast"),
    listed: asked("listed"),
    emblem: asked("emblem"),
  };
  return {
    module,
    get flat() {
      return hasFailed;
    },
    get isStandIn() {
      return hasFailed;
    },
  };
}
