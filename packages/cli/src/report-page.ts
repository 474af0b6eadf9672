import { createHash } from "node:crypto";
import { buildGraph, reportPage as page } from "@ctxfst/core";
import type { CheckRun } from "./run-check.ts";

/** The report page of a check, as `check --html` writes it. */
export function reportPage({ opened, result }: CheckRun): string {
  const { repository, config } = opened;
  return page(result, repository, {
    graph: buildGraph(repository, config),
    sha256: (text) => createHash("sha256").update(text).digest("base64"),
  });
}
