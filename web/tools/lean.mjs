/** Writes the path of an icon in fewer characters; nobody sees the difference. */

/** How many numbers a command takes each time. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** The commands of a path, each with its numbers. */
function* read(path) {
  let rest = path.trim();
  let command = "";
  while (rest) {
    if (/^[a-z]/i.test(rest)) {
      command = rest[0];
      rest = rest.slice(1);
    }
    const letter = command.toUpperCase();
    const numbers = [];
    while (numbers.length < TAKES[letter]) {
      // The flags of an arc are single digits, and the next number may follow without a space.
      const isFlag = letter === "A" && (numbers.length === 3 || numbers.length === 4);
      const found = (isFlag ? FLAG : NUMBER).exec(rest);
      if (!found) throw new Error(`not a path: ${rest.slice(0, 40)}`);
      numbers.push(Number(found[1]));
      rest = rest.slice(found[0].length);
    }
    yield [command, numbers];
    rest = rest.replace(/^[\s,]+/, "");
    if (command === "M") command = "L";
    if (command === "m") command = "l";
  }
}

/** Numbers need a space between them only where the second has no sign. */
const join = (numbers) =>
  numbers.reduce((text, number, index) => text + (index > 0 && number >= 0 ? " " : "") + number, "");

/**
 * The path on whole units, with relative commands. Each point is rounded where it lies, not each step,
 * so that errors do not add up: none is ever more than half a unit off.
 */
export function lean(path) {
  let text = "";
  let last = "";
  let at = [0, 0];
  let start = [0, 0];
  let rounded = [0, 0];
  let roundedStart = [0, 0];
  const write = (letter, numbers) => {
    const isSame = letter === last && letter !== "z" && letter !== "m";
    text += isSame ? (numbers[0] >= 0 ? " " : "") + join(numbers) : letter + join(numbers);
    last = letter;
  };
  for (const [command, numbers] of read(path)) {
    const letter = command.toUpperCase();
    const [fromX, fromY] = command === letter ? [0, 0] : at;
    if (letter === "Z") {
      write("z", []);
      at = start;
      rounded = roundedStart;
      continue;
    }
    const kept = letter === "A" ? numbers.slice(0, 5) : [];
    const pairs =
      letter === "H"
        ? [numbers[0], at[1] - fromY]
        : letter === "V"
          ? [at[0] - fromX, numbers[0]]
          : numbers.slice(kept.length);
    const points = pairs.map((number, index) => number + (index % 2 === 0 ? fromX : fromY));
    at = points.slice(-2);
    const steps = points.map((number, index) => Math.round(number) - rounded[index % 2]);
    rounded = at.map(Math.round);
    if (letter === "M") {
      start = at;
      roundedStart = rounded;
    }
    if (letter === "L" && steps[0] === 0 && steps[1] === 0) continue;
    if (letter === "H") write("h", [steps[0]]);
    else if (letter === "V") write("v", [steps[1]]);
    else if (letter === "L" && steps[1] === 0) write("h", [steps[0]]);
    else if (letter === "L" && steps[0] === 0) write("v", [steps[1]]);
    else
      write(letter.toLowerCase(), [
        ...kept.map((number, index) => (index < 2 ? Number(number.toFixed(1)) : number)),
        ...steps,
      ]);
  }
  return text;
}
