export type * from "./contract";
export type * from "./server";
