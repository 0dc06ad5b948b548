import type { ClientApp } from '#application/client/client-app.ts';
import type { ReadRoster } from '#domain/imports/roster-reading.ts';
import type { Result } from '#domain/result.ts';
import type { CliFailure } from './failures.ts';

/** What the person must be told to log in. */
export type LoginCode = {
  readonly userCode: string;
  readonly verificationUri: string;
  /** The same address with the code in it; null where the server has none. */
  readonly verificationUriComplete: string | null;
};

/** What a command works with. */
export type Cli = {
  readonly app: ClientApp;
  /** The server's origin. */
  readonly server: string;
  /** The id of the organization that the command names; null where it names none. */
  readonly organization: string | null;
  /** Whether this computer has tokens for the server. */
  readonly isLoggedIn: () => boolean;
  /** Logs this computer in: `show` is given the code, and the answer comes once the person approved it in a browser. */
  readonly logIn: (show: (code: LoginCode) => void) => Promise<Result<void, CliFailure>>;
  /** Commands without --server ask this one from now on. */
  readonly rememberServer: () => void;
  /** Writes a line for the person, beside the command's answer. */
  readonly say: (line: string) => void;
  /** Waits, in seconds. */
  readonly pause: (seconds: number) => Promise<void>;
  /** Reads a file; `-` is the standard input. */
  readonly readBytes: (file: string) => Result<Uint8Array<ArrayBuffer>, CliFailure>;
  /** Reads a CSV file that the service wrote: one object for each row, by column. */
  readonly readOwnCsv: (bytes: Uint8Array) => readonly Readonly<Record<string, string>>[];
  /** Asks the person at the terminal; null where nobody is there. */
  readonly ask: (question: string) => Promise<string | null>;
  /** Writes a file. */
  readonly writeFile: (file: string, bytes: Uint8Array, force: boolean) => Result<void, CliFailure>;
};

/** What a command works with that asks no server. */
export type LocalCli = {
  /** Reads the roster of CSV files, of a folder of them or of a ZIP; `-` is the standard input. */
  readonly readRoster: (paths: readonly string[]) => Promise<Result<ReadRoster, CliFailure>>;
};
