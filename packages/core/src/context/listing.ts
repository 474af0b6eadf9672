/** A skill as a host's catalogue sees it. */
export interface ListedSkill {
  readonly name: string;
  readonly description: string;
  /** Path of the SKILL.md as the host prints it. */
  readonly path: string;
  /** Where the host found it: `system`, `admin`, `repo` or `user`; others come last. */
  readonly scope?: string;
  /** A field of Claude Code that is listed behind the description. */
  readonly when_to_use?: string;
}

/** What a catalogue may take: `tokens` are bytes ÷ 4, rounded up; `chars` are code points. */
export interface ListingBudget {
  readonly kind: "tokens" | "chars";
  readonly limit: number;
}

/** What `ctxfst compat` gets for `skill_listing`; without a budget the host's own for its usual window. */
export interface ListingInput {
  readonly host: string;
  readonly skills: readonly ListedSkill[];
  readonly budget?: ListingBudget;
}

/** The catalogue that a host shows its model, and what became of the descriptions. */
export interface Listing {
  readonly lines: readonly string[];
  readonly report: {
    readonly total: number;
    readonly included: number;
    readonly omitted: number;
    /** Code points of descriptions that are not shown, and of how many skills. */
    readonly truncated_chars: number;
    readonly truncated_count: number;
  };
  /** What the host tells its user: skills are missing, or descriptions are much shorter; often nothing. */
  readonly warning: "omitted" | "truncated" | null;
}

/** One entry of a catalogue: the skill, how much of its description is shown, and whether it is listed at all. */
export interface ListingEntry {
  readonly skill: ListedSkill;
  readonly line: string | null;
  /** Code points of the description that are not shown. */
  readonly lost: number;
}
