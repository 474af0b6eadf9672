import type { CertificateNode } from "./bound-certificate.ts";

/** A longer proof than this is given up: nobody could keep it, let alone read it. */
const MOST_NUMBERS = 20_000_000;

/** Where a prover writes its nodes, with the skills numbered as they first come up. */
export class ProofSink {
  readonly nodes: CertificateNode[] = [];
  readonly skills: string[] = [];
  readonly #indices = new Map<string, number>();
  #numbers = 0;

  get isFull(): boolean {
    return this.#numbers > MOST_NUMBERS;
  }

  write(node: CertificateNode): void {
    this.nodes.push(node);
    this.#numbers += 1 + node.excluded.length;
    for (const { skills } of node.landmarks) this.#numbers += 2 + skills.length;
  }

  /** The number of a skill. */
  indexOf(name: string): number {
    const known = this.#indices.get(name);
    if (known !== undefined) return known;
    const index = this.skills.push(name) - 1;
    this.#indices.set(name, index);
    return index;
  }
}
