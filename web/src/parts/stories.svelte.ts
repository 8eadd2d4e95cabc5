/** What is read out of a Story up to its choices. It is fetched when somebody faces the Story. */

import { SvelteMap } from "svelte/reactivity";
import { api } from "../api/client";
import type { Story } from "../api/types";
import { language } from "../words";

const NOTHING: Story = { opening: "", choices: {} };
const fetched = new SvelteMap<string, Story>();
const asked = new Set<string>();

/** Empty until it has come; whoever shows it is told when that happens. */
export function storyWords(game: string, id: string): Story {
  const path = `/games/${game}/stories/${id}`;
  const key = language() + path;
  if (!asked.has(key)) {
    asked.add(key);
    api.get<Story>(path).then(
      (story) => fetched.set(key, story),
      () => asked.delete(key),
    );
  }
  return fetched.get(key) ?? NOTHING;
}
