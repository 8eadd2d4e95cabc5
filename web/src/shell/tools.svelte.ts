/** What the bar of a table and its keys offer, by what is possible now. */

import type { Picture } from "../api/types";
import { t } from "../words";
import type { Play } from "./play.svelte";
import { seatOf } from "./saga";
import { SPECTATOR, type TableSession } from "./table.svelte";

export class Tools {
  constructor(
    private readonly table: TableSession,
    private readonly play: Play,
  ) {}

  private get picture(): Picture | null {
    return this.table.picture;
  }

  get seated(): boolean {
    return this.play.seat !== SPECTATOR && this.table.view !== null;
  }

  get playing(): boolean {
    return this.seated && this.picture?.status === "playing";
  }

  /** Beyond the free way back one may still ask, or simply do it, where the table allows it. */
  get canUndo(): boolean {
    if (this.play.whatIf) return this.play.whatIf.answers.length > 0;
    if (!this.playing || this.picture?.undo_wish) return false;
    const mayAsk = this.picture?.undo === "consent" || this.picture?.undo === "friendly";
    return this.table.view?.undo_to != null || (mayAsk && this.hasMoved);
  }

  /** As far as the log tells; where it is not enough, the server says why nothing is taken back. */
  private get hasMoved(): boolean {
    const first = this.picture?.imported ?? 0;
    return this.table.log.some((event) => event.move > first && seatOf(event) === this.play.seat);
  }

  get undoLabel(): string {
    const asks = this.table.view?.undo_to == null && this.picture?.undo === "consent" && !this.play.whatIf;
    return t(asks ? "web-undo-ask" : "web-undo");
  }

  undo = (): void => {
    if (!this.canUndo) return;
    if (this.play.whatIf) void this.play.whatIf.stepBack();
    else {
      this.play.clear();
      void this.table.act(() => this.table.requests.takeBack(this.play.seat));
    }
  };

  get canHint(): boolean {
    return this.playing && !!this.picture?.hints && !!this.table.view?.decision && !this.play.whatIf;
  }

  hint = (): void => {
    if (this.canHint) void this.play.askHint();
  };

  get canImagine(): boolean {
    const counts = this.picture?.daily?.counts === true && this.picture.status === "playing";
    return this.seated && this.picture?.status !== "open" && !counts && !this.play.whatIf;
  }

  imagine = (): void => {
    if (this.canImagine) void this.play.imagine();
  };
}
