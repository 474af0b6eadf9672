import { describe, expect, it } from "vitest";
import { compileTask } from "../compile/compile-task.ts";
import { readTask } from "../read-task.ts";
import { Precedence } from "./precedence.ts";

/** Actions 0, 1, 2 … supply a, b, c …; each may run only while the facts that it forbids are absent. */
function precedenceOf(forbidden: readonly (readonly string[])[]): Precedence {
  const goal = forbidden.map((_, i) => "abcdef"[i] as string);
  const skills = forbidden.map((facts, i) => ({
    name: `s${i}`,
    preconditions: facts.map((fact) => `NOT ${fact}`),
    postconditions: [goal[i]],
  }));
  const { strips } = compileTask(readTask({ init: [], goal, skills }));
  if (strips === null) throw new Error("the relaxation has a plan");
  return new Precedence(strips);
}

describe("Precedence", () => {
  it("knows who spoils whom, both ways", () => {
    const precedence = precedenceOf([["b", "c"], [], []]);
    expect(precedence.spoilersOf(0)).toEqual([1, 2]);
    expect(precedence.spoiledBy(2)).toEqual([0]);
    expect(precedence.spoilersOf(1)).toEqual([]);
  });

  it("passes on what must wait through actions that are chosen, and only through these", () => {
    const precedence = precedenceOf([["b"], ["c"], []]);
    expect([...(precedence.laterThan([0, 1])?.get(0) ?? [])]).toEqual([0, 1, 1]);
    expect([...(precedence.laterThan([0])?.get(0) ?? [])]).toEqual([0, 1, 0]);
  });

  it("finds no order for actions that wait for each other in a circle", () => {
    const precedence = precedenceOf([["b"], ["c"], ["a"]]);
    expect(precedence.laterThan([0, 1])).not.toBeNull();
    expect(precedence.laterThan([0, 1, 2])).toBeNull();
  });
});
