/** What is looked at, and the thing beside which it is told. */

/** Milliseconds in which the pointer may travel from the thing into what is told of it. */
const GRACE = 220;

export interface Inspected {
  id: string;
  beside: Element | null;
}

export class Inspecting {
  now = $state.raw<Inspected | null>(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** Null: the pointer has left the thing. */
  show = (id: string | null, beside: Element | null = null): void => {
    this.stay();
    if (id === null) this.leave();
    else this.now = { id, beside };
  };

  /** The pointer or the focus is on what is told. */
  stay = (): void => clearTimeout(this.leaving);

  leave = (): void => {
    this.stay();
    this.leaving = setTimeout(this.close, GRACE);
  };

  close = (): void => {
    this.stay();
    this.now = null;
  };
}
