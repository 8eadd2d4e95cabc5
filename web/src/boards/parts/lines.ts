/** Text in a drawing has to be broken into lines by hand. */

/** The first lines of a text; where more would follow, the last one says so. */
export function lines(text: string, letters: number, most: number): string[] {
  const all = wrap(text, Math.max(4, letters));
  return all.length <= most ? all : [...all.slice(0, most - 1), `${all[most - 1]!.replace(/[,;:.]$/, "")}…`];
}

/** Break a text into lines of about so many letters. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line && line.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
