/** What the command line asks of the process that it runs in; a test stands in for one. */
export type CliHost = {
  /** Where answers go. Text is written as it is. */
  readonly stdout: (text: string | Uint8Array) => void;
  /** Where progress, warnings and errors go. */
  readonly stderr: (text: string) => void;
  /** Reads the standard input to its end. */
  readonly stdin: () => Uint8Array<ArrayBuffer>;
  /** Asks for a line of the standard input; null where nobody is at it. */
  readonly ask: (question: string) => Promise<string | null>;
  /** The environment's variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
  /** What the computer calls itself. */
  readonly computerName: string;
};
