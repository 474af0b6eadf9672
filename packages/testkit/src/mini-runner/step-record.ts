import type { Annotation, AnnotationLevel } from "./annotation.ts";
import { createSecretMasker, type SecretMasker } from "./secret-masker.ts";

/** The runner keeps ten annotations of each level a step and cuts messages, counted in UTF-16 units. */
const ANNOTATIONS_PER_LEVEL = 10;
const MESSAGE_LENGTH = 4096;

/** What one step has done so far: the runner's view of it. */
export interface StepRecord {
  readonly masker: SecretMasker;
  readonly log: string[];
  readonly debug: string[];
  /** Kept annotations in order of arrival. */
  readonly annotations: Annotation[];
  /** Annotations over the limit: only in the log. */
  readonly dropped: Annotation[];
  /** Messages of the runner itself: refused commands, unknown inputs, a summary that is too large. */
  readonly warnings: string[];
  readonly outputs: Map<string, string>;
  readonly state: Map<string, string>;
  readonly env: Map<string, string>;
  readonly paths: string[];
  /** Values hidden by `add-mask`, in order. */
  readonly masks: string[];
  /** Problem matcher files that the step registered. */
  readonly matchers: string[];
  /** True once a command failed: the step fails whatever its exit code. */
  hasFailed: boolean;
}

/** An empty record; `secrets` are hidden from the start, like the job's token. */
export function createStepRecord(secrets: readonly string[]): StepRecord {
  const masker = createSecretMasker();
  for (const secret of secrets) masker.add(secret);
  return {
    masker,
    log: [],
    debug: [],
    annotations: [],
    dropped: [],
    warnings: [],
    outputs: new Map(),
    state: new Map(),
    env: new Map(),
    paths: [],
    masks: [],
    matchers: [],
    hasFailed: false,
  };
}

/** Adds a line to the log, as the runner would show it. */
export function writeLog(record: StepRecord, line: string): void {
  record.log.push(record.masker.mask(line));
}

/** Adds an annotation within the runner's limits and prints it to the log as the runner does. */
export function addAnnotation(record: StepRecord, annotation: Annotation): void {
  const message = record.masker.mask(annotation.message).slice(0, MESSAGE_LENGTH);
  const kept = record.annotations.filter(({ level }) => level === annotation.level).length;
  (kept < ANNOTATIONS_PER_LEVEL ? record.annotations : record.dropped).push({
    ...annotation,
    message,
  });
  writeLog(record, `##[${annotation.level}]${message}`);
}

/** Something that the runner itself reports; it takes a place among the annotations, too. */
export function report(record: StepRecord, level: AnnotationLevel, message: string): void {
  record.warnings.push(message);
  addAnnotation(record, { level, message });
}

/** Reports a command that the runner refuses; the step fails. */
export function fail(record: StepRecord, ...messages: string[]): void {
  record.hasFailed = true;
  for (const message of messages) report(record, "error", message);
}
