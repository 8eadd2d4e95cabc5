/** What the server asks of a new password, so that the form can say it before. */
export const SHORTEST_PASSWORD = 8;
