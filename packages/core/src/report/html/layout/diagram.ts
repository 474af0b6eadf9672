/** A box (skill) or a dot (fact) of the diagram, with the size that it takes. */
export interface DiagramNode {
  readonly id: string;
  readonly kind: "skill" | "fact";
  readonly width: number;
  readonly height: number;
}

export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  /** `needs` and `gives` decide the order from left to right, the others are only drawn. */
  readonly kind: "needs" | "gives" | "forbids" | "removes" | "soft";
  /** Edges of one skill with the same number are alternatives: one of them is enough. */
  readonly group?: number;
}

export interface Diagram {
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything goes. Points of nodes are their centres; an edge runs through its points. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, Point>;
  readonly edges: readonly { readonly edge: DiagramEdge; readonly points: readonly Point[] }[];
}
