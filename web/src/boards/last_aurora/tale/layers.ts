/** The scenery of Stories is cut from flat layers. A colour is one of the sky's own, or the same under every sky. */

export const PAINTS = {
  ink: "#0d0c0d",
  dark: "#1d1a19",
  wood: "#4a3322",
  plank: "#76543a",
  metal: "#4d5a60",
  steel: "#87969b",
  rust: "#9a4e2c",
  glow: "#ffdc8f",
  fire: "#f08a35",
  red: "#b83f34",
  blue: "#3c7fa3",
  bone: "#e9e2d0",
  frost: "#cfe2e5",
  green: "#7fbf8f",
  smoke: "#6a6c70",
} as const;

export type Paint = keyof typeof PAINTS;
export type SkyPaint = "far" | "land" | "snow" | "low";

export interface Layer {
  paint: Paint | SkyPaint;
  d: string;
  /** Drawn as a line of this width. */
  line?: number;
  opacity?: number;
}

export const fill = (paint: Layer["paint"], d: string, opacity = 1): Layer => ({ paint, d, opacity });
export const stroke = (paint: Layer["paint"], d: string, line: number, opacity = 1): Layer => ({
  paint,
  d,
  line,
  opacity,
});
export const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
