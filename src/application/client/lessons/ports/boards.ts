import type { BoardFailure, BoardInfo, BoardPart } from '#domain/lessons/programs/board/board.ts';
import type { BoardEvent } from '#domain/lessons/programs/board/board-event.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { Result } from '#domain/result.ts';

export type ProgramListener = {
  readonly onEvent: (event: BoardEvent) => void;
  /** Called once; null if the program was stopped or ended. */
  readonly onEnd: (failure: BoardFailure | null) => void;
};

type Done = Promise<Result<void, BoardFailure>>;

/** A connected board. Only one call may run at a time, except that `stop` may interrupt `run`. */
export type Board = {
  readonly info: BoardInfo;
  readonly run: (program: Program, listener: ProgramListener) => Done;
  /** Stops the program, even in an endless loop. Resolves when it has ended. */
  readonly stop: () => Done;
  /** Stores the program on the board, which runs it immediately and at each power-on. */
  readonly save: (program: Program) => Done;
  /** Shows the board's name on its display. */
  readonly blink: () => Done;
  /** Tests a part of the Dock for 1–2 s. Resolves to the sensor's distance in centimeters, null for other parts. */
  readonly test: (part: BoardPart) => Promise<Result<number | null, BoardFailure>>;
  readonly close: () => Promise<void>;
  readonly onLost: (listener: () => void) => void;
};

export interface Boards {
  isSupported(): boolean;
  /** Lets the user choose a board in the browser's list, and connects it. Must be called at most 5 s after a click. */
  choose(): Promise<Result<Board, BoardFailure>>;
  reconnect(): Promise<readonly Result<Board, BoardFailure>[]>;
  /** Calls back when a previously chosen board is plugged in; returns a function that removes the listener. */
  watchPlugged(listener: () => void): () => void;
}
