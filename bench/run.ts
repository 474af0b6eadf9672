/** `npm run bench [PART] [ARGUMENT…]`: runs a part of the bench, by default the fixture tasks. See README.md. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  families: () => import("./families/run.ts"),
  peers: () => import("./peers/run.ts"),
  latency: () => import("./latency/run.ts"),
  disk: () => import("./disk/run.ts"),
  certificates: () => import("./families/certify.ts"),
};

const part = PARTS[process.argv[2] ?? ""];
if (part !== undefined) process.argv.splice(2, 1);
await (part ?? (() => import("./fixtures/run.ts")))();
