/** The light markup of rules, as pieces that a component can draw; nothing of it becomes HTML. */

/** A rule named in the text of another is a link. */
export type Look = "plain" | "strong" | "emphasis" | "code" | "rule";

export interface Piece {
  look: Look;
  text: string;
  /** Part of what is searched for. */
  found: boolean;
}

const MARKUP = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s](?:[^*]*[^*\s])?)\*|\b([A-Z]{2,5}-[A-Z]+-\d+)\b/g;

function looks(text: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (look: Look, part: string) => {
    if (part !== "") pieces.push({ look, text: part, found: false });
  };
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    add("plain", text.slice(end, match.index));
    if (match[1] !== undefined) add("strong", match[1]);
    else if (match[2] !== undefined) add("code", match[2]);
    else if (match[3] !== undefined) add("emphasis", match[3]);
    else add("rule", match[4] ?? "");
    end = match.index + match[0].length;
  }
  add("plain", text.slice(end));
  return pieces;
}

/** Without case and accents, sign by sign, so that positions stay the same. */
export function fold(text: string): string {
  return Array.from(text, (sign) => {
    const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").replace("ł", "l").replace("Ł", "l").toLowerCase();
    return bare.length === sign.length ? bare : sign.length === 1 ? (bare[0] ?? sign) : sign;
  }).join("");
}

export function searchWords(search: string): string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Whether all words of a search occur somewhere in these texts. */
export function fits(words: readonly string[], ...texts: string[]): boolean {
  const folded = texts.map(fold);
  return words.every((word) => folded.some((text) => text.includes(word)));
}

function mark(piece: Piece, words: readonly string[]): Piece[] {
  const folded = fold(piece.text);
  const hit = new Array<boolean>(piece.text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = 1; at <= hit.length; at += 1) {
    if (at === hit.length || hit[at] !== hit[start]) {
      pieces.push({ look: piece.look, text: piece.text.slice(start, at), found: hit[start] === true });
      start = at;
    }
  }
  return pieces;
}

/** Plain text with what is searched for marked. */
export function marks(text: string, words: readonly string[]): Piece[] {
  return mark({ look: "plain", text, found: false }, words);
}

export function pieces(text: string, words: readonly string[] = []): Piece[] {
  const plain = looks(text);
  return words.length === 0 ? plain : plain.flatMap((piece) => mark(piece, words));
}
