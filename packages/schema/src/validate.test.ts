import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { getSchema, schemaNames } from "./get-schema.ts";
import { pointerSegments } from "./schema-violation.ts";
import { validate } from "./validate.ts";

const GENERATED = new URL("./generated/", import.meta.url);
const SCHEMAS = new URL("../schemas/", import.meta.url);

describe("validate", () => {
  it("reports everything that is wrong, not the first thing only", () => {
    const graph = { meta: {}, nodes: [{ id: 1 }], edges: [{ source: "a" }] };
    expect(
      validate("graph", graph).map(({ pointer, keyword, params }) => [pointer, keyword, params]),
    ).toEqual(
      expect.arrayContaining([
        ["/nodes/0", "required", { missingProperty: "name" }],
        ["/nodes/0", "required", { missingProperty: "type" }],
        ["/nodes/0/id", "type", { type: "string" }],
        ["/edges/0", "required", { missingProperty: "target" }],
        ["/edges/0", "required", { missingProperty: "relation" }],
      ]),
    );
  });

  it("names a value that fits no alternative once", () => {
    expect(validate("config", { external: 5 })).toMatchObject([
      { pointer: "/external", keyword: "anyOf" },
    ]);
  });

  it("names the item where the alternative is clear", () => {
    const places = validate("config", { skills: ["a", 5, "../b"] }).map(({ pointer }) => pointer);
    expect(places).toEqual(["/skills/1", "/skills/2"]);
  });

  it("counts code points, not UTF-16 units", () => {
    const skill = (description: string) => validate("skill", { name: "a", description });
    expect(skill("😀".repeat(1024))).toEqual([]);
    expect(skill("😀".repeat(1025))).toHaveLength(1);
  });

  it("writes keys with slashes and tildes as a JSON pointer, and reads them back", () => {
    const [violation] = validate("config", { rules: { "a/b~c": "loud" } });
    expect(violation?.pointer).toBe("/rules/a~1b~0c");
    expect(pointerSegments(violation?.pointer ?? "")).toEqual(["rules", "a/b~c"]);
    expect(pointerSegments("/%41~01")).toEqual(["%41~1"]);
    expect(pointerSegments("")).toEqual([]);
  });

  it("does not take inherited properties for keys", () => {
    const value = JSON.parse('{"__proto__": {"rules": 5}, "constructor": 1}');
    expect(validate("config", value)).toEqual([]);
    expect(validate("world", Object.create({ session_id: "s" }))).not.toEqual([]);
  });

  it("keeps no errors from one call to the next", () => {
    expect(validate("config", { external: 5 })).toHaveLength(1);
    expect(validate("config", {})).toEqual([]);
    expect(validate("config", { external: 5 })).toHaveLength(1);
  });

  it.each([
    ["hyphens", "a-".repeat(50_000)],
    ["an open group", `any(${"entity:a,".repeat(20_000)}`],
    ["steps up", "../".repeat(50_000)],
  ])("comes to an end on very many %s", (_, text) => {
    const skill = validate("skill", { name: text, description: text, preconditions: [text] });
    expect(skill.map(({ pointer }) => pointer)).toContain("/name");
    const config = { graph: { file: `${text}/` }, goals: [{ id: text, goal: [text] }] };
    expect(validate("config", config).map(({ pointer }) => pointer)).toContain("/graph/file");
  });
});

describe("schemas", () => {
  it("are the files of the folder, by name", () => {
    const files = readdirSync(SCHEMAS).map((file) => file.replace(".schema.json", ""));
    expect(files.sort()).toEqual([...schemaNames]);
    for (const name of schemaNames) {
      const text = readFileSync(new URL(`${name}.schema.json`, SCHEMAS), "utf8");
      expect(getSchema(name)).toEqual(JSON.parse(text));
    }
  });

  it("are described for editors: title, description, and an address", () => {
    for (const name of schemaNames) {
      const { $schema, $id, title, description } = getSchema(name);
      expect($schema).toBe("https://json-schema.org/draft/2020-12/schema");
      expect($id).toMatch(new RegExp(`^https://.*/${name}\\.schema\\.json$`));
      expect([title, description]).toEqual([expect.any(String), expect.any(String)]);
    }
  });

  it("use no keyword that the type generator gets wrong", () => {
    for (const name of schemaNames) {
      expect(JSON.stringify(getSchema(name))).not.toMatch(
        /"(?:prefixItems|unevaluatedProperties)"/,
      );
    }
  });
});

describe("generated validators", () => {
  it.each(schemaNames)("%s needs no package", (name) => {
    const text = readFileSync(new URL(`validate-${name}.ts`, GENERATED), "utf8");
    expect(text).not.toMatch(/\brequire\s*\(|\bimport\s*\(|\bnew Function\b|\beval\s*\(/);
    expect([...text.matchAll(/^import .*$/gm)].map(String)).toEqual([
      'import type { CompiledValidator } from "../compiled-validator.ts";',
    ]);
  });

  it("run where code generation from strings is forbidden", () => {
    const index = new URL("./index.ts", import.meta.url).href;
    const script = `
      const { schemaNames, validate } = await import(${JSON.stringify(index)});
      let isForbidden = false;
      try { new Function("return 1")(); } catch { isForbidden = true; }
      console.log(JSON.stringify({ isForbidden, faults: schemaNames.map((name) => validate(name, 5).length) }));
    `;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        "--disallow-code-generation-from-strings",
        "--import",
        "tsx",
        "--input-type=module",
        "-e",
        script,
      ],
      { encoding: "utf8", cwd: fileURLToPath(new URL("../../..", import.meta.url)) },
    );
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({ isForbidden: true, faults: [1, 1, 1, 1, 1, 1] });
  });
});
