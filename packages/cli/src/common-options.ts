import type { OptionSpec } from "./command.ts";

/** Options that every command takes. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  config: { type: "string", value: "FILE", summary: "read this config in place of ctxfst.yaml" },
  quiet: { type: "boolean", summary: "print only what is wrong" },
  "no-color": { type: "boolean", summary: "print without colour" },
  help: { type: "boolean", summary: "show this help" },
};
