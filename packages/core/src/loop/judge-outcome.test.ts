import { describe, expect, it } from "vitest";
import { runModelOf } from "../testing/memory-run.ts";
import { judgeOutcome } from "./judge-outcome.ts";

const { skills } = runModelOf({ work: { postconditions: ["entity:done"] } }, "entity:done");
const judge = (answer: unknown): ReturnType<typeof judgeOutcome> =>
  judgeOutcome(skills.get("work") as never, answer);

describe("judgeOutcome", () => {
  it("takes the postconditions where a success names no facts", () => {
    expect(judge({ result: "success" })).toMatchObject({
      result: "success",
      newStates: ["entity:done"],
    });
  });

  it.each([[["not a fact"]], [[""]], [["NOT entity:x"]], [["entity:\u001b[31m"]], ["entity:x"]])(
    "takes no facts from %j",
    (new_states) => {
      expect(judge({ result: "success", new_states })).toMatchObject({
        result: "failed",
        newStates: [],
      });
    },
  );

  it("takes no flood of facts", () => {
    const new_states = Array.from({ length: 1001 }, (_, i) => `entity:f${i}`);
    expect(judge({ result: "success", new_states }).result).toBe("failed");
  });
});
