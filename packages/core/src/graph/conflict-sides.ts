const MARKER = /^([<|=>])\1{6}(?: .*)?\r?$/;

/**
 * Both sides of a text with merge conflicts, each as if all conflicts had been resolved that way; the text itself where
 * there are none. What `diff3` shows of the base is left out.
 */
export function conflictSides(text: string): readonly string[] {
  if (!/^<{7}/m.test(text)) return [text];
  const ours: string[] = [];
  const theirs: string[] = [];
  let part: "both" | "ours" | "base" | "theirs" = "both";
  for (const line of text.split("\n")) {
    const [, marker] = MARKER.exec(line) ?? [];
    if (marker === "<") part = "ours";
    else if (marker === "|" && part === "ours") part = "base";
    else if (marker === "=" && part !== "both") part = "theirs";
    else if (marker === ">") part = "both";
    else {
      if (part === "both" || part === "ours") ours.push(line);
      if (part === "both" || part === "theirs") theirs.push(line);
    }
  }
  return [ours.join("\n"), theirs.join("\n")];
}
