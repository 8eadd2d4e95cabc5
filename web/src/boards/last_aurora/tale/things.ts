/** What stands in a scene besides people, with its foot at the origin. */

import { ball, fill, stroke, type Layer } from "./layers";

const wheels = (...at: number[]): Layer[] => [
  fill("ink", at.map((x) => ball(x, -5, 6)).join("")),
  fill("metal", at.map((x) => ball(x, -5, 2.2)).join("")),
];
const beam = (d: string): Layer => fill("glow", d, 0.3);

export const THINGS = {
  truck: [
    beam("M30 -16L92 -24V2L30 -10Z"),
    fill("dark", "M-34 -6V-26H2V-34H16L28 -20V-6Z"),
    fill("frost", "M6 -31H14L21 -21H6Z", 0.55),
    stroke("snow", "M-34 -27H2M3 -35H16", 2.4),
    ...wheels(-22, -6, 17),
    fill("glow", ball(28, -13, 2.4)),
  ],
  wagon: [
    fill("dark", "M-28 -6V-30H28V-6Z"),
    stroke("metal", "M-18 -30V-6M-4 -30V-6M10 -30V-6", 1.2),
    stroke("snow", "M-29 -31H29", 3),
    ...wheels(-17, 17),
  ],
  yellowTruck: [
    beam("M30 -16L92 -26V4L30 -10Z"),
    fill("metal", "M-34 -6V-24H2V-34H16L28 -20V-6Z"),
    fill("ink", "M6 -31H14L21 -21H6Z"),
    ...wheels(-22, -6, 17),
    fill("fire", ball(28, -13, 3) + ball(10, -37, 2.6)),
  ],
  wreck: [
    fill("ink", "M-30 0L-26 -20H2L8 -30L26 -18L30 0Z"),
    stroke("rust", "M-24 -18L-6 -6M6 -28L14 -4", 2),
    fill("snow", "M-26 -20H2L8 -30L12 -27L4 -16H-24Z", 0.8),
  ],
  burning: [
    fill("smoke", "M-8 -30Q-24 -56 -4 -70Q-10 -92 20 -104Q8 -84 22 -70Q30 -50 12 -28Z", 0.75),
    fill("ink", "M-30 0V-20H4L10 -28H22L30 -16V0Z"),
    fill("fire", "M-20 -18Q-26 -34 -12 -46Q-12 -36 -4 -34Q-6 -50 8 -58Q4 -44 16 -36Q24 -28 16 -16Z"),
    fill("glow", "M-8 -18Q-12 -28 -2 -36Q0 -26 8 -22Q10 -18 6 -16Z"),
  ],
  railcar: [
    fill("rust", "M-40 0L-36 -24H38L42 0Z"),
    fill("ink", ball(-22, -29, 6) + ball(-6, -29, 6) + ball(20, -29, 6)),
    stroke("dark", "M-20 -2V-22M2 -2V-22M22 -2V-22", 1.6),
  ],
  tank: [
    fill("steel", "M-22 0V-10Q-22 -20 -12 -20H12Q22 -20 22 -10V0Z"),
    stroke("metal", "M-8 0V-20M8 0V-20", 1.4),
    fill("metal", "M-4 -20V-25H4V-20Z"),
  ],
  sledge: [stroke("plank", "M-20 -2H18Q24 -2 24 -8M-14 -2V-8M10 -2V-8", 2.2), fill("wood", "M-18 -8H14V-13H-18Z")],
  loaded: [
    stroke("plank", "M-20 -2H18Q24 -2 24 -8", 2.2),
    fill("red", "M-16 -4V-14H-6V-4Z"),
    fill("metal", "M-4 -4V-16H6V-4Z"),
    fill("rust", "M8 -4V-13H16V-4Z"),
  ],
  fire: [
    fill("glow", ball(0, -10, 34), 0.16),
    stroke("wood", "M-12 0L12 -5M-12 -5L12 0", 3.4),
    fill("fire", "M0 -3Q-13 -13 -4 -25Q-3 -17 2 -17Q-2 -26 5 -32Q5 -22 11 -15Q15 -6 0 -3Z"),
    fill("glow", "M0 -4Q-6 -9 -1 -16Q4 -11 5 -7Q4 -4 0 -4Z"),
  ],
  pot: [
    fill("glow", ball(0, -12, 30), 0.16),
    fill("fire", "M-10 0Q-8 -8 -4 -5Q0 -12 4 -5Q8 -9 10 0Z"),
    fill("ink", "M-14 -20H14L11 -7H-11Z"),
    stroke("ink", "M-18 0L0 -36L18 0", 1.8),
    stroke("frost", "M-5 -24q-3-5 0-9M4 -24q3-5 0-9", 1.4, 0.6),
  ],
  stove: [
    fill("glow", ball(0, -16, 40), 0.18),
    fill("ink", "M-14 0V-32H14V0Z"),
    stroke("ink", "M6 -32V-78", 6),
    fill("fire", "M-8 -8V-20H8V-8Z"),
    fill("glow", "M-5 -8V-13Q0 -19 5 -13V-8Z"),
  ],
  shop: [
    fill("wood", "M-52 0V-46H52V0Z"),
    fill("dark", "M-44 0V-28H-8V0ZM4 0V-30H22V0Z"),
    fill("plank", "M-52 -46H52V-36H-52Z"),
    stroke("snow", "M-56 -48Q0 -54 56 -48", 5),
    fill("glow", "M28 -28H44V-14H28Z", 0.5),
  ],
  house: [
    fill("wood", "M-24 0V-24L0 -42L24 -24V0Z"),
    stroke("snow", "M-28 -22L0 -43L28 -22", 4),
    fill("glow", "M-14 -18h9v9h-9z"),
    fill("dark", "M4 0v-16h10V0z"),
    fill("dark", "M10 -38V-50H16V-32Z"),
  ],
  smoking: [stroke("smoke", "M13 -50Q6 -62 15 -72T10 -96", 5, 0.6)],
  hut: [
    stroke("wood", "M-18 0V-26M18 0V-26M-18 0L18 -26M18 0L-18 -26", 2.4),
    fill("plank", "M-26 -26V-52H26V-26Z"),
    stroke("snow", "M-30 -53H30", 5),
    fill("glow", "M-14 -46h12v11h-12z"),
    stroke("metal", "M14 -54V-84M4 -80H24", 2),
    fill("steel", ball(4, -80, 4) + ball(24, -80, 4) + ball(14, -86, 3.4)),
  ],
  mast: [
    stroke("metal", "M0 0V-76M-14 -58H14M-9 -68H9M0 -76L-20 0M0 -76L20 0", 1.8),
    fill("red", ball(0, -78, 2.6)),
    stroke("frost", "M10 -84q7 6 0 14M16 -90q13 12 0 26M-10 -84q-7 6 0 14M-16 -90q-13 12 0 26", 1.4, 0.6),
  ],
  fallenTree: [
    stroke("wood", "M0 0V-44M0 -24L-16 -40M0 -32L14 -48M-10 -34L-18 -32", 3.6),
    fill("fire", "M-17 -30q4-6 6 0l1 5h-8z"),
  ],
  signpost: [stroke("plank", "M0 0V-40", 3.4), fill("snow", "M-4 -40Q0 -46 4 -40Z")],
  ridgeLamp: [
    fill("glow", "M0 -12L-120 -40V12ZM0 -12L70 -30V4Z", 0.18),
    stroke("ink", "M0 0V-12", 2.4),
    fill("glow", ball(0, -14, 4)),
  ],
  hatch: [
    fill("metal", "M-30 0L-22 -12H22L30 0Z"),
    fill("steel", "M-26 -1L-20 -10H20L26 -1Z"),
    fill("ink", ball(0, -6, 4)),
    stroke("frost", "M-30 1H30", 2),
  ],
  wire: [
    stroke("frost", "M-110 -42H60L74 0", 1),
    fill("red", "M66 0V-12H84V0Z"),
    fill("steel", ball(-70, -42, 2) + ball(-10, -42, 2) + ball(50, -42, 2)),
  ],
  jars: [
    fill("green", "M-40 0v-9h7v9zM-30 0v-12h8v12zM20 0v-10h7v10z"),
    fill("rust", "M-18 0v-10h7v10zM4 0v-12h9v12zM32 0v-8h8v8z"),
    fill("bone", "M-8 0v-8h9v8z"),
  ],
  crates: [
    fill("plank", "M-18 0V-16H0V0ZM-8 -16V-30H8V-16ZM2 0V-14H20V0Z"),
    stroke("wood", "M-18 -8H0M-8 -23H8M2 -7H20", 1.6),
  ],
  drums: [
    fill("red", [-48, -28, -8, 12, 32].map((x) => `M${x} 0V-24H${x + 16}V0Z`).join("")),
    stroke("ink", [-48, -28, -8, 12, 32].map((x) => `M${x} -8h16M${x} -16h16`).join(""), 1.4),
  ],
  gun: [
    fill("metal", "M-14 0L-8 -14H10L14 0Z"),
    stroke("ink", "M-4 -16L52 -24", 5),
    fill("ink", "M-14 -12L-4 -24H8L10 -12Z"),
    fill("frost", "M-10 -10l2 9 2-8 2 10 2-9 2 6 2-8z", 0.9),
  ],
  shell: [fill("bone", "M-5 0V-20Q-5 -30 0 -34Q5 -30 5 -20V0Z"), fill("fire", "M-5 -16H5V-11H-5Z")],
  blast: [
    fill("fire", "M0 -6L-16 -34L-4 -26L-2 -50L8 -28L24 -40L16 -18L38 -14L16 -6Z"),
    fill("glow", "M2 -8L-4 -22L4 -18L8 -30L12 -16L22 -14L12 -8Z"),
  ],
  cages: [
    fill("dark", "M-40 0V-36H40V0Z"),
    stroke(
      "steel",
      "M-40 -36H40M-40 0H40M-34 0V-36M-26 0V-36M-18 0V-36M-10 0V-36M-2 0V-36M6 0V-36M14 0V-36M22 0V-36M30 0V-36",
      1.6,
    ),
    fill("green", ball(-8, -10, 2) + ball(0, -10, 2)),
    fill("bone", "M10 -30h14v8h-14z"),
  ],
  locker: [
    fill("metal", "M-40 0V-52H40V0Z"),
    fill("ink", "M-18 -8V-40H18V-8Z"),
    stroke("bone", "M-18 -8V-40H18V-8Z", 1, 0.9),
    stroke("bone", "M-12 -34v8m3-8v8m3-8v8m3-8v8m3-8v8M-12 -20v8m3-8v8", 1),
    fill("plank", "M18 -8V-40L32 -46V-4Z"),
  ],
  chain: [
    stroke("ink", "M-84 -40Q0 8 84 -44", 7),
    stroke("steel", "M-84 -40Q0 8 84 -44", 4),
    stroke("ink", "M-66 -30l5 7M-44 -20l4 8M-22 -12l3 8M0 -10v8M22 -13l-3 8M44 -21l-4 8M66 -32l-5 7", 2),
  ],
  cairn: [
    fill("metal", "M-14 0Q-14 -8 -4 -8H8Q16 -6 14 0ZM-9 -8Q-9 -15 0 -15Q9 -15 9 -8ZM-5 -15Q-4 -21 1 -21Q6 -20 5 -15Z"),
    fill("snow", "M-5 -18Q0 -24 5 -18Z"),
    fill("ink", "M22 2L30 -5H52L58 2Z"),
  ],
  crane: [
    stroke("ink", "M-10 0L-4 -78M10 0L4 -78M-8 -20H8M-7 -40H7M-6 -60H6M-34 -66L0 -84L64 -70H-34M52 -70V-34", 2.6),
    fill("rust", "M46 -34V-22H60V-34Z"),
  ],
  containers: [
    fill("rust", "M-40 0V-18H4V0Z"),
    fill("blue", "M-34 -18V-36H10V-18Z", 0.8),
    fill("metal", "M8 0V-18H46V0Z"),
    stroke("ink", "M-32 0V-18M-22 0V-18M-12 0V-18M-24 -18V-36M-12 -18V-36M0 -18V-36M20 0V-18M32 0V-18", 1),
  ],
  lighthouse: [
    fill("bone", "M-12 0L-8 -62H8L12 0Z"),
    fill("red", "M-11 -14L-10 -28H10L11 -14ZM-9 -42L-8.4 -54H8.4L9 -42Z"),
    fill("ink", "M-11 -62H11V-66H-11ZM-7 -66V-78H7V-66Z"),
    fill("ink", "M-9 -78L0 -86L9 -78Z"),
    fill("frost", "M-4 -76H4V-68H-4Z", 0.5),
  ],
  flag: [
    stroke("plank", "M0 0V-72", 2.6),
    fill("blue", "M0 -72Q16 -62 30 -70T56 -66V-40Q42 -32 28 -40T0 -42Z"),
    stroke("bone", "M12 -46Q28 -66 46 -48", 2.4),
    stroke("bone", "M29 -58v-6M20 -56l-4-5M38 -56l4-5", 1.6),
  ],
  ship: [
    fill("glow", ball(10, -22, 46), 0.12),
    fill("ink", "M-60 -14H60L72 -22Q68 0 58 4H-46Q-58 -2 -60 -14Z"),
    fill("dark", "M-24 -14V-34H36V-14ZM-12 -34V-46H22V-34ZM2 -46V-60H14V-46Z"),
    fill("glow", "M-18 -28h7v6h-7zM-6 -28h7v6h-7zM6 -28h7v6h-7zM18 -28h7v6h-7zM-6 -42h22v4h-22z"),
    fill("red", "M2 -54H14V-60H2Z"),
  ],
  huts: [
    fill("red", "M-52 0V-20L-42 -28L-32 -20V0Z", 0.8),
    fill("bone", "M-26 0V-20L-16 -28L-6 -20V0Z"),
    fill("blue", "M0 0V-20L10 -28L20 -20V0Z", 0.8),
    fill("green", "M26 0V-20L36 -28L46 -20V0Z", 0.8),
    stroke("snow", "M-54 -20L-42 -29L-30 -20M-28 -20L-16 -29L-4 -20M-2 -20L10 -29L22 -20M24 -20L36 -29L48 -20", 2.6),
  ],
  mines: [
    fill("metal", "M-60 4Q-52 -8 -44 4ZM-6 8Q4 -6 14 8ZM56 3Q64 -9 72 3Z"),
    fill("snow", "M-57 -1Q-52 -9 -47 -1ZM-2 2Q4 -7 10 2ZM59 -2Q64 -10 69 -2Z"),
    stroke("plank", "M-28 4V-16M34 4V-18", 2),
    fill("bone", ball(-28, -19, 4) + ball(34, -21, 4)),
  ],
  gate: [
    fill("metal", "M-60 4L-30 -6H40L60 4Z"),
    stroke("ink", "M-46 1L-22 -6M-22 3L0 -6M4 3L16 -6M32 3L34 -6", 1.6),
    stroke("dark", "M-70 4V-50M70 4V-50", 6),
  ],
  depot: [
    fill("metal", "M-64 0V-40L0 -58L64 -40V0Z"),
    fill("ink", "M-26 0V-30H26V0Z"),
    stroke("snow", "M-68 -39L0 -59L68 -39", 4),
    fill("bone", "M-8 -50h16v10h-16z"),
    fill("ink", "M-1 -48h4v6h-2v-4h-2z"),
  ],
  poles: [
    stroke("ink", "M-90 0V-60M-98 -52H-82M-20 0V-46M-26 -40H-14M34 0V-36M29 -31H39M72 0V-28", 2.4, 0.7),
    stroke("ink", "M-90 -52Q-50 -36 -20 -40Q10 -30 34 -31", 1, 0.6),
  ],
  bed: [
    fill("plank", "M-40 0V-16H-36V-8H36V-12H40V0H36V-4H-36V0Z"),
    fill("bone", "M-34 -8Q-30 -16 -20 -14Q0 -18 36 -8Z"),
    fill("glow", ball(50, -24, 16), 0.25),
    fill("fire", "M47 -20h6v-7q-3-5-6 0z"),
  ],
  letter: [
    fill("bone", "M-12 0V-16H12V0Z"),
    stroke("plank", "M-12 -16L0 -6L12 -16", 1.4),
    fill("red", ball(0, -7, 2.6)),
  ],
  map: [
    fill("bone", "M-34 -6L-30 -20H30L34 -6Z"),
    stroke("red", "M-22 -10Q-6 -18 4 -11T24 -16", 1.6),
    fill("plank", "M-34 -6H34V-2H-34Z"),
    stroke("wood", "M-26 -2V8M26 -2V8", 3),
  ],
  counter: [
    fill("glow", ball(0, -16, 24), 0.14),
    fill("bone", "M-12 0V-24H12V0Z"),
    fill("ink", "M-8 -20H8V-10H-8Z"),
    stroke("red", "M0 -10L6 -18", 1.6),
    stroke("green", "M16 -26q6 8 0 18M22 -32q12 14 0 30M-16 -26q-6 8 0 18M-22 -32q-12 14 0 30", 1.6, 0.8),
  ],
  column: [
    fill("smoke", "M-5 0Q-12 -26 -2 -46Q-16 -66 2 -100Q20 -72 10 -46Q16 -24 6 0Z", 0.8),
    fill("fire", "M-6 2Q0 -10 7 2Z"),
  ],
  grave: [
    stroke("plank", "M-30 0V-20M-37 -14H-23M-4 0V-22M-11 -16H3M22 0V-20M15 -14H29M48 0V-18M42 -13H54", 2.8),
    fill("snow", "M-42 3Q-30 -4 -18 3ZM-16 3Q-4 -4 8 3ZM10 3Q22 -4 34 3ZM38 3Q48 -4 60 3Z"),
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type ThingName = keyof typeof THINGS;
