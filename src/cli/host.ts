export type CliHost = {
  readonly stdout: (text: string | Uint8Array) => void;
  readonly stderr: (text: string) => void;
  readonly stdin: () => Uint8Array<ArrayBuffer>;
  /** Asks a question and reads a line of the standard input. Returns null if it is not a terminal. */
  readonly ask: (question: string) => Promise<string | null>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
  readonly computerName: string;
};
