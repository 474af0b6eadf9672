import { describe, expect, it } from "vitest";
import { randomTask } from "../../testing/random-task.ts";
import type { FoundPlan } from "../plan.ts";
import { planTask } from "../plan-task.ts";
import { readTask } from "../read-task.ts";
import type { Task } from "../task.ts";
import type { BoundCertificate, CertificateNode } from "./bound-certificate.ts";
import { checkCertificate } from "./check-certificate.ts";

function certified(task: Task): FoundPlan | null {
  const result = planTask(task, {}, null, { certificate: true });
  return result.status === "found" ? result : null;
}

/** Two parts that each need one of two tools, of which one serves both. */
const TASK = readTask({
  init: [],
  goal: ["a", "b", "c"],
  skills: [
    { name: "small-a", postconditions: ["a"], cost: 3 },
    { name: "small-b", postconditions: ["b"], cost: 3 },
    { name: "small-c", postconditions: ["c"], cost: 3 },
    { name: "both-ab", postconditions: ["a", "b"], cost: 4 },
    { name: "both-bc", postconditions: ["b", "c"], cost: 4 },
    { name: "both-ca", postconditions: ["c", "a"], cost: 4 },
  ],
});

function certificateOf(task: Task): BoundCertificate {
  const certificate = certified(task)?.certificate;
  if (certificate === undefined || certificate === null) throw new Error("there is no certificate");
  return certificate;
}

function withNode(
  certificate: BoundCertificate,
  change: (node: CertificateNode) => CertificateNode,
): BoundCertificate {
  return { ...certificate, nodes: certificate.nodes.map(change) };
}

describe("a certificate", () => {
  it("comes only where it is asked for", () => {
    expect(planTask(TASK)).not.toHaveProperty("certificate");
    expect(certificateOf(TASK).bound).toBe(7);
  });

  it("is accepted for every delete-free optimum of random worlds, and claims that optimum", () => {
    for (let seed = 0; seed < 1500; seed += 1) {
      const task = randomTask(seed, { facts: 8, skills: 10, negation: 0, removal: 0 });
      const plan = certified(task);
      if (plan === null) continue;
      const { certificate } = plan;
      expect(certificate, `seed ${seed}`).toBeTruthy();
      if (certificate === undefined || certificate === null) continue;
      expect(certificate.bound, `seed ${seed}`).toBe(plan.cost);
      expect([seed, checkCertificate(task, certificate)]).toEqual([
        seed,
        { valid: true, fault: null },
      ]);
    }
  });

  it("is accepted wherever there is one, also beside NOT, removals and at-most-once", () => {
    let count = 0;
    for (let seed = 0; seed < 1500; seed += 1) {
      const task = randomTask(seed);
      const certificate = certified(task)?.certificate ?? null;
      if (certificate === null) continue;
      count += 1;
      expect([seed, checkCertificate(task, certificate)]).toEqual([
        seed,
        { valid: true, fault: null },
      ]);
    }
    expect(count).toBeGreaterThan(500);
  });

  it("survives being written and read as JSON", () => {
    const copy: BoundCertificate = JSON.parse(JSON.stringify(certificateOf(TASK)));
    expect(checkCertificate(TASK, copy).valid).toBe(true);
  });

  it("is missing where the reason for the cost lies in a NOT", () => {
    const skills = [
      { name: "cheap", preconditions: ["NOT mark"], postconditions: ["x"], cost: 1 },
      { name: "dear", postconditions: ["x"], cost: 9 },
      { name: "mark", preconditions: ["NOT x"], postconditions: ["mark", "y"], cost: 1 },
      { name: "last", preconditions: ["y", "x"], postconditions: ["z"], cost: 1 },
    ];
    const task = readTask({ init: [], goal: ["x", "y", "z"], skills });
    expect(certified(task)).toMatchObject({ cost: 11, certificate: null });
  });
});

describe("checkCertificate", () => {
  it("refuses a bound above the optimum", () => {
    const claimed = { ...certificateOf(TASK), bound: 8 };
    expect(checkCertificate(TASK, claimed).fault?.kind).toMatch(/not-closed|not-excluded/);
  });

  it("refuses it for a task in which a skill is cheaper", () => {
    const skills = TASK.skills.map((skill) => ({ ...skill, cost: skill.cost - 1 }));
    expect(checkCertificate({ ...TASK, skills }, certificateOf(TASK)).valid).toBe(false);
  });

  it("refuses it for a task with one skill more that does it all", () => {
    const add = ["a", "b", "c"];
    const wizard = {
      name: "wizard",
      preconditions: [],
      add,
      remove: [],
      cost: 5,
      atMostOnce: false,
    };
    const task = { ...TASK, skills: [...TASK.skills, wizard] };
    expect(checkCertificate(task, certificateOf(TASK)).valid).toBe(false);
  });

  it("refuses landmarks that lack a member", () => {
    const poorer = withNode(certificateOf(TASK), (node) => ({
      ...node,
      landmarks: node.landmarks.map((landmark) => ({
        ...landmark,
        skills: landmark.skills.slice(1),
      })),
    }));
    expect(checkCertificate(TASK, poorer).fault?.kind).toBe("no-landmark");
  });

  it("refuses landmarks that charge more than a skill costs", () => {
    const dearer = withNode(certificateOf(TASK), (node) => ({
      ...node,
      landmarks: node.landmarks.map((landmark) => ({ ...landmark, charge: landmark.charge + 9 })),
    }));
    expect(checkCertificate(TASK, dearer).fault?.kind).toBe("charge");
  });

  it("refuses a proof that lacks its last node, or has one too many", () => {
    const certificate = certificateOf(TASK);
    const { nodes } = certificate;
    const shorter = { ...certificate, nodes: nodes.slice(0, -1) };
    expect(checkCertificate(TASK, shorter).fault).toEqual({ kind: "shape" });
    const longer = { ...certificate, nodes: [...nodes, nodes.at(-1) as CertificateNode] };
    expect(checkCertificate(TASK, longer).fault).toEqual({ kind: "shape" });
  });

  it("refuses exclusions that nothing justifies", () => {
    const certificate = certificateOf(TASK);
    const all = certificate.skills.map((_, index) => index);
    const bold = withNode(certificate, (node) => ({ ...node, landmarks: [], excluded: all }));
    expect(checkCertificate(TASK, bold).fault?.kind).toBe("not-excluded");
  });

  it("refuses a domination that is none, and skills that do not exist", () => {
    const certificate = certificateOf(TASK);
    const names = ["small-a", "both-ab", "nobody"];
    const claim = { ...certificate, skills: names, nodes: [] };
    expect(checkCertificate(TASK, claim).fault).toEqual({ kind: "unknown-skill", skill: "nobody" });
    const known = { ...claim, skills: names.slice(0, 2), dominated: [[0, 1]] as const };
    expect(checkCertificate(TASK, known).fault).toEqual({
      kind: "not-dominated",
      skill: "small-a",
    });
  });

  it("never accepts a bound above the optimum, however a certificate was damaged", () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const task = randomTask(seed, { facts: 8, skills: 10, negation: 0, removal: 0 });
      const certificate = certified(task)?.certificate ?? null;
      if (certificate === null) continue;
      const step = 1 / certificate.scale;
      for (const nodes of [
        certificate.nodes,
        certificate.nodes.slice(1),
        certificate.nodes.slice(-1),
      ]) {
        const claim = { ...certificate, bound: certificate.bound + step, nodes };
        expect([seed, checkCertificate(task, claim).valid]).toEqual([seed, false]);
      }
    }
  });
});
