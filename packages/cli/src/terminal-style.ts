import { styleText } from "node:util";
import type { Style, StyleName } from "@ctxfst/core";

type Format = Parameters<typeof styleText>[0];

const FORMATS: Readonly<Record<StyleName, Format>> = {
  error: ["red", "bold"],
  warning: ["yellow", "bold"],
  note: ["cyan"],
  good: ["green"],
  heading: ["bold"],
  quiet: ["dim"],
  accent: ["cyan"],
};

/** ANSI colours; only repeats what the words say. */
export const terminalStyle: Style = (name, text) =>
  styleText(FORMATS[name], text, { validateStream: false });
