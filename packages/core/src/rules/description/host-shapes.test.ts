import { describe, expect, it } from "vitest";
import { findProfile } from "../../skill/profiles/profiles.ts";
import { HERMES_BLOCK, HERMES_FIELDS, OPENAI_SIDECAR, OPENCLAW_BLOCK } from "./host-shapes.ts";

describe("host shapes", () => {
  it.each([OPENAI_SIDECAR, OPENCLAW_BLOCK, HERMES_BLOCK, HERMES_FIELDS])(
    "of $host say where they are from and when somebody looked",
    ({ host, source, verifiedOn }) => {
      expect(findProfile(host)).toBeDefined();
      expect(source.length).toBeGreaterThan(10);
      expect(verifiedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/);
    },
  );
});
