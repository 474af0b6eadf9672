import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

// Tests run from source: the scoped export condition makes workspace packages resolve to src.
const conditions = ["@ctxfst/source", "node", "import", "module", "default"];

interface ProjectOptions {
  readonly name: string;
  readonly include: readonly string[];
  readonly timeout?: number;
}

const project = ({ name, include, timeout = 10_000 }: ProjectOptions) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ["@ctxfst/source"] } },
  test: {
    name,
    include: [...include],
    setupFiles: [fileURLToPath(new URL("test/seed.ts", import.meta.url))],
    testTimeout: timeout,
    hookTimeout: 60_000,
  },
});

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      project({ name: "schema", include: ["packages/schema/**/*.test.ts"] }),
      project({ name: "core", include: ["packages/core/src/**/*.test.ts"] }),
      project({ name: "cli", include: ["packages/cli/**/*.test.ts"] }),
      project({ name: "action", include: ["packages/action/**/*.test.ts"] }),
      project({ name: "testkit", include: ["packages/testkit/**/*.test.ts"] }),
      project({ name: "house", include: ["test/*.test.ts"], timeout: 120_000 }),
      project({ name: "conformance", include: ["test/conformance/**/*.test.ts"], timeout: 60_000 }),
      project({ name: "e2e", include: ["test/e2e/**/*.test.ts"], timeout: 120_000 }),
    ],
  },
});

export default config;
