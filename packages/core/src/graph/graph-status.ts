/** How the graph file stands to the repository. */
export interface GraphStatus {
  readonly file: string;
  readonly state: "absent" | "fresh" | "stale" | "unreadable";
  /** Differences of the declared part between the file and the repository. */
  readonly nodesMissing: number;
  readonly nodesExtra: number;
  readonly edgesMissing: number;
  readonly edgesExtra: number;
}
