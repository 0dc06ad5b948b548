import type { Result } from '#domain/result.ts';
import type { ExitCode } from './exit-codes.ts';
import type { CliFailure } from './failures.ts';

export type Report = {
  /** The output of `--json`. Undefined if the output is a file, which does not depend on `--json`. */
  readonly json: unknown;
  /** Text that is safe to print, without a final line break. Bytes are written unchanged. */
  readonly text: string | Uint8Array;
  readonly exitCode?: ExitCode;
};

export type Reported = Promise<Result<Report, CliFailure>>;
