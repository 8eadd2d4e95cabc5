/** Who is in a scene: dark figures with their feet at the origin. */

import { ball, fill, stroke, type Layer } from "./layers";

const BODY = "M-6 0L-5 -14Q-7 -22 0 -23Q7 -22 5 -14L6 0Z";
const HEAD = ball(0, -27, 4.2);

export const PEOPLE = {
  person: [fill("ink", BODY + HEAD)],
  scarf: [fill("ink", BODY + HEAD), stroke("red", "M-4 -22H4L7 -14", 2.4)],
  handsUp: [fill("ink", BODY + HEAD), stroke("ink", "M-4 -20L-10 -34M4 -20L10 -34", 3)],
  pointing: [fill("ink", BODY + HEAD), stroke("ink", "M3 -20L17 -24", 3)],
  lantern: [
    fill("glow", ball(13, -12, 17), 0.28),
    fill("ink", BODY + HEAD),
    stroke("ink", "M3 -20L12 -18", 3),
    fill("glow", "M10 -17h6v8h-6z"),
  ],
  hammer: [fill("ink", BODY + HEAD), stroke("ink", "M3 -20L13 -32", 3), fill("steel", "M8 -38L20 -34L18 -28L6 -32Z")],
  welder: [
    fill("ink", "M-16 0Q-14 -12 -2 -12L8 -6V0Z" + ball(10, -10, 4.4)),
    fill("glow", "M18 -4l9-9-4 9 9 1-9 3 5 7-9-6z"),
    fill("fire", ball(20, -3, 2.6)),
  ],
  kneeling: [fill("ink", "M-9 0L-7 -12Q-4 -18 2 -17L9 -8L8 0Z" + ball(4, -21, 4.2))],
  sitting: [fill("ink", "M-9 0Q-10 -14 -2 -16Q6 -14 10 0Z" + ball(0, -20, 4.2))],
  child: [
    fill("ink", "M-4 0L-3 -9Q-4 -14 0 -15Q4 -14 3 -9L4 0Z" + ball(0, -18, 3.4)),
    fill("red", "M-3.6 -20Q0 -24 3.6 -20Z"),
  ],
  crowd: [
    fill(
      "ink",
      [-30, -17, -4, 9, 22]
        .map(
          (x, n) =>
            `M${x - 6} 0L${x - 4} ${-13 - (n % 2) * 3}Q${x} ${-24 - (n % 2) * 3} ${x + 4} ${-13 - (n % 2) * 3}L${x + 6} 0Z${ball(x, -22 - (n % 2) * 3, 4)}`,
        )
        .join(""),
    ),
  ],
  seated: [
    fill(
      "ink",
      [-34, -18, 18, 34]
        .map((x) => `M${x - 8} 0Q${x - 9} -13 ${x} -15Q${x + 8} -13 ${x + 9} 0Z${ball(x, -19, 4)}`)
        .join(""),
    ),
  ],
  raider: [fill("ink", BODY + HEAD), stroke("plank", "M12 2V-44", 2), fill("bone", "M12 -44H28V-30Q20 -26 12 -30Z")],
  rifle: [fill("ink", BODY + HEAD), stroke("ink", "M-8 -12L16 -26", 2.4)],
  cap: [fill("ink", BODY + HEAD), fill("red", "M-5 -29H7V-31H4Q3 -34 -4 -33Z"), fill("bone", "M6 -16h7v9h-7z")],
  trader: [
    fill("ink", "M-8 0L-7 -14Q-8 -23 0 -24Q8 -23 7 -14L8 0Z" + HEAD),
    fill("plank", "M-6 -29Q-6 -36 0 -36Q6 -36 6 -29Z"),
  ],
  doctor: [
    fill("ink", BODY + HEAD),
    fill("bone", "M-12 -21H-5V-9H-12Z"),
    stroke("red", "M-8.5 -18v6M-11.5 -15h6", 1.4),
    stroke("plank", "M-20 1H20M12 0L18 -34M-12 0L-18 -30", 1.8),
  ],
  sailor: [
    fill("blue", "M-9 0L-6 -14Q-8 -22 0 -23Q8 -22 6 -14L9 0Z"),
    fill("ink", HEAD),
    fill("bone", "M-5 -30H5V-33H-5Z"),
    fill("bone", "M6 -16h8v9h-8z"),
  ],
  waver: [
    fill("glow", ball(-11, -38, 15), 0.3),
    fill("ink", BODY + HEAD),
    stroke("ink", "M-4 -20L-11 -36", 3),
    fill("glow", ball(-11, -38, 3.4)),
  ],
  doors: [
    fill("wood", "M-34 0V-30H-20V0Z"),
    fill("plank", "M-12 2V-30H4V2Z"),
    fill("metal", "M12 0V-28H27V0Z"),
    fill("ink", ball(-27, -31, 4) + ball(-4, -31, 4) + ball(19, -29, 4)),
    fill("ink", "M-8 -16h8v2h-8z"),
  ],
  pole: [fill("ink", BODY + HEAD), stroke("plank", "M2 -18L28 2", 2.2), stroke("bone", "M-4 -14Q-24 -6 -44 -8", 1.2)],
  dog: [
    fill(
      "ink",
      "M-18 0V-11Q-18 -19 -8 -19H8L14 -28L17 -22L26 -20L27 -15L18 -12L15 0H10V-9H-9V0ZM-18 -13Q-28 -16 -26 -26Q-20 -20 -14 -18Z",
    ),
    fill("glow", ball(19, -20, 1.3)),
  ],
  lying: [fill("ink", "M-22 0Q-20 -9 -4 -9H12Q18 -9 18 0Z" + ball(20, -7, 4.2))],
  accordion: [
    fill("ink", BODY + HEAD),
    fill("red", "M-10 -18L-3 -20V-9L-10 -7ZM10 -18L3 -20V-9L10 -7Z"),
    fill("bone", "M-3 -20H3V-9H-3Z"),
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type PersonName = keyof typeof PEOPLE;
