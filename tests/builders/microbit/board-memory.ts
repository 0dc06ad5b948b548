/** Indexes of the `Int32Array` in shared memory, which the board and its interpreter use to communicate. */
export const cell = { interrupt: 0, presses: 1, distance: 2, bell: 3 } as const;

/** Messages from the interpreter: the program's output, its end, or a signal at a part. */
export type FromInterpreter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'ended'; readonly traceback: string }
  | { readonly kind: 'signal'; readonly part: string; readonly pin: number; readonly value: string };

export type ToInterpreter =
  { readonly kind: 'run'; readonly code: string } | { readonly kind: 'reset'; readonly runsMain: boolean };

export type BoardMaking = {
  readonly memory: SharedArrayBuffer;
  readonly serial: string;
  readonly version: 'V1' | 'V2';
};
