/** The course of a rating as a drawing: a band where it probably lay, and its middle as a line. */

import type { RatingPoint } from "../../api/types";
import { range } from "../ratings";

export interface CourseDrawing {
  band: string;
  line: string;
}

/** Points are evenly spaced, one for each game; a single game is drawn as a short stretch. */
export function drawCourse(
  points: readonly RatingPoint[],
  scale: readonly [number, number],
  width: number,
  height: number,
): CourseDrawing {
  const drawn = points.length === 1 ? [points[0]!, points[0]!] : points;
  const x = (index: number) => ((index * width) / (drawn.length - 1)).toFixed(1);
  const y = (figure: number) => (height - (height * (figure - scale[0])) / (scale[1] - scale[0])).toFixed(1);
  const ranges = drawn.map((point) => range(point));
  const upper = ranges.map((one, index) => `${x(index)} ${y(one.high)}`);
  const lower = ranges.map((one, index) => `${x(index)} ${y(one.low)}`).reverse();
  const middle = ranges.map((one, index) => `${x(index)} ${y(one.mean)}`);
  return { band: `M${[...upper, ...lower].join("L")}Z`, line: `M${middle.join("L")}` };
}
