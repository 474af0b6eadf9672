import { isRecord } from "../../base/is-record.ts";
import type { McpConfig } from "../../config/execution.ts";
import type { ExecutorResult } from "../../loop/executor.ts";
import type { Perform } from "./executor-settings.ts";
import { openMcpConnection } from "./mcp-connection.ts";
import { lastLine, processCall } from "./process-call.ts";

const PROTOCOL_VERSION = "2025-06-18";
const LONGEST_EXCERPT = 2000;

/**
 * Performs a skill by one call of a tool of an MCP server. The tool's structured content may be a result as any executor
 * gives it; without that, a call that went well is a success and one with `isError` a failure.
 */
export const performMcp: Perform = async (call, config, settings, folder) => {
  const mcp = config.mcp as McpConfig;
  const { signal } = settings;
  const connection = openMcpConnection(
    processCall(mcp.server, "run", call, config, settings, folder),
  );
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const late = new Error(`it took longer than ${config.timeout} s and was ended`);
    timer = setTimeout(() => reject(late), config.timeout * 1000);
    onAbort = () => reject(new Error("it was ended before it was done"));
    if (signal?.aborted === true) onAbort();
    signal?.addEventListener("abort", onAbort, { once: true });
  });
  const evidence = { mcp_tool: mcp.tool };
  try {
    const answer = await Promise.race([over, callTool(connection, mcp)]);
    const { summary, ...result } = readToolAnswer(answer);
    const excerpt = summary === undefined ? {} : { answer: summary.slice(0, LONGEST_EXCERPT) };
    return {
      summary: lastLine(summary ?? ""),
      ...result,
      evidence: { ...evidence, ...excerpt },
    };
  } catch (error) {
    return { result: "failed", summary: (error as Error).message, evidence };
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal?.removeEventListener("abort", onAbort);
    connection.close();
  }
};

async function callTool(
  { request, notify }: ReturnType<typeof openMcpConnection>,
  { tool, arguments: given }: McpConfig,
): Promise<unknown> {
  await request("initialize", {
    protocolVersion: PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: "ctxfst", version: "1" },
  });
  notify("notifications/initialized", {});
  return request("tools/call", { name: tool, arguments: given });
}

/** A tool's answer as a result. */
function readToolAnswer(answer: unknown): ExecutorResult {
  if (!isRecord(answer)) return { result: "failed", summary: "the tool answered with no result" };
  const { structuredContent, content, isError } = answer;
  const text = (Array.isArray(content) ? content : [])
    .flatMap((part) => (isRecord(part) && typeof part.text === "string" ? [part.text] : []))
    .join("\n");
  if (isError === true) return { result: "failed", summary: text };
  if (isRecord(structuredContent) && typeof structuredContent.result === "string") {
    return { summary: text, ...(structuredContent as unknown as ExecutorResult) };
  }
  return { result: "success", summary: text };
}
