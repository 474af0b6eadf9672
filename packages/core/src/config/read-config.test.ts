import { validate } from "@ctxfst/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIALECTS } from "../skill/dialect-fields.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import { DEFAULT_CONFIG } from "./config.ts";
import { readConfig } from "./read-config.ts";

const config = (text: string) => readConfig(text, "ctxfst.yaml").config;
const problems = (text: string) => readConfig(text, "ctxfst.yaml").problems;
/** `LINE:COLUMN code path`. */
const places = (text: string): readonly string[] =>
  problems(text).map(
    ({ code, path, position }) => `${position.line}:${position.column} ${code} ${path}`,
  );

describe("presets and the version", () => {
  it("are read as one name or several", () => {
    expect(config("preset: style\n").presets).toEqual(["style"]);
    expect(config("preset: [security, style]\n").presets).toEqual(["security", "style"]);
  });

  it("make strict the validator's profile, beside profiles that are named", () => {
    expect(config("preset: strict\n").profiles).toEqual(["agentskills-strict"]);
    expect(config("preset: strict\nprofiles: codex\n").profiles).toEqual([
      "codex",
      "agentskills-strict",
    ]);
  });

  it("take a version as text or number", () => {
    expect(config('version: "0.10"\n').version).toBe("0.10");
    expect(config("version: 1\n").version).toBe("1");
  });

  it("are refused when there is no such thing, and then keep their defaults", () => {
    for (const text of [
      "preset: pedantic\n",
      "version: newest\n",
      "version: 1.x\n",
      "version: -1\n",
    ]) {
      expect(places(text)).toHaveLength(1);
      expect(config(text)).toMatchObject({ presets: ["recommended"], version: null });
    }
  });

  it("name a baseline inside of the repository alone", () => {
    expect(config("baseline: ./lint/baseline.json\n").baseline).toBe("lint/baseline.json");
    expect(places("baseline: ../baseline.json\n")).toEqual(["1:11 config-invalid baseline"]);
  });
});

describe("a valid config", () => {
  it("that is empty, or holds only comments, is all defaults", () => {
    for (const text of ["", "# nothing\n", "goals:\nrules:\n"]) {
      expect(readConfig(text, "ctxfst.yaml")).toEqual({
        config: { ...DEFAULT_CONFIG, file: "ctxfst.yaml" },
        problems: [],
      });
    }
  });

  it("takes a text where a list of one belongs", () => {
    const { skills, profiles, external } = config(
      "skills: skills/*/SKILL.md\nprofiles: codex\nexternal: entity:a\n",
    );
    expect([skills, profiles, external]).toEqual([["skills/*/SKILL.md"], ["codex"], ["entity:a"]]);
  });

  it("reads goals with every form of conditions and expectations", () => {
    const { goals } = config(`
goals:
  - id: one
    goal: entity:a
  - id: two
    goal: [entity:a, NOT entity:b, {any: [entity:c, NOT entity:d]}, "any(entity:e, entity:f)"]
    given: entity:x
    expect: { reachable: false, max-cost: 2.5, max-steps: 3, via: s, avoid: [t, u] }
`);
    expect(goals).toEqual([
      { id: "one", goal: ["entity:a"], given: null, expect: {} },
      {
        id: "two",
        goal: [
          "entity:a",
          "NOT entity:b",
          "any(entity:c, NOT entity:d)",
          "any(entity:e, entity:f)",
        ],
        given: ["entity:x"],
        expect: { reachable: false, maxCost: 2.5, maxSteps: 3, via: ["s"], avoid: ["t", "u"] },
      },
    ]);
  });

  it("tells an empty start from none", () => {
    const { goals } = config("goals: [{id: a, goal: entity:a, given: []}]\n");
    expect(goals[0]?.given).toEqual([]);
  });

  it.each([
    ["off", []],
    ["false", []],
    ["all", "all"],
    ["[depends_on]", ["depends_on"]],
    ["[]", []],
  ])("reads dialects: %s", (value, dialects) => {
    expect(config(`dialects: ${value}\n`).dialects).toEqual(dialects);
    expect(problems(`dialects: ${value}\n`)).toEqual([]);
  });

  it("knows the dialects that skills are read with", () => {
    expect(config(`dialects: ${JSON.stringify(DIALECTS)}\n`).dialects).toEqual([...DIALECTS]);
  });

  it("reads rules and overrides, with off as a word or as false", () => {
    const { rules, overrides } = config(
      "rules: {a: error, b: off, c: false}\noverrides:\n  - files: x/**\n    rules: {a: info}\n",
    );
    expect(rules).toEqual({ a: "error", b: "off", c: "off" });
    expect(overrides).toEqual([{ files: ["x/**"], rules: { a: "info" } }]);
  });

  it("takes note, as reports say, for info", () => {
    expect(config("rules: {a: note, b: info}\n").rules).toEqual({ a: "info", b: "info" });
    expect(problems("rules: {a: note}\n")).toEqual([]);
  });

  it("keeps costs that are not named", () => {
    expect(config("costs: {high: 20}\n").costs).toEqual({ low: 1, medium: 3, high: 20 });
  });

  it("reads catalogues, and similarity as soon as it is named", () => {
    expect(config("graph: {file: a.json}\n").graph).toMatchObject({
      catalogues: [],
      similarity: null,
    });
    expect(config("graph: {catalogues: [./docs/e.md], similarity: {}}\n").graph).toMatchObject({
      catalogues: ["docs/e.md"],
      similarity: { minScore: 0.3, top: 5 },
    });
    const { similarity } = config("graph: {similarity: {min-score: 0.5, top: 2}}\n").graph;
    expect(similarity).toEqual({ minScore: 0.5, top: 2 });
  });

  it("knows whether graph and world are configured, and spells their paths one way", () => {
    const { graph, world } = config("graph:\n  file: ./skills//graph.json\n");
    expect(graph).toMatchObject({ file: "skills/graph.json", isConfigured: true, edges: [] });
    expect(world).toEqual({ file: "world-state.json", isConfigured: false });
  });

  it("reads hand-written edges", () => {
    const text = "graph:\n  edges: [{source: a, target: entity:b, relation: IMPLIES}]\n";
    expect(config(text).graph.edges).toEqual([
      { source: "a", target: "entity:b", relation: "IMPLIES" },
    ]);
  });

  it("accepts the keys of later features", () => {
    const text =
      "execution: {a: {command: make a, verify: [make, check], timeout: 10}}\nranker: {command: rank}\nflows: [flows/a.yaml]\n";
    expect(problems(text)).toEqual([]);
  });
});

