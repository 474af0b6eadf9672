import { isRecord } from "../../base/is-record.ts";
import { parseJson } from "../../base/parse-json.ts";
import { endProcesses } from "./end-processes.ts";
import { type ProgramCall, startProcess } from "./start-process.ts";

/** A server that was started, and takes one request after the other. */
export interface McpConnection {
  /** @throws Error when the server refuses, ends, or answers with what is no answer */
  request(method: string, params: unknown): Promise<unknown>;
  notify(method: string, params: unknown): void;
  /** Ends the server with all that it started. */
  close(): void;
}

/** A server that prints this much without a line end speaks something else. */
const LONGEST_LINE = 10_000_000;

/**
 * Starts a Model Context Protocol server and speaks with it over standard input and output: JSON-RPC 2.0, one message a
 * line (modelcontextprotocol.io, transport "stdio"). What it asks of us is refused, since we offer nothing.
 */
export function openMcpConnection(call: ProgramCall): McpConnection {
  const child = startProcess(call);
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let ended: Error | null = null;
  let sent = 0;
  let rest = "";
  let errors = "";
  const send = (message: Readonly<Record<string, unknown>>): void => {
    child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  };
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const take = (line: string): void => {
    const reading = parseJson(line);
    // Some servers print what is no message; the protocol has it ignored.
    if (!reading.ok || !isRecord(reading.value)) return;
    const { id, method, result, error } = reading.value;
    if (typeof method === "string") {
      if (id === undefined) return;
      if (method === "ping") send({ id, result: {} });
      else send({ id, error: { code: -32601, message: "not offered" } });
      return;
    }
    const pending = waiting.get(Number(id));
    waiting.delete(Number(id));
    if (isRecord(error)) pending?.reject(new Error(`the server refuses: ${String(error.message)}`));
    else pending?.resolve(result);
  };
  child.stdin?.on("error", () => {});
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
    if (rest.length > LONGEST_LINE) end(new Error("the server prints a line without an end"));
  });
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    errors = (errors + chunk).slice(-500);
  });
  child.once("error", (error) => end(new Error(`the server cannot be started: ${error.message}`)));
  child.once("exit", (code, signal) => {
    const last = errors.trim() === "" ? "" : `: ${errors.trim().split("\n").at(-1)}`;
    end(new Error(`the server ended (${code ?? signal})${last}`));
  });
  return {
    request: (method, params) => {
      if (ended !== null) return Promise.reject(ended);
      sent += 1;
      const id = sent;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ id, method, params });
      });
    },
    notify: (method, params) => send({ method, params }),
    close: () => {
      end(new Error("the connection was closed"));
      endProcesses(child.pid, call.marker);
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
  };
}
