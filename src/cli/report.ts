import type { Result } from '#domain/result.ts';
import type { ExitCode } from './exit-codes.ts';
import type { CliFailure } from './failures.ts';

/** What a command answers: for scripts (`--json`) and for people. */
export type Report = {
  readonly json: unknown;
  /** Safe to print; without a line break at the end. */
  readonly text: string;
  /** With what the command ends; left out where it worked. */
  readonly exitCode?: ExitCode;
};

/** Null where the command wrote its answer itself. */
export type Reported = Promise<Result<Report | null, CliFailure>>;
