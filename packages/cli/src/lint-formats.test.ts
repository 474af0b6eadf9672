import { expect, it } from "vitest";
import { COMMANDS } from "./command-table.ts";
import { LINT_FORMATS } from "./lint-formats.ts";

it("every format that lint offers has its printer, and every printer is offered", () => {
  const lint = COMMANDS.find(({ name }) => name === "lint");
  expect(lint?.options.format?.choices?.toSorted()).toEqual(Object.keys(LINT_FORMATS).sort());
});
