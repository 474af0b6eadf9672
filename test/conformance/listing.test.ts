import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Listing, type ListingInput, skillListing } from "@ctxfst/core";
import { describe, expect, it } from "vitest";

interface ListingCase {
  readonly id: string;
  readonly input: ListingInput;
  readonly expected: Listing;
}

const FILE = join(import.meta.dirname, "../fixtures/conformance/listing-cases.json");
const { cases }: { cases: readonly ListingCase[] } = JSON.parse(readFileSync(FILE, "utf8"));

describe("skill listings", () => {
  it.each(cases)("$id is what the host shows", ({ input, expected }) => {
    expect(skillListing(input)).toEqual(expected);
  });

  it("are all there", () => {
    expect(cases.length).toBe(12);
  });
});
