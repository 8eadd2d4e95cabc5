/** How this browser likes its tables. */

import { MediaQuery } from "svelte/reactivity";
import { remember, remembered } from "../memory";
import { isPace, type Pace } from "./pace";

const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

export const TOUCHES = ["preview", "play"] as const;
export type Touch = (typeof TOUCHES)[number];

class TableSettings {
  private wantsMotion = $state(remembered("motion") !== "off");
  private wishedPace = $state<Pace>(paceOf(remembered("pace")));
  private wantsSound = $state(remembered("sound") === "on");
  private wishedTouch = $state<Touch>(remembered("touch") === "play" ? "play" : "preview");
  private wantsTalk = $state(remembered("talk") !== "off");
  private loudness = $state(volumeOf(remembered("volume")));

  /** No motion at all. */
  get still(): boolean {
    return calm.current || !this.wantsMotion;
  }

  get motion(): boolean {
    return this.wantsMotion;
  }
  set motion(wished: boolean) {
    this.wantsMotion = wished;
    remember("motion", wished ? null : "off");
  }

  /** How fast what happens is shown. */
  get pace(): Pace {
    return this.wishedPace;
  }
  set pace(wished: Pace) {
    this.wishedPace = wished;
    remember("pace", wished === "normal" ? null : wished);
  }

  /** Whether the first tap of a finger shows what it leads to, or plays at once. */
  get touch(): Touch {
    return this.wishedTouch;
  }
  set touch(wished: Touch) {
    this.wishedTouch = wished;
    remember("touch", wished === "preview" ? null : wished);
  }

  /** Silent until asked for. */
  get sound(): boolean {
    return this.wantsSound;
  }
  set sound(wished: boolean) {
    this.wantsSound = wished;
    remember("sound", wished ? "on" : null);
  }

  /** Whether bots say a word now and then. */
  get talk(): boolean {
    return this.wantsTalk;
  }
  set talk(wished: boolean) {
    this.wantsTalk = wished;
    remember("talk", wished ? null : "off");
  }

  /** From 0 to 100. */
  get volume(): number {
    return this.loudness;
  }
  set volume(wished: number) {
    this.loudness = wished;
    remember("volume", String(wished));
  }
}

function paceOf(word: string | null): Pace {
  return isPace(word) ? word : "normal";
}

function volumeOf(word: string | null): number {
  const volume = Number(word ?? NaN);
  return volume >= 0 && volume <= 100 ? volume : 60;
}

export const settings = new TableSettings();