describe("an invalid config", () => {
  it("leaves out goals that need not hold", () => {
    const text = `goals:
  - {id: a, goal: "entity:a?"}
  - {id: b, goal: [entity:a, "any(entity:b, entity:c)?"]}
  - {id: c, goal: entity:c}
`;
    expect(places(text)).toEqual([
      "2:19 config-invalid goals[0].goal",
      "3:30 config-invalid goals[1].goal[1]",
    ]);
    expect(config(text).goals.map(({ id }) => id)).toEqual(["c"]);
  });

  it("is all defaults and one problem when its YAML cannot be read", () => {
    expect(config("rules: {a: off}\nb: c: d\n").rules).toEqual({});
    expect(places("rules: {a: off}\nb: c: d\n")).toEqual(["2:5 config-invalid "]);
  });

  it.each(["- a\n", "text\n", "5\n"])("is refused as a whole when it is no map: %j", (text) => {
    expect(places(text)).toEqual(["1:1 config-invalid "]);
  });

  it.each([
    ["size", `# ${"x".repeat(70_000)}`],
    ["depth", `a: ${"[".repeat(100)}`],
    ["aliases", `a: &a [1]\nb: [${"*a, ".repeat(200)}]\n`],
    ["complex keys", "? ".repeat(400)],
  ])("is refused when it breaks the limit of %s", (_, text) => {
    const { config: read, problems: found } = readConfig(text, "f");
    expect(read).toEqual({ ...DEFAULT_CONFIG, file: "f" });
    expect(found.map(({ code }) => code)).toEqual(["config-invalid"]);
  });

  it.each([
    ["rules", (i: number) => ` a${i}: x\n`],
    ["goals", () => "-\n"],
    ["goals", () => "- goal: !\n"],
    ["external", () => "- 1\n"],
  ])(
    "comes to an end with very many faults in %s, and counts those beyond the limit",
    (key, line) => {
      const text = `${key}:\n${Array.from({ length: 5000 }, (_, i) => line(i)).join("")}`;
      const found = problems(text);
      expect(found).toHaveLength(201);
      expect(found.at(-1)?.args.found).toMatch(/^\d+ more problems/);
    },
  );

  it("says what was found and what is expected, at the value", () => {
    expect(
      problems("goals:\n  - id: a\n    goal: entity:a\n    expect: {max-cost: cheap}\n"),
    ).toEqual([
      {
        code: "config-invalid",
        path: "goals[0].expect.max-cost",
        position: { line: 4, column: 24 },
        args: {
          path: "goals[0].expect.max-cost",
          found: '"cheap"',
          expected: "a number of at least 0",
        },
      },
    ]);
  });

  it("names a missing key at what misses it", () => {
    const [problem] = problems("goals:\n  - id: a\n");
    expect(problem).toMatchObject({ position: { line: 2, column: 5 }, args: { found: "no goal" } });
  });

  it("counts columns in code points", () => {
    expect(places('rules: {"😀": error, b: loud}\n')).toEqual(["1:24 config-invalid rules.b"]);
  });

  it("reports one key twice, and reads the first", () => {
    const text = "external: entity:a\nexternal: entity:b\n";
    expect(places(text)).toEqual(["2:1 config-invalid "]);
    expect(config(text).external).toEqual(["entity:a"]);
  });

  it("reports a goal id that an earlier goal has, and leaves the later goal out", () => {
    const text = "goals:\n- {id: a, goal: entity:a}\n- {id: a, goal: entity:b}\n";
    expect(places(text)).toEqual(["3:8 config-invalid goals[1].id"]);
    expect(config(text).goals).toHaveLength(1);
  });

  it.each(["/etc/x", "../x", "a/../../x", "C:/x", "a\\b", "~/x", ".git/hooks/x", "a/"])(
    "keeps files inside the repository: %s",
    (path) => {
      const text = `graph: {file: '${path}'}\nworld: {file: '${path}'}\nskills: ['${path}']\n`;
      const { graph, world } = config(text);
      expect([graph.file, world.file]).toEqual([
        DEFAULT_CONFIG.graph.file,
        DEFAULT_CONFIG.world.file,
      ]);
      expect(places(text)).toEqual(
        expect.arrayContaining([
          "1:15 config-invalid graph.file",
          "2:15 config-invalid world.file",
        ]),
      );
    },
  );

  it("keeps the default of a list with one invalid item, since the rest would be another list", () => {
    expect(config("vendored: [a/**, 5]\nskills: [../x, y]\n")).toMatchObject({
      vendored: [],
      skills: [],
    });
  });

  it("loses an invalid rule, override or goal alone, not its neighbours", () => {
    const read = config(`
rules: {a: loud, b: error}
overrides: [{files: 5, rules: {a: off}}, {files: x, rules: {a: off, b: 7}}]
goals: [{id: a, goal: not entity:x}, {id: b, goal: entity:b, given: 5}, {id: c, goal: entity:c, expect: {max-steps: -1, via: a}}]
`);
    expect(read.rules).toEqual({ b: "error" });
    expect(read.overrides).toEqual([{ files: ["x"], rules: { a: "off" } }]);
    expect(read.goals.map(({ id, expect: expected }) => [id, expected])).toEqual([
      ["c", { via: ["a"] }],
    ]);
  });

  it("still hands on conditions that are wrong, so that they are enforced", () => {
    const text =
      "conditions:\n  a: {preconditions: entity:x, postconditions: [not y], cost: lots, idempotent: true}\n";
    expect(config(text).conditions).toEqual({
      a: { preconditions: ["entity:x"], postconditions: ["not y"], idempotent: true },
    });
    expect(places(text)).toEqual([
      "2:22 config-invalid conditions.a.preconditions",
      "2:49 config-invalid conditions.a.postconditions[0]",
      "2:63 config-invalid conditions.a.cost",
    ]);
  });

  it("gives problems in source order", () => {
    const lines = problems("zz: 1\nrules: 5\ngoals: 5\nyy: 1\n").map(
      ({ position }) => position.line,
    );
    expect(lines).toEqual([1, 2, 3, 4]);
  });
});

