/// <reference types="vite/client" />

declare module "*.toml" {
  const content: Record<string, unknown>;
  export default content;
}

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
