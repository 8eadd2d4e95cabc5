/** Who the reader is, and what they settled for this browser. */

import { api, Refusal } from "./api/client";
import type { Profile } from "./api/types";
import { remembered } from "./memory";
import { isLanguage, type Language, speak } from "./words";

class Session {
  /** Null: nobody has entered yet. */
  me = $state<Profile | null>(null);
  known = $state(false);
  /** Whether the house has a daily saga, as far as anybody has asked. */
  hasDaily = $state(false);

  async begin(): Promise<void> {
    try {
      this.me = await api.get<Profile>("/me");
      if (isLanguage(this.me.language) && remembered("language") === null) await speak(this.me.language);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.known = true;
  }

  async enter(name: string): Promise<void> {
    this.me = await api.post<Profile>("/enter", { name });
  }

  async logIn(name: string, password: string): Promise<void> {
    this.me = await api.post<Profile>("/sessions", { name, password });
    if (isLanguage(this.me.language)) await speak(this.me.language, true);
  }

  /** A new account; without a name the guest one is keeps theirs. */
  async openAccount(password: string, name: string | null = null): Promise<void> {
    this.me = await api.post<Profile>("/accounts", { password, name });
  }

  async logOut(): Promise<void> {
    await api.delete("/sessions/current");
    this.me = null;
  }

  /** Leave for good: nothing of the person remains but their name in finished games. */
  async leaveForGood(password: string | null): Promise<void> {
    await api.post("/me/farewell", { password });
    this.me = null;
  }

  async chooseLanguage(language: Language): Promise<void> {
    await speak(language, true);
    if (this.me) this.me = await api.patch<Profile>("/me", { language });
  }
}

export const session = new Session();