describe("an unknown key", () => {
  it("is a warning with the key that is most likely meant", () => {
    expect(problems("gaols: []\n")).toMatchObject([
      {
        code: "config-unknown-key",
        path: "gaols",
        position: { line: 1, column: 1 },
        args: { key: "gaols", nearest: "goals" },
      },
    ]);
  });

  it("is found at every depth where the keys are known", () => {
    expect(
      places(
        "goals: [{id: a, goal: entity:a, expect: {maxcost: 1}}]\ngraph: {fil: x}\nconditions: {s: {precondition: []}}\n",
      ),
    ).toEqual([
      "1:42 config-unknown-key goals[0].expect.maxcost",
      "2:9 config-unknown-key graph.fil",
      "3:18 config-unknown-key conditions.s.precondition",
    ]);
  });

  it("does not exist where keys are names", () => {
    expect(
      problems(
        "rules: {anything: off}\nconditions: {any-skill: {}}\nexecution: {x: {env: {A: b}}}\n",
      ),
    ).toEqual([]);
  });

  it("with no near key still lists what is known", () => {
    expect(problems("completely-different: 1\n")[0]?.args).toMatchObject({ nearest: "" });
  });

  it("is not taken for a built-in property", () => {
    expect(places("constructor: 1\n__proto__: {rules: 5}\ntoString: 1\n")).toHaveLength(3);
  });
});

describe("readConfig", () => {
  const text = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .dictionary(
        fc.constantFrom(
          "goals",
          "rules",
          "graph",
          "skills",
          "conditions",
          "dialects",
          "costs",
          "x",
        ),
        fc.jsonValue(),
      )
      .map((value) => JSON.stringify(value)),
  );

  it("never throws, and gives a whole config whatever it reads", () => {
    fc.assert(
      fc.property(text, (source) => {
        const { config: read, problems: found } = readConfig(source, "f");
        expect(Object.keys(read).sort()).toEqual(Object.keys(DEFAULT_CONFIG).sort());
        for (const { position } of found) expect(position.line).toBeGreaterThan(0);
      }),
    );
  });

  it("accepts no goal condition that cannot be planned", () => {
    const token = fc.constantFrom(
      ..."NOT |not |NOT|!|entity:|entity:a|b-c|?| |,|any(|)|(|done:x|:".split("|"),
    );
    const condition = fc.array(token, { maxLength: 7 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(condition, (goal) => {
        if (validate("config", { goals: [{ id: "a", goal }] }).length === 0) {
          expect(parseCondition(goal)).toMatchObject({ isReadable: true });
        }
      }),
      { numRuns: 2000 },
    );
  });
});
