/** A list that follows its newest line, unless the reader has gone up to read older ones. */

/** Pixels from the end that still count as being there. */
const NEAR = 40;

const sizeOf = (list: HTMLElement): string => `${list.scrollHeight} ${list.clientHeight}`;

export class Follow {
  isFollowing = $state(true);
  private seen = $state(0);
  /** The heights at which the list was last brought to its end. */
  private size = "";
  private total = $state(0);

  /** How many lines have come since the reader left the end. */
  get fresh(): number {
    return this.isFollowing ? 0 : Math.max(0, this.total - this.seen);
  }

  /** The list has this many lines now, and may have another size. */
  show(list: HTMLElement, total: number): void {
    this.total = total;
    this.stick(list);
  }

  /** Stay at the end whatever happens to the size of things. */
  stick(list: HTMLElement): void {
    if (!this.isFollowing) return;
    this.seen = this.total;
    this.size = sizeOf(list);
    list.scrollTop = list.scrollHeight;
  }

  /** The list stands elsewhere: the reader has scrolled, unless it is the list that has changed its size. */
  scrolled(list: HTMLElement): void {
    if (this.isFollowing && this.size !== sizeOf(list)) {
      this.stick(list);
      return;
    }
    this.isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (this.isFollowing) this.seen = this.total;
  }

  jump(list: HTMLElement): void {
    this.isFollowing = true;
    this.stick(list);
  }
}
