import type { FieldProblem } from '#domain/platform/forms/field-problem.ts';
import type { Result } from '#domain/result.ts';

/** Why a file is refused: it is broken, or has active content. */
export type FileProblem = Extract<FieldProblem, 'malformed' | 'unknown-value'>;

/** Inspects uploaded files that others will open (SEC-4), by content rather than name. */
export interface FileInspector {
  /**
   * Accepts a complete PDF without active content. `malformed`: not a PDF, or truncated. `unknown-value`: contains links, scripts, other
   * files, submitting forms, launch actions or encryption; or has too many pages, streams or unpacked bytes. Memory and time are bounded.
   */
  pdf(file: Uint8Array): Promise<Result<null, FileProblem>>;
}
