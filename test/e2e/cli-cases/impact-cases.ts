import type { CliCase } from "./cli-case.ts";
import { RESUME } from "./folders.ts";

/** Calls of `impact`. */
export const impactCases: readonly CliCase[] = [
  {
    name: "impact of a skill that a goal cannot do without",
    argv: ["impact", "match-skills"],
    from: RESUME,
    code: 0,
    golden: "impact.txt",
  },
  {
    name: "impact of a fact as JSON",
    argv: ["impact", "has-skill-inventory", "--format", "json"],
    from: RESUME,
    code: 0,
    json: {
      kind: "fact",
      name: "entity:has-skill-inventory",
      goals: [{ id: "learn-kubernetes", change: "unreachable", after: { status: "unsolvable" } }],
      stranded: ["generate-plan", "match-skills"],
      references: [
        { file: "skills/analyze-resume/SKILL.md", how: "gives", by: "analyze-resume" },
        { file: "skills/match-skills/SKILL.md", how: "needs", by: "match-skills" },
      ],
    },
  },
  {
    name: "impact of a misspelt skill",
    argv: ["impact", "match-skils"],
    from: RESUME,
    code: 2,
    stderr: ["did you mean match-skills?"],
  },
  {
    name: "impact of nothing",
    argv: ["impact"],
    from: RESUME,
    code: 2,
    stderr: ["impact takes the name of a skill"],
  },
];
