import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CtxfstError, goalJson, lintJson } from "@ctxfst/core";
import { type CheckRun, reportPage } from "ctxfst";
import type { ActionIo } from "./action-io.ts";
import type { Checkout } from "./checkout.ts";
import { writeInsideWorkspace } from "./workspace-path.ts";

/**
 * Writes the files that the inputs ask for, and the plans where later steps find them; gives their absolute paths.
 * @throws CtxfstError when one cannot be written
 */
export async function writeResultFiles(
  run: CheckRun,
  { workspace, reportFile, htmlFile }: Checkout,
  { env, tempFolder, createToken }: Pick<ActionIo, "env" | "tempFolder" | "createToken">,
): Promise<{ plan: string | null; report: string | null }> {
  const { opened, result } = run;
  const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  if (reportFile !== null) {
    const report = lintJson(result.lint, opened.repository);
    writeInsideWorkspace(workspace, reportFile, toText(report), "report-file");
  }
  if (htmlFile !== null) {
    const page = await reportPage(run, env.GITHUB_REPOSITORY || basename(workspace));
    writeInsideWorkspace(workspace, htmlFile, page, "html-file");
  }
  if (result.goals.length === 0) return { plan: null, report: reportFile };
  // A name of its own: a second step of the job must not change what the first one's output names.
  const plan = join(tempFolder, `ctxfst-plan-${createToken()}.json`);
  try {
    mkdirSync(tempFolder, { recursive: true });
    const text = toText({ goals: result.goals.map((outcome) => goalJson(outcome)) });
    writeFileSync(plan, text, { flag: "wx" });
  } catch (cause) {
    throw new CtxfstError("write-failed", `cannot write the plans: ${(cause as Error).message}`, {
      cause,
    });
  }
  return { plan, report: reportFile };
}
