import { describe, expect, it } from "vitest";
import { annotationCommand } from "./annotation-command.ts";
import { plainAnnotation } from "./annotations.ts";

describe("annotationCommand", () => {
  it("writes what is there and leaves out what is not", () => {
    const annotation = {
      ...plainAnnotation("error", "rule", "text"),
      file: "a.md",
      line: 3,
      endLine: 3,
    };
    expect(annotationCommand(annotation)).toBe(
      "::error file=a.md,line=3,endLine=3,title=rule::text",
    );
    expect(annotationCommand(plainAnnotation("notice", "", "text"))).toBe("::notice::text");
  });

  it("escapes properties and data, so that the command stays one line", () => {
    const annotation = {
      ...plainAnnotation("warning", "a,b:c", "100%\n::error::x"),
      file: "x:%0A,\r\n.md",
    };
    expect(annotationCommand(annotation)).toBe(
      "::warning file=x%3A%250A%2C%0D%0A.md,title=a%2Cb%3Ac::100%25%0A::error::x",
    );
  });
});
