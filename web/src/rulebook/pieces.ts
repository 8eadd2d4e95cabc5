/** The drawings that figures are made of: each board has its own. */

import type { Component } from "svelte";
import { loadWords } from "../boards";

export interface PieceProps {
  kind: string;
  parts: string[];
  /** The height of a usual piece, in pixels; cards and parts of the board may be taller. */
  size: number;
}

export interface Pieces {
  Piece: Component<PieceProps>;
  /** Each kind of piece with an example. */
  kinds: Record<string, string>;
  hasPicture: (id: string) => boolean;
}

type Drawing = { default: Component<PieceProps> };

const drawings = import.meta.glob<Drawing>("../boards/*/book/Piece.svelte");
const tables = import.meta.glob<Omit<Pieces, "Piece">>("../boards/*/book/pieces.ts");

/** Null for a game whose board draws no figures. */
export async function loadPieces(game: string): Promise<Pieces | null> {
  const drawing = drawings[`../boards/${game}/book/Piece.svelte`];
  const table = tables[`../boards/${game}/book/pieces.ts`];
  if (!drawing || !table) return null;
  const [{ default: Piece }, { kinds, hasPicture }] = await Promise.all([drawing(), table(), loadWords(game)]);
  return { Piece, kinds, hasPicture };
}

export interface Word {
  /** What stands there if it is no piece. */
  symbol: string | null;
  kind: string;
  parts: string[];
  look: "plain" | "crossed" | "ringed";
}

const SIGNS: Readonly<Record<string, string>> = { "-": "−", "->": "→", x: "×" };

/** A word of a figure: a symbol, or a piece `kind:part:part` that `~` crosses out and `!` rings. */
export function readWord(word: string): Word {
  const look = word.startsWith("~") ? "crossed" : word.startsWith("!") ? "ringed" : "plain";
  const bare = look === "plain" ? word : word.slice(1);
  if (!bare.includes(":")) return { symbol: SIGNS[bare] ?? bare, kind: "", parts: [], look: "plain" };
  const [kind = "", ...parts] = bare.split(":");
  return { symbol: null, kind, parts, look };
}
