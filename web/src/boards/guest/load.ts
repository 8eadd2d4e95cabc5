/** Boards that packages bring: built ES modules, with styles and words, from this server. */

import type { BoardInfo } from "../../api/types";
import { LANGUAGES, renewWords, type WordSource } from "../../words";
import type { BoardModule, LoadedBoard, OutsideBoard } from "../contract";
import { welcome } from "./welcome.svelte";

const sources = new Map<string, WordSource>();

/** A board that cannot be loaded is as one that fails: the plain one takes its place and says so. */
export async function loadGuest(info: BoardInfo, plain: BoardModule<unknown>): Promise<LoadedBoard> {
  try {
    const [module] = await Promise.all([
      import(/* @vite-ignore */ info.module) as Promise<{ default?: OutsideBoard<unknown> }>,
      wordsOf(info.words),
      ...info.styles.map(dress),
    ]);
    if (typeof module.default?.mount !== "function") throw new TypeError(`${info.module} exports no board`);
    return welcome(module.default, plain);
  } catch (error) {
    console.warn("The board of this game cannot be loaded.", error);
    return welcome(null, plain);
  }
}

async function wordsOf(addresses: Readonly<Record<string, string>>): Promise<void> {
  const key = Object.values(addresses).join();
  if (key === "") return;
  if (!sources.has(key))
    sources.set(
      key,
      Object.fromEntries(LANGUAGES.map((code) => [code, () => read(addresses[code]!)])) as unknown as WordSource,
    );
  await renewWords(sources.get(key)!);
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Once a sheet is there it stays: its rules are about its own board only. */
function dress(address: string): Promise<void> {
  const known = document.head.querySelector(`link[href="${CSS.escape(address)}"]`);
  if (known) return Promise.resolve();
  return new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(`${address} cannot be loaded`));
    };
    document.head.append(link);
  });
}
