/** How this browser likes its tables. */

import { MediaQuery } from "svelte/reactivity";
import { remember, remembered } from "../memory";

const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

class TableSettings {
  private wantsMotion = $state(remembered("motion") !== "off");
  private wantsPauses = $state(remembered("pauses") !== "off");

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

  /** Whether quick moves of others are shown one after the other. */
  get pauses(): boolean {
    return this.wantsPauses;
  }
  set pauses(wished: boolean) {
    this.wantsPauses = wished;
    remember("pauses", wished ? null : "off");
  }
}

export const settings = new TableSettings();
