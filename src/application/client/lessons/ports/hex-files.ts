import type { BoardProgram } from '#domain/lessons/programs/board/board-program.ts';
import type { Result } from '#domain/result.ts';

export type HexFailure =
  | { readonly kind: 'hex/unreachable' }
  | { readonly kind: 'hex/not-micropython' }
  | { readonly kind: 'hex/full' };

/** A file to copy to the MICROBIT drive, and the boards that it works on. */
export type HexFile = { readonly text: string; readonly boards: readonly ('V1' | 'V2')[] };

/** Creates files that put a program on a micro:bit without a connection. */
export interface HexFiles {
  /**
   * Returns MicroPython with a program that runs at each power-on.
   * @param chosen the text of a `.hex` file from the official Python editor; null for this site's firmware
   */
  make(program: BoardProgram, chosen: string | null): Promise<Result<HexFile, HexFailure>>;
}
