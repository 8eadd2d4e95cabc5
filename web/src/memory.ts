/** Small things that this browser, or this tab alone, keeps; a browser that keeps nothing is no error. */

type Keeper = "browser" | "tab";

const storageOf = (keeper: Keeper): Storage => (keeper === "tab" ? sessionStorage : localStorage);

export function remembered(name: string, keeper: Keeper = "browser"): string | null {
  try {
    return storageOf(keeper).getItem(`meadhall.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null, keeper: Keeper = "browser"): void {
  try {
    if (value === null) storageOf(keeper).removeItem(`meadhall.${name}`);
    else storageOf(keeper).setItem(`meadhall.${name}`, value);
  } catch {
    // Private windows may refuse; it then lasts as long as the page.
  }
}
