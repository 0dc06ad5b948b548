import type { BoardProgram } from '#domain/programs/board/board-program.ts';
import type { Result } from '#domain/result.ts';

/** Why there is no file. */
export type HexFailure =
  /** The firmware of the site could not be fetched. */
  | { readonly kind: 'hex/unreachable' }
  /** The chosen file is not MicroPython for the micro:bit. */
  | { readonly kind: 'hex/not-micropython' }
  /** The program does not fit beside the firmware. */
  | { readonly kind: 'hex/full' };

/** A file that is copied to the drive MICROBIT, and the boards that it is for. */
export type HexFile = { readonly text: string; readonly boards: readonly ('V1' | 'V2')[] };

/** Makes the files by which a micro:bit gets a program without a connection. */
export interface HexFiles {
  /**
   * MicroPython with a program, which runs whenever the board gets power.
   * @param chosen the text of a `.hex` file that was saved in the official Python editor; null for the firmware of this site
   */
  make(program: BoardProgram, chosen: string | null): Promise<Result<HexFile, HexFailure>>;
}
