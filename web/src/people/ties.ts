/** What can be asked of the server about other people. */

import { api } from "../api/client";
import type { Circle, How, SeatOffer, Someone, Tie } from "../api/types";

const named = (name: string): string => encodeURIComponent(name);

export const circle = () => api.get<Circle>("/me/people");
export const tieTo = (name: string) => api.get<Tie>(`/me/people/${named(name)}`);
/** Ask somebody to be friends, or accept that they asked. */
export const befriend = (name: string) => api.put<Tie>(`/me/friends/${named(name)}`, undefined);
/** End it, decline, or withdraw what was asked. */
export const part = (name: string) => api.delete(`/me/friends/${named(name)}`);
export const avoid = (name: string, how: How) => api.put<Tie>(`/me/avoided/${named(name)}`, { how });
export const relent = (name: string) => api.delete(`/me/avoided/${named(name)}`);

export const whoIsHere = () => api.get<Someone[]>("/here");
export const offers = () => api.get<SeatOffer[]>("/me/offers");
export const offerSeat = (table: string, name: string) =>
  api.post(`/tables/${encodeURIComponent(table)}/offers`, { name });
export const decline = (table: string) => api.delete(`/me/offers/${encodeURIComponent(table)}`);
