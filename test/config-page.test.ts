import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROFILES, readConfig } from "@ctxfst/core";
import { getSchema } from "@ctxfst/schema";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const page = readFileSync(join(import.meta.dirname, "../docs/config.md"), "utf8");
const examples = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
  (match) => match[1] as string,
);

describe("docs/config.md", () => {
  it.each(examples)("has an example without a problem: %s", (example) => {
    expect(readConfig(example, "ctxfst.yaml").problems).toEqual([]);
  });

  it("has an example of every key", () => {
    const shown = examples.flatMap((example) => Object.keys(parse(example)));
    expect(shown.sort()).toEqual(Object.keys(getSchema("config").properties as object).sort());
  });

  it("lists every profile", () => {
    const listed = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map((match) => match[1]);
    expect(listed.sort()).toEqual(PROFILES.map(({ id }) => id).sort());
  });
});
