import { isRecord } from "../../base/is-record.ts";
import { parseJson } from "../../base/parse-json.ts";
import type { ExecutorResult } from "../../loop/executor.ts";

const LONGEST = 1_000_000;

/**
 * The result in what an agent printed: all of it as JSON, else the last JSON object with a result in it, since agents
 * like to talk first and to put fences around what they say. What is none of that is a failure.
 */
export function readAgentAnswer(text: string | null): ExecutorResult {
  if (text === null)
    return { result: "failed", summary: "the agent's answer is too long or missing" };
  const whole = parseJson(text);
  if (whole.ok && isResult(whole.value)) return whole.value;
  const found = text.length > LONGEST ? null : lastResult(text);
  return found ?? { result: "failed", summary: "the agent's answer holds no JSON with a result" };
}

/** Whether it has the keys that are read; `judgeOutcome` checks what stands in them. */
function isResult(value: unknown): value is ExecutorResult {
  return isRecord(value) && typeof value.result === "string";
}

/** Objects are looked for from the end, each from its closing bracket to the opening one that makes it whole. */
function lastResult(text: string): ExecutorResult | null {
  const opens = [...text.matchAll(/\{/g)].map(({ index }) => index).slice(-MOST_TRIED);
  const closes = [...text.matchAll(/\}/g)].map(({ index }) => index).slice(-MOST_TRIED);
  for (const end of closes.reverse()) {
    for (const start of [...opens].reverse()) {
      if (start > end) continue;
      const reading = parseJson(text.slice(start, end + 1));
      if (reading.ok && isResult(reading.value)) return reading.value;
    }
  }
  return null;
}

/** Brackets from the end that are tried: an answer is short, whatever is said before it. */
const MOST_TRIED = 40;
