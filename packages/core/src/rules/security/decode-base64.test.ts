import { describe, expect, it } from "vitest";
import { decodeBase64, decodeBase64Text } from "./decode-base64.ts";

describe("decodeBase64", () => {
  it("decodes with and without filling", () => {
    expect(decodeBase64("AQID")).toEqual([1, 2, 3]);
    expect(decodeBase64("AQI=")).toEqual([1, 2]);
    expect(decodeBase64("AQ")).toEqual([1]);
  });

  it("stops after what is enough to tell", () => {
    expect(decodeBase64("A".repeat(10_000))).toHaveLength(300);
  });
});

describe("decodeBase64Text", () => {
  it("gives text in one line", () => {
    expect(decodeBase64Text("ZWNobyBoaQplY2hvIGJ5ZQ==")).toBe("echo hi echo bye");
  });

  it("gives nothing for bytes", () => {
    expect(decodeBase64Text("AQID")).toBeNull();
  });
});
