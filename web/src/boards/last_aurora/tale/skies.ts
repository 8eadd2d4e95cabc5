/** The light of a scene: each Period of the journey has its own, by day and by night. */

import type { SkyPaint } from "./layers";

export interface Sky extends Readonly<Record<SkyPaint, string>> {
  top: string;
  /** The northern lights, where they are seen. */
  aurora?: string;
  hasStars?: boolean;
}

export const SKIES = {
  valleyDay: { top: "#5b8791", low: "#e3d3b0", far: "#6f989c", land: "#9dbbbb", snow: "#eef3f0" },
  valleyDusk: { top: "#1d3b47", low: "#c98f5a", far: "#28545c", land: "#3a6c73", snow: "#dbe7e6" },
  valleyNight: {
    top: "#0a1c26",
    low: "#1d4650",
    far: "#123039",
    land: "#1c434d",
    snow: "#a9c6cc",
    aurora: "#4fb59a",
    hasStars: true,
  },
  roadDay: { top: "#7c8a99", low: "#d9d8d0", far: "#8593a0", land: "#aeb8bf", snow: "#f0f3f3" },
  roadDusk: { top: "#2b2a3f", low: "#b0613f", far: "#403c56", land: "#5d5a70", snow: "#d2ccd2" },
  roadNight: { top: "#10121f", low: "#323657", far: "#1b1e33", land: "#2e3350", snow: "#a3aac6", hasStars: true },
  coastDawn: { top: "#3f6a79", low: "#f2cba6", far: "#5d8792", land: "#83a7a9", snow: "#f1f1ea" },
  coastGrey: { top: "#566d74", low: "#b9c9c4", far: "#6f8a8e", land: "#8ea7a8", snow: "#e6eeea" },
  coastNight: {
    top: "#06141c",
    low: "#17505a",
    far: "#0d2b35",
    land: "#1d5560",
    snow: "#b5d4d2",
    aurora: "#74d3a8",
    hasStars: true,
  },
  fog: { top: "#7f8d90", low: "#c3cac8", far: "#a0abab", land: "#b0bab9", snow: "#d9dedb" },
  lamplight: { top: "#17110d", low: "#5a3d22", far: "#2b1e14", land: "#3b2a1b", snow: "#8c7355" },
} as const satisfies Record<string, Sky>;

export type SkyName = keyof typeof SKIES;
