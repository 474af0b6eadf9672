import { appendTo } from "../../base/append-to.ts";
import type { CheckResult } from "../../check/check-result.ts";
import { createRelevantSkills } from "../../check/relevant-skills.ts";
import type { Task, TaskSkill } from "../../planner/task.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import { factsOf } from "../../skill/literals-of.ts";
import type { Repository } from "../../skill/repository.ts";
import { toVisibleLine } from "../visible-text.ts";
import { buildDiagram } from "./build-diagram.ts";
import { buildGoal, taskOf } from "./build-goals.ts";
import { assignNodeIds, type NodeIds } from "./node-ids.ts";
import type { PageGoal, PageLink, PageModel, PageNode } from "./page-model.ts";

/** What the page shows of a check, as plain data. */
export function buildPageModel(
  { lint, goals: outcomes }: CheckResult,
  repository: Repository,
): PageModel {
  const task = taskOf(outcomes, repository);
  const ids = assignNodeIds(task);
  const relevantSkills = createRelevantSkills(repository);
  const goals = outcomes.map((outcome) => buildGoal(outcome, relevantSkills, ids));
  const preferred = new Set(
    outcomes.flatMap(({ plan }) => (plan.status === "found" ? plan.steps : [])),
  );
  const { diagram, drawn, undrawn } = buildDiagram(task, ids, preferred);
  const byFile = findingsByFile(lint.findings.map(({ file }) => file));
  const usedBy = goalsByNode(goals);
  const skills = task.skills.map((skill): PageNode => {
    const id = ids.skills.get(skill.name) as string;
    const source = repository.byName.get(skill.name);
    return {
      id,
      kind: "skill",
      name: toVisibleLine(skill.name),
      file: source === undefined ? null : toVisibleLine(source.file),
      description: toVisibleLine(source?.description ?? ""),
      cost: costText(skill.cost, source?.model.costLabel ?? ""),
      ...linksOfSkill(skill, ids),
      findings: byFile.get(source?.file ?? "") ?? [],
      goals: usedBy.get(id) ?? [],
    };
  });
  const isDrawn = new Set(diagram.nodes.map(({ id }) => id));
  return {
    nodes: [...skills, ...factNodes(task, ids, usedBy)].filter(
      ({ id, kind }) => kind === "skill" || isDrawn.has(id),
    ),
    goals,
    diagram,
    plain: skills.filter(
      ({ id, needs, gives }) => !isDrawn.has(id) && needs.length + gives.length === 0,
    ),
    undrawn: drawn.size === 0 ? 0 : undrawn,
  };
}

function costText(cost: number, label: string): string {
  return label === "" || label === String(cost) ? String(cost) : `${label} (${cost})`;
}

function linksOfSkill(skill: TaskSkill, { facts }: NodeIds): Pick<PageNode, "needs" | "gives"> {
  const link = (text: string, names: readonly string[]): PageLink => {
    return { text: toVisibleLine(text), nodes: names.flatMap((name) => facts.get(name) ?? []) };
  };
  return {
    needs: skill.preconditions.map((condition) =>
      link(formatCondition(condition), factsOf(condition)),
    ),
    gives: [
      ...skill.add.map((fact) => link(fact, [fact])),
      ...skill.remove.map((fact) => link(`NOT ${fact}`, [fact])),
    ],
  };
}

function factNodes(
  task: Task,
  ids: NodeIds,
  usedBy: ReadonlyMap<string, readonly number[]>,
): PageNode[] {
  const askedBy = new Map<string, PageLink[]>();
  const givenBy = new Map<string, PageLink[]>();
  for (const { name, preconditions, add } of task.skills) {
    const self = { text: toVisibleLine(name), nodes: [ids.skills.get(name) as string] };
    for (const fact of preconditions.flatMap(factsOf)) appendTo(askedBy, fact, self);
    for (const fact of add) appendTo(givenBy, fact, self);
  }
  return [...ids.facts].map(([fact, id]) => ({
    id,
    kind: "fact",
    name: toVisibleLine(fact),
    file: null,
    description: "",
    cost: "",
    needs: askedBy.get(fact) ?? [],
    gives: givenBy.get(fact) ?? [],
    findings: [],
    goals: usedBy.get(id) ?? [],
  }));
}

function findingsByFile(files: readonly (string | null)[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  files.forEach((file, i) => {
    if (file !== null) appendTo(numbers, file, i);
  });
  return numbers;
}

function goalsByNode(goals: readonly PageGoal[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  goals.forEach(({ marked, steps }, i) => {
    if (steps.length > 0) for (const id of marked) appendTo(numbers, id, i);
  });
  return numbers;
}
