import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const CORE = join(ROOT, "packages/core/src");

/** Lower layers first: a folder of core may import itself and what stands before it. */
const LAYERS = [
  "base",
  "algorithms",
  "parser",
  "config",
  "skill",
  "world",
  "graph",
  "planner",
  "selector",
  "compat",
  "context",
  "rules",
  "check",
  "loop",
  "flow",
  "report",
  "node",
  "testing",
];

/** What each package may import of the workspace, tests included where named. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  core: ["@ctxfst/schema"],
  cli: ["@ctxfst/schema", "@ctxfst/core", "@ctxfst/core/node"],
  action: ["@ctxfst/core", "@ctxfst/core/node", "ctxfst"],
  testkit: [],
};

/** The only places that may touch disk, processes, the clock or the console. */
const IMPURE = /^packages\/(core\/src\/node|cli|action|testkit)\//;

interface Import {
  readonly file: string;
  readonly specifier: string;
}

/** Hand-written TypeScript below a folder, tests left out; paths are relative to the repository. */
function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => `${folder}/${file}`)
    .sort();
}

const ALL = ["schema", "core", "cli", "action", "testkit"].flatMap((name) =>
  sources(`packages/${name}/src`),
);

function imports(files: readonly string[]): Import[] {
  return files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
      ([, specifier]) => ({ file, specifier: specifier as string }),
    ),
  );
}

function layerOf(path: string): string {
  const [first, ...rest] = relative(CORE, path).split("/");
  return rest.length === 0 ? "(entry)" : (first as string);
}

describe("layers", () => {
  const core = sources("packages/core/src");

  it("core is divided into the folders that the design names", () => {
    const folders = new Set(core.map((file) => layerOf(join(ROOT, file))));
    expect(
      [...folders].filter((folder) => folder !== "(entry)" && !LAYERS.includes(folder)),
    ).toEqual([]);
  });

  it("core folders import only downwards", () => {
    const upward = imports(core).filter(({ file, specifier }) => {
      if (!specifier.startsWith(".")) return false;
      const own = layerOf(join(ROOT, file));
      const target = layerOf(normalize(join(ROOT, dirname(file), specifier)));
      return own !== "(entry)" && LAYERS.indexOf(target) > LAYERS.indexOf(own);
    });
    expect(upward).toEqual([]);
  });

  it("core folders do not import each other in a circle", () => {
    const pairs = new Set(
      imports(core)
        .filter(({ specifier }) => specifier.startsWith("."))
        .map(({ file, specifier }) => {
          const own = layerOf(join(ROOT, file));
          const target = layerOf(normalize(join(ROOT, dirname(file), specifier)));
          return `${own} ${target}`;
        }),
    );
    const mutual = [...pairs].filter((pair) => {
      const [own, target] = pair.split(" ");
      return own !== target && pairs.has(`${target} ${own}`);
    });
    expect(mutual).toEqual([]);
  });

  it("no file comes back to itself through its imports", () => {
    const targets = new Map(ALL.map((file) => [file, new Set<string>()]));
    for (const { file, specifier } of imports(ALL)) {
      if (specifier.startsWith("."))
        targets.get(file)?.add(normalize(join(dirname(file), specifier)));
    }
    // What imports nothing that is left cannot be in a circle; taking it away again and again leaves only circles.
    for (let before = 0; before !== targets.size; ) {
      before = targets.size;
      for (const [file, imported] of targets) {
        if (![...imported].some((target) => targets.has(target))) targets.delete(file);
      }
    }
    expect([...targets.keys()]).toEqual([]);
  });

  it.each(Object.entries(PACKAGES))(
    "package %s imports only what stands below it",
    (name, allowed) => {
      const wrong = imports(sources(`packages/${name}/src`)).filter(
        ({ specifier }) => /^(@ctxfst\/|ctxfst$)/.test(specifier) && !allowed.includes(specifier),
      );
      expect(wrong).toEqual([]);
    },
  );

  it("only the shell imports node's own modules", () => {
    const pure = ALL.filter((file) => !IMPURE.test(file));
    expect(imports(pure).filter(({ specifier }) => specifier.startsWith("node:"))).toEqual([]);
  });

  it("only the shell reads the clock, chance, the console or the process", () => {
    const forbidden =
      /\b(?:console\.|process\.|Date\.now\(|new Date\(\)|performance\.|Math\.random\()/;
    const pure = ALL.filter((file) => !IMPURE.test(file));
    const wrong = pure.filter((file) => {
      const code = readFileSync(join(ROOT, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return forbidden.test(code);
    });
    expect(wrong).toEqual([]);
  });
});

describe("size", () => {
  const lengths = ALL.map((file) => ({
    file,
    lines: readFileSync(join(ROOT, file), "utf8").split("\n").length - 1,
  })).sort((a, b) => a.lines - b.lines);

  it("the median source file has at most 120 lines", () => {
    expect(lengths[lengths.length >> 1]?.lines ?? 0).toBeLessThanOrEqual(120);
  });

  it("no source file has more than 500 lines", () => {
    expect(lengths.filter(({ lines }) => lines > 500)).toEqual([]);
  });
});
