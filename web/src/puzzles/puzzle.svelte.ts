/** A puzzle on its way: the position, what can be done there, and what the answer was worth. */

import { api } from "../api/client";
import type { Choice, OpenPuzzle, PuzzleMove, Verdict } from "../api/types";
import { Choosing, type Ways } from "../parts/choosing.svelte";
import { complain } from "../parts/toasts.svelte";

export const placeOf = (game: string, id: string): string =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export class PuzzleSession extends Choosing {
  verdict = $state.raw<Verdict | null>(null);
  /** The move that is being answered with. */
  sending = $state<string | null>(null);

  constructor(
    readonly open: OpenPuzzle,
    ways?: Ways,
    private readonly answered: (verdict: Verdict) => void = () => undefined,
  ) {
    super(ways);
    this.verdict = open.verdict;
  }

  view: unknown = $derived.by(() => this.open.puzzle.view);
  choices = $derived.by((): readonly Choice[] => (this.verdict ? [] : this.open.puzzle.choices));

  /** What was answered, and what would have been best. */
  given = $derived.by(() => this.find(this.verdict?.move));
  best = $derived.by(() => this.find(this.verdict?.choices[0]?.move));

  find(move: string | undefined): Choice | null {
    return this.open.puzzle.choices.find((choice) => choice.move === move) ?? null;
  }

  play = (choice: Choice): void => {
    if (choice.reason || this.sending !== null || this.verdict) return;
    void this.answer(choice);
  };

  private async answer({ move }: Choice): Promise<void> {
    const { game, id } = this.open.puzzle;
    this.sending = move;
    try {
      const verdict = await api.post<Verdict>(placeOf(game, id), { move } satisfies PuzzleMove);
      this.clear();
      this.inspecting.close();
      this.verdict = verdict;
      this.light(null);
      this.answered(verdict);
    } catch (error) {
      complain(error);
    }
    this.sending = null;
  }

  /** After the answer the best choice is shown on the board unless another is pointed at. */
  override light = (id: string | null): void => {
    this.lit = id ?? (this.verdict ? (this.best?.targets.at(-1) ?? null) : null);
  };
}
