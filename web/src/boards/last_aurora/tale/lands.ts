/** What a scene stands on, 300 by 112; things are put on it at a height of 92. */

import { ball, fill, stroke, type Layer } from "./layers";

const shelf = (y: number): string => `M18 ${y}H282`;
const GROUND = fill("snow", "M0 92Q70 86 150 91T300 88V112H0Z");

export const LANDS = {
  plain: [fill("far", "M0 74Q80 64 160 72T300 66V112H0Z"), fill("land", "M0 84Q90 76 170 83T300 79V112H0Z"), GROUND],
  hills: [
    fill("far", "M0 70L42 42 80 64 124 34 172 66 216 44 258 62 300 46V112H0Z"),
    fill("land", "M0 84Q60 68 130 80T300 74V112H0Z"),
    GROUND,
  ],
  ridge: [
    fill("far", "M0 80L70 60 150 66 300 30V112H0Z"),
    fill("land", "M0 96L110 84 190 44 214 36 240 46 300 76V112H0Z"),
    fill("snow", "M190 44L214 36 240 46 226 50 214 44 204 52Z"),
    GROUND,
  ],
  forest: [
    fill("far", "M0 66H300V112H0Z"),
    fill(
      "land",
      "M0 90V58l8-22 8 22 7-16 8 22 8-30 9 28 7-14 8 20 8-26 9 28 7-16 8 18 8-30 9 30 8-18 8 18 7-26 9 28 8-18 8 20 8-32 9 30 7-16 8 20 8-26 9 26 8-18 8 18 8-28 9 28 8-16 8 16V90Z",
    ),
    GROUND,
  ],
  river: [
    fill("far", "M0 62Q60 50 140 58T300 52V112H0Z"),
    fill("land", "M0 70Q80 62 160 68T300 64V112H0Z"),
    fill("frost", "M0 76L80 71 190 76 300 70V112H0Z"),
    stroke("blue", "M164 112L150 100L168 93L148 86L160 77M150 100L112 104M168 93L214 99L240 92M148 86L120 84", 2),
  ],
  pond: [
    fill("far", "M0 58Q80 46 150 56T300 50V112H0Z"),
    fill("land", "M0 70Q100 62 300 68V112H0Z"),
    fill("frost", "M40 84Q150 70 262 82Q290 92 150 96Q20 94 40 84Z", 0.7),
    fill("snow", "M0 98Q80 92 150 97T300 94V112H0Z"),
  ],
  pass: [
    fill("far", "M0 40L60 60 140 70 240 58 300 34V112H0Z"),
    fill("land", "M0 20L34 32 58 62 76 92H0ZM300 14L262 30 238 60 222 92H300Z"),
    fill("snow", "M0 20L34 32 26 38 0 30ZM300 14L262 30 272 36 300 26Z"),
    fill("low", "M120 92L142 70H158L184 92Z", 0.5),
    GROUND,
  ],
  street: [
    fill("far", "M0 92V50H24V38H52V58H70V30H96V54H204V36H232V26H254V52H300V92Z"),
    fill("land", "M0 92V64H40V52H66V92ZM232 92V58H262V48H300V92Z"),
    fill("glow", "M46 58h6v7h-6zM270 56h6v7h-6z", 0.4),
    GROUND,
  ],
  shore: [
    fill("far", "M0 62H300V84H0Z"),
    stroke("frost", "M20 68h34M88 72h46M180 67h30M236 73h40M60 78h26M150 79h44", 1.4, 0.6),
    fill("snow", "M0 84L60 80 120 86 200 81 300 86V112H0Z"),
  ],
  dunes: [
    fill("far", "M0 58H300V78H0Z"),
    stroke("frost", "M150 63h40M220 67h50M120 70h24", 1.3, 0.6),
    fill("land", "M0 70Q50 56 110 76T220 82T300 78V112H0Z"),
    stroke("plank", "M22 66l4-12m0 13l6-10M84 70l2-12m3 13l7-9M256 80l4-11m1 11l6-8", 1.6),
    fill("snow", "M0 92Q70 84 150 92T300 88V112H0Z"),
  ],
  ice: [
    fill("far", "M0 60L40 54 66 60H300V112H0Z"),
    fill("frost", "M0 68L70 64 150 68 230 63 300 67V112H0Z", 0.75),
    fill("snow", "M0 90L60 86 130 91 220 86 300 90V112H0Z"),
    stroke("blue", "M14 80L60 76 92 81M190 76L236 80 284 74", 1.4, 0.7),
  ],
  arch: [
    fill("far", "M0 74H300V112H0Z"),
    stroke("frost", "M96 98h40M150 104h52M120 90h20M180 95h30", 1.4, 0.6),
    fill("green", "M20 92Q150 20 280 92H256Q150 52 44 92Z", 0.85),
    fill("frost", "M20 92Q150 20 280 92L272 88Q150 28 28 88Z"),
    fill("land", "M0 112V78L34 84 50 112ZM300 112V76L264 84 250 112Z"),
    fill("snow", "M0 82V76L34 83ZM300 80V74L266 83Z"),
  ],
  aisle: [
    fill("far", "M0 0H300V112H0Z"),
    fill("dark", "M18 12H118V92H18ZM182 12H282V92H182Z"),
    stroke("plank", [32, 52, 72].map(shelf).join(""), 3),
    fill("far", "M120 10H180V92H120Z"),
    fill("wood", "M0 92H300V112H0Z"),
  ],
  cellar: [
    fill("far", "M0 0H300V112H0Z"),
    stroke("land", "M0 22H300M0 46H300M0 70H300M40 0V22M120 0V22M200 0V22M270 0V22M80 22V46M160 22V46M240 22V46", 1.6),
    fill("wood", "M0 90H300V112H0Z"),
    stroke("dark", "M0 100H300M50 90V112M130 90V112M210 90V112", 1.4),
  ],
  hall: [
    fill("far", "M0 0H300V112H0Z"),
    fill("land", "M0 92V24L40 34V20L96 36L120 18L168 38L214 22L250 40L300 18V92Z"),
    fill("far", "M46 50H74V82H46ZM226 50H254V82H226Z"),
    fill("low", ball(60, 62, 9), 0.5),
    fill("wood", "M0 92H300V112H0Z"),
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type LandName = keyof typeof LANDS;
