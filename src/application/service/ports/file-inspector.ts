import type { FieldProblem } from '#domain/account/field-problem.ts';
import type { Result } from '#domain/result.ts';

/** What may be wrong with a file: it is broken, or it can do more than be read. */
export type FileProblem = Extract<FieldProblem, 'malformed' | 'unknown-value'>;

/** Looks into files that people send us and that others will open (SEC-4). By their content: a name says nothing. */
export interface FileInspector {
  /**
   * A whole PDF that is for reading. `malformed`: it is none, or its end is missing. `unknown-value`: it contains links, scripts, other files, forms
   * that send, starts programs or is locked; or it has more pages, streams or unpacked bytes than a paper has. Takes bounded memory and time.
   */
  pdf(file: Uint8Array): Promise<Result<null, FileProblem>>;
}
