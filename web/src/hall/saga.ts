/** A saga file as far as the Hall has to read it: enough to ask where to go on. */

export const MOST_BYTES = 4 * 1024 * 1024;

export interface SagaFile {
  /** What is sent to the server, which checks every move of it. */
  content: unknown;
  game: string;
  seats: string[];
  moves: number;
  isOver: boolean;
}

/** Null if it cannot be a saga. */
export function readSaga(text: string): SagaFile | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof content !== "object" || content === null) return null;
  const { game, seats, moves, result } = content as Record<string, unknown>;
  if (typeof game !== "string" || !Array.isArray(seats) || !Array.isArray(moves)) return null;
  return {
    content,
    game,
    seats: seats.map(String),
    moves: moves.length,
    isOver: result !== null && result !== undefined,
  };
}
