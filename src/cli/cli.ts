import type { ClientApp } from '#application/client/client-app.ts';
import type { ReadRoster } from '#domain/rosters/files/roster-reading.ts';
import type { Result } from '#domain/result.ts';
import type { CliFailure } from './failures.ts';

export type DeviceLoginCode = {
  readonly userCode: string;
  readonly verificationUri: string;
  /** The URL that includes the code, or null if the server sends none. */
  readonly verificationUriComplete: string | null;
};

export type Cli = {
  readonly app: ClientApp;
  readonly server: string;
  readonly organization: string | null;
  readonly isLoggedIn: () => boolean;
  /** Logs this computer in. Calls `show` with the code. Resolves after the user has approved the code in a browser. */
  readonly logIn: (show: (code: DeviceLoginCode) => void) => Promise<Result<void, CliFailure>>;
  /** Makes this server the default of commands without --server. */
  readonly rememberServer: () => void;
  readonly say: (line: string) => void;
  /** Resolves after this many seconds. */
  readonly pause: (seconds: number) => Promise<void>;
  readonly readBytes: (file: string) => Result<Uint8Array<ArrayBuffer>, CliFailure>;
  /** Parses a CSV file of the service. Returns one object per row, with the columns as keys. */
  readonly readOwnCsv: (bytes: Uint8Array) => readonly Readonly<Record<string, string>>[];
  /** Asks the user at the terminal. Returns null if there is no terminal. */
  readonly ask: (question: string) => Promise<string | null>;
  readonly writeFile: (file: string, bytes: Uint8Array, force: boolean) => Result<void, CliFailure>;
};

export type LocalCli = {
  /** Reads a roster from CSV files, from a folder of CSV files, or from a ZIP. `-` is the standard input. */
  readonly readRoster: (paths: readonly string[]) => Promise<Result<ReadRoster, CliFailure>>;
};
