import type { Result } from '#domain/result.ts';
import type { ExitCode } from './exit-codes.ts';
import type { CliFailure } from './failures.ts';

/** The answer of a command: `json` for scripts, `text` for people. */
export type Report = {
  /** Undefined if the answer is a file, which is the same for scripts. */
  readonly json: unknown;
  /** Text that is safe to print, without a line break at the end; bytes are written as they are. */
  readonly text: string | Uint8Array;
  /** With what the command ends; left out where it worked. */
  readonly exitCode?: ExitCode;
};

/** The answer of a command, or why there is none. */
export type Reported = Promise<Result<Report, CliFailure>>;
