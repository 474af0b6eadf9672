import { existsSync, realpathSync, statSync } from "node:fs";
import { CtxfstError } from "@ctxfst/core";
import type { Inputs } from "./inputs.ts";
import { pathPrefix, repositoryRoot } from "./repository-root.ts";
import { insideWorkspace } from "./workspace-path.ts";

/** Where everything lies. All paths are absolute and inside the workspace. */
export interface Checkout {
  readonly workspace: string;
  /** The folder that is checked. */
  readonly root: string;
  /** The git checkout that holds it. */
  readonly repositoryRoot: string;
  /** Makes a path of `root` one of the repository. */
  readonly prefix: string;
  readonly config: string | undefined;
  readonly reportFile: string | null;
  readonly htmlFile: string | null;
}

/**
 * Resolves the inputs that are paths.
 * @throws CtxfstError `usage` when one leads out of the workspace, or the folder to check does not exist
 */
export function openCheckout(workspacePath: string, inputs: Inputs): Checkout {
  if (!existsSync(workspacePath)) {
    throw new CtxfstError(
      "usage",
      `GITHUB_WORKSPACE is ${JSON.stringify(workspacePath)}: there is no such folder`,
    );
  }
  const workspace = realpathSync(workspacePath);
  const { workingDirectory } = inputs;
  const root = insideWorkspace(workspace, workspace, workingDirectory, "working-directory");
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    const shown = JSON.stringify(workingDirectory);
    throw new CtxfstError("usage", `input working-directory is ${shown}: there is no such folder`);
  }
  const resolveInput = (path: string | null, input: string): string | null =>
    path === null ? null : insideWorkspace(workspace, root, path, input);
  const repository = repositoryRoot(workspace, root);
  return {
    workspace,
    root,
    repositoryRoot: repository,
    prefix: pathPrefix(repository, root),
    config: resolveInput(inputs.config, "config") ?? undefined,
    reportFile: resolveInput(inputs.reportFile, "report-file"),
    htmlFile: resolveInput(inputs.htmlFile, "html-file"),
  };
}
