import type { LandmarkList } from "./landmark-list.ts";

/** Once so many numbers are stored, landmarks of further states are not kept. */
const MOST_ITEMS = 1 << 25;

/** Landmarks of many states, by number of the state, packed one after the other. */
export class LandmarkStore {
  #items = new Int32Array(4096);
  #charges = new Float64Array(1024);
  #itemCount = 0;
  #chargeCount = 0;
  /** By state: where its landmarks start in `#items` and `#charges`, and how many there are; -1 when not kept. */
  #itemStarts = new Int32Array(1024).fill(-1);
  #chargeStarts = new Int32Array(1024);
  #counts = new Int32Array(1024);

  has(state: number): boolean {
    return (
      state >= 0 && state < this.#itemStarts.length && (this.#itemStarts[state] as number) >= 0
    );
  }

  save(state: number, landmarks: LandmarkList): void {
    const size = landmarks.startOf(landmarks.count) + landmarks.count;
    if (this.#itemCount + size > MOST_ITEMS) return;
    this.#reserve(state, size, landmarks.count);
    this.#itemStarts[state] = this.#itemCount;
    this.#chargeStarts[state] = this.#chargeCount;
    this.#counts[state] = landmarks.count;
    for (let i = 0; i < landmarks.count; i += 1) {
      const operators = landmarks.operatorsOf(i);
      this.#items[this.#itemCount] = operators.length;
      this.#items.set(operators, this.#itemCount + 1);
      this.#itemCount += operators.length + 1;
      this.#charges[this.#chargeCount] = landmarks.chargeOf(i);
      this.#chargeCount += 1;
    }
  }

  /**
   * Charges the landmarks of a state that do not hold the operator `without` against `costs`, adds them to
   * `landmarks`, and gives the sum of the charges.
   */
  replay(state: number, without: number, costs: Float64Array, landmarks: LandmarkList): number {
    let at = this.#itemStarts[state] as number;
    const first = this.#chargeStarts[state] as number;
    let total = 0;
    for (let i = 0; i < (this.#counts[state] as number); i += 1) {
      const end = at + 1 + (this.#items[at] as number);
      const operators = this.#items.subarray(at + 1, end);
      at = end;
      if (operators.includes(without)) continue;
      const charge = this.#charges[first + i] as number;
      for (let k = 0; k < operators.length; k += 1) {
        const operator = operators[k] as number;
        costs[operator] = (costs[operator] as number) - charge;
      }
      landmarks.add(operators, operators.length, charge);
      total += charge;
    }
    return total;
  }

  #reserve(state: number, items: number, charges: number): void {
    while (this.#itemCount + items > this.#items.length) this.#items = doubled(this.#items);
    while (this.#chargeCount + charges > this.#charges.length) {
      const longer = new Float64Array(this.#charges.length * 2);
      longer.set(this.#charges);
      this.#charges = longer;
    }
    while (state >= this.#itemStarts.length) {
      const known = this.#itemStarts.length;
      this.#itemStarts = doubled(this.#itemStarts).fill(-1, known);
      this.#chargeStarts = doubled(this.#chargeStarts);
      this.#counts = doubled(this.#counts);
    }
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(array.length * 2);
  longer.set(array);
  return longer;
}
