import { describe, expect, it } from "vitest";
import { readSourcePlace, sourceLink } from "./source-link.ts";

const env = {
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "o/r.s",
  GITHUB_SHA: "a".repeat(40),
};
const place = { server: "https://github.com", repository: "o/r", commit: "abc" };

describe("readSourcePlace", () => {
  it("reads what the runner says", () => {
    expect(readSourcePlace(env)).toEqual({
      server: "https://github.com",
      repository: "o/r.s",
      commit: "a".repeat(40),
    });
  });

  it.each([{ GITHUB_SERVER_URL: "javascript:x" }, { GITHUB_REPOSITORY: "o" }, { GITHUB_SHA: "" }])(
    "gives nothing with %j",
    (change) => expect(readSourcePlace({ ...env, ...change })).toBeNull(),
  );
});

describe("sourceLink", () => {
  it("leads to a line", () => {
    expect(sourceLink(place, "skills/a/SKILL.md", 3)).toBe(
      "https://github.com/o/r/blob/abc/skills/a/SKILL.md#L3",
    );
  });

  it("escapes everything that could end the address", () => {
    expect(sourceLink(place, "a b/<x>\n#?\ud800.md", null)).toBe(
      "https://github.com/o/r/blob/abc/a%20b/%3Cx%3E%0A%23%3F%EF%BF%BD.md",
    );
  });
});
