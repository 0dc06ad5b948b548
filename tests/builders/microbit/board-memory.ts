/** The memory that the board and its interpreter share: places in an `Int32Array` on shared memory. */
export const cell = { interrupt: 0, presses: 1, distance: 2, bell: 3 } as const;

/** From the interpreter: text of the program, its end, or a signal at a part. */
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
