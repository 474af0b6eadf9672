import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../config/read-config.ts";
import type { ExecutorAnswer } from "../../loop/executor.ts";
import { runModelOf } from "../../testing/memory-run.ts";
import { configuredExecutor, type ExecutionKind } from "./configured-executor.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "executor-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const { skills } = runModelOf({ work: { postconditions: ["entity:done"] } }, "entity:done");
const BODY = "# Work\n\nSay `hello` and $(stop).\n";

/** Performs the skill `work` as this entry of the config's `execution` says. */
function perform(entry: string, kind: ExecutionKind = "command"): Promise<ExecutorAnswer> {
  const { config, problems } = readConfig(`execution:\n  work: ${entry}\n`, "ctxfst.yaml");
  expect(problems).toEqual([]);
  const executor = configuredExecutor(kind, {
    root,
    execution: config.execution,
    outputFolder: join(root, ".ctxfst/runs/r"),
    env: { PATH: process.env.PATH, SECRET: "s3cret", TOKEN: "t0ken" },
    skillFile: () => ({ file: "skills/work/SKILL.md", text: BODY }),
  });
  return executor.execute({
    run: "r",
    step: 2,
    attempt: 1,
    skill: skills.get("work") as never,
    goal: ["entity:done"],
    facts: ["entity:start"],
    replayKey: "r/2",
  });
}

const file = (name: string): string => join(root, name);

describe("the command executor", () => {
  it("takes exit code 0 for success, and the last line for a summary", async () => {
    expect(await perform('{ command: "echo one; echo two" }')).toMatchObject({
      result: "success",
      summary: "two",
      evidence: { exit_code: 0, ending: "exit" },
    });
  });

  it.each([
    [
      '{"result":"suspended","question":"May I?"}',
      "it answered with suspended, which only a person may",
    ],
    ['{"result":"aborted"}', "it answered with aborted, which only a person may"],
  ])("lets no program speak for a person: %s", async (answer, summary) => {
    writeFileSync(file("answer.json"), answer);
    expect(await perform('{ command: "cp answer.json $CTXFST_RESULT" }')).toMatchObject({
      result: "failed",
      summary,
    });
  });

  it.each(["echo null > $CTXFST_RESULT", "mkfifo $CTXFST_RESULT", "mkdir $CTXFST_RESULT"])(
    "takes no success from what is no answer: %s",
    async (command) => {
      const answer = await perform(`{ command: "${command}" }`);
      expect(["success", "partial", "skipped"]).not.toContain(answer.result);
    },
  );

  it("takes any other exit code for a failure", async () => {
    expect(await perform('{ command: "echo broken; exit 3" }')).toMatchObject({
      result: "failed",
      summary: "it exited with 3: broken",
    });
  });

  it("reads a result that the program writes", async () => {
    const answer = '{"result":"partial","new_states":["entity:half"],"summary":"half of it"}';
    writeFileSync(file("answer.json"), answer);
    expect(await perform('{ command: "cp answer.json $CTXFST_RESULT" }')).toMatchObject({
      result: "partial",
      new_states: ["entity:half"],
      summary: "half of it",
    });
    expect(await perform('{ command: "echo nonsense > $CTXFST_RESULT" }')).toMatchObject({
      result: "not JSON",
    });
    expect(await perform('{ command: "cp answer.json $CTXFST_RESULT; exit 1" }')).toMatchObject({
      result: "failed",
    });
  });

  it("runs scripts of the repository, by the program that their name asks for", async () => {
    writeFileSync(file("work.mjs"), 'console.log("by node " + process.env.CTXFST_SKILL);');
    writeFileSync(file("work.sh"), 'echo "by sh step $CTXFST_STEP"\n');
    expect(await perform("{ script: work.mjs }")).toMatchObject({ summary: "by node work" });
    expect(await perform("{ script: work.sh }")).toMatchObject({ summary: "by sh step 2" });
  });

  it("hands on the variables that are named, and no other", async () => {
    const answer = await perform(
      '{ command: "echo [$SECRET][$TOKEN][$LEVEL]", pass-env: TOKEN, env: { LEVEL: 3 } }',
    );
    expect(answer).toMatchObject({ summary: "[][t0ken][3]" });
  });

  it("believes a success only when it is verified", async () => {
    const wrong = await perform('{ command: "true", verify: "echo nothing there; test -s out" }');
    expect(wrong).toMatchObject({
      result: "failed",
      summary: "verification failed, it exited with 1: nothing there",
    });
    const right = await perform('{ command: "echo x > out", verify: "test -s out" }');
    expect(right).toMatchObject({ result: "success", evidence: { verify: { exit_code: 0 } } });
  });

  it("says how long was too long", async () => {
    expect(await perform('{ command: "sleep 30", timeout: 0.2 }')).toMatchObject({
      result: "failed",
      summary: "it took longer than 0.2 s and was ended",
    });
  });

  it("works in a copy, of which the artifacts of a success come back", async () => {
    const work = "echo new > out; echo new > other";
    await perform(`{ command: "${work}; exit 1", working-copy: true, artifacts: out }`);
    expect(existsSync(file("out"))).toBe(false);
    await perform(`{ command: "${work}", verify: "false", working-copy: true, artifacts: out }`);
    expect(existsSync(file("out"))).toBe(false);
    await perform(
      `{ command: "${work}", verify: "test -s out", working-copy: true, artifacts: out }`,
    );
    expect(readFileSync(file("out"), "utf8")).toBe("new\n");
    expect(existsSync(file("other"))).toBe(false);
  });

  it("copies nothing back through a link that leads out of the repository", async () => {
    const outside = mkdtempSync(join(tmpdir(), "executor-outside-"));
    symlinkSync(outside, file("way"));
    const work = "rm way; mkdir way; echo new > way/out";
    const entry = `{ command: "${work}", working-copy: true, artifacts: way/out }`;
    await expect(perform(entry)).rejects.toThrow("leads out of the repository");
    expect(existsSync(join(outside, "out"))).toBe(false);
    rmSync(outside, { recursive: true });
  });

  it("refuses a skill of which the config says nothing", async () => {
    await expect(perform('{ verify: "true" }')).rejects.toThrow("execution.work.command");
  });
});

