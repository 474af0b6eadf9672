import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import {
  buildRepository,
  type Config,
  type ConfigProblem,
  CtxfstError,
  completedSkills,
  type Repository,
  type RepositoryFiles,
  readWorld,
  type StartFacts,
  startFacts,
  type World,
} from "@ctxfst/core";
import { CONFIG_NAMES, isInside, loadConfig, readRepositoryFiles } from "@ctxfst/core/node";

/** A checkout as commands use it. */
export interface OpenRepository {
  /** Absolute path of the root. */
  readonly root: string;
  readonly config: Config;
  readonly configProblems: readonly ConfigProblem[];
  /** Parsed when it is first asked for. */
  readonly repository: Repository;
  /** Read again where they are asked for after `repository`. */
  readonly files: RepositoryFiles;
  /** What the world file says; nothing without one. */
  readonly start: StartFacts;
}

export interface OpenOptions {
  /** Path of a config in place of the one at the root. */
  readonly config?: string | undefined;
  /** True for callers that read the world file themselves: it may then be absent or broken. */
  readonly isWorldIgnored?: boolean;
}

/**
 * Reads the repository at `root`.
 * @throws CtxfstError when the root, the named config or the world file cannot be used
 */
export function openRepository(root: string, options: OpenOptions = {}): OpenRepository {
  if (!existsSync(root)) throw new CtxfstError("file-not-found", `${root} does not exist`);
  if (!statSync(root).isDirectory())
    throw new CtxfstError("not-a-repository", `${root} is not a folder`);
  const { config, problems } = loadConfig(root, options.config);
  let files: RepositoryFiles | null = readRepositoryFiles(root, config);
  let built: Repository | null = null;
  const readFiles = (): RepositoryFiles => {
    files ??= readRepositoryFiles(root, config);
    return files;
  };
  const world = options.isWorldIgnored === true ? undefined : files.texts.get(config.world.file);
  if (world === undefined && config.world.isConfigured && options.isWorldIgnored !== true) {
    throw new CtxfstError(
      "file-not-found",
      `world.file names ${config.world.file}, which does not exist or cannot be read`,
    );
  }
  return {
    root,
    config,
    configProblems: problems,
    get files() {
      return readFiles();
    },
    get repository() {
      if (built === null) {
        built = buildRepository(readFiles(), config);
        // The bytes are texts now, and in large repositories half of the memory.
        files = null;
      }
      return built;
    },
    start: world === undefined ? { world: [] } : startOfWorld(readWorld(world, config.world.file)),
  };
}

/**
 * The root that a command works on when none is named: the nearest folder upwards with a config, inside the same
 * checkout; without one the current folder.
 */
export function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (CONFIG_NAMES.some((name) => existsSync(join(folder, name)))) return folder;
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return from;
  }
}

/** A path of the caller as a root-relative POSIX path; null when it lies outside. */
export function pathInside(root: string, cwd: string, path: string): string | null {
  const absolute = resolve(cwd, path);
  const real = existsSync(absolute) ? realpathSync(absolute) : absolute;
  for (const [base, target] of [
    [root, absolute],
    [realpathSync(root), real],
  ] as const) {
    if (isInside(base, target)) return relative(base, target).split(sep).join("/");
  }
  return null;
}

/** Where a world leaves off. */
export function startOfWorld(world: World): StartFacts {
  return { world: startFacts(world), completed: completedSkills(world) };
}

/** Whether the config has errors: what it says is then not what its author meant. */
export function hasConfigError({ configProblems }: OpenRepository): boolean {
  return configProblems.some(({ code }) => code === "config-invalid");
}

/**
 * Stops commands that act on a config with errors in it. Lint and check first say what they found, this included.
 * @throws CtxfstError `config` with the first error's place
 */
export function requireSoundConfig({ config, configProblems }: OpenRepository): void {
  const problem = configProblems.find(({ code }) => code === "config-invalid");
  if (problem === undefined) return;
  const { found = "", expected = "" } = problem.args;
  const place = problem.path === "" ? "" : `${problem.path}: `;
  const words = expected === "" ? "is not valid" : `expected ${expected}, found ${found}`;
  throw new CtxfstError("config", `${place}${words}; ctxfst lint shows all`, {
    file: config.file ?? undefined,
    line: problem.position.line,
  });
}
