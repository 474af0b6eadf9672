import { describe, expect, it } from "vitest";
import { parseCommand, parseLegacyCommand } from "./workflow-command.ts";

const known = (name: string): boolean => ["error", "set-output"].includes(name.toLowerCase());
const parse = (line: string) => {
  const command = parseCommand(line, known);
  return command && { ...command, properties: Object.fromEntries(command.properties) };
};
const parseLegacy = (line: string) => {
  const command = parseLegacyCommand(line, known);
  return command && { ...command, properties: Object.fromEntries(command.properties) };
};

describe("parseCommand", () => {
  it("reads name, properties and data", () => {
    expect(parse("::error file=a.md,line=3::text")).toEqual({
      name: "error",
      properties: { file: "a.md", line: "3" },
      data: "text",
    });
  });

  it.each([" ", "\t", "\u00a0", "\u2028", "\u3000", "\u0085"])(
    "accepts white space before it (%j)",
    (space) => {
      expect(parse(`${space}::error::x`)?.data).toBe("x");
    },
  );

  it.each(["\ufeff", "x", "\u200b", "\u001b[31m"])("does not start after %j", (text) => {
    expect(parse(`${text}::error::x`)).toBeNull();
  });

  it("compares names without regard to letter case", () => {
    expect(parse("::ERROR::x")?.name).toBe("ERROR");
  });

  it.each(["::unknown::x", "::error", "error::x", "::error:x", ""])(
    "takes %j for plain output",
    (line) => {
      expect(parse(line)).toBeNull();
    },
  );

  it("unescapes data once", () => {
    expect(parse("::error::a%0Ab%250A%3A")?.data).toBe("a\nb%0A%3A");
  });

  it("unescapes properties, colon and comma included", () => {
    expect(parse("::error file=a%3Ab%2Cc::")?.properties).toEqual({ file: "a:b,c" });
  });

  it("keeps equals signs in a value and drops empty values", () => {
    expect(parse("::error file=a=b,title=,col::")?.properties).toEqual({ file: "a=b" });
  });
});

describe("parseLegacyCommand", () => {
  it("finds the command anywhere in the line", () => {
    expect(parseLegacy("name: ##[error]boom")?.data).toBe("boom");
  });

  it("separates properties by semicolons and unescapes them", () => {
    expect(parseLegacy("##[set-output name=a%3Bb;x=1]v%5D")).toEqual({
      name: "set-output",
      properties: { name: "a;b", x: "1" },
      data: "v]",
    });
  });

  it.each(["##[unknown]x", "##[error", "# #[error]x"])("takes %j for plain output", (line) => {
    expect(parseLegacy(line)).toBeNull();
  });
});
