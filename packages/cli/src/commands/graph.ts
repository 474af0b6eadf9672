import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  buildGraph,
  CtxfstError,
  compareDeclared,
  compareGraph,
  type EntityGraph,
  formatGraph,
  mergeRunPart,
  readGraph,
  toVisibleLine,
} from "@ctxfst/core";
import { requireOwnFile, writeFileAtomic } from "@ctxfst/core/node";
import type { RunCommand } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import {
  findRoot,
  type OpenRepository,
  openRepository,
  requireSoundConfig,
} from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";

/** `ctxfst graph build|check|show` */
export const graph: RunCommand = async ({ options, arguments: [action] }, shell) => {
  if (action !== "build" && action !== "check" && action !== "show") {
    const asked = action === undefined ? "what to do" : `not "${action}"`;
    throw new CtxfstError(
      "usage",
      `graph takes build, check or show, ${asked}; see ctxfst graph --help`,
    );
  }
  if (options["dry-run"] === true && action !== "build") {
    throw new CtxfstError(
      "usage",
      `--dry-run goes with graph build; graph ${action} writes nothing`,
    );
  }
  const opened = openRepository(findRoot(shell.cwd), { config: textOption(options, "config") });
  requireSoundConfig(opened);
  requireReadGraph(opened);
  if (action === "build") return build(opened, options["dry-run"] === true, shell);
  return action === "check" ? checkGraph(opened, shell) : show(opened, shell);
};

/** A graph file that was not read must not be taken for one that is not there: its run part would be lost. */
function requireReadGraph({ root, config, files }: OpenRepository): void {
  const { file } = config.graph;
  requireOwnFile(root, file);
  const wasNotRead = files.skipped.some(
    (input) =>
      input.file === file && (input.reason === "too-large" || input.reason === "unreadable"),
  );
  if (wasNotRead) {
    throw new CtxfstError("file-unreadable", "the graph file cannot be read, or is over 16 MiB", {
      file,
    });
  }
}

/** The graph as it would be written: declared anew, with the run part of the file when that can be read. */
function fullGraph({ repository, config }: OpenRepository, shell: Shell): EntityGraph {
  const declared = buildGraph(repository, config);
  const text = repository.texts.get(config.graph.file);
  if (text === undefined) return declared;
  const reading = readGraph(text);
  if (reading.problem === null) return mergeRunPart(declared, reading.graph);
  const { line, reason } = reading.problem;
  const rest =
    reading.recovered === null
      ? "what runs recorded in it is lost"
      : "what can be read of it is kept";
  const place = `${config.graph.file}:${line}`;
  shell.stderr(
    `ctxfst: ${toVisibleLine(`${place}: the file cannot be read (${reason}) and is rebuilt; ${rest}`)}\n`,
  );
  return reading.recovered === null ? declared : mergeRunPart(declared, reading.recovered);
}

function build(opened: OpenRepository, isDry: boolean, shell: Shell): ExitCode {
  const { repository, config, root } = opened;
  const { file } = config.graph;
  const built = fullGraph(opened, shell);
  const text = formatGraph(built);
  const isSame = repository.texts.get(file) === text;
  if (!isSame && !isDry) write(root, file, text);
  if (shell.isJson)
    shell.stdout(`${JSON.stringify({ file, changed: !isSame, written: !isSame && !isDry })}\n`);
  else if (!shell.isQuiet) {
    const what = isSame ? "is up to date" : isDry ? "would change" : "written";
    shell.stdout(`${file} ${what}: ${built.nodes.length} nodes, ${built.edges.length} edges\n`);
  }
  return EXIT.fine;
}

function write(root: string, file: string, text: string): void {
  const path = join(root, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (cause) {
    throw new CtxfstError("write-failed", `cannot make its folder: ${(cause as Error).message}`, {
      file,
      cause,
    });
  }
  writeFileAtomic(path, text);
}

function checkGraph(opened: OpenRepository, shell: Shell): ExitCode {
  const { repository, config } = opened;
  const status = compareGraph(repository, config);
  const isWrong = status.state === "stale" || status.state === "unreadable";
  if (shell.isJson) {
    shell.stdout(
      `${JSON.stringify({ file: status.file, state: status.state, ...differenceOf(opened) }, null, 2)}\n`,
    );
  } else if (status.state === "absent") {
    if (!shell.isQuiet) shell.stdout(`${status.file} does not exist; nothing to compare\n`);
  } else if (isWrong || !shell.isQuiet) {
    shell.stdout(`${status.file} is ${status.state === "fresh" ? "up to date" : status.state}\n`);
    for (const line of differenceLines(opened)) shell.stdout(`  ${toVisibleLine(line)}\n`);
    if (isWrong) shell.stdout("ctxfst graph build brings it up to date\n");
  }
  return isWrong ? EXIT.wrong : EXIT.fine;
}

/** Ids of nodes and edges that differ; empty lists when the file cannot be read or is not there. */
function differenceOf({
  repository,
  config,
}: OpenRepository): Readonly<Record<string, readonly string[]>> {
  const text = repository.texts.get(config.graph.file);
  const previous = text === undefined ? null : readGraph(text).graph;
  const empty = { meta: {}, nodes: [], edges: [] };
  if (text !== undefined && previous === null) {
    return { nodes_missing: [], nodes_extra: [], edges_missing: [], edges_extra: [] };
  }
  const difference = compareDeclared(previous ?? empty, buildGraph(repository, config));
  const edgeText = ({ source, relation, target }: EntityGraph["edges"][number]): string =>
    `${source} ${relation} ${target}`;
  return {
    nodes_missing: difference.nodesMissing.map(({ id }) => id),
    nodes_extra: difference.nodesExtra.map(({ id }) => id),
    edges_missing: difference.edgesMissing.map(edgeText),
    edges_extra: difference.edgesExtra.map(edgeText),
  };
}

const MOST_LINES = 40;

function differenceLines(opened: OpenRepository): string[] {
  const difference = differenceOf(opened);
  const lines = Object.entries(difference).flatMap(([kind, entries]) =>
    entries.map((entry) => `${kind.endsWith("missing") ? "+" : "-"} ${entry}`),
  );
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`];
}

function show(opened: OpenRepository, shell: Shell): ExitCode {
  const built = fullGraph(opened, shell);
  if (shell.isJson) {
    shell.stdout(formatGraph(built));
    return EXIT.fine;
  }
  const out = new Map<string, string[]>();
  for (const { source, relation, target } of built.edges) {
    const lines = out.get(source);
    const line = `    ${relation.toLowerCase().replace("_", " ").padEnd(10)}  ${toVisibleLine(target)}`;
    if (lines === undefined) out.set(source, [line]);
    else lines.push(line);
  }
  for (const { id, type } of built.nodes) {
    const lines = out.get(id);
    if (lines === undefined) continue;
    shell.stdout(
      `  ${shell.style("heading", toVisibleLine(id))} ${shell.style("quiet", toVisibleLine(type))}\n${lines.join("\n")}\n`,
    );
  }
  shell.stdout(`${built.nodes.length} nodes, ${built.edges.length} edges\n`);
  return EXIT.fine;
}
