/** What a piece of text is, for whoever colours it. Colour only repeats what the words say. */
export type StyleName = "error" | "warning" | "note" | "good" | "heading" | "quiet" | "accent";

/** Dresses a piece of text for a terminal. */
export type Style = (name: StyleName, text: string) => string;

/** No colour at all. */
export const plainStyle: Style = (_name, text) => text;
