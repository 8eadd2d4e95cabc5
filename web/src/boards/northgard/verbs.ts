/** From the most natural verb down: playing a card before waiting with it, everyone before a single unit. */
export const VERBS: readonly string[] = [
  "play",
  "take",
  "keep",
  "recruit",
  "retreat_all",
  "retreat",
  "discard",
  "top",
  "upgrade",
  "replace",
  "remove",
  "wait",
  "recruit_kaija",
  "retreat_kaija",
];
