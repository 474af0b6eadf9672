import { describe, expect, it } from "vitest";
import { readConfig } from "./read-config.ts";

const execution = (text: string) => readConfig(text, "ctxfst.yaml").config.execution;

describe("execution in the config", () => {
  it("is read with its defaults", () => {
    expect(execution("execution:\n  build: { command: make }\n")).toEqual({
      build: {
        command: "make",
        script: null,
        agent: null,
        mcp: null,
        verify: null,
        compensate: null,
        timeout: 600,
        env: {},
        passEnv: [],
        artifacts: [],
        retries: 0,
        hasWorkingCopy: false,
      },
    });
  });

  it("takes commands as words, variables of any kind and lists of paths", () => {
    const { build } = execution(`
execution:
  build:
    script: ./scripts/build.sh
    verify: [test, -s, out.json]
    env: { LEVEL: 2, DEBUG: true }
    pass-env: HOME
    artifacts: ./out.json
    working-copy: true
`);
    expect(build).toMatchObject({
      script: "scripts/build.sh",
      verify: ["test", "-s", "out.json"],
      env: { LEVEL: "2", DEBUG: "true" },
      passEnv: ["HOME"],
      artifacts: ["out.json"],
      hasWorkingCopy: true,
    });
  });

  it("knows agents by command or address, and tools of servers", () => {
    const { a, b, c, d } = execution(`
execution:
  a: { agent: [agent, -p] }
  b: { agent: { command: "agent {prompt}" } }
  c: { agent: { url: "http://127.0.0.1:1/", answer: choices.0.text } }
  d: { mcp: { server: [node, server.mjs], tool: index, arguments: { depth: 2 } } }
`);
    expect(a?.agent).toEqual({ kind: "command", command: ["agent", "-p"] });
    expect(b?.agent).toEqual({ kind: "command", command: "agent {prompt}" });
    expect(c?.agent).toMatchObject({ kind: "http", body: { prompt: "{prompt}" }, headers: {} });
    expect(d?.mcp).toEqual({
      server: ["node", "server.mjs"],
      tool: "index",
      arguments: { depth: 2 },
    });
  });

  it("falls away for a skill whose entry is invalid anywhere, and only for it", () => {
    const text = `
execution:
  bad: { command: make, timeout: -1 }
  worse: { script: ../outside.sh }
  good: { command: make }
`;
    expect(Object.keys(execution(text))).toEqual(["good"]);
  });
});
