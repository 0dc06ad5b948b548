import type { BoardFailure, BoardInfo, BoardPart } from '#domain/programs/board/board.ts';
import type { BoardEvent } from '#domain/programs/board/board-event.ts';
import type { Program } from '#domain/programs/program.ts';
import type { Result } from '#domain/result.ts';

/** Receives what a running program does. */
export type ProgramListener = {
  readonly onEvent: (event: BoardEvent) => void;
  /** Called once: null if the program was stopped or has ended. */
  readonly onEnd: (failure: BoardFailure | null) => void;
};

type Done = Promise<Result<void, BoardFailure>>;

/** A board that is connected. One call at a time; `stop` may interrupt `run`. */
export type Board = {
  readonly info: BoardInfo;
  /** Starts a program in place of the running one. Resolves when it runs. */
  readonly run: (program: Program, listener: ProgramListener) => Done;
  /** Stops the program, even in an endless loop. Resolves when it has ended. */
  readonly stop: () => Done;
  /** Stores the program on the board, which runs it whenever it gets power, and starts it. */
  readonly save: (program: Program) => Done;
  /** Shows the board's name on its display. */
  readonly blink: () => Done;
  /** Tries a part of the Dock for a second or two; the sensor answers with its distance in centimeters, the others null. */
  readonly test: (part: BoardPart) => Promise<Result<number | null, BoardFailure>>;
  /** Stops the program and gives the board to other tabs and programs. */
  readonly close: () => Promise<void>;
  /** Calls back once if the cable is pulled. */
  readonly onLost: (listener: () => void) => void;
};

/** The boards at the cables of this computer. */
export interface Boards {
  /** Whether the browser can reach boards at all. */
  isSupported(): boolean;
  /** Lets the user choose a board in the browser's list, and connects it. Needs a click, at most 5 s ago. */
  choose(): Promise<Result<Board, BoardFailure>>;
  /** Connects the boards that were chosen before and are plugged in. */
  reconnect(): Promise<readonly Result<Board, BoardFailure>[]>;
  /** Calls back whenever a board that was chosen before is plugged in; returns a function that stops it. */
  watchPlugged(listener: () => void): () => void;
}
