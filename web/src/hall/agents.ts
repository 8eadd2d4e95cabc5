/** "Firefox on Linux" out of the long line by which a browser calls itself. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
  [/^curl\//, "curl"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

export interface Agent {
  browser: string;
  system: string | null;
}

/** Null for one that says nothing we know. */
export function readAgent(agent: string): Agent | null {
  const browser = BROWSERS.find(([sign]) => sign.test(agent))?.[1];
  if (browser === undefined) return null;
  return { browser, system: SYSTEMS.find(([sign]) => sign.test(agent))?.[1] ?? null };
}
