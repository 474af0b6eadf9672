import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { CtxfstError } from "../../base/errors.ts";
import { type MemoryRun, memoryRun } from "../../testing/memory-run.ts";
import { readJournal } from "./read-journal.ts";
import { replayJournal } from "./replay-journal.ts";
import type { RunEvent } from "./run-event.ts";
import { formatTransaction, type Transaction } from "./transaction.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => readJournal<RunEvent>(bytes, "run.jsonl");

let run: MemoryRun;
beforeAll(async () => {
  run = await memoryRun(
    {
      解析: { postconditions: ["entity:a"] },
      "last-one": { preconditions: ["entity:a"], postconditions: ["entity:goal"] },
    },
    "entity:goal",
    { execute: () => ({ result: "success", summary: "done — 完成 \u2028 🙂" }) },
  );
});

describe("readJournal", () => {
  it("gives back what was written", () => {
    const reading = read(bytesOf(run.journal));
    expect(reading.transactions).toEqual(run.transactions);
    expect(reading.tornBytes).toBe(0);
    expect(replayJournal(reading.transactions)).toEqual(run.state);
  });

  it("cut at any byte gives the whole lines before the cut, and says what is torn", () => {
    const bytes = bytesOf(run.journal);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const part = bytes.subarray(0, cut);
      const { transactions, wholeBytes, tornBytes } = read(part);
      const whole = part.filter((byte) => byte === 10).length;
      expect(transactions).toEqual(run.transactions.slice(0, whole));
      expect(wholeBytes + tornBytes).toBe(cut);
      const repaired = read(
        bytesOf(
          new TextDecoder().decode(part.subarray(0, wholeBytes)) +
            formatTransaction({ seq: whole + 1, at: "now", events: [{ type: "run-resumed" }] }),
        ),
      );
      expect(repaired.transactions).toHaveLength(whole + 1);
    }
  });

  it("finds any change of a whole line, and names the line", () => {
    const bytes = bytesOf(run.journal);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const damaged = bytes.slice();
        damaged[place] = (damaged[place] as number) ^ change;
        const line = bytes.subarray(0, place).filter((byte) => byte === 10).length + 1;
        try {
          const { transactions, tornBytes } = read(damaged);
          // What lost its end looks like a torn line; nothing else passes.
          expect(place).toBe(bytes.length - 1);
          expect(tornBytes).toBeGreaterThan(0);
          expect(transactions).toHaveLength(run.transactions.length - 1);
        } catch (error) {
          expect(error).toBeInstanceOf(CtxfstError);
          expect(error).toMatchObject({ code: "file-invalid", file: "run.jsonl", line });
        }
      }),
    );
  });

  it("refuses lines that are missing, doubled or not transactions", () => {
    const lines = run.journal.split("\n");
    const damage = (change: (all: string[]) => void): Uint8Array => {
      const all = [...lines];
      change(all);
      return bytesOf(all.join("\n"));
    };
    expect(() => read(damage((all) => all.splice(1, 1)))).toThrow("lines are missing or doubled");
    expect(() => read(damage((all) => all.splice(1, 0, all[0] as string)))).toThrow("doubled");
    expect(() => read(damage((all) => all.splice(0, 1, "[]")))).toThrow("expected an object");
    expect(() => read(damage((all) => all.splice(0, 0, "")))).toThrow("not JSON");
  });
});

describe("formatTransaction", () => {
  it("gives one line whatever its texts hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const transaction: Transaction<{ type: string; text: string }> = {
          seq: 1,
          at: text,
          events: [{ type: "t", text }],
        };
        const line = formatTransaction(transaction);
        expect(line.indexOf("\n")).toBe(line.length - 1);
        expect(readJournal(bytesOf(line), "f").transactions).toEqual([transaction]);
      }),
    );
  });
});

describe("replayJournal", () => {
  it("gives the state of every prefix that began", () => {
    for (let length = 1; length <= run.transactions.length; length += 1) {
      const state = replayJournal(run.transactions.slice(0, length));
      expect(state.end !== null).toBe(length === run.transactions.length);
    }
  });
});
