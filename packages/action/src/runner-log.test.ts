import { describe, expect, it } from "vitest";
import { createRunnerLog } from "./runner-log.ts";

function logged(use: (log: ReturnType<typeof createRunnerLog>) => void): string {
  let text = "";
  let count = 0;
  use(
    createRunnerLog(
      (chunk) => {
        text += chunk;
      },
      () => `token-${++count}`,
    ),
  );
  return text;
}

describe("createRunnerLog", () => {
  it("prints text escaped and between stop commands, with a fresh token each time", () => {
    expect(
      logged((log) => {
        log.print("a\n::error::x\n");
        log.print("b");
      }),
    ).toBe(
      "::stop-commands::token-1\na\n: :error::x\n::token-1::\n::stop-commands::token-2\nb\n::token-2::\n",
    );
  });
});
