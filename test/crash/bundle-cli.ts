import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";

const ENTRY = join(import.meta.dirname, "../../packages/cli/src/index.ts");

/** Bundles the command line from source into a folder, so that a process of it starts fast. Gives the program's path. */
export async function bundleCli(folder: string): Promise<string> {
  const build = await rolldown({
    input: { index: ENTRY },
    platform: "node",
    resolve: { conditionNames: ["@ctxfst/source", "node", "import", "module", "default"] },
    logLevel: "silent",
  });
  await build.write({ dir: join(folder, "dist"), format: "esm" });
  await build.close();
  const program = join(folder, "ctxfst.mjs");
  writeFileSync(
    program,
    `import { main, processIo } from "./dist/index.js";\nprocess.exitCode = await main(process.argv.slice(2), processIo());\n`,
  );
  writeFileSync(join(dirname(program), "package.json"), '{"type":"module"}');
  return program;
}