describe("the agent executor", () => {
  it("hands the skill's text to a program as one word, whatever is in it", async () => {
    writeFileSync(
      file("agent.mjs"),
      `import { writeFileSync } from "node:fs";
writeFileSync("prompt.txt", process.argv.slice(2).join("|"));
console.log("Thinking…\\n\`\`\`json\\n" + JSON.stringify({ result: "success", summary: "said it" }) + "\\n\`\`\`");`,
    );
    const words = await perform("{ agent: [node, agent.mjs, '{prompt}'] }", "agent");
    expect(words).toMatchObject({ result: "success", summary: "said it" });
    expect(readFileSync(file("prompt.txt"), "utf8")).toContain(BODY.trim());
    const shell = await perform('{ agent: "node agent.mjs {prompt}" }', "agent");
    expect(shell).toMatchObject({ result: "success" });
    expect(readFileSync(file("prompt.txt"), "utf8")).toContain("Say `hello` and $(stop).");
  });

  it("gives the prompt on standard input where no word asks for it", async () => {
    const command = `node -e "let s='';process.stdin.on('data',c=>s+=c).on('end',()=>console.log(JSON.stringify({result:'partial',summary:s.split('\\\\n')[0]})))"`;
    const answer = await perform(`{ agent: ${JSON.stringify(command)} }`, "agent");
    expect(answer).toMatchObject({ result: "partial" });
    expect((answer as { summary: string }).summary).toContain('Perform the skill "work"');
  });

  it("takes an answer without a result for a failure", async () => {
    expect(await perform('{ agent: "echo I am done!" }', "agent")).toMatchObject({
      result: "failed",
      summary: "the agent's answer holds no JSON with a result",
    });
  });
});

describe("an agent at an address", () => {
  let server: Server;
  let asked: { headers: Record<string, unknown>; body: string };
  let url: string;
  const listen = async (status: number, answer: string): Promise<void> => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += String(chunk);
      });
      request.on("end", () => {
        asked = { headers: request.headers, body };
        response.writeHead(status, { location: "http://127.0.0.1:1/" }).end(answer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  afterEach(() => void server.close());

  it("is posted the prompt in the template, with the headers that the config allows", async () => {
    const result = JSON.stringify({ result: "success", new_states: ["entity:done"] });
    await listen(200, JSON.stringify({ choices: [{ message: { content: result } }] }));
    const answer = await perform(
      `{ agent: { url: "${url}", answer: choices.0.message.content, headers: { authorization: "Bearer \${TOKEN} \${SECRET}" }, body: { messages: [{ content: "{prompt}" }] } }, pass-env: TOKEN }`,
      "agent",
    );
    expect(answer).toMatchObject({ result: "success", new_states: ["entity:done"] });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable that is not allowed stays as written
    expect(asked.headers.authorization).toBe("Bearer t0ken ${SECRET}");
    expect(JSON.parse(asked.body).messages[0].content).toContain(BODY.trim());
  });

  it.each([
    [500, "oh"],
    [302, ""],
  ])("fails with status %i, and leads nowhere else", async (status, text) => {
    await listen(status, text);
    expect(await perform(`{ agent: { url: "${url}" } }`, "agent")).toMatchObject({
      result: "failed",
      summary: `the agent answered with status ${status}`,
    });
  });
});

describe("the MCP executor", () => {
  const SERVER = `
import { createInterface } from "node:readline";
const say = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
let isReady = false;
console.log("a line that is no message");
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === "initialize") {
    say({ id: 99, method: "roots/list" });
    say({ id, result: { protocolVersion: params.protocolVersion, capabilities: {} } });
  } else if (method === "notifications/initialized") isReady = true;
  else if (method === "tools/call" && isReady) {
    const { name, arguments: given } = params;
    if (name === "echo") say({ id, result: { content: [{ type: "text", text: given.text }] } });
    else if (name === "wrong") say({ id, result: { isError: true, content: [{ type: "text", text: "no such page" }] } });
    else if (name === "half") say({ id, result: { content: [], structuredContent: { result: "partial", new_states: ["entity:half"] } } });
    else if (name === "quit") process.exit(7);
    else if (name !== "silent") say({ id, error: { code: -32602, message: "unknown tool" } });
  }
});`;
  const call = (tool: string, rest = ""): Promise<ExecutorAnswer> => {
    writeFileSync(file("server.mjs"), SERVER);
    return perform(
      `{ mcp: { server: [node, server.mjs], tool: ${tool}${rest} }, timeout: 1 }`,
      "mcp",
    );
  };

  it("calls the tool with its arguments", async () => {
    expect(await call("echo", ", arguments: { text: hello }")).toMatchObject({
      result: "success",
      summary: "hello",
    });
  });

  it("takes a structured result for what it says", async () => {
    expect(await call("half")).toMatchObject({ result: "partial", new_states: ["entity:half"] });
  });

  it.each([
    ["wrong", "no such page"],
    ["other", "the server refuses: unknown tool"],
    ["quit", "the server ended (7)"],
    ["silent", "it took longer than 1 s and was ended"],
  ])("fails when the server does: %s", async (tool, summary) => {
    expect(await call(tool)).toMatchObject({ result: "failed", summary });
  });
});
