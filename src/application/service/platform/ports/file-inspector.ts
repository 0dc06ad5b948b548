import type { FieldProblem } from '#domain/platform/forms/field-problem.ts';
import type { Result } from '#domain/result.ts';

/** Reasons why a file is refused: it is broken, or has active content. */
export type FileProblem = Extract<FieldProblem, 'malformed' | 'unknown-value'>;

/** Inspects uploaded files that other users will open (SEC-4). Checks the content, not the name. */
export interface FileInspector {
  /**
   * Accepts a complete PDF without active content. `malformed`: not a PDF, or truncated. `unknown-value`: contains links, scripts, other files, forms that can
   * be submitted, launch actions or encryption, or has too many pages, streams or unpacked bytes. Memory and time are limited.
   */
  pdf(file: Uint8Array): Promise<Result<null, FileProblem>>;
}
