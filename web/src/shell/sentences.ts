/** The imperative of a prompt, and what it adds. */
export function firstSentence(text: string): { title: string; rest: string } {
  const found = /^(.+?[.!?])\s+(?=\p{Lu})(.+)$/su.exec(text);
  return found ? { title: found[1]!, rest: found[2]! } : { title: text, rest: "" };
}
