// The part of SARIF 2.1.0 that is written here. Names are those of the standard.

export type SarifLevel = "none" | "note" | "warning" | "error";

export interface SarifMessage {
  readonly text: string;
  readonly markdown?: string;
}

export interface SarifRegion {
  readonly startLine: number;
  readonly startColumn?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export interface SarifLocation {
  readonly id?: number;
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string };
    readonly region?: SarifRegion;
  };
}

export interface SarifFix {
  readonly description: SarifMessage;
  readonly artifactChanges: readonly {
    readonly artifactLocation: { readonly uri: string };
    readonly replacements: readonly {
      readonly deletedRegion: SarifRegion;
      readonly insertedContent?: SarifMessage;
    }[];
  }[];
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: SarifLevel;
  readonly message: SarifMessage;
  readonly locations?: readonly SarifLocation[];
  readonly relatedLocations?: readonly SarifLocation[];
  readonly occurrenceCount?: number;
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly fixes?: readonly SarifFix[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface SarifRule {
  readonly id: string;
  readonly shortDescription: SarifMessage;
  readonly fullDescription: SarifMessage;
  readonly help: SarifMessage;
  readonly helpUri: string;
  readonly defaultConfiguration: { readonly enabled: boolean; readonly level: SarifLevel };
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface SarifNotification {
  readonly descriptor: { readonly id: string };
  readonly level: SarifLevel;
  readonly message: SarifMessage;
  readonly locations?: readonly SarifLocation[];
}

export interface SarifLog {
  readonly $schema: string;
  readonly version: "2.1.0";
  readonly runs: readonly [SarifRun];
}

export interface SarifRun {
  readonly tool: {
    readonly driver: {
      readonly name: string;
      readonly version: string;
      readonly informationUri: string;
      readonly rules: readonly SarifRule[];
    };
  };
  readonly automationDetails: { readonly id: string };
  readonly invocations: readonly [
    {
      readonly executionSuccessful: true;
      readonly toolExecutionNotifications: readonly SarifNotification[];
    },
  ];
  readonly columnKind: "utf16CodeUnits";
  readonly results: readonly SarifResult[];
}
