/** The Stories of Last Aurora as the server reads them out, up to their choices. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Story } from "../src/api/types";

const FILE = new URL("../../src/meadhall/games/last_aurora/words/stories/en.ftl", `file://${import.meta.dirname}/`);
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(FILE, "utf-8")));

const CARDS = new URL("../../src/meadhall/games/last_aurora/content/fs_stories.toml", `file://${import.meta.dirname}/`);

/** All Stories in the order of the cards. */
export const STORIES = [...readFileSync(CARDS, "utf-8").matchAll(/^id = "(story_\w+)"/gm)].map(([, id]) => id!);

/** The answer to a request: the path ends with the id. */
export function storyAt(path: string): Story {
  const message = bundle.getMessage(path.slice(path.lastIndexOf("/") + 1));
  if (!message?.value) throw new Error(`no story at ${path}`);
  const say = (pattern: NonNullable<typeof message.value>): string =>
    bundle.formatPattern(pattern).replaceAll("\n", " ");
  const choices = Object.entries(message.attributes).filter(([key]) => !key.includes("_"));
  return { opening: say(message.value), choices: Object.fromEntries(choices.map(([key, text]) => [key, say(text)])) };
}
