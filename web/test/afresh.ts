/** All files of tests share one window (vite.config.ts): each begins with an empty page and memory. */
import { vi } from "vitest";

vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
