import { describe, expect, it } from "vitest";
import { BucketQueue } from "./bucket-queue.ts";

describe("BucketQueue", () => {
  it("gives entries by priority, the newest of equals first", () => {
    const queue = new BucketQueue(5);
    queue.push(3, 30);
    queue.push(0, 1);
    queue.push(3, 31);
    expect([queue.pop(), queue.pop(), queue.pop(), queue.pop()]).toEqual([1, 31, 30, -1]);
    expect(queue.priority).toBe(3);
  });

  it("takes entries as far above the smallest as its span, round and round", () => {
    const queue = new BucketQueue(2);
    queue.push(0, 0);
    for (let step = 1; step <= 100; step += 1) {
      expect(queue.pop()).toBe(2 * (step - 1));
      queue.push(queue.priority + 2, 2 * step);
    }
    expect(queue.size).toBe(1);
  });
});
