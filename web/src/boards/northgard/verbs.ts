/**
 * From the most natural verb down: playing a card before waiting with it, everyone before a single unit. What an action
 * is there for comes before finishing it; the exchange after a harvest is seldom wanted, and comes after.
 */
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
  "camp",
  "choose",
  "from",
  "build",
  "build_loose",
  "collect",
  "swap",
  "swap_loose",
  "done",
];
