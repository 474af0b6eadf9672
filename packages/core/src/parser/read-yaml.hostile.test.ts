import { describe, expect, it } from "vitest";
import { readYaml } from "./read-yaml.ts";

// Each of these made the YAML library hang, overflow the stack or take seconds when it was used with its defaults.
const SIZE = 64 * 1024;
const fill = (unit: string): string => unit.repeat(Math.floor(SIZE / unit.length));
const numbered = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join("");

const HOSTILE: Readonly<Record<string, string>> = {
  "explicit keys in a row": fill("? "),
  "explicit keys after a document": `a: 1\n---\n${fill("? ").slice(20)}`,
  "explicit keys with values": fill("? a: "),
  "list markers in a row": fill("- "),
  "keys in a row": fill("a: "),
  "keys and list markers": fill("a: - "),
  "open brackets": fill("["),
  "open braces": fill("{"),
  "explicit keys in braces": fill("{? "),
  "brackets closed only inside quotes": fill('["]",'),
  "ever deeper lines": numbered(360, (i) => `${" ".repeat(i)}a:\n`),
  "anchors without end": fill("&a "),
  "tags without end": fill("!t "),
  "aliases without end": fill("*a "),
  "40,000 keys on 40,000 lines": numbered(40_000, (i) => `${i.toString(36)}:\n`),
  "13,000 keys within the limit": numbered(13_000, (i) => `${i.toString(36)}:\n`),
  "the same key again and again": fill("a: 1\n"),
  "tabs as indent": fill("a:\n\tb\n"),
  "an unquoted colon on every line": fill("k: a: b\n"),
  "an open quote on every line": fill('a: "\n'),
  "an open bracket on every line": fill("a: [\n"),
  "a stray word on every line": fill("word\n"),
  "a leading special on every line": fill("a: @b\n"),
  "escapes without end": `"${fill("\\u00e9").slice(8)}"`,
  "folded lines": `>\n${fill(" a\n\n").slice(8)}`,
  "one long plain text": `a: ${fill("x\n  ").slice(8)}`,
  "one long line of blanks": `a:${" ".repeat(SIZE - 20)}b: c`,
  "one long line of hashes": `a: b ${"#".repeat(SIZE - 20)}`,
  "blank lines": `a: 1${"\n".repeat(SIZE - 10)}`,
  "a flow map without end": `{${fill("a,").slice(8)}}`,
};

/** CPU time, since wall time says nothing on a busy machine. */
const seconds = (run: () => void): number => {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

describe("hostile YAML is answered within two seconds of CPU and never throws", () => {
  it.each(Object.entries(HOSTILE))("%s", (_name, source) => {
    let reading = readYaml("");
    expect(
      seconds(() => {
        reading = readYaml(source);
      }),
    ).toBeLessThan(2);
    expect(reading.state === "failed" ? reading.problems.length : 1).toBeGreaterThan(0);
    for (const { range } of reading.problems) {
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThanOrEqual(source.length);
    }
  });
});

describe("limits", () => {
  it("refuses a text over 64 KB before parsing it", () => {
    const { problems } = readYaml(`a: ${"x".repeat(SIZE)}`);
    expect(problems.map(({ code, args }) => [code, args.limit])).toEqual([
      ["resource-limit", "length"],
    ]);
  });

  it("refuses aliases that expand to more values than anyone writes", () => {
    const levels = numbered(
      12,
      (i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(", ")}]\n`,
    );
    const { state, problems } = readYaml(`a0: &a0 [x, x, x]\n${levels}`);
    expect(state).toBe("failed");
    expect(problems.map(({ code, args }) => [code, args.limit])).toEqual([
      ["resource-limit", "aliases"],
    ]);
  });

  it("refuses an alias to the collection that it stands in", () => {
    const { problems } = readYaml("a: &a\n  b: *a\n");
    expect(problems.map(({ code, args }) => [code, args.cause])).toEqual([
      ["yaml-syntax", "alias-cycle"],
    ]);
  });

  it("reads nested flow values of the depth that people write", () => {
    const { state } = readYaml(`metadata: ${'{"a":'.repeat(20)}1${"}".repeat(20)}`);
    expect(state).toBe("read");
  });
});

describe("dangerous keys and tags", () => {
  it("keeps __proto__ as a key like any other and says so", () => {
    const { value, problems } = readYaml("__proto__:\n  admin: true\nname: x\n");
    expect(value?.kind === "map" ? value.fields.map(({ key }) => key) : []).toEqual([
      "__proto__",
      "name",
    ]);
    expect(problems.map(({ args }) => args.feature)).toEqual(["prototype-key"]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each([
    "a: !!binary aGk=",
    "a: !!js/function 'x'",
    "a: !ruby/object:X {}",
    "a: !!python/object:os.x y",
  ])("does not resolve %s", (source) => {
    expect(readYaml(source).state).toBe("failed");
  });

  it("does not let a directive change what words mean", () => {
    const { state, problems } = readYaml("%YAML 1.1\n---\na: yes\n");
    expect(state).toBe("failed");
    expect(problems[0]?.args.cause).toBe("directive");
  });
});
