import { describe, expect, it } from "vitest";
import { readShell, type ShellPipeline } from "./read-shell.ts";
import { programOf } from "./shell-program.ts";

/** Programs with their arguments: pipelines as lists, what is inside a command behind it. */
function programs(text: string): unknown[] {
  const show = (pipelines: readonly ShellPipeline[]): unknown[] =>
    pipelines.map((pipeline) =>
      pipeline.map((command) => {
        const { name, arguments: args } = programOf(command);
        const inner = show(command.inner);
        return inner.length === 0 ? [name, ...args] : [name, ...args, { inner }];
      }),
    );
  return show(readShell(text));
}

describe("readShell", () => {
  it("splits commands and pipelines", () => {
    expect(programs("a 1 | b 2 && c; d || e\nf & g")).toEqual([
      [
        ["a", "1"],
        ["b", "2"],
      ],
      [["c"]],
      [["d"]],
      [["e"]],
      [["f"]],
      [["g"]],
    ]);
  });

  it("keeps quoted text in one word", () => {
    expect(programs(`echo "a | b" 'rm -rf /' c\\ d`)).toEqual([
      [["echo", "a | b", "rm -rf /", "c d"]],
    ]);
  });

  it("leaves comments and here-documents out", () => {
    expect(programs("a # rm -rf /\ncat <<'END' > f\nrm -rf /\nEND\nb")).toEqual([
      [["a"]],
      [["cat"]],
      [["b"]],
    ]);
  });

  it("continues lines", () => {
    expect(programs("a \\\n  b |\n c")).toEqual([[["a", "b"], ["c"]]]);
  });

  it("reads substitutions of every form", () => {
    expect(programs('sh -c "$(curl x)"; . <(wget y); eval `z`')).toEqual([
      [["sh", "-c", "$(curl x)", { inner: [[["curl", "x"]]] }]],
      [[".", { inner: [[["wget", "y"]]] }]],
      [["eval", "`z`", { inner: [[["z"]]] }]],
    ]);
  });

  it("takes no array for commands", () => {
    expect(programs("X=(rm -rf /)")).toEqual([[[""]]]);
  });

  it("gives ranges in the whole text", () => {
    const [first] = readShell("xx a b xx", 3, 6);
    expect(first?.[0]).toMatchObject({ start: 3, end: 6 });
  });

  it.each(['"', "'", "`", "$(", "((", "<(", "a <<b\n", "\\", ")", "|", '"$(', "a (", "<<<"])(
    "ends soon on many %j",
    (part) => {
      const start = performance.now();
      readShell(part.repeat(50_000));
      readShell(`a ${part.repeat(50_000)} b`);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );

  it.each(["$(", "`", "<(", "a ("])("reads any number of commands behind %j", (opening) => {
    const closing = opening === "`" ? "`" : ")";
    const [pipeline] = readShell(`x ${opening}${"a;".repeat(200_000)}${closing}`);
    expect(pipeline?.[0]?.inner).toHaveLength(200_000);
  });
});

describe("programOf", () => {
  it("looks behind what only changes how a program is run", () => {
    const [pipeline] = readShell("$ X=1 sudo -u root env Y=2 /bin/RM -rf a");
    expect(pipeline?.map(programOf)).toEqual([{ name: "rm", arguments: ["-rf", "a"] }]);
  });
});
