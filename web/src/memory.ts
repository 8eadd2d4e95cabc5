/** Small choices that this browser keeps; a browser that keeps nothing is no error. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`meadhall.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`meadhall.${name}`);
    else localStorage.setItem(`meadhall.${name}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
